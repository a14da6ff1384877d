"""Income and final scores counted again from a position document, as slowly and plainly as one would at the table."""

from itertools import pairwise
from typing import Any

Document = dict[str, Any]

REVENUE = {
    "yunnan": (6, 1),
    "sichuan": (9, 3),
    "kang": (12, 6),
    "qamdo": (12, 6),
    "tibet": (15, 10),
    "qinghai": (18, 15),
}
SQUARES = [0, 1, 4, 9, 16]
TEAHOUSE = {"yunnan": 1, "sichuan": 3, "kang": 6, "tibet": 10, "qinghai": 15}
HORSE = {"yunnan": 0, "sichuan": 1, "kang": 4, "tibet": 9, "qinghai": 16}


def third(title: str) -> str:
    """The third province, which changed its name."""
    return "qamdo" if title == "yunnan-2013" else "kang"


def ways(position: Document, colour: str, title: str, start: str) -> list[list[str]]:
    """Every way from a province to Pu'er that enters no province twice."""
    road = ["puer", "yunnan", "sichuan", third(title), "tibet", "qinghai"]
    bridges = [gorge for gorge in position["players"][colour].get("bridges", []) if gorge != position["blocked"]]
    links = [*pairwise(road), *[tuple(gorge.split("-")) for gorge in bridges]]
    found, open_ways = [], [[start]]
    while open_ways:
        way = open_ways.pop()
        if way[-1] == "puer":
            found.append(way)
            continue
        for one, other in links:
            for here, there in ((one, other), (other, one)):
                if here == way[-1] and there not in way:
                    open_ways.append([*way, there])
    return found


def gaps(position: Document, colour: str, title: str, province: str) -> int:
    """The fewest provinces without a trader or post on a way to Pu'er."""
    player = position["players"][colour]
    present = {*player["traders"], *player["posts"], "puer"}
    return min(len(set(way[1:]) - present) for way in ways(position, colour, title, province))


def income(position: Document, colour: str, title: str) -> int:
    """The round income of a colour."""
    player = position["players"][colour]
    in_market = player["traders"].get("market", 0)
    total = 3 * in_market if title == "yunnan-2013" else 3 * min(1, in_market)
    for province, (trader, post) in REVENUE.items():
        missing = gaps(position, colour, title, province) if province in {*player["traders"], *player["posts"]} else 0
        total += player["traders"].get(province, 0) * (trader - 3 * missing)
        total += player["posts"].get(province, 0) * (0 if missing else post)
    return int(total)


def scores(position: Document, title: str) -> list[int]:
    """The final scores by seat."""
    totals = list(position["points"])
    for seat in range(len(totals)):
        colours = {name: player for name, player in position["players"].items() if player["seat"] == seat}
        totals[seat] += sum(player["coins"] for player in colours.values()) // 3
        for colour, player in colours.items():
            totals[seat] += 3 * player["presents"] + SQUARES[player["passes"] - 2] + SQUARES[player["influence"]]
            built = [province for province, owner in position["teahouses"].items() if owner == colour]
            if title == "yunnan-2013":
                totals[seat] += 12 * len(built)
            else:
                totals[seat] += sum(TEAHOUSE[province] for province in built) + HORSE[player["horse"]]
    return totals

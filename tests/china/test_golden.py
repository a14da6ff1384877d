"""Golden games: whole logs with exact scores, for both sides, both ends, and with fortifications.

Each score is reached twice: by the engine, and by a recount that reads nothing but the texts of the log.
"""

import json
from itertools import groupby
from pathlib import Path

import pytest

from fondaco import Match
from fondaco.games.china.board import DATA, PROVINCE_NAMES
from fondaco.games.china.events import NOTHING_FITS, ROUND_ENDED
from fondaco.games.china.state import State

FOLDER = Path(__file__).parent / "golden"
Sheet = dict[str, list[int]]

GOLDEN: dict[str, tuple[str, list[int], list[int], list[int], list[int]]] = {
    # name: how it ended, points for houses, alliances and roads, ranks
    "3-players": ("round-ended", [20, 18, 19], [23, 0, 10], [12, 13, 17], [1, 3, 2]),
    "4-players-fortified": ("round-ended", [16, 14, 22, 22], [0, 25, 20, 13], [12, 4, 15, 20], [4, 3, 1, 2]),
    "4-players-other-side": ("round-ended", [10, 19, 16, 17], [16, 9, 0, 4], [4, 7, 16, 10], [4, 1, 2, 3]),
    "5-players-fortified": (
        "round-ended",
        [23, 19, 12, 16, 15],
        [5, 13, 22, 39, 6],
        [22, 16, 10, 4, 9],
        [2, 3, 4, 1, 5],
    ),
    "4-players-board-full": ("nothing-fits", [48, 43, 41, 31], [0, 9, 20, 28], [0, 0, 0, 0], [4, 3, 1, 2]),
    "4-players-fortified-board-full": ("nothing-fits", [38, 55, 36, 40], [10, 0, 39, 29], [0, 4, 0, 0], [4, 3, 1, 2]),
    "5-players-board-full": (
        "nothing-fits",
        [43, 31, 38, 35, 19],
        [0, 16, 0, 10, 20],
        [0, 0, 0, 0, 0],
        [3, 1, 5, 2, 4],
    ),
    "5-players-fortified-board-full": (
        "nothing-fits",
        [45, 26, 49, 43, 31],
        [0, 4, 0, 0, 14],
        [4, 0, 0, 0, 0],
        [2, 5, 1, 4, 3],
    ),
}
every_game = pytest.mark.parametrize("name", GOLDEN)


def test_every_file_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(GOLDEN)


@every_game
def test_golden_game(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    match = Match.load(text)
    end, houses, alliances, roads, ranks = GOLDEN[name]
    assert match.actors == []
    assert match.save() == text.rstrip("\n")
    told = [entry.event for entry in match.chronicle(None)[-1] if entry.event in (NOTHING_FITS, ROUND_ENDED)]
    assert [event.name for event in told] == [end]
    result = match.result
    assert result is not None
    assert result.sheet == {"houses": houses, "alliances": alliances, "roads": roads}
    assert result.ranks == ranks
    assert isinstance(match.state, State)
    assert Recount(json.loads(text)).sheet() == result.sheet


# The recount: houses, fortifications and emissaries as the log names them, scored the slow way.


class Recount:
    """The pieces of a saved game, by name, with the points for full provinces as they fill."""

    def __init__(self, save: dict[str, object]) -> None:
        log, setup = save["log"], save["setup"]
        assert isinstance(save["seats"], int)
        assert isinstance(log, list)
        assert isinstance(setup, dict)
        self.seats = save["seats"]
        self.roads = {frozenset(road) for road in DATA["roads"]["both"] + DATA["roads"][setup["side"]]}
        self.houses: dict[str, int] = {}
        self.fortified: set[str] = set()
        self.emissaries: list[tuple[str, int]] = []
        self.points = [0] * self.seats
        for seat, text in log:
            self.read(seat, text.split())

    def read(self, seat: int, words: list[str]) -> None:
        if words[:2] == ["place", "house"]:
            province = words[2].rsplit("-", 1)[0]
            self.houses[words[2]] = seat
            if len(self.owners(province)) == DATA["provinces"][province]["spaces"]:
                self.score_houses(province)
        elif words[:2] == ["place", "fortification"]:
            self.fortified.add(words[2])
        elif words[:2] == ["place", "emissary"]:
            self.emissaries.append((words[2], seat))

    def owners(self, province: str) -> list[int]:
        return [seat for space, seat in self.houses.items() if space.rsplit("-", 1)[0] == province]

    def score_houses(self, province: str) -> None:
        owners = self.owners(province)
        counts = sorted({owners.count(seat) for seat in owners}, reverse=True)
        rewards = dict(zip(counts, [len(owners), *counts], strict=False))
        for seat in set(owners):
            walls = [s for s in self.fortified if s.rsplit("-", 1)[0] == province and self.houses.get(s) == seat]
            self.points[seat] += rewards[owners.count(seat)] * (2 if walls else 1)

    def sheet(self) -> Sheet:
        for province in PROVINCE_NAMES:
            if 0 < len(self.owners(province)) < DATA["provinces"][province]["spaces"]:
                self.score_houses(province)
        roads = [self.road_points(seat) for seat in range(self.seats)]
        return {"houses": self.points, "alliances": self.alliance_points(), "roads": roads}

    def alliance_points(self) -> list[int]:
        points = [0] * self.seats
        for pair in DATA["alliances"]:
            leaders = [self.leaders(province) for province in pair]
            for seat in leaders[0] & leaders[1]:
                points[seat] += len([province for province, _ in self.emissaries if province in pair])
        return points

    def leaders(self, province: str) -> set[int]:
        seats = sorted(seat for name, seat in self.emissaries if name == province)
        counts = {seat: len(list(group)) for seat, group in groupby(seats)}
        return {seat for seat, count in counts.items() if count == max(counts.values())}

    def road_points(self, seat: int) -> int:
        """The best of all ways to pick disjoint paths of four houses or more."""
        own = frozenset(space for space, owner in self.houses.items() if owner == seat)
        return self.best(own, self.paths(own))

    def paths(self, own: frozenset[str]) -> list[frozenset[str]]:
        found: set[frozenset[str]] = set()
        trails = [[space] for space in own]
        while trails:
            trail = trails.pop()
            if len(trail) >= 4:
                found.add(frozenset(trail))
            trails += [[*trail, s] for s in own - set(trail) if frozenset((trail[-1], s)) in self.roads]
        return sorted(found, key=sorted)

    def best(self, free: frozenset[str], paths: list[frozenset[str]]) -> int:
        points = 0
        for number, path in enumerate(paths):
            if path <= free:
                rest = free - path
                later = [other for other in paths[number + 1 :] if other <= rest]
                gain = len(path) * (2 if path & self.fortified else 1)
                points = max(points, gain + self.best(rest, later))
        return points

"""The board, the same in both editions: places, gorges, bid spaces, and what follows from the roads."""

from typing import Any, Final

from fondaco.core import data


def read(name: str) -> Any:
    """One of the game's data files."""
    return data.read("fondaco.games.yunnan", name)


DATA: Final[dict[str, Any]] = read("board.json")

# Places where a trader can stand. A trader in a building stands in State.spaces or State.bank instead.
MARKET: Final = 0
YUNNAN: Final = 1
SICHUAN: Final = 2
KANG: Final = 3
TIBET: Final = 4
QINGHAI: Final = 5
SUPPLY: Final = 6  # the personal supply
GENERAL: Final = 7  # the general supply
PLACES: Final = 8
ROAD: Final = 6  # the market and the five provinces along the Tea Horse Road

PROVINCES: Final[list[str]] = DATA["provinces"]
PLACE_NAMES: Final[list[str]] = ["market", *PROVINCES, "supply"]

TRADER_REVENUE: Final[list[int]] = [DATA["trader_revenue"][name] for name in ["market", *PROVINCES]]
POST_REVENUE: Final[list[int]] = [0, *[DATA["post_revenue"][name] for name in PROVINCES]]
PRESENTS: Final[list[int]] = [0, *[DATA["presents"].get(name, 0) for name in PROVINCES]]
TRANSPORT_COST: Final = 3

GORGES: Final = 4
GORGE_NAMES: Final[list[str]] = [f"{low}-{high}" for low, high in DATA["gorges"]]
GORGE_LOW: Final[list[int]] = [1 + PROVINCES.index(low) for low, _ in DATA["gorges"]]
GORGE_HIGH: Final[list[int]] = [1 + PROVINCES.index(high) for _, high in DATA["gorges"]]

# Buildings and their bid spaces, numbered through from the school's cheapest to the temple's dearest.
SCHOOL: Final = 0
CUSTOMS: Final = 1
HORSE: Final = 2
GUILD: Final = 3
YARD: Final = 4
TEMPLE: Final = 5
BUILDING_NAMES: Final[list[str]] = list(DATA["buildings"])
SPACE_BUILDING: Final[list[int]] = [
    number for number, name in enumerate(BUILDING_NAMES) for _ in DATA["buildings"][name]
]
SPACE_PRICE: Final[list[int]] = [price for name in BUILDING_NAMES for price in DATA["buildings"][name]]
SPACE_SMALL: Final[list[bool]] = [
    price in DATA["small"][name] for name in BUILDING_NAMES for price in DATA["buildings"][name]
]
SPACES: Final = len(SPACE_PRICE)
FIRST_SPACE: Final[list[int]] = [SPACE_BUILDING.index(number) for number in range(len(BUILDING_NAMES))] + [SPACES]

# Structures.
POST: Final = 0
BRIDGE: Final = 1
TEAHOUSE: Final = 2
GUARD: Final = 3
KINDS: Final = 4
STRUCTURE_NAMES: Final[list[str]] = ["post", "bridge", "teahouse", "guard"]
STRUCTURES: Final[list[int]] = [DATA["pieces"][name] for name in STRUCTURE_NAMES]

TRADERS: Final[int] = DATA["pieces"]["traders"]
FIRST_TRADERS: Final[int] = DATA["first_traders"]
FIRST_COINS: Final[list[int]] = DATA["first_coins"]
FEWEST_PASSES: Final[int] = DATA["passes"]["least"]
MOST_PASSES: Final[int] = DATA["passes"]["most"]
MOST_INFLUENCE: Final[int] = DATA["influence"]["most"]
FAR: Final = 99


def bank_payout(total: int) -> int:
    """What the wall shows for a total amount bid."""
    payout: dict[str, int] = DATA["bank_payout"]
    return min(payout["most"], payout["least"] + total // payout["step"])


def roads(bridges: int) -> list[list[int]]:
    """The neighbours of each place on the road, with bridges over the gorges of a bit mask."""
    near: list[list[int]] = [[] for _ in range(ROAD)]
    pairs = [(place, place + 1) for place in range(ROAD - 1)]
    pairs += [(GORGE_LOW[gorge], GORGE_HIGH[gorge]) for gorge in range(GORGES) if bridges >> gorge & 1]
    for low, high in pairs:
        near[low].append(high)
        near[high].append(low)
    return near


def cheapest(near: list[list[int]], start: int, toll: list[int]) -> list[int]:
    """The least sum of tolls of the places entered on the way from a start to each place."""
    cost = [FAR] * ROAD
    cost[start] = 0
    for _ in range(ROAD):
        for place in range(ROAD):
            for other in near[place]:
                cost[other] = min(cost[other], cost[place] + toll[other])
    return cost


def borders_crossed() -> list[list[int]]:
    """By bridges and horse: the fewest borders between two places, through provinces the horse has reached."""
    table: list[list[int]] = []
    for bridges in range(1 << GORGES):
        for horse in range(ROAD):
            toll = [1 if place <= horse else FAR for place in range(ROAD)]
            near = roads(bridges)
            table.append([min(FAR, cost) for start in range(ROAD) for cost in cheapest(near, start, toll)])
    return table


def gaps_on_the_way() -> list[list[int]]:
    """By bridges and presence: the fewest provinces without presence between each place and Pu'er."""
    table: list[list[int]] = []
    for bridges in range(1 << GORGES):
        for presence in range(1 << ROAD):
            toll = [0 if place == MARKET or presence >> place & 1 else 1 for place in range(ROAD)]
            cost = cheapest(roads(bridges), MARKET, toll)
            table.append([cost[place] - toll[place] for place in range(ROAD)])
    return table


BORDERS: Final[list[list[int]]] = borders_crossed()
GAPS: Final[list[list[int]]] = gaps_on_the_way()

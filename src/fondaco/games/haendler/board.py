"""The board and the cards, read once from the data files: fields, roads, goods, tracks."""

import itertools
from typing import Any, Final

from fondaco.core import data
from fondaco.core.errors import BadSetup


def read(name: str) -> Any:
    """One of the game's data files."""
    return data.read("fondaco.games.haendler", name)


DATA: Final[dict[str, Any]] = read("board.json")
HUNDRED: Final = 100  # the smallest coin: the engine counts all money in hundreds


def hundred(amount: int) -> int:
    """An amount of gulden in hundreds."""
    if amount % HUNDRED:
        raise BadSetup(f"All money is in hundreds, and {amount} is not.")
    return amount // HUNDRED


def hundreds(amounts: list[int]) -> list[int]:
    """Amounts of gulden in hundreds."""
    return [hundred(amount) for amount in amounts]


COLOURS: Final[list[str]] = DATA["colours"]
SEATS: Final = 4

# Goods, and the stalls: one for each good that a city sells.
GOODS: Final = 6
GOOD_NAMES: Final[list[str]] = DATA["goods"]
GOODS_IN_PLAY: Final[int] = DATA["goods_of_each"] - 1  # one of each kind marks its price
CITIES: Final = 6
CITY_NAMES: Final[list[str]] = list(DATA["cities"])
STALLS: Final = 18
STALL_CITY: Final[list[int]] = [city for city in range(CITIES) for _ in DATA["cities"][CITY_NAMES[city]]]
STALL_GOOD: Final[list[int]] = [GOOD_NAMES.index(good) for city in CITY_NAMES for good in DATA["cities"][city]]
STALLS_PER_CITY: Final = 3
NO_STALL: Final = -1


def stall_table() -> list[int]:
    """By city and good: the stall, or none if the city does not sell the good."""
    table = [NO_STALL] * (CITIES * GOODS)
    for stall in range(STALLS):
        table[STALL_CITY[stall] * GOODS + STALL_GOOD[stall]] = stall
    return table


STALL_OF: Final[list[int]] = stall_table()

# Cargoes of one or two goods; a price disc points at a cargo or at nothing.
CARGO: Final[list[list[int]]] = [[good] for good in range(GOODS)] + [
    [first, second] for first in range(GOODS) for second in range(first, GOODS)
]
CARGO_NAMES: Final[list[str]] = ["-".join([GOOD_NAMES[good] for good in cargo]) for cargo in CARGO]
CARGOES: Final = 27
NOTHING: Final = CARGOES  # both pointers on one's own crest
CARGOES_OF_CITY: Final[list[list[int]]] = [
    [n for n in range(CARGOES) if all([STALL_OF[city * GOODS + good] != NO_STALL for good in CARGO[n]])]
    for city in range(CITIES)
]

# Fields: the cities, the forks, then the spaces of each road.
FIELD_NAMES: Final[list[str]] = [
    *CITY_NAMES,
    *DATA["forks"],
    *[f"{road['from']}-{road['to']}-{n + 1}" for road in DATA["roads"] for n in range(road["spaces"])],
]
FIELDS: Final = 56
NOWHERE: Final = -1
WAGONS: Final = 3
WAGON_NAMES: Final[list[str]] = ["1", "2", "3"]


def neighbours() -> list[list[int]]:
    """The fields next to each field."""
    near: list[list[int]] = [[] for _ in range(FIELDS)]
    for road in DATA["roads"]:
        spaces = [f"{road['from']}-{road['to']}-{n + 1}" for n in range(road["spaces"])]
        way = [FIELD_NAMES.index(name) for name in [road["from"], *spaces, road["to"]]]
        for first, second in itertools.pairwise(way):
            near[first].append(second)
            near[second].append(first)
    return near


NEAR: Final[list[list[int]]] = neighbours()
FROM: Final = FIELDS + 1
# By field and the field a wagon came from (none in a city, where it has been turned): the fields before it.
AHEAD: Final[list[list[int]]] = [
    [field for field in NEAR[here] if field != came] for here in range(FIELDS) for came in range(NOWHERE, FIELDS)
]


def ahead(here: int, came: int) -> list[int]:
    """The fields a wagon can go on to; it never turns back."""
    return AHEAD[here * FROM + came + 1]


def within(start: int, steps: int) -> list[int]:
    """By field: how far it is from a start without passing through a city, or nowhere beyond so many steps."""
    distance = [NOWHERE] * FIELDS
    distance[start] = 0
    edge = [start]
    for step in range(1, steps + 1):
        beyond: list[int] = []
        for here in edge:
            for field in NEAR[here]:
                if distance[field] == NOWHERE and field >= CITIES:
                    distance[field] = step
                    beyond.append(field)
        edge = beyond
    return distance


# Where the courier can go: by field, the fields one step and two steps away.
REACH: Final[list[list[int]]] = [within(field, 2) for field in range(FIELDS)]
COURIER_GOALS: Final[list[list[int]]] = [
    [field for field in range(CITIES, FIELDS) if REACH[here][field] > 0] for here in range(FIELDS)
]

# Starting positions.
WAGON_SETS: Final[list[str]] = list(DATA["wagons"])
USUAL: Final = "usual"
COURIER_DISTANCE: Final[int] = DATA["courier_distance"]


def first_wagons(wagons: str) -> list[int]:
    """The cities in which the wagons begin."""
    return [CITY_NAMES.index(city) for city in DATA["wagons"][wagons]]


def courier_fields(wagons: str) -> list[str]:
    """The fields on which the courier may begin: so far from a city without a wagon."""
    bare = [city for city in range(CITIES) if city not in first_wagons(wagons)]
    away = [within(city, COURIER_DISTANCE) for city in bare]
    return [FIELD_NAMES[field] for field in range(FIELDS) if COURIER_DISTANCE in [steps[field] for steps in away]]


def first_courier(wagons: str, courier: str) -> int:
    """The field on which the courier begins; raises BadSetup."""
    name: str = DATA["courier"][wagons] if courier == USUAL else courier
    if name not in courier_fields(wagons):
        raise BadSetup(f"The courier begins {COURIER_DISTANCE} fields from a city without a wagon, not on {name}.")
    return FIELD_NAMES.index(name)


# Tracks.
BONUS: Final[list[int]] = hundreds(DATA["bonus"])
TOP_BONUS: Final = 5
FIRST_BONUS_WITH: Final[int] = DATA["bonus"].index(DATA["first_bonus"]["with_wagon"])
FIRST_BONUS_WITHOUT: Final[int] = DATA["bonus"].index(DATA["first_bonus"]["without_wagon"])
BUY: Final[list[int]] = hundreds(DATA["buy"])
SELL: Final[list[int]] = hundreds(DATA["sell"])
PRICES: Final = 5
REPRESENTATION_COST: Final[list[int]] = hundreds(DATA["representation"])
TOP_LEVEL: Final = 8
ASCENT_COSTS: Final[list[int]] = hundreds(DATA["ascent"])
LAST_ARRIVAL: Final[list[int]] = [DATA["last_arrival"].get(str(seats), 0) for seats in range(SEATS + 1)]

# Money.
COINS: Final[int] = sum([int(coin) * count for coin, count in DATA["money"]["coins"].items()]) // HUNDRED
START_MONEY: Final[int] = hundred(DATA["money"]["start"])
LOAN: Final[int] = hundred(DATA["money"]["loan"])
REPAYMENT: Final[int] = hundred(DATA["money"]["repayment"])
NOTES: Final[int] = DATA["money"]["notes"]

# Tiles: a bit for each that still lies face up.
TILES: Final = 4
ALL_TILES: Final = 15

# Investment cards.
INVESTMENT_NAMES: Final[list[str]] = list(DATA["investments"])
INVESTMENTS: Final = 8
CHEAP_PURCHASE: Final = 0
CARTWRIGHT: Final = 1
GREAT_CARTWRIGHT: Final = 2
COURIER_CARD: Final = 3
EXPRESS_COURIER: Final = 4
OFFICE: Final = 5
GREAT_OFFICE: Final = 6
WAREHOUSE_SALE: Final = 7
ROW: Final[int] = DATA["row"]

# Influence cards.
INFLUENCE_NAMES: Final[list[str]] = DATA["influence"]
INFLUENCES: Final = 7
FREE_LOADING: Final = 0
BROKEN_AXLE: Final = 1
SPECIAL_SALE: Final = 2
SALE_WITH_BONUS: Final = 3
ASCENT: Final = 4
LOAD_MASTER: Final = 5
REPRESENTATION: Final = 6
INFLUENCE_OF_EACH: Final[int] = DATA["influence_of_each"]
INFLUENCE_PRICE: Final[list[int]] = [hundred(DATA["influence_prices"].get(name, 0)) for name in INFLUENCE_NAMES]

# Limits on goods.
GOODS_BOUGHT: Final = 3
MASTER_CAPACITY: Final = 3
OTHERS_CAPACITY: Final = 2
GOODS_SOLD: Final = 5
PROPOSALS: Final = 3
STEPS_PER_ROUND: Final = 2


def ascent_cost(arrivals: int) -> int:
    """What a step up costs after so many arrivals."""
    return ASCENT_COSTS[min(arrivals, len(ASCENT_COSTS) - 1)]

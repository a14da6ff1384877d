"""What goods, wagons and cards are worth to a trader, in hundreds."""

from typing import Final

from fondaco.games.haendler.board import (
    ASCENT,
    BONUS,
    BROKEN_AXLE,
    CITIES,
    FREE_LOADING,
    GOODS,
    INFLUENCE_PRICE,
    INVESTMENTS,
    LAST_ARRIVAL,
    LOAD_MASTER,
    MASTER_CAPACITY,
    NO_STALL,
    REPRESENTATION,
    REPRESENTATION_COST,
    SALE_WITH_BONUS,
    SELL,
    SPECIAL_SALE,
    STALL_OF,
    STALLS,
    TOP_LEVEL,
    WAGONS,
    ascent_cost,
)
from fondaco.games.haendler.sparring.roads import FAR, to_cities
from fondaco.games.haendler.state import State

USUAL_SALE: Final = 10.0  # what a good brings at the end of its journey, more or less
# What an investment card is worth at the beginning, by number.
CARD_WORTH: Final[list[float]] = [6.0, 4.0, 8.0, 5.0, 9.0, 6.0, 8.0, 3.0]
assert len(CARD_WORTH) == INVESTMENTS


def arrivals_left(s: State) -> int:
    """The wagons that will still arrive."""
    return max(0, LAST_ARRIVAL[s.seats] - s.arrivals)


def sale(s: State, good: int, city: int) -> float:
    """What a good would bring in a city at today's price."""
    price = SELL[s.price[good]]
    return float(price + BONUS[s.bonus[city]] if STALL_OF[city * GOODS + good] == NO_STALL else price)


def cargo_in(s: State, wagon: int, seat: int, city: int) -> float:
    """What a seat's goods on a wagon would bring in a city."""
    total = 0.0
    first = (wagon * s.seats + seat) * GOODS
    for good in range(GOODS):
        if s.load[first + good]:
            total += s.load[first + good] * sale(s, good, city)
    return total


def wagon_worth(s: State, wagon: int, seat: int, haste: float) -> float:
    """What a seat's goods on a wagon promise: the city that is best for them, the nearer the better."""
    if not s.loads(wagon, seat):
        return 0.0
    if s.at[wagon] < CITIES and s.rested >> wagon & 1:
        return cargo_in(s, wagon, seat, s.at[wagon])
    way = to_cities(s.at[wagon], s.came[wagon])
    best = 0.0
    for city in range(CITIES):
        if way[city] < FAR and s.wagon_on(city) in (-1, wagon):
            best = max(best, cargo_in(s, wagon, seat, city) * (1.0 - (0.02 + 0.08 * haste) * min(10, way[city])))
    return best


def waiting_worth(s: State, seat: int) -> float:
    """What goods in the warehouses promise where an empty wagon stands or comes soon."""
    total = 0.0
    for wagon in range(WAGONS):
        here = s.at[wagon]
        if here < CITIES:
            total += 3.0 * min(MASTER_CAPACITY, stock_in(s, seat, here)) if not s.loads(wagon, seat) else 0.0
        else:
            way = to_cities(here, s.came[wagon])
            for city in range(CITIES):
                if way[city] < 6:
                    total += 0.3 * (6 - way[city]) * min(MASTER_CAPACITY, stock_in(s, seat, city))
    return total


def stock_in(s: State, seat: int, city: int) -> int:
    """The goods of the most plentiful kind that a seat has in a city."""
    most = 0
    for good in range(GOODS):
        most = max(most, s.stocked(seat, city, good))
    return most


def stock_of(s: State, seat: int) -> int:
    """All goods in a seat's warehouses."""
    return sum(s.stock[seat * STALLS : seat * STALLS + STALLS])


def master_worth(s: State, seat: int, wagon: int) -> float:
    """What being load master adds: the goods that can be loaded beyond those that would find room as freight."""
    city = s.at[wagon]
    most = min(MASTER_CAPACITY, stock_in(s, seat, city))
    worth = USUAL_SALE * most
    for other in range(s.seats):
        if other != seat and stock_in(s, other, city):
            worth += 3.0  # freight of others
    return worth


def kind_worth(s: State, seat: int, kind: int) -> float:
    """What an influence card is worth to a seat."""
    left = arrivals_left(s)
    level = s.level[seat]
    if kind == ASCENT:
        last = ascent_cost(LAST_ARRIVAL[s.seats])
        return float(last - INFLUENCE_PRICE[ASCENT]) if level < TOP_LEVEL else 0.0
    if kind == REPRESENTATION:
        reach = min(TOP_LEVEL, level + (2 if left > 2 else 1))
        return float(max(0, REPRESENTATION_COST[reach] - INFLUENCE_PRICE[REPRESENTATION])) if left else 0.0
    if left == 0:
        return 0.0
    if kind == SPECIAL_SALE:
        return 6.5
    if kind == SALE_WITH_BONUS:
        return 5.0
    if kind == LOAD_MASTER:
        return 6.0 if left > 1 else 1.0
    if kind == FREE_LOADING:
        return 5.0 if left > 1 else 1.0
    return 3.0 if kind == BROKEN_AXLE else 0.0


def investment_worth(s: State, card: int) -> float:
    """What an investment card is worth, the less the later."""
    return CARD_WORTH[card] * arrivals_left(s) / LAST_ARRIVAL[s.seats]

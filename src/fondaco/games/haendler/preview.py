"""What the rules would pay and cost as the board stands: for showing consequences before a decision."""

from fondaco.games.haendler.board import (
    BONUS,
    BUY,
    CITIES,
    CITY_NAMES,
    COLOURS,
    GOOD_NAMES,
    GOODS,
    HUNDRED,
    NO_STALL,
    REPRESENTATION_COST,
    SELL,
    STALL_OF,
    ascent_cost,
)
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.prices import risen


def preview(s: State) -> dict[str, object]:
    """What each good costs and would sell for in each city, what a raised price would be,
    what the next step and each level cost."""
    return {
        "buy": {GOOD_NAMES[good]: BUY[s.price[good]] * HUNDRED for good in range(GOODS)},
        "sales": {GOOD_NAMES[good]: sales(s, good) for good in range(GOODS)},
        "raised": {GOOD_NAMES[good]: [raised(s, good, steps) for steps in (1, 2)] for good in range(GOODS)},
        "ascent": ascent_cost(s.arrivals) * HUNDRED,
        "representation": {COLOURS[seat]: REPRESENTATION_COST[s.level[seat]] * HUNDRED for seat in range(s.seats)},
    }


def raised(s: State, good: int, steps: int) -> int:
    """The selling price of a good after some discs have pointed at it."""
    return SELL[risen(s.price[good], steps)] * HUNDRED


def sales(s: State, good: int) -> dict[str, int]:
    """What one piece of a good would bring from a wagon in each city, with the bonus where it is not sold there."""
    found: dict[str, int] = {}
    for city in range(CITIES):
        bonus = BONUS[s.bonus[city]] if STALL_OF[city * GOODS + good] == NO_STALL else 0
        found[CITY_NAMES[city]] = (SELL[s.price[good]] + bonus) * HUNDRED
    return found

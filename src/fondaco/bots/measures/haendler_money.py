"""What money is good for in a position of Die Händler: status that can be reached and kept."""

from typing import Final

from fondaco.games.haendler.board import (
    LAST_ARRIVAL,
    REPAYMENT,
    REPRESENTATION_COST,
    STEPS_PER_ROUND,
    TOP_LEVEL,
    ascent_cost,
)
from fondaco.games.haendler.state import NONE, State

SCARCE: Final = 10  # money
AMPLE: Final = 25
INCOME: Final = 6  # what trade brings in a round, to those who have something to trade with
FINE: Final = 10  # parts of a level


def funds(s: State, seat: int) -> int:
    """A seat's money without what it has bid, and as if the freight that is bargained for were paid."""
    money = s.money[seat] - max(0, s.bids[seat])
    if s.leader == seat:
        money -= s.high
    if s.cargo != NONE and s.named != NONE:
        if s.turn == seat:
            money -= s.named
        elif s.master[s.wagon] == seat:
            money += s.named
    return money


def means(s: State, seat: int, money: int) -> list[int]:
    """What money is good for in this round."""
    cost = REPRESENTATION_COST[s.level[seat]]
    step = ascent_cost(s.arrivals)
    steps = min(STEPS_PER_ROUND, max(0, money - cost) // step)
    return [money, min(money, SCARCE), min(money, AMPLE), max(0, cost - money), steps, money - steps * step]


def prospects(s: State, seat: int, money: int, loaded: int, loading: list[int]) -> list[int]:
    """The level that a seat can reach and keep to the end, by what it counts on."""
    rounds = max(1, LAST_ARRIVAL[s.seats] - s.arrivals)
    free = money - REPAYMENT * s.notes[seat]
    level = s.level[seat]
    step = ascent_cost(s.arrivals)
    now, soon, later = loading
    to_come = 5 * now + 3 * soon + 2 * later  # a good brings at least 6, if it gets there
    return [
        prospect(level, free, rounds, step),
        prospect(level, free + loaded, rounds, step),
        prospect(level, free + loaded + to_come + INCOME * (rounds - 1), rounds, step),
    ]


def prospect(level: int, funds: int, rounds: int, step: int) -> int:
    """How high a seat can climb, and stay, with some money for some rounds; in parts of a level."""
    top = min(TOP_LEVEL, level + STEPS_PER_ROUND * rounds)
    spent = 0
    for goal in range(1, top + 1):
        kept = rounds if goal <= level else (rounds + 1) // 2  # rounds for which it is represented
        more = kept * (REPRESENTATION_COST[goal] - REPRESENTATION_COST[goal - 1])
        if goal > level:
            more += step
        if spent + more > funds:
            return FINE * (goal - 1) + FINE * max(0, funds - spent) // more
        spent += more
    return FINE * top

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
from fondaco.games.haendler.game import Haendler
from fondaco.games.haendler.measured_goods import arrived
from fondaco.games.haendler.pacts import promises
from fondaco.games.haendler.state import NONE, State

SCARCE: Final = 10  # money
AMPLE: Final = 25
INCOME: Final = 6  # what trade brings in a round, to those who have something to trade with
FINE: Final = 10  # parts of a level


def funds(s: State, seat: int) -> int:
    """A seat's money without what it has bid, and as if the freight that is bargained for were paid and the goods that
    have arrived were sold."""
    money = s.money[seat] - max(0, s.bids[seat])
    if s.rested:
        money += arrived(s, seat)
    if s.leader == seat:
        money -= s.high
    if s.cargo != NONE and s.named != NONE:
        if s.turn == seat:
            money -= s.named
        elif s.master[s.wagon] == seat:
            money += s.named
    return money + promised(s, seat) if s.promises else money


def promised(s: State, seat: int) -> int:
    """What a seat will get for promises that it keeps, less what it pays for those of others; half of it, as not all of
    them come true."""
    balance = 0
    for promise in promises(s):
        if promise.player == seat:
            balance += promise.pays
        elif promise.other == seat:
            balance -= promise.pays
    return balance // 2


class StatusLadder:
    """What can still be climbed in a game, and what that and staying there will cost; one wagon is taken to arrive in
    every round."""

    def __init__(self, game: Haendler) -> None:
        self.arriving = game.sections.index("arrivals")
        self.paying = game.sections.index("representation")
        self.climbing = game.sections.index("climbing")

    def climbs(self, s: State) -> int:
        """The rounds in which there will be climbing, the present one among them."""
        left = LAST_ARRIVAL[s.seats] - s.arrivals
        return max(1, left) if s.stack[0] < self.arriving else 1 + max(0, left)

    def arrivals(self, s: State) -> int:
        """The arrivals to expect when there is climbing in this round."""
        return s.arrivals + 1 if s.stack[0] < self.arriving else s.arrivals

    def pays(self, s: State, seat: int) -> bool:
        """Whether a seat has still to pay for its level in this round."""
        return s.stack[0] < self.paying or (s.stack[0] == self.paying and not done(s, seat))

    def steps(self, s: State, seat: int) -> int:
        """The steps that a seat may still take in this round."""
        if s.stack[0] < self.climbing:
            return STEPS_PER_ROUND
        if s.stack[0] > self.climbing or done(s, seat):
            return 0
        return STEPS_PER_ROUND - s.count if s.turn == seat else STEPS_PER_ROUND

    def means(self, s: State, seat: int, money: int) -> list[int]:
        """What money is good for in this round."""
        cost = REPRESENTATION_COST[s.level[seat]] if self.pays(s, seat) else 0
        step = ascent_cost(s.arrivals)
        steps = min(self.steps(s, seat), max(0, money - cost) // step)
        return [money, min(money, SCARCE), min(money, AMPLE), max(0, cost - money), steps, money - steps * step]

    def prospects(self, s: State, seat: int, money: int, loaded: int, loading: list[int]) -> list[int]:
        """The level that a seat can reach and keep to the end, by what it counts on."""
        now, soon, later = loading
        to_come = 5 * now + 3 * soon + 2 * later  # a good brings at least 6, if it gets there
        free = money - REPAYMENT * s.notes[seat]
        income = INCOME * (self.climbs(s) - 1)
        return [self.prospect(s, seat, funds) for funds in [free, free + loaded, free + loaded + to_come + income]]

    def prospect(self, s: State, seat: int, funds: int) -> int:
        """How high a seat can climb, and stay, with some money; in parts of a level."""
        climbs = self.climbs(s)
        payments = climbs if self.pays(s, seat) else climbs - 1
        spent = 0
        for goal in range(1, s.level[seat] + 1):
            more = payments * raised(goal)
            if spent + more > funds:
                return within(goal, funds - spent, more)
            spent += more
        goal = s.level[seat]
        for climb in range(climbs):
            step = ascent_cost(self.arrivals(s) + climb)
            for _ in range(STEPS_PER_ROUND if climb else self.steps(s, seat)):
                if goal == TOP_LEVEL:
                    return FINE * TOP_LEVEL
                goal += 1
                more = step + (climbs - 1 - climb) * raised(goal)
                if spent + more > funds:
                    return within(goal, funds - spent, more)
                spent += more
        return FINE * goal


def done(s: State, seat: int) -> bool:
    """Whether a seat has had its turn in a section that is played in order."""
    return (seat - s.start) % s.seats < s.cursor


def raised(level: int) -> int:
    """How much more a level costs in a round than the one below it."""
    return REPRESENTATION_COST[level] - REPRESENTATION_COST[level - 1]


def within(goal: int, left: int, more: int) -> int:
    """How much of the way to a level the money that is left pays for, in parts of a level."""
    return FINE * (goal - 1) + (FINE * left // more if left > 0 else 0)

"""A position: numbers and flat lists of numbers, by seat, and by seat and good."""

from typing import Final

from fondaco.core import State as CoreState

ISLANDS: Final = ["rialto", "murano", "burano", "torcello", "chioggia"]  # in a ring
RIALTO: Final = 0
GOODS: Final = ["glass", "lace", "salt", "fish"]  # the island after the Rialto makes the first, and so on
KINDS: Final = len(GOODS)
CALM: Final = KINDS  # a tide that floods no island; any other floods the island that makes that good
UNKNOWN: Final = -1
ROUNDS: Final = 10
HOLD: Final = 3
COINS: Final = 5
PRICE, LOWEST, HIGHEST = 3, 1, 6
GOAL_POINTS: Final = 2


class State(CoreState):
    """The islands, the market and the merchants. In a view, goals that a seat may not know are UNKNOWN."""

    seats: int
    turn: int
    round: int  # from 1
    tide: int  # UNKNOWN until it has come in
    rowed: bool
    traded: bool
    prices: list[int]
    place: list[int]
    coins: list[int]
    goals: list[int]
    cargo: list[int]  # by seat and good
    sold: list[int]

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State()
        self.copy_to(other)
        other.seats = self.seats
        other.turn = self.turn
        other.round = self.round
        other.tide = self.tide
        other.rowed = self.rowed
        other.traded = self.traded
        other.prices = self.prices[:]
        other.place = self.place[:]
        other.coins = self.coins[:]
        other.goals = self.goals[:]
        other.cargo = self.cargo[:]
        other.sold = self.sold[:]
        return other

    def of(self, counts: list[int], seat: int) -> list[int]:
        """What a seat has, by good."""
        return counts[seat * KINDS : (seat + 1) * KINDS]


def deal(seats: int) -> State:
    """The position before the first goal is drawn."""
    s = State()
    s.seats = seats
    s.turn = 0
    s.round = 1
    s.tide = UNKNOWN
    s.rowed = False
    s.traded = False
    s.prices = [PRICE] * KINDS
    s.place = [RIALTO] * seats
    s.coins = [COINS] * seats
    s.goals = [UNKNOWN] * seats
    s.cargo = [0] * (seats * KINDS)
    s.sold = [0] * (seats * KINDS)
    return s

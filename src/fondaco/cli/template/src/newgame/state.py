"""A position: numbers and flat lists of numbers, by seat."""

from typing import Final

from fondaco.core import State as CoreState

HEAP: Final = 21
MOST: Final = 3  # pebbles that can be taken at once
BONUS: Final = 5
UNKNOWN: Final = -1


class State(CoreState):
    """The heap, and what the players have. In a view, goals that a seat may not know are UNKNOWN."""

    seats: int
    turn: int
    heap: int
    last: int  # as many pebbles as were taken just before; 0 at first
    pebbles: list[int]
    goals: list[int]  # the index of odd or even; UNKNOWN before they are drawn

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State()
        self.copy_to(other)
        other.seats = self.seats
        other.turn = self.turn
        other.heap = self.heap
        other.last = self.last
        other.pebbles = self.pebbles[:]
        other.goals = self.goals[:]
        return other


def deal(seats: int) -> State:
    """The position before the first goal is drawn."""
    s = State()
    s.seats = seats
    s.turn = 0
    s.heap = HEAP
    s.last = 0
    s.pebbles = [0] * seats
    s.goals = [UNKNOWN] * seats
    return s

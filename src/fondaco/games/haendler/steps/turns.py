"""How most sections are played: each player in order, from the start player on."""

from fondaco.core.step import Step
from fondaco.games.haendler.state import State


class InOrder(Step[State]):
    """A section in which the players decide in order; whoever visibly has nothing to decide is passed over."""

    def begin(self, s: State) -> None:
        """Begin with the start player."""
        s.turn = s.start
        s.cursor = 0
        s.count = 0

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat is asked; only what everybody knows may decide this, or being asked would tell a secret."""
        raise AssertionError("a section says who decides in it")

    def proceed(self, s: State) -> None:
        """Go on to the next seat that has something to decide."""
        while s.cursor < s.seats and not self.has_turn(s, s.turn):
            self.next(s)

    def next(self, s: State) -> None:
        """The turn passes clockwise."""
        s.turn = s.next_seat(s.turn)
        s.cursor += 1
        s.count = 0

    def actors(self, s: State) -> list[int]:
        """The seat whose turn it is."""
        if s.cursor >= s.seats:
            return []
        return [s.turn]

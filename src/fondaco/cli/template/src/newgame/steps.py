"""The sections of the rulebook. Legality stands in `refuse`, and nowhere else."""

from fondaco.core import CHANCE, Action, Rule, Step
from newgame.actions import DRAW, DRAWS, TAKE, TAKES
from newgame.events import ENDED, GOAL_DRAWN, GOAL_SEEN, GOAL_SHOWN, TAKEN
from newgame.rulebook import ANOTHER_NUMBER, NOTHING_TO_TAKE, PEBBLES_LEFT, POINTS, SECRET_GOALS
from newgame.scoring import bonus
from newgame.state import UNKNOWN, State


class Drawing(Step[State]):
    """1. Setting up: chance draws a goal for each seat."""

    def __init__(self) -> None:
        super().__init__("drawing", [DRAW], [SECRET_GOALS])

    def actors(self, s: State) -> list[int]:
        """Chance, until everybody has a goal."""
        return [CHANCE] if UNKNOWN in s.goals else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Odd or even, each as likely as the other."""
        return DRAWS

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The goal goes to the first seat without one, which alone may see it."""
        owner = s.goals.index(UNKNOWN)
        s.goals[owner] = a.x
        s.tell(GOAL_DRAWN, [owner])
        s.tell(GOAL_SEEN, [owner, a.x], 1 << owner)


class Taking(Step[State]):
    """2. Taking and 3. The end: one seat after the other takes pebbles until nobody can."""

    def __init__(self) -> None:
        super().__init__("taking", [TAKE], [NOTHING_TO_TAKE, POINTS])

    def actors(self, s: State) -> list[int]:
        """The seat in turn."""
        return [s.turn]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """One, two or three pebbles."""
        return TAKES

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """There must be enough pebbles, and it must be another number than before."""
        count = a.x + 1
        if count > s.heap:
            return PEBBLES_LEFT
        if count == s.last:
            return ANOTHER_NUMBER
        return None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Take the pebbles; the game ends if the next seat cannot."""
        s.last = a.x + 1
        s.heap -= s.last
        s.pebbles[seat] += s.last
        s.tell(TAKEN, [seat, s.last])
        s.turn = (seat + 1) % s.seats
        if not self.options(s, s.turn):
            finish(s)


def finish(s: State) -> None:
    """End the game, and show the goals."""
    s.over = True
    s.tell(ENDED, [])
    for seat in range(s.seats):
        s.tell(GOAL_SHOWN, [seat, s.goals[seat], bonus(s, seat)])

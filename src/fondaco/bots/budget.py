"""How much a bot may look at before it answers."""

from time import perf_counter
from typing import Final

from fondaco.core.errors import FondacoError

MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
MOST_TREES: Final = 64


class BadBudget(FondacoError):
    """A budget that cannot be."""


class Budget:
    """Playouts, or seconds, or both, whichever is used up first, for each of some trees. Playouts alone make a choice
    repeatable."""

    def __init__(self, playouts: int, seconds: float, trees: int = 1) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.trees = trees

    def part(self, effort: float) -> "Budget":
        """A part of it, but at least one playout."""
        return Budget(max(1, int(self.playouts * effort)), self.seconds * effort, self.trees)

    def hurried(self) -> "Budget":
        """As many playouts in a tenth of the seconds, for a second look."""
        return Budget(self.playouts, self.seconds / 10)

    def in_one(self) -> "Budget":
        """The budget of all trees, for somebody who grows none."""
        return Budget(self.playouts * self.trees, self.seconds * self.trees)

    def deadline(self) -> float:
        """When the seconds will be over, if they start now."""
        return perf_counter() + self.seconds


def playouts(count: int) -> Budget:
    """So many playouts, however long they take."""
    return Budget(count, MOST_SECONDS)


def read_budget(text: str) -> Budget:
    """A budget as people write it: `500` playouts or `0.5s`, `500x4` for each of four trees."""
    each, by, trees = text.partition("x")
    try:
        budget = Budget(MOST_PLAYOUTS, float(each[:-1])) if each.endswith("s") else playouts(int(each))
        budget.trees = int(trees) if by else 1
    except ValueError:
        raise BadBudget(
            f"A budget is a number of playouts or seconds, such as 500, 0.5s or 500x4 for four trees, not “{text}”."
        ) from None
    if not (0 < budget.playouts <= MOST_PLAYOUTS and 0 < budget.seconds <= MOST_SECONDS):
        raise BadBudget(f"A budget is more than 0 and at most {MOST_PLAYOUTS} or {MOST_SECONDS:.0f}s, not “{text}”.")
    if not 0 < budget.trees <= MOST_TREES:
        raise BadBudget(f"A search grows 1 to {MOST_TREES} trees, not {budget.trees}.")
    return budget

"""How much a bot may look at before it answers."""

from time import perf_counter
from typing import Final

from fondaco.core.errors import FondacoError

MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class BadBudget(FondacoError):
    """A budget that cannot be."""


class Budget:
    """Playouts, or seconds, or both, whichever is used up first. Playouts alone make a choice repeatable."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts = playouts
        self.seconds = seconds

    def deadline(self) -> float:
        """When the seconds will be over, if they start now."""
        return perf_counter() + self.seconds


def playouts(count: int) -> Budget:
    """So many playouts, however long they take."""
    return Budget(count, MOST_SECONDS)


def read_budget(text: str) -> Budget:
    """A budget as people write it: `500` playouts or `0.5s`."""
    try:
        budget = Budget(MOST_PLAYOUTS, float(text[:-1])) if text.endswith("s") else playouts(int(text))
    except ValueError:
        raise BadBudget(f"A budget is a number of playouts or seconds, such as 500 or 0.5s, not “{text}”.") from None
    if not (0 < budget.playouts <= MOST_PLAYOUTS and 0 < budget.seconds <= MOST_SECONDS):
        raise BadBudget(f"A budget is more than 0 and at most {MOST_PLAYOUTS} or {MOST_SECONDS:.0f}s, not “{text}”.")
    return budget

"""How often something may be asked for."""

from collections import OrderedDict
from typing import Final

from fondaco.server.clock import Clock
from fondaco.tables.problems import Problem

REMEMBERED: Final = 20_000


class Limit:
    """So many a second and so many at once, for each guest or address."""

    def __init__(self, clock: Clock, rate: tuple[float, float]) -> None:
        self.clock = clock
        self.rate, self.burst = rate
        self.left: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Count one request; raises Problem when there have been too many."""
        now = self.clock.now()
        left, then = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) / 1000 * self.rate)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        if left < 1:
            raise Problem("rate.exceeded")

"""How much somebody has used lately: sums that fade."""

from collections import OrderedDict
from typing import Final

from fondaco.server.clock import Clock

REMEMBERED: Final = 20_000


class Usage:
    """Sums by name, of which half is forgotten in a half-life."""

    def __init__(self, clock: Clock, half_life: float) -> None:
        self.clock = clock
        self.half_life = half_life
        self.sums: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, name: str) -> float:
        """What is left of the sum of a name."""
        if name not in self.sums:
            return 0.0
        amount, then = self.sums[name]
        return float(amount * 0.5 ** ((self.clock.monotonic() - then) / self.half_life))

    def add(self, name: str, amount: float) -> None:
        """Add to the sum of a name."""
        self.sums[name] = (max(0.0, self.of(name) + amount), self.clock.monotonic())
        self.sums.move_to_end(name)
        if len(self.sums) > REMEMBERED:
            self.sums.popitem(last=False)

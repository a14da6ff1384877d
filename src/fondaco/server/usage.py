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
        self.fresh: dict[str, float] = {}  # of which the other servers do not know yet

    def of(self, name: str, now: float | None = None) -> float:
        """What is left of the sum of a name; sums that are compared with each other are those of one moment."""
        if name not in self.sums:
            return 0.0
        amount, then = self.sums[name]
        moment = self.clock.monotonic() if now is None else now
        return float(amount * 0.5 ** ((moment - then) / self.half_life))

    def add(self, name: str, amount: float) -> None:
        """Add to the sum of a name."""
        self.hear(name, amount)
        self.fresh[name] = self.fresh.get(name, 0.0) + amount
        if len(self.fresh) > REMEMBERED:
            self.fresh.clear()

    def hear(self, name: str, amount: float) -> None:
        """Somebody has used this much, here or at another server."""
        self.sums[name] = (max(0.0, self.of(name) + amount), self.clock.monotonic())
        self.sums.move_to_end(name)
        if len(self.sums) > REMEMBERED:
            self.sums.popitem(last=False)

    def news(self) -> dict[str, float]:
        """What has been used here since the last time, but for what tables have used."""
        found, self.fresh = self.fresh, {}
        return {name: amount for name, amount in found.items() if not name.startswith("table ")}

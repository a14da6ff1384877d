"""How often something may be asked for."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from typing import Final

from fondaco.server.clock import Clock
from fondaco.tables.problems import Problem

REMEMBERED: Final = 20_000


class Limit:
    """So many a second and so many at once, for each guest or address."""

    def __init__(self, clock: Clock, rate: tuple[float, float]) -> None:
        self.clock = clock
        self.rate, self.burst = rate
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.spent: dict[str, float] = {}  # of which the other servers do not know yet

    def left_of(self, who: str) -> float:
        """How much somebody may ask for at once now; less than nothing if they have been greedy elsewhere."""
        now = self.clock.monotonic()
        left, then = self.left.get(who, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def keep(self, who: str, left: float) -> None:
        """Remember what somebody has left."""
        self.left[who] = (left, self.clock.monotonic())
        self.left.move_to_end(who)
        if len(self.left) > REMEMBERED:
            forgotten, _ = self.left.popitem(last=False)
            self.spent.pop(forgotten, None)

    def allows(self, who: str) -> bool:
        """Count one request; false when there have been too many."""
        left = self.left_of(who)
        allowed = left >= 1
        self.keep(who, left - 1 if allowed else left)
        if allowed:
            self.spent[who] = self.spent.get(who, 0.0) + 1
        return allowed

    def seconds_to_rest(self, who: str) -> float:
        """How long somebody has to ask for nothing until half of what they may ask for at once is there again."""
        lacking = max(0.0, self.burst / 2 - self.left_of(who))
        return lacking / self.rate if self.rate else inf

    def spend(self, who: str) -> None:
        """Count one request; raises Problem when there have been too many."""
        if not self.allows(who):
            raise Problem("rate.exceeded")

    def news(self) -> dict[str, float]:
        """What those have spent here since the last time who have used up half of what they may ask for at once. Of
        those who ask for little nobody is told."""
        found: dict[str, float] = {}
        for who, amount in list(self.spent.items()):
            left = self.left_of(who)
            if left < self.burst / 2:
                found[who] = amount
            if left < self.burst / 2 or left >= self.burst:
                del self.spent[who]
        return found

    def hear(self, who: str, amount: float) -> None:
        """Somebody has spent this much at another server."""
        self.keep(who, max(-self.burst, self.left_of(who) - amount))


class Exclusion:
    """Who is kept out for a while."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.until: OrderedDict[str, float] = OrderedDict()
        self.fresh: list[str] = []  # of whom the other servers do not know yet

    def add(self, who: str) -> None:
        """Keep somebody out from now on, and tell the others."""
        self.hear(who)
        self.fresh.append(who)

    def hear(self, who: str) -> None:
        """Keep somebody out from now on."""
        self.until[who] = self.clock.monotonic() + self.seconds
        self.until.move_to_end(who)
        if len(self.until) > REMEMBERED:
            self.until.popitem(last=False)

    def news(self) -> list[str]:
        """Who has been kept out here since the last time."""
        found, self.fresh = self.fresh, []
        return found

    def check(self, who: str) -> None:
        """Raise Problem if somebody is kept out."""
        left = self.until.get(who, 0.0) - self.clock.monotonic()
        if left > 0:
            raise Problem("rate.flood", seconds=ceil(left))


def network_of(address: str) -> str:
    """Whom an address counts for: itself, but of IPv6 the network of 64 bits that one household has."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"

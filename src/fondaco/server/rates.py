"""How often something may be asked for."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
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

    def allows(self, who: str) -> bool:
        """Count one request; false when there have been too many."""
        now = self.clock.monotonic()
        left, then = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return left >= 1

    def spend(self, who: str) -> None:
        """Count one request; raises Problem when there have been too many."""
        if not self.allows(who):
            raise Problem("rate.exceeded")


class Exclusion:
    """Who is kept out for a while."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.until: OrderedDict[str, float] = OrderedDict()

    def add(self, who: str) -> None:
        """Keep somebody out from now on."""
        self.until[who] = self.clock.monotonic() + self.seconds
        self.until.move_to_end(who)
        if len(self.until) > REMEMBERED:
            self.until.popitem(last=False)

    def check(self, who: str) -> None:
        """Raise Problem if somebody is kept out."""
        if self.until.get(who, 0.0) > self.clock.monotonic():
            raise Problem("rate.flood", seconds=round(self.seconds))


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

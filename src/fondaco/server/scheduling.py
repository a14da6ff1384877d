"""Who thinks next: a fair queue for the workers. Whoever has used the least of late goes first, address before guest
before table; short thoughts never wait behind long ones; and under load thoughts get shorter rather than later."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from fondaco.server.clock import Clock
from fondaco.server.config import Quota
from fondaco.server.usage import Usage

W = TypeVar("W")
SHORT_SECONDS: Final = 0.3  # a thought that is expected to take no longer is short
LONGEST_WAIT: Final = 10.0  # seconds that an address should wait for all its thoughts, if need be by shorter ones
LEAST_EFFORT: Final = 0.02


@dataclass(frozen=True, slots=True)
class Owner:
    """On whose behalf a bot thinks."""

    table: str
    guest: str
    address: str = ""

    def names(self) -> tuple[str, str, str]:
        """Under which names the thought is counted, the widest first."""
        return f"address {self.address or self.guest}", f"guest {self.guest}", f"table {self.table}"


@dataclass(slots=True, eq=False)
class Ticket:
    """A thought that waits for a worker."""

    owner: Owner
    seconds: float  # that it is expected to take
    order: int
    ready: "asyncio.Future[None]" = field(repr=False)
    effort: float = 1.0


class FairQueue(Generic[W]):
    """Hands out workers. Some are kept for short thoughts, so that one is always soon free for them."""

    def __init__(self, clock: Clock, workers: list[W], quick: list[W], quota: Quota) -> None:
        self.clock = clock
        self.count = len(workers)
        self.idle = list(workers)
        self.idle_quick = list(quick)
        self.quick = set(map(id, quick))
        self.quota = quota
        self.lately = Usage(clock, 60.0)
        self.hourly = Usage(clock, 3600.0)
        self.waiting: list[Ticket] = []
        self.orders = 0

    # Waiting for a turn.

    def line_up(self, owner: Owner, seconds: float) -> Ticket:
        """Take a ticket."""
        self.orders += 1
        ticket = Ticket(owner, seconds, self.orders, asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        return ticket

    @asynccontextmanager
    async def worker(self, ticket: Ticket) -> AsyncIterator[W]:
        """A worker, when it is the ticket's turn."""
        try:
            while (found := self.pick(ticket)) is None:
                self.call_next(but=ticket)  # it may have been another's turn by the time that this one woke
                await ticket.ready
                ticket.ready = asyncio.get_running_loop().create_future()
        finally:
            self.waiting.remove(ticket)
            self.call_next()  # also if this one has given up
        try:
            yield found
        finally:
            (self.idle_quick if id(found) in self.quick else self.idle).append(found)
            self.call_next()

    def pick(self, ticket: Ticket) -> W | None:
        """The worker that a ticket is entitled to now, if any."""
        short = ticket.seconds <= SHORT_SECONDS
        if short and self.idle_quick and self.first(short_only=True) is ticket:
            return self.start(ticket, self.idle_quick)
        if self.idle and self.first(short_only=False) is ticket:
            return self.start(ticket, self.idle)
        return None

    def start(self, ticket: Ticket, idle: list[W]) -> W:
        """Let a thought begin, on account; what it has really taken is settled afterwards."""
        ticket.effort = self.effort(ticket)
        self.charge(ticket.owner, ticket.seconds * ticket.effort)
        return idle.pop()

    def settle(self, ticket: Ticket, seconds: float) -> None:
        """Account for the seconds that a thought has taken."""
        self.charge(ticket.owner, seconds - ticket.seconds * ticket.effort)

    def charge(self, owner: Owner, seconds: float) -> None:
        """Count seconds of thought."""
        for name in owner.names():
            self.lately.add(name, seconds)
            self.hourly.add(name, seconds)

    def call_next(self, but: Ticket | None = None) -> None:
        """Wake whoever may have a worker now, but for one who has just asked."""
        for ticket in {self.first(short_only=True), self.first(short_only=False)} - {but}:
            if ticket is not None and not ticket.ready.done():
                ticket.ready.set_result(None)

    # The order.

    def rank(self, ticket: Ticket, now: float) -> tuple[float, float, float, int]:
        """The place of a ticket at a moment: whoever has used the least lately is first."""
        address, guest, table = [self.lately.of(name, now) for name in ticket.owner.names()]
        return address, guest, table, ticket.order

    def first(self, short_only: bool) -> Ticket | None:
        """The ticket whose turn it is."""
        now = self.clock.monotonic()
        able = [ticket for ticket in self.waiting if not short_only or ticket.seconds <= SHORT_SECONDS]
        return min(able, key=lambda ticket: self.rank(ticket, now), default=None)

    def ahead(self, ticket: Ticket) -> int:
        """How many thoughts come before a ticket's."""
        now = self.clock.monotonic()
        own = self.rank(ticket, now)
        return len([other for other in self.waiting if other is not ticket and self.rank(other, now) < own])

    # The effort.

    def effort(self, ticket: Ticket) -> float:
        """How much of its usual time a thought may take: less if much waits, and next to nothing beyond the quota."""
        address, guest, _ = ticket.owner.names()
        if self.hourly.of(address) > self.quota.address or self.hourly.of(guest) > self.quota.guest:
            return LEAST_EFFORT
        long = [(other.owner.names()[0], other.seconds) for other in self.waiting if other.seconds > SHORT_SECONDS]
        own = sum([seconds for name, seconds in long if name == address])
        wait = own * len({name for name, _ in long}) / self.count  # as each address gets its share of the workers
        return max(LEAST_EFFORT, min(1.0, LONGEST_WAIT / wait)) if wait else 1.0

"""The fair queue by itself: whose thoughts come first, and how long they may take."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fondaco.server.config import Quota
from fondaco.server.scheduling import LEAST_EFFORT, FairQueue, Owner, Ticket
from tests.server.servers import PATIENCE, FakeClock


class Scene:
    """A queue whose thoughts end when they are told to, and the order in which they began."""

    def __init__(
        self, workers: int = 1, quick: int = 1, quota: Quota | None = None, clock: FakeClock | None = None
    ) -> None:
        names = [f"worker {number}" for number in range(workers)]
        self.clock = clock or FakeClock()
        self.queue = FairQueue(self.clock, names, [f"quick {number}" for number in range(quick)], quota or Quota())
        self.begun: list[str] = []
        self.efforts: dict[str, float] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, name: str, ticket: Ticket) -> None:
        async with self.queue.worker(ticket):
            self.begun.append(name)
            self.efforts[name] = ticket.effort
            await self.ends[name].wait()
            self.queue.settle(ticket, ticket.seconds)

    async def add(self, name: str, owner: Owner, seconds: float) -> Ticket:
        self.ends[name] = asyncio.Event()
        ticket = self.queue.line_up(owner, seconds)
        self.tasks.append(asyncio.create_task(self.think(name, ticket)))
        await settle()
        return ticket

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settle()

    async def end_all(self) -> None:
        for event in self.ends.values():
            event.set()
        await asyncio.gather(*self.tasks)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def played(scene: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(scene(), PATIENCE)

    asyncio.run(timed())


def test_a_stranger_comes_before_somebody_with_many_tables() -> None:
    async def scene() -> None:
        made = Scene()
        for number in range(10):
            await made.add(f"many {number}", Owner(f"t{number}", f"g{number % 3}", "1.1.1.1"), 4.0)
        stranger = await made.add("stranger", Owner("own", "stranger", "2.2.2.2"), 4.0)
        assert made.begun == ["many 0"]
        assert made.queue.ahead(stranger) == 0
        await made.end("many 0")
        assert made.begun == ["many 0", "stranger"]
        await made.end_all()

    played(scene)


class TickingClock(FakeClock):
    """A clock that goes on whenever somebody looks at it, as clocks do."""

    def monotonic(self) -> float:
        self.advance(0.001)
        return super().monotonic()


@pytest.mark.parametrize("clock", [FakeClock, TickingClock])
def test_tables_of_one_guest_take_turns(clock: type[FakeClock]) -> None:
    async def scene() -> None:
        made = Scene(clock=clock())
        for number in range(3):
            await made.add(f"greedy {number}", Owner("greedy", "g", "1.1.1.1"), 2.0)
        modest = await made.add("modest", Owner("modest", "g", "1.1.1.1"), 2.0)
        last = await made.add("greedy 3", Owner("greedy", "g", "1.1.1.1"), 2.0)
        assert (made.queue.ahead(modest), made.queue.ahead(last)) == (0, 3)
        await made.end("greedy 0")
        await made.end("modest")
        assert made.begun[:2] == ["greedy 0", "modest"]
        await made.end_all()

    played(scene)


def test_a_short_thought_never_waits_for_a_long_one() -> None:
    async def scene() -> None:
        made = Scene()
        for number in range(5):
            await made.add(f"long {number}", Owner(f"t{number}", "g", "1.1.1.1"), 4.0)
        await made.add("short", Owner("t", "g", "1.1.1.1"), 0.05)
        assert made.begun == ["long 0", "short"]
        await made.end_all()

    played(scene)


def test_much_that_waits_makes_thoughts_shorter_for_whoever_has_it_waiting() -> None:
    async def scene() -> None:
        made = Scene()
        for number in range(40):
            await made.add(f"many {number}", Owner(f"t{number}", "g", "1.1.1.1"), 4.5)
        await made.add("stranger", Owner("t", "stranger", "2.2.2.2"), 4.5)
        await made.end("many 0")
        await made.end("stranger")
        assert made.efforts["many 0"] == 1.0
        assert made.efforts[made.begun[2]] < 0.2
        assert made.efforts["stranger"] > 3 * made.efforts[made.begun[2]]
        await made.end_all()

    played(scene)


def test_beyond_the_quota_thoughts_are_as_short_as_can_be_until_it_is_forgotten() -> None:
    async def scene() -> None:
        made = Scene(quota=Quota(guest=20, address=20))
        owner = Owner("t", "g", "1.1.1.1")
        for number in range(6):
            await made.add(str(number), owner, 5.0)
            await made.end(str(number))
        assert made.efforts["0"] == 1.0
        assert made.efforts["5"] == LEAST_EFFORT
        made.clock.advance(5 * 3600)
        await made.add("later", owner, 5.0)
        assert made.efforts["later"] == 1.0
        await made.end_all()

    played(scene)


def test_whoever_gives_up_waiting_is_not_waited_for() -> None:
    async def scene() -> None:
        made = Scene()
        await made.add("first", Owner("a", "a"), 4.0)
        await made.add("gives up", Owner("b", "b"), 4.0)
        await made.add("last", Owner("c", "c"), 4.0)
        made.tasks[1].cancel()
        await settle()
        await made.end("first")
        assert made.begun == ["first", "last"]
        made.tasks.pop(1)
        await made.end_all()

    played(scene)


def test_whoever_is_called_and_no_longer_first_calls_the_next() -> None:
    async def scene() -> None:
        made = Scene()
        called = Owner("b", "b")
        await made.add("first", Owner("a", "a"), 4.0)
        await made.add("called", called, 4.0)
        await made.add("next", Owner("c", "c"), 4.0)
        call = made.queue.call_next

        def call_and_charge(but: Ticket | None = None) -> None:
            call(but)
            made.queue.call_next = call  # type: ignore[method-assign]
            made.queue.charge(called, 60.0)  # between the call and the moment in which it is heard

        made.queue.call_next = call_and_charge  # type: ignore[method-assign]
        await made.end("first")
        assert made.begun == ["first", "next"]
        await made.end_all()

    played(scene)

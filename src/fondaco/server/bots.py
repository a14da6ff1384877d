"""Workers for bots: processes that are replaced when they crash or think for too long."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

import msgspec

from fondaco.bots import BUDGETS, find_bot
from fondaco.bots.budget import MOST_SECONDS
from fondaco.core.errors import FondacoError
from fondaco.server.clock import Clock
from fondaco.server.config import Quota
from fondaco.server.metrics import Metrics
from fondaco.server.scheduling import FairQueue, Owner, Ticket
from fondaco.server.seeds import seed_for
from fondaco.server.worker import Answer, Job
from fondaco.tables.journal import lines_of
from fondaco.tables.table import Table

ATTEMPTS: Final = 3
PLAYOUT_SECONDS: Final = 0.002  # that one playout is expected to take, until a search was seen
UNKNOWN_SECONDS: Final = 1.0
LOG: Final = logging.getLogger("fondaco.bots")


class WorkerLost(Exception):
    """A worker crashed or did not answer in time."""


class BotFailed(Exception):
    """A bot could not choose, however often it was asked."""


class Worker:
    """One process, started when it is first needed and again whenever it was lost."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: Process | None = None

    async def start(self) -> Process:
        """The running process."""
        if self.process is None or self.process.returncode is not None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
            command = [sys.executable, "-m", "fondaco.server.worker", str(self.niceness)]
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        return self.process

    async def think(self, job: Job, seconds: float) -> Answer:
        """What the bot of a job answers; raises WorkerLost."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=Answer)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerLost from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next job
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """All workers, and the fair queue before them; one more than asked for is kept for short thoughts."""

    def __init__(self, count: int, seconds: float, metrics: Metrics, clock: Clock, quota: Quota | None = None) -> None:
        self.workers = [Worker(niceness=5) for _ in range(count)]
        self.quick = [Worker(niceness=1)]
        self.seconds = seconds
        self.metrics = metrics
        self.clock = clock
        self.queue = FairQueue(clock, self.workers, self.quick, quota or Quota())
        self.usual: dict[tuple[str, str, bool], float] = {}  # seconds by title, bot and whether it is advice

    def line_up(self, owner: Owner, job: Job) -> Ticket:
        """A place in the queue for a job."""
        return self.queue.line_up(owner, self.expected(job))

    def expected(self, job: Job) -> float:
        """The seconds that a job will take: as those before it did, or as long as its bot may."""
        return self.usual.get((job.title, job.bot, job.advice), budgeted(job.bot))

    async def choose(self, ticket: Ticket, job: Job) -> str:
        """What a bot chooses, in words; raises BotFailed."""
        return (await self.answer(ticket, job)).action

    async def hint(self, owner: Owner, job: Job) -> dict[str, Any]:
        """What a bot thinks of the options; raises BotFailed."""
        found = (await self.answer(self.line_up(owner, job), job)).hint
        assert found is not None
        return found

    async def answer(self, ticket: Ticket, job: Job) -> Answer:
        """What the worker of a job answers; raises BotFailed when trying again does not help."""
        reason = ""
        for _ in range(ATTEMPTS):
            try:
                answer = await self.attempt(ticket, job)
            except WorkerLost:
                reason = "its worker was lost"
                self.metrics.errors.labels("worker").inc()
                LOG.warning("a worker was lost and is replaced", extra={"bot": job.bot, "title": job.title})
                ticket = self.line_up(ticket.owner, job)
                continue
            if not answer.error:
                return answer
            reason = answer.error
            break
        raise BotFailed(reason)

    async def attempt(self, ticket: Ticket, job: Job) -> Answer:
        """Let a job be thought about once, when it is its turn; advice is never shortened."""
        lined_up = self.clock.monotonic()
        async with self.queue.worker(ticket) as worker:
            started = self.clock.monotonic()
            self.metrics.bot_wait_seconds.observe(started - lined_up)
            try:
                shortened = job if job.advice else msgspec.structs.replace(job, effort=ticket.effort)
                answer = await worker.think(shortened, self.seconds)
            finally:
                seconds = self.clock.monotonic() - started
                self.metrics.bot_seconds.observe(seconds)
                self.queue.settle(ticket, seconds)
        if ticket.effort == 1.0:
            self.learn(job, answer.seconds)
        return answer

    def learn(self, job: Job, seconds: float) -> None:
        """Expect jobs of this kind to take about as long as this one did."""
        self.usual[job.title, job.bot, job.advice] = 0.7 * self.expected(job) + 0.3 * seconds

    async def stop(self) -> None:
        """End all processes."""
        for worker in [*self.workers, *self.quick]:
            await worker.stop()


def budgeted(name: str) -> float:
    """The seconds that a bot may think for a decision."""
    try:
        found = getattr(find_bot(name), "budget", None)
    except FondacoError:
        return UNKNOWN_SECONDS
    if found is None:
        return 0.0
    if found.seconds < MOST_SECONDS:
        return float(found.seconds * found.trees)
    own = BUDGETS.get(name.partition(":")[0])
    if own is not None and own.seconds < MOST_SECONDS:
        return float(own.seconds * found.playouts * found.trees / own.playouts)
    return float(PLAYOUT_SECONDS * found.playouts * found.trees)


def job_of(table: Table, seat: int) -> Job:
    """What a worker needs to know for a decision."""
    match = table.match
    return Job(
        table=table.name,
        title=match.title,
        setup=match.setup,
        seats=match.seats,
        origin=None if match.origin is None else dict(match.origin),
        lines=lines_of(match, match.log),
        seat=seat,
        bot=table.seats[seat].bot,
        seed=seed_for("bot", match.seed, table.number),  # the same after a restart, and no hint at those of chance
    )

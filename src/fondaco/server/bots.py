"""Workers for bots: processes that are replaced when they crash or think for too long."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

import msgspec

from fondaco.server.advice.analyses import seed_for
from fondaco.server.metrics import Metrics
from fondaco.server.worker import Answer, Job
from fondaco.tables.journal import lines_of
from fondaco.tables.table import Table

ATTEMPTS: Final = 3
LOG: Final = logging.getLogger("fondaco.bots")


class WorkerLost(Exception):
    """A worker crashed or did not answer in time."""


class BotFailed(Exception):
    """A bot could not choose, however often it was asked."""


class Worker:
    """One process, started when it is first needed and again whenever it was lost."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        """The running process."""
        if self.process is None or self.process.returncode is not None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "fondaco.server.worker", stdin=PIPE, stdout=PIPE, env=environment
            )
        return self.process

    async def ask(self, job: Job, seconds: float) -> Answer:
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
    """All workers; a job takes the first that is idle."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.seconds = seconds
        self.metrics = metrics
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(self, job: Job) -> str:
        """What a bot chooses, in words; raises BotFailed."""
        return (await self.ask(job)).action

    async def hint(self, job: Job) -> dict[str, Any]:
        """What a bot thinks of the options; raises BotFailed."""
        found = (await self.ask(job)).hint
        assert found is not None
        return found

    async def ask(self, job: Job) -> Answer:
        """What the worker of a job answers; raises BotFailed when asking again does not help."""
        reason = ""
        for _ in range(ATTEMPTS):
            worker = await self.idle.get()
            try:
                with self.metrics.bot_seconds.time():
                    answer = await worker.ask(job, self.seconds)
            except WorkerLost:
                reason = "its worker was lost"
                self.metrics.errors.labels("worker").inc()
                LOG.warning("a worker was lost and is replaced", extra={"bot": job.bot, "title": job.title})
                continue
            finally:
                self.idle.put_nowait(worker)
            if not answer.error:
                return answer
            reason = answer.error
            break
        raise BotFailed(reason)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.stop()


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

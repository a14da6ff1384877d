"""Analyses of finished games: one at a time, behind everything else, and each made once."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from fondaco.server.advice.analyst import Assignment, Report
from fondaco.server.clock import Clock
from fondaco.server.config import Config
from fondaco.server.metrics import Metrics
from fondaco.server.scheduling import Owner
from fondaco.server.seeds import seed_for
from fondaco.server.store import Store
from fondaco.server.usage import Usage
from fondaco.tables.problems import Problem

MOST_WAITING: Final = 100
LINE_LIMIT: Final = 2**25  # bytes of one report; the last has the whole analysis
LOG: Final = logging.getLogger("fondaco.analyses")


@dataclass(slots=True)
class Progress:
    """How far the analysis of a table is."""

    assignment: Assignment
    owner: Owner
    done: int = 0
    whole: int = 0  # 0 while it waits
    failed: bool = False


class Analyses:
    """What is being analysed, and what waits for it. What is done stands in the store."""

    def __init__(self, config: Config, store: Store, clock: Clock, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.waiting: dict[str, Progress] = {}  # by table, in the order in which they were asked for
        self.usage = Usage(clock, 3600.0)
        self.worker: asyncio.Task[None] | None = None

    async def look(self, table: str, save: str, owner: Owner) -> dict[str, Any] | Progress:
        """The analysis of a finished game, or how far it is; whoever asks first has it made."""
        progress = self.waiting.get(table)
        found = await self.store.analysis(table)
        if found is not None:
            self.waiting.pop(table, None)
            return found
        progress = progress or self.waiting.get(table)  # it may have been done just after the store was asked
        if progress is None:
            return self.add(table, save, owner)
        if progress.failed:
            self.waiting.pop(table, None)  # whoever asks again has it tried again
            raise Problem("analysis.failed")
        return progress

    def add(self, table: str, save: str, owner: Owner) -> Progress:
        """Have a game analysed, unless too many wait already."""
        most = self.config.rates.analyses
        owners = [progress.owner for progress in self.waiting.values()]
        own = [other for other in owners if other.guest == owner.guest]
        near = [other for other in owners if other.address == owner.address]
        if len(owners) >= MOST_WAITING or len(own) >= most or len(near) >= 2 * most:
            raise Problem("analysis.busy")
        assignment = Assignment(save, self.config.adviser, seed_for("analysis", table))
        progress = self.waiting[table] = Progress(assignment, owner)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.work())
        return progress

    async def work(self) -> None:
        """Analyse what waits, one after the other: first for whoever has had the least analysed lately."""
        while todo := [(table, progress) for table, progress in self.waiting.items() if not progress.failed]:
            table, progress = min(todo, key=lambda one: [self.usage.of(name) for name in one[1].owner.names()])
            started = self.clock.monotonic()
            try:
                async with asyncio.timeout(self.config.analysis_seconds):
                    document = await self.found(progress)
                await self.store.keep_analysis(table, document, self.clock.now())
                self.waiting.pop(table, None)
            except Exception:
                LOG.exception("a game could not be analysed")
                self.metrics.errors.labels("analysis").inc()
                progress.failed = True
            for name in progress.owner.names():
                self.usage.add(name, self.clock.monotonic() - started)

    async def found(self, progress: Progress) -> dict[str, Any]:
        """What an analyst finds, in a process of its own."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        command = [sys.executable, "-m", "fondaco.server.advice.analyst"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment, limit=LINE_LIMIT
        )
        try:
            return await self.read_reports(process, progress)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def read_reports(self, process: Process, progress: Progress) -> dict[str, Any]:
        """Hand an analyst its assignment, and note how far it is until it has found something."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(progress.assignment) + b"\n")
        await process.stdin.drain()
        while True:
            report = msgspec.json.decode(await process.stdout.readline(), type=Report)
            if report.document is not None:
                return report.document
            progress.done, progress.whole = report.done, report.whole

    async def stop(self) -> None:
        """Let go of what is being analysed; it is taken up again when somebody asks."""
        if self.worker is not None:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)

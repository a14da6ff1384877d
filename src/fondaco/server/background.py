"""What a server does alongside the requests: tasks that are noted when they fail and ended when it stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from fondaco.server.clock import Clock
from fondaco.server.metrics import Metrics

LOG: Final = logging.getLogger("fondaco.background")


class Background:
    """The tasks of one server."""

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        self.clock = clock
        self.metrics = metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something alongside the rest."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def without_fail(self, where: str, work: Coroutine[Any, Any, object]) -> None:
        """Do something; if it fails, note it, take a breath and go on, so that one table does not stop the others."""
        try:
            await work
        except Exception:
            LOG.exception("something failed", extra={"part": where})
            self.metrics.errors.labels(where).inc()
            await self.clock.sleep(1)

    async def repeat(self, seconds: float, where: str, work: Any) -> None:
        """Do something again and again."""
        while True:
            await self.clock.sleep(seconds)
            await self.without_fail(where, work())

    async def stop(self) -> None:
        """End all tasks."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

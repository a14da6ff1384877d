"""Whether the server can store something: it is tried, by one at a time, and not waited for in vain."""

import asyncio
from typing import Final

from fondaco.server.clock import Clock
from fondaco.server.ledger import Ledger
from fondaco.server.store import Store
from fondaco.tables.problems import Problem

READY_SECONDS: Final = 5.0  # a database that takes longer than this does not answer


class Readiness:
    """Tries to write; all who ask meanwhile wait for the same attempt, so that asking uses up no connections."""

    def __init__(self, store: Store, ledger: Ledger, clock: Clock) -> None:
        self.store = store
        self.ledger = ledger
        self.clock = clock
        self.attempt: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise Problem, or what the database says, unless something can be written."""
        if self.store.closed:
            raise Problem("store.unavailable")
        if self.attempt is None or self.attempt.done():
            self.attempt = asyncio.create_task(self.ledger.set_value("ready", str(self.clock.now())))
            self.attempt.add_done_callback(lambda attempt: attempt.cancelled() or attempt.exception())
        attempt = self.attempt
        done, _ = await asyncio.wait([attempt], timeout=READY_SECONDS)
        if not done:
            raise Problem("store.unavailable")
        attempt.result()

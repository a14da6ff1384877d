"""Notifications between servers that share a PostgreSQL: whoever writes a record says so, and the others read it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "fondaco"
EVERYBODY: Final = "*"  # instead of a table
AGAIN_SECONDS: Final = 2.0
LOG: Final = logging.getLogger("fondaco.calls")


class Notifications:
    """Listens to the other servers. `heard` is called with a table and a number, `met` with a server, a table and who
    is there, `told` with what is no matter of a table; `missed` when calls may have been missed."""

    def __init__(
        self,
        engine: AsyncEngine,
        own: str,
        heard: Callable[[str, int], None],
        met: Callable[[str, str, str], None],
        told: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.met = met
        self.told = told
        self.engine = engine
        self.own = own
        self.heard = heard
        self.missed = missed

    async def listen(self) -> None:
        """Listen for ever; a connection that is lost is made again."""
        while self.engine.dialect.name == "postgresql":
            try:
                await self.listen_once()
            except Exception:
                LOG.warning("the other servers cannot be heard just now", exc_info=True)
            await asyncio.sleep(AGAIN_SECONDS)

    async def listen_once(self) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self.take)
            try:
                self.missed()
                await lost.wait()
            finally:
                await connection.invalidate()

    def take(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """A call: the server that calls, the table, the number of the record, and perhaps who is there; or `*` and what
        all should know."""
        server, table, number, *rest = payload.split(" ", 3)
        if server == self.own:
            return
        if table == EVERYBODY:
            self.told(rest[0])
        elif rest:
            self.met(server, table, rest[0])
        else:
            self.heard(table, int(number))

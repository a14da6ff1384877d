"""Following: a server reads what another one writes when somebody there wants to know, and not before."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fondaco.server.clock import WallClock
from fondaco.server.database import connect, migrate
from fondaco.server.live_table import LiveTable
from fondaco.server.live_tables import LiveTables
from fondaco.server.metrics import Metrics
from fondaco.server.store import Store
from fondaco.server.watchers import Watcher
from fondaco.tables.commands import OpenTable, Say
from fondaco.tables.decisions import Caller
from tests.server.servers import config_for

ANNA = Caller("guest", "Anna")
WISH = OpenTable.model_validate({"title": "yunnan-2023", "seats": [{"who": "me"}] * 3})


@asynccontextmanager
async def tables_of(database: str) -> AsyncIterator[LiveTables]:
    """The tables of one server."""
    engine = connect(database)
    await migrate(engine)
    tables = LiveTables(config_for(database), Store(engine, lambda _: None), WallClock(), Metrics())
    yield tables
    await tables.stop()
    await tables.store.close()


@asynccontextmanager
async def left_behind(database: str) -> AsyncIterator[tuple[LiveTables, LiveTable]]:
    """A server, and a table in its memory at which another server has written a record."""
    async with tables_of(database) as here, tables_of(database) as there:
        live, _ = await here.open(ANNA, WISH)
        await (await there.table(live.table.name)).submit(ANNA, Say(type="say", key="1", text="hello"))
        yield here, live


def watcher() -> Watcher:
    return Watcher("guest", "en")


def test_nothing_is_read_as_long_as_nobody_is_there(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with left_behind(sqlite) as (here, live):
            with monkeypatch.context() as unread:
                unread.setattr(here.store, "journal", refuse)
                here.hear(live.table.name, 2)
                here.look_everywhere()
                await asyncio.gather(*here.background.tasks)
            assert live.table.number == 1

    asyncio.run(scene())


async def refuse(*_: Any) -> None:
    raise AssertionError("the journal was read for nobody")


def test_whoever_asks_is_told_everything(sqlite: str) -> None:
    async def scene() -> None:
        async with left_behind(sqlite) as (here, live):
            here.hear(live.table.name, 2)
            assert (await here.table(live.table.name)).table.number == 2

    asyncio.run(scene())


def test_a_record_is_counted_by_the_server_that_wrote_it(sqlite: str) -> None:
    async def scene() -> None:
        async with left_behind(sqlite) as (here, live):
            await live.look_again()
            assert live.table.number == 2
            assert b'fondaco_records_total{kind="opened"}' in here.metrics.page()
            assert b'fondaco_records_total{kind="said"}' not in here.metrics.page()

    asyncio.run(scene())


def test_whoever_watches_is_told_at_once(sqlite: str) -> None:
    async def scene() -> None:
        async with left_behind(sqlite) as (here, live):
            live.join(watcher(), None)
            here.hear(live.table.name, 2)
            await asyncio.gather(*here.background.tasks)
            assert live.table.number == 2

    asyncio.run(scene())


def test_whoever_comes_while_another_server_writes_misses_nothing(sqlite: str) -> None:
    async def scene() -> None:
        async with left_behind(sqlite) as (here, live):
            coming = await here.table(live.table.name)
            here.hear(live.table.name, 2)  # between asking for the table and joining it
            coming.join(watcher(), None)
            await asyncio.gather(*here.background.tasks)
            assert coming.table.number == 2

    asyncio.run(scene())

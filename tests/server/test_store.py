"""The store: migrations, durable settings, conflicts, and a table that is rebuilt."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.server.config import database_in
from fondaco.server.database import connect, migrate
from fondaco.server.schema import METADATA
from fondaco.server.store import Addition, Store, Summary
from fondaco.tables.journal import Body, Moved, Opened, Pace, Record, Said, lines_of
from fondaco.tables.opening import Manners, first_body
from fondaco.tables.outcomes import chance_after
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table

SAID = Said(name="a", text="!", seats=[])
FIRST = Opened(title="yunnan-2023", setup={}, seed="1", seats=[], host="g", pace=Pace("none"))
ROW = Summary("yunnan-2023", "playing", False, False, None, 0, ["a", "b", "c"], ["g"])


def test_the_migrations_give_the_form_that_the_store_expects(database: str) -> None:
    async def scene() -> list[Any]:
        engine = connect(database)
        for _ in range(2):
            await migrate(engine)
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda found: compare_metadata(MigrationContext.configure(found), METADATA)
            )
        await engine.dispose()
        return list(differences)

    assert asyncio.run(scene()) == []


def test_a_migration_that_is_broken_off_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        engine = connect(database)
        with monkeypatch.context() as broken:
            broken.setattr("alembic.op.create_index", fail)
            with pytest.raises(RuntimeError):
                await migrate(engine)
        await migrate(engine)
        store = Store(engine, lambda _: None)
        assert await store.journal("nothing yet") == []
        await store.close()

    asyncio.run(scene())


def fail(*_: object, **__: object) -> None:
    raise RuntimeError("broken off")


def test_sqlite_waits_for_the_disk(sqlite: str) -> None:
    async def scene() -> tuple[Any, Any]:
        engine = connect(sqlite)
        async with engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
            wait = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
        await engine.dispose()
        return mode, wait

    assert asyncio.run(scene()) == ("wal", 2)


def test_of_many_writers_of_one_number_one_wins(database: str) -> None:
    async def scene() -> None:
        stores = []
        for _ in range(3):
            engine = connect(database)
            await migrate(engine)
            stores.append(Store(engine, lambda _: None))
        await stores[0].append(Addition("t", Record(1, 0, FIRST), ROW))
        for number in range(2, 12):
            writing = [
                store.append(Addition("t", Record(number, 0, SAID, "g", f"{who} {number} {again}"), None))
                for who, store in enumerate(stores)
                for again in range(3)
            ]
            assert sorted(await asyncio.gather(*writing)) == [False] * 8 + [True]
        again = await stores[1].append(Addition("t", Record(12, 0, SAID, "g", "same"), None))
        twice = await stores[2].append(Addition("t", Record(13, 0, SAID, "g", "same"), None))
        assert (again, twice) == (True, False)
        journal = await stores[2].journal("t")
        assert [record.number for record in journal] == list(range(1, 13))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_nobody_suffers_for_somebody_elses_bad_record(database: str) -> None:
    async def scene() -> None:
        engine = connect(database)
        await migrate(engine)
        store = Store(engine, lambda _: None)
        await store.append(Addition("t", Record(1, 0, FIRST), ROW))
        good = [store.append(Addition("t", Record(number, 0, SAID), None)) for number in (2, 3)]
        orphan = store.append(Addition("no such table", Record(5, 0, SAID), None))
        outcomes = await asyncio.gather(*good, orphan, return_exceptions=True)
        assert outcomes[:2] == [True, True]
        assert isinstance(outcomes[2], Exception)
        await store.close()

    asyncio.run(scene())


def test_the_data_folder_is_made_when_needed(tmp_path: Path) -> None:
    address = database_in(tmp_path / "new" / "folder")
    assert (tmp_path / "new" / "folder").is_dir()
    assert address.endswith("folder/fondaco.db")


def journal_of_a_long_game() -> list[Record]:
    match = Match.new("yunnan-2023", 5, {"expert": True}, seed=3, manual_chance=True)
    seats = [Seat(number, "Anna", ["g"]) for number in range(5)]
    first = first_body(match, "g", seats, Manners(Pace("none"), public=False, hints=False))
    journal = [Record(1, 0, first, "g")]
    for seat, words in first.chance:
        match.enter(seat, match.meant(words))
    rng = Rng(3)
    while match.actors:
        seat = match.actors[0]
        lines = len(match.log)
        match.enter(seat, choose(match.game, match.state, seat, rng))
        for move in chance_after(match, match.state.copy(), len(match.log)):
            match.enter(move.seat, move.action)
        body: Body = Moved(seat=seat, lines=lines_of(match, match.log[lines:]))
        journal.append(Record(len(journal) + 1, 0, body, "g"))
    return journal


def test_a_long_game_is_rebuilt_from_its_journal() -> None:
    journal = journal_of_a_long_game()
    table = Table.replay("t", journal)
    assert table.phase == "over"
    assert len(table.turns) == len(journal) - 1
    assert Table.position("t", journal).match.position() == table.match.position()

"""The store: journals that are only ever added to. A record is there when `append` says so, and not before."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fondaco.server.journal_insert import add_rows
from fondaco.server.notifications import CHANNEL, EVERYBODY
from fondaco.server.schema import ANALYSES, GUESTS, JOURNAL, NOTES, SEATS, TABLES
from fondaco.tables.journal import Record, read_body, write_body

OUTAGES: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    sqlite3.Error,
    OSError,
)  # of databases and their drivers
CALL_ALL: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:calls AS text[])) told")
BATCH: Final = 200  # records that share one commit at most


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists, bots and deadlines need to know of a table."""

    title: str
    phase: str
    public: bool
    bots: bool
    due: int | None
    changed: int
    seats: list[str]
    guests: list[str]
    host: str | None = None


@dataclass(frozen=True, slots=True)
class Addition:
    """A record to be added to a table's journal, and what it changes in the table's row."""

    table: str
    record: Record
    summary: Summary | None


class StoreClosed(Exception):
    """Nothing is written, because a backup is being restored."""


class Store:
    """Reads journals and adds to them. Records that come while a commit is under way share the next one."""

    def __init__(self, engine: AsyncEngine, observe: Callable[[int], None]) -> None:
        self.engine = engine
        self.server = secrets.token_hex(8)  # how other servers tell this one's calls
        self.observe = observe
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        free = self.insert(JOURNAL).on_conflict_do_nothing()
        self.add = free.returning(JOURNAL.c.table, JOURNAL.c.number)
        self.closed = False  # while a backup is restored
        self.waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None

    # Adding.

    async def append(self, addition: Addition) -> bool:
        """Add a record; true once it is durable, false if its number or its key was there already."""
        if self.closed:
            raise StoreClosed
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((addition, future))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        return await future

    async def write(self) -> None:
        """Commit what waits, batch by batch."""
        while self.waiting:
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            await self.commit(batch)

    async def commit(self, batch: list[tuple[Addition, "asyncio.Future[bool]"]]) -> None:
        """Commit a batch; if it fails as a whole, each record alone, so that nobody suffers for somebody else."""
        first: dict[tuple[str, int], Addition] = {}
        for addition, _ in batch:
            first.setdefault((addition.table, addition.record.number), addition)
        try:
            won = await self.insert_all(list(first.values()))
        except Exception as error:
            if len(batch) > 1:
                for single in batch:
                    await self.commit([single])
            else:
                settle(batch[0][1], error)
            return
        self.observe(len(batch))
        for addition, future in batch:
            place = addition.table, addition.record.number
            settle(future, place in won and first[place] is addition)

    async def insert_all(self, additions: list[Addition]) -> set[tuple[str, int]]:
        """Add records in one transaction; returns those whose number and key were free."""
        rows = [row_of(addition) for addition in additions]
        if not any(addition.summary for addition in additions):
            async with self.kept() as connection:
                return await add_rows(connection, self.server, rows)
        async with self.kept() as connection, connection.begin():
            won = {(row[0], row[1]) for row in await connection.execute(self.add, rows)}
            for addition in additions:
                if addition.summary is not None and (addition.table, addition.record.number) in won:
                    await self.write_summary(connection, addition.table, addition.record.number, addition.summary)
            await self.call(connection, won)
        return won

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[AsyncConnection]:
        """The connection that is kept for writing; after a failure a fresh one is taken."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            yield self.connection
        except BaseException:
            connection, self.connection = self.connection, None
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
            raise

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database; SQLite is for one."""
        return self.engine.dialect.name == "postgresql"

    async def call(self, connection: AsyncConnection, added: set[tuple[str, int]]) -> None:
        """Tell the other servers what was added, as soon as it is durable; number 0 says that the table is gone."""
        if self.shared:
            calls = [f"{self.server} {table} {number}" for table, number in added]
            await connection.execute(CALL_ALL, {"channel": CHANNEL, "calls": calls})

    async def tell_presence(self, present: dict[str, str]) -> None:
        """Tell the other servers who is at tables here."""
        if self.shared:
            calls = [f"{self.server} {table} -1 {presence}" for table, presence in present.items()]
            async with self.engine.begin() as connection:
                await connection.execute(CALL_ALL, {"channel": CHANNEL, "calls": calls})

    async def tell_servers(self, text: str) -> None:
        """Tell the other servers something that is no matter of a table."""
        await self.tell_presence({EVERYBODY: text})

    async def write_summary(self, connection: AsyncConnection, table: str, number: int, summary: Summary) -> None:
        """Bring the table's row and its guests up to date."""
        row = {
            "title": summary.title,
            "status": summary.phase,
            "public": summary.public,
            "bots": summary.bots,
            "due": summary.due,
            "changed": summary.changed,
            "seats": msgspec.json.encode(summary.seats).decode(),
            "host": summary.host,
        }
        if number == 1:
            await connection.execute(insert(TABLES).values(table=table, **row))
        else:
            await connection.execute(update(TABLES).where(TABLES.c.table == table).values(row))
        await connection.execute(delete(SEATS).where(SEATS.c.table == table))
        if summary.guests:
            await connection.execute(insert(SEATS), [{"table": table, "guest": guest} for guest in summary.guests])

    # Reading.

    async def journal(self, table: str, after: int = 0) -> list[Record]:
        """The records of a table after a number."""
        columns = [JOURNAL.c[name] for name in ("number", "kind", "time", "guest", "key", "body")]
        wanted = select(*columns).where(JOURNAL.c.table == table, JOURNAL.c.number > after).order_by(JOURNAL.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Record(row[0], row[2], read_body(row[1], row[5]), row[3], row[4]) for row in rows]

    async def tables(self, guest: str | None, limit: int) -> list[Any]:
        """The public tables that are open or in play, or those of a guest, the latest first."""
        wanted = select(TABLES).order_by(TABLES.c.changed.desc()).limit(limit)
        if guest is None:
            wanted = wanted.where(TABLES.c.public, TABLES.c.status != "over")
        else:
            wanted = wanted.join(SEATS, SEATS.c.table == TABLES.c.table).where(SEATS.c.guest == guest)
        async with self.engine.connect() as connection:
            return [row._mapping for row in await connection.execute(wanted)]

    async def unfinished(self) -> list[Any]:
        """All tables that are open or in play, the latest last."""
        wanted = select(TABLES).where(TABLES.c.status != "over").order_by(TABLES.c.changed)
        async with self.engine.connect() as connection:
            return list(await connection.execute(wanted))

    async def names(self, *conditions: Any) -> list[str]:
        """The tables that meet conditions."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(TABLES.c.table).where(*conditions))).scalars())

    async def with_bots(self) -> list[str]:
        """The tables in play that have bots."""
        return await self.names(TABLES.c.status == "playing", TABLES.c.bots)

    async def overdue(self, now: int) -> list[str]:
        """The tables where a deadline has passed."""
        return await self.names(TABLES.c.due <= now)

    async def set_due(self, table: str, due: int | None) -> None:
        """Put the deadline in a table's row right."""
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.table == table).values(due=due))

    async def remove(self, table: str) -> None:
        """Delete a table and its journal."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(JOURNAL).where(JOURNAL.c.table == table))
            await connection.execute(delete(TABLES).where(TABLES.c.table == table))
            await self.call(connection, {(table, 0)})

    # Analyses.

    async def analysis(self, table: str) -> dict[str, Any] | None:
        """The analysis of a finished game, if it has been made."""
        async with self.engine.connect() as connection:
            wanted = select(ANALYSES.c.document).where(ANALYSES.c.table == table)
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else msgspec.json.decode(found, type=dict[str, Any])

    async def keep_analysis(self, table: str, document: dict[str, Any], now: int) -> None:
        """Keep the analysis of a finished game, unless there is one or the table is gone."""
        row = {"table": table, "made": now, "document": msgspec.json.encode(document).decode()}
        async with self.engine.begin() as connection:
            if (await connection.execute(select(TABLES.c.table).where(TABLES.c.table == table))).first() is not None:
                await connection.execute(self.insert(ANALYSES).values(row).on_conflict_do_nothing())

    # Notes.

    async def notes(self, table: str, guest: str) -> str:
        """What a guest has noted down at a table."""
        async with self.engine.connect() as connection:
            wanted = select(NOTES.c.text).where(NOTES.c.table == table, NOTES.c.guest == guest)
            return (await connection.execute(wanted)).scalar_one_or_none() or ""

    async def keep_notes(self, table: str, guest: str, text: str) -> None:
        """Keep the notes of a guest at a table in place of those before."""
        row = self.insert(NOTES).values(table=table, guest=guest, text=text)
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["table", "guest"], set_={"text": text}))

    # Guests.

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(GUESTS.c.name).where(GUESTS.c.guest == guest))
            return found.scalar_one_or_none()

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        """Remember what a guest is called."""
        row = self.insert(GUESTS).values(guest=guest, name=name, created=now)
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["guest"], set_={"name": name}))

    async def see_guest(self, guest: str, now: int) -> None:
        """Remember when a guest came last."""
        async with self.engine.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.guest == guest).values(seen=now))

    async def existing(self, tables: list[str]) -> set[str]:
        """Those of some tables that have not been deleted."""
        found: set[str] = set()
        for start in range(0, len(tables), 500):
            found |= set(await self.names(TABLES.c.table.in_(tables[start : start + 500])))
        return found

    async def ping(self) -> None:
        """Whether the database answers; raises if not."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        if self.writer is not None:
            await self.writer
        if self.connection is not None:
            await self.connection.close()
        await self.engine.dispose()


def row_of(addition: Addition) -> dict[str, Any]:
    """A record as a row of the journal."""
    record = addition.record
    return {
        "table": addition.table,
        "number": record.number,
        "kind": record.kind,
        "time": record.time,
        "guest": record.guest,
        "key": record.key,
        "body": write_body(record.body),
    }


def settle(future: "asyncio.Future[bool]", outcome: bool | Exception) -> None:
    """Tell whoever waits for a commit, if anybody still does."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)

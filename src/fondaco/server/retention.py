"""What need not be kept for ever, and what a guest wants forgotten."""

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fondaco.server.config import Config
from fondaco.server.ledger import Ledger
from fondaco.server.schema import GUESTS, JOURNAL, MUTES, NOTES, REPORTS, SEATS, TABLES
from fondaco.tables.journal import Body, Claimed, Opened, Resigned, Said, Taken, read_body, write_body

DAY: Final = 24 * 3600 * 1000  # milliseconds
CLOSED: Final = "closed"  # the shared value that says that a backup is being restored
RESTORED: Final = "restored"  # the shared value that is another one after each backup that was restored
FORGOTTEN: Final = "forgotten"  # the shared value that names the guests who were forgotten last, each with a mark
MOST_FORGOTTEN: Final = 100
AT_ONCE: Final = 20  # tables that are deleted in one transaction, so that nobody waits long for it
NOBODY: Final = "—"


async def forget_old(engine: AsyncEngine, config: Config, now: int) -> None:
    """Delete tables and guests that have been kept for long enough."""
    if config.finished_days:
        await remove(engine, TABLES.c.status == "over", TABLES.c.changed < now - config.finished_days * DAY)
    if config.waiting_days:
        await remove(engine, TABLES.c.status == "waiting", TABLES.c.changed < now - config.waiting_days * DAY)
    if config.guest_days:
        came = func.coalesce(GUESTS.c.seen, GUESTS.c.created)
        seated = select(SEATS.c.guest)
        idle = came < now - config.guest_days * DAY
        async with engine.begin() as connection:
            await connection.execute(delete(GUESTS).where(idle, GUESTS.c.guest.not_in(seated)))


async def remove(engine: AsyncEngine, *conditions: Any) -> None:
    """Delete the tables that meet conditions, a few at a time."""
    async with engine.connect() as connection:
        names = list((await connection.execute(select(TABLES.c.table).where(*conditions))).scalars())
    for start in range(0, len(names), AT_ONCE):
        async with engine.begin() as connection:
            await delete_tables(connection, names[start : start + AT_ONCE])


async def delete_tables(connection: AsyncConnection, names: list[str]) -> None:
    """Delete tables with their journals."""
    await connection.execute(delete(JOURNAL).where(JOURNAL.c.table.in_(names)))
    await connection.execute(delete(TABLES).where(TABLES.c.table.in_(names)))


async def forget_guest(engine: AsyncEngine, guest: str) -> bool:
    """Delete what is known of a guest: name, notes, settings, and in journals their names and what they said. The games
    that they played with others stay, without their name. Returns whether there was such a guest."""
    async with engine.begin() as connection:
        for table in (NOTES, MUTES):
            await connection.execute(delete(table).where(table.c.guest == guest))
        await connection.execute(delete(REPORTS).where(or_(REPORTS.c.guest == guest, REPORTS.c.reported == guest)))
        seated = select(SEATS.c.table).where(SEATS.c.guest == guest)
        spoke = select(JOURNAL.c.table).where(JOURNAL.c.guest == guest)
        for name in list((await connection.execute(seated.union(spoke))).scalars()):
            await forget_at_table(connection, name, guest)
        await connection.execute(delete(SEATS).where(SEATS.c.guest == guest))
        found = await connection.execute(delete(GUESTS).where(GUESTS.c.guest == guest))
    ledger = Ledger(engine, "forgetting")
    marks = [*await forgotten(ledger), f"{secrets.token_hex(8)} {guest}"]
    await ledger.set_value(FORGOTTEN, msgspec.json.encode(marks[-MOST_FORGOTTEN:]).decode())
    return bool(found.rowcount)


async def forgotten(ledger: Ledger) -> list[str]:
    """The guests who were forgotten last, each after a mark: servers may still have them in memory."""
    return msgspec.json.decode(await ledger.value(FORGOTTEN) or "[]", type=list[str])


async def forget_at_table(connection: AsyncConnection, table: str, guest: str) -> None:
    """Delete a guest's table if nobody else plays there, or else their name and words in its journal."""
    others = select(SEATS.c.guest).where(SEATS.c.table == table, SEATS.c.guest != guest)
    if (await connection.execute(others)).first() is None:
        await delete_tables(connection, [table])
        return
    columns = (JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.body, JOURNAL.c.guest)
    rows = (await connection.execute(select(*columns).where(JOURNAL.c.table == table))).all()
    journal = [(number, read_body(kind, text), author == guest) for number, kind, text, author in rows]
    names = {name for _, body, own in journal for name in names_in(body, guest, own)} - {""}
    for number, body, own in journal:
        nameless = without_names(body, names, own)
        if nameless != body:
            place = (JOURNAL.c.table == table, JOURNAL.c.number == number)
            await connection.execute(update(JOURNAL).where(*place).values(body=write_body(nameless)))
    row = (await connection.execute(select(TABLES.c.seats).where(TABLES.c.table == table))).scalar_one()
    seats = [NOBODY if one in names else one for one in msgspec.json.decode(row)]
    await connection.execute(
        update(TABLES).where(TABLES.c.table == table).values(seats=msgspec.json.encode(seats).decode())
    )


def names_in(body: Body, guest: str, own: bool) -> list[str]:
    """The names by which a record knows a guest; it may be the guest's own record."""
    if isinstance(body, Opened):
        return [seat.name for seat in body.seats if guest in seat.owners]
    return [body.name] if own and isinstance(body, Taken | Claimed | Resigned | Said) else []


def without_names(body: Body, names: set[str], own: bool) -> Body:
    """A record without a guest's names, and if it is the guest's own, without words."""
    if isinstance(body, Opened):
        seats = [msgspec.structs.replace(seat, name=NOBODY) if seat.name in names else seat for seat in body.seats]
        return msgspec.structs.replace(body, seats=seats)
    if own and isinstance(body, Said):
        return msgspec.structs.replace(body, name=NOBODY, text=NOBODY)
    return msgspec.structs.replace(body, name=NOBODY) if getattr(body, "name", "") in names else body

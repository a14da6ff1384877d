"""What servers of one database share besides the journals: claims to turns, tallies of a day, bans, mutes, reports."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Integer, cast, delete, extract, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from fondaco.server.schema import BANS, CLAIMS, MUTES, REPORTS, SHARED, TABLES, TALLIES

DAY: Final = 24 * 3600 * 1000  # milliseconds
NOW: Final = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)  # by the database's clock alone


@dataclass(frozen=True, slots=True)
class Report:
    """What a guest reports: the chat of a record, and why."""

    table: str
    number: int
    guest: str
    reported: str
    said: str
    reason: str


class Ledger:
    """Keeps them."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self.engine = engine
        self.server = server
        self.alone = engine.dialect.name == "sqlite"  # one file, one server
        self.insert = sqlite.insert if self.alone else postgresql.insert

    # Values.

    async def keep(self, name: str, value: str) -> str:
        """Keep a value of the server, unless there is one already; returns the one that is kept."""
        async with self.engine.begin() as connection:
            await connection.execute(self.insert(SHARED).values(name=name, value=value).on_conflict_do_nothing())
            return str((await connection.execute(select(SHARED.c.value).where(SHARED.c.name == name))).scalar_one())

    async def value(self, name: str) -> str | None:
        """A value that is kept."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(SHARED.c.value).where(SHARED.c.name == name))).scalar_one_or_none()

    async def set_value(self, name: str, value: str) -> None:
        """Keep a value in place of the one before."""
        row = self.insert(SHARED).values(name=name, value=value)
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

    # Claims.

    async def claim(self, table: str, number: int, seconds: float) -> bool:
        """Claim the turn after a record for some seconds, or claim it again; false if another server has it."""
        if self.alone:
            return True
        until = NOW + cast(seconds * 1000, Integer)
        row = self.insert(CLAIMS).values(table=table, number=number, server=self.server, until=until)
        free = or_(CLAIMS.c.until < NOW, CLAIMS.c.server == self.server, CLAIMS.c.number < number)
        changed = {"number": number, "server": self.server, "until": until}
        wanted = row.on_conflict_do_update(index_elements=["table"], set_=changed, where=free).returning(CLAIMS.c.table)
        async with self.engine.begin() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def abandoned(self) -> list[str]:
        """The tables in play at which a server has stopped thinking."""
        if self.alone:
            return []
        wanted = select(CLAIMS.c.table).join(TABLES, TABLES.c.table == CLAIMS.c.table)
        wanted = wanted.where(TABLES.c.status == "playing", CLAIMS.c.until < NOW, CLAIMS.c.server != self.server)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # Tallies.

    async def count(self, who: str, what: str, now: int) -> int:
        """Count something that somebody does; returns how often they have done it today."""
        row = self.insert(TALLIES).values(who=digest(who), what=what, day=now // DAY, count=1)
        more = row.on_conflict_do_update(
            index_elements=["who", "what", "day"], set_={"count": TALLIES.c.count + 1}
        ).returning(TALLIES.c.count)
        async with self.engine.begin() as connection:
            return int((await connection.execute(more)).scalar_one())

    async def forget(self, now: int) -> None:
        """Forget the tallies of earlier days, and bans that are over."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(TALLIES).where(TALLIES.c.day < now // DAY - 1))
            await connection.execute(delete(BANS).where(BANS.c.until < now))

    # Bans.

    async def bans(self, now: int) -> set[str]:
        """The digests of all who are kept out."""
        wanted = select(BANS.c.who).where(or_(BANS.c.until.is_(None), BANS.c.until >= now))
        async with self.engine.connect() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def ban(self, who: str, now: int, until: int | None, reason: str) -> None:
        """Keep a guest or an address out."""
        row = self.insert(BANS).values(who=digest(who), since=now, until=until, reason=reason)
        changed = {"since": now, "until": until, "reason": reason}
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["who"], set_=changed))

    async def unban(self, who: str) -> bool:
        """Let a guest or an address in again; false if they were not kept out."""
        async with self.engine.begin() as connection:
            return bool((await connection.execute(delete(BANS).where(BANS.c.who == digest(who)))).rowcount)

    # Mutes and reports.

    async def muted(self, guest: str) -> frozenset[str]:
        """Those whose chat a guest does not want to read."""
        async with self.engine.connect() as connection:
            return frozenset((await connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == guest))).scalars())

    async def mute(self, guest: str, muted: str, wanted: bool) -> None:
        """Mute somebody for a guest, or no longer."""
        async with self.engine.begin() as connection:
            if wanted:
                row = self.insert(MUTES).values(guest=guest, muted=muted)
                await connection.execute(row.on_conflict_do_nothing())
            else:
                await connection.execute(delete(MUTES).where(MUTES.c.guest == guest, MUTES.c.muted == muted))

    async def report(self, report: Report, now: int) -> None:
        """Keep a report."""
        row = {name: getattr(report, name) for name in ("table", "number", "guest", "reported", "said", "reason")}
        async with self.engine.begin() as connection:
            await connection.execute(insert(REPORTS).values(time=now, **row))

    async def reports(self) -> list[dict[str, Any]]:
        """All reports, the latest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(REPORTS).order_by(REPORTS.c.report.desc()))
            return [dict(row._mapping) for row in found]


def digest(who: str) -> str:
    """What is kept of a name: `guest …` or `address …`."""
    return hashlib.sha256(who.encode()).hexdigest()

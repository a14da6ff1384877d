"""Backups of a whole database in one file, from and into SQLite or PostgreSQL, while servers run.

The file is packed JSON, a line each: first a header with the version of the schema, then every row with its table. All
rows are read in one transaction, so the backup is the database at one moment."""

import asyncio
import gzip
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from fondaco.core.errors import FondacoError
from fondaco.server.database import connect, migrate
from fondaco.server.ledger import Ledger
from fondaco.server.retention import CLOSED, RESTORED
from fondaco.server.schema import CLAIMS, METADATA, REPORTS, SHARED

FORMAT: Final = 1
BATCH: Final = 500
CLOSING_SECONDS: Final = 6.0  # in which every running server has noticed that it may not write
LEFT_OUT: Final = {CLAIMS.name}  # what is only true for a moment
OF_A_MOMENT: Final = {CLOSED, RESTORED}  # and of the shared values


class BadBackup(FondacoError):
    """A file that is no backup, or one that this version cannot read."""


async def back_up(address: str, path: Path) -> int:
    """Write all of a database into a file; returns the number of rows."""
    engine = connect(address)
    partial = path.with_name(path.name + ".partial")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            count = await connection.run_sync(write_rows, partial)
        partial.replace(path)
        return count
    finally:
        partial.unlink(missing_ok=True)
        await engine.dispose()


def write_rows(connection: Connection, path: Path) -> int:
    """Write the rows of all tables."""
    count = 0
    with gzip.open(path, "wb") as file:
        path.chmod(0o600)
        revisions = list(MigrationContext.configure(connection).get_current_heads())
        file.write(msgspec.json.encode({"fondaco_backup": FORMAT, "schema": revisions}) + b"\n")
        for table in METADATA.sorted_tables:
            if table.name in LEFT_OUT:
                continue
            for row in connection.execute(select(table)):
                document = {str(name): value for name, value in row._mapping.items()}
                file.write(msgspec.json.encode([str(table.name), document]) + b"\n")
                count += 1
        file.write(msgspec.json.encode({"rows": count}) + b"\n")
    return count


async def restore(address: str, path: Path, wait: float = CLOSING_SECONDS) -> int:
    """Put a backup in place of all that is in a database; returns the number of rows. Servers that run on it write
    nothing meanwhile, and find the tables of the backup afterwards."""
    rows = list(read_rows(path))
    engine = connect(address)
    ledger = Ledger(engine, "restore")
    try:
        await migrate(engine)
        await ledger.set_value(CLOSED, "a backup is being restored")
        try:
            await asyncio.sleep(wait)
            async with engine.begin() as connection:
                await connection.run_sync(replace_rows, rows)
        finally:
            await ledger.set_value(CLOSED, "")
        return len(rows)
    finally:
        await engine.dispose()


def read_rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; raises BadBackup if it is none, or is cut off."""
    try:
        with gzip.open(path, "rb") as file:
            header = msgspec.json.decode(file.readline())
            if not isinstance(header, dict) or header.get("fondaco_backup") != FORMAT:
                raise BadBackup(f"{path} is no backup that this version of Fondaco can read.")
            for count, line in enumerate(file):
                document = msgspec.json.decode(line)
                if isinstance(document, dict):
                    if document.get("rows") == count:
                        return
                    break
                yield str(document[0]), document[1]
    except (OSError, EOFError, msgspec.MsgspecError, LookupError) as error:
        raise BadBackup(f"{path} cannot be read as a backup: {error}.") from error
    raise BadBackup(f"{path} is cut off.")


def replace_rows(connection: Connection, rows: list[tuple[str, dict[str, Any]]]) -> None:
    """Put rows in place of all that is in the tables."""
    tables = {table.name: table for table in METADATA.sorted_tables}
    unknown = {name for name, _ in rows} - set(tables)
    if unknown:
        raise BadBackup(f"The backup has tables that this version of Fondaco does not know: {', '.join(unknown)}.")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    for name, table in tables.items():
        own = [row for kind, row in rows if kind == name and not (table is SHARED and row["name"] in OF_A_MOMENT)]
        for start in range(0, len(own), BATCH):
            connection.execute(insert(table), own[start : start + BATCH])
    connection.execute(insert(SHARED).values(name=CLOSED, value="a backup is being restored"))
    connection.execute(insert(SHARED).values(name=RESTORED, value=secrets.token_hex(8)))
    if connection.dialect.name == "postgresql":  # numbers go on after the highest
        highest = connection.execute(select(func.coalesce(func.max(REPORTS.c.report), 0) + 1)).scalar_one()
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('reports', 'report'), {highest}, false)"))


def with_engine(address: str, work: Callable[[AsyncEngine], Any]) -> Any:
    """Do something with a database whose schema is up to date."""

    async def working() -> Any:
        engine = connect(address)
        try:
            await migrate(engine)
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(working())

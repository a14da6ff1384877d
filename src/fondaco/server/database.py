"""The database: SQLite or PostgreSQL, set so that what was committed stays."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fondaco.core.errors import FondacoError

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x46_4F_4E_44  # any number that is the same for all servers


class NewerDatabase(FondacoError):
    """A database that a newer version of the program has made."""


def connect(address: str) -> AsyncEngine:
    """The engine for a database's address, with its driver."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise FondacoError("The database's address must be like sqlite:///file or postgresql://host/name.") from error
    kind = url.get_backend_name() if "+" in url.drivername else url.drivername
    if kind not in DRIVERS:
        raise FondacoError(f"The database must be sqlite or postgresql, not {kind}.")
    url = url.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        return connect_to_server(url)
    if url.database and not Path(url.database).parent.is_dir():
        raise FondacoError(f"The database cannot be used: there is no folder {Path(url.database).parent}.")
    if url.database:
        make_private(Path(url.database))
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def make_private(path: Path) -> None:
    """Make the file of a database that nobody else can read, unless there is one."""
    with suppress(OSError):  # what is wrong with it is said when it is used
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connect_to_server(url: URL) -> AsyncEngine:
    """The engine for a PostgreSQL server."""
    try:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise FondacoError("PostgreSQL needs a driver: pip install fondaco[postgres].") from error


async def prepare(address: str) -> None:
    """See that a database can be used, and bring its schema up to date; raises FondacoError."""
    engine = connect(address)
    try:
        await migrate(engine)
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise FondacoError(f"The database cannot be used: {reason}") from error
    finally:
        await engine.dispose()


def begin(connection: Connection) -> None:
    """Begin every transaction ourselves: the driver would leave changes of the schema outside."""
    connection.exec_driver_sql("BEGIN")


def set_pragmas(connection: Any, _: object) -> None:
    """Write-ahead log, and a commit that waits until it is on the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database's schema up to date; several servers that start at once do it one after the other."""
    for attempt in range(5):
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)
            return
        except SQLAlchemyError:
            if attempt == 4:
                raise
            await asyncio.sleep(0.1 * (attempt + 1))


def upgrade(connection: Connection) -> None:
    """Run the migrations on a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    newer = set(MigrationContext.configure(connection).get_current_heads()) - known
    if newer:
        raise NewerDatabase("The database was made by a newer version of Fondaco; install that or a later one.")
    command.upgrade(config, "heads")

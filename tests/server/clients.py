"""What the tests of the server share."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any

from websockets.sync.client import connect as sync_connect

from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock

connect = functools.partial(sync_connect, open_timeout=PATIENCE, ping_interval=None)


def run(scene: Coroutine[Any, Any, None], seconds: float = 2 * PATIENCE) -> None:
    """Run a scene to its end."""

    async def timed() -> None:
        await asyncio.wait_for(scene, seconds)

    asyncio.run(timed())


async def three(address: str, *names: str, **more: Any) -> tuple[str, list[Player]]:
    """A table with three people who are all connected."""
    players = [await Player(address, name).__aenter__() for name in names or ("Anna", "Bruno", "Carla")]
    table = await players[0].open(["me", "open", "open"], **more)
    for seat, player in enumerate(players[1:], 1):
        await player.command(table, "take", seat=seat)
    for player in players:
        await player.connect(table)
    return table, players


async def pass_time(clock: FakeClock, until: Callable[[], bool]) -> None:
    """Let a clock go on until something is so: whoever looks at it now and then may have looked just before."""
    while not until():
        clock.advance(0.1)
        await asyncio.sleep(0.01)


async def leave(players: list[Player]) -> None:
    for player in players:
        await player.__aexit__()


def actor(players: list[Player]) -> int:
    return int(players[0].state["actors"][0])


async def step(players: list[Player], choose: int = 0) -> int:
    """The first who may decide takes an option; everybody has seen it."""
    seat = actor(players)
    player = players[seat]
    answer = await player.say(
        "move", seat=seat, at=player.number, action=player.turns()[0]["options"][choose]["action"]
    )
    assert answer["type"] == "ack", answer
    for other in players:
        await other.until(lambda: (other.number or 0) >= answer["number"])  # noqa: B023
    return seat

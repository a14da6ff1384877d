"""What the tests of the server share."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tests.server.players import Player


def run(scene: Coroutine[Any, Any, None], seconds: float = 120) -> None:
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

"""Killed in the middle of play, again and again: what was acknowledged is there, once, and the games go on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import PATIENCE, ServerProcess

LOST = (ConnectionError, httpx.HTTPError, InvalidHandshake, TimeoutError, OSError)


class Stubborn:
    """A client that plays at random, comes back whenever the server was lost, and keeps what was acknowledged."""

    def __init__(self, address: str, number: int) -> None:
        self.player = Player(address, f"player {number}")
        self.rng = random.Random(number)
        self.number = number
        self.acknowledged: dict[int, str] = {}
        self.tables: list[str] = []
        self.unsure: dict[str, Any] | None = None
        self.sent = 0
        self.moves = 0

    async def start(self) -> None:
        await self.player.__aenter__()
        await self.next_table()

    async def next_table(self) -> None:
        self.acknowledged = {}
        self.tables.append(await self.player.open(["me", "bot", "me"], pace={"kind": "none"}))

    async def play(self, stop: asyncio.Event) -> None:
        """Play on, through all crashes."""
        while not stop.is_set():
            try:
                await self.connected(stop)
            except LOST:
                await asyncio.sleep(0.02)

    async def connected(self, stop: asyncio.Event) -> None:
        player = self.player
        player.updates.clear()
        await player.connect(self.tables[-1])
        try:
            while not stop.is_set():
                if player.state["status"] == "over":
                    return
                await self.move()
        finally:
            await player.disconnect()

    async def move(self) -> None:
        """One move; if its answer was lost, the same is sent again with the same key."""
        player = self.player
        if self.unsure is None:
            turns = player.turns()
            if not turns:
                player.changed.clear()
                await asyncio.wait_for(player.changed.wait(), 5)
                if player.socket is None:
                    raise ConnectionError
                return
            view = self.rng.choice(turns)
            self.sent += 1
            action = self.rng.choice(view["options"])["action"]
            self.unsure = {"seat": view["seat"], "at": player.number, "action": action, "key": f"{self.sent}"}
        move = self.unsure
        answer = await player.say("move", **move)
        self.unsure = None
        if answer["type"] == "ack":
            assert answer["number"] not in self.acknowledged
            self.acknowledged[answer["number"]] = move["action"]
            self.moves += 1
            await player.until(lambda: player.socket is None or (player.number or 0) >= answer["number"], 10)
        else:
            assert answer["code"] in {"move.stale", "table.changed"}, answer

    async def check(self) -> None:
        """Every acknowledged move is in the journal under its number, and none is there twice."""
        events: list[dict[str, Any]] = []
        more = True
        while more:
            page = await self.player.get(f"/api/tables/{self.tables[-1]}/history?after={len(events)}")
            events, more = events + page["events"], page["more"]
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        found = {event["number"]: event["detail"].get("action") for event in events if event["kind"] == "moved"}
        for number, action in self.acknowledged.items():
            assert found.get(number) == action, f"move {number} was acknowledged and is lost"


async def survive(server: ServerProcess, kills: int, clients: int) -> int:
    """Kill the server so many times while clients play; returns the number of acknowledged moves."""
    server.start()
    players = [Stubborn(server.address, number) for number in range(clients)]
    for player in players:
        await player.start()
    rng = random.Random(kills)
    for _ in range(kills):
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        enough = sum(player.moves for player in players) + rng.randint(3, 12)
        while sum(player.moves for player in players) < enough:
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.02)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for player in players:
            await player.check()
            if (await player.player.get(f"/api/tables/{player.tables[-1]}"))["status"] == "over":
                await player.next_table()
    await play_to_the_end(players[0])
    for player in players:
        await player.player.__aexit__()
    return sum(player.moves for player in players)


async def play_to_the_end(stubborn: Stubborn) -> None:
    """After all that, the game can be finished."""
    player = stubborn.player
    player.updates.clear()
    await player.connect(stubborn.tables[-1])
    await player.play_on(stubborn.rng)
    assert player.state["status"] == "over"
    await stubborn.check()


def crash(database: str, tmp_path: Path, kills: int, clients: int) -> None:
    server = ServerProcess(database, tmp_path / "server.log")
    acknowledged = []

    async def scene() -> None:
        acknowledged.append(await survive(server, kills, clients))

    try:
        run(scene(), PATIENCE * (1 + kills))
    finally:
        server.stop()
    assert acknowledged[0] >= 3 * kills
    print(f"{kills} kills, {acknowledged[0]} acknowledged moves, none lost, none twice")  # noqa: T201


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    crash(database, tmp_path, kills=3, clients=3)


@pytest.mark.heavy
def test_fifty_kills(database: str, tmp_path: Path) -> None:
    crash(database, tmp_path, kills=50, clients=6)

"""Clients that play tables of a server as fast as people ever do, or faster, and note how long each move took.

They come through a door that lets a few in at a time, begin when all of them are seated, and leave together, so that
coming and going is not measured as play. While they play they collect no garbage: to search through what a thousand of
them hold takes a tenth of a second, which would be taken for the server's."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.serving import used_by

TITLE: Final = "yunnan-2023"
SEATS: Final = 3
COMING: Final = 20  # at a time


class SeatView(msgspec.Struct):
    seat: int | None
    options: list[dict[str, object]]


class State(msgspec.Struct):
    status: str
    seats: list[SeatView]


class Message(msgspec.Struct):
    type: str
    number: int = 0
    key: str | None = None
    state: State | None = None
    text: str = ""


DECODER: Final = msgspec.json.Decoder(Message)


class Together:
    """Clients who begin together and stop together."""

    def __init__(self, size: int, seconds: float) -> None:
        self.seconds = seconds
        self.until = 0.0
        self.door = asyncio.Semaphore(COMING)
        self.seated = asyncio.Barrier(size + 1)
        self.start = asyncio.Event()
        self.done = asyncio.Barrier(size + 1)

    async def begin(self) -> None:
        """Wait for all others, and for the start."""
        await self.seated.wait()
        await self.start.wait()

    async def stop(self) -> None:
        """Wait until all others have stopped."""
        await self.done.wait()

    @property
    def over(self) -> bool:
        """Whether time is up."""
        return time.perf_counter() >= self.until

    async def measured(self, process: psutil.Process) -> tuple[float, float]:
        """Let them begin as soon as all are there; for how long they went on, and what a server used meanwhile."""
        await self.seated.wait()
        with no_garbage():
            cpu, started = used_by(process), time.perf_counter()
            self.until = started + self.seconds
            self.start.set()
            await self.done.wait()
            return time.perf_counter() - started, used_by(process) - cpu


class Crowd(Together):
    """Clients who play at a server, and think for a while before each move."""

    def __init__(self, http: httpx.AsyncClient, size: int, seconds: float, think: float) -> None:
        super().__init__(size, seconds)
        self.http = http
        self.socket_address = str(http.base_url).rstrip("/").replace("http", "ws", 1)
        self.headers = {"cookie": f"fondaco={http.cookies['fondaco']}"}
        self.think = think

    async def open_table(self) -> str:
        """A table at which one client plays all seats."""
        body = {"title": TITLE, "seats": [{"who": "me"}] * SEATS, "pace": {"kind": "none"}}
        response = await self.http.post("/api/tables", json=body)
        response.raise_for_status()
        return str(response.json()["table"]["table"])

    async def connect(self, table: str) -> ClientConnection:
        """A socket at a table."""
        address = f"{self.socket_address}/api/tables/{table}/socket"
        async with self.door:
            return await connect(
                address, additional_headers=self.headers, max_size=None, ping_interval=None, compression=None
            )


class Client:
    """Plays one table after the other until time is up."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = Random(number)
        self.latencies: list[float] = []

    async def play(self) -> None:
        """Play until time is up; a game that is over is followed by another."""
        socket = await self.crowd.connect(await self.crowd.open_table())
        await self.crowd.begin()
        while not await self.moves(socket):
            await socket.close()
            socket = await self.crowd.connect(await self.crowd.open_table())
        await self.crowd.stop()
        await socket.close()

    async def moves(self, socket: ClientConnection) -> bool:
        """Move until the game is over, or time is up: then true."""
        state = await self.hear(socket, "update")
        while state.state is not None and state.state.status != "over":
            if self.crowd.think:
                await asyncio.sleep(self.crowd.think * (0.5 + self.rng.random()))
            move = self.move(state.number, state.state)
            sent = time.perf_counter()
            await socket.send(move)
            state = await self.hear(socket, "update")  # which comes just before the acknowledgement
            await self.hear(socket, "ack")
            self.latencies.append(time.perf_counter() - sent)
            if self.crowd.over:
                return True
        return False

    async def hear(self, socket: ClientConnection, kind: str) -> Message:
        """The next message of a kind."""
        while (message := DECODER.decode(await socket.recv())).type != kind:
            assert message.type != "refused", message.text
        return message

    def move(self, number: int, state: State) -> str:
        """A message with any move of whoever is to move."""
        view = next(view for view in state.seats if view.options)
        action = self.rng.choice(view.options)["action"]
        body = {"type": "move", "key": f"{self.rng.random()}", "seat": view.seat, "at": number, "action": action}
        return msgspec.json.encode(body).decode()


@contextmanager
def no_garbage() -> Iterator[None]:
    """Let garbage lie for a while."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()

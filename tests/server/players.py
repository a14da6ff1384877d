"""Clients for the tests: real HTTP and real sockets. They play at random and keep every byte that they received."""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fondaco.server.run import IDLE_SECONDS
from tests import EXAMPLE
from tests.server.servers import PATIENCE

KEYS = itertools.count(1)
Document = dict[str, Any]


class Player:
    """A guest with a browser of their own."""

    def __init__(self, address: str, name: str = "Anna", language: str = "en") -> None:
        self.address = address
        self.name = name
        limits = httpx.Limits(keepalive_expiry=IDLE_SECONDS / 2)  # no request into a connection that is being closed
        headers = {"accept-language": language}
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers, limits=limits)
        self.language = language
        self.socket: ClientConnection | None = None
        self.received: list[bytes] = []
        self.updates: list[Document] = []
        self.presence: Document = {}
        self.number: int | None = None
        self.answers: dict[str, asyncio.Future[Document]] = {}
        self.reading: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self.gone = False

    async def __aenter__(self) -> "Player":
        await self.http.__aenter__()
        await self.ask("PUT", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.__aexit__()

    # HTTP

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        response = await self.http.request(method, path, json=body)
        self.received.append(response.content)
        if status is None:
            assert response.is_success, (response.status_code, response.text)
        else:
            assert response.status_code == status, (response.status_code, response.text)
        return response.json() if response.content else None

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def open(self, seats: Sequence[str | Document], title: str = EXAMPLE, **more: Any) -> str:
        """Open a table; returns its name."""
        plans = [{"who": seat} if isinstance(seat, str) else seat for seat in seats]
        self.opened = await self.ask("POST", "/api/tables", {"title": title, "seats": plans, **more})
        return str(self.opened["table"]["table"])

    async def command(self, table: str, type_: str, status: int | None = None, **fields: Any) -> Document:
        """A command over HTTP."""
        body = {"type": type_, "key": fields.pop("key", f"k{next(KEYS)}"), **fields}
        return dict(await self.ask("POST", f"/api/tables/{table}/commands", body, status))

    async def move(self, table: str, seat: int, status: int | None = None, choose: int = 0) -> Document:
        """The first option, over HTTP."""
        state = await self.get(f"/api/tables/{table}/state")
        options = next(view["options"] for view in state["seats"] if view["seat"] == seat)
        fields = {"seat": seat, "at": state["number"], "action": options[choose]["action"]}
        return await self.command(table, "move", status, **fields)

    # The socket

    @property
    def cookie(self) -> str:
        return f"fondaco={self.http.cookies['fondaco']}" if "fondaco" in self.http.cookies else ""

    async def connect(self, table: str, after: int | None = None) -> None:
        """Open a socket; with the last number seen, what was missed comes."""
        query = f"?language={self.language}" + ("" if after is None else f"&after={after}")
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        self.table = table
        seen = len(self.updates)
        self.reading = asyncio.create_task(self.read(self.socket))
        await self.until(lambda: len(self.updates) > seen or self.socket is None)
        if len(self.updates) == seen:
            raise ConnectionError("the server went away")

    async def disconnect(self) -> None:
        socket, reading = self.socket, self.reading
        if reading is not None:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        if socket is not None:
            await socket.close()
        self.socket = self.reading = None

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                self.received.append(raw.encode() if isinstance(raw, str) else raw)
                self.take(json.loads(raw))
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.lose()

    def lose(self) -> None:
        for future in self.answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the server went away"))
        self.answers = {}
        self.socket = None
        self.changed.set()

    def take(self, message: Document) -> None:
        if message["type"] == "update":
            self.updates.append(message)
            self.number = message["number"]
        elif message["type"] == "presence":
            self.presence = message
        elif message["type"] == "gone":
            self.gone = True
        elif message.get("key") in self.answers:
            self.answers.pop(message["key"]).set_result(message)

    async def say(self, type_: str, **fields: Any) -> Document:
        """A command over the socket; returns its answer."""
        key = fields.pop("key", f"k{next(KEYS)}")
        if self.socket is None:
            raise ConnectionError("not connected")
        self.answers[key] = asyncio.get_running_loop().create_future()
        future = self.answers[key]
        try:
            await self.socket.send(json.dumps({"type": type_, "key": key, **fields}))
        except ConnectionClosed as error:
            raise ConnectionError from error
        return await asyncio.wait_for(future, PATIENCE)

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.changed.clear()
                await self.changed.wait()

    # Playing

    @property
    def state(self) -> Document:
        return dict(self.updates[-1]["state"])

    def turns(self) -> list[Document]:
        """Own seats that may decide."""
        return [view for view in self.state["seats"] if view["options"]]

    async def play_on(
        self, rng: Random, until: Callable[[], bool] = lambda: False, think: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Play at random over the socket until the game is over, thinking before each decision."""
        while self.state["status"] != "over" and not until() and self.socket is not None:
            if think is not None and self.turns():
                await think()
            turns = self.turns()
            if turns:
                view = rng.choice(turns)
                fields = {"seat": view["seat"], "at": self.state["number"]}
                answer = await self.say("move", action=rng.choice(view["options"])["action"], **fields)
                assert answer["type"] == "ack" or answer["code"] in {"move.stale", "table.changed"}, answer
                if answer["type"] == "ack":
                    number = answer["number"]
                    await self.until(lambda: self.socket is None or (self.number or 0) >= number)  # noqa: B023
            else:
                self.changed.clear()
                if not self.turns() and self.state["status"] != "over":
                    await asyncio.wait_for(self.changed.wait(), PATIENCE)


__all__ = ["InvalidStatus", "Player"]

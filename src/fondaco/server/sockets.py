"""The socket of a table: updates out, commands in."""

import asyncio
import logging
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from fondaco.server.connections import FAREWELL_SECONDS, TOO_MUCH
from fondaco.server.context import Language, Services, guest_of, language_in, services_of
from fondaco.server.guard import address_of, refuse
from fondaco.server.live_table import LiveTable
from fondaco.server.rates import network_of
from fondaco.server.store import OUTAGES
from fondaco.server.watchers import Watcher
from fondaco.tables import commands
from fondaco.tables.decisions import Caller
from fondaco.tables.disclosure import Viewer
from fondaco.tables.problems import Problem

LOG: Final = logging.getLogger("fondaco.sockets")
LONGEST_PAUSE: Final = 3.0  # seconds for which nothing is read from whoever sends too much
KNOCK_SECONDS: Final = 1.0  # that whoever is kept out waits to be told so, and thus cannot come again at once
PONG: Final = b'{"type":"pong"}'
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: str,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    language: Language = None,
) -> None:
    """A client of a table. `after` is the last number it has seen; it gets what it missed."""
    services = services_of(websocket)
    address = network_of(address_of(websocket.scope))
    try:
        guest = guest_of(websocket)
        services.bans.check("guest", guest)
        services.flooders.check(guest or address)
        live = await services.tables.table(table)
        muted = frozenset[str]() if guest is None else await services.tables.ledger.muted(guest)
        live.viewer(guest, "en")  # raises Problem if they may not watch
        if services.sockets.get(address, 0) >= services.config.rates.sockets:
            raise Problem("rate.sockets")
    except Problem as problem:
        if problem.code == "rate.flood":
            await asyncio.sleep(KNOCK_SECONDS)
        await refuse(websocket.scope, websocket.send, problem, language_in(websocket, language))
        return
    except OUTAGES:
        unavailable = Problem("store.unavailable")
        await refuse(websocket.scope, websocket.send, unavailable, language_in(websocket, language))
        return
    await websocket.accept()
    services.sockets[address] = services.sockets.get(address, 0) + 1
    services.metrics.sockets.inc()
    watcher = Watcher(guest, language_in(websocket, language), muted)
    try:
        await Conversation(services, live, websocket, watcher).run(after)
    finally:
        services.metrics.sockets.dec()
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]


class Conversation:
    """What is said on one socket, in both directions at once."""

    def __init__(self, services: Services, live: LiveTable, websocket: WebSocket, watcher: Watcher) -> None:
        self.services = services
        self.live = live
        self.websocket = websocket
        self.watcher = watcher
        self.address = network_of(address_of(websocket.scope))
        self.told = 0  # times to slow down, since the sender was last at rest
        self.looked: tuple[Viewer | None, int, bytes] = (None, 0, b"")  # what was last seen: by whom, when, and what

    async def run(self, after: int | None) -> None:
        """Talk until one end has had enough."""
        self.live.join(self.watcher, after)
        talking = {asyncio.create_task(self.send()), asyncio.create_task(self.receive())}
        try:
            await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.part(self.watcher)
            for task in talking:
                task.cancel()
            for outcome in await asyncio.gather(*talking, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                    self.services.metrics.errors.labels("socket").inc()
                    LOG.error("a socket failed", exc_info=outcome)

    async def send(self) -> None:
        """Send what waits for the client."""
        while True:
            message = await self.watcher.queue.get()
            if message is None:
                await self.websocket.close(self.watcher.code)
                return
            await self.websocket.send_text(message.decode())

    async def receive(self) -> None:
        """Do what the client asks for, one after the other."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or b""
            if self.allowed():
                self.watcher.send(await self.answer(raw))
                await asyncio.sleep(0)  # others come between two messages, even if both are here already
            elif self.told < self.services.config.rates.refusals:
                await self.slow_down(key_of(raw))
            else:
                await self.throw_out()
                return

    @property
    def who(self) -> str:
        """Whom messages are counted for."""
        return self.watcher.guest or self.address

    def allowed(self) -> bool:
        """Count a message; false if it comes too soon. Whoever has been at rest since they were told begins anew."""
        limit = self.services.commands
        if self.told and limit.left_of(self.who) >= limit.burst:
            self.told = 0
        return limit.allows(self.who)

    async def slow_down(self, key: str | None) -> None:
        """Refuse a message that came too soon, and read no more for a while: what comes meanwhile waits, unread."""
        self.told += 1
        seconds = min(LONGEST_PAUSE, self.services.commands.seconds_to_rest(self.who))
        detail = f"Send it again; what came after it is read in {seconds:.1f} seconds."
        self.watcher.send(self.refused(Problem("rate.exceeded", detail=detail), key))
        await self.services.tables.clock.sleep(seconds)

    async def throw_out(self) -> None:
        """Say goodbye to whoever did not slow down, and keep them out for a while."""
        self.services.flooders.add(self.who)
        flood = Problem("rate.flood", seconds=round(self.services.flooders.seconds))
        self.watcher.send(self.refused(flood, None))
        self.watcher.close(TOO_MUCH)
        await asyncio.sleep(FAREWELL_SECONDS)  # what is said last is sent meanwhile

    def refused(self, problem: Problem, key: str | None) -> bytes:
        """The refusal of a message."""
        self.services.metrics.refusals.labels(problem.code).inc()
        return msgspec.json.encode({"type": "refused", "key": key, **problem.document(self.watcher.language)})

    async def answer(self, raw: str | bytes) -> bytes:
        """The answer to one message."""
        key = None
        try:
            if len(raw) > self.services.config.message_limit:
                raise Problem("message.too-big")
            document = parsed(raw)
            key = document.get("key") if isinstance(document.get("key"), str) else None
            return await self.done(checked(document))
        except Problem as problem:
            return self.refused(problem, key)
        except OUTAGES:
            return self.refused(Problem("store.unavailable"), key)

    async def done(self, message: Any) -> bytes:
        """Do what a message asks for."""
        if isinstance(message, commands.Ping):
            return PONG
        if isinstance(message, commands.Look):
            return self.look()
        guest = self.watcher.guest
        name = None if guest is None else await self.services.guests.name(guest)
        if guest is None or name is None:
            raise Problem("guest.unknown")
        with self.services.metrics.command_seconds.time():
            ack = await self.live.submit(Caller(guest, name, self.watcher.language, self.address), message)
        return msgspec.json.encode({"type": "ack", **ack})

    def look(self) -> bytes:
        """How things stand; made once for whoever asks again while nothing has changed."""
        viewer = self.live.viewer(self.watcher.guest, self.watcher.language, self.watcher.muted)
        number = self.live.table.number
        if self.looked[:2] != (viewer, number):
            self.looked = (viewer, number, self.live.update(viewer, None))
        return self.looked[2]


class Keyed(msgspec.Struct):
    """The key of a message."""

    key: str | None = None


KEYED: Final = msgspec.json.Decoder(Keyed)


def key_of(raw: str | bytes) -> str | None:
    """The key of a message that is not read any further."""
    try:
        return KEYED.decode(raw).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def parsed(raw: str | bytes) -> dict[str, Any]:
    """The document of a message."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("message.malformed", "json") from error
    if not isinstance(document, dict):
        raise Problem("message.malformed", "json", detail="A message is an object.")
    return document


def checked(document: dict[str, Any]) -> Any:
    """The message that a document holds."""
    try:
        return commands.SOCKET_MESSAGES.validate_python(document)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join([str(part) for part in first["loc"]]) or "message"
        raise Problem("message.malformed", "form", place=place, detail=first["msg"]) from error

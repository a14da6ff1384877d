"""Connections: how many there may be, from one address and in all, and how long a request may take to arrive."""

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fondaco.server.clock import WallClock
from fondaco.server.config import Config
from fondaco.server.rates import Limit, network_of

LOG: Final = logging.getLogger("fondaco.connections")
MOST_HEADERS: Final = 64_000  # bytes
SPARE_FILES: Final = 0.8  # the part of all files that connections may use
PIECE: Final = 1024  # bytes of a socket that are taken apart at once
BESIDES: Final = (2.0, 100.0)  # pings and parts of messages: so many a second, so many at once
TOO_MUCH: Final = 1008  # the close code that says: you send too much; stay away for a while
FAREWELL_SECONDS: Final = 2.0  # in which whoever is thrown out can still read why


class Connections:
    """The connections of a server: those that ask for something, one by one, and how many are sockets of tables."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.most = config.connections or int(most_files() * SPARE_FILES)
        self.open: OrderedDict[Connection, str] = OrderedDict()  # the oldest first, with their addresses
        self.by_address: dict[str, int] = {}
        self.sockets = 0
        self.warned = False

    def admit(self, connection: "Connection", address: str) -> bool:
        """Let a connection in; if there are too many in all, the oldest of the address with the most has to go."""
        if address not in self.config.proxies and self.by_address.get(address, 0) >= self.config.connections_by_address:
            return False
        if self.count >= self.most:
            if not self.open:
                return False
            greedy = max(self.by_address, key=self.by_address.__getitem__)
            next(one for one, where in self.open.items() if where == greedy).drop()
        self.open[connection] = address
        self.by_address[address] = self.by_address.get(address, 0) + 1
        self.look_at_files()
        return True

    @property
    def count(self) -> int:
        """How many connections there are in all."""
        return len(self.open) + self.sockets

    def forget(self, connection: "Connection") -> None:
        """A connection is closed, or has become the socket of a table."""
        address = self.open.pop(connection, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def look_at_files(self) -> None:
        """Warn once when most of the files that the system grants are open."""
        full = self.count >= SPARE_FILES * self.most
        if full and not self.warned:
            LOG.warning("most connections are in use", extra={"open": self.count, "most": self.most})
        self.warned = full


class Connection(HttpToolsProtocol):
    """One connection: what comes too slowly, or with too much before it, is closed."""

    counted: Connections
    timer: asyncio.TimerHandle | None = None
    heading = 0  # bytes of headers that have come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, or close it."""
        super().connection_made(transport)
        address = network_of(self.client[0] if self.client else "local")
        if not self.counted.admit(self, address):
            self.drop()
            return
        self.hurry(self.counted.config.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.relax()
        self.counted.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        if self.parser is None or self.transport.is_closing():
            return
        self.heading += len(data)
        super().data_received(data)
        if self.heading > MOST_HEADERS:
            self.drop()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.hurry(self.counted.config.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its headers have come."""
        self.heading = -(10**12)  # the guard limits the rest
        self.hurry(self.counted.config.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it has come."""
        self.heading = 0
        self.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes the socket of a table, which is counted elsewhere."""
        self.relax()
        self.counted.forget(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this connection, which could not be freed

    def hurry(self, seconds: float) -> None:
        """Close the connection unless what is awaited comes in time."""
        self.relax()
        self.timer = self.loop.call_later(seconds, self.drop)

    def relax(self) -> None:
        """Nothing is awaited."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def drop(self) -> None:
        """Close the connection at once."""
        self.relax()
        self.counted.forget(self)
        self.transport.abort()


class TableSocket(WebSocketsSansIOProtocol):
    """The socket of a table: it counts too, but is never closed for others. What comes is taken apart when the next
    message is wanted, and not before: whoever sends more than is read has to wait, and costs nothing."""

    counted: Connections

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.unread = bytearray()
        self.besides = Limit(WallClock(), BESIDES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection has become a socket."""
        self.counted.sockets += 1
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self.counted.sockets -= 1
        super().connection_lost(exc)
        self.unread.clear()
        self.conn.parser.close()  # it refers to the socket's state and all its memory, which could not be freed

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.unread += data
        self.read_on()
        if self.unread and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Take apart what has come, as far as the next message, and take in more only if there is none."""
        while self.unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message."""
        self.read_on()
        return await self.queue.get()

    async def send(self, message: Any) -> None:
        """Send a message; whoever is thrown out is not listened to any more."""
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == TOO_MUCH and self.close_timer is not None:
            self.transport.pause_reading()
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """A ping has not been answered; whoever does not read what is sent does not read a farewell either."""
        super().keepalive_timeout()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def handle_cont(self, event: Any) -> None:
        """A part of a message has come."""
        if self.bearable():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping has come."""
        if self.bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """A pong has come."""
        if self.bearable():
            super().handle_pong(event)

    def bearable(self) -> bool:
        """Count a frame that is no message; if there are too many of them the socket is closed."""
        if not self.besides.allows("frames"):
            self.transport.abort()
        return not self.transport.is_closing()


def protocols_of(config: Config) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The protocols that a server's connections speak: of requests, and of sockets."""
    counted = {"counted": Connections(config)}
    return type("CountedConnection", (Connection,), counted), type("CountedSocket", (TableSocket,), counted)


def most_files() -> int:
    """How many files the process may have open; as many as the system allows."""
    if os.name != "posix":
        return 2048
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)

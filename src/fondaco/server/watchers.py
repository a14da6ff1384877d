"""The clients of a table: one socket each, and who is there."""

import asyncio
from typing import Final

import msgspec

QUEUE: Final = 256  # messages that wait for a slow client before it is told to come again
COME_AGAIN: Final = 1012  # the close code that says: connect again and say the last number


class Watcher:
    """A client of a table: one socket."""

    def __init__(self, guest: str | None, language: str, muted: frozenset[str] = frozenset()) -> None:
        self.guest = guest
        self.muted = muted
        self.language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.code = COME_AGAIN  # with which the socket is closed

    def send(self, message: bytes) -> None:
        """Send something soon; whoever cannot keep up is let go, and gets what was missed on coming back."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = COME_AGAIN) -> None:
        """Send no more."""
        self.code = code
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Presence(msgspec.Struct, frozen=True):
    """Which seats are at a table, and how many others watch, at one server."""

    seats: list[int]
    watchers: int

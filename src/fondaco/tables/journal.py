"""The journal of a table: one record for each thing that happened. The journal is the table; the rest follows from it.

A record is kept as a row of its number, kind, time, guest and key, with a body in JSON that says which version of the
format it is written in. Bodies of older versions are brought up to date as they are read, and never written anew.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from fondaco.core.action import Move
from fondaco.core.errors import FondacoError
from fondaco.core.match import Match

VERSION: Final = 2
Line = tuple[int, str]  # a seat or chance, and an action in words
Subject = Literal["undo", "replace"]
Watching = Literal["chat", "watch", "none"]


class NewerJournal(FondacoError):
    """A record was written by a newer version of the program."""


class Body(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """What a record says; its kind is its class in lower case."""

    v: int = VERSION

    @property
    def kind(self) -> str:
        """The kind of the record."""
        return str(self.__struct_config__.tag)


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat when the table was opened."""

    name: str = ""
    owners: list[str] = []
    bot: str = ""
    claim: str = ""
    friend: bool = False


class Pace(msgspec.Struct, frozen=True):
    """How long a decision may take."""

    kind: Literal["live", "deadline", "none"]
    minutes: int = 24 * 60


class Opened(Body, frozen=True):
    """The table, its seats and the log it starts from; `chance` is what chance does first if every seat is taken."""

    title: str
    setup: dict[str, bool | str]
    seed: str
    seats: list[SeatPlan]
    host: str
    pace: Pace
    origin: dict[str, Any] | None = None
    lines: list[Line] = []
    public: bool = False
    hints: bool = False
    watching: Watching = "chat"  # what strangers may do: watch and chat, only watch, or neither
    chance: list[Line] = []


class Taken(Body, frozen=True):
    """Somebody sat down."""

    seat: int
    name: str
    chance: list[Line] = []


class Left(Body, frozen=True):
    """Somebody stood up before the game began."""

    seat: int


class Filled(Body, frozen=True):
    """The host put a bot on a free seat, or freed a seat again."""

    seat: int
    bot: str
    chance: list[Line] = []


class Linked(Body, frozen=True):
    """A seat got a new personal link, of which the journal keeps the digest."""

    seat: int
    claim: str


class Claimed(Body, frozen=True):
    """Somebody came by a personal link."""

    seat: int
    name: str
    chance: list[Line] = []


class Moved(Body, frozen=True):
    """A decision, with what chance did after it; if it `stands`, it is made again for the rest of the phase, and if it
    refuses a price, whenever the price is worse than the `limit`."""

    seat: int
    lines: list[Line]
    stands: bool = False
    limit: int | None = None


class Cancelled(Body, frozen=True):
    """A seat decides for itself again; only the seat knows of it."""

    seat: int


class Undone(Body, frozen=True):
    """A decision was taken back: that of the record `to`."""

    seat: int
    to: int


class Asked(Body, frozen=True):
    """Somebody proposes something to the others: to take back a decision, or to replace somebody who is late."""

    what: Subject
    seat: int
    target: int
    bot: str
    waiting: list[int]


class Answered(Body, frozen=True):
    """Somebody said yes or no to a proposal."""

    seats: list[int]
    yes: bool
    granted: bool
    what: Subject


class Withdrawn(Body, frozen=True):
    """Whoever proposed something takes the proposal back."""

    seat: int
    what: Subject


class Resigned(Body, frozen=True):
    """Somebody left their seat to a bot."""

    seat: int
    bot: str
    name: str


class Replaced(Body, frozen=True):
    """A late player's seat was given to a bot."""

    seat: int
    bot: str
    name: str


class Late(Body, frozen=True):
    """A deadline has passed; `lapsed` if a proposal has lapsed with it."""

    seats: list[int]
    lapsed: bool = False


class Said(Body, frozen=True):
    """Chat."""

    name: str
    text: str
    seats: list[int]


class Rematched(Body, frozen=True):
    """The same people play again at another table."""

    table: str


class Admitted(Body, frozen=True):
    """The host said what strangers may do from then on."""

    watching: Watching


AnyBody = (
    Opened | Taken | Left | Filled | Linked | Claimed | Moved | Undone | Asked | Answered | Withdrawn | Resigned
) | (Replaced | Late | Said | Rematched | Cancelled | Admitted)
KINDS: Final[list[str]] = [str(body.__struct_config__.tag) for body in AnyBody.__args__]
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(AnyBody)


@dataclass(frozen=True, slots=True)
class Record:
    """What happened, when, and by whom; `key` is the client's own name for its request."""

    number: int
    time: int
    body: Body
    guest: str | None = None
    key: str | None = None

    @property
    def kind(self) -> str:
        """The kind of the record."""
        return self.body.kind


# Reading what older versions have written.


def from_version_1(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """Version 1 named neither kind nor version in the body; all else that it lacked has a default."""
    return {**body, "kind": kind, "v": 2}


UPGRADES: Final[list[Callable[[str, dict[str, Any]], dict[str, Any]]]] = [from_version_1]  # from version 1 on


class Header(msgspec.Struct):
    """What a body says of itself; the first version said nothing."""

    v: int = 1


HEADER: Final = msgspec.json.Decoder(Header)


def read_body(kind: str, text: str) -> Body:
    """A body as a row of the journal has it, in whatever version it was written; raises FondacoError."""
    try:
        version = HEADER.decode(text).v
        if version == VERSION:
            return DECODER.decode(text)  # type: ignore[no-any-return]
        if not 1 <= version < VERSION:
            raise NewerJournal(f"The journal has version {version}; this program reads up to version {VERSION}.")
        document = msgspec.json.decode(text)
        for upgrade in UPGRADES[version - 1 :]:
            document = upgrade(kind, document)
        return msgspec.convert(document, AnyBody)  # type: ignore[no-any-return]
    except msgspec.MsgspecError as error:
        raise FondacoError(f"The journal has a record that cannot be read: {error}.") from error


def write_body(body: Body) -> str:
    """A body as a row of the journal keeps it."""
    return msgspec.json.encode(body).decode()


def lines_of(match: Match, moves: list[Move]) -> list[Line]:
    """Moves in words, as the journal keeps them."""
    return [(move.seat, match.text(move.action)) for move in moves]

"""A record: one line of a table's journal. The journal is the table; everything else about it follows from it."""

from dataclasses import dataclass, field
from typing import Any, Literal

from fondaco.core.action import Move
from fondaco.core.match import Match

Kind = Literal[
    "opened",  # the table, its seats and the log it starts from
    "taken",  # somebody sat down
    "left",  # somebody stood up before the game began
    "filled",  # the host put a bot on a free seat, or freed a seat again
    "linked",  # a seat got a new personal link
    "claimed",  # somebody came by a personal link
    "moved",  # a decision, with what chance did after it
    "undone",  # a decision was taken back
    "asked",  # somebody asks the others to allow something
    "answered",  # somebody said yes or no
    "resigned",  # somebody left their seat to a bot
    "replaced",  # a late player's seat was given to a bot
    "late",  # a deadline has passed
    "said",  # chat
    "rematched",  # another game with the same people
]

Line = tuple[int, str]  # a seat or chance, and an action in words


@dataclass(frozen=True, slots=True)
class Record:
    """What happened, when, and by whom; `key` is the client's own name for its request."""

    number: int
    kind: Kind
    time: int
    guest: str | None = None
    key: str | None = None
    body: dict[str, Any] = field(default_factory=dict)


def lines_of(match: Match, moves: list[Move]) -> list[Line]:
    """Moves in words, as the journal keeps them."""
    return [(move.seat, match.text(move.action)) for move in moves]

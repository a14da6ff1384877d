"""Why something cannot be had: a code for programs, a sentence for people, and the rule where one stands behind it."""

from typing import Any, Final

from fondaco.core.errors import (
    BadAction,
    BadPosition,
    BadSave,
    BadSetup,
    FondacoError,
    UnknownTitle,
)


class Problem(Exception):
    """Something that was asked for cannot be done."""

    def __init__(self, status: int, code: str, text: str, rule: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.rule = rule

    def document(self) -> dict[str, Any]:
        """The problem as it is sent."""
        return {"code": self.code, "text": self.text, "rule": self.rule}


ENGINE_CODES: Final[list[tuple[type[FondacoError], int, str]]] = [
    (UnknownTitle, 404, "title.unknown"),
    (BadSetup, 422, "setup.bad"),
    (BadAction, 422, "action.unknown"),
    (BadSave, 422, "log.bad"),
    (BadPosition, 422, "position.bad"),
]


def from_engine(error: FondacoError) -> Problem:
    """The problem that an error of the engine is to a client."""
    for kind, status, code in ENGINE_CODES:
        if isinstance(error, kind):
            return Problem(status, code, str(error))
    return Problem(422, "engine.refused", str(error))


def no_table() -> Problem:
    """The table is not there, or the reader is not to know that it is."""
    return Problem(404, "table.unknown", "There is no such table.")


def no_guest() -> Problem:
    """Nobody knows who is asking."""
    return Problem(401, "guest.unknown", "Say what you are called first, with PUT /api/me.")


def not_yours(seat: int) -> Problem:
    """A seat that belongs to somebody else."""
    return Problem(403, "seat.not-yours", f"Seat {seat} is not yours.")


def no_seat(seat: int) -> Problem:
    """A seat that the table does not have."""
    return Problem(404, "seat.unknown", f"The table has no seat {seat}.")


def stale() -> Problem:
    """The position has moved on since the client looked."""
    return Problem(409, "move.stale", "The position has changed since you looked; look again.")


def conflict() -> Problem:
    """Another writer was faster."""
    return Problem(409, "table.changed", "Somebody else was faster; look again.")


def not_now(text: str) -> Problem:
    """Something that the table does not allow at this moment."""
    return Problem(409, "table.not-now", text)


def host_only() -> Problem:
    """Something that only the host may do."""
    return Problem(403, "table.host-only", "Only the host of the table may do that.")

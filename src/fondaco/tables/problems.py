"""Why something cannot be had: a code for programs, a sentence for people, and the rule where one stands behind it."""

from functools import cache
from typing import Any, Final

from fondaco.core.errors import (
    BadAction,
    BadPosition,
    BadSave,
    BadSetup,
    FondacoError,
    UnknownTitle,
)
from fondaco.locale import Words

# Every code with its HTTP status. The sentence is the message `problem-CODE`, or `problem-CODE-REASON` where a code has
# several reasons, in locale/*/problems.ftl.
CODES: Final[dict[str, int]] = {
    "move.refused": 409,
    "move.stale": 409,
    "plan.refused": 409,
    "action.unknown": 422,
    "bot.unknown": 422,
    "bot.thoughtless": 422,
    "book.unknown": 404,
    "guide.unknown": 404,
    "guide.broken": 500,
    "lesson.unknown": 404,
    "exercise.unknown": 404,
    "exam.none": 404,
    "practice.refused": 409,
    "title.unknown": 404,
    "title.missing": 422,
    "setup.bad": 422,
    "seats.bad": 422,
    "log.bad": 422,
    "log.sealed": 403,
    "position.bad": 422,
    "position.unknown": 404,
    "engine.refused": 422,
    "table.unknown": 404,
    "table.changed": 409,
    "table.not-now": 409,
    "table.rematched": 409,
    "table.host-only": 403,
    "table.unreadable": 503,
    "table.private": 403,
    "table.in-play": 409,
    "chat.closed": 403,
    "chat.unknown": 404,
    "name.taken": 409,
    "guest.banned": 403,
    "seat.unknown": 404,
    "seat.not-yours": 403,
    "seat.other": 403,
    "seat.none": 403,
    "seat.kept": 403,
    "link.void": 403,
    "guest.unknown": 401,
    "hints.none": 403,
    "hint.failed": 503,
    "analysis.failed": 503,
    "analysis.busy": 503,
    "route.unknown": 404,
    "method.unknown": 405,
    "host.unknown": 421,
    "origin.foreign": 403,
    "request.malformed": 422,
    "request.refused": 400,
    "request.too-big": 413,
    "message.malformed": 422,
    "message.too-big": 413,
    "rate.exceeded": 429,
    "rate.sockets": 429,
    "rate.flood": 429,
    "rate.day": 429,
    "store.unavailable": 503,
    "server.failed": 500,
}
PASSING: Final = frozenset({429, 503})  # the problems that pass by themselves ...
QUOTED: Final = 100  # letters of what a client has sent
SOON: Final = 2  # ... in so many seconds, unless they say otherwise


class Problem(Exception):
    """Something that was asked for cannot be done; `detail` is for programmers, in English."""

    def __init__(
        self,
        code: str,
        reason: str = "",
        *,
        detail: str = "",
        rule: dict[str, Any] | None = None,
        http_status: int | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(" ".join([part for part in (code, reason, detail) if part]))
        self.code = code
        self.message = "-".join(["problem", code.replace(".", "-"), *([reason] if reason else [])])
        self.detail = detail
        self.rule = rule
        self.http_status = CODES[code] if http_status is None else http_status
        self.arguments = {name: shortened(value) for name, value in arguments.items()}

    def text(self, language: str) -> str:
        """The sentence, in a language; a rule speaks for itself, and the engine explains itself in English."""
        if self.rule is not None:
            return str(self.rule["text"])
        if self.detail and language == "en" and self.code in EXPLAINED:
            return self.detail
        return sentences(language).say(self.message, **self.arguments)

    def again(self) -> str | None:
        """After how many seconds it is worth trying again, as a header says it; none if that changes nothing."""
        return str(self.arguments.get("seconds", SOON)) if self.http_status in PASSING else None

    def document(self, language: str) -> dict[str, Any]:
        """The problem as it is sent to a reader of a language."""
        return {"code": self.code, "text": self.text(language), "detail": self.detail, "rule": self.rule}


def shortened(value: str | int) -> str | int:
    """What a client has sent, no longer than a sentence can quote it."""
    return value if isinstance(value, int) or len(value) <= QUOTED else f"{value[:QUOTED]}…"


@cache
def sentences(language: str) -> Words:
    """The sentences of a language, read once."""
    return Words(language, "problems")


ENGINE_CODES: Final[list[tuple[type[FondacoError], str]]] = [
    (UnknownTitle, "title.unknown"),
    (BadSetup, "setup.bad"),
    (BadAction, "action.unknown"),
    (BadSave, "log.bad"),
    (BadPosition, "position.bad"),
    (FondacoError, "engine.refused"),
]


EXPLAINED: Final = frozenset([code for _, code in ENGINE_CODES])


def from_engine(error: FondacoError) -> Problem:
    """The problem that an error of the engine is to a client."""
    code = next(code for kind, code in ENGINE_CODES if isinstance(error, kind))
    return Problem(code, detail=str(error))

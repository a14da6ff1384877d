"""The chronicle: what happened, as message ids with arguments, each with who may read it."""

from typing import Final

from fondaco.core.rule import Rule
from fondaco.core.vocabulary import Domain

EVERYBODY: Final = -1


class Event:
    """A kind of thing that happens: its message, its arguments with the kind of thing each names, and the rule behind
    it. The kind `number` is a plain number; every other kind is a domain of the game."""

    def __init__(self, name: str, slots: dict[str, str], rule: Rule | None = None) -> None:
        self.name = name
        self.slots = slots
        self.rule = rule

    def under(self, rule: Rule) -> "Event":
        """The same event where another rule stands behind it."""
        return Event(self.name, self.slots, rule)

    def __repr__(self) -> str:
        return f"<Event {self.name}>"


class Entry:
    """One thing that happened; `readers` is EVERYBODY or a sum of 1 << seat."""

    def __init__(self, event: Event, values: list[int], readers: int) -> None:
        self.event = event
        self.values = values
        self.readers = readers

    def readable_by(self, seat: int) -> bool:
        """Whether a seat (or, with a negative number, a spectator) may read the entry."""
        return self.readers == EVERYBODY or (seat >= 0 and self.readers >> seat & 1 == 1)

    def reader(self) -> int | None:
        """The one seat that may read the entry, if it is told to one alone."""
        if self.readers <= 0 or self.readers & (self.readers - 1):
            return None
        return self.readers.bit_length() - 1

    def fields(self, domains: dict[str, Domain]) -> dict[str, str | int]:
        """The arguments by name, for the message and for JSON."""
        named: dict[str, str | int] = {}
        for (name, kind), value in zip(self.event.slots.items(), self.values, strict=True):
            named[name] = value if kind == "number" else domains[kind].names[value]
        return named

    def __repr__(self) -> str:
        return f"<Entry {self.event.name} {self.values}>"

"""The moment: how far a section has come, as part of the position document; what is at rest is left out."""

from typing import Final

from fondaco.core.document import PositionReader
from fondaco.games.haendler.board import (
    CARGO_NAMES,
    COLOURS,
    FIELD_NAMES,
    HUNDRED,
    INVESTMENT_NAMES,
    WAGON_NAMES,
)
from fondaco.games.haendler.state import NONE, State

# The kinds of value, each with the names of what it numbers.
FLAG: Final = "flag"
NUMBER: Final = "number"
AMOUNT: Final = "amount"
ONE: Final = "one"  # one of the names, or none
SET: Final = "set"  # a bit for each of the names


class Mark:
    """One value of the moment: its name in state and document, its kind, and the names it numbers."""

    def __init__(self, name: str, kind: str, names: list[str] | None = None, rest: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.names: list[str] = [] if names is None else names
        self.rest = NONE if kind == ONE else rest


MARKS: Final[list[Mark]] = [
    Mark("cursor", NUMBER),
    Mark("count", NUMBER),
    Mark("wagon", ONE, WAGON_NAMES),
    Mark("fallen", SET, COLOURS),
    Mark("rested", SET, WAGON_NAMES),
    Mark("broken", SET, WAGON_NAMES),
    Mark("landed", NUMBER),
    Mark("used", SET, INVESTMENT_NAMES),
    Mark("free", FLAG),
    Mark("shipped", FLAG),
    Mark("cargo", ONE, CARGO_NAMES),
    Mark("named", AMOUNT, None, NONE),
    Mark("asked", FLAG),
    Mark("moved", FLAG),
    Mark("points", NUMBER),
    Mark("errands", NUMBER),
    Mark("met", SET, WAGON_NAMES),
    Mark("rolling", ONE, WAGON_NAMES),
    Mark("steps", NUMBER),
    Mark("rolled", FLAG),
    Mark("here", ONE, FIELD_NAMES),
    Mark("behind", ONE, FIELD_NAMES),
    Mark("choosing", FLAG),
    Mark("high", AMOUNT),
    Mark("leader", ONE, COLOURS),
    Mark("out", SET, COLOURS),
    Mark("silent", SET, COLOURS),
    Mark("lots", NUMBER),
    Mark("doubled", SET, COLOURS),
]
MOST: Final = 9999


def describe_moment(s: State) -> dict[str, object]:
    """Every value that is not at rest."""
    found: dict[str, object] = {}
    for mark in MARKS:
        value = int(getattr(s, mark.name))
        if value != mark.rest:
            found[mark.name] = shown(mark, value)
    return found


def shown(mark: Mark, value: int) -> object:
    """A value as the document has it."""
    if mark.kind == FLAG:
        return True
    if mark.kind == ONE:
        return mark.names[value]
    if mark.kind == SET:
        return [name for number, name in enumerate(mark.names) if value >> number & 1]
    return value * HUNDRED if mark.kind == AMOUNT else value


def restore_moment(s: State, reader: PositionReader) -> None:
    """Set the values of a document; the rest is at rest."""
    for mark in MARKS:
        value = read(mark, reader) if mark.name in reader.table else mark.rest
        if mark.kind == FLAG:
            setattr(s, mark.name, value != 0)
        else:
            setattr(s, mark.name, value)
    reader.done()


def read(mark: Mark, reader: PositionReader) -> int:
    """A value from the document."""
    if mark.kind == FLAG:
        return int(reader.flag(mark.name))
    if mark.kind == ONE:
        return reader.name(mark.name, mark.names)
    if mark.kind == SET:
        return sum([1 << number for number in set(reader.name_list(mark.name, mark.names))])
    number = reader.number(mark.name, 0, MOST * HUNDRED)
    return number // HUNDRED if mark.kind == AMOUNT else number

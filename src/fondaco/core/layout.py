"""A layout: the same row of numbers for every view of a game, in named parts that say what they mean."""

from array import array
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from fondaco.core.game import Game
from fondaco.core.state import S
from fondaco.core.view import View

# How a value of the state becomes numbers.
NUMBER: Final = 0  # one number, divided by the largest it can be
ONE: Final = 1  # a number for each choice: 1 for the one it is
SET: Final = 2  # a number for each choice: 1 where its bit is set

COUNTED: Final = ""  # the source of what a layout counts for itself
OWN: Final = "own"
SECTION: Final = 0  # where it is counted: the decision that is being made …
PHASE: Final = 1  # … the section it belongs to …
OVER: Final = 2  # … and whether the game is over
COMMON: Final = 3
HEADINGS: Final[list[str]] = ["numbers", "part", "shape", "range", "meaning"]


class Axis:
    """One direction of a part: the names along it and, for each seat that looks, the places in the state that they
    stand for. `extent` is how many places the state has in that direction."""

    def __init__(self, name: str, names: list[str], places: list[list[int]], extent: int) -> None:
        self.name = name
        self.names = names
        self.places = places
        self.extent = extent

    def seen_by(self, seat: int) -> list[int]:
        """The places as a seat sees them; all see the same where there is one row for all."""
        return self.places[seat] if len(self.places) > 1 else self.places[0]


def things(name: str, names: list[str], first: int = 0, extent: int = 0) -> Axis:
    """Things that are the same for every seat; the state may have others before the first of them."""
    places = list(range(first, first + len(names)))
    return Axis(name, names, [places], max(extent, first + len(names)))


def field(number: int, extent: int) -> Axis:
    """One field of a row of several; it adds no direction to the part."""
    return Axis("", [""], [[number]], extent)


def turned(name: str, owner: list[int], seats: int) -> Axis:
    """Colours, each with the seat that owns it: first the viewer's, then those of the others in turn, then nobody's."""
    places: list[list[int]] = []
    for seat in range(seats):
        order = [colour for turn in range(seats) for colour in owned(owner, (seat + turn) % seats)]
        places.append(order + owned(owner, -1))
    return Axis(name, [turn_name(number) for number in range(len(owner))], places, len(owner))


def players(seats: int) -> Axis:
    """The seats: first the viewer's, then the others in turn order."""
    return turned("player", list(range(seats)), seats)


def owned(owner: list[int], seat: int) -> list[int]:
    """The colours of a seat."""
    return [colour for colour in range(len(owner)) if owner[colour] == seat]


def turn_name(number: int) -> str:
    """What a player is called by the one who looks."""
    return OWN if number == 0 else f"next-{number}"


class Part:
    """A named part of a layout: where its values are in the state, and how they become numbers."""

    def __init__(
        self,
        name: str,
        source: str,
        axes: list[Axis],
        kind: int,
        choice: Axis | None,
        low: int,
        high: int,
        meaning: str,
    ) -> None:
        self.name = name
        self.source = source
        self.axes = axes
        self.kind = kind
        self.choice = choice
        self.low = low
        self.high = high
        self.meaning = meaning
        self.start = 0  # where the values begin among what a layout counts for itself
        self.first = 0  # where the part begins in a row
        shown = [axis for axis in axes if axis.name] + ([] if choice is None else [choice])
        self.names: list[list[str]] = [axis.names for axis in shown]
        self.directions: list[str] = [axis.name for axis in shown]
        self.shape: list[int] = [len(axis.names) for axis in shown]
        self.scale = 1.0 / max(abs(low), abs(high), 1)

    @property
    def width(self) -> int:
        """How many numbers a value becomes."""
        return 1 if self.choice is None else len(self.choice.names)

    @property
    def values(self) -> int:
        """How many values of the state the part shows."""
        count = 1
        for axis in self.axes:
            count *= len(axis.names)
        return count

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return self.values * self.width

    def at(self, start: int) -> "Part":
        """The part with its values from a place on."""
        self.start = start
        return self

    def gathered(self, seat: int) -> list[int]:
        """Where in its source each value stands, as a seat sees them."""
        places = [0]
        for axis in self.axes:
            seen = axis.seen_by(seat)
            places = [place * axis.extent + step for place in places for step in seen]
        return [self.start + place for place in places]

    def chosen(self, seat: int) -> list[int]:
        """For a set, the bit of each choice; for one of several, by value from `low` on the choice it means or -1."""
        if self.choice is None:
            return []
        seen = self.choice.seen_by(seat)
        if self.kind == SET:
            return seen
        return [seen.index(value) if value in seen else -1 for value in range(self.low, self.high + 1)]


def number(name: str, source: str, axes: list[Axis], low: int, high: int, meaning: str) -> Part:
    """Amounts from a lowest to a highest; what lies beyond is shown as the end it passes."""
    return Part(name, source, axes, NUMBER, None, low, high, meaning)


def one_of(name: str, source: str, axes: list[Axis], choice: Axis, meaning: str) -> Part:
    """One of several choices, or none of them."""
    values = [value for row in choice.places for value in row]
    return Part(name, source, axes, ONE, choice, min(values), max(values), meaning)


def set_of(name: str, source: str, axes: list[Axis], choice: Axis, meaning: str) -> Part:
    """Any of several choices, a bit for each."""
    return Part(name, source, axes, SET, choice, 0, 1, meaning)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """The parts of a game's rows in a fixed order, made from what a seat's view holds and nothing else."""

    def __init__(self, game: Game[S], seats: int, parts: list[Part]) -> None:
        self.game = game
        self.seats = seats
        sections = things("section", [step.name for step in game.steps])
        phases = things("phase", [step.name for step in game.steps[: game.last + 1]])
        self.parts: list[Part] = [
            one_of("section", COUNTED, [], sections, "the decision that is being made").at(SECTION),
            one_of("phase", COUNTED, [], phases, "the section of the round it belongs to").at(PHASE),
            number("over", COUNTED, [], 0, 1, "whether the game is over").at(OVER),
            *parts,
        ]
        self.size = 0
        for part in self.parts:
            part.first = self.size
            self.size += part.size
        self.sources: list[str] = []
        for part in self.parts:
            if part.source not in self.sources:
                self.sources.append(part.source)

    def count(self, known: S, seat: int) -> list[int]:
        """What a game counts for its layout besides the attributes of its state; from COMMON on."""
        return []

    def counted(self, view: View[S]) -> list[int]:
        """All that is counted: what every game has, then what the game adds."""
        stack = view.known.stack
        return [stack[-1], stack[0], 1 if view.known.over else 0] + self.count(view.known, view.seat)

    def part(self, name: str) -> Part:
        """A part by its name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(f"This layout has no part “{name}”; it has {', '.join([part.name for part in self.parts])}.")

    def described(self) -> list[list[str]]:
        """The table of the parts: place in a row, name, directions, range and meaning."""
        return [
            [
                str(part.first) if part.size == 1 else f"{part.first}–{part.first + part.size - 1}",
                part.name,
                " × ".join([f"{way} {size}" for way, size in zip(part.directions, part.shape, strict=True)]) or "1",
                f"{part.low} to {part.high}" if part.kind == NUMBER else "0 or 1",
                part.meaning,
            ]
            for part in self.parts
        ]

    def describe(self) -> str:
        """The table of the parts as text."""
        rows = [HEADINGS, *self.described()]
        widths = [max([len(row[column]) for row in rows]) for column in range(len(HEADINGS))]
        lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
        return "\n".join([line.rstrip() for line in lines])

    def program(self) -> bytes:
        """The layout as whole numbers, as a filler reads it: for each part a head, and its tables for each seat."""
        numbers = [self.seats, len(self.parts), self.size]
        for part in self.parts:
            chosen = [part.chosen(seat) for seat in range(self.seats)]
            source = self.sources.index(part.source)
            numbers += [source, part.kind, part.values, part.width, part.low, part.high, len(chosen[0])]
            for seat in range(self.seats):
                numbers += part.gathered(seat)
            for row in chosen:
                numbers += row
        return array("i", numbers).tobytes()

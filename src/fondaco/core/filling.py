"""Rows of numbers filled from views in plain Python: what `_filling.c` does faster, to the same last bit."""

from array import array
from typing import Any, Final

from fondaco.core.layout import COUNTED, NUMBER, ONE

HEAD: Final = 7


class Filler:
    """Writes views and masks into the rows of two arrays: float32 for the layout's numbers, int8 for the mask."""

    def __init__(self, program: bytes, sources: list[str], rows: Any, masks: Any) -> None:
        self.numbers: list[int] = array("i", program).tolist()
        self.sources = sources
        self.rows = rows
        self.masks = masks
        self.marked: dict[int, list[int]] = {}

    def fill(self, row: int, known: Any, seat: int, counted: list[int]) -> None:
        """Write what a seat knows into a row."""
        numbers = self.numbers
        seats, parts, size = numbers[0], numbers[1], numbers[2]
        if not 0 <= seat < seats:
            raise ValueError("a row is filled for one of the seats")
        found: list[float] = []
        at = 3
        for _ in range(parts):
            source, kind, values, width, low, high, chosen = numbers[at : at + HEAD]
            gather = at + HEAD + seat * values
            choose = at + HEAD + seats * values + seat * chosen
            places = numbers[gather : gather + values]
            choices = numbers[choose : choose + chosen]
            found += shown(values_of(known, self.sources[source], counted), places, kind, width, low, high, choices)
            at += HEAD + seats * (values + chosen)
        self.rows[row, :size] = found

    def mark(self, row: int, indexes: list[int]) -> None:
        """Mark the actions that may be chosen, and no others."""
        for index in self.marked.get(row, []):
            self.masks[row, index] = 0
        for index in indexes:
            self.masks[row, index] = 1
        self.marked[row] = indexes


def values_of(known: Any, source: str, counted: list[int]) -> list[int]:
    """The values of a source; a single one is a row of one."""
    values = counted if source == COUNTED else getattr(known, source)
    return values if isinstance(values, list) else [int(values)]


def shown(
    values: list[int], places: list[int], kind: int, width: int, low: int, high: int, choices: list[int]
) -> list[float]:
    """The numbers of a part; what the state does not have is zero."""
    found: list[float] = []
    scale = 1.0 / max(abs(low), abs(high), 1)
    for place in places:
        there = 0 <= place < len(values)
        value = int(values[place]) if there else 0
        if not there:
            found += [0.0] * width
        elif kind == NUMBER:
            found.append(min(max(value, low), high) * scale)
        elif kind == ONE:
            choice = choices[value - low] if low <= value <= high else -1
            found += [1.0 if choice == at else 0.0 for at in range(width)]
        else:
            found += [float(value >> bit & 1) for bit in choices]
    return found

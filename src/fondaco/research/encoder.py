"""The numbers of a title: its layout, its actions by their index, and arrays that they are written into."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.core import filling
from fondaco.core.action import Action
from fondaco.core.crowd import Index
from fondaco.core.game import Game
from fondaco.core.layout import NUMBER, Layout
from fondaco.core.titles import find
from fondaco.core.view import View
from fondaco.research.plain import PlainLayout

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


def filler(layout: Layout[Any], rows: Row, masks: Mask) -> Any:
    """What writes views into rows: in C where it was compiled, else in Python; both write the same bytes."""
    try:
        kind = import_module("fondaco.core._filling").Filler
    except ImportError:
        kind = filling.Filler
    return kind(layout.program(), layout.sources, rows, masks)


class Encoder:
    """Views and actions of a title, for a setup and a number of seats, as numbers."""

    def __init__(self, title: str, seats: int | None = None, setup: Mapping[str, object] | None = None) -> None:
        shelf = find(title)
        fitting = [count for count in shelf.seats if shelf.accepts(setup or {}, count)]
        self.title = title
        self.seats = (fitting or shelf.seats)[0] if seats is None else seats
        self.setup = shelf.settings(setup or {})
        self.game: Game[Any] = shelf.game(self.setup, self.seats)
        self.layout = layout_of(title, self.game, self.seats)
        self.index = Index(self.game.vocabulary)
        self.size = self.layout.size
        self.actions = self.game.vocabulary.size
        self.row, self.marks = self.arrays(1)
        self.filler = filler(self.layout, self.row, self.marks)

    def arrays(self, count: int) -> tuple[Row, Mask]:
        """Empty rows and masks for so many views."""
        return np.zeros((count, self.size), np.float32), np.zeros((count, self.actions), np.int8)

    def fill(self, view: View[Any], out: Row) -> None:
        """Write a view into an array of `size` numbers."""
        self.filler.fill(0, view.known, view.seat, self.layout.counted(view))
        out[...] = self.row[0]

    def mask(self, options: Sequence[Action], out: Mask) -> None:
        """Mark the options in an array with a place for each action."""
        self.filler.mark(0, [self.index.of(option) for option in options])
        out[...] = self.marks[0]

    def numbers(self, view: View[Any]) -> Row:
        """A view as a new array."""
        out = np.empty(self.size, np.float32)
        self.fill(view, out)
        return out

    def read(self, row: Row) -> dict[str, NDArray[np.int64]]:
        """The parts of a row by their names, as whole numbers in the shape of each part."""
        found: dict[str, NDArray[np.int64]] = {}
        for part in self.layout.parts:
            numbers = row[part.first : part.first + part.size].astype(np.float64)
            whole = numbers / part.scale if part.kind == NUMBER else numbers
            found[part.name] = np.rint(whole).astype(np.int64).reshape(part.shape)
        return found


def layout_of(title: str, game: Game[Any], seats: int) -> Layout[Any]:
    """The layout that a title says, or else a plain one."""
    reference = find(title).layout
    if not reference:
        return PlainLayout(game, seats)
    made: Layout[Any] = find(title).part(reference)(game, seats)
    return made

"""Spielende: who stands highest, without debt, then with more money."""

from fondaco.core.result import Result, ranks_of
from fondaco.games.haendler.state import State


def result(s: State) -> Result | None:
    """The ranking at the end: debtors behind all others, then the level, then the money."""
    if not s.over:
        return None
    seats = range(s.seats)
    keys = [[0 if s.notes[seat] else 1, s.level[seat], s.money[seat]] for seat in seats]
    return Result(s.level[:], ranks_of(keys), {"level": s.level[:]})

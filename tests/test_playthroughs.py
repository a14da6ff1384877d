"""Playthroughs and perft-like counts: nothing changes its behaviour unseen."""

from typing import Any

import pytest

from fondaco.core.game import Game
from fondaco.core.state import State
from fondaco.core.titles import find
from tests.playthrough import FOLDER, file_of, playthrough
from tests.tables import Table, name_of, tables


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_a_playthrough_is_as_it_was_written_down(table: Table) -> None:
    assert playthrough(table) == file_of(table).read_text(encoding="utf-8"), (
        "if this is meant: python -m tests.playthrough"
    )


def test_every_playthrough_has_its_table() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(table) for table in tables())


def count(game: Game[Any], s: State, depth: int) -> int:
    """How many lines of play of a length there are from a position."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.actors(s):
        for action in game.options(s, seat):
            after = s.copy()
            game.play(after, seat, action)
            total += count(game, after, depth - 1)
    return total


COUNTS = [
    ("yunnan-2023", {}, 2, [2, 2, 36, 586, 9376]),
    ("yunnan-2023", {}, 3, [3, 6, 6, 126, 2430]),
    ("yunnan-2023", {"expert": True}, 5, [5, 20, 60, 120, 120]),
    ("yunnan-2013", {}, 2, [4, 8, 8, 8, 152]),
    ("yunnan-2013", {"expert": True}, 4, [4, 12, 24, 24, 696]),
    ("haendler", {}, 2, [2, 16, 112, 672, 3360]),
]


@pytest.mark.parametrize(("title", "setup", "seats", "counts"), COUNTS)
def test_the_lines_of_play_are_counted(title: str, setup: dict[str, object], seats: int, counts: list[int]) -> None:
    game = find(title).game(setup, seats)
    s = game.start(seats)
    assert [count(game, s, depth) for depth in range(1, 6)] == counts

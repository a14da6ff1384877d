"""Boards: they show what the view says, in colours that are never alone."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import SHELF, find
from fondaco.locale import LANGUAGES, Words
from fondaco.terminal.boards import drawing_of
from fondaco.terminal.canvas import Canvas
from fondaco.terminal.pieces import SIGNS, STYLES, painted
from fondaco.testing import Table, name_of, tables


def drawn(match: Match, document: dict[str, Any], language: str = "en") -> str:
    """The board as text at the least width that we promise."""
    title = find(match.title)
    console = Console(width=80, record=True, file=StringIO())
    whole = {"title": match.title, "setup": dict(match.setup), **document}
    console.print(drawing_of(title)(whole, Words(language, "cli", title.rulebook)))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_every_table_is_drawn_within_eighty_columns(table: Table, language: str) -> None:
    title, setup, seats = table
    match = Match.new(title, seats, setup, seed=1)
    rng = Rng(1)
    for number in range(200):
        if number % 40 == 0:
            text = drawn(match, match.shown(0), language)
            assert max(len(line) for line in text.splitlines()) <= 80
        if match.actors:
            match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert set(SIGNS) == set(STYLES)
    for title in SHELF.values():
        assert set(title.game({}, title.seats[-1]).domains["colour"].names) <= set(SIGNS)


def test_signs_are_painted_in_their_colour() -> None:
    text = painted("◆ Red passes.")
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 1, STYLES["red"])]


def test_a_canvas_is_cut_at_its_edge() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "abcdef")
    canvas.centre(0, 1, 4, painted("◆◆"))
    assert canvas.text().plain == "  ab\n ◆◆"

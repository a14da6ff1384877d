"""Boards: they show what the view says, in colours that are never alone."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from fondaco import Match
from fondaco.cli.boards import drawing_of
from fondaco.cli.boards.canvas import Canvas
from fondaco.cli.pieces import SIGNS, STYLES, painted
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.locale import LANGUAGES, Words
from tests.tables import Table, name_of, tables


def drawn(match: Match, document: dict[str, Any], language: str = "en") -> str:
    """The board as text at the least width that we promise."""
    book = find(match.title).rulebook
    console = Console(width=80, record=True, file=StringIO())
    whole = {"title": match.title, "setup": dict(match.setup), **document}
    console.print(drawing_of(book)(whole, Words(language, "cli", book)))
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


def row(text: str, label: str) -> list[str]:
    """The cells of a row of the map."""
    line = next(line for line in text.splitlines() if line.startswith(label) and "│" in line)
    return [cell.strip() for cell in line.split("│")[1:-1]]


def test_yunnan_shows_every_piece() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    document: dict[str, Any] = match.shown(0)
    red = document["players"]["red"]
    red["traders"] = {"supply": 1, "kang": 3, "market": 2}
    red["posts"] = {"tibet": 1}
    red["bridges"] = ["yunnan-kang", "sichuan-qinghai"]
    red["structures"] = {"bridge": 2}
    document["teahouses"] = {"qinghai": "blue"}
    document["bids"] = {"school 9": "yellow", "temple 5": "blue"}
    document["bank"] = ["red", None]
    document["blocked"] = "kang-qinghai"
    text = drawn(match, document)
    assert row(text, "◆ Red") == ["◆◆", "", "", "◆◆◆", "", ""]
    assert row(text, "Posts") == ["", "1", "3", "6", "10 ◆", "15"]
    assert row(text, "Teahouse") == ["", "1", "3", "6", "10", "15 ▣"]
    assert row(text, "Horses") == ["", "◆▲▣", "", "", "", ""]
    assert row(text, "Presents") == ["", "", "5  ✦✦✦✦✦", "4  ✦✦✦✦", "3  ✦✦✦", "2  ✦✦"]
    assert "── ◆ ──" in text
    assert "✖ blocked" in text
    assert "[▲9]" in text
    assert "(▣5)" in text
    assert "[◆][ ] pays 11" in text
    assert "2×bridge" in text


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert set(SIGNS) == set(STYLES)
    for title in ("yunnan-2023", "yunnan-2013"):
        assert set(find(title).game({}, 4).domains["colour"].names) <= set(SIGNS)


def test_signs_are_painted_in_their_colour() -> None:
    text = painted("◆ Red passes.")
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 1, STYLES["red"])]


def test_a_canvas_is_cut_at_its_edge() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "abcdef")
    canvas.centre(0, 1, 4, painted("◆◆"))
    assert canvas.text().plain == "  ab\n ◆◆"

"""The board on a terminal, drawn from a described view."""

import pytest
from rich.console import Console

from fondaco.games.china.terminal.board import draw
from fondaco.locale import LANGUAGES, Words
from fondaco.terminal.pieces import SIGNS
from tests.china.scene import scene


def drawn(language: str, seat: int | None) -> str:
    match = scene(
        {"green": "red red green"},
        {"green": "wei-1 lu-1 lu-2 lu-3", "red": "wei-2 lu-4"},
        {"wei": {"blue": 1}},
        fortified="wei-1",
        row="violet violet red yellow",
    )
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(draw(match.shown(seat), Words(language, "cli", "china")))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_pieces_and_free_spaces(language: str) -> None:
    text = drawn(language, 0)
    assert f"[{SIGNS['green']}]" in text  # a house on a fortification
    assert f"({SIGNS['blue']})" in text  # an emissary
    assert "LU ✓" in text  # scored
    assert text.count("①") == text.count("⑮") == 1


def test_hands_of_others_are_question_marks() -> None:
    assert "2 red  1 green" in drawn("en", 0)
    assert drawn("en", 0).count("? ? ?") == 3
    assert drawn("en", None).count("? ? ?") == 4

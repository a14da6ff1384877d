"""Words: the same messages with the same arguments in every language, and one for everything that can be said."""

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.locale import LANGUAGES, Words
from fondaco.testing import WordChecks
from fondaco.testing.words import HOUSE, compare, messages


class TestWords(WordChecks):
    """Of all games on the shelf."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    compare(HOUSE, LANGUAGES[0], language)


def test_apostrophes_are_typographic() -> None:
    files = sorted(Path(fondaco.__file__).parent.glob("**/locale/*/*.ftl"))
    assert len(files) > len(LANGUAGES)
    straight = re.compile(r"[^\W\d_]'|\}'")  # commands are quoted with straight ones, but none follows a letter
    found = {str(file): straight.findall(file.read_text(encoding="utf-8")) for file in files}
    assert {file: places for file, places in found.items() if places} == {}


def test_the_terminal_does_not_speak_over_the_house() -> None:
    house, terminal = [set(messages(HOUSE / "en" / name)) for name in ("house.ftl", "cli.ftl")]
    assert house & terminal == set()


def test_only_players_are_called_by_their_names() -> None:
    words = Words("en", "yunnan")
    fields = {"player": "red", "card": "red"}
    named = words.named({"player": "colour", "card": "card"}, fields, {"red": "Anna"})
    assert named == {"player": "Anna", "card": "red", "player_id": "red", "card_id": "red"}

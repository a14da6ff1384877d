"""Words: the same messages with the same arguments in every language, and one for everything that can be said."""

import pytest

from fondaco.locale import LANGUAGES, Words
from fondaco.testing import WordChecks
from fondaco.testing.words import HOUSE, compare, messages


class TestWords(WordChecks):
    """Of all games on the shelf."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    compare(HOUSE, LANGUAGES[0], language)


def test_the_terminal_does_not_speak_over_the_house() -> None:
    house, terminal = [set(messages(HOUSE / "en" / name)) for name in ("house.ftl", "cli.ftl")]
    assert house & terminal == set()


def test_only_players_are_called_by_their_names() -> None:
    words = Words("en", "yunnan")
    fields = {"player": "red", "card": "red"}
    named = words.named({"player": "colour", "card": "card"}, fields, {"red": "Anna"})
    assert named == {"player": "Anna", "card": "red", "player_id": "red", "card_id": "red"}

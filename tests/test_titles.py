"""Titles on the shelf."""

from fondaco import Match
from fondaco.core.titles import SHELF


def test_matches_of_a_kind_share_one_game() -> None:
    for title in SHELF.values():
        seats = title.seats[0]
        assert Match.new(title.name, seats).game is Match.new(title.name, seats).game
        assert Match.new(title.name, seats).game is not Match.new(title.name, title.seats[-1]).game


def test_every_setup_has_a_game_of_its_own() -> None:
    title = SHELF["yunnan-2023"]
    assert title.game({}, 3) is title.game({"expert": False}, 3)
    assert title.game({}, 3) is not title.game({"expert": True}, 3)


def test_a_title_without_previews_previews_nothing() -> None:
    for title in SHELF.values():
        match = Match.new(title.name, title.seats[0], seed=1)
        assert isinstance(match.game.preview(match.view(None)), dict)

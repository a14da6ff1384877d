"""Setup, pages 4 and 5."""

import pytest

from fondaco import CHANCE, Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import DRAWN
from tests.yunnan.tables import fields, player


@pytest.mark.rule("setup.coins", "setup.order")
def test_chance_draws_the_first_order_and_coins_follow_from_it() -> None:
    match = Match.new("yunnan-2023", seats=5, manual_chance=True)
    for number, colour in enumerate(["blue", "red", "green", "yellow", "black"], 1):
        assert match.actors == [CHANCE]
        assert match.game.odds(match.state) == [1] * (6 - number)
        match.play(CHANCE, f"draw {colour}")
        coins = [9, 9, 12, 12, 15][number - 1]
        assert fields(match, DRAWN) == [{"player": colour, "position": number, "coins": coins}]
    assert match.position()["order"] == ["blue", "red", "green", "yellow", "black"]
    assert [player(match, colour)["coins"] for colour in ("blue", "red", "green", "yellow", "black")] == [
        9,
        9,
        12,
        12,
        15,
    ]
    assert DRAWN.rule is rules.COINS_BY_POSITION


@pytest.mark.rule("setup.pieces")
def test_everybody_starts_alike() -> None:
    match = Match.new("yunnan-2023", seats=3, seed=3)
    for colour in ("red", "yellow", "blue"):
        assert player(match, colour)["traders"] == {"supply": 3}
        assert player(match, colour)["passes"] == 2
        assert player(match, colour)["influence"] == 0
        assert player(match, colour)["horse"] == "yunnan"
        assert player(match, colour)["structures"] == {}
    assert match.position()["points"] == [0, 0, 0]


@pytest.mark.rule("setup.presents")
def test_presents_lie_in_the_four_upper_provinces() -> None:
    match = Match.new("yunnan-2023", seats=3, seed=3)
    assert match.position()["presents"] == {"sichuan": 5, "kang": 4, "tibet": 3, "qinghai": 2}


def test_whoever_is_drawn_first_bids_first() -> None:
    match = Match.new("yunnan-2023", seats=3, manual_chance=True)
    for colour in ("blue", "yellow", "red"):
        match.play(CHANCE, f"draw {colour}")
    assert match.actors == [2]

"""What goods, steps and levels cost and bring, shown before a decision."""

from typing import Any

from fondaco.core.match import Match


def test_the_bonus_is_paid_only_where_a_city_does_not_sell_the_good() -> None:
    match = Match("haendler", {}, 3, 5)
    shown: dict[str, Any] = match.game.preview(match.view(0))
    assert shown["sales"]["wine"]["brugge"] == 800  # 600, and a bonus of 200
    assert shown["sales"]["food"]["brugge"] == 600  # Brugge sells food itself
    assert shown["buy"]["wine"] == 100
    assert shown["raised"]["wine"] == [700, 800]


def test_what_the_next_step_and_the_level_cost() -> None:
    match = Match("haendler", {}, 3, 5)
    shown: dict[str, Any] = match.game.preview(match.view(0))
    assert shown["ascent"] == 700
    assert set(shown["representation"].values()) == {0}

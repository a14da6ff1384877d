"""Variante Absprachen: nobody promises the opposite of what was promised before."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, Table
from tests.haendler.talk import propose, reason, scene, seal, vowed


def asked_twice(start: Scene, first: str, second: str) -> Table:
    """Orange is in turn, has a promise of blue, and asks for another."""
    table = start.match()
    seal(table.play("orange", "propose to blue"), "orange", "blue", first)
    return propose(table.play("orange", "propose to blue"), "orange", second)


@pytest.mark.parametrize(
    "deed", ["to raise salt", "to move wagon 1", "to change salt up", "to carry on wagon 1 for 100", "to choose office"]
)
@pytest.mark.rule("deal.kept")
def test_what_was_promised_is_not_forsworn(deed: str) -> None:
    """Neither in turn nor out of it, and however far off the deed is."""
    for one, other in (("will", "will-not"), ("will-not", "will")):
        table = asked_twice(
            scene("buying"), f"you-{one}: {deed}: until round-ends", f"you-{other}: {deed}: until round-ends"
        )
        assert table.why("blue", "accept") is rules.DEAL_KEPT
        assert reason(table, "blue", "accept").startswith(f"Blue to Orange: I {one.replace('-', ' ')} ")
        own = vowed(scene("buying"), f"i-{one}: {deed}: until round-ends")
        own.play("orange", "propose to red", f"i-{other}", deed, "until round-ends")
        assert own.why("orange", "put forward") is rules.DEAL_KEPT


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("you-will: to raise salt: until round-ends", "you-will-not: to raise wine: until round-ends"),
        ("you-will: to change salt up: until round-ends", "you-will-not: to change salt down: until round-ends"),
        ("you-will: to move wagon 1: until round-ends", "you-will-not: to bring wagon 1 to genova: until round-ends"),
        ("you-will: to raise salt: until round-ends", "you-will-not: to raise salt: until phase-ends"),
        ("you-will-not: to raise salt: until phase-ends", "you-will: to raise salt: until round-ends"),
        ("you-will: to raise salt: until round-ends", "you-will: to raise salt: until next-round-ends"),
    ],
)
def test_what_is_no_contradiction_is_promised(first: str, second: str) -> None:
    """Another deed, or one that is forsworn only for a time in which nobody could do it."""
    assert asked_twice(scene("buying"), first, second).why("blue", "accept") is None


def test_the_other_player_may_promise_the_opposite() -> None:
    table = vowed(scene("buying"), "i-will: to raise salt: until round-ends")
    propose(table.play("orange", "propose to blue"), "orange", "you-will-not: to raise salt: until round-ends")
    assert table.why("blue", "accept") is None


def test_whoever_can_no_longer_buy_what_was_to_be_loaded_may_spend_the_money() -> None:
    """Blue has had its turn, so it will have no salt in Paris whatever it does."""
    table = scene("buying", "red").match().play("red", "hear blue")
    seal(table, "blue", "red", "i-will: to load salt on wagon 1: until round-ends")
    table.play("red", "hear blue").play("blue", "i pay 5000")
    assert table.why("blue", "put forward") is None

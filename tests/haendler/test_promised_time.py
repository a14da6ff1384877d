"""Variante Absprachen: how long a promise binds."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.talk import later, scene, seal, vowed


@pytest.mark.rule("deal.kept", "deal.next-turn")
def test_the_next_turn_is_the_next_in_which_the_deed_is_open() -> None:
    """Whoever has no warehouse sale could sell only with the card, at the end of the phase."""
    start = scene("moving").hand("orange", "special-sale").store("orange", "paris", salt=2)
    table = later(
        vowed(start.own("blue", "warehouse-sale").store("blue", "wien", silk=1),
              "i-will-not: to sell salt from a warehouse: until next-turn-ends"),
        "warehouse-sale", "blue",
    )  # fmt: skip
    table.play("blue", "pass")
    assert table.section == ["special-sale"]
    assert table.why("orange", "play special-sale of salt in paris") is rules.DEAL_KEPT
    table.play("orange", "pass")
    assert table.told("promise-kept") == [[0, 1]], "what was to be left has been left"


@pytest.mark.rule("deal.kept")
def test_one_turn_in_the_first_buying() -> None:
    table = scene("first-buying").match().play("orange", "hear blue")
    seal(table, "blue", "orange", "i-will-not: to buy wine: until next-turn-ends")
    table.play("orange", "pass")
    assert table.why("blue", "buy wine in paris") is rules.DEAL_KEPT
    table.play("blue", "buy salt in paris")
    assert table.why("blue", "buy wine in paris") is rules.DEAL_KEPT, "the turn goes on"
    table.play("blue", "pass")
    assert table.told("promise-kept") == [[1, 0]]
    table.play("red", "pass").play("green", "pass").play("orange", "pass")
    assert table.section == ["buying"]
    assert table.why("blue", "buy wine in paris") is None


@pytest.mark.rule("deal.kept")
def test_in_its_own_turn_the_next_one_is_meant() -> None:
    table = vowed(scene("first-buying"), "i-will-not: to buy wine: until next-turn-ends")
    assert table.why("orange", "buy wine in paris") is rules.DEAL_KEPT
    for colour in ("orange", "blue", "red", "green"):
        table.play(colour, "pass")
    assert table.section == ["buying"]
    assert table.why("orange", "buy wine in paris") is rules.DEAL_KEPT
    table.play("orange", "pass")
    assert table.position["agreements"].get("promises") is None


@pytest.mark.rule("deal.kept")
def test_freight_is_carried_in_the_turns_of_others() -> None:
    """The next turn of a load master, as far as freight goes, lasts until all the others have had theirs."""
    start = scene("buying").wagon(1, "paris", None, "orange")
    start.store("orange", "paris", wine=1).store("blue", "paris", salt=1).store("red", "paris", food=1)
    vow = "you-will: to carry on wagon 1 for 0: until next-turn-ends"
    table = seal(start.match().play("orange", "hear red"), "red", "orange", vow)
    table = later(table, "loading-1", "orange", wagon="1", cursor=0)
    table.play("orange", "pass").play("blue", "pass").play("red", "ship food", "offer 0")
    assert table.options("orange") == ["accept"]
    assert table.why("orange", "refuse") is rules.DEAL_KEPT
    table.play("orange", "accept")
    assert table.position["agreements"].get("promises") is None, "the last turn of the section is over"

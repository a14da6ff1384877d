"""Phase 4: Preise ändern und Lagerverkauf."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import COLOURS, Scene, Table


def discs(scene: Scene, *choices: str) -> Table:
    table = scene.match()
    for colour, choice in zip(COLOURS, choices, strict=False):
        table.play(colour, f"raise {choice}")
    return table


@pytest.mark.rule("price.rise")
def test_example_of_the_discs_and_the_jump() -> None:
    """Food and salt go up one step each; salt stands at the top already and goes to the bottom."""
    scene = Scene("discs", None, seats=2).price(food=700, salt=1000)
    table = discs(scene, "food-salt", "nothing")
    assert table.position["prices"]["food"] == 800
    assert table.position["prices"]["salt"] == 600


def test_both_pointers_on_one_good_raise_it_twice() -> None:
    table = discs(Scene("discs", None).price(wine=900), "wine-wine", "wine", "nothing", "silk")
    assert table.position["prices"]["wine"] == 700, "900, 1000, 600, 700"
    assert table.position["prices"]["silk"] == 700


@pytest.mark.rule("price.discs")
def test_discs_are_secret_until_all_are_set() -> None:
    table = Scene("discs", None).match().play("green", "raise iron-silk")
    assert table.actors == ["orange", "blue", "red"]
    shown = table.match.shown(0)["players"]
    assert isinstance(shown, dict)
    assert shown["green"]["disc"] == "hidden"
    assert table.position["prices"]["iron"] == 600
    rule = table.why("green", "raise nothing")
    assert rule is not None
    assert rule.name == "turn.not-yours"


@pytest.mark.rule("price.no-jump", "price.office")
def test_office_changes_a_price_by_one_without_a_jump() -> None:
    scene = Scene("offices").own("orange", "office").price(salt=1000, iron=600, wine=800)
    table = scene.match()
    assert table.why("orange", "office salt up") is rules.OFFICE_NO_JUMP
    assert table.why("orange", "office iron down") is rules.OFFICE_NO_JUMP
    assert table.why("orange", "great-office salt up") is rules.OFFICE_CARDS
    table.play("orange", "office wine down")
    assert table.position["prices"]["wine"] == 700
    assert table.section[0] == "investing"


def test_great_office_goes_round_the_end() -> None:
    scene = Scene("offices").own("orange", "great-office").price(salt=1000)
    up = scene.match().play("orange", "great-office salt up")
    assert up.position["prices"]["salt"] == 600
    down = scene.match().play("orange", "great-office iron down")
    assert down.position["prices"]["iron"] == 1000


@pytest.mark.rule("price.office")
def test_offices_in_player_order_and_both_with_one_owner() -> None:
    two = Scene("offices").own("red", "office").own("blue", "great-office").match()
    assert two.actors == ["blue"]
    two.play("blue", "pass")
    assert two.actors == ["red"]
    one = Scene("offices").own("red", "office", "great-office").match()
    one.play("red", "great-office wine up")
    assert one.why("red", "great-office wine up") is rules.OFFICE_CARDS
    one.play("red", "office wine up")
    assert one.position["prices"]["wine"] == 800, "one good by two steps"


def test_offices_only_after_the_discs() -> None:
    for section in ("moving", "buying"):
        rule = Scene(section).own("orange", "office").match().why("orange", "office wine up")
        assert rule is not None
        assert rule.name == "turn.not-now"


@pytest.mark.rule("price.sale-five", "price.warehouse-sale")
def test_warehouse_sale_of_up_to_five_goods_at_the_buying_price() -> None:
    scene = Scene("warehouse-sale").own("orange", "warehouse-sale").price(wine=900)
    table = scene.store("orange", "paris", wine=4, salt=3).match()
    table.play("orange", *["sell wine in paris"] * 4, "sell salt in paris")
    assert table.money("orange") == 5000 + 4 * 300 + 100
    assert table.section[0] == "investing", "five are enough"
    assert table.position["supply"]["wine"] == 8


@pytest.mark.rule("load.warehouse")
def test_warehouse_sale_needs_the_goods_and_the_moment() -> None:
    table = Scene("warehouse-sale").own("orange", "warehouse-sale").store("orange", "paris", wine=1).match()
    assert table.why("orange", "sell salt in paris") is rules.NOT_IN_WAREHOUSE
    assert table.why("orange", "sell wine in koeln") is rules.NOT_IN_WAREHOUSE
    table.play("orange", "pass")
    assert table.section[0] == "investing"
    rule = Scene("buying").own("orange", "warehouse-sale").match().why("orange", "sell wine in paris")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("card.special-sale")
def test_special_sale_brings_800() -> None:
    scene = Scene("special-sale").hand("orange", "special-sale").store("orange", "wien", silk=1)
    table = scene.match().play("orange", "play special-sale of silk in wien")
    assert table.money("orange") == 5800
    assert table.position["supply"]["silk"] == 8


@pytest.mark.rule("influence.hand", "load.warehouse")
def test_special_sale_needs_the_card_the_good_and_the_moment() -> None:
    without = Scene("special-sale").hand("orange", "ascent").store("orange", "wien", silk=1).match()
    assert without.why("orange", "play special-sale of silk in wien") is rules.CARD_IN_HAND
    table = Scene("special-sale").hand("orange", "special-sale").store("orange", "wien", silk=1).match()
    assert table.why("orange", "play special-sale of salt in wien") is rules.NOT_IN_WAREHOUSE
    early = Scene("offices").own("orange", "office").hand("orange", "special-sale").store("orange", "wien", silk=1)
    rule = early.match().why("orange", "play special-sale of silk in wien")
    assert rule is not None
    assert rule.name == "turn.not-now"

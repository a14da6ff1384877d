"""Phase 5: Warenverkauf."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene


@pytest.mark.rule("sale.price", "sale.bonus", "sale.arrivals")
def test_example_of_the_sale_in_brugge() -> None:
    """Wine at 900 and a bonus of 300 in Brugge, which makes no wine: 1,200 for each piece."""
    scene = Scene("special-sale", "green").wagon(1, "brugge").moment(rested=["1"], landed=1)
    scene.load(1, "orange", wine=2, cloth=1).load(1, "blue", silk=2).price(wine=900, silk=700).bonus(brugge=300)
    table = scene.hand("green", "ascent").store("green", "paris", salt=1).match().play("green", "pass")
    assert table.money("orange") == 5000 + 2 * 1200 + 600
    assert table.money("blue") == 5000 + 2 * 700
    assert table.told("load-sold") == [[0, 2, 0, 0, 24], [0, 1, 3, 0, 6], [1, 2, 5, 0, 14]]
    assert table.position["wagons"]["1"]["loads"] == {}
    assert table.position["arrivals"] == 1


@pytest.mark.rule("sale.bonus-tracks")
def test_example_of_the_bonus_tracks() -> None:
    """One wagon reaches Wien, another Genova: 0 there, two fields on in Hamburg, Paris, Brugge and Köln."""
    scene = Scene("special-sale", "green").wagon(1, "wien").wagon(2, "genova").wagon(3, "deventer", "brugge-deventer-3")
    scene.moment(rested=["1", "2"], landed=2).bonus(paris=0, koeln=100, wien=300, brugge=400, hamburg=200, genova=500)
    table = scene.hand("green", "ascent").store("green", "paris", salt=1).match().play("green", "pass")
    assert table.position["bonus"] == {
        "paris": 200,
        "koeln": 300,
        "wien": 0,
        "brugge": 500,
        "hamburg": 400,
        "genova": 0,
    }
    assert table.position["arrivals"] == 2


@pytest.mark.rule("sale.bonus-standing")
def test_the_bonus_is_0_also_where_a_wagon_only_stands() -> None:
    scene = Scene("special-sale", "green").wagon(1, "wien").moment(rested=["1"], landed=1).bonus(wien=300, paris=200)
    scene.wagon(2, "paris").wagon(3, "deventer", "brugge-deventer-3")
    table = scene.hand("green", "ascent").store("green", "paris", salt=1).match().play("green", "pass")
    assert table.position["bonus"]["paris"] == 0
    assert table.position["bonus"]["hamburg"] == 300


def test_without_an_arrival_the_phase_is_left_out() -> None:
    scene = Scene("special-sale", "green").wagon(1, "lyon", "paris-lyon-3").load(1, "orange", wine=1)
    table = scene.hand("green", "ascent").store("green", "paris", salt=1).match().play("green", "pass")
    assert table.position["bonus"]["paris"] == 0
    assert table.position["wagons"]["1"]["loads"] == {"orange": {"wine": 1}}
    assert table.told("arrivals-counted") == []


def arrival() -> Scene:
    """Wagon 1 has come to Brugge with food, which Brugge sells itself, of orange and of blue."""
    scene = Scene("sale-1").wagon(1, "brugge").moment(rested=["1"], landed=1, wagon="1").bonus(brugge=400)
    return scene.load(1, "orange", food=2).load(1, "blue", food=1)


@pytest.mark.rule("card.sale-with-bonus")
def test_sale_with_bonus_pays_the_bonus_on_all_own_goods_of_one_wagon() -> None:
    table = arrival().hand("orange", "sale-with-bonus").match()
    table.play("orange", "play sale-with-bonus")
    assert table.money("orange") == 5000 + 2 * 1000
    assert table.money("blue") == 5000 + 600
    assert table.position["players"]["orange"]["influence"] == 0


def test_sale_with_bonus_may_wait() -> None:
    table = arrival().hand("orange", "sale-with-bonus").match().play("orange", "pass")
    assert table.money("orange") == 5000 + 2 * 600


@pytest.mark.rule("influence.hand")
def test_sale_with_bonus_needs_the_card_and_the_moment() -> None:
    without = arrival().hand("orange", "ascent").match()
    assert without.why("orange", "play sale-with-bonus") is rules.CARD_IN_HAND
    rule = Scene("moving").hand("orange", "sale-with-bonus").match().why("orange", "play sale-with-bonus")
    assert rule is not None
    assert rule.name == "turn.not-now"


def test_wagons_are_sold_by_number() -> None:
    scene = arrival().wagon(2, "hamburg").moment(rested=["1", "2"], landed=2).load(2, "blue", wine=1)
    table = scene.hand("blue", "sale-with-bonus").match()
    assert table.section == ["sale-1"]
    table.play("blue", "pass")
    assert table.section == ["sale-2"]

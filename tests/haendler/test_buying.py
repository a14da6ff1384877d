"""Phase 1: Waren einkaufen."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, Table, opening


@pytest.mark.rule("buy.three", "buy.twice")
def test_all_buy_twice_in_the_first_round() -> None:
    table = Table(opening(2))
    order = []
    for lap in ("first-buying", "buying"):
        for colour in ("orange", "blue"):
            assert table.section == [lap]
            assert table.actors == [colour]
            table.play(colour, "buy wine in paris", "buy wine in koeln", "buy iron in koeln")
            order.append(colour)
    assert order == ["orange", "blue"] * 2
    assert table.section == ["bids-1"]
    player = table.position["players"]["blue"]
    assert player["warehouses"] == {"paris": {"wine": 2}, "koeln": {"wine": 2, "iron": 2}}
    assert player["money"] == 5000 - 600


def test_buying_may_end_early() -> None:
    table = Table(opening(2)).play("orange", "buy silk in genova", "pass")
    assert table.actors == ["blue"]


@pytest.mark.rule("buy.price")
def test_the_price_board_says_what_a_good_costs() -> None:
    table = Scene("buying").price(silk=900).match().play("orange", "buy silk in wien")
    assert table.money("orange") == 4700
    assert table.told("bought") == [[0, 5, 2, 3]]


@pytest.mark.rule("buy.city")
def test_a_city_stores_only_what_it_sells() -> None:
    table = Scene("buying").match()
    assert table.why("orange", "buy wine in brugge") is rules.NOT_SOLD_HERE
    assert len(table.options("orange")) == 18 + 1


@pytest.mark.rule("buy.supply")
def test_what_the_supply_lacks_cannot_be_bought() -> None:
    table = Scene("buying").store("blue", "paris", wine=8).match()
    assert table.why("orange", "buy wine in paris") is rules.SUPPLY_EMPTY


@pytest.mark.rule("buy.money")
def test_goods_must_be_paid() -> None:
    table = Scene("buying").money(orange=200).price(silk=1000).match()
    assert table.why("orange", "buy silk in wien") is rules.CANNOT_PAY_GOODS
    table.play("orange", "buy salt in wien", "buy salt in wien")
    assert table.actors == ["blue"], "nobody is asked who can buy nothing"


def test_cheap_purchase_costs_100_in_all() -> None:
    table = Scene("buying").own("orange", "cheap-purchase").price(silk=1000, iron=900).match()
    table.play("orange", "buy silk in wien")
    assert table.money("orange") == 4900
    table.play("orange", "buy iron in genova", "buy silk in genova")
    assert table.money("orange") == 4900
    table.play("blue", "buy silk in genova")
    assert table.money("blue") == 4600


@pytest.mark.rule("buy.cheap-purchase")
def test_cheap_purchase_is_not_free() -> None:
    table = Scene("buying").own("orange", "cheap-purchase").money(orange=0).match()
    assert table.actors == ["blue"]


def test_cheap_purchase_is_only_for_its_owner_and_its_phase() -> None:
    table = Scene("buying").own("blue", "cheap-purchase").price(silk=1000).match().play("orange", "buy silk in wien")
    assert table.money("orange") == 4600
    rule = Scene("investing").own("orange", "cheap-purchase").match().why("orange", "buy silk in wien")
    assert rule is not None
    assert rule.name == "turn.not-now"

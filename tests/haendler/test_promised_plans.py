"""Variante Absprachen: promises that only several decisions of a turn can keep, and what may come before the last."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.talk import moves, scene, vowed


@pytest.mark.rule("deal.kept")
def test_a_point_is_kept_for_a_wagon_that_stands_where_it_cannot_be_loaded() -> None:
    """Nobody stores wine in Wien, so the wagon must leave; the tile is free for another if the point is not."""
    start = scene("moving").wagon(1, "wien").wagon(2, "koeln-deventer-3", "deventer").wagon(3, "paris")
    start.player("orange", tiles=[2, 3]).own("orange", "cartwright")
    table = vowed(start, "i-will: to load wine on wagon 1: until next-round-ends")
    assert len([move for move in moves(table, "orange") if move.startswith("move")]) == 6
    table.play("orange", "move wagon 2 with tile 2")
    assert moves(table, "orange") == ["drive wagon 1 with points 1"]
    assert table.why("orange", "pass") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_wagon_is_driven_on_so_that_one_behind_it_can_move() -> None:
    """Wagon 2 has a broken axle, and wagon 1 could only stop on the field of wagon 3."""
    start = scene("moving").moment(broken=["2"]).player("orange", tiles=[2]).own("orange", "cartwright", "courier")
    for wagon, space in ((1, 3), (2, 2), (3, 1)):
        start.wagon(wagon, f"genova-lyon-{space}", f"genova-lyon-{space + 1}" if space < 3 else "lyon")
    table = vowed(start, "i-will: to move wagon 1: until round-ends")
    assert table.why("orange", "move wagon 3 with tile 2") is rules.DEAL_KEPT
    table.play("orange", "send courier to brugge-deventer-1")
    assert moves(table, "orange") == ["drive wagon 3 with points 1"]
    table.play("orange", "drive wagon 3 with points 1")
    assert moves(table, "orange") == ["move wagon 1 with tile 2"]


def test_the_courier_may_hold_the_wagon_that_was_to_be_left_alone() -> None:
    """A wagon that has met the courier is not moved, so the tile lapses; the second errand comes near enough."""
    start = scene("moving").moment(broken=["2", "3"]).wagon(1, "hamburg-deventer-3", "deventer")
    start.own("orange", "courier", "express-courier")
    table = vowed(start, "i-will-not: to move wagon 1: until round-ends")
    assert all(move.startswith("send courier") for move in moves(table, "orange"))
    table.play("orange", "send courier to deventer", "send courier to hamburg-deventer-3", "take ascent")
    assert moves(table, "orange") == [f"discard tile {tile}" for tile in (1, 2, 3, 4)]


@pytest.mark.rule("deal.kept")
def test_several_goods_are_sold_for_what_was_promised_to_be_bought() -> None:
    """Salt costs 200; iron brings 100, and food 200."""
    start = scene("warehouse-sale").money(orange=0).price(salt=800, iron=600, food=800).own("orange", "warehouse-sale")
    start.store("orange", "koeln", iron=1).store("orange", "hamburg", iron=1).store("orange", "paris", food=1)
    table = vowed(start, "i-will: to buy salt: until next-round-ends")
    assert moves(table, "orange") == ["sell food in paris", "sell iron in koeln", "sell iron in hamburg"]
    table.play("orange", "sell iron in koeln")
    assert table.why("orange", "pass") is rules.DEAL_KEPT
    table.play("orange", "sell iron in hamburg")
    assert table.why("orange", "pass") is None


@pytest.mark.rule("deal.kept")
def test_goods_that_are_to_be_sold_may_be_bought_last() -> None:
    start = scene("buying").own("orange", "warehouse-sale")
    table = vowed(start, "i-will: to sell cloth from a warehouse: until round-ends")
    assert table.why("orange", "pass") is rules.DEAL_KEPT
    table.play("orange", "buy wine in paris", "buy wine in paris")
    assert moves(table, "orange") == [f"buy cloth in {city}" for city in ("koeln", "wien", "brugge")]


@pytest.mark.rule("deal.kept")
def test_both_offices_make_cheap_what_was_promised_to_be_bought() -> None:
    """From 300 to 100: two steps down, or up and round the end with the great office."""
    start = scene("offices").money(orange=100).price(wine=900).own("orange", "office", "great-office")
    table = vowed(start, "i-will: to buy wine: until next-round-ends")
    assert moves(table, "orange") == ["office wine up", "office wine down", "great-office wine down"]
    assert table.why("orange", "pass") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_loan_is_not_repaid_with_the_money_for_a_bid_before_a_wagon_is_moved() -> None:
    start = scene("moving").money(orange=2500).player("orange", notes=1)
    vows = ["i-will: to bid on wagon 1: until next-round-ends", "i-will: to move wagon 1: until round-ends"]
    table = vowed(start, *vows)
    assert table.why("orange", "repay") is rules.DEAL_KEPT
    assert "repay" not in table.options("orange")

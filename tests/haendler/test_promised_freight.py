"""Variante Absprachen: loading is promised as loading, whichever way leads to it."""

import pytest

from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.board import CITIES, FIELD_NAMES, NEAR
from tests.haendler.scene import Scene
from tests.haendler.talk import moves, propose, scene, vowed


def shipper(*hand: str) -> Scene:
    start = scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
    return start.store("blue", "paris", salt=2).hand("blue", *hand)


@pytest.mark.rule("deal.kept")
def test_a_vow_to_load_is_kept_by_loading() -> None:
    table = vowed(shipper(), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    table.play("blue", "ship salt", "offer 0")
    assert table.told("promise-kept") == []
    table.play("orange", "refuse")
    assert table.why("blue", "pass") is rules.DEAL_KEPT, "it may be proposed again"
    table.play("blue", "ship salt", "offer 100").play("orange", "accept")
    assert table.told("promise-kept") == [[1, 2]]
    assert table.why("blue", "pass") is None


def test_nobody_has_to_ask_for_freight_that_leads_nowhere() -> None:
    """Whoever has no salt in Paris keeps no promise to load salt by proposing wine."""
    for goods, rule in [({"wine": 1}, None), ({"wine": 1, "salt": 1}, rules.DEAL_KEPT)]:
        start = scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
        start.store("blue", "paris", **goods)
        table = vowed(start, "i-will: to load salt on wagon 1: until phase-ends", to="red")
        assert table.why("blue", "pass") is rule
        assert table.why("blue", "ship wine") is None, "salt may follow, if there is any"


def test_every_way_to_load_is_tried() -> None:
    table = vowed(shipper("free-loading"), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    for _ in range(3):
        table.play("blue", "ship salt", "offer 0").play("orange", "refuse")
    assert moves(table, "blue") == ["play free-loading"]
    table.play("blue", "play free-loading")
    assert moves(table, "blue") == ["load salt"]


def test_the_last_price_is_accepted() -> None:
    table = vowed(shipper(), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    for _ in range(2):
        table.play("blue", "ship salt", "offer 0").play("orange", "ask 500")
        assert table.why("blue", "refuse") is None
        table.play("blue", "refuse")
    table.play("blue", "ship salt", "offer 0").play("orange", "ask 500")
    assert moves(table, "blue") == ["accept"]


@pytest.mark.rule("deal.kept")
def test_whoever_has_forsworn_goods_does_not_propose_them() -> None:
    table = vowed(shipper(), "i-will-not: to load salt on wagon 1: until phase-ends", to="red")
    assert table.why("blue", "ship salt") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_the_last_proposal_is_for_the_promised_goods() -> None:
    start = shipper().store("blue", "paris", salt=1, wine=1)
    start.document["supply"]["salt"] += 2
    table = vowed(start, "i-will: to load salt on wagon 1: until phase-ends", to="red")
    for _ in range(2):
        assert table.why("blue", "ship wine") is None, "salt may follow"
        table.play("blue", "ship wine", "offer 0").play("orange", "refuse")
    assert table.why("blue", "ship wine") is rules.DEAL_KEPT
    assert moves(table, "blue") == ["ship salt", "ship wine-salt"]


@pytest.mark.rule("deal.kept")
def test_goods_that_are_to_be_sold_are_not_loaded() -> None:
    vow = "i-will: to sell salt from a warehouse: until round-ends"
    start = scene("loading-1").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=0)
    start.store("orange", "paris", salt=2)
    assert vowed(start, vow).play("orange", "load salt").why("orange", "load salt") is None, "nobody can sell it"
    table = vowed(start.own("orange", "warehouse-sale"), vow).play("orange", "load salt")
    assert table.why("orange", "load salt") is rules.DEAL_KEPT
    assert moves(table, "orange") == ["pass"]


@pytest.mark.rule("deal.kept")
def test_the_card_for_a_promised_sale_is_kept() -> None:
    vow = "i-will: to sell salt from a warehouse: until round-ends"
    start = scene("moving").store("orange", "paris", salt=1).hand("orange", "special-sale")
    table = vowed(start, vow).play("orange", "propose to red", "i give special-sale")
    assert table.why("orange", "put forward") is rules.DEAL_KEPT
    rich = vowed(start.own("orange", "warehouse-sale"), vow).play("orange", "propose to red", "i give special-sale")
    assert rich.why("orange", "put forward") is None, "the warehouse sale is enough"


def test_goods_for_a_wagon_on_its_way_may_be_sold() -> None:
    """In which city it will be loaded nobody knows, so no goods are bound to it."""
    vow = "i-will: to load salt on wagon 1: until next-round-ends"
    for field in range(CITIES, len(FIELD_NAMES)):
        start = scene("warehouse-sale").own("orange", "warehouse-sale").store("orange", "paris", salt=1)
        start.wagon(1, FIELD_NAMES[field], FIELD_NAMES[NEAR[field][0]])
        assert vowed(start, vow).why("orange", "sell salt in paris") is None


@pytest.mark.rule("deal.kept")
def test_only_the_freight_that_was_promised_must_be_carried() -> None:
    """Orange will carry for blue at 100 or more: not for less, and not for red."""
    start = shipper().store("red", "paris", food=1)
    table = start.match().play("blue", "propose to orange")
    propose(table, "blue", "you-will: to carry on wagon 1 for 100: until phase-ends").play("orange", "accept")
    table.play("blue", "ship salt", "offer 0")
    assert table.why("orange", "refuse") is None
    assert table.why("orange", "ask 300") is None
    table.play("orange", "refuse").play("blue", "ship salt", "offer 100")
    assert table.why("orange", "refuse") is rules.DEAL_KEPT
    assert table.why("orange", "ask 300") is rules.DEAL_KEPT
    table.play("orange", "accept").play("blue", "pass").play("red", "ship food", "offer 500")
    assert table.why("orange", "refuse") is None

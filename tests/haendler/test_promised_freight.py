"""Variante Absprachen: loading is promised as loading, whichever way leads to it."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene
from tests.haendler.talk import moves, scene, vowed


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

"""Phase 2: Ermitteln des Lademeisters."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, Table


def bids(table: Table, **amounts: int) -> Table:
    for colour, amount in amounts.items():
        table.play(colour, f"bid {amount}")
    return table


@pytest.mark.rule("master.tie", "master.highest")
def test_example_of_the_tie() -> None:
    """Peter 1,200, Martin 1,300, Philipp 500, Sophie 1,300: Martin sits before Sophie and pays 1,300."""
    table = bids(Scene("bids-1", None).match(), orange=1200, blue=1300, red=500, green=1300)
    assert table.position["wagons"]["1"]["master"] == "blue"
    assert table.money("blue") == 3700
    assert [table.money(colour) for colour in ("orange", "red", "green")] == [5000] * 3
    assert table.told("master-by-tie") == [[1, 0, 13]]


def test_the_tie_counts_from_the_start_player() -> None:
    table = bids(Scene("bids-1", None).set(start="red").match(), green=300, blue=300, orange=100, red=0)
    assert table.position["wagons"]["1"]["master"] == "green"


@pytest.mark.rule("master.sealed")
def test_bids_in_any_order_and_nothing_shows_before_the_last() -> None:
    table = Scene("bids-1", None).match()
    assert table.actors == ["orange", "blue", "red", "green"]
    table.play("red", "bid 700")
    assert table.actors == ["orange", "blue", "green"]
    for seat in (0, 1, 3, None):
        shown = table.match.shown(seat)["players"]
        assert isinstance(shown, dict)
        assert shown["red"]["bid"] == "hidden"
        assert shown["green"]["bid"] is None
        told = [entry.event.name for entries in table.match.chronicle(seat) for entry in entries]
        assert "bid-shown" not in told
    own = table.match.shown(2)["players"]
    assert isinstance(own, dict)
    assert own["red"]["bid"] == 700
    bids(table, orange=0, blue=0, green=0)
    assert table.told("bid-shown") == [[0, 0, 0], [1, 0, 0], [2, 0, 7], [3, 0, 0]]


def test_nobody_bids_twice() -> None:
    table = Scene("bids-1", None).match().play("red", "bid 700")
    rule = table.why("red", "bid 800")
    assert rule is not None
    assert rule.name == "turn.not-yours"


@pytest.mark.rule("master.no-bids")
def test_without_bids_the_start_player_takes_office() -> None:
    table = bids(Scene("bids-1", None).set(start="green").match(), orange=0, blue=0, red=0, green=0)
    assert table.position["wagons"]["1"]["master"] == "green"
    assert table.told("master-unpaid") == [[3, 0]]


@pytest.mark.rule("master.money")
def test_a_bid_is_covered_by_money() -> None:
    table = Scene("bids-1", None).money(orange=400).match()
    assert table.why("orange", "bid 500") is rules.BID_WITHIN_MONEY
    assert table.options("orange") == ["bid 0", "bid 100", "bid 200", "bid 300", "bid 400"]


@pytest.mark.rule("master.by-number")
def test_wagons_are_handled_by_number_and_only_in_cities() -> None:
    scene = Scene("buying", "green").wagon(1, "lyon", "paris-lyon-3").store("red", "koeln", wine=1)
    table = scene.match().play("green", "pass")
    assert table.section == ["bids-2"]
    bids(table, orange=0, blue=0, red=100, green=0)
    assert table.section == ["loading-2"]
    table.play("red", "load wine")
    assert table.section == ["bids-3"]


@pytest.mark.rule("load.stay")
def test_a_wagon_with_a_master_is_not_auctioned_again() -> None:
    scene = Scene("buying", "green").wagon(1, "paris", None, "blue").store("blue", "paris", food=1)
    table = scene.match().play("green", "pass")
    assert table.section == ["loading-1"]
    assert table.actors == ["blue"]


@pytest.mark.rule("master.vacant", "card.load-master", "influence.once")
def test_load_master_card_takes_office_for_800() -> None:
    scene = Scene("master-cards").hand("orange", "load-master").hand("blue", "load-master", "load-master")
    table = scene.store("blue", "paris", wine=1).match()
    table.play("orange", "play load-master on wagon 2")
    assert table.money("orange") == 4200
    assert table.why("blue", "play load-master on wagon 2") is rules.OFFICE_VACANT
    table.play("blue", "play load-master on wagon 1", "play load-master on wagon 3")
    assert [table.position["wagons"][wagon]["master"] for wagon in "123"] == ["blue", "orange", "blue"]
    assert table.section == ["loading-1"]
    assert table.position["players"]["blue"]["influence"] == 0


@pytest.mark.rule("influence.hand")
def test_load_master_card_must_be_held_and_paid() -> None:
    table = Scene("master-cards").hand("orange", "ascent").match()
    assert table.why("orange", "play load-master on wagon 1") is rules.CARD_IN_HAND
    poor = Scene("buying", "green").hand("orange", "load-master").money(orange=700).match().play("green", "pass")
    assert poor.section == ["bids-1"], "who cannot pay is not asked"


def test_load_master_card_only_at_the_beginning_of_the_phase() -> None:
    for section in ("bids-1", "buying", "moving", "investing"):
        table = Scene(section, None if section == "bids-1" else "orange").hand("orange", "load-master").match()
        rule = table.why("orange", "play load-master on wagon 1")
        assert rule is not None
        assert rule.name == "turn.not-now"

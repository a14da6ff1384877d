"""Inspector, presents, income and order, pages 11 and 12, and the example of page 17."""

from typing import Any

import pytest

from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import BANISHED, EARNS, INSPECTS, NOBODY_BANISHED, ORDERED, PRESENTED
from fondaco.games.yunnan.steps.income import income
from tests.yunnan.tables import (
    beginning,
    fields,
    play,
    player,
    set_player,
    start,
    travelling,
)


def last_traveller(document: dict[str, Any], colour: str) -> dict[str, Any]:
    """The colour that travels last is about to end its turn."""
    order = [name for name in document["order"] if name != colour]
    document["order"] = [colour, *order]
    return travelling(document, colour)


# A visit by the province inspector


def sichuan_and_kang() -> dict[str, Any]:
    """Page 11: four traders and two posts in Sichuan, three traders and a post in Kang."""
    document = beginning(4)
    set_player(document, "red", traders={"kang": 1, "sichuan": 1, "yunnan": 1}, influence=2, horse="kang")
    set_player(document, "yellow", traders={"kang": 1, "sichuan": 2}, influence=1, horse="kang", posts={"sichuan": 1})
    set_player(
        document, "blue", traders={"kang": 1, "sichuan": 1}, influence=4, horse="kang", posts={"kang": 1, "sichuan": 1}
    )
    set_player(document, "black", traders={"supply": 3})
    return last_traveller(document, "black")


@pytest.mark.rule("inspector.visit")
def test_example_the_inspector_goes_to_the_farther_of_two_provinces_with_42() -> None:
    match = start(sichuan_and_kang())
    play(match, "end turn")
    assert fields(match, INSPECTS) == [{"province": "kang", "revenue": 42}]


@pytest.mark.rule("inspector.banish")
def test_example_blue_is_protected_by_influence_so_red_is_banished() -> None:
    match = start(sichuan_and_kang())
    play(match, "end turn")
    assert fields(match, BANISHED) == [{"player": "red", "province": "kang"}]
    assert BANISHED.rule is rules.INSPECTOR_BANISHES
    assert player(match, "red")["traders"] == {"market": 1, "sichuan": 1, "yunnan": 1}


def test_example_a_teahouse_protects_red_so_yellow_is_banished() -> None:
    document = sichuan_and_kang()
    document["teahouses"] = {"kang": "red"}
    match = start(document)
    play(match, "end turn")
    assert fields(match, BANISHED) == [{"player": "yellow", "province": "kang"}]


@pytest.mark.rule("inspector.spare")
def test_if_all_are_protected_nobody_is_banished() -> None:
    document = sichuan_and_kang()
    document["teahouses"] = {"kang": "red"}
    set_player(document, "yellow", influence=4)
    match = start(document)
    play(match, "end turn")
    assert fields(match, BANISHED) == []
    assert fields(match, NOBODY_BANISHED) == [{"province": "kang"}]
    assert NOBODY_BANISHED.rule is rules.INSPECTOR_SPARES


def test_among_equals_the_earlier_in_travel_order_is_banished() -> None:
    document = sichuan_and_kang()
    set_player(document, "yellow", influence=2)
    match = start(document)
    assert match.position()["order"] == ["black", "red", "yellow", "blue"], "so yellow travels before red"
    play(match, "end turn")
    assert fields(match, BANISHED) == [{"player": "yellow", "province": "kang"}]


# Receive presents


@pytest.mark.rule("presents.influence")
def test_example_five_presents_in_sichuan() -> None:
    """Page 11: order Yellow, Red, Black, Blue; Blue gets two, Red two, Black one, Yellow none."""
    document = beginning(4)
    document["order"] = ["blue", "black", "red", "yellow"]
    set_player(document, "yellow", traders={"sichuan": 4}, influence=1, horse="sichuan", posts={"yunnan": 1})
    set_player(document, "red", traders={"sichuan": 2}, influence=2, horse="sichuan", posts={"yunnan": 1})
    set_player(document, "black", traders={"sichuan": 3}, influence=2, horse="sichuan", posts={"yunnan": 1})
    set_player(document, "blue", traders={"sichuan": 2}, influence=3, horse="sichuan", posts={"yunnan": 1})
    document["teahouses"] = {"sichuan": "blue"}  # the inspector would else take one of Blue's, then one of Red's
    set_player(document, "red", traders={"sichuan": 3})
    match = start(travelling(document, "blue"))
    play(match, "end turn")
    assert fields(match, BANISHED) == [{"player": "red", "province": "sichuan"}], (
        "which leaves Red the two of the example"
    )
    presents = {entry["player"]: entry["presents"] for entry in fields(match, PRESENTED)}
    assert presents == {"blue": 2, "red": 2, "black": 1}
    assert player(match, "yellow")["presents"] == 0
    assert "sichuan" not in match.position()["presents"]  # type: ignore[operator]
    assert PRESENTED.rule is rules.PRESENTS_BY_INFLUENCE


def test_each_trader_receives_at_most_one_present() -> None:
    document = beginning(3)
    set_player(document, "red", traders={"kang": 2, "yunnan": 1, "sichuan": 1}, horse="kang", influence=4)
    match = start(last_traveller(document, "red"))
    play(match, "end turn")
    assert player(match, "red")["presents"] == 3
    assert match.position()["presents"] == {"sichuan": 4, "kang": 2, "tibet": 3, "qinghai": 2}


# Calculate income


def income_of(match: Any, colour: str) -> int:
    return income(match.state, match.game.names.colour.number(colour), Edition("2023.json"))


def beyond_the_bridge(bridges: list[str]) -> Any:
    """Page 12: traders in Tibet and Qinghai, posts in Yunnan and Sichuan."""
    document = beginning(3)
    set_player(
        document,
        "red",
        traders={"tibet": 1, "qinghai": 1},
        posts={"yunnan": 1, "sichuan": 1},
        horse="qinghai",
        bridges=bridges,
    )
    return start(document)


def test_example_a_bridge_saves_the_transport_costs() -> None:
    with_bridge = income_of(beyond_the_bridge(["sichuan-qinghai"]), "red")
    assert with_bridge == 15 + 18 + 1 + 3
    assert income_of(beyond_the_bridge([]), "red") == with_bridge - 3 - 3


@pytest.mark.rule("income.revenue", "income.gaps", "income.posts", "income.market")
def test_example_a_gap_in_sichuan_leaves_red_with_19() -> None:
    """Page 17: a trader in Kang brings 9 instead of 12, the post there nothing, the market 3 in all; 19 in total.

    The sum of the example leaves 7 for Yunnan: a trader and a post."""
    document = beginning(3)
    set_player(
        document, "red", traders={"kang": 1, "yunnan": 1, "market": 3}, posts={"kang": 1, "yunnan": 1}, horse="kang"
    )
    match = start(document)
    assert income_of(match, "red") == 9 + 0 + 3 + 6 + 1 == 19


def test_a_blocked_bridge_does_not_carry_tea() -> None:
    match = beyond_the_bridge(["sichuan-qinghai"])
    match.state.blocked = 0
    assert income_of(match, "red") == 15 + 18 + 1 + 3 - 6


# Adjust turn order


@pytest.mark.rule("order.income")
def test_the_highest_income_comes_first_and_of_equals_who_counted_last() -> None:
    document = beginning(4)
    document["order"] = ["red", "yellow", "blue", "black"]  # counted in travel order: black, blue, yellow, red
    set_player(document, "red", traders={"yunnan": 1})
    set_player(document, "yellow", traders={"yunnan": 1})
    set_player(document, "blue", traders={"yunnan": 2}, influence=4)
    set_player(document, "black", traders={"market": 1})
    document["teahouses"] = {"yunnan": "red"}
    set_player(document, "yellow", influence=4)
    match = start(travelling(document, "red"))
    play(match, "end turn")
    earned = {entry["player"]: entry["income"] for entry in fields(match, EARNS)}
    assert earned == {"black": 3, "blue": 12, "yellow": 6, "red": 6}
    ordered = [entry["player"] for entry in fields(match, ORDERED)]
    assert ordered == ["blue", "red", "yellow", "black"]
    assert match.position()["order"] == ["black", "yellow", "red", "blue"]
    assert match.actors == [2], "the new order takes effect at once: blue converts first"
    assert ORDERED.rule is rules.ORDER_BY_INCOME

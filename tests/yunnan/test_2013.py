"""The 2013 edition, sections 1A to 2G, where it differs from the 2023 edition."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import BANISHED, CONVERTS, GAINS_PASS, INSPECTS, PAID_BY_BANK, PRESENTED, PUSHED_OUT
from fondaco.games.yunnan.scoring import CATEGORIES
from fondaco.games.yunnan.steps.income import income
from tests.yunnan.tables import (
    beginning,
    fields,
    offers,
    play,
    player,
    refusal,
    set_player,
    state,
    travelling,
)
from tests.yunnan.tables import start as start_any

OLD = "yunnan-2013"


def old(seats: int = 4, coins: int = 30, **setup: bool) -> dict[str, Any]:
    return beginning(seats, OLD, coins, **setup)


def start(document: dict[str, Any]) -> Match:
    return start_any(document, OLD)


# Names


def test_qamdo_and_the_dragon_house_have_their_names_and_there_is_no_temple() -> None:
    match = start(old())
    vocabulary = match.game.vocabulary
    texts = [vocabulary.text(action) for action in vocabulary.all()]
    assert "bid dragon-house 9 from qamdo" in texts
    assert not [text for text in texts if "temple" in text]
    assert not [text for text in texts if "kang" in text]
    assert list(match.position()["players"]) == ["red", "yellow", "blue", "green"]  # type: ignore[call-overload]


# 1A


@pytest.mark.rule("bid.supply-first")
def test_the_supply_is_used_before_a_province() -> None:
    document = old()
    set_player(document, "red", traders={"supply": 1, "yunnan": 2})
    match = start(document)
    assert refusal(match, "bid school 5 from yunnan") is rules.SUPPLY_FIRST
    assert refusal(match, "market from yunnan") is rules.SUPPLY_FIRST
    play(match, "bid school 5 from supply", "pass", "pass", "pass")
    assert "market from yunnan" in offers(match)


@pytest.mark.rule("bank.no-bids-after", "bank.one-space", "bank.leave-buildings")
def test_the_bank_empties_the_buildings_but_one_may_still_go_to_the_market() -> None:
    match = start(old(3))
    play(match, "bid school 15 from supply", "bid yard 9 from supply", "pass", "bank-more from supply")
    assert match.position()["bids"] == {"yard 9": "yellow"}
    assert match.position()["bank"] == ["red", None]
    assert player(match, "red")["traders"] == {"supply": 1, "market": 1}
    assert match.position()["passed"] == ["blue"]
    play(match, "pass")
    assert refusal(match, "bid school 5 from supply") is rules.NO_BIDS_AFTER_BANK
    assert refusal(match, "bank-less from supply") is rules.ONE_BANK_SPACE
    assert offers(match) == ["market from supply", "pass"]


@pytest.mark.rule("bank.space-free")
def test_the_two_bank_spaces_are_chosen_freely() -> None:
    match = start(old(3))
    play(match, "bank-less from supply")
    assert refusal(match, "bank-less from supply") is rules.BANK_SPACE_FREE
    assert "bank-more from supply" in offers(match)


@pytest.mark.rule("pass.market-2013")
def test_passing_sends_the_supply_to_the_market_here_too() -> None:
    match = start(old(3))
    play(match, "pass")
    assert player(match, "red")["traders"] == {"market": 3}


# 1B


@pytest.mark.rule("bank.payout-2013")
def test_example_a_total_of_75_pays_24_and_14() -> None:
    """Red 9, 12 and 7, Blue 12, 5 and 9, Green 9 and 12 make 75; Violet stands on the left bank space, Yellow right."""
    document = old(5, coins=60)
    document["bids"] = {
        "school 9": "red",
        "school 12": "blue",
        "customs 5": "blue",
        "horse 9": "green",
        "horse 12": "red",
        "dragon-house 7": "red",
        "yard 9": "blue",
        "yard 12": "green",
    }
    document["bank"] = ["violet", "yellow"]
    for colour, traders in {"red": 0, "blue": 0, "green": 1, "violet": 2, "yellow": 2}.items():
        set_player(document, colour, traders={"market": traders})
    document["passed"] = ["red", "yellow", "blue", "violet"]
    document["turn"] = "green"
    match = start(document)
    play(match, "pass")
    assert fields(match, PAID_BY_BANK) == [
        {"player": "violet", "coins": 24, "total": 75},
        {"player": "yellow", "coins": 14, "total": 75},
    ]


def test_above_99_the_bank_pays_27_and_15() -> None:
    assert Edition("2013.json").payouts(100) == [27, 15]


# 1C


def test_example_yellow_raises_the_passes_from_2_to_3() -> None:
    match = start(old(3))
    play(match, "pass", "bid customs 5 from supply", "pass", "pass")
    assert fields(match, GAINS_PASS) == [{"player": "yellow", "passes": 3}]


@pytest.mark.rule("progress.teahouse-at-once", "progress.new-structure")
def test_only_a_teahouse_is_built_at_once() -> None:
    match = start(old(3))
    play(match, "bid yard 5 from supply", "bid yard 9 from supply", "pass", "pass", "pass")
    play(match, "take post")
    assert match.game.step(match.state).name == "travel", "the post goes to the supply unasked"
    assert player(match, "yellow")["structures"] == {"post": 1}
    match.undo()
    play(match, "take teahouse")
    assert offers(match) == ["build teahouse in yunnan", "keep"]
    assert refusal(match, "build post in yunnan") is rules.THE_NEW_STRUCTURE


@pytest.mark.rule("progress.teahouse-at-once")
def test_a_new_post_is_refused_at_once() -> None:
    document = old(3)
    document["section"] = ["progress", "yard", "placing"]
    document["taken"] = "teahouse"
    set_player(document, "red", structures={"teahouse": 1})
    match = start(document)
    state(match).taken = 0
    state(match).kept[0] = 1
    assert refusal(match, "build post in yunnan") is rules.ONLY_TEAHOUSE_AT_ONCE


# 2A


@pytest.mark.rule("travel.puer-2013")
def test_pu_er_is_a_province_where_a_journey_may_end() -> None:
    document = old(3)
    set_player(document, "blue", traders={"yunnan": 2}, influence=3)
    set_player(document, "red", traders={"market": 2})
    match = start(travelling(document, "blue"))
    play(match, "travel from yunnan to market")
    assert player(match, "blue")["traders"] == {"yunnan": 1, "market": 1}
    assert match.game.step(match.state).name == "travel", "nobody is pushed out of the market"


@pytest.mark.rule("build.posts")
def test_both_posts_may_stand_in_one_province() -> None:
    document = old(3)
    set_player(document, "blue", structures={"post": 2})
    match = start(travelling(document, "blue"))
    play(match, "build post in yunnan", "build post in yunnan")
    assert player(match, "blue")["posts"] == {"yunnan": 2}


def test_example_red_pushes_violet_out_of_qamdo() -> None:
    """Red with three dragon heads may push out Green (1) or Violet (2), not Yellow (3); Violet goes to Sichuan."""
    document = old(5)
    document["order"] = ["yellow", "blue", "green", "violet", "red"]
    set_player(document, "red", traders={"market": 1}, influence=3, horse="qamdo", bridges=["yunnan-qamdo"])
    set_player(document, "green", traders={"qamdo": 3}, influence=1, horse="qamdo")
    set_player(document, "yellow", traders={"qamdo": 2}, influence=3, horse="qamdo")
    set_player(document, "violet", traders={"qamdo": 2}, influence=2, horse="qamdo")
    match = start(travelling(document, "red"))
    play(match, "travel from market to qamdo")
    assert offers(match) == ["push out green", "push out violet", "push out nobody"]
    play(match, "push out violet")
    assert fields(match, PUSHED_OUT) == [{"player": "red", "victim": "violet", "from": "qamdo", "to": "sichuan"}]


def test_example_a_bridge_between_sichuan_and_qinghai_connects_tibet() -> None:
    """Red has traders in Qinghai and Tibet and a post in Sichuan; with a trader in Yunnan the route reaches Pu'er."""
    document = old(3)
    document["order"] = ["yellow", "blue", "red"]
    set_player(
        document,
        "red",
        traders={"qinghai": 1, "tibet": 1, "yunnan": 1},
        posts={"sichuan": 1},
        horse="qinghai",
        bridges=["sichuan-qinghai"],
    )
    match = start(travelling(document, "red"))
    play(match, "end turn")
    assert player(match, "red")["traders"] == {"qinghai": 1, "tibet": 1, "yunnan": 1}


# 2B


def sichuan_and_qamdo() -> dict[str, Any]:
    """Three traders and a post in Sichuan, two traders and a post in Qamdo: 30 each."""
    document = old(3)
    document["order"] = ["yellow", "red", "blue"]
    set_player(document, "red", traders={"qamdo": 1, "sichuan": 1}, influence=2, horse="qamdo", posts={"yunnan": 1})
    set_player(
        document,
        "blue",
        traders={"qamdo": 1, "sichuan": 1},
        influence=4,
        horse="qamdo",
        posts={"qamdo": 1, "yunnan": 1},
    )
    set_player(document, "yellow", traders={"sichuan": 1, "yunnan": 1}, horse="sichuan", posts={"sichuan": 1})
    return travelling(document, "yellow")


def test_example_the_inspector_goes_to_qamdo_and_banishes_red() -> None:
    match = start(sichuan_and_qamdo())
    play(match, "end turn")
    assert fields(match, INSPECTS) == [{"province": "qamdo", "revenue": 30}]
    assert fields(match, BANISHED) == [{"player": "red", "province": "qamdo"}]


def test_example_with_a_teahouse_nobody_is_banished() -> None:
    document = sichuan_and_qamdo()
    document["teahouses"] = {"qamdo": "red"}
    match = start(document)
    play(match, "end turn")
    assert fields(match, BANISHED) == []


@pytest.mark.rule("inspector.visit-2013")
def test_a_post_without_a_route_does_not_draw_the_inspector() -> None:
    document = sichuan_and_qamdo()
    set_player(document, "blue", posts={"qamdo": 1})
    match = start(document)
    play(match, "end turn")
    assert fields(match, INSPECTS) == [{"province": "sichuan", "revenue": 30}]


# 2C


def test_example_five_presents_in_sichuan() -> None:
    """Order Yellow, Red, Green, Violet: Violet gets two, Red two, Green one, Yellow none."""
    document = old(5)
    document["order"] = ["blue", "violet", "green", "red", "yellow"]
    for colour, traders, influence in [("yellow", 4, 1), ("red", 3, 2), ("green", 3, 2), ("violet", 2, 3)]:
        set_player(
            document, colour, traders={"sichuan": traders}, influence=influence, horse="sichuan", posts={"yunnan": 1}
        )
    document["teahouses"] = {"sichuan": "violet"}
    match = start(travelling(document, "blue"))
    play(match, "end turn")
    assert fields(match, BANISHED) == [{"player": "red", "province": "sichuan"}], (
        "which leaves Red the two of the example"
    )
    assert {entry["player"]: entry["presents"] for entry in fields(match, PRESENTED)} == {
        "violet": 2,
        "red": 2,
        "green": 1,
    }


# 2D


def test_example_yellow_saves_the_transport_costs_with_a_bridge() -> None:
    document = old(3)
    yellow: dict[str, Any] = {
        "traders": {"tibet": 1, "qinghai": 1},
        "posts": {"yunnan": 1, "sichuan": 1},
        "horse": "qinghai",
    }
    set_player(document, "yellow", **yellow, bridges=["sichuan-qinghai"])
    edition = Edition("2013.json")
    assert income(state(start(document)), 1, edition) == 15 + 18 + 1 + 3
    set_player(document, "yellow", bridges=[])
    assert income(state(start(document)), 1, edition) == 15 + 18 + 1 + 3 - 6


@pytest.mark.rule("income.market-2013")
def test_the_market_pays_each_trader() -> None:
    document = old(3)
    set_player(document, "red", traders={"market": 3})
    match = start(document)
    assert income(state(match), 0, Edition("2013.json")) == 9


# 2F and the end


def converting(document: dict[str, Any], **incomes: int) -> Match:
    document["section"] = ["conversion"]
    for colour, amount in incomes.items():
        set_player(document, colour, income=amount)
    document["turn"] = next(colour for colour in reversed(document["order"]) if incomes.get(colour))
    return start(document)


def test_example_blue_converts_6_of_21() -> None:
    match = converting(old(3), blue=21)
    play(match, "convert 6")
    assert fields(match, CONVERTS) == [{"player": "blue", "points": 6, "coins": 15}]


@pytest.mark.rule("score.teahouses-2013")
def test_teahouses_are_worth_twelve_and_horses_nothing() -> None:
    document = old(3, coins=0)
    document["round"] = 20
    document["teahouses"] = {"yunnan": "red", "qinghai": "red"}
    set_player(document, "red", horse="qinghai")
    match = converting(document, red=1)
    play(match, "convert 1")
    result = match.result
    assert result is not None
    assert result.sheet["teahouses"][0] == 24
    assert "horses" not in result.sheet
    assert CATEGORIES["2013"]["teahouses"] is rules.SCORE_TEAHOUSES_ALIKE

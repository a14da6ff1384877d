"""Bidding & progress phase: resolve the buildings, pages 7 and 8."""

import pytest

from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import bank_payout
from fondaco.games.yunnan.events import (
    BLOCKS,
    GAINS_INFLUENCE,
    GAINS_PASS,
    HORSE_MOVES,
    PAID_BY_BANK,
    PAYS,
    TAKES,
    TRAINS,
)
from tests.yunnan.tables import beginning, fields, offers, play, player, refusal, set_player, start, state


@pytest.mark.rule("bank.payout")
def test_example_the_bank_pays_23_for_a_total_of_73() -> None:
    """Page 8: 9+9+5+9+12+15+9+5 = 73 lies between 70 and 74, so Red receives 23."""
    document = beginning(4, coins=40)
    bids = {
        "school 9": "yellow",
        "customs 9": "blue",
        "horse 5": "black",
        "guild 9": "yellow",
        "guild 12": "blue",
        "guild 15": "black",
        "yard 9": "yellow",
        "temple 5": "blue",
    }
    document["bids"] = bids
    document["bank"] = ["red", None]
    for colour, traders in {"red": 2, "yellow": 0, "blue": 0, "black": 1}.items():
        set_player(document, colour, traders={"market": traders})
    document["passed"] = ["red", "yellow", "blue"]
    document["turn"] = "black"
    match = start(document)
    play(match, "pass")
    assert fields(match, PAID_BY_BANK) == [{"player": "red", "coins": 23, "total": 73}]
    assert player(match, "red")["coins"] == 63
    assert player(match, "red")["traders"] == {"market": 2, "supply": 1}
    assert PAID_BY_BANK.rule is rules.BANK_PAYS


def test_the_wall_from_end_to_end() -> None:
    assert [bank_payout(total) for total in (0, 4, 5, 70, 73, 74, 75, 89, 90, 99, 100, 250)] == [
        9, 9, 10, 23, 23, 23, 24, 26, 27, 27, 27, 27,
    ]  # fmt: skip


def test_both_bank_spaces_pay_the_same() -> None:
    match = start(beginning(3))
    play(match, "bid school 15 from supply", "bank from supply", "bank from supply")
    play(match, "pass")
    assert fields(match, PAID_BY_BANK) == [
        {"player": "yellow", "coins": 12, "total": 15},
        {"player": "blue", "coins": 12, "total": 15},
    ]


@pytest.mark.rule("progress.pay", "progress.school", "progress.customs", "progress.horse", "progress.guild")
def test_progress_is_paid_for_and_taken_in_bidding_order() -> None:
    document = beginning(3)
    match = start(document)
    play(match, "bid customs 9 from supply", "bid school 5 from supply", "bid horse 7 from supply")
    play(match, "bid guild 12 from supply", "pass", "pass", "pass")
    assert fields(match, PAYS) == [
        {"player": "red", "coins": 21},
        {"player": "yellow", "coins": 5},
        {"player": "blue", "coins": 7},
    ]
    assert fields(match, GAINS_PASS) == [{"player": "red", "passes": 3}], "the example of page 8"
    assert fields(match, GAINS_INFLUENCE) == [{"player": "red", "influence": 1}]
    assert fields(match, TRAINS) == [{"player": "yellow"}]
    assert fields(match, HORSE_MOVES) == [{"player": "blue", "province": "sichuan"}]
    assert player(match, "red")["coins"] == 9
    assert player(match, "red")["traders"] == {"supply": 2, "market": 1}
    assert player(match, "yellow")["traders"] == {"supply": 1, "market": 3}, "the new trader stands in the market"
    assert player(match, "blue")["horse"] == "sichuan"
    assert [event.rule for event in (PAYS, TRAINS, GAINS_PASS, HORSE_MOVES, GAINS_INFLUENCE)] == [
        rules.PAY_IN_ORDER,
        rules.SCHOOL_TRAINS,
        rules.CUSTOMS_ADMITS,
        rules.HORSE_ADVANCES,
        rules.GUILD_RAISES,
    ]


@pytest.mark.rule("progress.temple")
def test_the_temple_blocks_a_gorge_until_the_end_of_the_round() -> None:
    match = start(beginning(3))
    play(match, "bid temple 5 from supply", "pass", "pass", "pass")
    assert offers(match) == ["block sichuan-qinghai", "block yunnan-kang", "block kang-qinghai", "block yunnan-tibet"]
    play(match, "block yunnan-kang")
    assert match.position()["blocked"] == "yunnan-kang"
    assert fields(match, BLOCKS) == [{"player": "red", "gorge": "yunnan-kang"}]
    assert BLOCKS.rule is rules.TEMPLE_BLOCKS
    play(match, "end turn", "end turn", "end turn")
    while match.actors and match.game.step(match.state).name == "conversion":
        play(match, "convert 0")
    assert match.position()["blocked"] is None


def test_who_wins_temple_and_yard_chooses_which_comes_first() -> None:
    match = start(beginning(3))
    play(match, "bid temple 5 from supply", "pass", "pass", "bid yard 5 from supply", "pass")
    assert offers(match) == ["use temple", "use yard"]
    play(match, "use yard", "take post", "keep")
    assert match.position()["section"] == ["progress", "temple"]
    play(match, "block yunnan-tibet")
    assert match.game.step(match.state).name == "travel"


@pytest.mark.rule("progress.order")
def test_a_building_without_an_own_trader_cannot_be_used() -> None:
    document = beginning(3)
    document["section"] = ["progress"]
    document["bids"] = {"temple 5": "red", "yard 5": "red"}
    set_player(document, "red", traders={"supply": 1})
    match = start(document)
    state(match).leave(25, 6)  # the temple's trader goes home
    assert refusal(match, "use temple") is rules.USE_IN_ANY_ORDER


@pytest.mark.rule("progress.yard", "progress.new-structure", "build.reach", "progress.at-once")
def test_the_yard_gives_a_structure_to_build_at_once_or_to_keep() -> None:
    match = start(beginning(3))
    play(match, "bid yard 5 from supply", "pass", "pass", "pass")
    assert offers(match) == ["take post", "take bridge", "take teahouse"]
    play(match, "take post")
    assert fields(match, TAKES) == [{"player": "red", "structure": "post"}]
    assert TAKES.rule is rules.YARD_SUPPLIES
    assert offers(match) == ["build post in yunnan", "keep"]
    assert refusal(match, "build teahouse in yunnan") is rules.THE_NEW_STRUCTURE
    assert refusal(match, "build post in kang") is rules.BUILD_WITHIN_REACH
    play(match, "build post in yunnan")
    assert player(match, "red")["posts"] == {"yunnan": 1}


def test_a_kept_structure_lies_in_the_supply() -> None:
    match = start(beginning(3))
    play(match, "bid yard 5 from supply", "pass", "pass", "pass", "take teahouse", "keep")
    assert player(match, "red")["structures"] == {"teahouse": 1}


def test_where_nothing_can_be_built_the_structure_is_kept_unasked() -> None:
    match = start(beginning(3))
    play(match, "bid yard 5 from supply", "pass", "pass", "pass", "take bridge")
    assert match.game.step(match.state).name == "travel", "a horse in Yunnan reaches no gorge"
    assert player(match, "red")["structures"] == {"bridge": 1}


@pytest.mark.rule("progress.structure-left")
def test_a_structure_must_be_left_in_the_general_supply() -> None:
    document = beginning(3)
    set_player(document, "red", structures={"post": 2})
    match = start(document)
    play(match, "bid yard 5 from supply", "pass", "pass", "pass")
    assert refusal(match, "take post") is rules.STRUCTURE_LEFT

"""Where a rule just holds and just fails: each of these would be missed by a small mistake in a step."""

import json
from typing import Any

import pytest

from fondaco import BadPosition, Match
from fondaco.core.action import CHANCE
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import BRIDGE, KANG, KINDS, MARKET, PLACES, POST, SUPPLY, TEAHOUSE
from tests.yunnan.tables import beginning, offers, play, player, refusal, set_player, start, state, travelling

# Bidding


@pytest.mark.rule("bid.small-space")
def test_the_dearest_bid_closes_the_small_spaces_too() -> None:
    match = start(beginning(3))
    play(match, "bid school 15 from supply")
    assert refusal(match, "bid school 7 from supply") is rules.SMALL_SPACE_HIGHEST


def test_in_the_first_revision_only_a_small_bid_in_the_same_building_freed_its_coins() -> None:
    document = beginning(3, coins=13, double_bidding=True)
    del document["setup"]["revision"]
    bids = [[0, "bid school 5 from supply"], [1, "pass"], [2, "pass"]]
    save = {"fondaco": 1, "title": "yunnan-2023", "setup": document["setup"], "seats": 3, "position": document}
    match = Match.load(json.dumps({**save, "log": bids}))
    assert refusal(match, "bid guild 9 from supply") is rules.WITHIN_COINS
    assert "bid school 12 from supply" in offers(match)
    assert refusal(match, "bid school 15 from supply") is rules.WITHIN_COINS


# Travelling


@pytest.mark.rule("travel.one-journey")
def test_two_traders_that_have_arrived_both_stay() -> None:
    document = beginning(3)
    set_player(document, "red", traders={"market": 2}, passes=6, horse="sichuan")
    match = start(travelling(document, "red"))
    play(match, "travel from market to yunnan", "travel from market to yunnan")
    assert refusal(match, "travel from yunnan to sichuan") is rules.ONE_JOURNEY


def test_nobody_is_pushed_out_of_the_market() -> None:
    document = beginning(3, "yunnan-2013")
    set_player(document, "red", traders={"yunnan": 1}, influence=3)
    set_player(document, "yellow", traders={"market": 1})
    match = start(travelling(document, "red"), "yunnan-2013")
    play(match, "travel from yunnan to market")
    assert match.game.step(match.state).name == "travel", "nobody is asked"


@pytest.mark.rule("push.trader-there")
def test_a_colour_that_nobody_plays_cannot_be_pushed_out() -> None:
    document = beginning(3)
    set_player(document, "red", traders={"market": 1}, influence=3)
    set_player(document, "yellow", traders={"yunnan": 1})
    match = start(travelling(document, "red"))
    play(match, "travel from market to yunnan")
    assert refusal(match, "push out black") is rules.VICTIM_THERE
    assert refusal(match, "push out blue") is rules.VICTIM_THERE


def test_the_next_round_begins_with_no_passes_and_no_journeys() -> None:
    document = beginning(3)
    document["section"] = ["conversion"]
    document["travel"] = {"passes": 1, "arrived": {"yunnan": 1}, "arrival": None}
    set_player(document, "red", income=1)
    match = start(document)
    play(match, "convert 0")
    assert match.position()["travel"] == {"passes": 0, "arrived": {}, "arrival": None}


# Dúli


def duli(**changes: Any) -> dict[str, Any]:
    """Red, Yellow and Dúli at the first bidding."""
    return beginning(2) | changes


@pytest.mark.rule("duli.bid")
def test_in_a_full_building_duli_goes_on_to_the_next_on_her_card() -> None:
    """Card 3 begins with the guild, then the customs office; the yard follows the guild on the board."""
    document = duli(bids={"guild 9": "red", "guild 12": "yellow", "guild 15": "red", "school 9": "blue"}, turn="blue")
    document |= {"section": ["bidding", "duli-bids"], "setup": {"double_bidding": True}}
    set_player(document, "red", traders={"supply": 2})
    set_player(document, "yellow", traders={"supply": 2})
    match = start(document)
    match.play(CHANCE, "turn card 3")
    assert match.position()["bids"] == {**document["bids"], "customs 5": "blue"}


def travelling_duli(**changes: Any) -> dict[str, Any]:
    """Dúli is about to travel."""
    document = duli(section=["travel", "duli-travels"], turn="blue", bids={}, passed=["red", "yellow", "blue"])
    set_player(document, "blue", traders={"supply": 7})
    return document | changes


@pytest.mark.rule("duli.teahouse")
def test_duli_builds_right_below_a_teahouse_and_has_one_left_then() -> None:
    document = travelling_duli(teahouses={"kang": "red"})
    set_player(document, "red", horse="kang", traders={"kang": 1, "sichuan": 1, "yunnan": 1})
    set_player(document, "yellow", structures={"teahouse": 2})
    match = start(document)
    match.play(CHANCE, "turn card 7")
    assert match.position()["teahouses"] == {"kang": "red", "sichuan": "blue"}
    assert state(match).stock[2 * KINDS + TEAHOUSE] == 1


def test_after_the_last_card_all_sixteen_are_turned_over_once_again() -> None:
    match = start(travelling_duli(cards=["1"]))
    match.play(CHANCE, "turn card 1")
    assert state(match).cards == [1] * 16
    again = start(travelling_duli(cards=match.position()["cards"]))
    again.play(CHANCE, "turn card 2")
    assert state(again).cards.count(1) == 15


# Positions


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"traders": {"supply": 2, "sichuan": 1}}, "red has a trader in a province that its horse has not reached."),
        ({"posts": {"sichuan": 1}}, "red has built in a province that its horse has not reached."),
        ({"structures": {"teahouse": 3}}, "red has more than 2 of the kind teahouse."),
    ],
)
def test_one_province_beyond_the_horse_is_too_far(changes: dict[str, Any], sentence: str) -> None:
    document = beginning(3)
    set_player(document, "red", **changes)
    with pytest.raises(BadPosition) as error:
        start(document)
    assert str(error.value) == sentence


def test_both_bridges_may_be_built() -> None:
    document = beginning(3)
    set_player(document, "red", horse="qinghai", bridges=["sichuan-qinghai", "yunnan-tibet"])
    assert player(start(document), "red")["bridges"] == ["sichuan-qinghai", "yunnan-tibet"]


@pytest.mark.parametrize(
    ("piece", "count", "sentence"),
    [
        (POST, 3, "red has the wrong number of structures of the kind post."),
        (BRIDGE, 1, "red has the wrong number of structures of the kind bridge."),
        (TEAHOUSE, 0, "red has the wrong number of structures of the kind teahouse."),
    ],
)
def test_structures_are_counted(piece: int, count: int, sentence: str) -> None:
    match = start(beginning(3))
    state(match).stock[piece] = count
    assert match.game.status(match.state) == sentence


def test_traders_are_counted_and_none_is_owed() -> None:
    match = start(beginning(3))
    state(match).traders[MARKET] -= 1
    state(match).traders[SUPPLY] += 1
    assert match.game.status(match.state) == "red has 7 traders instead of 7."


def test_a_horse_stands_on_the_road() -> None:
    match = start(beginning(3))
    state(match).horse[1] = 0
    assert match.game.status(match.state) == "yellow has its horse off the road."
    state(match).horse[1] = 1
    state(match).order[0] = 1
    assert match.game.status(match.state) == "The order names a colour twice."


# Previews


def test_a_preview_names_exactly_the_gaps_and_the_revenues() -> None:
    document = beginning(3)
    set_player(document, "red", horse="kang", traders={"kang": 1}, posts={"yunnan": 1})
    match = start(document)
    preview: dict[str, Any] = match.game.preview(match.view(None))
    assert preview["gaps"]["red"] == {"kang": 1}
    assert preview["gaps"]["yellow"] == {}
    assert preview["inspector"]["revenue"] == {"yunnan": 1, "sichuan": 0, "kang": 12, "tibet": 0, "qinghai": 0}
    assert preview["income"]["red"] == {"total": 10, "by_place": {"yunnan": 1, "kang": 9}}
    assert set(preview["scores"]) == {"scores", "sheet"}
    assert state(match).traders[KANG] == 1
    assert len(state(match).traders) == 3 * PLACES

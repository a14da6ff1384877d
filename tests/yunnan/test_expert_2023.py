"""Expert game rules of the 2023 edition, page 14."""

import json
from typing import Any

import pytest

from fondaco import BadSave, Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import OUTBID, POSTS_GUARD
from tests.yunnan.tables import (
    beginning,
    fields,
    offers,
    play,
    player,
    refusal,
    set_player,
    start,
    travelling,
)

# Double bidding


@pytest.mark.rule("double.two-traders")
def test_two_bids_win_the_progress_twice() -> None:
    match = start(beginning(3, coins=40, double_bidding=True))
    play(match, "bid horse 9 from supply", "pass", "pass", "bid horse 12 from supply")
    assert refusal(match, "bid horse 15 from supply") is rules.TWO_TRADERS_PER_BUILDING
    play(match, "pass")
    assert player(match, "red")["horse"] == "kang", "to the next province but one"
    assert player(match, "red")["coins"] == 40 - 21


def test_two_structures_at_once() -> None:
    match = start(beginning(3, coins=40, double_bidding=True))
    play(match, "bid yard 15 from supply", "pass", "pass", "bid yard 9 from supply", "pass")
    play(match, "take post", "keep", "take post", "build post in yunnan")
    assert player(match, "red")["structures"] == {"post": 1}
    assert player(match, "red")["posts"] == {"yunnan": 1}


@pytest.mark.rule("double.progress-twice")
def test_the_progress_must_be_possible_twice() -> None:
    document = beginning(3, coins=40, double_bidding=True)
    set_player(document, "red", influence=3)
    match = start(document)
    play(match, "bid guild 9 from supply", "pass", "pass")
    assert refusal(match, "bid guild 12 from supply") is rules.PROGRESS_TWICE


@pytest.mark.rule("double.progress-twice")
def test_the_progress_must_be_possible_twice_even_if_the_first_bid_would_go_home() -> None:
    """Page 14: Red with influence 3 and a bid on guild 5 can take one step only, so she is not offered guild 9."""
    document = beginning(3, coins=40, double_bidding=True)
    set_player(document, "red", influence=3)
    match = start(document)
    play(match, "bid guild 5 from supply", "pass", "pass")
    for price in (7, 9, 12, 15):
        assert refusal(match, f"bid guild {price} from supply") is rules.PROGRESS_TWICE
        assert f"bid guild {price} from supply" not in offers(match)


@pytest.mark.rule("bid.coins")
def test_both_bids_count_against_the_coins_even_if_the_first_goes_home() -> None:
    match = start(beginning(3, coins=15, double_bidding=True))
    play(match, "bid guild 7 from supply", "pass", "pass")
    assert refusal(match, "bid guild 9 from supply") is rules.WITHIN_COINS
    match = start(beginning(3, coins=16, double_bidding=True))
    play(match, "bid guild 7 from supply", "pass", "pass")
    assert "bid guild 9 from supply" in offers(match)


@pytest.mark.rule("double.outbid-oneself")
def test_outbidding_oneself_on_a_small_space_sends_the_trader_home() -> None:
    match = start(beginning(3, coins=16, double_bidding=True))
    play(match, "bid guild 7 from supply", "pass", "pass", "bid guild 9 from supply")
    assert match.position()["bids"] == {"guild 9": "red"}
    assert fields(match, OUTBID) == [{"player": "red", "building": "guild"}]


def test_a_log_of_the_first_revision_is_replayed_as_it_was_played() -> None:
    """In 0.1 the first bid freed its coins and its progress; the save files of that time name no revision."""
    document = beginning(3, coins=9, double_bidding=True)
    set_player(document, "red", influence=3)
    del document["setup"]["revision"]
    setup = dict(document["setup"])
    bids = [[0, "bid guild 7 from supply"], [1, "pass"], [2, "pass"], [0, "bid guild 9 from supply"]]
    save = {"fondaco": 1, "title": "yunnan-2023", "setup": setup, "seats": 3, "position": document, "log": bids}
    match = Match.load(json.dumps(save))
    assert match.position()["bids"] == {"guild 9": "red"}
    assert match.setup["revision"] == "1"
    assert Match.load(match.save()).position() == match.position()
    save["setup"] = {**setup, "revision": "2"}
    with pytest.raises(BadSave, match=r"double\.progress-twice"):
        Match.load(json.dumps(save))


@pytest.mark.rule("bid.one-trader")
def test_the_temple_keeps_to_one_trader() -> None:
    match = start(beginning(3, double_bidding=True))
    play(match, "bid temple 5 from supply", "pass", "pass")
    assert refusal(match, "bid temple 9 from supply") is rules.ONE_TRADER_PER_BUILDING


# Guards


@pytest.mark.rule("guard.at-once")
def test_a_guard_is_posted_at_once_in_any_province() -> None:
    match = start(beginning(3, guards=True))
    play(match, "bid yard 5 from supply", "pass", "pass", "pass", "take guard")
    assert offers(match) == [f"guard {province}" for province in ("yunnan", "sichuan", "kang", "tibet", "qinghai")]
    assert refusal(match, "keep") is rules.GUARD_AT_ONCE
    play(match, "guard kang")
    assert fields(match, POSTS_GUARD) == [{"player": "red", "province": "kang"}]
    assert player(match, "red")["guard"] == "kang"


def kang_with_a_guard() -> dict[str, Any]:
    """The example of page 14: Blue's guard in Kang protects her trader there."""
    document = beginning(3, guards=True)
    document["order"] = ["blue", "yellow", "red"]
    set_player(document, "blue", traders={"kang": 1, "sichuan": 1, "yunnan": 1}, horse="kang", guard="kang")
    set_player(document, "yellow", traders={"kang": 1, "sichuan": 1, "yunnan": 1}, horse="kang")
    set_player(document, "red", traders={"market": 1}, horse="kang", influence=3, passes=3)
    return travelling(document, "red")


@pytest.mark.rule("guard.protects")
def test_example_a_guard_protects_from_being_pushed_out() -> None:
    match = start(kang_with_a_guard())
    play(match, "travel from market to kang")
    assert refusal(match, "push out blue") is rules.GUARDED
    assert offers(match) == ["push out yellow", "push out nobody"]


@pytest.mark.rule("guard.once")
def test_guards_of_several_players_may_stand_together_and_leave_after_the_round() -> None:
    document = kang_with_a_guard()
    set_player(document, "yellow", guard="kang")
    match = start(document)
    play(match, "end turn", "end turn", "end turn")
    while match.game.step(match.state).name == "conversion":
        play(match, "convert 0")
    assert player(match, "blue")["guard"] == player(match, "yellow")["guard"] == "spent"
    assert player(match, "red")["guard"] == "general"


@pytest.mark.rule("progress.structure-left")
def test_a_spent_guard_cannot_be_taken_again() -> None:
    document = beginning(3, guards=True)
    set_player(document, "red", guard="spent")
    match = start(document)
    play(match, "bid yard 5 from supply", "pass", "pass", "pass")
    assert refusal(match, "take guard") is rules.STRUCTURE_LEFT


def test_a_guard_does_not_protect_from_the_inspector() -> None:
    document = kang_with_a_guard()
    set_player(document, "blue", influence=2)
    document["order"] = ["red", "blue", "yellow"]
    match = start(travelling(document, "red"))
    play(match, "travel from market to kang", "push out nobody", "end turn")
    assert player(match, "red")["traders"] == {"market": 1}, "red has no route to Kang"
    assert player(match, "blue")["traders"] == {"sichuan": 1, "yunnan": 1, "market": 1}


# The changed end


@pytest.mark.rule("end.presents-only", "end.one-module")
def test_points_no_longer_end_the_game() -> None:
    experts = [beginning(3, double_bidding=True), beginning(3, guards=True), beginning(3, expert=True)]
    for document in experts:
        document["points"] = [200, 0, 0]
        document["section"] = ["conversion"]
        set_player(document, "red", income=1)
        match = start(document)
        play(match, "convert 1")
        assert match.result is None


def test_the_expert_game_is_both_modules() -> None:
    match = start(beginning(3, coins=40, expert=True))
    play(match, "bid yard 9 from supply", "pass", "pass", "bid yard 12 from supply", "pass")
    assert "take guard" in offers(match)

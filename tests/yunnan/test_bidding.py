"""Bidding & progress phase: place a trader, pages 6 and 7."""

import pytest

from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import GOES_TO_BANK, OUTBID, PASSES, REJOINS
from tests.yunnan.tables import (
    beginning,
    fields,
    offers,
    play,
    player,
    refusal,
    set_player,
    start,
    told,
)


@pytest.mark.rule("bid.turn")
def test_one_trader_a_turn_in_order_until_all_have_passed() -> None:
    match = start(beginning(3))
    assert match.actors == [0]
    play(match, "bid school 5 from supply")
    assert match.actors == [1]
    play(match, "pass")
    play(match, "pass")
    assert match.actors == [0]
    play(match, "market from supply", "market from supply")
    assert match.actors == [0]
    assert offers(match) == ["pass"]
    play(match, "pass")
    assert match.game.step(match.state).name != "bidding"


@pytest.mark.rule("bid.source", "bid.trader-there")
def test_a_trader_comes_from_the_supply_or_a_province_never_from_the_market() -> None:
    document = beginning()
    set_player(document, "red", traders={"supply": 1, "market": 1, "yunnan": 1})
    match = start(document)
    assert refusal(match, "bid school 9 from market") is rules.SUPPLY_OR_PROVINCE
    assert refusal(match, "market from market") is rules.SUPPLY_OR_PROVINCE
    assert refusal(match, "bid school 9 from kang") is rules.TRADER_THERE
    assert "bid school 9 from yunnan" in offers(match)
    play(match, "bid school 9 from yunnan")
    assert player(match, "red")["traders"] == {"supply": 1, "market": 1}


@pytest.mark.rule("market.place")
def test_a_trader_in_a_province_may_go_to_the_market() -> None:
    document = beginning()
    set_player(document, "red", traders={"supply": 2, "kang": 1}, horse="kang")
    match = start(document)
    play(match, "market from kang")
    assert player(match, "red")["traders"] == {"supply": 2, "market": 1}


@pytest.mark.rule("bid.large-space")
def test_example_large_spaces_are_open_whatever_is_bid() -> None:
    """Page 6: Red bids 9; Yellow can bid on any large space, and Red stays."""
    match = start(beginning())
    play(match, "bid school 9 from supply")
    open_spaces = [text for text in offers(match) if text.startswith("bid school")]
    assert open_spaces == ["bid school 12 from supply", "bid school 15 from supply"]
    play(match, "bid school 15 from supply")
    assert match.position()["bids"] == {"school 9": "red", "school 15": "yellow"}
    assert "bid school 12 from supply" in offers(match), "a dear large bid does not close a cheaper large space"


@pytest.mark.rule("bid.outbid")
def test_example_a_trader_on_a_small_space_goes_home_when_outbid() -> None:
    """Page 7: Red bids 5, Yellow bids 9; Red takes her trader back at once."""
    match = start(beginning())
    play(match, "bid school 5 from supply", "bid school 9 from supply")
    assert match.position()["bids"] == {"school 9": "yellow"}
    assert player(match, "red")["traders"] == {"supply": 3}
    assert fields(match, OUTBID) == [{"player": "red", "building": "school"}]
    assert OUTBID.rule is rules.OUTBID_GOES_HOME


@pytest.mark.rule("bid.small-space", "bid.space-taken")
def test_a_small_space_must_be_the_highest_bid() -> None:
    match = start(beginning())
    play(match, "bid school 9 from supply")
    assert refusal(match, "bid school 5 from supply") is rules.SMALL_SPACE_HIGHEST
    assert refusal(match, "bid school 7 from supply") is rules.SMALL_SPACE_HIGHEST
    assert refusal(match, "bid school 9 from supply") is rules.SPACE_TAKEN
    play(match, "bid temple 7 from supply")
    assert refusal(match, "bid temple 5 from supply") is rules.SMALL_SPACE_HIGHEST
    play(match, "bid temple 9 from supply")
    assert player(match, "yellow")["traders"] == {"supply": 3}, "the temple has only small spaces"


@pytest.mark.rule("bid.one-trader")
def test_one_trader_in_a_building_and_no_raising() -> None:
    match = start(beginning(3))
    play(match, "bid customs 5 from supply", "pass", "pass")
    assert refusal(match, "bid customs 9 from supply") is rules.ONE_TRADER_PER_BUILDING
    play(match, "bid guild 12 from supply")
    assert refusal(match, "bid guild 15 from supply") is rules.ONE_TRADER_PER_BUILDING


@pytest.mark.rule("bid.coins")
def test_bids_never_exceed_the_coins() -> None:
    match = start(beginning(3, coins=15))
    play(match, "bid school 9 from supply", "pass", "pass")
    assert refusal(match, "bid guild 7 from supply") is rules.WITHIN_COINS
    play(match, "bid guild 5 from supply")
    assert refusal(match, "bid yard 5 from supply") is rules.WITHIN_COINS


def test_an_outbid_trader_frees_its_coins() -> None:
    match = start(beginning(3, coins=9))
    play(match, "bid school 7 from supply", "bid school 9 from supply", "pass")
    assert "bid school 12 from supply" not in offers(match)
    assert "bid guild 9 from supply" in offers(match)


@pytest.mark.rule("bid.progress-left")
def test_progress_must_be_left() -> None:
    document = beginning()
    set_player(
        document,
        "red",
        traders={"supply": 7},
        passes=6,
        influence=4,
        horse="qinghai",
        structures={"post": 2, "bridge": 2, "teahouse": 2},
    )
    match = start(document)
    for building in ("school", "customs", "horse", "guild", "yard"):
        assert refusal(match, f"bid {building} 9 from supply") is rules.PROGRESS_TO_BE_HAD
    assert "bid temple 9 from supply" in offers(match)


@pytest.mark.rule("bid.rejoin")
def test_who_is_outbid_after_passing_bids_again_and_the_market_keeps_its_traders() -> None:
    match = start(beginning(3))
    play(match, "bid school 5 from supply", "pass", "bid guild 9 from supply")
    play(match, "pass")
    assert player(match, "red")["traders"] == {"market": 2}
    play(match, "bid school 9 from supply")
    assert [entry.event.rule for entry in told(match, REJOINS)] == [rules.OUTBID_REJOINS]
    assert match.position()["passed"] == ["yellow"]
    assert player(match, "red")["traders"] == {"market": 2, "supply": 1}
    assert match.actors == [0]


@pytest.mark.rule("bank.pass")
def test_the_bank_takes_everything_to_the_market_and_passes() -> None:
    """Page 7: Go to the bank."""
    match = start(beginning(3))
    play(match, "bid school 5 from supply", "pass", "pass", "bank from supply")
    assert player(match, "red")["traders"].get("supply", 0) == 1, "the bank has paid and given the trader back"
    assert player(match, "red")["traders"]["market"] == 2
    assert [entry.event for entry in told(match, GOES_TO_BANK)] == [GOES_TO_BANK]


def test_spaces_freed_by_the_bank_can_be_bid_on_again() -> None:
    match = start(beginning(3))
    play(match, "bid school 15 from supply", "pass", "bid guild 9 from supply", "bank from supply")
    assert "bid school 5 from supply" in offers(match)
    assert match.position()["passed"] == ["red", "yellow"]
    assert match.position()["bank"] == ["red", None]


@pytest.mark.rule("bank.space-free")
def test_the_bank_has_two_spaces() -> None:
    match = start(beginning(3))
    play(match, "bank from supply", "bank from supply")
    assert refusal(match, "bank from supply") is rules.BANK_SPACE_FREE


@pytest.mark.rule("pass.market", "bid.turn")
def test_passing_sends_the_supply_to_the_market() -> None:
    match = start(beginning(3))
    play(match, "bid school 9 from supply")
    play(match, "pass")
    assert [entry.event.rule for entry in told(match, PASSES)] == [rules.PLACE_OR_PASS]
    assert player(match, "yellow")["traders"] == {"market": 3}

"""Phase 6: Investitionen."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import CARDS, Scene


@pytest.mark.rule("invest.higher", "invest.money", "invest.row", "invest.winner", "invest.next-opener")
def test_open_bids_and_the_winner_chooses() -> None:
    table = Scene("investing").match()
    assert table.why("orange", "bid 0") is rules.BID_HIGHER
    table.play("orange", "bid 100").play("blue", "bid 300").play("red", "pass")
    assert table.why("green", "bid 300") is rules.BID_HIGHER
    assert table.why("green", "bid 5100") is rules.INVEST_WITHIN_MONEY
    table.play("green", "pass").play("orange", "bid 400").play("blue", "pass")
    assert table.actors == ["orange"]
    assert table.options("orange") == [f"choose {card}" for card in CARDS[:4]]
    assert table.why("orange", "choose office") is rules.NOT_IN_ROW
    table.play("orange", "choose great-cartwright")
    assert table.money("orange") == 4600
    assert table.position["players"]["orange"]["investments"] == ["great-cartwright"]
    assert table.actors == ["blue"], "the next player clockwise without a card opens"


@pytest.mark.rule("invest.pass")
def test_who_passed_on_one_card_may_bid_on_the_next() -> None:
    table = Scene("investing").match().play("orange", "bid 100")
    table.play("blue", "pass").play("red", "pass").play("green", "pass").play("orange", "choose courier")
    table.play("blue", "bid 200")
    assert table.actors == ["red"]


@pytest.mark.rule("invest.opening-pass")
def test_who_declines_to_open_is_out_of_the_phase() -> None:
    table = Scene("investing").match().play("orange", "pass").play("blue", "bid 100")
    table.play("red", "pass").play("green", "pass")
    assert table.actors == ["blue"], "orange is not asked any more"


@pytest.mark.rule("invest.most")
def test_at_most_one_card_less_than_players() -> None:
    table = Scene("investing", seats=2).match().play("orange", "bid 100").play("blue", "pass")
    table.play("orange", "choose courier")
    assert table.section == ["refill"]


@pytest.mark.rule("invest.refill", "setup.row")
def test_the_row_is_filled_up_at_the_end_of_the_phase() -> None:
    table = Scene("investing", seats=2).match().play("orange", "bid 100").play("blue", "pass")
    table.play("orange", "choose courier")
    rule = table.match.why_not(-1, "reveal courier")
    assert rule is rules.ROW_REFILLED
    assert len(table.match.options(-1)) == 4
    assert table.match.game.odds(table.match.state) == [1, 1, 1, 1]
    table.chance("reveal office")
    assert table.position["investments"]["row"] == ["cheap-purchase", "cartwright", "great-cartwright", "office"]


def test_the_phase_ends_when_all_decline() -> None:
    table = Scene("investing").match()
    for colour in ("orange", "blue", "red", "green"):
        table.play(colour, "pass")
    assert table.section[0] == "climbing"


def test_who_has_no_money_is_not_asked() -> None:
    table = Scene("investing").money(orange=0).match()
    assert table.actors == ["blue"]


def test_without_cards_there_is_no_phase() -> None:
    table = Scene("investing").own("blue", *CARDS).match()
    assert table.section[0] == "climbing"

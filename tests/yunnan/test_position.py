"""Position documents that cannot be are refused with a sentence that says what is wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fondaco import BadPosition, Match
from tests.yunnan.tables import beginning, set_player

Change = Callable[[dict[str, Any]], None]


def red(**changes: Any) -> Change:
    return lambda document: set_player(document, "red", **changes)


def whole(**changes: Any) -> Change:
    return lambda document: document.update(changes)


def without(key: str) -> Change:
    return lambda document: document.pop(key)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (red(traders={"supply": 8}), "red has 8 traders, but there are only 7."),
        (red(coins=-1), "“players.red.coins” must be from 0 to 9999, not -1."),
        (red(coins="many"), "“players.red.coins” must be a whole number, not 'many'."),
        (red(horse="market"), "must be one of yunnan, sichuan, kang, tibet, qinghai, not 'market'."),
        (red(traders={"supply": 2, "kang": 1}), "red has a trader in a province that its horse has not reached."),
        (red(posts={"yunnan": 2}), "red has too many posts in a province."),
        (red(posts={"kang": 1}), "red has built in a province that its horse has not reached."),
        (red(bridges=["yunnan-kang"]), "red has a bridge to a province that its horse has not reached."),
        (red(structures={"post": 3}), "red has more than 2 of the kind post."),
        (red(structures={"guard": 1}), "The position has an unknown “players.red.structures.guard”."),
        (red(passes=7), "“players.red.passes” must be from 2 to 6, not 7."),
        (red(influence=5), "“players.red.influence” must be from 0 to 4, not 5."),
        (red(presents=1), "There are 15 presents instead of 14."),
        (red(seat=1), "“players.red.seat” must be 0."),
        (red(traders={"moon": 1}), "The position has an unknown “players.red.traders.moon”."),
        (whole(order=["red", "red", "blue", "black"]), "The order names a colour twice."),
        (whole(order=["red"]), "The order must name every colour."),
        (whole(turn="green"), "“turn” must be one of red, yellow, blue, black, not 'green'."),
        (whole(turn=None), "Nobody has anything to decide in this position."),
        (whole(section=["nowhere"]), "“section” must be one of"),
        (whole(section=["yard"]), "begins with a section of the round"),
        (whole(section=["bidding", "yard"]), "Nobody has anything to decide in this position."),
        (whole(bids={"school 8": "red"}), "“bids.school 8” is no bid space."),
        (whole(bank=["red"]), "“bank” must have 2 entries"),
        (whole(teahouses={"moon": "red"}), "“teahouses.moon” is no province."),
        (whole(points=[0, 0]), "“points” must have 4 entries, not 2."),
        (whole(over="no"), "“over” must be true or false, not 'no'."),
        (whole(players=[]), "The position's players must be a table of names and values."),
        (whole(colour="red"), "The position has an unknown “colour”."),
        (without("round"), "The position lacks “round”."),
        (without("seats"), "A position says how many “seats” there are."),
    ],
)
def test_an_impossible_position_is_refused(change: Change, sentence: str) -> None:
    document = beginning(4)
    change(document)
    with pytest.raises(BadPosition) as error:
        Match.from_position("yunnan-2023", document)
    assert sentence in str(error.value)


def test_a_small_space_below_a_higher_bid_is_impossible() -> None:
    document = beginning(4)
    document["bids"] = {"school 5": "red", "school 9": "blue"}
    for colour in ("red", "blue"):
        set_player(document, colour, traders={"supply": 2})
    with pytest.raises(BadPosition, match="small space of school below a higher bid"):
        Match.from_position("yunnan-2023", document)


def bidding(bank: int = 0, **bids: str) -> Change:
    """Red bids in these buildings, such as guild="5 9", and stands on so many spaces of the bank."""

    def change(document: dict[str, Any]) -> None:
        spaces = [f"{building} {price}" for building, prices in bids.items() for price in prices.split()]
        document["bids"] = dict.fromkeys(spaces, "red")
        document["bank"] = ["red"] * bank + [None] * (2 - bank)
        set_player(document, "red", traders={"supply": 4 - bank - len(spaces)})

    return change


def presents(**left: int) -> Change:
    """So many presents on the board; red has the others."""

    def change(document: dict[str, Any]) -> None:
        document["presents"] = left
        set_player(document, "red", presents=14 - sum(left.values()))

    return change


def travelling_red(passes: int, arrived: int) -> Change:
    """Red travels with so many passes left, and so many traders have arrived in Yunnan, where two stand."""

    def change(document: dict[str, Any]) -> None:
        document["section"] = ["travel"]
        document["travel"] = {"passes": passes, "arrived": {"yunnan": arrived}, "arrival": None}
        set_player(document, "red", traders={"yunnan": 2, "market": 1})

    return change


def every(*changes: Change) -> Change:
    """All these changes, one after the other."""

    def change_all(document: dict[str, Any]) -> None:
        for change in changes:
            change(document)

    return change_all


NO_GAME_BRINGS_ABOUT = [
    (bidding(guild="9 12"), {}, "red has 2 traders in guild."),
    (bidding(guild="9 12 15"), {"double_bidding": True}, "red has 3 traders in guild."),
    (bidding(guild="9", horse="15", yard="7"), {}, "red bids 31 and has 30 coins."),
    (every(bidding(guild="9 12"), red(influence=3)), {"expert": True}, "red bids in guild for more progress"),
    (every(bidding(school="9"), red(traders={"supply": 6})), {}, "red bids in school for more progress"),
    (bidding(bank=2), {}, "red stands on 2 spaces of the bank."),
    (bidding(bank=1, guild="5"), {}, "red stands in the bank and bids in a building."),
    (every(bidding(guild="5"), whole(section=["travel"])), {}, "Traders stand in buildings, but all bids have been"),
    (every(bidding(bank=1), whole(section=["travel"])), {}, "Traders stand in buildings, but all bids have been"),
    (presents(qinghai=5), {}, "The presents in qinghai are 5 instead of at most 2."),
    (presents(yunnan=1), {}, "The presents in yunnan are 1 instead of at most 0."),
    (whole(points=[0, -1, 0]), {}, "Points fall below zero only in the expert game of 2013."),
    (travelling_red(3, 0), {}, "red has 3 of 2 border passes left."),
    (travelling_red(2, 3), {}, "More traders have arrived in yunnan than stand there."),
]


@pytest.mark.parametrize(("change", "setup", "sentence"), NO_GAME_BRINGS_ABOUT)
def test_what_no_game_can_bring_about_is_refused(change: Change, setup: dict[str, bool], sentence: str) -> None:
    document = beginning(3, "yunnan-2023", **setup)
    Match.from_position("yunnan-2023", document)
    change(document)
    with pytest.raises(BadPosition) as error:
        Match.from_position("yunnan-2023", document)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("change", "setup"),
    [
        (bidding(guild="9 12"), {"double_bidding": True}),
        (bidding(guild="9", horse="15", yard="5"), {}),
        (every(bidding(guild="9 12"), red(influence=2)), {"expert": True}),
        (every(bidding(school="9"), red(traders={"supply": 5})), {}),
        (bidding(bank=1), {}),
        (presents(qinghai=2, sichuan=5), {}),
        (travelling_red(2, 2), {}),
    ],
)
def test_what_a_game_can_just_bring_about_is_accepted(change: Change, setup: dict[str, bool]) -> None:
    document = beginning(3, "yunnan-2023", **setup)
    change(document)
    assert Match.from_position("yunnan-2023", document).position() == document


def test_whoever_has_paid_may_have_bids_above_the_coins() -> None:
    """Yellow uses temple and yard; Red has paid for hers before, and Blue has not paid for the guild yet."""
    document = beginning(3, coins=5)
    document |= {"section": ["progress"], "turn": "yellow", "passed": ["red", "yellow", "blue"]}
    document["bids"] = {"yard 12": "yellow", "temple 9": "yellow", "guild 9": "blue"}
    set_player(document, "yellow", traders={"supply": 1}, coins=0)
    set_player(document, "blue", traders={"supply": 2})
    with pytest.raises(BadPosition, match="blue bids 9 and has 5 coins"):
        Match.from_position("yunnan-2023", document)
    set_player(document, "blue", coins=9)
    assert Match.from_position("yunnan-2023", document).actors == [1]


def test_dulis_cards_bank_and_bids() -> None:
    document = beginning(2)
    with pytest.raises(BadPosition, match="Dúli has no card left"):
        Match.from_position("yunnan-2023", document | {"cards": []})
    assert Match.from_position("yunnan-2023", document | {"cards": ["16"]})
    set_player(document, "blue", traders={"supply": 5})
    with pytest.raises(BadPosition, match="blue is led by cards and never goes to the bank"):
        Match.from_position("yunnan-2023", document | {"bank": ["blue"]})
    with pytest.raises(BadPosition, match="blue has 2 traders in school"):
        Match.from_position("yunnan-2023", document | {"bids": {"school 9": "blue", "school 12": "blue"}})
    set_player(document, "blue", traders={"supply": 6}, influence=4)
    assert Match.from_position("yunnan-2023", document | {"bids": {"guild 9": "blue"}}), "she bids without progress too"


def test_on_credit_bids_may_exceed_the_coins_and_points_fall_below_zero() -> None:
    document = beginning(3, "yunnan-2013", coins=0, expert=True)
    document |= {"bids": {"school 15": "red"}, "points": [-4, 0, 0]}
    set_player(document, "red", traders={"supply": 2})
    assert Match.from_position("yunnan-2013", document).position() == document
    document["setup"] = {"expert": False}
    with pytest.raises(BadPosition, match="red bids 15 and has 0 coins"):
        Match.from_position("yunnan-2013", document)


def test_a_match_of_the_first_revision_may_go_on_from_any_position_of_its_time() -> None:
    document = beginning(3)
    presents(qinghai=5)(document)
    del document["setup"]["revision"]
    save = {"fondaco": 1, "title": "yunnan-2023", "setup": document["setup"], "seats": 3, "position": document}
    assert Match.load(json.dumps({**save, "log": []})).position()["presents"] == {"qinghai": 5}


def test_what_is_not_on_the_board_lies_in_the_general_supply() -> None:
    document = beginning(4)
    set_player(document, "red", traders={"supply": 1})
    match = Match.from_position("yunnan-2023", document)
    assert "bid school 5 from supply" in [match.text(action) for action in match.options(0)]
    assert match.position() == document

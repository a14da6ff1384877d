"""Position documents that cannot be are refused with a sentence that says what is wrong."""

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


def test_what_is_not_on_the_board_lies_in_the_general_supply() -> None:
    document = beginning(4)
    set_player(document, "red", traders={"supply": 1})
    match = Match.from_position("yunnan-2023", document)
    assert "bid school 5 from supply" in [match.text(action) for action in match.options(0)]
    assert match.position() == document

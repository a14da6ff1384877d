"""2-player game rules of the 2023 edition, pages 15 and 16: Dúli, who plays blue."""

from typing import Any

import pytest

from fondaco import CHANCE, Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import (
    BANISHED,
    BUILDS_TEAHOUSE,
    CANNOT_BID,
    ENTERS,
    PAID_BY_BANK,
    PRESENTED,
    PUSHED_OUT,
)
from fondaco.games.yunnan.steps.duli import CARD_NAMES, CARDS
from tests.yunnan.tables import beginning, fields, offers, play, player, refusal, set_player, start


def duel(coins: int = 30, **setup: bool) -> dict[str, Any]:
    """Red and Yellow with Dúli at the first bidding."""
    return beginning(2, "yunnan-2023", coins, **setup)


def duli_travels(document: dict[str, Any]) -> dict[str, Any]:
    """The same table as Dúli is about to travel, with her bids resolved."""
    document["section"] = ["travel", "duli-travels"]
    document["turn"] = "blue"
    document["bids"] = {}
    document["passed"] = ["red", "yellow", "blue"]
    set_player(document, "blue", traders={"supply": 7})
    return document


def turn(match: Match, card: int) -> None:
    """Chance turns over a card."""
    assert match.actors == [CHANCE]
    match.play(CHANCE, f"turn card {card}")


# Setup


@pytest.mark.rule("duli.setup")
def test_duli_has_all_traders_two_posts_and_a_first_bid() -> None:
    match = start(duel())
    assert player(match, "blue") == {
        "seat": None,
        "influence": 0,
        "presents": 0,
        "traders": {"supply": 6},
        "posts": {"yunnan": 1, "sichuan": 1},
    }
    assert match.position()["bids"] == {"school 9": "blue"}
    assert match.position()["bank"] == [None], "only one bank space is left to the players"
    assert match.position()["order"] == ["red", "yellow", "blue"]


def test_only_the_persons_are_drawn_and_duli_is_third() -> None:
    match = Match.new("yunnan-2023", seats=2, manual_chance=True)
    assert offers(match) == ["draw red", "draw yellow"]
    play(match, "draw yellow", "draw red")
    assert match.position()["order"] == ["yellow", "red", "blue"]
    assert [player(match, colour)["coins"] for colour in ("yellow", "red")] == [9, 9]


def test_sixteen_cards_each_with_five_buildings_and_seven_traders() -> None:
    assert len(CARDS) == 16
    for card in CARDS:
        assert sorted(card["order"]) == ["customs", "guild", "horse", "school", "yard"]
        assert sum(card["traders"]) == 7
        assert all(card["traders"][: 1 + max(n for n, count in enumerate(card["traders"]) if count)]), (
            "no gap in the route"
        )


# Bidding


@pytest.mark.rule("duli.bid")
def test_duli_takes_the_cheapest_space_of_the_first_building_without_her() -> None:
    """Card 1 shows school, horse trader, guild ...; she is in the school already."""
    match = start(duel())
    play(match, "pass")
    play(match, "bid horse 9 from supply")
    turn(match, 1)
    assert match.position()["bids"]["horse 12"] == "blue", "the small spaces are below the highest bid"  # type: ignore[index]
    assert match.actors == [1]


def test_duli_outbids_and_is_outbid_like_everybody() -> None:
    match = start(duel())
    play(match, "bid guild 5 from supply", "market from supply")
    turn(match, 3)
    assert match.position()["bids"] == {"school 9": "blue", "guild 7": "blue"}
    assert player(match, "red")["traders"] == {"supply": 3}
    play(match, "bid guild 9 from supply")
    assert match.position()["bids"] == {"school 9": "blue", "guild 9": "red"}


def test_duli_does_nothing_where_every_building_is_closed() -> None:
    document = duel()
    document["bids"] = {"school 9": "blue", "customs 9": "blue", "horse 9": "blue", "guild 9": "blue", "yard 9": "blue"}
    set_player(document, "blue", traders={"supply": 2})
    match = start(document)
    play(match, "market from supply", "market from supply")
    turn(match, 8)
    assert fields(match, CANNOT_BID) == [{"player": "blue"}]
    assert match.actors == [0]


def test_duli_passes_when_both_persons_have_passed_and_keeps_her_supply() -> None:
    match = start(duel())
    play(match, "pass", "pass")
    assert match.position()["section"] == ["travel", "duli-travels"], "no card was turned for bidding"
    assert player(match, "blue")["traders"] == {"supply": 7}


def test_duli_never_has_two_traders_in_a_building_even_with_double_bidding() -> None:
    match = start(duel(double_bidding=True))
    play(match, "market from supply", "market from supply")
    turn(match, 6)  # school, guild ...
    assert match.position()["bids"] == {"school 9": "blue", "guild 5": "blue"}


# Resolving


@pytest.mark.rule("duli.resolve")
def test_duli_counts_for_the_bank_pays_nothing_and_gains_only_influence() -> None:
    document = duel()
    document["bids"] = {"school 9": "blue", "guild 12": "blue", "horse 9": "blue"}
    set_player(document, "blue", traders={"supply": 4})
    match = start(document)
    play(match, "bank from supply", "pass")
    assert fields(match, PAID_BY_BANK) == [{"player": "red", "coins": 15, "total": 30}]
    assert player(match, "blue")["influence"] == 1
    assert player(match, "blue")["traders"] == {"supply": 7}


@pytest.mark.rule("bank.space-free")
def test_only_one_bank_space_is_open() -> None:
    match = start(duel())
    play(match, "bank from supply")
    assert refusal(match, "bank from supply") is rules.BANK_SPACE_FREE


# Build & travel


@pytest.mark.rule("duli.travel", "duli.teahouse")
def test_example_three_in_yunnan_three_in_sichuan_one_in_kang_and_a_teahouse() -> None:
    """Page 16: the card places 3-3-1, provided that a horse has reached Kang, and builds a teahouse if possible."""
    document = duel()
    set_player(document, "red", horse="kang", traders={"sichuan": 1, "yunnan": 1})
    match = start(duli_travels(document))
    turn(match, 1)
    assert player(match, "blue")["traders"] == {"yunnan": 3, "sichuan": 3, "kang": 1}
    assert fields(match, BUILDS_TEAHOUSE) == [{"player": "blue", "province": "sichuan"}]
    assert match.actors == [1], "she travels first; then the order goes on"
    assert ENTERS.rule is rules.DULI_TRAVELS


def test_duli_does_not_go_beyond_the_foremost_horse() -> None:
    document = duel()
    set_player(document, "yellow", horse="sichuan")
    match = start(duli_travels(document))
    turn(match, 1)
    assert player(match, "blue")["traders"] == {"yunnan": 3, "sichuan": 3, "supply": 1}
    assert match.position()["teahouses"] == {}, "without a person's trader in a province there is no teahouse"


def test_the_teahouse_goes_to_the_next_lower_province_without_one() -> None:
    document = duel()
    set_player(document, "red", horse="kang", traders={"kang": 1, "sichuan": 1, "yunnan": 1})
    document["teahouses"] = {"kang": "red", "sichuan": "blue"}
    match = start(duli_travels(document))
    turn(match, 7)
    assert match.position()["teahouses"] == {"kang": "red", "sichuan": "blue", "yunnan": "blue"}
    match.undo()
    document["teahouses"]["yunnan"] = "blue"
    match = start(document)
    turn(match, 7)
    assert fields(match, BUILDS_TEAHOUSE) == [], "she has only two"


def pushed_by_duli(**traders: dict[str, int]) -> list[dict[str, str | int]]:
    """Whom Dúli with influence 2 pushes out by card 1; the persons have influence 1 unless it is said."""
    document = duel()
    for colour, places in traders.items():
        influence = places.pop("influence", 1)
        set_player(document, colour, traders=places, horse="kang", influence=influence)
    set_player(document, "blue", influence=2)
    match = start(duli_travels(document))
    turn(match, 1)
    return fields(match, PUSHED_OUT)


def test_duli_pushes_out_the_lower_influence() -> None:
    pushed = pushed_by_duli(red={"yunnan": 1}, yellow={"yunnan": 2, "influence": 0})
    assert [(entry["victim"], entry["to"]) for entry in pushed] == [("yellow", "market")]


def test_among_equals_duli_pushes_out_the_one_with_more_traders() -> None:
    pushed = pushed_by_duli(red={"yunnan": 2}, yellow={"yunnan": 1})
    assert [entry["victim"] for entry in pushed] == ["red"]


def test_with_equal_influence_and_numbers_duli_pushes_out_nobody() -> None:
    assert pushed_by_duli(red={"yunnan": 2}, yellow={"yunnan": 2}) == []


def test_duli_pushes_out_at_most_one_in_each_province_and_only_lower_influence() -> None:
    pushed = pushed_by_duli(red={"sichuan": 3, "yunnan": 2}, yellow={"sichuan": 1, "yunnan": 1, "influence": 2})
    assert [(entry["victim"], entry["from"]) for entry in pushed] == [("red", "yunnan"), ("red", "sichuan")]


@pytest.mark.rule("duli.push")
def test_a_guard_protects_from_duli_too() -> None:
    document = duel(guards=True)
    set_player(document, "red", traders={"yunnan": 1}, guard="yunnan")
    set_player(document, "blue", influence=2)
    match = start(duli_travels(document))
    turn(match, 1)
    assert fields(match, PUSHED_OUT) == []


def test_duli_can_be_pushed_out() -> None:
    document = duel()
    set_player(document, "yellow", traders={"market": 1}, influence=1)
    match = start(duli_travels(document))
    turn(match, 1)
    play(match, "travel from market to yunnan", "push out blue")
    assert player(match, "blue")["traders"] == {"yunnan": 2, "market": 1, "supply": 4}


# The rest of the round


def one_round(document: dict[str, Any], card: int) -> Match:
    """Dúli travels by a card and the others stay where they are; the match stands at the conversion or beyond."""
    match = start(duli_travels(document))
    turn(match, card)
    play(match, "end turn", "end turn")
    return match


def test_duli_is_banished_like_a_player_and_her_posts_draw_the_inspector() -> None:
    document = duel()
    set_player(document, "red", traders={"yunnan": 1}, horse="sichuan")
    set_player(document, "blue", influence=1)
    match = one_round(document, 2)
    assert fields(match, BANISHED) == [{"player": "blue", "province": "sichuan"}]


@pytest.mark.rule("duli.presents")
def test_duli_receives_presents_only_beside_a_person() -> None:
    document = duel()
    set_player(document, "red", traders={"yunnan": 1}, horse="sichuan")
    match = one_round(document, 2)
    assert fields(match, PRESENTED) == []
    document = duel()
    set_player(document, "red", traders={"yunnan": 1, "sichuan": 1}, horse="sichuan", influence=4)
    match = one_round(document, 2)
    assert {entry["player"]: entry["presents"] for entry in fields(match, PRESENTED)} == {"red": 1, "blue": 2}


@pytest.mark.rule("duli.income", "duli.leave")
def test_duli_earns_nothing_stays_third_and_leaves_the_board() -> None:
    document = duel()
    set_player(document, "red", traders={"yunnan": 2})
    match = one_round(document, 2)
    assert match.actors == [0]
    play(match, "convert 5")
    assert match.position()["order"] == ["yellow", "red", "blue"], "the higher income bids later; Dúli stays third"
    assert player(match, "blue")["traders"] == {"supply": 7}
    assert len(match.position()["points"]) == 2  # type: ignore[arg-type]


@pytest.mark.rule("duli.cards")
def test_a_card_comes_back_only_after_all_sixteen() -> None:
    document = duel()
    document["cards"] = ["5", "9"]
    set_player(document, "red", horse="qinghai")
    match = start(duli_travels(document))
    assert refusal(match, "turn card 1") is rules.DULI_CARDS
    assert offers(match) == ["turn card 5", "turn card 9"]
    turn(match, 5)
    assert match.position()["cards"] == ["9"]
    match = start(duli_travels({**document, "cards": ["9"]}))
    turn(match, 9)
    assert match.position()["cards"] == CARD_NAMES

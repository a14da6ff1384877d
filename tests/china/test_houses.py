"""Häuserwertung, with examples 4 and 5."""

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import PROVINCE_NAMES
from fondaco.games.china.scoring import house_points, score_remaining_houses
from tests.china.scene import board, play, scene, section, state, told

WEI, QI = PROVINCE_NAMES.index("wei"), PROVINCE_NAMES.index("qi")


@pytest.mark.rule("houses.most", "houses.next")
def test_example_4_most_second_and_third() -> None:
    s = board({"green": "wei-1 wei-2 wei-3 wei-4", "red": "wei-5 wei-6", "blue": "wei-7"})
    assert house_points(s, WEI) == [7, 4, 0, 2]
    assert events.HOUSES_FIRST.rule is rules.MOST_HOUSES
    assert events.HOUSES_NEXT.rule is rules.NEXT_MOST_HOUSES


@pytest.mark.rule("houses.tie")
def test_example_5_two_players_tie_for_most() -> None:
    s = board({"red": "qi-1 qi-2", "violet": "qi-3 qi-4", "blue": "qi-5"})
    assert house_points(s, QI) == [0, 5, 5, 2]
    assert events.HOUSES_TIED.rule is rules.TIED_HOUSES


def test_a_tie_below_the_top_shares_the_place_above() -> None:
    s = board({"green": "wei-1 wei-2 wei-3", "red": "wei-4", "blue": "wei-5", "violet": "wei-6 wei-7"})
    assert house_points(s, WEI) == [7, 2, 3, 2]


def test_five_places() -> None:
    houses = {"green": "chu-1 chu-2 chu-3", "red": "chu-4 chu-5", "violet": "chu-6", "blue": "chu-7", "yellow": "chu-8"}
    assert house_points(board(houses, seats=5), PROVINCE_NAMES.index("chu")) == [8, 3, 2, 2, 2]


def test_no_house_no_points() -> None:
    assert house_points(board({"green": "wei-1"}), WEI) == [1, 0, 0, 0]
    assert house_points(board(), WEI) == [0, 0, 0, 0]


@pytest.mark.rule("houses.full")
def test_a_full_province_is_scored_in_the_middle_of_a_turn() -> None:
    houses = {"green": "lu-1 lu-2", "red": "lu-3"}
    match = scene({"green": "orange orange red"}, houses)
    play(match, "place house lu-4 for orange")
    assert told(match)[-3:] == ["province-full", "houses-first", "houses-next"]
    assert events.PROVINCE_FULL.rule is rules.FULL_PROVINCE_SCORES
    assert state(match).house_points == [4, 3, 0, 0]
    assert section(match) == "turn"  # and the turn goes on
    play(match, "place emissary lu for orange")
    assert state(match).house_points == [4, 3, 0, 0]


def test_a_province_is_scored_once() -> None:
    s = board({"green": "lu-1 lu-2 lu-3 lu-4", "red": "wei-1"})
    score_remaining_houses(s)
    assert s.house_points == [0, 1, 0, 0]  # Lu was scored when it became full

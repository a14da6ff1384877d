"""Spiel mit Befestigungen, with example 8."""

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import PROVINCE_NAMES
from fondaco.games.china.scoring import score_houses
from tests.china.scene import board, offered, play, scene, section, state


def test_example_8_axel_builds_on_his_fortification() -> None:
    match = scene({"green": "yellow yellow yellow"}, {"red": "qi-1"}, fortified="")
    play(match, "place fortification qi-2 for yellow", "place house qi-2 for yellow")
    assert section(match) == "drawing"  # two pieces are the most, though a third yellow card is left
    s = state(match)
    assert s.hands[:5] == [0, 0, 1, 0, 0]
    assert s.fortifications_left == [0, 1, 1, 1]


def test_a_fortification_may_be_paid_with_a_joker() -> None:
    match = scene({"green": "red red yellow"}, {"red": "qi-1"}, fortified="")
    play(match, "place fortification qi-2 for red-pair", "place house qi-2 for yellow")
    assert state(match).owner[-4] == 0


def test_as_first_piece_of_a_province_it_stays_alone() -> None:
    match = scene({"green": "yellow yellow yellow"}, fortified="")
    play(match, "place fortification qi-2 for yellow")
    assert section(match) == "drawing"


@pytest.mark.rule("fortification.neutral")
def test_another_player_may_build_on_it() -> None:
    match = scene({"red": "yellow yellow red"}, fortified="qi-2", turn="red")
    play(match, "place house qi-2 for yellow")
    assert section(match) == "turn"  # a fortification is a piece, so a second one may follow
    assert events.FORTIFICATION_PLACED.rule is rules.FORTIFICATION_IS_NEUTRAL


@pytest.mark.rule("fortification.space")
def test_it_needs_a_free_space() -> None:
    match = scene({"red": "yellow yellow red"}, {"green": "qi-1"}, fortified="qi-2", turn="red")
    assert match.why_not(1, "place fortification qi-1 for yellow") is rules.FORTIFY_FREE_SPACE
    assert match.why_not(1, "place fortification qi-2 for yellow") is rules.FORTIFY_FREE_SPACE
    assert match.why_not(1, "place fortification qi-3 for yellow") is None


@pytest.mark.rule("place.supply")
def test_everybody_has_one() -> None:
    match = scene({"green": "yellow yellow red"}, fortified="qi-2")
    assert match.why_not(0, "place fortification qi-3 for yellow") is rules.PIECE_LEFT


@pytest.mark.rule("emissary.no-houses")
def test_it_is_no_house_for_the_emissary_limit() -> None:
    match = scene({"green": "yellow yellow red"}, fortified="qi-2")
    assert match.why_not(0, "place emissary qi for yellow") is rules.NO_EMISSARY_BEFORE_HOUSES


def test_a_bare_one_does_not_fill_its_space() -> None:
    match = scene({"red": "orange orange red"}, {"green": "lu-1 lu-2"}, fortified="lu-4", turn="red")
    play(match, "place house lu-3 for orange")
    assert match.shown(None)["scored"] == []
    play(match, "place house lu-4 for orange")
    assert match.shown(None)["scored"] == ["lu"]


@pytest.mark.rule("fortification.houses")
def test_a_fortified_house_doubles_its_owners_points_in_the_province() -> None:
    """Whoever placed the fortification: here green did, and red built on it."""
    s = board({"green": "wei-1 wei-2 wei-3 wei-4", "red": "wei-5 wei-6", "blue": "wei-7"}, fortified="wei-5")
    score_houses(s, PROVINCE_NAMES.index("wei"))
    assert s.house_points == [7, 8, 0, 2]
    assert events.HOUSES_DOUBLED.rule is rules.FORTIFIED_HOUSES_DOUBLE


def test_two_fortified_houses_double_once() -> None:
    s = board({"green": "wei-1 wei-2"}, fortified="wei-1 wei-2")
    score_houses(s, PROVINCE_NAMES.index("wei"))
    assert s.house_points == [4, 0, 0, 0]


def test_a_bare_one_doubles_nothing() -> None:
    s = board({"green": "wei-1 wei-2"}, fortified="wei-3")
    score_houses(s, PROVINCE_NAMES.index("wei"))
    assert s.house_points == [2, 0, 0, 0]


def test_the_plain_game_has_none() -> None:
    match = scene({"green": "yellow yellow red"}, {"red": "qi-1"})
    assert not [text for text in offered(match) if "fortification" in text]

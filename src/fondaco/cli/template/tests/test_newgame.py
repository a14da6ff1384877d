"""Newgame: the checks that every game must pass, and a test for each section of its rulebook."""

from pathlib import Path

import pytest

from fondaco import Match, Refused
from fondaco.testing import GameChecks
from newgame.rulebook import ANOTHER_NUMBER, NOTHING_TO_TAKE, PEBBLES_LEFT, POINTS, SECRET_GOALS


class TestNewgame(GameChecks):
    """Contract, secrecy, words, rulebook and playthroughs."""

    book = "newgame"
    folder = Path(__file__).parent


def new_match(*goals: str) -> Match:
    """A match in which chance has drawn these goals."""
    match = Match.new("newgame", seats=len(goals), manual_chance=True)
    for goal in goals:
        match.play(-1, f"draw {goal}")
    return match


@pytest.mark.rule("setup.goals")
def test_goals_are_secret() -> None:
    match = new_match("odd", "even")
    seen = [entry for entries in match.chronicle(0) for entry in entries if entry.event.name == "goal-seen"]
    assert [entry.event.rule for entry in seen] == [SECRET_GOALS]
    assert match.shown(0)["players"] == {
        "red": {"pebbles": 0, "goal": "odd"},
        "yellow": {"pebbles": 0, "goal": None},
    }


@pytest.mark.rule("take.another-number")
def test_another_number_than_before_must_be_taken() -> None:
    match = new_match("odd", "even")
    match.play(0, "take 2")
    with pytest.raises(Refused) as refusal:
        match.play(1, "take 2")
    assert refusal.value.rule is ANOTHER_NUMBER
    match.play(1, "take 3")


@pytest.mark.rule("take.heap")
def test_no_more_can_be_taken_than_there_is() -> None:
    match = new_match("odd", "even")
    for number in range(7):
        match.play(number % 2, "take 3" if number % 2 == 0 else "take 2")
    assert match.shown(None)["heap"] == 3
    match.play(1, "take 2")
    assert match.why_not(0, "take 3") is PEBBLES_LEFT


@pytest.mark.rule("end.nothing-to-take", "end.points")
def test_the_game_ends_when_nobody_can_take_and_goals_bring_points() -> None:
    match = new_match("odd", "even")
    for number in range(8):
        match.play(number % 2, "take 3" if number % 2 == 0 else "take 2")
    match.play(0, "take 1")
    assert match.actors == []
    told = [entry.event.rule for entry in match.chronicle(None)[-1]]
    assert told == [None, NOTHING_TO_TAKE, POINTS, POINTS]
    assert match.result is not None
    assert match.result.sheet == {"pebbles": [13, 8], "goal": [5, 5]}
    assert match.result.winners == [0]

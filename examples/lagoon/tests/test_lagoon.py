"""Lagoon: the checks that every game must pass, and a test for each section of its rulebook."""

from pathlib import Path

import pytest

from fondaco import Match
from fondaco.testing import GameChecks
from lagoon.rulebook import (
    BOAT_HOLDS_THREE,
    DIFFERENT_GOALS,
    FLOOD,
    FLOODED_ISLAND,
    GOAL_POINTS,
    GOODS_ABOARD,
    NEIGHBOURS,
    NOTHING_MADE_HERE,
    PRICES_MOVE,
    SOLD_AT_RIALTO,
    TEN_ROUNDS,
    TIES,
)


class TestLagoon(GameChecks):
    """Contract, secrecy, words, rulebook and playthroughs."""

    book = "lagoon"
    folder = Path(__file__).parent


def new_match(tide: str = "nothing") -> Match:
    """A match of three in which chance has decided what it decides first."""
    match = Match.new("lagoon", seats=3, manual_chance=True)
    for goal in ("glass", "lace", "salt"):
        match.play(-1, f"draw {goal}")
    match.play(-1, f"flood {tide}")
    return match


def turn(match: Match, seat: int, rowing: str, trade: str) -> None:
    """A whole turn; if it ends a round, the tide floods nothing."""
    match.play(seat, rowing)
    match.play(seat, trade)
    if match.actors == [-1]:
        match.play(-1, "flood nothing")


def everybody(match: Match, rowing: str, trade: str, rounds: int = 1) -> None:
    """All three do the same, for so many rounds."""
    for _ in range(rounds):
        for seat in range(3):
            turn(match, seat, rowing, trade)


@pytest.mark.rule("setup.goals")
def test_no_two_players_have_the_same_goal() -> None:
    match = Match.new("lagoon", seats=3, manual_chance=True)
    match.play(-1, "draw glass")
    assert match.why_not(-1, "draw glass") is DIFFERENT_GOALS


@pytest.mark.rule("tide.flood", "load.flooded")
def test_the_tide_floods_an_island_for_a_round() -> None:
    match = new_match("murano")
    assert match.chronicle(None)[-1][0].event.rule is FLOOD
    match.play(0, "row to murano")
    assert match.why_not(0, "load") is FLOODED_ISLAND


@pytest.mark.rule("row.neighbours")
def test_one_rows_to_a_neighbour() -> None:
    match = new_match()
    assert match.why_not(0, "row to burano") is NEIGHBOURS
    assert match.why_not(0, "row to rialto") is NEIGHBOURS
    assert match.why_not(0, "row to chioggia") is None


@pytest.mark.rule("load.rialto", "load.full", "sell.rialto")
def test_a_boat_holds_three_goods() -> None:
    match = new_match()
    match.play(0, "stay")
    assert match.why_not(0, "load") is NOTHING_MADE_HERE
    match.play(0, "rest")
    for seat in (1, 2):
        turn(match, seat, "stay", "rest")
    everybody(match, "row to murano", "load")
    everybody(match, "stay", "load", rounds=2)
    match.play(0, "stay")
    assert match.why_not(0, "load") is BOAT_HOLDS_THREE
    assert match.why_not(0, "sell glass") is SOLD_AT_RIALTO


@pytest.mark.rule("sell.aboard", "sell.prices")
def test_selling_moves_the_prices() -> None:
    match = new_match()
    everybody(match, "row to murano", "load")
    everybody(match, "stay", "load")
    match.play(0, "row to rialto")
    assert match.why_not(0, "sell fish") is GOODS_ABOARD
    match.play(0, "sell glass")
    assert match.chronicle(None)[-1][0].event.rule is PRICES_MOVE
    assert match.shown(None)["prices"] == {"glass": 1, "lace": 4, "salt": 4, "fish": 4}
    turn(match, 1, "row to rialto", "sell glass")
    players = match.shown(None)["players"]
    assert isinstance(players, dict)
    assert [player["coins"] for player in players.values()] == [11, 7, 5]


@pytest.mark.rule("end.rounds", "end.goals")
def test_goals_are_shown_and_counted_after_ten_rounds() -> None:
    match = new_match()
    everybody(match, "row to murano", "load")
    everybody(match, "row to rialto", "sell glass")
    everybody(match, "stay", "rest", rounds=8)
    assert match.actors == []
    assert [entry.event.rule for entry in match.chronicle(None)[-1]] == [TEN_ROUNDS] + [GOAL_POINTS] * 3
    assert match.result is not None
    assert match.result.sheet == {"coins": [8, 7, 6], "goal": [2, 0, 0]}
    assert match.result.ranks == [1, 2, 3]


@pytest.mark.rule("end.ties")
def test_of_those_who_tie_more_coins_are_ahead() -> None:
    match = new_match()
    everybody(match, "row to murano", "load")
    everybody(match, "row to rialto", "sell glass")
    everybody(match, "stay", "rest", rounds=8)
    document = match.position()
    players = document["players"]
    assert isinstance(players, dict)
    players["yellow"]["coins"] = 10  # as many points as red has with its goal
    result = Match.from_position("lagoon", document).result
    assert result is not None
    assert result.scores == [10, 10, 6]
    assert result.ranks == [2, 1, 3], TIES.name

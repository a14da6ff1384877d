"""The 2013 edition: the expert game and the game for two."""

from typing import Any

import pytest

from fondaco import CHANCE, Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import LOSES_POINTS
from fondaco.games.yunnan.steps.debts import points_per_coin
from tests.yunnan.tables import beginning, fields, offers, play, player, refusal, set_player
from tests.yunnan.tables import start as start_any

OLD = "yunnan-2013"


def start(document: dict[str, Any]) -> Match:
    return start_any(document, OLD)


# Expert game: debts paid with victory points


@pytest.mark.rule("debt.bid")
def test_bids_may_exceed_the_coins() -> None:
    match = start(beginning(3, OLD, coins=0, expert=True))
    assert "bid school 15 from supply" in offers(match)


@pytest.mark.rule("debt.points")
def test_example_three_missing_coins_in_round_4_cost_15_points() -> None:
    """Yellow lacks three yuan in round 4 and goes from 0 to -15 points."""
    document = beginning(3, OLD, coins=30, expert=True)
    document["round"] = 4
    set_player(document, "yellow", coins=9)
    match = start(document)
    play(match, "pass", "bid school 12 from supply", "pass", "pass")
    assert fields(match, LOSES_POINTS) == [{"player": "yellow", "points": 15, "coins": 3}]
    assert match.position()["points"] == [0, -15, 0]
    assert player(match, "yellow")["coins"] == 0
    assert sum(player(match, "yellow")["traders"].values()) == 4, "the progress is taken as usual"
    assert LOSES_POINTS.rule is rules.DEBTS_IN_POINTS


@pytest.mark.rule("debt.floor")
@pytest.mark.parametrize(("number", "points"), [(1, 8), (4, 5), (8, 1), (9, 1), (15, 1)])
def test_a_missing_coin_costs_nine_less_the_round_at_least_one(number: int, points: int) -> None:
    assert points_per_coin(number) == points


# Two players with two colours each


def duel(coins: int = 30) -> dict[str, Any]:
    """Seat 0 has red and blue, seat 1 yellow and green."""
    return beginning(2, OLD, coins)


@pytest.mark.rule("two.alternate", "two.colours")
def test_each_person_has_two_colours_that_alternate() -> None:
    match = Match.new(OLD, seats=2, manual_chance=True)
    match.play(CHANCE, "draw blue")
    assert refusal(match, "draw red") is rules.COLOURS_ALTERNATE
    assert offers(match) == ["draw yellow", "draw green"]
    play(match, "draw green", "draw red", "draw yellow")
    assert match.position()["order"] == ["blue", "green", "red", "yellow"]
    assert [player(match, colour)["seat"] for colour in ("red", "yellow", "blue", "green")] == [0, 1, 0, 1]
    assert [player(match, colour)["coins"] for colour in ("blue", "green", "red", "yellow")] == [9, 9, 12, 12]


def test_actors_are_persons() -> None:
    match = start(duel())
    order = match.position()["order"]
    assert order == ["red", "yellow", "blue", "green"]
    for seat in (0, 1, 0, 1):
        assert match.actors == [seat]
        play(match, "market from supply")


def test_money_is_separate_but_points_are_shared() -> None:
    document = duel(coins=4)
    document["section"] = ["conversion"]
    set_player(document, "red", income=10)
    set_player(document, "blue", income=5)
    document["turn"] = "blue"
    match = start(document)
    play(match, "convert 5", "convert 4")
    assert match.position()["points"] == [9, 0]
    assert [player(match, colour)["coins"] for colour in ("red", "blue")] == [10, 4]


@pytest.mark.rule("two.rivals")
def test_one_colour_of_a_person_may_push_out_the_other() -> None:
    document = duel()
    document["section"] = ["travel"]
    document["turn"] = "red"
    document["travel"]["passes"] = 2
    set_player(document, "red", traders={"market": 1}, influence=1)
    set_player(document, "blue", traders={"yunnan": 1})
    match = start(document)
    play(match, "travel from market to yunnan")
    assert offers(match) == ["push out blue", "push out nobody"]


def ending(document: dict[str, Any]) -> Match:
    document["section"] = ["conversion"]
    set_player(document, "red", income=1)
    document["turn"] = "red"
    match = start(document)
    play(match, "convert 1")
    return match


def test_100_points_end_the_game_and_not_80() -> None:
    document = duel()
    document["points"] = [98, 0]
    assert ending(document).result is None
    document = duel()
    document["points"] = [99, 0]
    assert ending(document).result is not None


@pytest.mark.rule("two.end")
def test_two_presents_left_end_the_game() -> None:
    document = duel()
    document["presents"] = {"qinghai": 2, "tibet": 1}
    set_player(document, "red", presents=11)
    assert ending(document).result is None
    document["presents"] = {"qinghai": 2}
    set_player(document, "red", presents=12)
    match = ending(document)
    assert match.result is not None


@pytest.mark.rule("two.influence")
def test_a_tie_goes_to_the_sum_of_both_colours() -> None:
    """Red and Blue have 2 each, Green 3 and Yellow none: 8 points against 9, and a coin's point makes up for it."""
    document = duel(coins=0)
    document["points"] = [99, 100]
    set_player(document, "red", influence=2, coins=3)
    set_player(document, "blue", influence=2)
    set_player(document, "green", influence=3)
    result = ending(document).result
    assert result is not None
    assert result.scores == [109, 109]
    assert result.ranks == [1, 2]


@pytest.mark.rule("two.score")
def test_persons_are_ranked_with_the_coins_of_both_colours_added() -> None:
    document = duel(coins=0)
    document["points"] = [99, 0]
    set_player(document, "red", coins=2)
    set_player(document, "blue", coins=2)
    set_player(document, "yellow", influence=2)
    set_player(document, "green", influence=1, passes=4)
    match = ending(document)
    result = match.result
    assert result is not None
    assert result.sheet["coins"] == [1, 0], "two and two coins make one point"
    assert result.sheet["influence"] == [0, 5]
    assert result.sheet["passes"] == [0, 4]
    assert result.scores == [101, 9]
    assert result.ranks == [1, 2]

"""Ladders: who plays whom, and what comes of it."""

import pytest

from fondaco.arena import Ladder
from fondaco.core.errors import BadSetup
from tests.arena.contests import played

BOTS = ["random", "flat:1", "flat:2"]


def test_one_of_the_stronger_sits_among_the_weaker() -> None:
    ladder = Ladder("china", {}, BOTS, 4, [8], 1)
    assert [rung.contest.names for rung in ladder.rungs] == [
        ["flat:1", "random", "random", "random"],
        ["flat:2", "flat:1", "flat:1", "flat:1"],
    ]
    assert ladder.planned == 16


def test_two_play_duels_and_a_round_robin_has_all_pairs() -> None:
    ladder = Ladder("haendler", {}, BOTS, 2, [8], 1, round_robin=True)
    assert [rung.contest.names for rung in ladder.rungs] == [
        ["flat:1", "random"],
        ["flat:2", "random"],
        ["flat:2", "flat:1"],
    ]
    assert len({rung.contest.seed for rung in ladder.rungs}) == 3


def test_a_ladder_that_has_been_played() -> None:
    ladder = Ladder("china", {"fortifications": True}, ["random", "flat:1"], 3, [1], 1)
    assert ladder.ratings == []
    assert ladder.rungs[0].standing is None
    assert len(list(ladder.run())) == 1
    document = ladder.document()
    assert document["setup"] == {"side": "auto", "fortifications": True}
    assert [rating.name for rating in ladder.ratings] == ["random", "flat:1"]
    standing = ladder.rungs[0].standing
    assert standing is not None
    assert (standing.name, standing.games, standing.fair_share) == ("flat:1", 1, pytest.approx(1 / 3))


def test_a_ladder_that_was_left_early_rates_who_has_played() -> None:
    ladder = Ladder("haendler", {}, BOTS, 2, [4], 1)
    ladder.rungs[0].contest.played = [played(0, 0, [1, 0]), played(0, 1, [0, 1])]
    assert [rating.name for rating in ladder.ratings] == BOTS[:2]
    assert ladder.ratings[1].elo == pytest.approx(0, abs=1e-6)


def test_pairs_can_have_games_of_their_own() -> None:
    ladder = Ladder("china", {}, BOTS, 3, [9, 3], 1)
    assert [rung.contest.games for rung in ladder.rungs] == [9, 3]
    assert ladder.planned == 12
    with pytest.raises(BadSetup, match="2 pairs take one number of games for all or one for each, not 3"):
        Ladder("china", {}, BOTS, 3, [9, 3, 3], 1)


def test_the_times_of_a_bot_are_those_of_all_its_pairs() -> None:
    ladder = Ladder("haendler", {}, BOTS, 2, [4], 1)
    ladder.rungs[0].contest.played = [played(0, 0, [1, 0], seconds=0.02)]
    ladder.rungs[1].contest.played = [played(0, 0, [1, 0], seconds=0.04)]
    times = ladder.times("flat:1")
    assert (times.decisions, times.longest) == (4, 0.04)
    assert times.mean == pytest.approx(0.03)
    assert ladder.times("random").longest == 0.02


@pytest.mark.parametrize("bots", [["random"], [], ["random", "random"]])
def test_a_ladder_has_rungs(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="two or more bots"):
        Ladder("china", {}, bots, 3, [3], 1)

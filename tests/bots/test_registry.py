"""Bots by name, and what they may look at."""

import pytest

from fondaco.bots import LEVELS, UnknownBot, bots, find_bot, find_thinker
from fondaco.bots.budget import BadBudget, read_budget
from fondaco.core.chance import Rng
from fondaco.core.titles import find
from tests.bots.positions import Decision


def first_decision(title: str) -> Decision:
    """Where three players first have to choose, after what chance decides."""
    game = find(title).game({}, 3)
    s = game.start(3)
    while game.actors(s)[0] < 0:
        game.play(s, -1, game.options(s, -1)[0])
    return game, s, game.actors(s)[0]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=f"no bot “hal”; the bots are: {', '.join(bots())}"):
        find_bot("hal")


def test_the_random_bot_has_no_thoughts() -> None:
    with pytest.raises(UnknownBot, match="no thoughts"):
        find_thinker("random")


@pytest.mark.parametrize(("text", "playouts", "seconds"), [("500", 500, 3600.0), ("0.25s", 10_000_000, 0.25)])
def test_a_budget_is_a_number_of_playouts_or_of_seconds(text: str, playouts: int, seconds: float) -> None:
    budget = read_budget(text)
    assert (budget.playouts, budget.seconds) == (playouts, seconds)


@pytest.mark.parametrize("text", ["", "many", "0", "-3", "1.5", "s", "0s", "nans", "1e9s", "99999999999", "8x", "x4"])
def test_a_budget_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="budget"):
        read_budget(text)


@pytest.mark.parametrize(
    ("name", "complaint"), [("master:8x0", "1 to 64"), ("master:8x65", "1 to 64"), ("flat:8x2", "levels")]
)
def test_trees_are_some_and_grown_by_levels(name: str, complaint: str) -> None:
    with pytest.raises(BadBudget, match=complaint):
        find_bot(name)


def test_the_lower_levels_overlook_some_of_many_options() -> None:
    game, s, seat = first_decision("china")
    options = game.options(s, seat)
    noticed: dict[str, list[int]] = {}
    for level in LEVELS:
        thinker = find_thinker(f"{level}:1")
        for few in (options[:25], options[:4]):
            thought = thinker.think(game, game.view(s, seat), few, Rng(1))
            noticed.setdefault(level, []).append(len(thought.judgements))
    assert noticed == {"apprentice": [2, 2], "journeyman": [6, 3], "master": [15, 4], "grandmaster": [25, 4]}


def test_flat_monte_carlo_tries_every_option_equally_often() -> None:
    game, s, seat = first_decision("yunnan-2023")
    options = game.options(s, seat)
    thought = find_thinker(f"flat:{2 * len(options)}").think(game, game.view(s, seat), options, Rng(1))
    assert {judgement.visits for judgement in thought.judgements} == {2}
    assert thought.playouts == thought.worlds == 2 * len(options)
    assert sum(thought.shares) == pytest.approx(1)
    assert [judgement.share for judgement in thought.judgements] == sorted(
        [judgement.share for judgement in thought.judgements], reverse=True
    )
    assert thought.judgement_of(thought.best).share == pytest.approx(thought.shares[seat])

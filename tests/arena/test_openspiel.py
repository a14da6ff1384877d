"""The adapter through which OpenSpiel's bots play our games: it says what the engine says."""

from typing import Any

import pytest

from fondaco.bots import find_bot
from fondaco.bots.budget import Budget
from fondaco.bots.outcome import win_shares
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.titles import find

pytest.importorskip("pyspiel")

from benchmarks.openspiel import TABLES, THEIRS, Job, enter, play_job, together
from benchmarks.timed import FEWEST, Lean, SpielBot, TimedISMCTS, TimedMCTS

from fondaco.arena.contest import Contest
from fondaco.research.openspiel import Position

every_table = pytest.mark.parametrize(("title", "seats"), TABLES)
BUDGET = Budget(1, 0.001)


def game_of(title: str, seats: int) -> Game[Any]:
    return find(title).game({}, seats)


@every_table
def test_a_game_through_the_adapter_is_the_game(title: str, seats: int) -> None:
    game, rng = game_of(title, seats), Rng(3)
    s = game.start(seats)
    state = Position(Lean(game, seats), s.copy())
    while actors := game.actors(s):
        options = game.options(s, actors[0])
        assert not state.is_terminal()
        assert state.current_player() == actors[0]
        assert state.is_chance_node() is (actors[0] == CHANCE)
        numbers = [game.vocabulary.index(option) for option in options]
        assert state.legal_actions() == sorted(numbers)
        place = rng.below(len(options))
        if state.is_chance_node():
            odds = game.odds(s)
            expected = {number: weight / sum(odds) for number, weight in zip(numbers, odds, strict=True)}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
            place = rng.weighted(odds)
        branch = state.clone()
        branch.apply_action(state.legal_actions()[-1])
        assert state.returns() == [0.0] * seats
        state.apply_action(numbers[place])
        game.play(s, actors[0], options[place])
    result = game.result(s)
    assert result is not None
    assert state.is_terminal()
    assert state.current_player() < CHANCE
    assert sum(state.returns()) == pytest.approx(0)
    assert [max(0.0, share * seats - 1) for share in win_shares(result)] == pytest.approx(
        [max(0.0, worth * (seats - 1)) for worth in state.returns()]
    )


@every_table
def test_an_information_state_is_the_view_of_who_decides(title: str, seats: int) -> None:
    game, rng = game_of(title, seats), Rng(4)
    state = Position(Lean(game, seats), game.start(seats))
    seen: set[str] = set()
    for _ in range(120):
        if not state.is_chance_node():
            seat = state.current_player()
            other = Position(state.about, game.imagine(game.view(state.s, seat), rng))
            assert other.information_state_string() == state.information_state_string()
            assert other.legal_actions() == state.legal_actions()
            seen.add(state.information_state_string())
        state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])
    assert len(seen) > 60


@every_table
def test_their_bots_choose_one_of_the_options(title: str, seats: int) -> None:
    game, rng, decisions = game_of(title, seats), Rng(5), 0
    bot = SpielBot(BUDGET, exploration=2.0)
    s = game.start(seats)
    while decisions < 5:
        seat = game.actors(s)[0]
        options = game.options(s, seat)
        action = options[rng.below(len(options))]
        if seat != CHANCE:
            action = bot.choose(game, game.view(s, seat), options, rng)
            decisions += len(options) > 1
        assert action in options
        game.play(s, seat, action)
    assert bot.simulations >= 5 * FEWEST


def test_mcts_is_asked_where_nothing_is_hidden_and_ismcts_where_something_is() -> None:
    bot = SpielBot(BUDGET, exploration=2.0)
    kinds = [type(bot.search(Lean(game_of(title, seats), seats), Position, Rng(1))) for title, seats in TABLES]
    assert kinds == [TimedMCTS, TimedMCTS, TimedMCTS, TimedISMCTS, TimedISMCTS]


def test_a_duel_counts_the_simulations_of_theirs() -> None:
    enter(2.0)
    names = ("random", f"{THEIRS}:0.001s")
    assert isinstance(find_bot(names[1]), SpielBot)
    contest = Contest("yunnan-2013", {}, list(names), 1, 1)
    contest.played.append(play_job(Job(contest.bout(0), 2.0)))
    ours, theirs = (together([standing]) for standing in contest.standings)
    assert ours["simulations"] == 0
    assert theirs["simulations"] >= FEWEST
    assert min(ours["decisions"], theirs["decisions"]) > 20

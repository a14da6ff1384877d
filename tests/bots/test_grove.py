"""Several trees for one decision: the same thought, wherever they are grown."""

import os
import signal

import pytest

from fondaco.bots import Searcher, Thought, find_bot
from fondaco.core.chance import Rng
from tests.bots.positions import Decision, decisions

Told = list[tuple[object, float, float, int]]


def third_decision(title: str) -> Decision:
    for number, decision in enumerate(decisions((title, {}, 3), 4, 40)):
        if number == 2:
            return decision
    raise AssertionError("a game has more decisions")


def thought(decision: Decision, name: str, processes: int = 1) -> Thought:
    game, s, seat = decision
    bot = find_bot(name)
    assert isinstance(bot, Searcher)
    bot.processes = processes
    return bot.think(game, game.view(s, seat), game.options(s, seat), Rng(7))


def told(found: Thought) -> Told:
    return [(one.action, one.share, one.points, one.visits) for one in found.judgements]


@pytest.mark.parametrize("title", ["china", "haendler", "yunnan-2023"])
def test_the_thought_is_the_same_with_any_number_of_processes(title: str) -> None:
    decision = third_decision(title)
    alone = thought(decision, "grandmaster:9x5")
    assert alone.playouts == 45
    for processes in (2, 3, 8):
        shared = thought(decision, "grandmaster:9x5", processes)
        assert told(shared) == told(alone)
        assert (shared.shares, shared.points, shared.playouts) == (alone.shares, alone.points, 45)


def test_the_trees_are_added_up() -> None:
    decision = third_decision("china")
    game, s, seat = decision
    found = thought(decision, "grandmaster:12x3")
    assert sum(one.visits for one in found.judgements) == 3 * (12 + len(game.options(s, seat)))
    visits = [one.visits for one in found.judgements]
    assert visits == sorted(visits, reverse=True)


def test_what_a_lost_process_would_have_found_is_found_here() -> None:
    decision = third_decision("china")
    alone = thought(decision, "grandmaster:9x4")
    doomed = True
    copies: list[bool] = []
    os.register_at_fork(
        after_in_parent=lambda: copies.append(doomed),
        after_in_child=lambda: os.kill(os.getpid(), signal.SIGKILL) if doomed else None,
    )
    shared = thought(decision, "grandmaster:9x4", 3)
    doomed = False
    assert copies == [True, True]
    assert told(shared) == told(alone)

"""Flat Monte Carlo: every option is tried equally often, each time with a random game after it; a baseline."""

from time import perf_counter
from typing import Any

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.outcome import win_shares
from fondaco.bots.thought import Tally, Thought, thought_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import playout
from fondaco.core.view import View


class FlatBot(Thinker):
    """Plays random games after each of its options, and takes the one that won most often."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """The mean result of random games after each option, each of which is tried at least once."""
        tallies = [Tally(option, view.known.seats) for option in options]
        deadline = self.budget.deadline()
        played = 0
        while played < len(options) or (played < self.budget.playouts and perf_counter() < deadline):
            try_out(game, view, tallies[played % len(tallies)], rng)
            played += 1
        seat = view.seat
        ranked = sorted(tallies, key=lambda tally: -tally.shares[seat] / tally.visits)
        return thought_of(ranked, seat, played, played)


def try_out(game: Game[Any], view: View[Any], tally: Tally, rng: Rng) -> None:
    """Play an option, then a random game."""
    s = game.imagine(view, rng)
    game.carry_out(s, view.seat, tally.action)
    playout(game, s, rng)
    result = game.result(s)
    assert result is not None, "a playout ends the game"
    tally.add(win_shares(result), [float(score) for score in result.scores])

"""Flat Monte Carlo: every option is tried equally often, each time with a random game after it; a baseline."""

from time import perf_counter
from typing import Any

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.outcome import win_shares
from fondaco.bots.thought import Judgement, Thought
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import playout
from fondaco.core.view import View


class FlatBot(Thinker):
    """Plays random games after each of its options, and takes the one that won most."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """The mean result of random games after each option."""
        tables = [Table(option) for option in options]
        deadline = self.budget.deadline()
        played = 0
        while played < max(self.budget.playouts, len(options)) and (played < len(options) or perf_counter() < deadline):
            tables[played % len(tables)].play(game, view, rng)
            played += 1
        return thought_of(tables, view.seat, played)


class Table:
    """Where one option is played out again and again."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.games = 0
        self.shares: list[float] = []
        self.points: list[float] = []

    def play(self, game: Game[Any], view: View[Any], rng: Rng) -> None:
        """Play the option, then a random game."""
        s = game.imagine(view, rng)
        game.carry_out(s, view.seat, self.action)
        playout(game, s, rng)
        result = game.result(s)
        assert result is not None, "a playout ends the game"
        shares = win_shares(result)
        if not self.games:
            self.shares = [0.0] * len(shares)
            self.points = [0.0] * len(shares)
        self.games += 1
        for seat in range(len(shares)):
            self.shares[seat] += shares[seat]
            self.points[seat] += result.scores[seat]


def thought_of(tables: list[Table], seat: int, played: int) -> Thought:
    """The options by what they won."""
    ranked = sorted(tables, key=lambda table: -table.shares[seat] / table.games)
    judgements = [
        Judgement(table.action, table.shares[seat] / table.games, table.points[seat] / table.games, table.games)
        for table in ranked
    ]
    best = ranked[0]
    shares = [share / best.games for share in best.shares]
    points = [sum_of / best.games for sum_of in best.points]
    return Thought(judgements, shares, points, played, played)

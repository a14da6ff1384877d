"""Search for games that nobody has taught: random games after the options, most of them after the promising ones."""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from fondaco.bots.budget import Budget
from fondaco.bots.outcome import win_shares
from fondaco.bots.thought import Tally, Thought, thought_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.view import View

DEPTH: Final = 400  # decisions after which a random game is given up as open
EXPLORE: Final = 0.7  # how much an option that was tried little attracts (UCB1)


class Rollouts:
    """A search with random games from one decision; each of the options is tried at least once."""

    def __init__(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.tallies = [Tally(option, view.known.seats) for option in options]
        self.played = 0

    def run(self, budget: Budget) -> Thought:
        """Play until the budget is used up; the option with the best mean is the best."""
        deadline = budget.deadline()
        seat = self.view.seat
        while self.played < len(self.tallies) or (self.played < budget.playouts and perf_counter() < deadline):
            self.try_out(self.next(seat))
        ranked = sorted(self.tallies, key=lambda tally: -tally.shares[seat] / tally.visits)
        return thought_of(ranked, seat, self.played, self.played)

    def next(self, seat: int) -> Tally:
        """The option to try: first each of them, then the one with the most promise."""
        if self.played < len(self.tallies):
            return self.tallies[self.played]
        known = log(self.played)
        best = self.tallies[0]
        best_score = -1.0
        for tally in self.tallies:
            score = tally.shares[seat] / tally.visits + EXPLORE * sqrt(known / tally.visits)
            if score > best_score:
                best = tally
                best_score = score
        return best

    def try_out(self, tally: Tally) -> None:
        """Play an option in a world that fits the view, and a random game after it."""
        s = self.game.imagine(self.view, self.rng)
        self.game.carry_out(s, self.view.seat, tally.action)
        shares, points = self.finish(s)
        tally.add(shares, points)
        self.played += 1

    def finish(self, s: Any) -> tuple[list[float], list[float]]:
        """The shares and points of a random game from a position; even shares, if it does not end in time."""
        for _ in range(DEPTH):
            actors = self.game.actors(s)
            if not actors:
                break
            seat = actors[self.rng.below(len(actors))]
            self.game.carry_out(s, seat, choose(self.game, s, seat, self.rng))
        result = self.game.result(s)
        if result is None:
            seats: int = s.seats
            return [1.0 / seats] * seats, [0.0] * seats
        return win_shares(result), [float(score) for score in result.scores]

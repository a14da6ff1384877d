"""One-step greedy: every option is carried out in a few worlds, and what it leads to is valued; a baseline."""

from typing import Any

from fondaco.bots.ahead import after, foresee, quiet
from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.knowledge import taught, value_of
from fondaco.bots.rollouts import Rollouts
from fondaco.bots.thought import NEGLIGIBLE, Tally, Thought, thought_of
from fondaco.bots.value import Value
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View


class GreedyBot(Thinker):
    """Looks one step ahead, in as many worlds as its budget has room for."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """The value of what each option leads to."""
        if not taught(game):
            return Rollouts(game, view, options, rng).run(self.budget)
        worlds = max(1, self.budget.playouts // len(options))
        return look_ahead(value_of(game), view, options, worlds, rng)


def look_ahead(value: Value, view: View[Any], options: list[Action], worlds: int, rng: Rng) -> Thought:
    """What each option leads to in some worlds, all options in the same ones."""
    tallies = [Tally(option, view.known.seats) for option in quiet(value.game, options)]
    for _ in range(worlds):
        world = value.game.imagine(view, rng)
        for tally in tallies:
            s = after(value.game, world, view.seat, tally.action, rng)
            shares, points = foresee(value, s, rng)
            tally.add(shares, points)
    seat = view.seat
    ranked = by_share(tallies, seat, rng)
    return thought_of(ranked, seat, worlds, worlds * len(tallies))


def by_share(tallies: list[Tally], seat: int, rng: Rng) -> list[Tally]:
    """From the best to the worst; where the difference is negligible, any order, so that no game is like another."""
    keyed = [(tally.shares[seat] / tally.visits + NEGLIGIBLE * rng.part(), tally) for tally in tallies]
    keyed.sort(key=lambda pair: -pair[0])
    return [tally for _, tally in keyed]

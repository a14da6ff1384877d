"""The four levels: from an apprentice who overlooks most of what is possible to a grandmaster who looks far ahead."""

from typing import Any, Final

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.search import Habits, Search, sample
from fondaco.bots.thought import Thought
from fondaco.bots.valuing import value_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View

# Playouts, and the seconds that end a decision on a slow machine.
APPRENTICE: Final = Budget(10, 0.045)
JOURNEYMAN: Final = Budget(40, 0.045)
MASTER: Final = Budget(600, 0.9)
GRANDMASTER: Final = Budget(6000, 4.5)
FEW: Final = 4  # options; nobody overlooks one of so few


class Searcher(Thinker):
    """Searches as far as its budget reaches, among the options that it notices."""

    def __init__(self, budget: Budget, attention: float = 1.0) -> None:
        self.budget = budget
        self.attention = attention  # the part of its options that it notices, where there are more than a few

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a search has found out about the options."""
        count = max(FEW, round(self.attention * len(options)))
        noticed = options if count >= len(options) else sample(options, count, rng)
        return Search(value_of(game), view, noticed, rng, Habits()).run(self.budget)


def apprentice(budget: Budget) -> Searcher:
    """Notices one option of five."""
    return Searcher(budget, 1 / 5)


def journeyman(budget: Budget) -> Searcher:
    """Notices two options of five."""
    return Searcher(budget, 2 / 5)

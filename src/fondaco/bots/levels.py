"""The four levels: from an apprentice who overlooks half of what is possible to a grandmaster who looks far ahead."""

from typing import Any, Final

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.greedy import look_ahead
from fondaco.bots.search import Habits, Search
from fondaco.bots.thought import Thought
from fondaco.bots.valuing import value_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View

# Playouts, and the seconds that end a decision on a slow machine.
APPRENTICE: Final = Budget(1, 0.045)
JOURNEYMAN: Final = Budget(40, 0.045)
MASTER: Final = Budget(600, 0.9)
GRANDMASTER: Final = Budget(5000, 4.5)


class Apprentice(Thinker):
    """Looks one step ahead, with half of its options."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """The value of what the options lead to that come to mind."""
        noticed = [option for option in options if rng.below(2)]
        worlds = max(1, self.budget.playouts // len(options))
        return look_ahead(value_of(game), view, noticed or options, worlds, rng)


class Searcher(Thinker):
    """Searches as far as its budget reaches."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a search has found out about the options."""
        return Search(value_of(game), view, options, rng, Habits()).run(self.budget)

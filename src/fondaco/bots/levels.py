"""The four levels: from an apprentice who overlooks half of what is possible to a grandmaster who looks far ahead."""

from typing import Any, Final

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.search import Habits, Search
from fondaco.bots.thought import Thought
from fondaco.bots.valuing import value_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View

# Playouts, and the seconds that end a decision on a slow machine.
APPRENTICE: Final = Budget(8, 0.045)
JOURNEYMAN: Final = Budget(16, 0.045)
MASTER: Final = Budget(600, 0.9)
GRANDMASTER: Final = Budget(6000, 4.5)


class Apprentice(Thinker):
    """Searches a little, with half of its options."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a search has found out about the options that come to mind."""
        noticed = [option for option in options if rng.below(2)]
        return Search(value_of(game), view, noticed or options, rng, Habits()).run(self.budget)


class Searcher(Thinker):
    """Searches as far as its budget reaches."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a search has found out about the options."""
        return Search(value_of(game), view, options, rng, Habits()).run(self.budget)

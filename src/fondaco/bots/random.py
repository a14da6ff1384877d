"""The random bot: the floor under every other."""

from typing import Any

from fondaco.bots.budget import Budget
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View


class RandomBot:
    """Takes any of its options, all equally likely."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """Any option."""
        return options[rng.below(len(options))]

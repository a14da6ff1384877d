"""What a bot is: somebody who chooses."""

from typing import Any, Protocol

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View


class Bot(Protocol):
    """A player; it may keep what it has worked out about a game, but nothing that it would need to go on."""

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """One of the options; the same for the same view and the same numbers."""
        ...

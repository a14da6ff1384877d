"""What a bot is: somebody who chooses, and most of them after some thought."""

from time import perf_counter
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from fondaco.bots.thought import Thought
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View


class Bot(Protocol):
    """A player; it may keep what it has worked out about a game, but nothing that it would need to go on."""

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """One of the options; the same for the same view and the same numbers."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A bot that can say what it thinks of its options; others may write their own, compiled or not."""

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """The option that it thinks best; where there is only one, nothing needs thought."""
        return options[0] if len(options) == 1 else self.think(game, view, options, rng).best

    def think(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What every option promises, and how long that took to find out."""
        start = perf_counter()
        thought = self.weigh(game, view, options, rng)
        thought.seconds = perf_counter() - start
        return thought

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What every option promises; each kind of bot has its own way."""
        raise AssertionError("a thinker weighs its options")

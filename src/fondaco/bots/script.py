"""Sparring partners as bots: `script:caravan` plays one of the styles that a title's rulebook has."""

from typing import Any, Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.sparring import Script, partners_of
from fondaco.core.view import View

SCRIPT: Final = "script"


class ScriptBot:
    """Plays a style by its name, in every title that has it."""

    def __init__(self, style: str) -> None:
        self.style = style
        self.scripts: dict[str, Script] = {}  # by title

    def sit_down(self, title: str) -> Script:
        """The style's script for a title; raises UnknownStyle."""
        if title not in self.scripts:
            self.scripts[title] = partners_of(title).named(self.style)
        return self.scripts[title]

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What the style's judgement says."""
        return self.sit_down(game.title).choose(game, view, options, rng)

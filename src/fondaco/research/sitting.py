"""One game in play, as an environment needs it: chance plays by itself, and a seat sees its view in numbers."""

from collections.abc import Mapping
from io import StringIO
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from rich.console import Console

from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.errors import BadAction
from fondaco.core.result import Result
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.research.encoder import Encoder, Mask
from fondaco.terminal.boards import drawing_of

MODES: Final = ["human", "ansi"]
WIDTH: Final = 120

Observation = dict[str, Any]


class Sitting:
    """A game of a title, with its spaces."""

    def __init__(self, title: str, seats: int | None, setup: Mapping[str, object] | None) -> None:
        self.encoder = Encoder(title, seats, setup)
        self.seats = self.encoder.seats
        self.game = self.encoder.game
        self.rng = Rng(0)
        self.state: Any = None
        self.turn = 0
        self.legal: list[int] = []

    def spaces(self) -> spaces.Dict:
        """What an observation is."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.encoder.size,), np.float32),
                "action_mask": spaces.MultiBinary(self.encoder.actions),
            }
        )

    def begin(self, seed: int) -> None:
        """A new game; the same seed deals the same cards."""
        self.rng = Rng(seed)
        self.state = self.game.start(self.seats)
        self.settle()

    def settle(self) -> None:
        """Let chance play, then see whose turn it is. Of several who decide at the same time the first is asked; what
        they choose stays hidden from the others until all have chosen."""
        game, s = self.game, self.state
        while (actors := game.actors(s)) == [CHANCE]:
            game.carry_out(s, CHANCE, game.options(s, CHANCE)[self.rng.weighted(game.odds(s))])
        self.turn = actors[0] if actors else -1
        self.legal = [self.encoder.index.of(option) for option in game.options(s, self.turn)] if actors else []

    def play(self, action: int) -> None:
        """The seat whose turn it is does something."""
        if action not in self.legal:
            raise BadAction(f"Action {action} may not be chosen now; the mask shows the {len(self.legal)} that may.")
        self.game.carry_out(self.state, self.turn, self.encoder.index.actions[action])
        self.settle()

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state) if self.state.over else None

    def observation(self, seat: int) -> Observation:
        """What a seat knows; its mask is empty unless it decides."""
        return {"observation": self.encoder.numbers(self.game.view(self.state, seat)), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """What a seat may do now."""
        mask = np.zeros(self.encoder.actions, np.int8)
        if seat == self.turn:
            mask[self.legal] = 1
        return mask

    def drawn(self, seat: int) -> str:
        """The board as a seat sees it, drawn as in the terminal; -1 is a spectator."""
        title = find(self.encoder.title)
        shown = self.game.describe(self.game.view(self.state, seat).known)
        document = {"title": title.name, "setup": self.encoder.setup, **shown}
        page = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False)
        with page.capture() as captured:
            page.print(drawing_of(title)(document, Words("en", "cli", title.rulebook)))
        return captured.get()


def checked_mode(mode: str | None) -> str | None:
    """A render mode that exists."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"A game is rendered as one of {', '.join(MODES)}, not “{mode}”.")
    return mode

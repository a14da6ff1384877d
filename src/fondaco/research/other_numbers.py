"""Games with other numbers. A process reads the data of all games when it begins, so these are played in processes of
their own, which are given the numbers in their environment."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Final

from fondaco.arena.bout import Bout
from fondaco.core.chance import Rng
from fondaco.core.data import CHANGED
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.playout import choose
from fondaco.core.titles import Setting, find
from fondaco.research.sketches import Sketch, all_deeds, sketch

TRIALS: Final = 3  # random games that must come to an end
LONGEST: Final = 20_000  # decisions of a game that does


@dataclass(frozen=True)
class SketchWith:
    """Plays and notes games with other numbers."""

    data: str

    @property
    def variables(self) -> dict[str, str]:
        """What the process that does it must be given."""
        return {CHANGED: self.data}

    def __call__(self, bout: Bout) -> Sketch:
        """The notes of a game."""
        if os.environ.get(CHANGED) != self.data:
            raise FondacoError("This process plays with other numbers than it was asked to.")
        return sketch(bout)


def deeds_with(data: str, title: str, setup: dict[str, Setting], seats: int) -> list[str]:
    """Everything that can be done in a game with other numbers, once it has been tried out in a process of its own."""
    asked = json.dumps([title, setup, seats])
    tried = subprocess.run(
        [sys.executable, "-m", __name__],
        input=asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, CHANGED: data, "PYTHONIOENCODING": "utf-8"},
    )
    if tried.returncode:
        told = tried.stderr.strip().rpartition("\n")[2]  # as Python ends: the error, a colon, and what it says
        raise BadSetup(f"{title} cannot be played with these numbers: {told.partition(': ')[2].rstrip('.') or told}.")
    found: list[str] = json.loads(tried.stdout)
    return found


def try_out(title: str, setup: dict[str, Any], seats: int) -> list[str]:
    """Play some random games to their end; returns everything that can be done."""
    game = find(title).game(setup, seats)
    for trial in range(TRIALS):
        rng, s = Rng(trial), game.start(seats)
        for _ in range(LONGEST):
            if not (actors := game.actors(s)):
                break
            game.carry_out(s, actors[0], choose(game, s, actors[0], rng))
        if game.result(s) is None:
            raise BadSetup("a random game does not end")
    return all_deeds(game)


if __name__ == "__main__":
    json.dump(try_out(*json.load(sys.stdin)), sys.stdout)

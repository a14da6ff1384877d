"""What all sections share in which one colour after another decides."""

from fondaco.core.action import NOBODY
from fondaco.core.step import Step
from fondaco.games.yunnan.state import State


class Turns(Step[State]):
    """A section in which `s.turn` names the colour that decides."""

    def actors(self, s: State) -> list[int]:
        """The seat that decides for the colour whose turn it is."""
        return [] if s.turn == NOBODY else [s.owner[s.turn]]

"""What is shared by all sections in which one colour after another decides."""

from fondaco.core.action import NOBODY
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan.state import State


class Turns(Step[State]):
    """A section in which `s.turn` names the colour that decides. A colour that belongs to nobody is led by cards."""

    def __init__(
        self, name: str, verbs: list[int], rules: list[Rule] | None = None, cards: Step[State] | None = None
    ) -> None:
        super().__init__(name, verbs, rules)
        self.cards = cards

    def proceed(self, s: State) -> None:
        if self.cards is not None and s.turn != NOBODY and s.owner[s.turn] == NOBODY:
            self.open_aside(s, self.cards)

    def actors(self, s: State) -> list[int]:
        """The seat that decides for the colour whose turn it is."""
        return [] if s.turn == NOBODY else [s.owner[s.turn]]

"""Sections with something laid over them that holds in many."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.price import Price
from fondaco.core.step import Step
from fondaco.games.haendler.state import State


class Layer(Step[State]):
    """A layer over a section of the plain game: it says itself what may be done, and all else is as beneath."""

    def __init__(self, inner: Step[State], verbs: list[int]) -> None:
        super().__init__(inner.name, [*inner.verbs, *verbs], inner.rules)
        self.inner: Final = inner

    def renumber(self) -> None:
        """Give the sections beneath the number of the layer, so that an aside is opened with its layers."""
        self.inner.number = self.number
        if isinstance(self.inner, Layer):
            self.inner.renumber()

    def begin(self, s: State) -> None:
        """As beneath."""
        self.inner.begin(s)

    def proceed(self, s: State) -> None:
        """As beneath."""
        self.inner.proceed(s)

    def actors(self, s: State) -> list[int]:
        """As beneath."""
        return self.inner.actors(s)

    def odds(self, s: State) -> list[int]:
        """As beneath."""
        return self.inner.odds(s)

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """As beneath."""
        return self.inner.ground(s, seat, a)

    def price_for(self, s: State, seat: int) -> Price | None:
        """As beneath."""
        return self.inner.price_for(s, seat)

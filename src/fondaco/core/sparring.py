"""Sparring partners: players by hand-written judgement, whose style is a short list of numbers within bounds."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.errors import FondacoError
from fondaco.core.game import Game
from fondaco.core.titles import find
from fondaco.core.view import View

FINE: Final = 1000  # parts of a share


class UnknownStyle(FondacoError):
    """No sparring partner of that name plays the title."""


class Script(Protocol):
    """A player that judges by plain rules; it keeps nothing from one decision to the next."""

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """One of the options; the same for the same view and the same numbers."""
        ...


class Parameter:
    """One number that says how a script plays, and between which bounds it makes sense."""

    def __init__(self, name: str, low: float, high: float, usual: float) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.usual: Final = usual


class Style:
    """A named way to play, as a club player would explain it; what it does not say is as usual."""

    def __init__(self, name: str, sentence: str, values: Mapping[str, float]) -> None:
        self.name: Final = name
        self.sentence: Final = sentence
        self.values: Final = dict(values)


class Partners:
    """The sparring partners of one rulebook: their parameters, their styles, and how a script is made."""

    def __init__(
        self,
        rulebook: str,
        parameters: list[Parameter],
        styles: list[Style],
        make: Callable[[list[float]], Script],
    ) -> None:
        self.rulebook = rulebook
        self.parameters = parameters
        self.styles: dict[str, Style] = {style.name: style for style in styles}
        self.make = make

    def values_of(self, style: Style) -> list[float]:
        """A style as a number for each parameter."""
        return [style.values.get(parameter.name, parameter.usual) for parameter in self.parameters]

    def named(self, name: str) -> Script:
        """The script of a style, by its name or its numbers."""
        return self.make(self.read(name))

    def read(self, name: str) -> list[float]:
        """A number for each parameter: those of a named style, or numbers with slashes between them."""
        if name in self.styles:
            return self.values_of(self.styles[name])
        try:
            values = [float(number) for number in name.split("/")]
        except ValueError:
            values = []
        if len(values) != len(self.parameters):
            known = ", ".join(self.styles)
            raise UnknownStyle(f"No sparring partner “{name}” plays {self.rulebook}; its partners are: {known}.")
        return values

    def random_style(self, rng: Rng, form: Mapping[str, float]) -> Style:
        """A named style; those in good form come more often, all equally often where nothing is known."""
        styles = list(self.styles.values())
        return styles[rng.weighted([1 + int(FINE * form.get(style.name, 0.0)) for style in styles])]

    def random_values(self, style: Style, rng: Rng) -> list[float]:
        """The numbers of a style; every other time with some of them drawn anew within their bounds."""
        values = self.values_of(style)
        own = rng.below(2)
        for number, parameter in enumerate(self.parameters):
            if own and rng.below(3) == 0:
                values[number] = parameter.low + rng.part() * (parameter.high - parameter.low)
        return values


def partners_of(title: str) -> Partners:
    """The sparring partners of a title."""
    found = find(title)
    if not found.partners:
        raise UnknownStyle(f"{title} has no sparring partners.")
    partners: Partners = found.part(found.partners)
    return partners

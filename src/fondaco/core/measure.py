"""What a bot sees in a position: a few whole numbers for each seat, and what kinds of options there are."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from fondaco.core.action import Action
from fondaco.core.result import Result
from fondaco.core.state import S

KIND_BITS: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure(Generic[S]):
    """Describes a position by the same numbers for every seat, and says how far the game has come."""

    def __init__(self, names: list[str], modules: list[float]) -> None:
        self.names = names
        self.modules = modules  # what is the same in the whole of a game, such as a module that is played with
        self.follows: dict[str, str] = {}  # measures that another one brings with it, so that one of them is told
        self.units: dict[str, int] = {}  # what one of a measure is to the players, where that is not 1
        self.another = 1.0  # how likely an option is once another of its kind is known: less, if they are all alike
        self.looks_on = False  # whether a position says little before what is asked in it is answered, as in a bargain

    def measure(self, s: S) -> list[list[int]]:
        """By seat: a number for each name."""
        raise AssertionError("each game is measured in its own way")

    def progress(self, s: S) -> float:
        """How far the game has come, from 0 to 1."""
        raise AssertionError("each game is measured in its own way")

    def standing(self, s: S, result: Result) -> list[int]:
        """By seat: how well a finished game went, in steps fine enough to learn from; the scores, unless a game is
        decided by more than them."""
        return result.scores

    def kinds(self, s: S, seat: int, options: list[Action]) -> list[int]:
        """What kinds of options a seat has; how often each is chosen where it is offered can be learned. The verb and
        what it is done to, unless a game tells more apart."""
        return [kind_of(option.verb, option.x) for option in options]


def kind_of(verb: int, number: int) -> int:
    """A kind of options with the same verb."""
    return verb << KIND_BITS | number

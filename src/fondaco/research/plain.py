"""A layout for a game that says none of its own: the plain numbers of its state, as a view shows them."""

from typing import Any, Final

from fondaco.core import state
from fondaco.core.game import Game
from fondaco.core.layout import COMMON, COUNTED, Layout, Part, number, players, set_of, things

COMMON_NAMES: Final = ("news", "over", "stack")  # what every state has
MOST: Final = 32_767


class PlainLayout(Layout[Any]):
    """The attributes of the state in the order of their names, not turned towards the seat, and which seat looks."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        seat = set_of("seat", COUNTED, [], players(seats), "which seat looks").at(COMMON)
        seat.choice = things("seat", [str(number + 1) for number in range(seats)])
        super().__init__(game, seats, [seat, *plain_parts(game.start(seats))])

    def count(self, known: Any, seat: int) -> list[int]:
        """The bit of the seat."""
        return [1 << seat]


def plain_parts(s: Any) -> list[Part]:
    """A part for each attribute that is a whole number or a row of them; as long as it is at the start."""
    found: list[Part] = []
    for name in attributes(s):
        value = getattr(s, name)
        if isinstance(value, (bool, int)):
            found.append(number(name, name, [], -MOST, MOST, "as the state has it"))
        elif isinstance(value, list) and value and all(isinstance(entry, int) for entry in value):
            axis = things("place", [str(place) for place in range(len(value))])
            found.append(number(name, name, [axis], -MOST, MOST, "as the state has it"))
    for part in found:
        part.scale = 1.0
    return found


def attributes(s: Any) -> list[str]:
    """The names of a state's own attributes, in order."""
    return sorted(name for name in state.attributes(s) if name not in COMMON_NAMES)

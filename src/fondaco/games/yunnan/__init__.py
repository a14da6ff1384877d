"""Yunnan by Aaron Haag: the 2023 and the 2013 edition."""

from fondaco.core.game import Game
from fondaco.core.titles import Setting, Title, shelve
from fondaco.games.yunnan.game import standard_2023
from fondaco.games.yunnan.state import State


def make_2023(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game of the 2023 edition."""
    return standard_2023()


shelve(Title("yunnan-2023", "yunnan", "2023", [3, 4, 5], [], make_2023))

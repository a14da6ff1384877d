"""Yunnan by Aaron Haag: the 2023 and the 2013 edition."""

from fondaco.core.game import Game
from fondaco.core.titles import Option, Setting, Title, shelve
from fondaco.games.yunnan.contents import yunnan_2013, yunnan_2023
from fondaco.games.yunnan.state import State


def make_2023(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game of the 2023 edition; the expert game is both modules."""
    expert = setup["expert"] is True
    return yunnan_2023(expert or setup["double_bidding"] is True, expert or setup["guards"] is True, seats)


def make_2013(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game of the 2013 edition."""
    return yunnan_2013(setup["expert"] is True, seats)


EXPERT = Option("expert", [False, True])
MODULES = [EXPERT, Option("double_bidding", [False, True]), Option("guards", [False, True])]
shelve(Title("yunnan-2023", "yunnan", "2023", [2, 3, 4, 5], MODULES, make_2023))
shelve(Title("yunnan-2013", "yunnan", "2013", [2, 3, 4, 5], [EXPERT], make_2013))

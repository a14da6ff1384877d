"""Newgame: pebbles from a heap, and a secret goal for each player."""

from fondaco.core import Setting, Title, shelve
from newgame.game import Newgame
from newgame.rulebook import BOOK


def make(_setup: dict[str, Setting], _seats: int) -> Newgame:
    """The game for a setup and a number of seats."""
    return Newgame()


shelve(Title("newgame", book=BOOK, edition="1", seats=[2, 3, 4], options=[], make=make, package=__name__, minutes=5))

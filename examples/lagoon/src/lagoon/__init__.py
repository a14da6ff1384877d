"""Lagoon: merchants row between islands, load what each makes, and sell it at the Rialto."""

from fondaco.core import Setting, Title, shelve
from lagoon.game import Lagoon
from lagoon.rulebook import BOOK


def make(_setup: dict[str, Setting], _seats: int) -> Lagoon:
    """The game for a setup and a number of seats."""
    return Lagoon()


shelve(Title("lagoon", book=BOOK, edition="1", seats=[3, 4], options=[], make=make, package=__name__, minutes=20))

"""Setup: the side of the board, and what lies on the table before the cards are dealt."""

from typing import Final

from fondaco.core.errors import BadSetup
from fondaco.games.china.board import FORTIFICATIONS, SIDE_SEATS, SIDES, deck
from fondaco.games.china.state import State

AUTO: Final = "auto"


def side_for(wanted: str, seats: int) -> int:
    """The side of the board that is asked for, or with `auto` the first one that suits so many players."""
    for side, name in enumerate(SIDES):
        if seats in SIDE_SEATS[side] and wanted in (AUTO, name):
            return side
    low, high = SIDE_SEATS[SIDES.index(wanted)]
    raise BadSetup(f"The side {wanted} of the board is for {low} or {high} players, not {seats}.")


def deal(seats: int, side: int, fortifications: bool) -> State:
    """An empty board and all cards of the game in the pile."""
    s = State(seats, side, FORTIFICATIONS if fortifications else 0)
    s.pile = deck(seats)
    s.pile_size = sum(s.pile)
    return s

"""Setup: the side of the board, and what lies on the table before the cards are dealt."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.core.errors import BadSetup
from fondaco.games.china.board import (
    COLOURS,
    EMISSARIES,
    FORTIFICATIONS,
    HOUSES,
    PROVINCES,
    SIDE_SEATS,
    SIDES,
    SPACES,
    deck,
)
from fondaco.games.china.state import State

AUTO: Final = "auto"


def side_for(wanted: str, seats: int) -> int:
    """The side of the board that is asked for, or with `auto` the first one that suits the number of players."""
    for side, name in enumerate(SIDES):
        if seats in SIDE_SEATS[side] and wanted in (AUTO, name):
            return side
    low, high = SIDE_SEATS[SIDES.index(wanted)]
    raise BadSetup(f"The side {wanted} of the board is for {low} or {high} players, not {seats}.")


def deal(seats: int, side: int, fortifications: bool) -> State:
    """An empty board, every player's pieces in the supply, and all cards of the game in the pile."""
    s = State()
    s.seats = seats
    s.side = side
    s.turn = 0
    s.province = NOBODY
    s.pieces_left = 0
    s.owner = [NOBODY] * SPACES
    s.fortified = [0] * SPACES
    s.houses = [0] * (PROVINCES * seats)
    s.emissaries = [0] * (PROVINCES * seats)
    s.houses_left = [HOUSES] * seats
    s.emissaries_left = [EMISSARIES] * seats
    s.fortifications_left = [FORTIFICATIONS if fortifications else 0] * seats
    s.house_points = [0] * seats
    s.alliance_points = [0] * seats
    s.road_points = [0] * seats
    lay_out_cards(s)
    return s


def lay_out_cards(s: State) -> None:
    """Empty hands, no open cards, and a pile with all cards."""
    s.drawing = False
    s.hands = [0] * (s.seats * COLOURS)
    s.known = [0] * (s.seats * COLOURS)
    s.hand_sizes = [0] * s.seats
    s.row = [0] * COLOURS
    s.row_size = 0
    s.discards = [0] * COLOURS
    s.pile = deck(s.seats)
    s.pile_size = sum(s.pile)
    s.times_out = 0

"""Setup: what everybody has before the first round."""

from fondaco.core.action import NOBODY
from fondaco.games.yunnan.board import (
    FEWEST_PASSES,
    FIRST_TRADERS,
    GENERAL,
    KINDS,
    PLACES,
    STRUCTURES,
    SUPPLY,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State


def deal(edition: Edition, owner: list[int], seats: int) -> State:
    """A board with every colour's pieces; `owner` says which seat decides for each colour."""
    s = State(owner, seats)
    for colour in range(s.colours):
        if owner[colour] != NOBODY:
            equip(s, colour, edition)
    return s


def equip(s: State, colour: int, edition: Edition) -> None:
    """Three traders in the personal supply, two passes, a horse in Yunnan; the rest in the general supply."""
    s.traders[colour * PLACES + SUPPLY] = FIRST_TRADERS
    s.traders[colour * PLACES + GENERAL] = TRADERS - FIRST_TRADERS
    s.passes[colour] = FEWEST_PASSES
    s.horse[colour] = YUNNAN
    for kind in range(len(edition.structures)):
        s.stock[colour * KINDS + kind] = STRUCTURES[kind]

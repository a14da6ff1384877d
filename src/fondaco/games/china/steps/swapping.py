"""Swapping a card instead of placing pieces -- "B) Karte tauschen"."""

from fondaco.core.rule import Rule
from fondaco.games.china.board import COLOURS, PIECES_PER_TURN
from fondaco.games.china.events import CARD_SWAPPED
from fondaco.games.china.rulebook import CARDS_IN_HAND, SWAP_FOR_SOMETHING, SWAP_INSTEAD
from fondaco.games.china.state import State


def refuse_swap(s: State, seat: int, colour: int) -> Rule | None:
    """The rule against swapping a card, if there is one."""
    if s.pieces_left < PIECES_PER_TURN:
        return SWAP_INSTEAD
    if s.hands[seat * COLOURS + colour] == 0:
        return CARDS_IN_HAND
    return None if s.cards_left() else SWAP_FOR_SOMETHING


def swap(s: State, seat: int, colour: int) -> None:
    """Lay the card down; drawing another one follows as after placing."""
    s.discard(seat, colour, 1)
    s.pieces_left = 0
    s.tell(CARD_SWAPPED, [seat, colour])

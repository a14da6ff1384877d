"""What is impossible about a position, in one sentence."""

from fondaco.core.action import NOBODY
from fondaco.games.china.actions import PLAYER
from fondaco.games.china.board import (
    COLOUR_NAMES,
    COLOURS,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HOUSES,
    PIECES_PER_TURN,
    PROVINCE_NAMES,
    PROVINCES,
    ROW,
    deck,
)
from fondaco.games.china.state import State


def status(s: State, fortifications: bool, section: str) -> str:
    """The first thing that cannot be, or nothing."""
    for seat in range(s.seats):
        wrong = status_of_pieces(s, seat) or status_of_hand(s, seat)
        if wrong:
            return f"{PLAYER.names[seat].capitalize()} {wrong}"
    return (
        status_of_provinces(s)
        or status_of_fortifications(s, fortifications)
        or status_of_cards(s)
        or status_of_turn(s, section)
    )


def status_of_pieces(s: State, seat: int) -> str:
    """What is wrong with a seat's houses and emissaries."""
    houses = s.owner.count(seat) + s.houses_left[seat]
    if houses != HOUSES:
        return f"has {houses} houses instead of {HOUSES}."
    emissaries = sum([s.emissaries[province * s.seats + seat] for province in range(PROVINCES)])
    if emissaries + s.emissaries_left[seat] != EMISSARIES:
        return f"has {emissaries + s.emissaries_left[seat]} emissaries instead of {EMISSARIES}."
    return ""


def status_of_hand(s: State, seat: int) -> str:
    """What is wrong with a seat's hand."""
    hand = s.hands[seat * COLOURS : (seat + 1) * COLOURS]
    if sum(hand) != s.hand_sizes[seat] or min(hand) < 0 or sum(hand) > HAND:
        return f"has {sum(hand)} cards in hand, which must be the number of cards and at most {HAND}."
    for colour in range(COLOURS):
        if s.known[seat * COLOURS + colour] > hand[colour]:
            return f"is known to hold more {COLOUR_NAMES[colour]} cards than it does."
    return ""


def status_of_provinces(s: State) -> str:
    """What is wrong with the emissaries in the provinces."""
    for province, name in enumerate(PROVINCE_NAMES):
        if s.emissaries_in(province) > s.most_houses(province):
            return f"More emissaries stand in {name} than anybody has houses there."
    return ""


def status_of_fortifications(s: State, fortifications: bool) -> str:
    """What is wrong with the fortifications."""
    count = sum(s.fortified) + sum(s.fortifications_left)
    expected = s.seats * FORTIFICATIONS if fortifications else 0
    return "" if count == expected else f"There are {count} fortifications instead of {expected}."


def status_of_cards(s: State) -> str:
    """What is wrong with the cards on the table."""
    for colour, expected in enumerate(deck(s.seats)):
        held = sum([s.hands[seat * COLOURS + colour] for seat in range(s.seats)])
        count = held + s.row[colour] + s.pile[colour] + s.discards[colour]
        if count != expected or min(s.row[colour], s.pile[colour], s.discards[colour]) < 0:
            return f"There are {count} {COLOUR_NAMES[colour]} cards instead of {expected}."
    if sum(s.row) != s.row_size or s.row_size > ROW:
        return f"There are {sum(s.row)} open cards instead of at most {ROW}."
    if sum(s.pile) != s.pile_size:
        return f"The pile has {sum(s.pile)} cards, not {s.pile_size}."
    if (s.pile_size == 0) != (s.times_out == 2):
        return "The pile is empty exactly when it has run out twice."
    return ""


def status_of_turn(s: State, section: str) -> str:
    """What is wrong with how far the turn has come; a section is the innermost one that is being played."""
    if s.drawing != (section == "top-card"):
        return "A card is being drawn from the pile exactly in the section top-card."
    if s.over or section in ("dealing", "open-row"):
        return ""
    if (s.pieces_left > 0) != (section == "turn"):
        return "A turn has pieces left exactly in the section turn."
    if s.pieces_left and (s.pieces_left == PIECES_PER_TURN) != (s.province == NOBODY):
        return "A turn names its province once a piece is placed."
    if section == "turn" and s.row_size < ROW and s.pile_size:
        return "The open row is filled before the next turn."
    for seat in range(s.seats):
        busy = seat == s.turn and s.pieces_left < PIECES_PER_TURN
        if s.hand_sizes[seat] < HAND and s.cards_left() and not busy:
            return f"{PLAYER.names[seat].capitalize()} has not filled its hand, though there are cards."
    return ""

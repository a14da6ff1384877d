"""Placing pieces -- "A) Spielsteine setzen" and "Spiel mit Befestigungen": what may go where, and for which cards."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.games.china.actions import (
    EMISSARY,
    EMISSARY_PLACINGS,
    FORTIFICATION_PLACINGS,
    HOUSE,
    HOUSE_PLACINGS,
    PAYMENTS,
    cards_of,
    colour_of,
)
from fondaco.games.china.board import COLOUR_OF, COLOURS, PROVINCE_OF, PROVINCES, SPACES
from fondaco.games.china.events import (
    CARDS_PLAYED,
    EMISSARY_PLACED,
    FIRST_IN_PROVINCE,
    FORTIFICATION_PLACED,
    HOUSE_PLACED,
    JOKER_PLAYED,
    PROVINCE_FULL,
)
from fondaco.games.china.rulebook import (
    CARDS_IN_HAND,
    COLOUR_OF_THE_PROVINCE,
    EMISSARY_LIMIT,
    FORTIFY_FREE_SPACE,
    JOKER_OF_ANOTHER_COLOUR,
    NO_EMISSARY_BEFORE_HOUSES,
    ONE_HOUSE_PER_SPACE,
    ONE_PROVINCE,
    PIECE_LEFT,
)
from fondaco.games.china.scoring import score_houses
from fondaco.games.china.state import State

# The provinces that a payment is good for: those of a card's colour, or for a pair those of all other colours.
REACH: Final[list[list[int]]] = [
    [province for province in range(PROVINCES) if (colour_of(payment) == COLOUR_OF[province]) == (payment < COLOURS)]
    for payment in range(PAYMENTS)
]


def refuse_payment(s: State, seat: int, province: int, payment: int) -> Rule | None:
    """The rule against paying for a piece in a province like that, if there is one."""
    colour = colour_of(payment)
    if payment < COLOURS and colour != COLOUR_OF[province]:
        return COLOUR_OF_THE_PROVINCE
    if payment >= COLOURS and colour == COLOUR_OF[province]:
        return JOKER_OF_ANOTHER_COLOUR
    if s.hands[seat * COLOURS + colour] < cards_of(payment):
        return CARDS_IN_HAND
    return None


def refuse_house(s: State, seat: int, space: int) -> Rule | None:
    """The rule against a house on a space, if there is one; a bare fortification is no hindrance."""
    if s.owner[space] != NOBODY:
        return ONE_HOUSE_PER_SPACE
    return None if s.houses_left[seat] else PIECE_LEFT


def refuse_emissary(s: State, seat: int, province: int) -> Rule | None:
    """The rule against an emissary in a province, if there is one."""
    most = s.most_houses(province)
    if most == 0:
        return NO_EMISSARY_BEFORE_HOUSES
    if s.emissaries_in(province) >= most:
        return EMISSARY_LIMIT
    return None if s.emissaries_left[seat] else PIECE_LEFT


def refuse_fortification(s: State, seat: int, space: int) -> Rule | None:
    """The rule against a fortification on a space, if there is one."""
    if s.owner[space] != NOBODY or s.fortified[space]:
        return FORTIFY_FREE_SPACE
    return None if s.fortifications_left[seat] else PIECE_LEFT


def refuse_piece(s: State, seat: int, a: Action) -> Rule | None:
    """The rule against placing a piece for certain cards, if there is one."""
    province = a.x if a.verb == EMISSARY else PROVINCE_OF[a.x]
    if s.province != NOBODY and province != s.province:
        return ONE_PROVINCE
    rule = refuse_payment(s, seat, province, a.y)
    if rule is not None:
        return rule
    if a.verb == HOUSE:
        return refuse_house(s, seat, a.x)
    if a.verb == EMISSARY:
        return refuse_emissary(s, seat, a.x)
    return refuse_fortification(s, seat, a.x)


def placings(s: State, seat: int) -> list[Action]:
    """Every piece that the hand could pay for, in every province that the cards are good for."""
    found: list[Action] = []
    for payment in range(PAYMENTS):
        if s.hands[seat * COLOURS + colour_of(payment)] >= cards_of(payment):
            for province in REACH[payment]:
                if s.province == NOBODY or s.province == province:
                    add_placings(s, seat, province, payment, found)
    return found


def add_placings(s: State, seat: int, province: int, payment: int, found: list[Action]) -> None:
    """The pieces of a seat that a payment could bring into a province."""
    place = province * PAYMENTS + payment
    if s.houses_left[seat]:
        found.extend(HOUSE_PLACINGS[place])
    if s.emissaries_left[seat]:
        found.append(EMISSARY_PLACINGS[place])
    if s.fortifications_left[seat]:
        found.extend(FORTIFICATION_PLACINGS[place])


def place(s: State, seat: int, a: Action) -> None:
    """Play the cards, place the piece, and score the houses of a province that it fills."""
    province = a.x if a.verb == EMISSARY else PROVINCE_OF[a.x]
    allow(s, seat, province)
    s.tell(CARDS_PLAYED if a.y < COLOURS else JOKER_PLAYED, [seat, a.y])
    s.discard(seat, colour_of(a.y), cards_of(a.y))
    if a.verb == HOUSE:
        s.place_house(seat, a.x)
        s.tell(HOUSE_PLACED, [seat, a.x, province])
        if s.full(province):
            s.tell(PROVINCE_FULL, [province])
            score_houses(s, province)
    elif a.verb == EMISSARY:
        s.place_emissary(seat, province)
        s.tell(EMISSARY_PLACED, [seat, province])
    else:
        s.place_fortification(seat, a.x)
        s.tell(FORTIFICATION_PLACED, [seat, a.x, province])


def allow(s: State, seat: int, province: int) -> None:
    """Count a piece of this turn; the first piece ever in a province stays alone."""
    s.province = province
    s.pieces_left -= 1
    if s.pieces_left and s.untouched(province):
        s.pieces_left = 0
        s.tell(FIRST_IN_PROVINCE, [seat, province])


def no_piece_fits(s: State) -> bool:
    """Whether nobody could place any piece, whatever the cards."""
    for seat in range(s.seats):
        for space in range(SPACES):
            if refuse_house(s, seat, space) is None or refuse_fortification(s, seat, space) is None:
                return False
        for province in range(PROVINCES):
            if refuse_emissary(s, seat, province) is None:
                return False
    return True

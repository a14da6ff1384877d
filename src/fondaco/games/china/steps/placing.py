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
from fondaco.games.china.board import COLOUR_OF, COLOURS, FIRST_SPACE, PROVINCE_OF, PROVINCES, SPACES
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


def refuse_province(s: State, province: int) -> Rule | None:
    """The rule against a piece in a province, if there is one."""
    return None if s.province == NOBODY or s.province == province else ONE_PROVINCE


def refuse_cards(s: State, seat: int, payment: int) -> Rule | None:
    """The rule against playing certain cards, if there is one."""
    return None if s.hands[seat * COLOURS + colour_of(payment)] >= cards_of(payment) else CARDS_IN_HAND


def refuse_colour(province: int, payment: int) -> Rule | None:
    """The rule against paying for a piece in a province like that, if there is one."""
    if payment < COLOURS:
        return None if payment == COLOUR_OF[province] else COLOUR_OF_THE_PROVINCE
    return None if payment - COLOURS != COLOUR_OF[province] else JOKER_OF_ANOTHER_COLOUR


def refuse_supply(left: list[int], seat: int) -> Rule | None:
    """The rule against a piece of a kind of which a seat may have none left."""
    return None if left[seat] else PIECE_LEFT


def refuse_second_house(owner: list[int], space: int) -> Rule | None:
    """The rule against a house where one stands already; a bare fortification is no hindrance."""
    return None if owner[space] == NOBODY else ONE_HOUSE_PER_SPACE


def refuse_house(s: State, seat: int, space: int) -> Rule | None:
    """The rule against a house on a space, if there is one."""
    return refuse_second_house(s.owner, space) or refuse_supply(s.houses_left, seat)


def refuse_more_emissaries(s: State, province: int) -> Rule | None:
    """The rule against one more emissary in a province, whoever sends it."""
    most = s.most_houses(province)
    if most == 0:
        return NO_EMISSARY_BEFORE_HOUSES
    return EMISSARY_LIMIT if s.emissaries_in(province) >= most else None


def refuse_emissary(s: State, seat: int, province: int) -> Rule | None:
    """The rule against an emissary in a province, if there is one."""
    return refuse_more_emissaries(s, province) or refuse_supply(s.emissaries_left, seat)


def refuse_fortification(s: State, seat: int, space: int) -> Rule | None:
    """The rule against a fortification on a space, if there is one."""
    if s.owner[space] != NOBODY or s.fortified[space]:
        return FORTIFY_FREE_SPACE
    return refuse_supply(s.fortifications_left, seat)


def refuse_piece(s: State, seat: int, a: Action) -> Rule | None:
    """The rule against placing a piece for certain cards, if there is one."""
    province = a.x if a.verb == EMISSARY else PROVINCE_OF[a.x]
    rule = refuse_province(s, province) or refuse_colour(province, a.y) or refuse_cards(s, seat, a.y)
    if rule is not None:
        return rule
    if a.verb == HOUSE:
        return refuse_house(s, seat, a.x)
    if a.verb == EMISSARY:
        return refuse_emissary(s, seat, a.x)
    return refuse_fortification(s, seat, a.x)


# By payment: the provinces in which it is good.
GOOD_FOR: Final[list[list[int]]] = [
    [province for province in range(PROVINCES) if refuse_colour(province, payment) is None]
    for payment in range(PAYMENTS)
]


def placings(s: State, seat: int) -> list[Action]:
    """Every piece that a seat may place: the same refusals, put together payment by payment."""
    found: list[Action] = []
    for payment in range(PAYMENTS):
        if refuse_cards(s, seat, payment) is None:
            for province in GOOD_FOR[payment]:
                if refuse_province(s, province) is None:
                    add_placings(s, seat, province, payment, found)
    return found


def add_placings(s: State, seat: int, province: int, payment: int, found: list[Action]) -> None:
    """Every piece that a seat may place in a province for a payment that is good there."""
    first = FIRST_SPACE[province]
    beyond = FIRST_SPACE[province + 1]
    if refuse_supply(s.houses_left, seat) is None:
        owner = s.owner
        houses = HOUSE_PLACINGS[payment]
        for space in range(first, beyond):
            if refuse_second_house(owner, space) is None:
                found.append(houses[space])
    if refuse_supply(s.emissaries_left, seat) is None and refuse_more_emissaries(s, province) is None:
        found.append(EMISSARY_PLACINGS[payment][province])
    if refuse_supply(s.fortifications_left, seat) is None:
        for space in range(first, beyond):
            if refuse_fortification(s, seat, space) is None:
                found.append(FORTIFICATION_PLACINGS[payment][space])


def place(s: State, seat: int, a: Action) -> None:
    """Play the cards and place the piece; where no piece stood before, it stays alone in this turn."""
    province = a.x if a.verb == EMISSARY else PROVINCE_OF[a.x]
    alone = s.untouched(province)
    s.province = province
    s.pieces_left = 0 if alone else s.pieces_left - 1
    s.discard(seat, colour_of(a.y), cards_of(a.y))
    s.tell(CARDS_PLAYED if a.y < COLOURS else JOKER_PLAYED, [seat, a.y])
    if a.verb == HOUSE:
        build(s, seat, a.x)
    elif a.verb == EMISSARY:
        s.place_emissary(seat, province)
        s.tell(EMISSARY_PLACED, [seat, province])
    else:
        s.place_fortification(seat, a.x)
        s.tell(FORTIFICATION_PLACED, [seat, a.x, province])
    if alone:
        s.tell(FIRST_IN_PROVINCE, [seat, province])


def build(s: State, seat: int, space: int) -> None:
    """Place a house, and score the houses of a province that it fills."""
    province = PROVINCE_OF[space]
    s.place_house(seat, space)
    s.tell(HOUSE_PLACED, [seat, space, province])
    if s.full(province):
        s.tell(PROVINCE_FULL, [province])
        score_houses(s, province)


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

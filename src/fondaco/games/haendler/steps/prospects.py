"""Variant Absprachen: what can be told of a promise without looking through the plans of the turn at hand."""

from typing import Final

from fondaco.games.haendler.actions import (
    NEXT_TURN,
    TO_BONUS,
    TO_BREAK,
    TO_BRING,
    TO_CARRY,
    TO_CHOOSE,
    TO_LOAD,
    TO_MASTER,
    TO_SEND,
)
from fondaco.games.haendler.board import (
    BROKEN_AXLE,
    CITIES,
    LOAD_MASTER,
    REACH,
    SALE_WITH_BONUS,
    ahead,
)
from fondaco.games.haendler.pacts import Promise
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.means import NEEDY
from fondaco.games.haendler.steps.moving import EXPRESS, WALK, held_back
from fondaco.games.haendler.steps.promises import ORDER, PHASES, PHASES_PER_ROUND, places

MOVING: Final = "moving"
FRUGAL: Final[list[str]] = [MOVING, "discs"]  # sections in which nothing is spent, unless a loan is repaid
CARDS: Final[dict[int, int]] = {TO_MASTER: LOAD_MASTER, TO_BREAK: BROKEN_AXLE, TO_BONUS: SALE_WITH_BONUS}


def comes(s: State, section: str, bond: Promise) -> bool:
    """Whether a promise lasts until its deed can be done."""
    if bond.moment == NEXT_TURN:
        return True
    place = places(bond)[-1]
    next_round = 1 if ORDER[place] < ORDER[section] else 0
    return (s.round + next_round) * PHASES_PER_ROUND + PHASES[place] <= bond.due


def is_frugal(s: State, section: str, seat: int) -> bool:
    """Whether a seat can spend nothing in a section, and takes no card either."""
    return section in FRUGAL and s.notes[seat] == 0 and not s.choosing


def matters(section: str, bond: Promise, frugal: bool) -> bool:
    """Whether what is decided in a section could matter to a promise: its deed can be done there, or what it needs can
    be spent, or the wagon that is to be loaded driven away."""
    if section in places(bond):
        return True
    if bond.will == 0 or bond.verb not in NEEDY:
        return False
    return not frugal or (bond.verb == TO_LOAD and section == MOVING)


def is_hopeless(s: State, section: str, bond: Promise, bonds: list[Promise]) -> bool:
    """Whether no plan for a seat's own turn can keep a promise, as far as that can be seen without looking for one."""
    if bond.will == 0:
        return False
    if section in places(bond):
        return section == MOVING and is_too_far(s, bond)
    if forsworn(s, section, bond, bonds):
        return True
    if bond.verb == TO_CARRY or bond.verb == TO_CHOOSE:
        return False
    return not comes(s, section, bond) or (bond.verb in CARDS and lacks(s, bond.player, CARDS[bond.verb]))


def forsworn(s: State, section: str, bond: Promise, bonds: list[Promise]) -> bool:
    """Whether a later deed has been promised to be left as well, as long as it would be open."""
    for other in bonds:
        if other.will == 0 and other.same_deed(bond) and comes(s, section, other):
            return True
    return False


def lacks(s: State, seat: int, kind: int) -> bool:
    """Whether a seat has no influence card of a kind, and is not about to take one."""
    return not s.holds(seat, kind) and not s.choosing


def is_too_far(s: State, bond: Promise) -> bool:
    """Whether a wagon or the courier cannot go in this turn where it was promised to go, or not at all."""
    if bond.verb == TO_SEND:
        return is_beyond_errands(s, bond.x)
    wagon = bond.x
    steps = s.points if s.moved else s.points + s.tiles[bond.player].bit_length()
    if s.rolling == wagon and (bond.verb != TO_BRING or within_reach(s.here, s.behind, s.steps + steps, bond.y)):
        return False
    if steps == 0 or held_back(s, wagon) is not None:
        return True
    return bond.verb == TO_BRING and not within_reach(s.at[wagon], s.came[wagon], steps, bond.y)


def is_beyond_errands(s: State, field: int) -> bool:
    """Whether the courier cannot be sent to a field with the one card that is left, if any is."""
    distance = REACH[s.courier][field]
    if s.errands == WALK:
        return distance != 1
    return s.errands == 0 or (s.errands == EXPRESS and distance <= 0)


def within_reach(here: int, behind: int, steps: int, goal: int) -> bool:
    """Whether a wagon could come to a field with so many steps if it were alone on the board."""
    for field in ahead(here, behind):
        if field == goal or (field >= CITIES and steps > 1 and within_reach(field, here, steps - 1, goal)):
            return True
    return False

"""Build structures: what may stand where, whether built at once from the yard or later from the supply."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import (
    BRIDGE_BUILDS,
    BUILD_BRIDGE,
    BUILD_POST,
    BUILD_TEAHOUSE,
    GUARD_PLACES,
    KEEP,
    KEEPING,
    PLACE_GUARD,
    POST_BUILDS,
    TEAHOUSE_BUILDS,
)
from fondaco.games.yunnan.board import BRIDGE, GORGE_HIGH, GUARD, KINDS, POST, ROAD, TEAHOUSE
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import BUILDS_BRIDGE, BUILDS_POST, BUILDS_TEAHOUSE, POSTS_GUARD
from fondaco.games.yunnan.state import NONE, State
from fondaco.games.yunnan.steps.turn import Turns

BUILDS: Final[list[list[Action]]] = [POST_BUILDS, BRIDGE_BUILDS, TEAHOUSE_BUILDS, GUARD_PLACES]


def kind_of(a: Action) -> int:
    """The structure that an action builds."""
    if a.verb == PLACE_GUARD:
        return GUARD
    return POST if a.verb == BUILD_POST else BRIDGE if a.verb == BUILD_BRIDGE else TEAHOUSE


def builds(s: State, colour: int) -> list[Action]:
    """Every way to build what a colour has in its supply."""
    found: list[Action] = []
    for kind in range(TEAHOUSE + 1):
        if s.kept[colour * KINDS + kind]:
            found.extend(BUILDS[kind])
    return found


def refuse_build(s: State, colour: int, a: Action, edition: Edition) -> Rule | None:
    """Why a colour cannot build a structure in a place."""
    kind = kind_of(a)
    if not s.kept[colour * KINDS + kind]:
        return rules.STRUCTURE_IN_SUPPLY
    if kind == GUARD:  # anywhere, whatever the horse has reached
        return None
    if s.horse[colour] < (GORGE_HIGH[a.x] if kind == BRIDGE else a.x + 1):
        return rules.BUILD_WITHIN_REACH
    if kind == POST:
        full = s.posts_at(colour, a.x + 1) >= edition.posts_per_province
        return rules.ONE_POST_PER_PROVINCE if full else None
    if kind == TEAHOUSE:
        return None if s.teahouses[a.x + 1] == NOBODY else rules.ONE_TEAHOUSE_PER_PROVINCE
    if s.blocked == a.x:
        return rules.GORGE_BLOCKED
    return rules.ONE_BRIDGE_PER_GORGE if s.bridges[colour] >> a.x & 1 else None


def build(s: State, colour: int, a: Action) -> None:
    """Put a structure from the supply on the board."""
    kind = kind_of(a)
    s.kept[colour * KINDS + kind] -= 1
    if kind == POST:
        s.posts[colour * ROAD + a.x + 1] += 1
        s.tell(BUILDS_POST, [colour, a.x + 1])
    elif kind == BRIDGE:
        s.bridges[colour] |= 1 << a.x
        s.tell(BUILDS_BRIDGE, [colour, a.x])
    elif kind == TEAHOUSE:
        s.teahouses[a.x + 1] = colour
        s.tell(BUILDS_TEAHOUSE, [colour, a.x + 1])
    else:
        s.guard[colour] = a.x + 1
        s.tell(POSTS_GUARD, [colour, a.x + 1])


class Placing(Turns):
    """A structure fresh from the yard is built at once or kept; where it cannot be built, it is kept unasked."""

    def __init__(self, edition: Edition, rule: Rule) -> None:
        super().__init__("placing", [KEEP, BUILD_POST, BUILD_BRIDGE, BUILD_TEAHOUSE, PLACE_GUARD], [rule])
        self.edition = edition

    def actors(self, s: State) -> list[int]:
        return [] if s.taken == NONE else [s.owner[s.turn]]

    def proceed(self, s: State) -> None:
        if s.taken != NONE and not self.can_build(s):
            s.taken = NONE

    def can_build(self, s: State) -> bool:
        """Whether the new structure can be built at once anywhere."""
        for a in BUILDS[s.taken]:
            if self.refuse(s, s.owner[s.turn], a) is None:
                return True
        return False

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*BUILDS[s.taken], KEEPING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        if a.verb == KEEP:
            return rules.GUARD_AT_ONCE if s.taken == GUARD else None
        if kind_of(a) != s.taken:
            return rules.THE_NEW_STRUCTURE
        if not self.edition.built_at_once[s.taken]:
            return rules.ONLY_TEAHOUSE_AT_ONCE
        return refuse_build(s, s.turn, a, self.edition)

    def apply(self, s: State, seat: int, a: Action) -> None:
        if a.verb != KEEP:
            build(s, s.turn, a)
        s.taken = NONE

"""Phase 3: wagons and courier, one player after another."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    AXLE_CARDS,
    DISCARD,
    DISCARDS,
    DRIVE,
    DRIVES,
    MOVE,
    MOVES,
    PASS,
    PASSING,
    PLAY_AXLE,
    SEND,
    SENDS,
)
from fondaco.games.haendler.board import (
    ALL_TILES,
    BROKEN_AXLE,
    CARTWRIGHT,
    CITIES,
    COURIER_CARD,
    COURIER_GOALS,
    EXPRESS_COURIER,
    GREAT_CARTWRIGHT,
    NOWHERE,
    REACH,
    TILES,
    WAGONS,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.rolling import Forks, Pile, can_roll, meet, roll
from fondaco.games.haendler.steps.turns import InOrder

ALL_WAGONS: Final = 7
WALK: Final = 1  # the courier card has not been used in this turn
EXPRESS: Final = 2  # the express courier card has not been used in this turn


class Axles(InOrder):
    """Einflusskarte Achsbruch: at the beginning of the phase, in player order."""

    def __init__(self) -> None:
        super().__init__("axles", [PLAY_AXLE, PASS])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds any card and some axle is whole."""
        return s.held[seat] > 0 and s.broken != ALL_WAGONS

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The card on any wagon."""
        return [*AXLE_CARDS, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The card must be there, and the axle whole."""
        if a.verb == PASS:
            return None
        if not s.holds(seat, BROKEN_AXLE):
            return rules.CARD_IN_HAND
        return rules.BROKEN_AXLE_CARD if s.broken >> a.x & 1 else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The wagon stands still this round; more cards may follow."""
        if a.verb == PASS:
            self.next(s)
            return
        s.spend(seat, BROKEN_AXLE)
        s.broken |= 1 << a.x
        s.tell(events.AXLE_BROKEN, [seat, a.x])


def held_back(s: State, wagon: int) -> Rule | None:
    """Why a wagon may not be moved at all in this turn, if so."""
    if s.broken >> wagon & 1:
        return rules.BROKEN_AXLE_CARD
    if s.rested >> wagon & 1:
        return rules.ARRIVED_RESTS
    return rules.MET_THE_COURIER if s.met >> wagon & 1 else None


def can_move(s: State, wagon: int, steps: int) -> bool:
    """Whether a wagon may be moved and has a free field within so many steps."""
    return held_back(s, wagon) is None and can_roll(s, s.at[wagon], s.came[wagon], steps)


def any_moves(s: State, steps: int) -> bool:
    """Whether some wagon can be moved so far."""
    return can_move(s, 0, steps) or can_move(s, 1, steps) or can_move(s, 2, steps)


class Moving(InOrder):
    """Wagen und Kurier bewegen: a tile, and in any order what the investment cards add."""

    def __init__(self, forks: Forks, pile: Pile) -> None:
        super().__init__("moving", [MOVE, DISCARD, DRIVE, SEND, PASS], [rules.STOP_BEFORE_OCCUPIED])
        self.forks = forks
        self.pile = pile

    def begin(self, s: State) -> None:
        """The start player's turn begins."""
        s.wagon = NONE
        s.turn = s.start
        s.cursor = 0
        self.equip(s)

    def next(self, s: State) -> None:
        """The next turn begins."""
        s.turn = s.next_seat(s.turn)
        s.cursor += 1
        self.equip(s)

    def equip(self, s: State) -> None:
        """What a seat has for its turn besides the tiles."""
        s.moved = False
        s.met = 0
        seat = s.turn
        s.points = (1 if s.owner[CARTWRIGHT] == seat else 0) + (2 if s.owner[GREAT_CARTWRIGHT] == seat else 0)
        s.errands = (WALK if s.owner[COURIER_CARD] == seat else 0) + (
            EXPRESS if s.owner[EXPRESS_COURIER] == seat else 0
        )

    def has_turn(self, s: State, seat: int) -> bool:
        """A tile is owed; then there may be points or courier cards left."""
        if not s.moved or s.errands:
            return True
        return s.points > 0 and any_moves(s, s.points)

    def proceed(self, s: State) -> None:
        """First whatever a move has led to: a fork, or a card from the pile."""
        if s.rolling != NONE:
            self.open_aside(s, self.forks)
        elif s.choosing:
            self.open_aside(s, self.pile)
        else:
            super().proceed(s)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Every tile on every wagon, points, the courier, or the end of the turn."""
        found: list[Action] = []
        if not s.moved:
            for tile in range(TILES):
                if s.tiles[seat] >> tile & 1:
                    found.extend(MOVES[tile * WAGONS : tile * WAGONS + WAGONS])
                    found.append(DISCARDS[tile])
        if s.points:
            found.extend(DRIVES[: s.points * WAGONS])
        if s.errands:
            found.extend([SENDS[field] for field in COURIER_GOALS[s.courier]])
        if s.moved:
            found.append(PASSING)
        return found

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """One tile, which must move a wagon if it can; then what the cards allow."""
        if a.verb == MOVE:
            return self.refuse_tile(s, seat, a.y) or self.refuse_move(s, a.x, a.y + 1)
        if a.verb == DISCARD:
            return self.refuse_tile(s, seat, a.x) or (rules.TILE_MUST_MOVE if any_moves(s, a.x + 1) else None)
        if a.verb == DRIVE:
            return rules.EXTRA_POINTS if a.y >= s.points else self.refuse_move(s, a.x, a.y + 1)
        if a.verb == SEND:
            return self.refuse_courier(s, a.x)
        return None if s.moved else rules.ONE_TILE

    def refuse_tile(self, s: State, seat: int, tile: int) -> Rule | None:
        """One tile a turn, and only one that lies face up."""
        if s.moved:
            return rules.ONE_TILE
        return None if s.tiles[seat] >> tile & 1 else rules.TILE_FACE_DOWN

    def refuse_move(self, s: State, wagon: int, steps: int) -> Rule | None:
        """Whether a wagon may be moved, and gets anywhere."""
        rule = held_back(s, wagon)
        if rule is not None:
            return rule
        return None if can_roll(s, s.at[wagon], s.came[wagon], steps) else rules.WAY_BLOCKED

    def refuse_courier(self, s: State, field: int) -> Rule | None:
        """One field with the courier card, up to two with the express courier, never into a city."""
        if s.errands == 0:
            return rules.COURIER_CARDS
        if field < CITIES:
            return rules.COURIER_NO_CITY
        steps = REACH[s.courier][field]
        if steps == NOWHERE or steps == 0:
            return rules.COURIER_REACH
        return None if steps == 1 or s.errands & EXPRESS else rules.COURIER_REACH

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Carry out one part of the turn."""
        if a.verb == MOVE:
            self.turn_tile(s, seat, a.y)
            s.tell(events.TILE_PLAYED, [seat, a.y, a.x])
            self.set_off(s, a.x, a.y + 1)
        elif a.verb == DISCARD:
            self.turn_tile(s, seat, a.x)
            s.tell(events.TILE_LAPSED, [seat, a.x])
        elif a.verb == DRIVE:
            s.points -= a.y + 1
            self.set_off(s, a.x, a.y + 1)
        elif a.verb == SEND:
            self.send(s, seat, a.x)
        else:
            self.next(s)

    def turn_tile(self, s: State, seat: int, tile: int) -> None:
        """The tile is turned face down."""
        s.moved = True
        s.tiles[seat] &= ALL_TILES ^ (1 << tile)

    def set_off(self, s: State, wagon: int, steps: int) -> None:
        """A wagon begins its move and rolls to the first fork, or to its end."""
        s.rolling = wagon
        s.steps = steps
        s.here = s.at[wagon]
        s.behind = s.came[wagon]
        roll(s)

    def send(self, s: State, seat: int, field: int) -> None:
        """The courier goes to a field; the lesser card that suffices is used up."""
        one_step = REACH[s.courier][field] == 1
        s.errands &= ~WALK if one_step and s.errands & WALK else ~EXPRESS
        s.courier = field
        s.tell(events.COURIER_SENT, [seat, field])
        wagon = s.wagon_on(field)
        if wagon != NONE:
            meet(s, wagon)

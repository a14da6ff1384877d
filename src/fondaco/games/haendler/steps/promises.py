"""Variant Absprachen: what a promise forbids and what it demands, and when it is kept or lapses."""

from typing import Final

from fondaco.core.action import Action
from fondaco.games.haendler import events
from fondaco.games.haendler.actions import (
    ACCEPT,
    ASCEND,
    BID,
    BUY_GOOD,
    CHANGE,
    CHOOSE,
    DRIVE,
    LOAD,
    MOVE,
    NEXT_TURN,
    PLAY_ASCENT,
    PLAY_AXLE,
    PLAY_BONUS,
    PLAY_MASTER,
    PLAY_SPECIAL,
    RAISE,
    SELL_GOOD,
    SEND,
    SHIP,
    THIS_PHASE,
    THIS_ROUND,
    TO_ASCEND,
    TO_BID,
    TO_BONUS,
    TO_BREAK,
    TO_BRING,
    TO_BUY,
    TO_CARRY,
    TO_CHANGE,
    TO_CHOOSE,
    TO_INVEST,
    TO_LOAD,
    TO_MASTER,
    TO_MOVE,
    TO_RAISE,
    TO_SELL,
    TO_SEND,
    TURN,
)
from fondaco.games.haendler.board import CARGO, CITIES, NOTHING, ahead
from fondaco.games.haendler.pacts import Promise, promises
from fondaco.games.haendler.state import NONE, State

# The phase of each section, and the section that each deed belongs to; a deed on a wagon may have one for each wagon.
PHASES: Final[dict[str, int]] = {
    "first-buying": 1,
    "buying": 1,
    "master-cards": 2,
    "bids-1": 2,
    "loading-1": 2,
    "bids-2": 2,
    "loading-2": 2,
    "bids-3": 2,
    "loading-3": 2,
    "axles": 3,
    "moving": 3,
    "discs": 4,
    "offices": 4,
    "warehouse-sale": 4,
    "special-sale": 4,
    "arrivals": 5,
    "sale-1": 5,
    "sale-2": 5,
    "sale-3": 5,
    "bonus-tracks": 5,
    "investing": 6,
    "refill": 6,
    "representation": 7,
    "loans": 7,
    "climbing": 7,
    "new-round": 7,
}
LAST_PHASE: Final = 7
PHASES_PER_ROUND: Final = 8
PLACES: Final[dict[int, str]] = {
    TO_BUY: "buying",
    TO_MASTER: "master-cards",
    TO_BID: "bids",
    TO_LOAD: "loading",
    TO_CARRY: "loading",
    TO_BREAK: "axles",
    TO_MOVE: "moving",
    TO_BRING: "moving",
    TO_SEND: "moving",
    TO_RAISE: "discs",
    TO_CHANGE: "offices",
    TO_SELL: "warehouse-sale",
    TO_BONUS: "sale",
    TO_INVEST: "investing",
    TO_CHOOSE: "investing",
    TO_ASCEND: "climbing",
}
NOTHING_ASKED: Final = 0
RESTRAINT: Final = 1
DUTY: Final = 2
COMES: Final = 1  # the next turn is still to come
IS_HERE: Final = 0


def place_of(promise: Promise) -> str:
    """The section in which a deed can be done."""
    place = PLACES[promise.verb]
    if place == "bids" or place == "sale":
        return f"{place}-{promise.x + 1}"
    if place == "loading":
        return f"{place}-{(promise.y if promise.verb == TO_LOAD else promise.x) + 1}"
    return place


def passes(s: State, here: int, behind: int, steps: int, goal: int, always: bool) -> bool:
    """Whether a wagon with so many steps can come to a field, or cannot but come to it."""
    for field in ahead(here, behind):
        free = s.wagon_on(field) == NONE
        reached = field == goal and free
        if not reached and field >= CITIES and steps > 1:
            reached = passes(s, field, here, steps - 1, goal, always)
        if reached != always:
            return reached
    return always


def brings(s: State, promise: Promise, a: Action) -> bool:
    """Whether a move takes a wagon to the promised field: it can, or if that was forsworn, it must."""
    always = promise.will == 0
    if a.verb == TURN:
        if s.rolling != promise.x:
            return False
        if a.x == promise.y and s.wagon_on(a.x) == NONE:
            return True
        return a.x >= CITIES and s.steps > 1 and passes(s, a.x, s.here, s.steps - 1, promise.y, always)
    if a.verb != MOVE and a.verb != DRIVE:
        return False
    return a.x == promise.x and passes(s, s.at[a.x], s.came[a.x], a.y + 1, promise.y, always)


def fits(s: State, promise: Promise, a: Action) -> bool:
    """Whether an action is the deed of a promise."""
    deed = promise.verb
    x = promise.x
    verb = a.verb
    if deed == TO_BRING:
        return brings(s, promise, a)
    if deed == TO_MOVE:
        return verb in (MOVE, DRIVE) and a.x == x
    if deed == TO_LOAD:
        return s.wagon == promise.y and ((verb == LOAD and a.x == x) or (verb == SHIP and x in CARGO[a.x]))
    if deed == TO_CARRY:
        return verb == ACCEPT and s.wagon == x and s.turn == promise.other and s.named >= promise.y and not s.asked
    if deed == TO_BID:
        return verb == BID and s.wagon == x and a.x > 0
    if deed == TO_INVEST:
        return verb == BID and s.wagon == NONE
    if deed == TO_RAISE:
        return verb == RAISE and a.x != NOTHING and x in CARGO[a.x]
    if deed == TO_CHANGE:
        return verb == CHANGE and a.y == x and a.z == promise.y
    if deed == TO_SELL:
        return verb in (SELL_GOOD, PLAY_SPECIAL) and a.x == x
    if deed == TO_BONUS:
        return verb == PLAY_BONUS and s.wagon == x
    if deed == TO_ASCEND:
        return verb in (ASCEND, PLAY_ASCENT)
    return a.x == x and verb == SINGLE[deed]


# Deeds that are one action with one thing.
SINGLE: Final[dict[int, int]] = {
    TO_BUY: BUY_GOOD,
    TO_MASTER: PLAY_MASTER,
    TO_BREAK: PLAY_AXLE,
    TO_SEND: SEND,
    TO_CHOOSE: CHOOSE,
}


def forsworn(s: State, bonds: list[Promise], a: Action) -> bool:
    """Whether an action is one that was promised to be left."""
    for promise in bonds:
        if promise.will == 0 and fits(s, promise, a):
            return True
    return False


def owed(s: State, bonds: list[Promise], a: Action) -> bool:
    """Whether an action is one that was promised to be done."""
    for promise in bonds:
        if promise.will == 1 and fits(s, promise, a):
            return True
    return False


def demand(s: State, bonds: list[Promise], options: list[Action]) -> int:
    """What promises ask of a seat with these options: to do what is owed, to leave what was forsworn, or nothing. A
    promise that leaves nothing to do gives way to the rules."""
    found = NOTHING_ASKED
    for option in options:
        if not forsworn(s, bonds, option):
            if owed(s, bonds, option):
                return DUTY
            found = RESTRAINT
    return found


def breaks(s: State, bonds: list[Promise], a: Action, demanded: int) -> bool:
    """Whether an action breaks a promise that can be kept."""
    if demanded == NOTHING_ASKED:
        return False
    return forsworn(s, bonds, a) or (demanded == DUTY and not owed(s, bonds, a))


def keep(s: State, before: list[Promise], done: list[bool]) -> None:
    """Strike out the promises that an action has fulfilled; a freight is promised for the whole time."""
    kept: list[int] = []
    for promise, fulfilled in zip(before, done, strict=True):
        if fulfilled and not on_the_way(s, promise):
            s.tell(events.PROMISE_KEPT, [promise.player, promise.other])
        else:
            kept.extend(promise.numbers())
    s.promises = kept


def on_the_way(s: State, promise: Promise) -> bool:
    """Whether a promised deed goes on: a freight for all goods, or a wagon that has not come to its field yet."""
    if promise.verb == TO_CARRY:
        return True
    if promise.verb != TO_BRING or s.rolling != promise.x:
        return False
    return passes(s, s.here, s.behind, s.steps, promise.y, False)


def due_time(s: State, promise: Promise, section: str) -> int:
    """The last phase in which a promise holds; for the next turn, whether it is still to come."""
    if promise.moment == NEXT_TURN:
        here = place_of(promise) == section and promise.player != s.turn
        return IS_HERE if here and still_to_come(s, promise.player) else COMES
    if promise.moment == THIS_PHASE:
        return s.round * PHASES_PER_ROUND + PHASES[section]
    last_round = s.round if promise.moment == THIS_ROUND else s.round + 1
    return last_round * PHASES_PER_ROUND + LAST_PHASE


def still_to_come(s: State, seat: int) -> bool:
    """Whether a seat's turn in the section comes after the present one."""
    return (seat - s.start) % s.seats > (s.turn - s.start) % s.seats


def lapse(s: State, section: str) -> None:
    """When a section begins, the promises whose time is over end, and next turns may have come."""
    now = s.round * PHASES_PER_ROUND + PHASES.get(section, 0)
    kept: list[int] = []
    for promise in promises(s):
        if promise.moment == NEXT_TURN:
            over = promise.due == IS_HERE
            if place_of(promise) == section:
                promise.due = IS_HERE
        else:
            over = now > promise.due
        if over:
            s.tell(events.PROMISE_LAPSED, [promise.player, promise.other])
        else:
            kept.extend(promise.numbers())
    s.promises = kept

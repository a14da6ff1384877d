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
from fondaco.games.haendler.pacts import MOMENT, PROMISE_SIZE, Promise, promises
from fondaco.games.haendler.state import NONE, State

# The phase of each section, in their order.
PHASES: Final[dict[str, int]] = {
    "start-player": 0,
    "row": 0,
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
    "debts": 7,
    "representation": 7,
    "loans": 7,
    "climbing": 7,
    "new-round": 8,
}
ORDER: Final[dict[str, int]] = {section: number for number, section in enumerate(PHASES)}
LAST_PHASE: Final = 7
PHASES_PER_ROUND: Final = 8
# The sections in which each deed can be done; some deeds on a wagon have those of their wagon.
PLACES: Final[dict[int, list[str]]] = {
    TO_BUY: ["first-buying", "buying"],
    TO_MASTER: ["master-cards"],
    TO_BREAK: ["axles"],
    TO_MOVE: ["moving"],
    TO_BRING: ["moving"],
    TO_SEND: ["moving"],
    TO_RAISE: ["discs"],
    TO_CHANGE: ["offices"],
    TO_SELL: ["warehouse-sale", "special-sale"],
    TO_INVEST: ["investing"],
    TO_CHOOSE: ["investing"],
    TO_ASCEND: ["climbing"],
}
ON_A_WAGON: Final[dict[int, list[list[str]]]] = {
    TO_BID: [["bids-1"], ["bids-2"], ["bids-3"]],
    TO_LOAD: [["loading-1"], ["loading-2"], ["loading-3"]],
    TO_CARRY: [["loading-1"], ["loading-2"], ["loading-3"]],
    TO_BONUS: [["sale-1"], ["sale-2"], ["sale-3"]],
}
# How far a promise for the next turn has come.
IS_HERE: Final = 0
COMES: Final = 1
AFTER_THIS: Final = 2  # it was made in a turn of the kind, and the next one is meant


def places(promise: Promise) -> list[str]:
    """The sections in which a deed can be done."""
    if promise.verb in ON_A_WAGON:
        return ON_A_WAGON[promise.verb][promise.y if promise.verb == TO_LOAD else promise.x]
    return PLACES[promise.verb]


def comes_to(s: State, here: int, behind: int, steps: int, goal: int) -> bool:
    """Whether a wagon with so many steps must come to a field, whichever way it takes."""
    for field in ahead(here, behind):
        reached = field == goal and s.wagon_on(field) == NONE
        if not reached and field >= CITIES and steps > 1:
            reached = comes_to(s, field, here, steps - 1, goal)
        if not reached:
            return False
    return True


def brings(s: State, promise: Promise, a: Action) -> bool:
    """Whether a move takes a wagon to a field, if only past it."""
    if a.verb == TURN:
        if s.rolling != promise.x:
            return False
        if a.x == promise.y and s.wagon_on(a.x) == NONE:
            return True
        return a.x >= CITIES and s.steps > 1 and comes_to(s, a.x, s.here, s.steps - 1, promise.y)
    if a.verb != MOVE and a.verb != DRIVE:
        return False
    return a.x == promise.x and comes_to(s, s.at[a.x], s.came[a.x], a.y + 1, promise.y)


def loads(s: State, promise: Promise, seat: int, a: Action) -> bool:
    """Whether goods come onto a wagon: by loading, or by an accepted freight, whoever accepts it. Whoever has forsworn
    them may not even ask, for the answer is another's."""
    if s.wagon != promise.y:
        return False
    if a.verb == ACCEPT:
        return s.cargo != NONE and s.turn == promise.player and promise.x in CARGO[s.cargo]
    if seat != promise.player:
        return False
    if a.verb == SHIP:
        return promise.will == 0 and promise.x in CARGO[a.x]
    return a.verb == LOAD and a.x == promise.x


def must_carry(s: State, promise: Promise) -> bool:
    """Whether a freight is offered that was promised to be carried."""
    return s.wagon == promise.x and s.turn == promise.other and s.named >= promise.y and not s.asked


def fits(s: State, promise: Promise, seat: int, a: Action) -> bool:
    """Whether an action of a seat is the deed of a promise."""
    deed = promise.verb
    x = promise.x
    verb = a.verb
    if deed == TO_LOAD:
        return loads(s, promise, seat, a)
    if seat != promise.player:
        return False
    if deed == TO_BRING:
        return brings(s, promise, a)
    if deed == TO_MOVE:
        return verb in (MOVE, DRIVE) and a.x == x
    if deed == TO_CARRY:
        return verb == ACCEPT and must_carry(s, promise)
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


# When a promise is over.


def lasting(promise: Promise) -> bool:
    """Whether a promise is kept only when its time is over: to leave something, or to carry whatever is offered."""
    return promise.will == 0 or promise.verb == TO_CARRY


def settle(s: State, before: list[Promise], done: list[bool]) -> None:
    """After an action: a deed that was promised is done, and one that was forsworn could not be helped."""
    if True not in done:
        return
    left: list[int] = []
    for promise, did in zip(before, done, strict=True):
        if did and promise.verb == TO_CARRY and promise.will:
            reward(s, promise)
        elif did:
            end(s, promise, promise.will == 1)
            continue
        left.extend(promise.numbers())
    s.promises = left


def end(s: State, promise: Promise, kept: bool) -> None:
    """A promise is over; what was to be paid for it is due if it was kept."""
    if kept:
        s.tell(events.PROMISE_KEPT, [promise.player, promise.other])
        reward(s, promise)
    else:
        s.tell(events.PROMISE_LAPSED, [promise.player, promise.other])


def reward(s: State, promise: Promise) -> None:
    """What was to be paid when a promise is kept is paid, as far as there is money."""
    amount = min(promise.pays, s.money[promise.other])
    promise.pays = 0
    if amount > 0:
        s.hand_over(promise.other, promise.player, amount)
        s.tell(events.DEAL_PAID, [promise.other, promise.player, amount])


def due_time(s: State, promise: Promise, section: str) -> int:
    """The last phase in which a promise holds; for the next turn, that it is still to come."""
    if promise.moment == NEXT_TURN:
        return AFTER_THIS if section in places(promise) and promise.player == s.turn else COMES
    if promise.moment == THIS_PHASE:
        return s.round * PHASES_PER_ROUND + PHASES[section]
    last_round = s.round if promise.moment == THIS_ROUND else s.round + 1
    return last_round * PHASES_PER_ROUND + LAST_PHASE


def lapse(s: State, section: str) -> None:
    """When a section begins, or the game ends, the promises end whose time is over."""
    now = s.round * PHASES_PER_ROUND + PHASES[section]
    left: list[int] = []
    for promise in promises(s):
        if s.over or (promise.moment != NEXT_TURN and now > promise.due):
            end(s, promise, lasting(promise))
        else:
            left.extend(promise.numbers())
    s.promises = left


def has_turn(promise: Promise, deciding: list[int]) -> bool:
    """Whether the maker of a promise is among those who decide; freight is carried in the turns of others."""
    return len(deciding) > 0 if promise.verb == TO_CARRY else promise.player in deciding


def follow_turns(s: State, section: str, deciding: list[int]) -> None:
    """Promises for the next turn end with the first turn in which their maker could do, or not do, what they say."""
    if not waits_for_turn(s):
        return
    left: list[int] = []
    for promise in promises(s):
        if promise.moment == NEXT_TURN:
            here = section in places(promise) and has_turn(promise, deciding)
            if not here and promise.due == IS_HERE:
                end(s, promise, lasting(promise))
                continue
            if here and promise.due == COMES:
                promise.due = IS_HERE
            elif not here and promise.due == AFTER_THIS:
                promise.due = COMES
        left.extend(promise.numbers())
    s.promises = left


def waits_for_turn(s: State) -> bool:
    """Whether any promise is for somebody's next turn."""
    for first in range(MOMENT, len(s.promises), PROMISE_SIZE):
        if s.promises[first] == NEXT_TURN:
            return True
    return False

"""What promises do to a position of Die Händler, as far as one can count on them."""

from typing import Final

from fondaco.games.haendler.actions import TO_BID, TO_CARRY, TO_RAISE
from fondaco.games.haendler.board import CITIES, OTHERS_CAPACITY, SELL, STALL_GOOD, STALLS, STALLS_PER_CITY, WAGONS
from fondaco.games.haendler.measured_goods import stored_in
from fondaco.games.haendler.pacts import Promise, promises
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.promises import ORDER, places
from fondaco.games.haendler.steps.prospects import comes

NOBODY_ABSTAINS: Final = [0] * WAGONS


def abstaining(s: State, section: str) -> list[int]:
    """By wagon, a bit for each seat that has promised not to bid for the load when that is next done."""
    found = [0] * WAGONS
    for promise in promises(s):
        if promise.verb == TO_BID and not promise.will and comes(s, section, promise):
            found[promise.x] |= 1 << promise.player
    return found


def is_unrivalled(s: State, seat: int, city: int, abstaining: int) -> bool:
    """Whether all others who have anything to load in a city have promised not to bid for the load, and a seat has
    not."""
    for other in range(s.seats):
        if (abstaining >> other & 1) == (other == seat) and stored_in(s, other, city):
            return False
    return True


def as_promised(s: State, section: str) -> State:
    """The position with the prices that are promised to be raised, and with the goods on board that are promised to be
    carried."""
    t = s
    for promise in promises(s):
        if promise.verb == TO_RAISE and promise.will and comes(s, section, promise):
            t = s.copy() if t is s else t
            t.price[promise.x] = (t.price[promise.x] + 1) % len(SELL)
        elif promise.verb == TO_CARRY and promise.will and will_carry(s, section, promise):
            t = s.copy() if t is s else t
            load_for(t, promise)
    return t


def will_carry(s: State, section: str, promise: Promise) -> bool:
    """Whether whoever promised to carry freight is load master, or as good as that, and it has still to be loaded."""
    wagon = promise.x
    if s.at[wagon] >= CITIES or s.cargo != NONE or ORDER[section] > ORDER[places(promise)[0]]:
        return False
    if s.master[wagon] == NONE:
        return is_unrivalled(s, promise.player, s.at[wagon], abstaining(s, section)[wagon])
    if s.master[wagon] != promise.player or section not in places(promise):
        return s.master[wagon] == promise.player
    return s.turn == promise.player or (promise.other - s.start) % s.seats >= (s.turn - s.start) % s.seats


def load_for(t: State, promise: Promise) -> None:
    """Load the dearest goods that a shipper has, as far as there is room, for the freight that was promised."""
    wagon = promise.x
    good = dearest(t, promise)
    if good != NONE:
        t.hand_over(promise.other, promise.player, promise.y)
    while good != NONE and t.loads(wagon, promise.other) < OTHERS_CAPACITY:
        t.put_on(wagon, promise.other, good)
        good = dearest(t, promise)


def dearest(t: State, promise: Promise) -> int:
    """The good that a shipper would load first, if there is one that the load master has not loaded."""
    best = NONE
    first = t.at[promise.x] * STALLS_PER_CITY
    for stall in range(first, first + STALLS_PER_CITY):
        good = STALL_GOOD[stall]
        if t.stock[promise.other * STALLS + stall] and not t.loaded(promise.x, promise.player, good):
            best = good if best == NONE or t.price[good] > t.price[best] else best
    return best

"""Phase 2: loading a wagon; the master loads free, the others bargain for their freight."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.price import Price
from fondaco.core.rule import NOT_NOW, Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    ACCEPT,
    ACCEPTING,
    ASK,
    ASKS,
    FREE_CARD,
    LOAD,
    LOADS,
    OFFER,
    OFFERS,
    PASS,
    PASSING,
    PLAY_FREE,
    REFUSE,
    REFUSING,
    SHIP,
    SHIPS,
)
from fondaco.games.haendler.board import (
    CARGO,
    CARGOES_OF_CITY,
    CITIES,
    FREE_LOADING,
    HUNDRED,
    MASTER_CAPACITY,
    OTHERS_CAPACITY,
    PROPOSALS,
    STALL_GOOD,
    STALLS_PER_CITY,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.turns import InOrder


def refuse_load(s: State, seat: int, good: int) -> Rule | None:
    """What forbids a seat to load one piece of a good, if anything: warehouse, capacity, monopoly."""
    wagon = s.wagon
    if s.stocked(seat, s.at[wagon], good) == 0:
        return rules.NOT_IN_WAREHOUSE
    master = s.master[wagon]
    loads = s.loads(wagon, seat)
    if seat != master:
        if loads >= OTHERS_CAPACITY:
            return rules.OTHERS_UP_TO_TWO
        return rules.MONOPOLY if s.loaded(wagon, master, good) > 0 else None
    if loads >= MASTER_CAPACITY:
        return rules.MASTER_UP_TO_THREE
    if loads > s.loaded(wagon, seat, good):
        return rules.MASTER_ONE_KIND
    return rules.NO_LATE_MONOPOLY if s.loads_of(wagon, good) > loads else None


def can_load(s: State, seat: int) -> bool:
    """Whether a seat can load any good onto the wagon."""
    first = s.at[s.wagon] * STALLS_PER_CITY
    for stall in range(first, first + STALLS_PER_CITY):
        if refuse_load(s, seat, STALL_GOOD[stall]) is None:
            return True
    return False


class Loading(InOrder):
    """Wagen beladen: one wagon, the load master first, then the others in player order."""

    def __init__(self, wagon: int, bargain: "Bargain") -> None:
        super().__init__(f"loading-{wagon + 1}", [LOAD, SHIP, PLAY_FREE, PASS], [rules.OFFICE_LASTS, rules.LOADED_ON])
        self.wagon = wagon
        self.bargain = bargain

    def begin(self, s: State) -> None:
        """The master begins, if the wagon stands in a city and has one."""
        s.wagon = self.wagon
        s.turn = s.master[self.wagon]
        s.cursor = 0
        s.count = 0
        s.free = False
        s.shipped = False
        if s.at[self.wagon] >= CITIES or s.turn == NOBODY:
            s.cursor = s.seats

    def next(self, s: State) -> None:
        """After the master the others, from the start player on."""
        master = s.master[self.wagon]
        s.turn = s.start if s.cursor == 0 else s.next_seat(s.turn)
        if s.turn == master:
            s.turn = s.next_seat(s.turn)
        s.cursor += 1
        s.count = 0
        s.free = False
        s.shipped = False

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat has goods that may be loaded and a way to get them on the wagon."""
        if seat != s.master[self.wagon] and s.count >= PROPOSALS and not s.free and (s.held[seat] == 0 or s.shipped):
            return False
        return can_load(s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Goods of the city: loaded by the master or with the card, shipped by the others."""
        city = s.at[self.wagon]
        if seat == s.master[self.wagon] or s.free:
            first = city * STALLS_PER_CITY
            return [*[LOADS[STALL_GOOD[first + n]] for n in range(STALLS_PER_CITY)], PASSING]
        return [*[SHIPS[cargo] for cargo in CARGOES_OF_CITY[city]], FREE_CARD, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Who may load what, and how."""
        if a.verb == PASS:
            return None
        master = seat == s.master[self.wagon]
        if a.verb == LOAD:
            return refuse_load(s, seat, a.x) if master or s.free else rules.FREIGHT_IS_BARGAINED
        if master or s.free:
            return rules.MASTER_FIRST if master else rules.FREE_LOADING_CARD
        if a.verb == PLAY_FREE:
            return rules.FREE_LOADING_CARD if s.shipped else None if s.holds(seat, FREE_LOADING) else rules.CARD_IN_HAND
        if s.count >= PROPOSALS:
            return rules.THREE_PROPOSALS
        return self.refuse_cargo(s, seat, CARGO[a.x])

    def refuse_cargo(self, s: State, seat: int, cargo: list[int]) -> Rule | None:
        """Whether the goods of a proposal are there and may be loaded together."""
        for good in cargo:
            rule = refuse_load(s, seat, good)
            if rule is not None:
                return rule
        if len(cargo) == 1:
            return None
        if s.loads(self.wagon, seat) + len(cargo) > OTHERS_CAPACITY:
            return rules.OTHERS_UP_TO_TWO
        if cargo[0] == cargo[1] and s.stocked(seat, s.at[self.wagon], cargo[0]) < len(cargo):
            return rules.NOT_IN_WAREHOUSE
        return None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Load, open a bargain, play the card or end the turn."""
        if a.verb == PASS:
            self.next(s)
        elif a.verb == LOAD:
            s.put_on(self.wagon, seat, a.x)
            s.tell(events.LOADED, [seat, a.x, self.wagon])
        elif a.verb == PLAY_FREE:
            s.spend(seat, FREE_LOADING)
            s.free = True
            s.tell(events.FREE_LOADING_PLAYED, [seat, self.wagon])
        else:
            s.count += 1
            s.cargo = a.x
            s.named = NONE
            s.asked = False
            s.tell(events.FREIGHT_PROPOSED, [seat, a.x, self.wagon])
            self.open_aside(s, self.bargain)


class Bargain(Step[State]):
    """Preis für das Beladen: the shipper offers, the master accepts, refuses or asks another price."""

    def __init__(self) -> None:
        super().__init__("bargain", [OFFER, ASK, ACCEPT, REFUSE])

    def actors(self, s: State) -> list[int]:
        """The shipper names a price, the master answers, and the shipper answers a price that was asked."""
        if s.cargo == NONE:
            return []
        return [s.turn] if s.named == NONE or s.asked else [s.master[s.wagon]]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Prices that the shipper can pay, or an answer."""
        if s.named == NONE:
            return OFFERS[: s.money[s.turn] + 1]
        if s.asked:
            return [ACCEPTING, REFUSING]
        return [ACCEPTING, REFUSING, *ASKS[: s.named], *ASKS[s.named + 1 : s.money[s.turn] + 1]]

    def options(self, s: State, seat: int) -> list[Action]:
        """The candidates are already what the moment asks for and the shipper's money covers."""
        return self.candidates(s, seat)

    def price_for(self, s: State, seat: int) -> Price | None:
        """The master would get what the shipper offers, and the shipper pay what the master asks."""
        if s.named == NONE or seat not in self.actors(s):
            return None
        return Price(s.named * HUNDRED, HUNDRED, not s.asked, ACCEPTING, REFUSING)

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """An offer first, then an answer; no price beyond the shipper's money."""
        if (a.verb == OFFER) != (s.named == NONE):
            return NOT_NOW
        if a.verb == OFFER:
            return rules.FREIGHT_WITHIN_MONEY if a.x > s.money[s.turn] else None
        if a.verb != ASK:
            return None
        if s.asked:
            return NOT_NOW
        if a.x == s.named:
            return rules.ANOTHER_PRICE
        return rules.ASK_WITHIN_MONEY if a.x > s.money[s.turn] else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Name a price, close the bargain, or break it off."""
        if a.verb == OFFER:
            s.named = a.x
            s.tell(events.FREIGHT_OFFERED, [seat, a.x])
        elif a.verb == ASK:
            s.named = a.x
            s.asked = True
            s.tell(events.FREIGHT_ASKED, [seat, a.x])
        elif a.verb == ACCEPT:
            self.close(s)
        else:
            s.tell(events.FREIGHT_REFUSED, [seat])
            self.clear(s)

    def close(self, s: State) -> None:
        """The price is paid and the goods are loaded at once."""
        master = s.master[s.wagon]
        s.hand_over(s.turn, master, s.named)
        for good in CARGO[s.cargo]:
            s.put_on(s.wagon, s.turn, good)
        s.shipped = True
        s.tell(events.FREIGHT_AGREED, [s.turn, master, s.cargo, s.named])
        self.clear(s)

    def clear(self, s: State) -> None:
        """Nothing is bargained for any more."""
        s.cargo = NONE
        s.named = NONE
        s.asked = False

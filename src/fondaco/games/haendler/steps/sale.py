"""Phase 5: arrivals, the sale of what the wagons brought, and the bonus tracks."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import BONUS_CARD, PASS, PASSING, PLAY_BONUS
from fondaco.games.haendler.board import (
    BONUS,
    CITIES,
    GOODS,
    NO_STALL,
    SALE_WITH_BONUS,
    SELL,
    STALL_OF,
    TOP_BONUS,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.turns import InOrder


class Arrivals(Step[State]):
    """Wagenankunft markieren."""

    def __init__(self) -> None:
        super().__init__("arrivals")

    def begin(self, s: State) -> None:
        """The marker goes up one field for each wagon that came in."""
        s.turn = NOBODY
        if s.landed:
            s.arrivals += s.landed
            s.tell(events.ARRIVALS_COUNTED, [s.arrivals])


class Sale(InOrder):
    """Warenverkauf from one wagon: the bank buys everything, after cards for the bonus have been played."""

    def __init__(self, wagon: int) -> None:
        super().__init__(f"sale-{wagon + 1}", [PLAY_BONUS, PASS], [rules.CITY_BONUS])
        self.wagon = wagon

    def begin(self, s: State) -> None:
        """Only a wagon that arrived in this round is sold."""
        s.turn = s.start
        s.cursor = 0
        s.doubled = 0
        s.wagon = self.wagon
        if s.rested >> self.wagon & 1 == 0:
            s.cursor = s.seats
            s.wagon = NONE

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds any card, has goods on the wagon, and has not played for it yet."""
        return s.held[seat] > 0 and s.doubled >> seat & 1 == 0 and s.loads(self.wagon, seat) > 0

    def proceed(self, s: State) -> None:
        """When all cards are on the table, the wagon is sold."""
        super().proceed(s)
        if s.cursor == s.seats and s.wagon == self.wagon:
            self.settle(s)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The card or not."""
        return [BONUS_CARD, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The card must be there."""
        return None if a.verb == PASS or s.holds(seat, SALE_WITH_BONUS) else rules.CARD_IN_HAND

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The bonus will hold for all goods of the seat."""
        if a.verb == PLAY_BONUS:
            s.spend(seat, SALE_WITH_BONUS)
            s.doubled |= 1 << seat
            s.tell(events.BONUS_PLAYED, [seat, self.wagon])
        self.next(s)

    def settle(self, s: State) -> None:
        """Everything is sold, the wagon is empty and turned."""
        seat = s.start
        for _ in range(s.seats):
            for good in range(GOODS):
                if s.loaded(self.wagon, seat, good):
                    self.sell(s, seat, good)
            seat = s.next_seat(seat)
        s.wagon = NONE
        s.turn = NOBODY
        s.doubled = 0

    def sell(self, s: State, seat: int, good: int) -> None:
        """One seat's goods of one kind: the selling price, and the bonus where the city does not sell the good."""
        city = s.at[self.wagon]
        price = SELL[s.price[good]]
        if STALL_OF[city * GOODS + good] == NO_STALL or s.doubled >> seat & 1:
            price += BONUS[s.bonus[city]]
        place = (self.wagon * s.seats + seat) * GOODS + good
        count = s.load[place]
        s.load[place] = 0
        s.supply[good] += count
        s.earn(seat, count * price)
        s.tell(events.LOAD_SOLD, [seat, count, good, self.wagon, count * price])


class BonusTracks(Step[State]):
    """Anpassen der Bonusleisten."""

    def __init__(self) -> None:
        super().__init__("bonus-tracks", [], [rules.BONUS_OF_STANDING, rules.BONUS_STEPS])

    def begin(self, s: State) -> None:
        """Nothing where a wagon stands; elsewhere a step for each arrival, up to the end of the track."""
        if s.landed == 0:
            return
        for city in range(CITIES):
            before = s.bonus[city]
            s.bonus[city] = 0 if s.wagon_on(city) != NONE else min(TOP_BONUS, before + s.landed)
            if s.bonus[city] != before:
                s.tell(events.BONUS_MOVED, [city, BONUS[s.bonus[city]]])

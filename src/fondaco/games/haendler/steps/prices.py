"""Phase 4: price discs, offices, warehouse sale and special sale."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    CHANGE,
    CHANGES,
    PASS,
    PASSING,
    PLAY_SPECIAL,
    RAISE,
    RAISES,
    SALES,
    SELL_GOOD,
    SPECIAL_CARDS,
    UP,
)
from fondaco.games.haendler.board import (
    BUY,
    CARGO,
    GOODS,
    GOODS_SOLD,
    GREAT_OFFICE,
    INFLUENCE_PRICE,
    NOTHING,
    OFFICE,
    PRICES,
    SELL,
    SPECIAL_SALE,
    STALL_OF,
    STALLS,
    WAREHOUSE_SALE,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.turns import InOrder


class Discs(Step[State]):
    """Preisscheibe einstellen: all point at goods in secret, in any order, and show together."""

    def __init__(self) -> None:
        super().__init__("discs", [RAISE])

    def begin(self, s: State) -> None:
        """No disc is set."""
        s.turn = NOBODY
        s.cursor = 0
        for seat in range(s.seats):
            s.discs[seat] = NONE

    def actors(self, s: State) -> list[int]:
        """All who have not set their disc; the price change closes the section."""
        if s.cursor:
            return []
        return [seat for seat in range(s.seats) if s.discs[seat] == NONE]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any two goods, one, or none."""
        return RAISES[:]

    def options(self, s: State, seat: int) -> list[Action]:
        """No rule refuses any of them."""
        return self.candidates(s, seat)

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Set the disc; the last one shows all."""
        s.discs[seat] = a.x
        s.tell(events.DISC_SET, [seat])
        if NONE not in s.discs:
            self.change_prices(s)

    def change_prices(self, s: State) -> None:
        """Preise ändern: a step up for each pointer, from the top to the bottom."""
        seat = s.start
        for _ in range(s.seats):
            s.tell(events.DISC_SHOWN, [seat, s.discs[seat]])
            if s.discs[seat] != NOTHING:
                for good in CARGO[s.discs[seat]]:
                    s.price[good] = risen(s.price[good], 1)
                    s.tell(events.PRICE_RISEN, [good, SELL[s.price[good]]])
            s.discs[seat] = NONE
            seat = s.next_seat(seat)
        s.cursor = s.seats


def risen(price: int, steps: int) -> int:
    """A price after some steps up; above the top it begins again at the bottom."""
    return (price + steps) % PRICES


class Offices(InOrder):
    """Kontor and Großes Kontor: one price one step up or down; only the great office goes round the end."""

    def __init__(self) -> None:
        super().__init__("offices", [CHANGE, PASS])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat owns an office that it has not used."""
        return self.ready(s, seat, OFFICE) or self.ready(s, seat, GREAT_OFFICE)

    def ready(self, s: State, seat: int, card: int) -> bool:
        """Whether a seat can still use a card in this round."""
        return s.owner[card] == seat and s.used >> card & 1 == 0

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Either office, any good, up or down."""
        return [*CHANGES, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """One's own office, once a round, and no jump with the small one."""
        if a.verb == PASS:
            return None
        if not self.ready(s, seat, OFFICE + a.x):
            return rules.OFFICE_CARDS
        end = PRICES - 1 if a.z == UP else 0
        return rules.OFFICE_NO_JUMP if s.price[a.y] == end and OFFICE + a.x == OFFICE else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Move the price."""
        if a.verb == PASS:
            self.next(s)
            return
        s.used |= 1 << (OFFICE + a.x)
        s.price[a.y] = (s.price[a.y] + (1 if a.z == UP else PRICES - 1)) % PRICES
        s.tell(events.PRICE_CHANGED, [seat, OFFICE + a.x, a.y, SELL[s.price[a.y]]])


def refuse_stock(s: State, seat: int, good: int, city: int) -> Rule | None:
    """What is sold must lie in one's own warehouse."""
    return None if s.stocked(seat, city, good) > 0 else rules.NOT_IN_WAREHOUSE


def has_stock(s: State, seat: int) -> bool:
    """Whether a seat has anything in its warehouses."""
    for place in range(seat * STALLS, seat * STALLS + STALLS):
        if s.stock[place] > 0:
            return True
    return False


class WarehouseSale(InOrder):
    """Lagerverkauf: after all changes the owner sells up to five goods at the buying price."""

    def __init__(self) -> None:
        super().__init__("warehouse-sale", [SELL_GOOD, PASS], [rules.UP_TO_FIVE_GOODS])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat owns the card, has goods, and has not sold five."""
        return s.owner[WAREHOUSE_SALE] == seat and s.count < GOODS_SOLD and has_stock(s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any good from any warehouse."""
        return [*SALES, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The good must be there."""
        return None if a.verb == PASS else refuse_stock(s, seat, a.x, a.y)

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Sell to the bank, or end the turn."""
        if a.verb == PASS:
            self.next(s)
            return
        price = BUY[s.price[a.x]]
        s.sell_from(seat, STALL_OF[a.y * GOODS + a.x], price)
        s.count += 1
        s.tell(events.STOCK_SOLD, [seat, a.x, a.y, price])


class SpecialSale(InOrder):
    """Einflusskarte Sonderverkauf: at the end of the phase, in player order."""

    def __init__(self) -> None:
        super().__init__("special-sale", [PLAY_SPECIAL, PASS])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds any card and has goods."""
        return s.held[seat] > 0 and has_stock(s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any good from any warehouse."""
        return [*SPECIAL_CARDS, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The card and the good must be there."""
        if a.verb == PASS:
            return None
        if not s.holds(seat, SPECIAL_SALE):
            return rules.CARD_IN_HAND
        return refuse_stock(s, seat, a.x, a.y)

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Sell one good for 800; more cards may follow."""
        if a.verb == PASS:
            self.next(s)
            return
        s.spend(seat, SPECIAL_SALE)
        price = INFLUENCE_PRICE[SPECIAL_SALE]
        s.sell_from(seat, STALL_OF[a.y * GOODS + a.x], price)
        s.tell(events.SPECIAL_SOLD, [seat, a.x, a.y, price])

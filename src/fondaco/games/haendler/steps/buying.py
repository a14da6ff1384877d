"""Phase 1: buying goods."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import BUY_GOOD, BUYS, PASS, PASSING
from fondaco.games.haendler.board import (
    BUY,
    CHEAP_PURCHASE,
    GOODS,
    GOODS_BOUGHT,
    NO_STALL,
    STALL_OF,
    STALLS,
)
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.turns import InOrder

# By the goods that can be bought, a bit for each: the options.
BUYS_OF: Final[list[list[Action]]] = [
    [*[buy for buy in BUYS if goods >> buy.x & 1], PASSING] for goods in range(1 << GOODS)
]


class Buying(InOrder):
    """Waren einkaufen: up to three goods each, one decision for each good."""

    def __init__(self, name: str) -> None:
        carried_out = [rules.UP_TO_THREE_GOODS, rules.TWICE_IN_ROUND_ONE, rules.CHEAP_PURCHASE_RULE]
        super().__init__(name, [BUY_GOOD, PASS], carried_out)

    def cost(self, s: State, seat: int, good: int) -> int:
        """What the next good costs a seat."""
        if s.owner[CHEAP_PURCHASE] == seat:
            return 1 if s.count == 0 else 0
        return BUY[s.price[good]]

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat may buy more and can pay for some good."""
        if s.count >= GOODS_BOUGHT:
            return False
        for good in range(GOODS):
            if self.refuse_good(s, seat, good) is None:
                return True
        return False

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any good in any city that sells it."""
        return [*BUYS, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Einlagern, Warensorten, Preis."""
        if a.verb == PASS:
            return None
        if STALL_OF[a.y * GOODS + a.x] == NO_STALL:
            return rules.NOT_SOLD_HERE
        return self.refuse_good(s, seat, a.x)

    def refuse_good(self, s: State, seat: int, good: int) -> Rule | None:
        """Why a seat cannot buy a good in any city."""
        if s.supply[good] == 0:
            return rules.SUPPLY_EMPTY
        return rules.CANNOT_PAY_GOODS if self.cost(s, seat, good) > s.money[seat] else None

    def options(self, s: State, seat: int) -> list[Action]:
        """The same refusals, once for each good."""
        goods = 0
        for good in range(GOODS):
            if self.refuse_good(s, seat, good) is None:
                goods |= 1 << good
        return BUYS_OF[goods][:]

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Pay the bank and store the good, or end the turn."""
        if a.verb == PASS:
            self.next(s)
            return
        cost = self.cost(s, seat, a.x)
        s.pay(seat, cost)
        s.supply[a.x] -= 1
        s.stock[seat * STALLS + STALL_OF[a.y * GOODS + a.x]] += 1
        s.count += 1
        s.tell(events.BOUGHT, [seat, a.x, a.y, cost])

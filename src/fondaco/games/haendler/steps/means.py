"""Variant Absprachen: what a promised deed needs, and what leads to it or away from it."""

from typing import Final

from fondaco.core.action import Action
from fondaco.games.haendler.actions import (
    ASK,
    BUY_GOOD,
    CHANGE,
    CHOOSE,
    REFUSE,
    SEND,
    SHIP,
    TO_BID,
    TO_BONUS,
    TO_BREAK,
    TO_BUY,
    TO_CARRY,
    TO_CHOOSE,
    TO_INVEST,
    TO_LOAD,
    TO_MASTER,
    TO_SELL,
    TO_SEND,
)
from fondaco.games.haendler.board import (
    BROKEN_AXLE,
    BUY,
    CARGO,
    CITIES,
    INFLUENCE_PRICE,
    LOAD_MASTER,
    OTHERS_CAPACITY,
    PROPOSALS,
    SALE_WITH_BONUS,
    SPECIAL_SALE,
    STALL_GOOD,
    STALLS,
    WAREHOUSE_SALE,
)
from fondaco.games.haendler.pacts import Promise
from fondaco.games.haendler.state import IN_ROW, NONE, State
from fondaco.games.haendler.steps.debts import purse
from fondaco.games.haendler.steps.loading import refuse_load
from fondaco.games.haendler.steps.promises import must_carry

# Deeds that need something which can be spent or lost before: money, a card, goods.
NEEDY: Final[list[int]] = [TO_BUY, TO_MASTER, TO_BID, TO_LOAD, TO_BREAK, TO_SELL, TO_BONUS, TO_INVEST]
COSTLY: Final[list[int]] = [TO_BUY, TO_MASTER, TO_BID, TO_INVEST]  # those of them that need money


def evades(s: State, bond: Promise, a: Action) -> bool:
    """Whether an action is another answer than the promised one: to a freight, or to the choice of a card."""
    if bond.verb == TO_CARRY:
        return (a.verb == REFUSE or a.verb == ASK) and must_carry(s, bond)
    return bond.verb == TO_CHOOSE and a.verb == CHOOSE and s.owner[bond.x] == IN_ROW


def prepares(bond: Promise, a: Action) -> bool:
    """Whether an action is a step towards a deed: goods to load or to sell are bought, a freight is proposed, a price
    changed, a courier goes on its way."""
    deed = bond.verb
    if a.verb == BUY_GOOD:
        return deed in (TO_LOAD, TO_SELL) and a.x == bond.x
    if a.verb == SHIP:
        return deed == TO_LOAD and bond.x in CARGO[a.x]
    if a.verb == CHANGE:
        return deed == TO_BUY and a.y == bond.x
    return deed == TO_SEND and a.verb == SEND


def has_means(t: State, bond: Promise, seat: int) -> bool:
    """Whether what a later deed needs, and a decision of one's own can lose, is still there."""
    deed = bond.verb
    if deed == TO_BUY:
        return purse(t, seat) >= BUY[t.price[bond.x]]
    if deed in (TO_BID, TO_INVEST):
        return purse(t, seat) > 0
    if deed == TO_MASTER:
        return t.holds(seat, LOAD_MASTER) and purse(t, seat) >= INFLUENCE_PRICE[LOAD_MASTER]
    if deed == TO_BREAK:
        return t.holds(seat, BROKEN_AXLE)
    if deed == TO_BONUS:
        return t.holds(seat, SALE_WITH_BONUS)
    if deed == TO_LOAD:
        return t.at[bond.y] >= CITIES or t.stocked(seat, t.at[bond.y], bond.x) > 0
    if deed == TO_SELL:
        return has_goods(t, bond) and (t.owner[WAREHOUSE_SALE] == seat or t.holds(seat, SPECIAL_SALE))
    return True


def has_goods(t: State, bond: Promise) -> bool:
    """Whether the maker of a promise to sell has such a good in some warehouse."""
    first = bond.player * STALLS
    for stall in range(STALLS):
        if STALL_GOOD[stall] == bond.x and t.stock[first + stall] > 0:
            return True
    return False


def has_special_sale(t: State, bond: Promise) -> bool:
    """Whether a promise to sell can be kept at the end of the phase."""
    return t.holds(bond.player, SPECIAL_SALE) and has_goods(t, bond)


def may_yet_load(t: State, bond: Promise) -> bool:
    """Whether goods that were promised to be loaded are being bargained for, or may be after other goods."""
    if bond.verb != TO_LOAD or t.cargo == NONE:
        return False
    if bond.x in CARGO[t.cargo]:
        return True
    room = OTHERS_CAPACITY - t.loads(t.wagon, bond.player) - len(CARGO[t.cargo])
    return room > 0 and t.count < PROPOSALS and refuse_load(t, bond.player, bond.x) is None


def worth_selling(t: State, bonds: list[Promise], sales: list[Action]) -> list[Action]:
    """The sales to think of for the sake of money: of goods that no promise is about only the dearest."""
    found: list[Action] = []
    dearest: Action | None = None
    for sale in sales:
        if is_spoken_of(sale.x, bonds):
            found.append(sale)
        elif dearest is None or t.price[sale.x] > t.price[dearest.x]:
            dearest = sale
    return found if dearest is None else [dearest, *found]


def is_spoken_of(good: int, bonds: list[Promise]) -> bool:
    """Whether a promise is about selling or loading a good."""
    for bond in bonds:
        if bond.verb in (TO_SELL, TO_LOAD) and bond.x == good:
            return True
    return False

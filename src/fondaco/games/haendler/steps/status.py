"""Phase 7: representation, loans and the way up."""

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    ASCEND,
    ASCENDING,
    ASCENT_CARDS,
    BORROW,
    BORROWING,
    PASS,
    PASSING,
    PAY,
    PAYING,
    PLAY_ASCENT,
    PLAY_REPRESENTATION,
    REPRESENTATION_CARDS,
)
from fondaco.games.haendler.board import (
    ASCENT,
    INFLUENCE_PRICE,
    LOAN,
    NOTES,
    REPAYMENT,
    REPRESENTATION,
    REPRESENTATION_COST,
    STEPS_PER_ROUND,
    TOP_LEVEL,
    ascent_cost,
)
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.turns import InOrder


class Representation(InOrder):
    """Repräsentation: everybody pays for their level, or falls to the highest one that can be paid in full."""

    def __init__(self) -> None:
        super().__init__("representation", [PAY, PLAY_REPRESENTATION], [rules.STEPS_BY_COST])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds any card and the card could spare it money or a fall."""
        price = INFLUENCE_PRICE[REPRESENTATION]
        return s.held[seat] > 0 and REPRESENTATION_COST[s.level[seat]] > price and s.money[seat] >= price

    def proceed(self, s: State) -> None:
        """Whoever has no choice pays."""
        while s.cursor < s.seats and not self.has_turn(s, s.turn):
            self.settle(s, s.turn)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Pay in full, or with the card."""
        return [PAYING, REPRESENTATION_CARDS]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The card must be there."""
        return None if a.verb == PAY or s.holds(seat, REPRESENTATION) else rules.CARD_IN_HAND

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Pay 400 with the card, or the cost of the level."""
        if a.verb == PAY:
            self.settle(s, seat)
            return
        price = INFLUENCE_PRICE[REPRESENTATION]
        s.spend(seat, REPRESENTATION)
        s.pay(seat, price)
        s.tell(events.REPRESENTED_BY_CARD, [seat, price])
        self.next(s)

    def settle(self, s: State, seat: int) -> None:
        """Fall as far as need be, then pay."""
        level = s.level[seat]
        while REPRESENTATION_COST[level] > s.money[seat]:
            level -= 1
        if level < s.level[seat]:
            s.level[seat] = level
            s.fallen |= 1 << seat
            s.tell(events.FALLEN, [seat, level, REPRESENTATION_COST[level]])
        s.pay(seat, REPRESENTATION_COST[level])
        s.tell(events.REPRESENTED, [seat, REPRESENTATION_COST[level]])
        self.next(s)


class Loans(InOrder):
    """Schuldscheine: whoever fell in this round may borrow once."""

    def __init__(self) -> None:
        super().__init__("loans", [BORROW, PASS], [rules.LOAN_AFTER_FALL, rules.NO_NOTES_LEFT])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat fell and a note is left."""
        return s.fallen >> seat & 1 == 1 and s.notes_left(NOTES) > 0

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Borrow or not."""
        return [BORROWING, PASSING]

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The bank lends 2000 against a note."""
        if a.verb == BORROW:
            s.notes[seat] += 1
            s.earn(seat, LOAN)
            s.tell(events.BORROWED, [seat, LOAN])
        self.next(s)


class Climbing(InOrder):
    """Sozialer Aufstieg: up to two steps are bought; whoever is in debt must repay first."""

    def __init__(self) -> None:
        super().__init__(
            "climbing", [ASCEND, PLAY_ASCENT, PASS], [rules.TWO_STEPS, rules.TOP_OF_LADDER, rules.LATE_ARRIVALS]
        )

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat can pay for anything here, perhaps with a card."""
        if s.notes[seat] > 0:
            return s.money[seat] >= REPAYMENT
        if s.level[seat] == TOP_LEVEL or s.count >= STEPS_PER_ROUND:
            return False
        cost = ascent_cost(s.arrivals)
        if s.held[seat] > 0:
            cost = min(cost, INFLUENCE_PRICE[ASCENT])
        return s.money[seat] >= cost

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Rise or stay."""
        return [ASCENDING, ASCENT_CARDS, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Debts first; a step must be paid, and a card must be there. A turn without means ends by itself."""
        if a.verb == PASS:
            return None
        if s.notes[seat] > 0:
            return rules.NO_ASCENT_IN_DEBT
        if a.verb == PLAY_ASCENT and not s.holds(seat, ASCENT):
            return rules.CARD_IN_HAND
        return rules.ASCENT_WITHIN_MONEY if self.cost(s, a) > s.money[seat] else None

    def cost(self, s: State, a: Action) -> int:
        """What a step costs, with or without the card."""
        return INFLUENCE_PRICE[ASCENT] if a.verb == PLAY_ASCENT else ascent_cost(s.arrivals)

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Rise one step, or end the turn."""
        if a.verb == PASS:
            self.next(s)
        else:
            self.rise(s, seat, a)

    def rise(self, s: State, seat: int, a: Action) -> None:
        """One step up the ladder."""
        cost = self.cost(s, a)
        if a.verb == PLAY_ASCENT:
            s.spend(seat, ASCENT)
        s.pay(seat, cost)
        s.level[seat] += 1
        s.count += 1
        level = s.level[seat]
        event = events.RISEN_BY_CARD if a.verb == PLAY_ASCENT else events.RISEN
        s.tell(event, [seat, level, REPRESENTATION_COST[level], cost])

"""Schuldscheine: a loan is repaid at any time, wherever its holder decides something."""

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import I_PAY, I_PAY_WHEN, PASS, PASSING, REPAY, REPAYING, YOU_PAY, YOU_PAY_WHEN
from fondaco.games.haendler.board import REPAYMENT
from fondaco.games.haendler.pacts import CLAUSE_SIZE, HEAD, owed_when_kept
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.layer import Layer
from fondaco.games.haendler.steps.turns import InOrder


def purse(s: State, seat: int) -> int:
    """The money of a seat, but for a standing bid, a freight that is being bargained for, and what it will pay when
    promises to it are kept."""
    money = s.money[seat]
    if s.leader == seat:
        money -= s.high
    if s.cargo != NONE and s.named != NONE and s.turn == seat:
        money -= s.named
    if s.promises:
        money -= owed_when_kept(s, seat)
    return money


def free_money(s: State, seat: int) -> int:
    """What is left in the purse of a seat once the proposal that is being made, or was interrupted, is accepted."""
    return purse(s, seat) - max(offered(s.draft, seat), offered(s.tabled, seat)) if s.draft else purse(s, seat)


def offered(draft: list[int], seat: int) -> int:
    """What a seat would pay by a proposal."""
    total = 0
    for first in range(HEAD, len(draft), CLAUSE_SIZE):
        kind = draft[first]
        if (kind in (I_PAY, I_PAY_WHEN) and draft[0] == seat) or (kind in (YOU_PAY, YOU_PAY_WHEN) and draft[1] == seat):
            total += draft[first + 1]
    return total


class Owing(Layer):
    """A section in which whoever holds a note may repay it before deciding."""

    def __init__(self, inner: Step[State]) -> None:
        super().__init__(inner, [REPAY])

    def candidates(self, s: State, seat: int) -> list[Action]:
        """As beneath, and repaying."""
        return [*self.inner.candidates(s, seat), REPAYING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """A debt must be there, and the money that nothing else has a claim on."""
        if a.verb != REPAY:
            return self.inner.refuse(s, seat, a)
        if s.notes[seat] == 0:
            return rules.REPAY_DEBT
        return rules.REPAY_WITHIN_MONEY if free_money(s, seat) < REPAYMENT else None

    def options(self, s: State, seat: int) -> list[Action]:
        """As beneath; only whoever holds a note and has the money is offered more."""
        found = self.inner.options(s, seat)
        if s.notes[seat] > 0 and s.money[seat] >= REPAYMENT and free_money(s, seat) >= REPAYMENT:
            return [*found, REPAYING]
        return found

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Repay one note; the decision is still to be made."""
        if a.verb != REPAY:
            self.inner.apply(s, seat, a)
            return
        s.notes[seat] -= 1
        s.pay(seat, REPAYMENT)
        s.tell(events.REPAID, [seat, REPAYMENT])


class Debts(InOrder):
    """Whoever could repay a loan is asked before representation: a fall without debt can outrank a level with debt."""

    def __init__(self) -> None:
        super().__init__("debts", [PASS], [rules.REPAY_ASKED])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds a note and has the money."""
        return s.notes[seat] > 0 and s.money[seat] >= REPAYMENT

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Go on in debt; repaying is offered everywhere."""
        return [PASSING]

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The next may be asked."""
        self.next(s)

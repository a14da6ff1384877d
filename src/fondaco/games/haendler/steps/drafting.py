"""Variant Absprachen: a proposal is made clause by clause."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.rule import NOT_NOW, Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    ALL_MOMENTS,
    DEED_VERBS,
    DEEDS,
    I_GIVE,
    I_GIVES,
    I_PAY,
    I_PAY_WHEN,
    I_PAYS,
    I_PAYS_WHEN,
    PUT,
    PUTTING,
    TO_BUY,
    UNTIL,
    VOW,
    VOWING,
    WITHDRAW,
    WITHDRAWING,
    YOU_GIVE,
    YOU_GIVES,
    YOU_PAY,
    YOU_PAY_WHEN,
    YOU_PAYS,
    YOU_PAYS_WHEN,
)
from fondaco.games.haendler.board import INFLUENCES
from fondaco.games.haendler.pacts import (
    BY_AUTHOR,
    CLAUSE_SIZE,
    CLAUSES,
    HEAD,
    PAYMENTS,
    by_author,
    clauses,
    given,
    is_by_author,
    written,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.agreements import Answer
from fondaco.games.haendler.steps.debts import offered, purse

ASKING: Final[list[Action]] = [*YOU_GIVES, *VOWING]  # clauses that no rule refuses while there is room for one


class Drafting(Step[State]):
    """The author writes down money and cards that change hands at once, vows with their deed and their moment, and
    money for a vow when it is kept; nobody else sees it until it is put forward."""

    def __init__(self, answer: Answer) -> None:
        verbs = [I_PAY, YOU_PAY, I_PAY_WHEN, YOU_PAY_WHEN, I_GIVE, YOU_GIVE, VOW, UNTIL, PUT, WITHDRAW]
        super().__init__("drafting", verbs + [verb.number for verb in DEED_VERBS], [rules.DEAL_DRAFT])
        self.answer = answer
        answer.drafting = self

    def actors(self, s: State) -> list[int]:
        """The author, until the proposal is put forward."""
        return [] if s.put or not s.draft else [s.draft[0]]

    def awaited(self, s: State) -> int:
        """What the last clause still lacks: a deed, a moment, or nothing."""
        if len(s.draft) == HEAD or s.draft[-CLAUSE_SIZE] != VOW:
            return NONE
        if s.draft[-CLAUSE_SIZE + 2] == NONE:
            return TO_BUY
        return UNTIL if s.draft[-1] == NONE else NONE

    def candidates(self, s: State, seat: int) -> list[Action]:
        """What completes the last clause, or another clause, or the end of the draft."""
        awaited = self.awaited(s)
        if awaited == TO_BUY:
            return DEEDS
        if awaited == UNTIL:
            return ALL_MOMENTS
        return [*self.payments(s, seat), *I_GIVES, *YOU_GIVES, *VOWING, PUTTING, WITHDRAWING]

    def payments(self, s: State, seat: int) -> list[Action]:
        """All that both sides can still pay, at once or for a vow."""
        mine = purse(s, seat) - offered(s.draft, seat)
        found = I_PAYS[1 : mine + 1] if mine > 0 else []
        if mine > 0 and self.vowed(s, seat):
            found.extend(I_PAYS_WHEN[1 : mine + 1])
        theirs = purse(s, s.draft[1]) - offered(s.draft, s.draft[1])
        if theirs > 0:
            found.extend(YOU_PAYS[1 : theirs + 1])
            if self.vowed(s, s.draft[1]):
                found.extend(YOU_PAYS_WHEN[1 : theirs + 1])
        return found

    def options(self, s: State, seat: int) -> list[Action]:
        """Payments that are candidates can be made, if there is room for a clause, and so can whatever is asked for;
        the rest is checked one by one."""
        if self.awaited(s) != NONE:
            return self.candidates(s, seat)
        found: list[Action] = []
        if written(s.draft) < CLAUSES:
            found = self.payments(s, seat)
            found.extend([a for a in I_GIVES if self.refuse_gift(s, seat, a.x) is None])
            found.extend(ASKING)
        if self.refuse(s, seat, PUTTING) is None:
            found.append(PUTTING)
        found.append(WITHDRAWING)
        return found

    def vowed(self, s: State, payer: int) -> bool:
        """Whether the draft has a vow of the other that a seat can pay for."""
        draft = s.draft
        for first in range(HEAD, len(draft), CLAUSE_SIZE):
            if draft[first] == VOW and is_by_author(VOW, draft[first + 1]) != (payer == draft[0]):
                return True
        return False

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """One part after another, at most four clauses, and only what can be paid and given."""
        part = TO_BUY if a.verb >= TO_BUY else UNTIL if a.verb == UNTIL else NONE
        if part != self.awaited(s):
            return NOT_NOW
        if part != NONE or a.verb == WITHDRAW:
            return None
        count = written(s.draft)
        if a.verb == PUT:
            return self.refuse_proposal(s, seat) if count else rules.DEAL_NOT_EMPTY
        if count >= CLAUSES:
            return rules.DEAL_CLAUSES
        if a.verb in PAYMENTS:
            return self.refuse_payment(s, a)
        return self.refuse_gift(s, seat, a.x) if a.verb == I_GIVE else None

    def refuse_gift(self, s: State, seat: int, kind: int) -> Rule | None:
        """Nobody offers a card that they do not hold."""
        return None if given(s.draft, I_GIVE, kind) < s.hand[seat * INFLUENCES + kind] else rules.DEAL_CARD_HELD

    def refuse_proposal(self, s: State, seat: int) -> Rule | None:
        """Nobody proposes what would spoil a promise of their own."""
        return rules.DEAL_KEPT if self.answer.spoilt(s, seat) is not None else None

    def refuse_payment(self, s: State, a: Action) -> Rule | None:
        """Whoever pays must have the money for all that is to be paid, and something to pay for if it is later."""
        payer = s.draft[0 if a.verb in (I_PAY, I_PAY_WHEN) else 1]
        if a.verb in (I_PAY_WHEN, YOU_PAY_WHEN) and not self.vowed(s, payer):
            return rules.DEAL_PAID_WHEN_KEPT
        return rules.DEAL_PAYABLE if a.x == 0 or offered(s.draft, payer) + a.x > purse(s, payer) else None

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """The author's own promise that a proposal would spoil."""
        return self.answer.spoilt(s, seat) if self.refuse(s, seat, a) is rules.DEAL_KEPT else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Write down a part, or put the proposal forward, or drop it."""
        if a.verb >= TO_BUY:
            s.draft[-CLAUSE_SIZE + 2] = a.verb
            s.draft[-CLAUSE_SIZE + 3] = a.x
            s.draft[-CLAUSE_SIZE + 4] = a.y
        elif a.verb == UNTIL:
            s.draft[-1] = a.x
        elif a.verb == PUT:
            s.put = True
            self.announce(s)
            self.open_aside(s, self.answer)
        elif a.verb == WITHDRAW:
            self.answer.drop(s)
        else:
            s.draft.extend([a.verb, a.x, NONE, 0, 0, NONE])

    def announce(self, s: State) -> None:
        """Agreements are public: all hear the proposal with its clauses."""
        s.tell(events.DEAL_PROPOSED, s.draft[:HEAD])
        for clause in clauses(s.draft):
            kind = clause[0]
            sides = s.draft[:HEAD] if by_author(clause) else [s.draft[1], s.draft[0]]
            if kind == VOW:
                slots = len(events.VOWS[clause[2]].slots) - events.VOW_SLOTS
                s.tell(events.VOWS[clause[2]], [*sides, clause[1] % BY_AUTHOR, clause[5], *clause[3 : 3 + slots]])
            elif kind in (I_PAY, YOU_PAY):
                s.tell(events.CLAUSE_PAY, [*sides, clause[1]])
            elif kind in PAYMENTS:
                s.tell(events.CLAUSE_PAY_WHEN, [*sides, clause[1]])
            else:
                s.tell(events.CLAUSE_GIVE, [*sides, clause[1]])

"""Variant Absprachen: talk with the player in turn, in proposals made clause by clause."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.rule import NOT_NOW, Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    ACCEPT,
    ACCEPTING,
    ALL_MOMENTS,
    COUNTER,
    COUNTERING,
    DEED_VERBS,
    DEEDS,
    I_GIVE,
    I_GIVES,
    I_PAY,
    I_PAYS,
    MEDDLE,
    MEDDLING,
    PASS,
    PASSING,
    PUT,
    PUTTING,
    REFUSE,
    REFUSING,
    TO_BUY,
    UNTIL,
    VOW,
    VOWING,
    WITHDRAW,
    WITHDRAWING,
    YOU_GIVE,
    YOU_GIVES,
    YOU_PAY,
    YOU_PAYS,
)
from fondaco.games.haendler.board import INFLUENCES, PROPOSALS
from fondaco.games.haendler.pacts import (
    CLAUSE_SIZE,
    CLAUSES,
    HEAD,
    Promise,
    clauses,
    count_proposal,
    talks_with,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.promises import due_time

MINE: Final = 2  # the first two vows are the author's own


def across(s: State) -> int:
    """The seat that the turn player is talking with."""
    return s.draft[1] if s.draft[0] == s.turn else s.draft[0]


def purse(s: State, seat: int) -> int:
    """What a seat can promise to pay: its money, but for a standing bid."""
    return s.money[seat] - s.high if s.leader == seat else s.money[seat]


class Drafting(Step[State]):
    """A proposal is made clause by clause: money now, a card now, or a vow with its deed and its moment."""

    def __init__(self, answer: "Answer") -> None:
        verbs = [I_PAY, YOU_PAY, I_GIVE, YOU_GIVE, VOW, UNTIL, PUT, WITHDRAW]
        super().__init__("drafting", verbs + [verb.number for verb in DEED_VERBS])
        self.answer = answer

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
        own = I_PAYS[1 : purse(s, seat) + 1]
        theirs = YOU_PAYS[1 : purse(s, s.draft[1]) + 1]
        return [*own, *theirs, *I_GIVES, *YOU_GIVES, *VOWING, PUTTING, WITHDRAWING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """One part after another, at most four clauses, and only what can be paid and given."""
        part = TO_BUY if a.verb >= TO_BUY else UNTIL if a.verb == UNTIL else NONE
        if part != self.awaited(s):
            return NOT_NOW
        if part != NONE or a.verb == WITHDRAW:
            return None
        count = len(clauses(s.draft))
        if a.verb == PUT:
            return None if count else rules.DEAL_NOT_EMPTY
        if count >= CLAUSES:
            return rules.DEAL_CLAUSES
        if a.verb == I_PAY or a.verb == YOU_PAY:
            return self.refuse_payment(s, a)
        if a.verb == I_GIVE:
            return None if self.given(s, I_GIVE, a.x) < s.hand[seat * INFLUENCES + a.x] else rules.DEAL_CARD_HELD
        return None

    def refuse_payment(self, s: State, a: Action) -> Rule | None:
        """Whoever pays must have the money for all that is to be paid."""
        payer = s.draft[0] if a.verb == I_PAY else s.draft[1]
        total = sum([clause[1] for clause in clauses(s.draft) if clause[0] == a.verb]) + a.x
        return rules.DEAL_PAYABLE if a.x == 0 or total > purse(s, payer) else None

    def given(self, s: State, verb: int, kind: int) -> int:
        """How many cards of a kind the draft already gives."""
        return sum([clause[0] == verb and clause[1] == kind for clause in clauses(s.draft)])

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
            self.ask(s, self.answer)
        elif a.verb == WITHDRAW:
            self.answer.drop(s)
        else:
            s.draft.extend([a.verb, a.x, NONE, 0, 0, NONE])

    def announce(self, s: State) -> None:
        """Agreements are public: all hear the proposal with its clauses."""
        author = s.draft[0]
        partner = s.draft[1]
        s.tell(events.DEAL_PROPOSED, [author, partner])
        for clause in clauses(s.draft):
            kind = clause[0]
            first = author if kind in (I_PAY, I_GIVE) or (kind == VOW and clause[1] < MINE) else partner
            second = partner if first == author else author
            if kind == VOW:
                slots = len(events.VOWS[clause[2]].slots) - events.VOW_SLOTS
                s.tell(events.VOWS[clause[2]], [first, second, clause[1] % 2, clause[5], *clause[3 : 3 + slots]])
            elif kind in (I_PAY, YOU_PAY):
                s.tell(events.CLAUSE_PAY, [first, second, clause[1]])
            else:
                s.tell(events.CLAUSE_GIVE, [first, second, clause[1]])


class Answer(Step[State]):
    """The others may meddle with an offer of their own; then the partner accepts, refuses or makes another proposal."""

    def __init__(self, sections: list[str]) -> None:
        super().__init__("answer", [ACCEPT, REFUSE, COUNTER, MEDDLE, PASS])
        self.sections = sections
        self.drafting: Step[State] = self

    def actors(self, s: State) -> list[int]:
        """Each other player who may still speak, then the partner."""
        if not s.draft or not s.put:
            return []
        meddler = self.meddler(s)
        return [s.draft[1] if meddler == NONE else meddler]

    def meddler(self, s: State) -> int:
        """The next seat that has not been heard on this proposal; nobody meddles with a meddler."""
        if s.tabled:
            return NONE
        for seat in range(s.seats):
            if seat not in s.draft[:HEAD] and s.heard >> seat & 1 == 0 and talks_with(s, seat) < PROPOSALS:
                return seat
        return NONE

    def candidates(self, s: State, seat: int) -> list[Action]:
        """A word from outside, or an answer."""
        return [ACCEPTING, REFUSING, COUNTERING, MEDDLING, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Outsiders meddle or pass, the partner answers."""
        if (a.verb == MEDDLE or a.verb == PASS) != (self.meddler(s) == seat):
            return rules.DEAL_MEDDLING
        if a.verb == COUNTER:
            return rules.DEAL_PROPOSALS if talks_with(s, across(s)) >= PROPOSALS else None
        return self.refuse_cards(s, seat) if a.verb == ACCEPT else None

    def refuse_cards(self, s: State, seat: int) -> Rule | None:
        """Who accepts must hold the cards that are asked for."""
        for kind in range(INFLUENCES):
            asked = sum([clause[0] == YOU_GIVE and clause[1] == kind for clause in clauses(s.draft)])
            if asked > s.hand[seat * INFLUENCES + kind]:
                return rules.DEAL_CARD_HELD
        return None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Seal the deal, refuse it, or talk on."""
        if a.verb == PASS:
            s.heard |= 1 << seat
        elif a.verb == MEDDLE:
            s.heard |= 1 << seat
            count_proposal(s, seat)
            s.tabled = s.draft
            self.draft_anew(s, seat, s.turn)
        elif a.verb == COUNTER:
            s.tell(events.DEAL_REFUSED, [seat, s.draft[0]])
            count_proposal(s, across(s))
            s.heard = 0
            self.draft_anew(s, seat, s.draft[0])
        elif a.verb == REFUSE:
            s.tell(events.DEAL_REFUSED, [seat, s.draft[0]])
            self.drop(s)
        else:
            self.seal(s)

    def draft_anew(self, s: State, author: int, partner: int) -> None:
        """Another proposal takes the floor."""
        s.draft = [author, partner]
        s.put = False
        self.ask(s, self.drafting)

    def drop(self, s: State) -> None:
        """The proposal is off the table; one that was interrupted comes back."""
        s.draft = s.tabled
        s.tabled = []
        s.put = len(s.draft) > 0
        s.heard = s.heard if s.put else 0

    def seal(self, s: State) -> None:
        """Money and cards change hands, promises begin to bind, and what was interrupted is forgotten."""
        author = s.draft[0]
        partner = s.draft[1]
        s.tell(events.DEAL_MADE, [author, partner])
        for clause in clauses(s.draft):
            mine = clause[0] in (I_PAY, I_GIVE) or (clause[0] == VOW and clause[1] < MINE)
            self.carry_out(s, clause, author if mine else partner, partner if mine else author)
        s.draft = []
        s.tabled = []
        s.put = False
        s.heard = 0

    def carry_out(self, s: State, clause: list[int], player: int, other: int) -> None:
        """One clause of a sealed deal."""
        if clause[0] == I_PAY or clause[0] == YOU_PAY:
            s.hand_over(player, other, clause[1])
            s.tell(events.DEAL_PAID, [player, other, clause[1]])
        elif clause[0] == VOW:
            promise = Promise([player, other, 1 - clause[1] % 2, *clause[2:6], 0])
            promise.due = due_time(s, promise, self.sections[s.stack[0]])
            s.promises.extend(promise.numbers())
        else:
            s.give(player, other, clause[1])
            s.tell(events.DEAL_CARD_GIVEN, [player, other, clause[1]])

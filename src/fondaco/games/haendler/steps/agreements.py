"""Variant Absprachen: what is said to a proposal, and what follows when it is accepted."""

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import (
    ACCEPT,
    ACCEPTING,
    COUNTER,
    COUNTERING,
    I_PAY,
    MEDDLE,
    MEDDLING,
    PASS,
    PASSING,
    REFUSE,
    REFUSING,
    VOW,
    YOU_GIVE,
    YOU_PAY,
)
from fondaco.games.haendler.board import INFLUENCES, PROPOSALS
from fondaco.games.haendler.pacts import (
    BY_AUTHOR,
    PAYMENTS,
    Promise,
    by_author,
    clauses,
    count_proposal,
    given,
    has_word_to_keep,
    takes_only,
    talks_with,
)
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.keeping import spoilt_by_deal, without_talk
from fondaco.games.haendler.steps.promises import due_time


def across(s: State) -> int:
    """The seat that the turn player is talking with."""
    return s.draft[1] if s.draft[0] == s.turn else s.draft[0]


class Answer(Step[State]):
    """The others may meddle with an offer of their own; then the partner accepts, refuses or makes another proposal."""

    def __init__(self, sections: list[Step[State]], binding: bool) -> None:
        promised = [rules.DEAL_FIRST_CHANCE, rules.DEAL_NEXT_TURN]
        super().__init__("answer", [ACCEPT, REFUSE, COUNTER, MEDDLE, PASS], promised)
        self.sections = sections  # all sections and asides of the game
        self.binding = binding
        self.drafting: Step[State] = self

    def actors(self, s: State) -> list[int]:
        """Each other player who may still speak, then the partner."""
        if not s.put:
            return []
        meddler = self.meddler(s)
        return [s.draft[1] if meddler == NONE else meddler]

    def meddler(self, s: State) -> int:
        """The next seat that has not been heard on this proposal; nobody meddles with a meddler."""
        if s.tabled:
            return NONE
        for seat in range(s.seats):
            if seat == s.draft[0] or seat == s.draft[1] or s.heard >> seat & 1:
                continue
            if talks_with(s, seat) < PROPOSALS:
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
        if a.verb != ACCEPT:
            return None
        return self.refuse_cards(s, seat) or (rules.DEAL_KEPT if self.spoilt(s, seat) is not None else None)

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """The partner's own promise that accepting would spoil."""
        return self.spoilt(s, seat) if self.refuse(s, seat, a) is rules.DEAL_KEPT else None

    def spoilt(self, s: State, seat: int) -> Entry | None:
        """The promise of a seat that the proposal would spoil, alone or together with what else would be promised."""
        if not self.binding or not has_word_to_keep(s, seat) or takes_only(s.draft, seat):
            return None
        after = without_talk(s)
        after.draft = s.draft[:]
        self.seal(after)
        return spoilt_by_deal(self.sections, s, after, seat)

    def refuse_cards(self, s: State, seat: int) -> Rule | None:
        """Whoever accepts must hold the cards that are asked for."""
        for kind in range(INFLUENCES):
            if given(s.draft, YOU_GIVE, kind) > s.hand[seat * INFLUENCES + kind]:
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
        self.open_aside(s, self.drafting)

    def drop(self, s: State) -> None:
        """The proposal is off the table; one that was interrupted comes back."""
        s.draft = s.tabled
        s.tabled = []
        s.put = len(s.draft) > 0

    def seal(self, s: State) -> None:
        """Money and cards change hands, promises begin to bind, and what was interrupted is forgotten."""
        author = s.draft[0]
        partner = s.draft[1]
        s.tell(events.DEAL_MADE, [author, partner])
        made: list[Promise] = []
        for clause in clauses(s.draft):
            mine = by_author(clause)
            self.carry_out(s, clause, author if mine else partner, partner if mine else author, made)
        for promise in made:
            s.promises.extend(promise.numbers())
        s.draft = []
        s.tabled = []
        s.put = False

    def carry_out(self, s: State, clause: list[int], player: int, other: int, made: list[Promise]) -> None:
        """One clause of a sealed deal; money for a promise goes with the last one that its maker has made in it."""
        if clause[0] == I_PAY or clause[0] == YOU_PAY:
            s.hand_over(player, other, clause[1])
            s.tell(events.DEAL_PAID, [player, other, clause[1]])
        elif clause[0] == VOW:
            promise = Promise([player, other, 1 - clause[1] % BY_AUTHOR, *clause[2:], 0, 0])
            promise.due = due_time(s, promise, self.sections[s.stack[0]].name)
            made.append(promise)
        elif clause[0] in PAYMENTS:
            [promise for promise in made if promise.player == other][-1].pays += clause[1]
        else:
            s.give(player, other, clause[1])
            s.tell(events.DEAL_CARD_GIVEN, [player, other, clause[1]])

"""Variant Absprachen: the sections of the plain game, open to talk and bound by promises."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import HEAR, HEARINGS, PROPOSALS_TO, PROPOSE, REPAY, REPAYING
from fondaco.games.haendler.board import PROPOSALS
from fondaco.games.haendler.pacts import count_proposal, has_word_to_keep, promises, talks_with
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.debts import Owing
from fondaco.games.haendler.steps.drafting import Drafting
from fondaco.games.haendler.steps.investing import Investing
from fondaco.games.haendler.steps.keeping import Outlook, spoilt_by_deal, without_talk
from fondaco.games.haendler.steps.layer import Layer
from fondaco.games.haendler.steps.promises import fits, follow_turns, lapse, settle
from fondaco.games.haendler.steps.turns import InOrder


def talk_of(s: State) -> list[Action]:
    """A proposal to any player, or a hearing for any."""
    return [*PROPOSALS_TO[: s.seats], *HEARINGS[: s.seats]]


def is_talk(a: Action) -> bool:
    """Whether an action only opens a talk."""
    return a.verb == PROPOSE or a.verb == HEAR


class Talking(Layer):
    """A section as in the plain game, but whoever is in turn may talk, and promises are followed up."""

    def __init__(self, inner: Step[State], drafting: Drafting) -> None:
        section = inner.inner if isinstance(inner, Layer) else inner
        self.auction: Final = isinstance(section, Investing)
        self.talkative: Final = self.auction or isinstance(section, InOrder)
        super().__init__(inner, [PROPOSE, HEAR] if self.talkative else [])
        self.drafting: Final = drafting

    def begin(self, s: State) -> None:
        """Some promises end here, and all when the game ends."""
        if s.promises:
            lapse(s, self.name)
        self.inner.begin(s)
        if s.over and s.promises:
            lapse(s, self.name)

    def proceed(self, s: State) -> None:
        """As beneath; promises for the next turn follow the turns, of which an auction is one for all."""
        self.inner.proceed(s)
        if s.promises and s.stack[-1] == self.number == s.stack[0]:
            deciding = self.inner.actors(s)
            follow_turns(s, self.name, list(range(s.seats)) if deciding and self.auction else deciding)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """As beneath, and talk with any other player."""
        found = self.inner.candidates(s, seat)
        return [*found, *talk_of(s)] if self.talkative else found

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """What is refused beneath, and too much talk."""
        return self.refuse_talk(s, seat, a.x) if is_talk(a) else self.inner.refuse(s, seat, a)

    def refuse_talk(self, s: State, seat: int, other: int) -> Rule | None:
        """Whether to propose something to another, or to hear it; talk ends."""
        if other >= s.seats or other == seat:
            return rules.DEAL_WITH_TURN_PLAYER
        return rules.DEAL_PROPOSALS if talks_with(s, other) >= PROPOSALS else None

    def options(self, s: State, seat: int) -> list[Action]:
        """As beneath, and talk."""
        found = self.inner.options(s, seat)
        if self.talkative:
            partners = [other for other in range(s.seats) if self.refuse_talk(s, seat, other) is None]
            return [*found, *[PROPOSALS_TO[other] for other in partners], *[HEARINGS[other] for other in partners]]
        return found

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Open a talk, or play on and see which promises have been kept."""
        if is_talk(a):
            count_proposal(s, a.x)
            s.draft = [seat, a.x] if a.verb == PROPOSE else [a.x, seat]
            s.put = False
            s.heard = 0
            self.open_aside(s, self.drafting)
        elif s.promises:
            before = promises(s)
            done = [fits(s, promise, seat, a) for promise in before]
            self.inner.apply(s, seat, a)
            settle(s, before, done)
        else:
            self.inner.apply(s, seat, a)


class Bound(Talking):
    """A section in which promises bind: nothing may be done after which fewer of them can be kept than before."""

    def __init__(self, inner: Step[State], drafting: Drafting, sections: list[Step[State]]) -> None:
        super().__init__(inner, drafting)
        self.sections: Final = sections  # all sections and asides of the game

    def outlook(self, s: State, seat: int) -> Outlook | None:
        """What a seat can keep, if that could matter here."""
        if not s.promises or not has_word_to_keep(s, seat):
            return None
        outlook = Outlook(self.sections, s, seat)
        return outlook if outlook.concerned else None

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """What is refused beneath, and what would spoil a promise."""
        rule = super().refuse(s, seat, a)
        if rule is None and s.promises and self.ground(s, seat, a) is not None:
            return rules.DEAL_KEPT
        return rule

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """The promise that an action would spoil, if nothing else is against it."""
        spoken_for = s.promises and not is_talk(a) and self.inner.refuse(s, seat, a) is None
        outlook = self.outlook(s, seat) if spoken_for else None
        return None if outlook is None else outlook.spoilt(s, a, self.inner.options(s, seat))

    def options(self, s: State, seat: int) -> list[Action]:
        """The same refusals, with the plans looked through once for all options."""
        found = super().options(s, seat)
        outlook = self.outlook(s, seat)
        if outlook is None:
            return found
        talk = [a for a in found if is_talk(a)]
        return [*outlook.allowed(s, [a for a in found if not is_talk(a)]), *talk]


class BoundTalk(Owing):
    """A talk, in which a loan may be repaid as well, but not with money that a promise needs."""

    def __init__(self, inner: Step[State], sections: list[Step[State]]) -> None:
        super().__init__(inner)
        self.sections: Final = sections  # all sections and asides of the game

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """What is refused beneath, and a payment that would spoil a promise."""
        rule = super().refuse(s, seat, a)
        return rules.DEAL_KEPT if rule is None and a.verb == REPAY and self.spoilt(s, seat) is not None else rule

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """The promise that repaying would spoil, or what is named beneath."""
        if a.verb != REPAY:
            return self.inner.ground(s, seat, a)
        return self.spoilt(s, seat) if super().refuse(s, seat, a) is None else None

    def options(self, s: State, seat: int) -> list[Action]:
        """As beneath, and repaying if it spoils nothing."""
        found = super().options(s, seat)
        return found[:-1] if found[-1] is REPAYING and self.spoilt(s, seat) is not None else found

    def spoilt(self, s: State, seat: int) -> Entry | None:
        """The promise of a seat that it could no longer keep if it repaid a loan."""
        if not s.promises:
            return None
        after = without_talk(s)
        self.apply(after, seat, REPAYING)
        return spoilt_by_deal(self.sections, s, after, seat)

"""Variant Absprachen: the sections of the plain game, bound by promises and open to talk."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import HEAR, HEARINGS, PROPOSALS_TO, PROPOSE
from fondaco.games.haendler.board import PROPOSALS
from fondaco.games.haendler.pacts import count_proposal, promises, promises_of, talks_with
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.agreements import Drafting
from fondaco.games.haendler.steps.investing import Investing
from fondaco.games.haendler.steps.promises import breaks, demand, fits, keep, lapse
from fondaco.games.haendler.steps.turns import InOrder


def talk_of(s: State) -> list[Action]:
    """To propose something to any player, or to hear any."""
    return [*PROPOSALS_TO[: s.seats], *HEARINGS[: s.seats]]


class Bound(Step[State]):
    """A section as in the plain game, but promises bind, and whoever is in turn may talk."""

    def __init__(self, inner: Step[State], drafting: Drafting) -> None:
        self.talkative: Final = isinstance(inner, (InOrder, Investing))
        verbs = [*inner.verbs, PROPOSE, HEAR] if self.talkative else inner.verbs
        super().__init__(inner.name, verbs, inner.rules)
        self.inner: Final = inner
        self.drafting: Final = drafting

    def begin(self, s: State) -> None:
        """Some promises end here."""
        if s.promises:
            lapse(s, self.name)
        self.inner.begin(s)

    def proceed(self, s: State) -> None:
        """As in the plain game."""
        self.inner.proceed(s)

    def actors(self, s: State) -> list[int]:
        """As in the plain game."""
        return self.inner.actors(s)

    def odds(self, s: State) -> list[int]:
        """As in the plain game."""
        return self.inner.odds(s)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """As in the plain game, and talk with any other player."""
        found = self.inner.candidates(s, seat)
        return [*found, *talk_of(s)] if self.talkative else found

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """What the plain game refuses, and what would break a promise."""
        if a.verb == PROPOSE or a.verb == HEAR:
            if a.x >= s.seats or a.x == seat:
                return rules.DEAL_WITH_TURN_PLAYER
            return rules.DEAL_PROPOSALS if talks_with(s, a.x) >= PROPOSALS else None
        rule = self.inner.refuse(s, seat, a)
        if rule is not None or not s.promises:
            return rule
        bonds = promises_of(s, seat)
        if bonds and breaks(s, bonds, a, demand(s, bonds, self.inner.options(s, seat))):
            return rules.DEAL_KEPT
        return None

    def options(self, s: State, seat: int) -> list[Action]:
        """The same refusals, with the demand of the promises found once for all options."""
        found = self.inner.options(s, seat)
        bonds = promises_of(s, seat) if s.promises else []
        if bonds:
            demanded = demand(s, bonds, found)
            found = [a for a in found if not breaks(s, bonds, a, demanded)]
        if self.talkative:
            found = [*found, *[a for a in talk_of(s) if self.refuse(s, seat, a) is None]]
        return found

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Open a talk, or play on and see which promises have been kept."""
        if a.verb == PROPOSE or a.verb == HEAR:
            count_proposal(s, a.x)
            s.draft = [seat, a.x] if a.verb == PROPOSE else [a.x, seat]
            s.put = False
            s.heard = 0
            self.ask(s, self.drafting)
        elif s.promises:
            before = promises(s)
            done = [promise.player == seat and promise.will == 1 and fits(s, promise, a) for promise in before]
            self.inner.apply(s, seat, a)
            keep(s, before, done)
        else:
            self.inner.apply(s, seat, a)

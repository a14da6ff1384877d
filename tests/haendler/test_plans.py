"""Variante Absprachen: whoever looks through every single plan, without short cuts, comes to the same."""

import pytest

import fondaco.core
from fondaco import Match
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.games.haendler.actions import ASK, BID, OFFER, PUTTING
from fondaco.games.haendler.pacts import has_word_to_keep, takes_only
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.agreements import Answer
from fondaco.games.haendler.steps.bound import Bound, BoundTalk
from fondaco.games.haendler.steps.keeping import Outlook, spoilt_by_deal, without_talk

EACH = 25  # positions of each section


class Patient(Outlook):
    """Leaves out no option but most amounts, remembers nothing, and never stops early."""

    def hope(self, t: State, done: int, broken: int) -> int:
        return self.size + 1

    def plan(self, t: State, done: int) -> list[Action]:
        options = self.step(t).options(t, self.seat)
        amounts = [option for option in options if option.verb in (BID, OFFER, ASK)]
        some = [*amounts[:2], *amounts[2::7], *amounts[-1:]]
        return [option for option in options if option not in amounts or option in some]

    def onward(self, t: State, done: int, broken: int) -> int:
        self.known.clear()
        return super().onward(t, done, broken)


def choices(s: State, step: Bound, seat: int) -> int:
    """How many options there are, of which the patient search has allowed the same; none where no promise matters."""
    outlook = step.outlook(s, seat)
    if outlook is None:
        return 0
    options = step.inner.options(s, seat)
    assert outlook.allowed(s, options) == Patient(step.sections, s, seat).allowed(s, options)
    return len(options)


@pytest.mark.slow
@pytest.mark.skipif(fondaco.core.COMPILED, reason="a compiled class has no patient heir")
def test_short_cuts_through_the_plans_miss_nothing() -> None:
    compared: dict[str, int] = {}
    for seed in range(24):
        match = Match.new("haendler", seats=2 + seed % 3, setup={"agreements": True}, seed=seed)
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[rng.below(len(match.actors))]
            s, step = match.state, match.game.step(match.state)
            assert isinstance(s, State)
            if isinstance(step, Bound) and compared.get(step.name, 0) < EACH and choices(s, step, seat) > 1:
                compared[step.name] = compared.get(step.name, 0) + 1
            match.play(seat, choose(match.game, s, seat, rng))
    assert sum(compared.values()) > 250


def test_a_proposal_that_only_gives_spoils_no_promise() -> None:
    """So nobody looks for plans where it is known beforehand; whoever does comes to the same."""
    compared = 0
    for seed in range(4):
        game = find("haendler").game({"agreements": True}, 4)
        rng, s, talk = Rng(seed), game.start(4), game.steps[-1]
        while game.actors(s):
            seat = game.actors(s)[0]
            options = game.options(s, seat)
            if PUTTING in options and takes_only(s.draft, seat) and has_word_to_keep(s, seat):
                after = without_talk(s)
                after.draft = s.draft[:]
                assert isinstance(talk, BoundTalk)
                assert isinstance(talk.inner, Answer)
                talk.inner.seal(after)
                assert spoilt_by_deal(talk.sections, s, after, seat) is None
                compared += 1
            game.carry_out(s, seat, options[rng.below(len(options))])
    assert compared > 100

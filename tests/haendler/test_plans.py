"""Variante Absprachen: whoever looks through every single plan, without short cuts, comes to the same."""

import pytest

import fondaco.core
from fondaco import Match
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.games.haendler.actions import ASK, BID, OFFER
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.bound import Bound
from fondaco.games.haendler.steps.keeping import Outlook

EACH = 4  # positions of each section


class Patient(Outlook):
    """Leaves out no option but most amounts, remembers nothing, and never stops early."""

    def hopeless(self, s: State) -> int:
        return -1

    def plan(self, t: State, done: int) -> list[Action]:
        options = self.step(t).options(t, self.seat)
        amounts = [option for option in options if option.verb in (BID, OFFER, ASK)]
        some = [*amounts[:2], *amounts[2::7], *amounts[-1:]]
        return [option for option in options if option not in amounts or option in some]

    def onward(self, t: State, done: int, broken: int) -> int:
        self.known.clear()
        return super().onward(t, done, broken)


@pytest.mark.slow
@pytest.mark.skipif(fondaco.core.COMPILED, reason="a compiled class has no patient heir")
def test_short_cuts_through_the_plans_miss_nothing() -> None:
    compared: dict[str, int] = {}
    for seed in range(6):
        match = Match.new("haendler", seats=2 + seed % 3, setup={"agreements": True}, seed=seed)
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[rng.below(len(match.actors))]
            s, step = match.state, match.game.step(match.state)
            outlook = step.outlook(s, seat) if isinstance(step, Bound) and isinstance(s, State) else None
            if outlook is not None and compared.get(step.name, 0) < EACH:
                options = step.inner.options(s, seat)
                patient = Patient(step.sections, s, seat)
                assert outlook.allowed(s, options) == patient.allowed(s, options), (seed, len(match.log))
                compared[step.name] = compared.get(step.name, 0) + (len(options) > 1)
            match.play(seat, choose(match.game, s, seat, rng))
    assert sum(compared.values()) > 50

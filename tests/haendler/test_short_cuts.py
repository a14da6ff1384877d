"""Steps that put their options together in a faster way offer the candidates that are not refused."""

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.step import Step

EACH = 3  # positions of each section and aside


@pytest.mark.parametrize("agreements", [False, True])
def test_options_are_the_candidates_that_are_not_refused(agreements: bool) -> None:
    compared: dict[str, int] = {}
    for seed in range(3):
        match = Match.new("haendler", seats=2 + seed, setup={"agreements": agreements}, seed=seed)
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[rng.below(len(match.actors))]
            step = match.game.step(match.state)
            if compared.get(step.name, 0) < EACH:
                compared[step.name] = compared.get(step.name, 0) + 1
                assert Step.options(step, match.state, seat) == step.options(match.state, seat), step.name
            match.play(seat, choose(match.game, match.state, seat, rng))
    assert len(compared) > 15

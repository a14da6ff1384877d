"""A refusal carries its rule, and says so in a sentence."""

import pytest

from fondaco import Match, Refused
from fondaco.core.rule import GAME_OVER, NOT_NOW, NOT_YOUR_TURN


@pytest.mark.rule("turn.not-now", "turn.not-yours")
def test_what_belongs_to_another_section_is_not_for_now() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    seat = match.actors[0]
    assert match.why_not(seat, "end turn") is NOT_NOW
    assert match.why_not((seat + 1) % 3, "end turn") is NOT_YOUR_TURN


def test_a_refusal_is_a_sentence() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    with pytest.raises(Refused, match=r"^It is refused by the rule turn\.not-now\.$"):
        match.play(match.actors[0], "end turn")


@pytest.mark.rule("turn.game-over")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    match = Match.new("china", 3, seed=1)
    while match.actors:
        match.play(match.actors[0], match.options(match.actors[0])[0])
    assert match.why_not(0, "end turn") is GAME_OVER

"""A refusal carries its rule, and says so in a sentence."""

import pytest

from fondaco import Match, Refused
from fondaco.core.rule import NOT_NOW, NOT_YOUR_TURN


def test_what_belongs_to_another_section_is_not_for_now() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    seat = match.actors[0]
    assert match.why_not(seat, "end turn") is NOT_NOW
    assert match.why_not((seat + 1) % 3, "end turn") is NOT_YOUR_TURN


def test_a_refusal_is_a_sentence() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    with pytest.raises(Refused, match=r"^It is refused by the rule turn\.not-now\.$"):
        match.play(match.actors[0], "end turn")

"""Hints: the best options of a view with what they promise."""

import pytest

from fondaco import Match
from fondaco.arena.hint import BEST, hint
from fondaco.bots import UnknownBot


def test_a_hint_lists_the_best_options_of_a_view() -> None:
    match = Match.new("china", 3, seed=1)
    seat = match.actors[0]
    options = match.options(seat)
    document = hint(match.game, match.view(seat), options, "flat:1", seed=4)
    told = document["options"]
    assert isinstance(told, list)
    assert len(told) == min(BEST, len(options))
    assert {option["action"] for option in told} <= {match.text(option) for option in options}
    shares = [option["share"] for option in told]
    assert shares == sorted(shares, reverse=True)
    assert (document["bot"], document["seat"], document["playouts"]) == ("flat:1", seat, len(options))
    again = hint(match.game, match.view(seat), options, "flat:1", seed=4)
    assert {**again, "seconds": 0} == {**document, "seconds": 0}


def test_a_bot_without_thoughts_gives_no_hints() -> None:
    match = Match.new("china", 3, seed=1)
    seat = match.actors[0]
    with pytest.raises(UnknownBot, match="no thoughts"):
        hint(match.game, match.view(seat), match.options(seat), "random")

"""Whether a decision revealed something, and so cannot be taken back freely."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.tables import undoing
from fondaco.tables.undoing import Looks, hidden, reveals


def decisions(title: str, seats: int, seed: int) -> Any:
    """Every decision of a random game: the match after it, the state before it, who and what."""
    match = Match.new(title, seats, seed=seed, manual_chance=True)
    rng = Rng(seed)
    while match.actors:
        seat = match.actors[0]
        action = choose(match.game, match.state, seat, rng)
        before = match.state.copy()
        match.enter(seat, action)
        if seat >= 0:
            yield match, before, seat, action


def test_hidden_places_are_those_where_a_view_and_a_world_differ() -> None:
    whole = {"a": 1, "b": {"c": [1, 2], "d": 3}, "e": None}
    assert hidden(whole, whole) == set()
    assert hidden(whole, {"a": 1, "b": {"c": [0, 2], "d": 3}}) == {"/b/c"}
    assert hidden(whole, {"a": 1, "b": 2, "f": 4}) == {"/b", "/f"}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_decision_that_opens_sealed_choices_reveals_them(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "WORLDS", 0)  # what was sealed is found without any luck
    opened = kept = 0
    for match, before, seat, action in decisions("haendler", 3, seed):
        shown = any(entry.event.name == "bid-shown" for entry in match.entries[-1])
        sealed = any(entry.event.name == "bid-sealed" for entry in match.entries[-1])
        if shown:
            assert reveals(match.game, before, seat, action, match.state, 1)
            opened += 1
        elif sealed:
            assert not reveals(match.game, before, seat, action, match.state, 1)
            kept += 1
    assert opened > 0
    assert kept > 0


def test_where_nothing_is_hidden_nothing_is_revealed() -> None:
    for match, before, seat, action in decisions("yunnan-2023", 3, 1):
        assert not reveals(match.game, before, seat, action, match.state, 1)


def test_most_decisions_in_china_reveal_nothing() -> None:
    found = [
        reveals(match.game, before, seat, action, match.state, 1)
        for match, before, seat, action in decisions("china", 3, 1)
    ]
    assert found.count(False) > found.count(True)


def test_where_nothing_is_hidden_nothing_has_to_be_described(monkeypatch: pytest.MonkeyPatch) -> None:
    def described(looks: Looks[Any]) -> Any:
        raise AssertionError("its parts are the same")

    monkeypatch.setattr(Looks, "document", described)
    match, before, seat, action = next(decisions("yunnan-2023", 3, 1))
    assert not reveals(match.game, before, seat, action, match.state, 1)


def test_looks_differ_where_a_description_does() -> None:
    match, before, _, _ = next(decisions("yunnan-2023", 3, 1))
    looks = Looks(match.game, before)
    assert not looks.differ_from(before.copy())
    assert looks.differ_from(match.state)
    noted = before.copy()
    noted.news = []  # no part of the looks
    assert not looks.is_same(noted)
    assert not looks.differ_from(noted)

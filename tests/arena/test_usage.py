"""What bots use of a game."""

import json

import pytest

from fondaco.arena.usage import usage_of
from fondaco.core.titles import SHELF, find


@pytest.mark.parametrize("title", SHELF)
def test_what_random_players_do_is_counted_by_verb_and_thing(title: str) -> None:
    seats = find(title).seats[0]
    told: list[tuple[int, int]] = []
    usage = usage_of(title, ["random"] * seats, seats, 3, tell=lambda done, games: told.append((done, games)))
    assert told == [(number + 1, seats) for number in range(seats)]
    by_name = {use.name: use for use in usage.uses}
    assert len(by_name) == len(usage.uses), "each use is told once"
    for use in usage.uses:
        assert 0 <= use.chosen <= use.offered
        assert (use.chosen > 0) == (use.games > 0)
    game = find(title).game({}, seats)
    for verb in game.vocabulary.verbs:
        things = [use for use in usage.uses if use.name.startswith(f"{verb.name} ") and use.chosen]
        assert not things or by_name[verb.name].chosen > 0
    assert any(use.by_winners for use in usage.uses)
    assert set(usage.unused) == {use.name for use in usage.uses if use.offered and not use.chosen}


def test_the_same_contest_gives_the_same_usage_with_any_number_of_processes() -> None:
    documents = [usage_of("china", ["random"] * 3, 6, 5, processes).document() for processes in (1, 2)]
    assert documents[0] == documents[1]
    assert documents[0]["games"] == 6
    assert json.loads(json.dumps(documents[0])) == documents[0]

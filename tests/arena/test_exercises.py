"""Exercises: one option is clearly best at every look, and why can be told."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fondaco import Match
from fondaco.arena.exercises import ALIKE, LOOKS, MARGIN, ROUND, Exercise, Search, chosen, deepened, document_of
from fondaco.arena.processes import HIRED
from fondaco.arena.reasons import Reason, message_of, reasons, tellable
from fondaco.core.titles import SHELF, find
from fondaco.locale import LANGUAGES, Words
from fondaco.tables.exercises import exercises_of
from tests.cli.terminal import run

SHIPPED = [(title, exercise) for title in SHELF for exercise in exercises_of(title)]


def test_a_search_finds_what_stays_ahead() -> None:
    words = Words("en", "china")
    search = Search("china", "grandmaster:4", 1, words.say, margin=0.02)
    found = next(search.run())
    match = Match.from_position("china", found.position, manual_chance=True)
    assert match.actors == [found.seat]
    offered = [match.text(action) for action in match.options(found.seat)]
    assert found.best in offered
    assert found.second in offered
    assert len(found.margins) == len(LOOKS)
    assert min(found.margins) >= 0.02
    assert found.reasons == tellable(found.reasons, words.say)


def test_sparring_partners_sit_at_some_of_the_seats_so_that_positions_differ() -> None:
    search = Search("china", "grandmaster:2", 1, Words("en", "china").say)
    assert [len(search.strangers(game, 3)) for game in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [len(search.strangers(game, 2)) for game in range(3)] == [0, 1, 1]
    assert len({tuple(search.strangers(game, 3)) for game in range(1, 30, 3)}) == 3, "each seat in its turn"


def test_exercises_come_in_the_order_of_the_games_whichever_end_first() -> None:
    def backwards(_work: Any, jobs: Any, _processes: int) -> Iterator[tuple[int, Any]]:
        for number in reversed(range(len(jobs))):
            yield number, [made("x", 1, 0.5)._replace(game=jobs[number].game)] * (number % 3)

    token = HIRED.set(backwards)
    try:
        search = Search("china", "grandmaster:2", 1, Words("en", "china").say)
        games = [exercise.game for exercise in islice(search.run(), 100)]
    finally:
        HIRED.reset(token)
    assert games == [game for game in range(2 * ROUND) for _ in range(game % ROUND % 3)][:100]


def test_the_command_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    asked = ["exercises", "china", "--count", "1", "--bot", "grandmaster:2", "--processes", "1", "--resume", str(kept)]
    first = run(*asked)
    assert len(json.loads(first.stdout)["exercises"]) == 1
    whole = kept.stat().st_size
    assert run(*asked).stdout == first.stdout
    assert kept.stat().st_size == whole, "nothing had to be done again"


def made(theme: str, difficulty: int, margin: float, best: str = "a") -> Exercise:
    return Exercise({}, 0, best, "b", difficulty, [Reason(theme, True, 1, 1.0)], 0, 0, [margin])


def test_many_themes_and_answers_are_chosen_and_the_easy_ones_come_first() -> None:
    found = [made("x", 3, 0.5, "a"), made("x", 1, 0.4, "b"), made("x", 2, 0.3, "c"), made("y", 2, 0.1, "d")]
    assert [(one.theme, one.difficulty) for one in chosen(found, 12)] == [("x", 2), ("y", 2), ("x", 3)]
    assert [(one.theme, one.difficulty) for one in chosen(found, 3)] == [("y", 2), ("x", 3)]
    assert len(chosen([made(theme, 1, 0.5) for theme in "abcdef"], 12)) == 2, "with the same answer"
    assert len(chosen([made(theme, 1, 0.5) for theme in "abcdef"], 30)) == ALIKE
    assert len(chosen([made(theme, 1, 0.5, theme) for theme in "abcdef"], 12)) == 6
    document = document_of("t", "b:1", 1, "fondaco exercises t", chosen(found, 1))
    assert document["title"] == "t"


def test_a_deeper_look_has_a_larger_budget() -> None:
    assert deepened("grandmaster:60", 4) == "grandmaster:240"
    assert deepened("grandmaster:60x2", 4) == "grandmaster:240x2"
    assert deepened("greedy", 4) == "greedy"


@pytest.mark.parametrize("title", sorted({title for title, _ in SHIPPED}))
def test_those_that_ship_can_be_played_and_their_reasons_hold(title: str) -> None:
    words = [Words(language, find(title).rulebook) for language in LANGUAGES]
    for exercise in exercises_of(title):
        match = Match.from_position(title, exercise["position"], manual_chance=True)
        seat = exercise["seat"]
        assert match.actors == [seat] or seat in match.actors
        offered = [match.text(action) for action in match.options(seat)]
        assert {exercise["best"], exercise["second"]} <= set(offered)
        assert min(exercise["proof"]["margins"]) >= MARGIN
        assert exercise["difficulty"] in (1, 2, 3)
        told = [Reason(**reason) for reason in exercise["reasons"]]
        assert all(speech.say(message_of(reason.measure)) for speech in words for reason in told)
        best, second = match.meant(exercise["best"]), match.meant(exercise["second"])
        known = {(one.measure, one.own): one.difference for one in reasons(match.game, match.view(seat), best, second)}
        assert {(one.measure, one.own): one.difference for one in told}.items() <= known.items()

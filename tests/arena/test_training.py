"""Learning from games against oneself."""

import math

import pytest

from fondaco.arena.selfplay import Lesson, School
from fondaco.arena.training import COURSE, Training, blend_of, fit, quality, tables_of
from fondaco.bots.value import STAGES, weighted
from fondaco.core.errors import BadSetup
from fondaco.core.result import ranks_of
from fondaco.core.titles import SHELF, find


def lesson(first: int, second: int, progress: float) -> Lesson:
    """Two seats with one measure that is worth five points, and a constant."""
    made = Lesson([[1, first], [1, second]], progress)
    made.scores = made.standing = [5 * first, 5 * second]
    made.ranks = [1, 2] if first > second else [2, 1]
    return made


def made_up() -> list[Lesson]:
    return [lesson(a, b, (a + b) % 11 / 10) for a in range(12) for b in range(12) if a != b]


def test_what_decides_is_learned() -> None:
    lessons = made_up()
    weights = fit(lessons)
    for stage in range(STAGES):
        assert weights.points[2][stage][1] == pytest.approx(5, rel=0.1)
        assert weights.win[2][stage][1] > 0.1
    assert weights.spread == 20
    told = quality(weights, lessons)
    assert told["likelihood"] > told["equal_chances"]
    assert told["equal_chances"] == pytest.approx(-math.log(2), abs=1e-4)


def three(worth: int, measures: list[int], progress: float) -> Lesson:
    """Three seats with one measure that is worth so many points."""
    made = Lesson([[1, number] for number in measures], progress)
    made.scores = made.standing = [worth * number for number in measures]
    made.ranks = ranks_of([[number] for number in measures])
    return made


def test_a_measure_may_be_worth_more_with_more_seats() -> None:
    many = [three(9, [a, b, a * b % 7], (a + b) % 11 / 10) for a in range(12) for b in range(12)]
    weights = fit(made_up() + many)
    for stage in range(STAGES):
        two, more = weights.points[2][stage][1], weights.points[3][stage][1]
        assert two < more - 2, "each near its own worth"
        assert 5 <= two < 7, "and drawn towards the other"
        assert 7 < more <= 9


def test_stages_blend_the_same_way_in_learning_and_in_play() -> None:
    weights = [[1.0], [10.0], [100.0]]
    for tenth in range(11):
        progress = tenth / 10
        learned = sum(part * stage[0] for part, stage in zip(blend_of(progress), weights, strict=True))
        assert weighted(weights, [[1]], progress) == [pytest.approx(learned)]


def test_the_course_plays_all_games() -> None:
    assert sum(part for part, _ in COURSE) == pytest.approx(1)


@pytest.mark.parametrize("title", SHELF)
def test_a_title_is_learned_at_every_number_of_seats(title: str) -> None:
    assert {seats for _, seats in tables_of(find(title))} == set(find(title).seats)


def test_the_same_seed_gives_the_same_weights_with_any_number_of_processes() -> None:
    documents = []
    for processes in (1, 2):
        training = Training(find("china"), 100, 3)
        training.games = 20  # a shorter course than anybody would learn from
        counts = list(training.run(processes))
        assert counts[-1] == training.played == 20
        documents.append(training.document("a test"))
    assert documents[0] == documents[1]
    assert documents[0]["title"] == "china"
    assert list(documents[0]["win"]) == ["3", "4", "5"]
    assert all(len(stages) == STAGES for stages in documents[0]["win"]["3"].values())


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadSetup, match="fewer than 100 games"):
        Training(find("china"), 99, 1)


def test_lessons_of_a_game_know_how_it_ended() -> None:
    lessons = School("haendler", ({}, 2), None, 0).play(6, 5)
    assert len(lessons) == 6
    for each in lessons:
        assert len(each.rows) == len(each.scores) == len(each.standing) == len(each.ranks) == 2
        assert min(each.ranks) == 1

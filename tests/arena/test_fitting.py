"""Weights from lessons."""

import math

import numpy as np
import pytest

from fondaco.arena.fitting import PATIENCE, Group, blend_of, fit, foretold, quality
from fondaco.arena.selfplay import Lesson
from fondaco.bots.value import STAGES, weighted
from fondaco.core.result import ranks_of


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


def test_many_lessons_make_weights_for_a_number_of_seats_and_few_lean_on_all_together() -> None:
    both = made_up() + [three(9, [a, b, a * b % 7], (a + b) % 11 / 10) for a in range(12) for b in range(12)]
    few, many = fit(both), fit(both * 500)
    for stage in range(STAGES):
        assert few.points[2][stage][1] == pytest.approx(few.points[3][stage][1], rel=0.1)
        assert many.points[2][stage][1] == pytest.approx(5, rel=0.15)
        assert many.points[3][stage][1] == pytest.approx(9, rel=0.15)


def test_a_lesson_is_told_by_those_that_follow_it() -> None:
    """Games whose end is luck: what comes next foretells it just as badly, but what is seen there is steady."""
    group = Group([chained(2, 1, 30), chained(1, 0, 30), chained(0, 3, 30)], 1.0)
    margins = np.zeros(group.inputs.shape[2])
    margins[1] = 1.0  # the measure at the beginning; all three lessons are of the beginning
    told = foretold(group, group.inputs, margins, group.standing)
    assert told[2].tolist() == [30, 0], "the last leads to the end"
    second = (1 - PATIENCE) * 3 + PATIENCE * 30
    assert told[1][0] == pytest.approx(second)
    assert told[0][0] == pytest.approx((1 - PATIENCE) * 0 + PATIENCE * second)


def chained(later: int, measure: int, end: int) -> Lesson:
    """A lesson of the beginning, and how many follow it."""
    made = Lesson([[1, measure], [1, 0]], 0.0)
    made.later = later
    made.scores = made.standing = [end, 0]
    made.ranks = [1, 2]
    return made


def test_stages_blend_the_same_way_in_learning_and_in_play() -> None:
    weights = [[1.0], [10.0], [100.0]]
    for tenth in range(11):
        progress = tenth / 10
        learned = sum(part * stage[0] for part, stage in zip(blend_of(progress), weights, strict=True))
        assert weighted(weights, [[1]], progress) == [pytest.approx(learned)]

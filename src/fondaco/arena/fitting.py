"""Weights that fit lessons: least squares of margins, each lesson told by those that follow it, then a softmax."""

from collections.abc import Iterable
from statistics import median
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fondaco.arena.selfplay import Lesson
from fondaco.bots.outcome import outcome
from fondaco.bots.value import STAGES, Weighting, Weights
from fondaco.core.result import Result

Floats = NDArray[np.float64]
RIDGE: Final = 1e-2  # how much the weights are held back, by lesson
LEAN: Final = 15_000  # how many lessons of one seat it takes to believe its number of seats as much as all together
SWEEPS: Final = 6  # turns of fitting and foretelling
PATIENCE: Final = 0.9  # how much of what follows a lesson is left to the lessons after the next
NEWTON_STEPS: Final = 12


def fit(lessons: list[Lesson]) -> Weights:
    """The weights under which the outcomes are the most likely, and those that foretell the points best."""
    spread = max(1.0, median([lead(lesson.standing) for lesson in lessons]))
    groups = [Group(group, spread) for group in by_seats(lessons)]
    scale = np.sqrt(sum([(group.inputs**2).sum((0, 1)) for group in groups]) / sum([g.rows for g in groups]))
    scale[scale == 0] = 1.0
    for group in groups:
        group.inputs /= scale
    return Weights(spread, tables(groups, fit_win(groups), scale), tables(groups, fit_points(groups), scale))


def lead(standing: list[int]) -> int:
    """By how much the first is before the second."""
    first, second = sorted(standing, reverse=True)[:2]
    return first - second


def by_seats(lessons: Iterable[Lesson]) -> list[list[Lesson]]:
    """The lessons by the number of seats."""
    groups: dict[int, list[Lesson]] = {}
    for lesson in lessons:
        groups.setdefault(len(lesson.scores), []).append(lesson)
    return list(groups.values())


class Group:
    """Lessons with the same number of seats, as arrays: by lesson, seat, and stage and measure."""

    def __init__(self, lessons: list[Lesson], spread: float) -> None:
        rows = np.array([lesson.rows for lesson in lessons], dtype=np.float64)
        blend = np.array([blend_of(lesson.progress) for lesson in lessons])
        self.inputs: Floats = (blend[:, None, :, None] * rows[:, :, None, :]).reshape(*rows.shape[:2], -1)
        self.seats = rows.shape[1]
        self.rows = rows.shape[0] * rows.shape[1]
        self.shares: Floats = np.array(
            [outcome(Result(lesson.scores, lesson.ranks, {}), lesson.standing, spread) for lesson in lessons]
        )
        self.later = np.array([lesson.later for lesson in lessons])
        self.standing: Floats = np.array([lesson.standing for lesson in lessons], dtype=np.float64)
        self.scores: Floats = np.array([lesson.scores for lesson in lessons], dtype=np.float64)


def tables(groups: list[Group], weights: list[Floats], scale: Floats) -> dict[int, Weighting]:
    """By the number of seats: weights for measures that are not scaled, by stage and measure."""
    return {group.seats: (own / scale).reshape(STAGES, -1).tolist() for group, own in zip(groups, weights, strict=True)}


def blend_of(progress: float) -> list[float]:
    """How much each stage counts at a moment of the game; the same as in Value."""
    place = min(1.0, max(0.0, progress)) * (STAGES - 1)
    return [max(0.0, 1.0 - abs(place - stage)) for stage in range(STAGES)]


def fit_win(groups: list[Group]) -> list[Floats]:
    """Weights that foretell by how much a seat will be ahead of the others, tempered so that they foretell the win:
    the margins of a few games say more than who won them. What came of a lesson is told less by the end of its game,
    which is far away, than by what the lessons that follow it foretell: they are fitted to each other in turns."""
    inputs = [centred(group.inputs) for group in groups]
    flat = [rows.reshape(group.rows, -1) for rows, group in zip(inputs, groups, strict=True)]
    targets = [centred(group.standing) for group in groups]
    margins = least_squares(flat, [target.reshape(-1) for target in targets])
    for _ in range(SWEEPS):
        told = [foretold(*one) for one in zip(groups, inputs, margins, targets, strict=True)]
        margins = least_squares(flat, [target.reshape(-1) for target in told])
    return [tempered(group, own) for group, own in zip(groups, margins, strict=True)]


def foretold(group: Group, inputs: Floats, margins: Floats, ends: Floats) -> Floats:
    """What each lesson is taken to lead to: from the last of a game, which leads to its end, backwards."""
    seen = inputs @ margins
    told = ends.copy()
    for later in range(1, group.later.max() + 1):
        now = np.flatnonzero(group.later == later)
        told[now] = (1 - PATIENCE) * seen[now + 1] + PATIENCE * told[now + 1]
    return told


def fit_points(groups: list[Group]) -> list[Floats]:
    """Weights that foretell the points."""
    return least_squares(
        [group.inputs.reshape(group.rows, -1) for group in groups],
        [group.scores.reshape(-1) for group in groups],
    )


def centred(numbers: Floats) -> Floats:
    """The numbers of every seat without the mean of all seats."""
    difference: Floats = numbers - numbers.mean(1, keepdims=True)
    return difference


def least_squares(inputs: list[Floats], targets: list[Floats]) -> list[Floats]:
    """By group: what fits it best, held back towards what fits all groups together."""
    everything = np.concatenate(inputs)
    whole = solved(everything, np.concatenate(targets), np.zeros(everything.shape[1]), RIDGE * len(everything))
    return [solved(own, target, whole, LEAN) for own, target in zip(inputs, targets, strict=True)]


def solved(inputs: Floats, targets: Floats, towards: Floats, hold: float) -> Floats:
    """Least squares with weights that are held back towards others."""
    bend = inputs.T @ inputs + hold * np.eye(inputs.shape[1])
    aim: Floats = inputs.T @ targets + hold * towards
    return np.asarray(np.linalg.solve(bend, aim), np.float64)


def tempered(group: Group, margins: Floats) -> Floats:
    """Weights for margins, scaled by stage to what a point ahead says about the win: Newton's method for the softmax of
    the seats."""
    tempers: Floats = np.full(STAGES, 0.01)
    ahead: Floats = (group.inputs * margins).reshape(*group.inputs.shape[:2], STAGES, -1).sum(3)
    for _ in range(NEWTON_STEPS):
        sums = ahead @ tempers
        shares = np.exp(sums - sums.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        slope = np.einsum("ns,nsf->f", shares - group.shares, ahead, optimize=True)
        around = ahead - np.einsum("ns,nsf->nf", shares, ahead, optimize=True)[:, None, :]
        flat = (around * np.sqrt(shares)[:, :, None]).reshape(-1, STAGES)
        tempers = tempers - np.linalg.solve(flat.T @ flat + 1e-6 * np.eye(STAGES), slope)
    scaled: Floats = margins * np.repeat(tempers, len(margins) // STAGES)
    return scaled


def quality(weights: Weights, lessons: list[Lesson]) -> dict[str, float]:
    """How well weights foretell lessons: the mean log-likelihood of what came, beside that of equal chances."""
    told = 0.0
    equal = 0.0
    for group in [Group(group, weights.spread) for group in by_seats(lessons)]:
        sums = group.inputs @ np.array(weights.win[group.seats]).reshape(-1)
        logs = sums - sums.max(1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(1, keepdims=True))
        told += float((group.shares * logs).sum())
        equal -= len(group.inputs) * float(np.log(group.shares.shape[1]))
    return {"likelihood": round(told / len(lessons), 4), "equal_chances": round(equal / len(lessons), 4)}

"""Learning what a position is worth: generations of games against oneself, each with what the last has learned."""

from collections.abc import Generator, Iterable
from statistics import median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fondaco.arena.processes import spread
from fondaco.arena.selfplay import Job, Lesson, Table, play_lessons
from fondaco.bots.outcome import outcome
from fondaco.bots.value import STAGES, Weights
from fondaco.bots.valuing import measure_of
from fondaco.core.errors import BadSetup
from fondaco.core.result import Result
from fondaco.core.titles import Title

Floats = NDArray[np.float64]
FEWEST_GAMES: Final = 100
BATCH: Final = 10  # games that a process plays at once
LESSONS: Final = 16  # positions kept of a game
RIDGE: Final = 3e-3  # how much the weights are held back, by lesson
NEWTON_STEPS: Final = 12


# The generations: what part of all games each of them plays, and how many playouts it searches for a move. The first
# plays at random, the next look one step ahead, the last search: they visit the positions that a search asks about.
COURSE: Final = [(0.15, 0), (0.25, 0), (0.25, 0), (0.15, 20), (0.2, 30)]


# Modules that a value function is learned with besides; the others change the length or the scale of a game too much to
# be learned together with it, or nothing that is measured.
MODULES: Final[dict[str, list[dict[str, object]]]] = {"china": [{"fortifications": True}]}


def tables_of(title: Title) -> list[Table]:
    """Where a title is learned: at every number of seats, with and without its modules."""
    setups: list[dict[str, object]] = [{}, *MODULES.get(title.name, [])]
    return [(setup, seats) for setup in setups for seats in title.seats if title.accepts(setup, seats)]


class Training:
    """Generations of games of one title, each played with what the one before has learned."""

    def __init__(self, title: Title, games: int, seed: int) -> None:
        if games < FEWEST_GAMES:
            raise BadSetup(f"Nothing can be learned from fewer than {FEWEST_GAMES} games, so not from {games}.")
        self.title = title
        self.tables = tables_of(title)
        self.games = games
        self.seed = seed
        self.played = 0
        self.weights: Weights | None = None
        self.lessons: list[Lesson] = []  # of the last generation

    def run(self, processes: int) -> Generator[int, None, None]:
        """Play all generations and learn from each; hands out how many games have been played."""
        for part, searched in COURSE:
            lessons: dict[int, list[Lesson]] = {}
            jobs = self.jobs(round(part * self.games), searched)
            for number, answer in spread(play_lessons, jobs, processes):
                lessons[number] = answer
                self.played += len(jobs[number][-1])
                yield self.played
            self.learn([lesson for number in sorted(lessons) for lesson in lessons[number]])

    def jobs(self, games: int, searched: int) -> list[Job]:
        """The games of a generation: a few at each table in turn, each with a seed of its own."""
        learned = None if self.weights is None else (self.weights.spread, self.weights.win, self.weights.points)
        jobs: list[Job] = []
        for first in range(0, games, BATCH):
            table = self.tables[(first // BATCH) % len(self.tables)]
            numbers = range(self.played + first, self.played + min(games, first + BATCH))
            seeds = [self.seed * 1_000_003 + number for number in numbers]
            jobs.append((self.title.name, table, learned, searched, LESSONS, seeds))
        return jobs

    def learn(self, lessons: list[Lesson]) -> None:
        """Fit the weights to a generation and the one before."""
        self.weights = fit(self.lessons + lessons)
        self.lessons = lessons

    def document(self, command: str) -> dict[str, Any]:
        """The weights as they are shipped: by measure, with the command that made them and how well they foretell."""
        assert self.weights is not None, "weights are written after learning"
        setup, seats = self.tables[0]
        names = measure_of(self.title.game(setup, seats)).names
        return {
            "title": self.title.name,
            "command": command,
            "games": self.played,
            **quality(self.weights, self.lessons),
            "spread": self.weights.spread,
            "win": by_name(self.weights.win, names),
            "points": by_name(self.weights.points, names),
        }


def fit(lessons: list[Lesson]) -> Weights:
    """The weights under which the outcomes are the most likely, and those that foretell the points best."""
    spread = max(1.0, median([lead(lesson.standing) for lesson in lessons]))
    groups = [Group(group, spread) for group in by_seats(lessons)]
    scale = np.sqrt(sum([(group.inputs**2).sum((0, 1)) for group in groups]) / sum([g.rows for g in groups]))
    scale[scale == 0] = 1.0
    for group in groups:
        group.inputs /= scale
    win = fit_win(groups) / scale
    points = fit_points(groups) / scale
    return Weights(spread, win.reshape(STAGES, -1).tolist(), points.reshape(STAGES, -1).tolist())


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
        self.rows = rows.shape[0] * rows.shape[1]
        self.shares: Floats = np.array(
            [outcome(Result(lesson.scores, lesson.ranks, {}), lesson.standing, spread) for lesson in lessons]
        )
        self.standing: Floats = np.array([lesson.standing for lesson in lessons], dtype=np.float64)
        self.scores: Floats = np.array([lesson.scores for lesson in lessons], dtype=np.float64)


def blend_of(progress: float) -> list[float]:
    """How much each stage counts at a moment of the game; the same as in Value."""
    place = min(1.0, max(0.0, progress)) * (STAGES - 1)
    return [max(0.0, 1.0 - abs(place - stage)) for stage in range(STAGES)]


def fit_win(groups: list[Group]) -> Floats:
    """Weights that foretell by how much a seat will be ahead of the others, tempered so that they foretell the win:
    the margins of a few games say more than who won them."""
    margins = fit_margins(groups)
    tempers = fit_tempers(groups, margins)
    scaled: Floats = margins * np.repeat(tempers, len(margins) // STAGES)
    return scaled


def fit_margins(groups: list[Group]) -> Floats:
    """Least squares for the standing before or behind the mean of all seats."""
    inputs = np.concatenate([centred(group.inputs).reshape(group.rows, -1) for group in groups])
    standing = np.concatenate([centred(group.standing).reshape(-1) for group in groups])
    bend = inputs.T @ inputs + RIDGE * len(inputs) * np.eye(inputs.shape[1])
    solution: Floats = np.linalg.solve(bend, inputs.T @ standing)
    return solution


def centred(numbers: Floats) -> Floats:
    """The numbers of every seat without the mean of all seats."""
    difference: Floats = numbers - numbers.mean(1, keepdims=True)
    return difference


def fit_tempers(groups: list[Group], margins: Floats) -> Floats:
    """By stage: how much a point ahead says about the win, by Newton's method for the softmax of the seats."""
    tempers: Floats = np.full(STAGES, 0.01)
    ahead = [(group.inputs * margins).reshape(*group.inputs.shape[:2], STAGES, -1).sum(3) for group in groups]
    for _ in range(NEWTON_STEPS):
        slope = np.zeros(STAGES)
        bend = 1e-6 * np.eye(STAGES)
        for group, inputs in zip(groups, ahead, strict=True):
            sums = inputs @ tempers
            shares = np.exp(sums - sums.max(1, keepdims=True))
            shares /= shares.sum(1, keepdims=True)
            slope += np.einsum("ns,nsf->f", shares - group.shares, inputs, optimize=True)
            around = inputs - np.einsum("ns,nsf->nf", shares, inputs, optimize=True)[:, None, :]
            flat = (around * np.sqrt(shares)[:, :, None]).reshape(-1, STAGES)
            bend += flat.T @ flat
        tempers = tempers - np.linalg.solve(bend, slope)
    return tempers


def fit_points(groups: list[Group]) -> Floats:
    """Least squares for the points."""
    inputs = np.concatenate([group.inputs.reshape(group.rows, -1) for group in groups])
    scores = np.concatenate([group.scores.reshape(-1) for group in groups])
    bend = inputs.T @ inputs + RIDGE * len(inputs) * np.eye(inputs.shape[1])
    solution: Floats = np.linalg.solve(bend, inputs.T @ scores)
    return solution


def quality(weights: Weights, lessons: list[Lesson]) -> dict[str, float]:
    """How well weights foretell lessons: the mean log-likelihood of what came, beside that of equal chances."""
    told = 0.0
    equal = 0.0
    for group in [Group(group, weights.spread) for group in by_seats(lessons)]:
        sums = group.inputs @ np.array(weights.win).reshape(-1)
        logs = sums - sums.max(1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(1, keepdims=True))
        told += float((group.shares * logs).sum())
        equal -= len(group.inputs) * float(np.log(group.shares.shape[1]))
    return {"likelihood": round(told / len(lessons), 4), "equal_chances": round(equal / len(lessons), 4)}


def by_name(weights: list[list[float]], names: list[str]) -> dict[str, list[float]]:
    """By measure: the weights of all stages."""
    return {name: [round(stage[column], 6) for stage in weights] for column, name in enumerate(names)}

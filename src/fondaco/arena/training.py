"""Learning what a position is worth: generations of games against oneself, each with what the last has learned."""

from collections.abc import Generator, Iterable
from statistics import median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fondaco.arena.processes import spread
from fondaco.arena.selfplay import Job, Lesson, Table, play_lessons
from fondaco.bots.outcome import outcome
from fondaco.bots.value import STAGES, Weighting, Weights
from fondaco.bots.valuing import measure_of
from fondaco.core.errors import BadSetup
from fondaco.core.result import Result
from fondaco.core.titles import Title

Floats = NDArray[np.float64]
FEWEST_GAMES: Final = 100
BATCH: Final = 10  # games that a process plays at once, at most
LESSONS: Final = 16  # positions kept of a game
RIDGE: Final = 3e-3  # how much the weights are held back, by lesson
LEAN: Final = 0.1  # how much those for a number of seats are held back towards those for all
# Titles in which weights of their own for each number of seats made bots weaker: they lean on those for all entirely.
TOGETHER: Final = ["yunnan-2013"]
ENTIRELY: Final = 1e6
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
        batch = max(1, min(BATCH, games // len(self.tables)))
        for first in range(0, games, batch):
            table = self.tables[(first // batch) % len(self.tables)]
            numbers = range(self.played + first, self.played + min(games, first + batch))
            seeds = [self.seed * 1_000_003 + number for number in numbers]
            jobs.append((self.title.name, table, learned, searched, LESSONS, seeds))
        return jobs

    def learn(self, lessons: list[Lesson]) -> None:
        """Fit the weights to a generation and the one before."""
        self.weights = fit(self.lessons + lessons, ENTIRELY if self.title.name in TOGETHER else LEAN)
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


def fit(lessons: list[Lesson], lean: float = LEAN) -> Weights:
    """The weights under which the outcomes are the most likely, and those that foretell the points best."""
    spread = max(1.0, median([lead(lesson.standing) for lesson in lessons]))
    groups = [Group(group, spread) for group in by_seats(lessons)]
    scale = np.sqrt(sum([(group.inputs**2).sum((0, 1)) for group in groups]) / sum([g.rows for g in groups]))
    scale[scale == 0] = 1.0
    for group in groups:
        group.inputs /= scale
    return Weights(
        spread, tables(groups, fit_win(groups, lean), scale), tables(groups, fit_points(groups, lean), scale)
    )


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
        self.standing: Floats = np.array([lesson.standing for lesson in lessons], dtype=np.float64)
        self.scores: Floats = np.array([lesson.scores for lesson in lessons], dtype=np.float64)


def tables(groups: list[Group], weights: list[Floats], scale: Floats) -> dict[int, Weighting]:
    """By the number of seats: weights for measures that are not scaled, by stage and measure."""
    return {group.seats: (own / scale).reshape(STAGES, -1).tolist() for group, own in zip(groups, weights, strict=True)}


def blend_of(progress: float) -> list[float]:
    """How much each stage counts at a moment of the game; the same as in Value."""
    place = min(1.0, max(0.0, progress)) * (STAGES - 1)
    return [max(0.0, 1.0 - abs(place - stage)) for stage in range(STAGES)]


def fit_win(groups: list[Group], lean: float) -> list[Floats]:
    """Weights that foretell by how much a seat will be ahead of the others, tempered so that they foretell the win:
    the margins of a few games say more than who won them."""
    margins = least_squares(
        [centred(group.inputs).reshape(group.rows, -1) for group in groups],
        [centred(group.standing).reshape(-1) for group in groups],
        lean,
    )
    return [tempered(group, own) for group, own in zip(groups, margins, strict=True)]


def fit_points(groups: list[Group], lean: float) -> list[Floats]:
    """Weights that foretell the points."""
    return least_squares(
        [group.inputs.reshape(group.rows, -1) for group in groups],
        [group.scores.reshape(-1) for group in groups],
        lean,
    )


def centred(numbers: Floats) -> Floats:
    """The numbers of every seat without the mean of all seats."""
    difference: Floats = numbers - numbers.mean(1, keepdims=True)
    return difference


def least_squares(inputs: list[Floats], targets: list[Floats], lean: float) -> list[Floats]:
    """By group: what fits it best, held back towards what fits all groups together."""
    whole = solved(np.concatenate(inputs), np.concatenate(targets), np.zeros(inputs[0].shape[1]), RIDGE)
    return [solved(own, target, whole, lean) for own, target in zip(inputs, targets, strict=True)]


def solved(inputs: Floats, targets: Floats, towards: Floats, held: float) -> Floats:
    """Least squares with weights that are held back, by lesson, towards others."""
    hold = held * len(inputs)
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


def by_name(weights: dict[int, Weighting], names: list[str]) -> dict[str, dict[str, list[float]]]:
    """By the number of seats and the measure: the weights of all stages."""
    return {
        str(seats): {name: [round(stage[column], 6) for stage in table] for column, name in enumerate(names)}
        for seats, table in sorted(weights.items())
    }

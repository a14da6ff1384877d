"""A network that fits lessons: how likely it makes what came of them is what counts. Beside it each manner of playing
has a handicap, so that a position is not blamed for the mistakes of those who usually have it."""

from statistics import median
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fondaco.arena.selfplay import Lesson
from fondaco.bots.network import OUTPUTS, Network
from fondaco.bots.outcome import outcome
from fondaco.core.result import Result

Floats = NDArray[np.float32]
WIDE: Final = 32
NARROW: Final = 16
BATCH: Final = 256  # lessons
STEPS: Final = 2000  # of learning, at least, …
PASSES: Final = 5  # … and as many as it takes to see every lesson so often
RATE: Final = 3e-3  # of learning, at first; it falls to nothing
FADING: Final = 2e-5  # of what is learned, with every step …
DOUBT: Final = 2e-4  # … and of what is more than a sum, so that only clear conjunctions stay
HIDDEN: Final = [0, 2, 4]  # the weights that are more than a sum
POINTS_WEIGHT: Final = 0.1  # of the points, compared with the win
BLOCKED: Final = np.float32(-1e9)


class Material:
    """Lessons as arrays: by lesson and seat, with room for the largest table."""

    def __init__(self, lessons: list[Lesson], clear_lead: float) -> None:
        seats = max([len(lesson.rows) for lesson in lessons])
        measures = len(lessons[0].rows[0])
        self.rows = np.zeros((len(lessons), seats, measures), np.int16)
        self.seated = np.zeros((len(lessons), seats), np.bool_)
        self.shares = np.zeros((len(lessons), seats), np.float32)
        self.points = np.zeros((len(lessons), seats), np.float32)
        self.progress = np.array([lesson.progress for lesson in lessons], np.float32)
        self.common = np.array([lesson.common for lesson in lessons], np.float32)
        names = sorted({manner for lesson in lessons for manner in lesson.manners} | {""})
        self.manners = {manner: number for number, manner in enumerate(names)}  # as well as the newest is the first
        self.manner = np.zeros((len(lessons), seats), np.int16)
        for number, lesson in enumerate(lessons):
            count = len(lesson.rows)
            self.rows[number, :count] = lesson.rows
            self.seated[number, :count] = True
            result = Result(lesson.scores, lesson.ranks, {})
            came = np.array(outcome(result, lesson.standing, clear_lead))
            self.shares[number, :count] = lesson.certain * came + np.array(lesson.foretold)
            self.points[number, :count] = lesson.scores
            self.manner[number, :count] = [self.manners[manner] for manner in lesson.manners]

    def scale(self) -> Floats:
        """By measure: how much it usually varies."""
        rows = self.rows[self.seated].astype(np.float32)
        found: Floats = rows.std(0)
        return found

    def inputs(self, chosen: NDArray[np.int64]) -> Floats:
        """What a network is told about some lessons, by lesson, seat and input."""
        rows = self.rows[chosen].astype(np.float32)
        late = rows * self.progress[chosen, None, None]
        common = np.broadcast_to(self.common[chosen, None, :], (*rows.shape[:2], self.common.shape[1]))
        return np.concatenate([rows - late, late, common], axis=2)


def clear_lead_of(lessons: list[Lesson]) -> float:
    """A usual lead."""
    return max(1.0, median([lead(lesson.standing) for lesson in lessons]))


def lead(standing: list[int]) -> int:
    """By how much the first is ahead of the second."""
    first, second = sorted(standing, reverse=True)[:2]
    return first - second


class Fit:
    """A network while it learns."""

    def __init__(self, material: Material, seed: int) -> None:
        self.material = material
        self.numbers = np.random.default_rng(seed)
        self.measures = material.rows.shape[2]
        self.common = material.common.shape[1]
        inputs = 2 * self.measures + self.common
        scale = material.scale()
        scale[scale == 0] = 1.0
        self.scale = np.concatenate([scale, scale, np.ones(self.common, np.float32)])
        points = material.points[material.seated]
        self.points_mean = float(points.mean())
        self.points_scale = float(points.std()) or 1.0
        self.weights: list[Floats] = [
            self.drawn(inputs, WIDE) * self.met()[:, None],
            np.zeros(WIDE, np.float32),
            self.drawn(WIDE, NARROW),
            np.zeros(NARROW, np.float32),
            self.drawn(NARROW, OUTPUTS) * np.float32(0.1),
            np.zeros(OUTPUTS, np.float32),
            np.zeros((inputs, OUTPUTS), np.float32),
            np.zeros((len(material.manners), OUTPUTS), np.float32),
        ]
        self.moments = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]

    def drawn(self, rows: int, columns: int) -> Floats:
        """Weights to begin with."""
        found: Floats = (self.numbers.standard_normal((rows, columns)) * np.sqrt(2.0 / rows)).astype(np.float32)
        return found

    def met(self) -> Floats:
        """By input: 1, or 0 if it is nothing in every lesson. What such a thing is worth cannot be learned, so it must
        not count: a module that was never played, for one."""
        measured = self.material.rows.any((0, 1))
        found: Floats = np.concatenate([measured, measured, self.material.common.any(0)]).astype(np.float32)
        return found

    def run(self, steps: int = 0) -> "Fit":
        """Learn in small steps, from some lessons at a time (Adam); the more lessons, the more steps."""
        steps = steps or max(STEPS, PASSES * len(self.material.rows) // BATCH)
        for step in range(steps):
            chosen = self.numbers.integers(0, len(self.material.rows), BATCH)
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for number, slope in enumerate(self.slopes(chosen)):
                self.moments[number] = 0.9 * self.moments[number] + 0.1 * slope
                self.squares[number] = 0.999 * self.squares[number] + 0.001 * slope * slope
                moment = self.moments[number] / (1 - 0.9 ** (step + 1))
                square = self.squares[number] / (1 - 0.999 ** (step + 1))
                self.weights[number] -= (rate * moment / (np.sqrt(square) + 1e-8)).astype(np.float32)
                self.weights[number] *= np.float32(1 - (DOUBT if number in HIDDEN else FADING))
            np.minimum(self.weights[-1], 0, out=self.weights[-1])  # whoever wins does so by what they have
        return self

    def told(self, chosen: NDArray[np.int64]) -> tuple[list[Floats], Floats]:
        """The layers of some lessons, and the shares that come of them."""
        first, first_bias, second, second_bias, third, third_bias, direct, handicap = self.weights
        inputs = self.material.inputs(chosen) / self.scale
        one = np.maximum(inputs @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        out = two @ third + third_bias + inputs @ direct
        out += handicap[self.material.manner[chosen]] * self.left(chosen)
        win = np.where(self.material.seated[chosen], out[..., 0], BLOCKED)
        shares = np.exp(win - win.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        return [inputs, one, two, out], shares

    def slopes(self, chosen: NDArray[np.int64]) -> list[Floats]:
        """By weight: which way the lessons become less likely."""
        (inputs, one, two, out), shares = self.told(chosen)
        second, third, handicap = self.weights[2], self.weights[4], self.weights[7]
        seated = self.material.seated[chosen]
        wanted = (self.material.points[chosen] - self.points_mean) / self.points_scale
        error: Floats = np.zeros_like(out)
        error[..., 0] = np.where(seated, shares - self.material.shares[chosen], 0)
        error[..., 1] = np.where(seated, POINTS_WEIGHT * (out[..., 1] - wanted), 0)
        error /= len(chosen)
        flat = error.reshape(-1, OUTPUTS)
        back_two: Floats = (error @ third.T) * (two > 0)
        back_one: Floats = (back_two @ second.T) * (one > 0)
        back_handicap = np.zeros_like(handicap)
        np.add.at(back_handicap, self.material.manner[chosen], error * self.left(chosen))
        back_handicap[0] = 0  # whoever plays as well as the newest has none
        return [
            columns(inputs).T @ columns(back_one),
            columns(back_one).sum(0),
            columns(one).T @ columns(back_two),
            columns(back_two).sum(0),
            columns(two).T @ flat,
            flat.sum(0),
            columns(inputs).T @ flat,
            back_handicap,
        ]

    def left(self, chosen: NDArray[np.int64]) -> Floats:
        """How much of the game is left in some lessons, in which it matters how well somebody plays."""
        found: Floats = 1 - self.material.progress[chosen, None, None]
        return found

    def network(self) -> Network:
        """What has been learned, with the scales taken in, in numbers of four bytes; without the handicaps, as if
        everybody played equally well."""
        weights = [weight.astype(np.float64) for weight in self.weights]
        first, first_bias, second, second_bias, third, third_bias, direct, _ = weights
        first = first / self.scale[:, None]
        direct = direct / self.scale[:, None]
        stretch = np.array([1.0, self.points_scale])
        third, third_bias, direct = third * stretch, third_bias * stretch, direct * stretch
        third_bias = third_bias + np.array([0.0, self.points_mean])
        parts = [first, first_bias, second, second_bias, third, third_bias, direct]
        packed = np.concatenate([part.ravel() for part in parts]).astype(np.float32).astype(np.float64).tobytes()
        return Network(packed, 1, self.measures, self.common, WIDE, NARROW)


def columns(layer: Floats) -> Floats:
    """A layer with a row for each lesson and seat."""
    return layer.reshape(-1, layer.shape[-1])


def likelihood(network: Network, lessons: list[Lesson], clear_lead: float) -> float:
    """How well the outcomes of lessons are foretold: the mean logarithm of what was expected of them."""
    total = 0.0
    for lesson in lessons:
        win = np.array([told[0] for told in network.judge(lesson.rows, lesson.progress, lesson.common)])
        shares = np.exp(win - win.max())
        shares /= shares.sum()
        target = outcome(Result(lesson.scores, lesson.ranks, {}), lesson.standing, clear_lead)
        total += float(np.dot(target, np.log(shares + 1e-9)))
    return total / len(lessons)

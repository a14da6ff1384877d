"""What a position is worth to every seat: a weighted sum of its measures, with weights that shift during the game."""

import json
from importlib.resources import files
from typing import Any, Final

from fondaco.bots.measure import Measure
from fondaco.bots.outcome import outcome, softmax
from fondaco.core.game import Game
from fondaco.core.result import Result

STAGES: Final = 3  # the weights are given for the beginning, the middle and the end, and blended between


class Weights:
    """What has been learned about one title: by stage and measure, for the win and for the points."""

    def __init__(self, spread: float, win: list[list[float]], points: list[list[float]]) -> None:
        self.spread = spread
        self.win = win
        self.points = points


def blank(count: int, spread: float) -> Weights:
    """Weights that say nothing yet."""
    empty = [[0.0] * count for _ in range(STAGES)]
    return Weights(spread, empty, empty)


def read_weights(title: str, names: list[str]) -> Weights:
    """The weights that were learned for a title, in the order of its measures."""
    text = files("fondaco.bots").joinpath("weights", f"{title}.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    win: dict[str, list[float]] = document["win"]
    points: dict[str, list[float]] = document["points"]
    return Weights(document["spread"], by_stage(win, names), by_stage(points, names))


def by_stage(table: dict[str, list[float]], names: list[str]) -> list[list[float]]:
    """A table of weights by measure, turned into one by stage."""
    return [[table[name][stage] for name in names] for stage in range(STAGES)]


class Value:
    """Judges positions of one game."""

    def __init__(self, game: Game[Any], measure: Measure[Any], weights: Weights) -> None:
        self.game = game
        self.measure = measure
        self.weights = weights

    def shares(self, s: Any) -> list[float]:
        """By seat: the share of the win to expect; what it is worth, if the game is over."""
        if s.over:
            return self.final_shares(s, self.result(s))
        return softmax(weighted(self.weights.win, self.measure.measure(s), self.measure.progress(s)))

    def judge(self, s: Any) -> tuple[list[float], list[float]]:
        """The shares, and by seat the points to expect at the end."""
        if s.over:
            result = self.result(s)
            return self.final_shares(s, result), [float(score) for score in result.scores]
        rows = self.measure.measure(s)
        progress = self.measure.progress(s)
        return softmax(weighted(self.weights.win, rows, progress)), weighted(self.weights.points, rows, progress)

    def final_shares(self, s: Any, result: Result) -> list[float]:
        """What a finished game is worth to each seat."""
        return outcome(result, self.measure.standing(s, result), self.weights.spread)

    def result(self, s: Any) -> Result:
        """The result of a game that is over."""
        result = self.game.result(s)
        assert result is not None, "a game that is over has a result"
        return result


def weighted(weights: list[list[float]], rows: list[list[int]], progress: float) -> list[float]:
    """The sums of each row with the weights of a moment of the game."""
    place = min(1.0, max(0.0, progress)) * (STAGES - 1)
    stage = min(STAGES - 2, int(place))
    late = place - stage
    before = weights[stage]
    after = weights[stage + 1]
    sums: list[float] = []
    for row in rows:
        early_sum = 0.0
        late_sum = 0.0
        for column, number in enumerate(row):
            if number:
                early_sum += before[column] * number
                late_sum += after[column] * number
        sums.append(early_sum + late * (late_sum - early_sum))
    return sums

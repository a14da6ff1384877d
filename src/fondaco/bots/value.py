"""What a position is worth to every seat: a weighted sum of its measures, with weights that shift during the game."""

import json
from importlib.resources import files
from typing import Any, Final

from fondaco.bots.measure import Measure
from fondaco.bots.outcome import outcome, softmax
from fondaco.core.game import Game
from fondaco.core.result import Result

STAGES: Final = 3  # the weights are given for the beginning, the middle and the end, and blended between


Weighting = list[list[float]]  # by stage and measure


class Weights:
    """What has been learned about one title: for the win and for the points, at each number of seats."""

    def __init__(self, spread: float, win: dict[int, Weighting], points: dict[int, Weighting]) -> None:
        self.spread = spread
        self.win = win
        self.points = points


def read_weights(title: str, names: list[str]) -> Weights:
    """The weights that were learned for a title, in the order of its measures."""
    text = files("fondaco.bots").joinpath("weights", f"{title}.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return Weights(document["spread"], by_seats(document["win"], names), by_seats(document["points"], names))


def by_seats(document: dict[str, dict[str, list[float]]], names: list[str]) -> dict[int, Weighting]:
    """Weights by seats, measure and stage, turned into tables by stage and measure."""
    tables: dict[int, Weighting] = {}
    for seats, weights in document.items():
        tables[int(seats)] = [[weights[name][stage] for name in names] for stage in range(STAGES)]
    return tables


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
        rows = self.measure.measure(s)
        return softmax(weighted(self.weights.win[len(rows)], rows, self.measure.progress(s)))

    def judge(self, s: Any) -> tuple[list[float], list[float]]:
        """The shares, and by seat the points to expect at the end."""
        if s.over:
            result = self.result(s)
            return self.final_shares(s, result), [float(score) for score in result.scores]
        rows = self.measure.measure(s)
        progress = self.measure.progress(s)
        win = weighted(self.weights.win[len(rows)], rows, progress)
        return softmax(win), weighted(self.weights.points[len(rows)], rows, progress)

    def final_shares(self, s: Any, result: Result) -> list[float]:
        """What a finished game is worth to each seat."""
        return outcome(result, self.measure.standing(s, result), self.weights.spread)

    def result(self, s: Any) -> Result:
        """The result of a game that is over."""
        result = self.game.result(s)
        assert result is not None, "a game that is over has a result"
        return result


def weighted(weights: Weighting, rows: list[list[int]], progress: float) -> list[float]:
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

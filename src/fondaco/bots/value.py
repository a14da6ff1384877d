"""What a position is worth to every seat: a network's judgement of its measures, made into shares of the win."""

import json
from base64 import b64decode
from importlib.resources import files
from typing import Any, Final

from fondaco.bots.network import POINTS, WIN, Network, widened
from fondaco.bots.outcome import outcome, softmax
from fondaco.core.errors import FondacoError
from fondaco.core.game import Game
from fondaco.core.measure import Measure
from fondaco.core.result import Result
from fondaco.core.state import State
from fondaco.core.titles import find

SEATS: Final = [2, 3, 4, 5]


class Learned:
    """What has been learned about one title: a network, the points that are a clear lead, and how often what is offered
    is chosen, by its kind."""

    def __init__(self, network: Network, clear_lead: float, usual: dict[int, float]) -> None:
        self.network = network
        self.clear_lead = clear_lead
        self.usual = usual


def read_learned(title: str, names: list[str]) -> Learned:
    """What was learned about a title; it must have been learned with the same measures."""
    text = files(find(title).package).joinpath("weights", f"{title}.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    if document["measures"] != names:
        raise FondacoError(
            f"The weights of {title} were learned with other measures; fondaco train {title} learns anew."
        )
    common, wide, narrow = document["common"], document["wide"], document["narrow"]
    packed = widened(b64decode(document["numbers"]))
    usual = {int(key): share for key, share in document["usual"].items()}
    return Learned(
        Network(packed, document["networks"], len(names), common, wide, narrow), document["clear_lead"], usual
    )


class Value:
    """Judges positions of one game."""

    def __init__(self, game: Game[Any], measure: Measure[Any], learned: Learned) -> None:
        self.game = game
        self.measure = measure
        self.open = not find(game.title).secrets  # whether everybody sees everything
        self.network = learned.network
        self.clear_lead = learned.clear_lead
        self.usual = learned.usual

    def told(self, s: State) -> list[list[float]]:
        """By seat: what the network says."""
        rows = self.measure.measure(s)
        progress = min(1.0, max(0.0, self.measure.progress(s)))
        return self.network.judge(rows, progress, common_of(self.measure, len(rows), progress))

    def shares(self, s: State) -> list[float]:
        """By seat: the share of the win to expect; what it is worth, if the game is over."""
        if s.over:
            return self.final_shares(s, self.result(s))
        return softmax([row[WIN] for row in self.told(s)])

    def judge(self, s: State) -> tuple[list[float], list[float]]:
        """The shares, and by seat the points to expect at the end."""
        if s.over:
            result = self.result(s)
            return self.final_shares(s, result), [float(score) for score in result.scores]
        told = self.told(s)
        return softmax([row[WIN] for row in told]), [row[POINTS] for row in told]

    def final_shares(self, s: State, result: Result) -> list[float]:
        """What a finished game is worth to each seat."""
        return outcome(result, self.measure.standing(s, result), self.clear_lead)

    def result(self, s: State) -> Result:
        """The result of a game that is over."""
        result = self.game.result(s)
        assert result is not None, "a game that is over has a result"
        return result


def common_of(measure: Measure[Any], seats: int, progress: float) -> list[float]:
    """What all seats have in common: how far the game has come, how many they are, and the modules."""
    return [progress] + [1.0 if seats == count else 0.0 for count in SEATS] + measure.modules

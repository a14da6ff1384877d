"""Which measure and which weights belong to which game."""

from typing import Any, Final

from fondaco.bots.measure import Measure
from fondaco.bots.measures.china import ChinaMeasure
from fondaco.bots.measures.haendler import HaendlerMeasure
from fondaco.bots.measures.yunnan import YunnanMeasure
from fondaco.bots.value import Value, read_weights
from fondaco.core.game import Game
from fondaco.games.china.game import China
from fondaco.games.haendler.game import Haendler
from fondaco.games.yunnan.game import Yunnan

MADE: Final[dict[Game[Any], Value]] = {}


def measure_of(game: Game[Any]) -> Measure[Any]:
    """How positions of a game are measured."""
    if isinstance(game, Yunnan):
        return YunnanMeasure(game)
    if isinstance(game, China):
        return ChinaMeasure(game)
    if isinstance(game, Haendler):
        return HaendlerMeasure(game)
    raise AssertionError(f"nobody has said what counts in {game.title}")


def value_of(game: Game[Any]) -> Value:
    """What has been learned about a game; read once."""
    if game not in MADE:
        measure = measure_of(game)
        MADE[game] = Value(game, measure, read_weights(game.title, measure.names))
    return MADE[game]

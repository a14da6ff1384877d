"""Which measure and which weights belong to which game."""

from importlib.resources import files
from typing import Any, Final

from fondaco.bots.value import Value, read_learned
from fondaco.core.errors import FondacoError
from fondaco.core.game import Game
from fondaco.core.measure import Measure
from fondaco.core.titles import find

TAUGHT: Final[dict[Game[Any], bool]] = {}
MADE: Final[dict[Game[Any], Value]] = {}


def taught(game: Game[Any]) -> bool:
    """Whether anybody has said what counts in a game, and learned how much; looked up once."""
    known = TAUGHT.get(game)
    if known is None:
        title = find(game.title)
        known = title.measure != "" and files(title.package).joinpath("weights", f"{title.name}.json").is_file()
        TAUGHT[game] = known
    return known


def measure_of(game: Game[Any]) -> Measure[Any]:
    """How positions of a game are measured."""
    title = find(game.title)
    if not title.measure:
        raise FondacoError(f"Nobody has said what counts in {game.title}: its title names no measure.")
    measure: Measure[Any] = title.part(title.measure)(game)
    return measure


def value_of(game: Game[Any]) -> Value:
    """What has been learned about a game; read once."""
    if game not in MADE:
        measure = measure_of(game)
        MADE[game] = Value(game, measure, read_learned(game.title, measure.names))
    return MADE[game]

"""Die Händler by Wolfgang Kramer and Richard Ulrich: the 2010 edition."""

from typing import Final

from fondaco.core.titles import Option, Setting, Title, shelve
from fondaco.games.haendler.board import USUAL, WAGON_SETS, courier_fields
from fondaco.games.haendler.game import Haendler

COURIERS: Final[list[Setting]] = [USUAL, *[field for wagons in WAGON_SETS for field in courier_fields(wagons)]]


def make(setup: dict[str, Setting], _seats: int) -> Haendler:
    """The game for a setup."""
    return Haendler(str(setup["wagons"]), str(setup["courier"]), bool(setup["agreements"]), bool(setup["open_money"]))


shelve(
    Title(
        "haendler",
        "haendler",
        "2010",
        [2, 3, 4],
        [
            Option("wagons", [*WAGON_SETS]),
            Option("courier", COURIERS),
            Option("agreements", [False, True]),
            Option("open_money", [False, True]),
        ],
        make,
    )
)

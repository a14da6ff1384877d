"""Die Händler by Wolfgang Kramer and Richard Ulrich: the 2010 edition."""

from typing import Final

from fondaco.core.titles import REVISION, Option, Setting, Title, shelve
from fondaco.games.haendler.board import USUAL, WAGON_SETS, courier_fields
from fondaco.games.haendler.game import LAST, Haendler
from fondaco.games.haendler.rulebook import BOOK

COURIERS: Final[list[Setting]] = [USUAL, *[field for wagons in WAGON_SETS for field in courier_fields(wagons)]]


def make(setup: dict[str, Setting], _seats: int) -> Haendler:
    """The game for a setup."""
    modules = bool(setup["agreements"]), bool(setup["open_money"])
    return Haendler(str(setup["wagons"]), str(setup["courier"]), *modules, int(setup[REVISION]))


shelve(
    Title(
        "haendler",
        book=BOOK,
        edition="2010",
        seats=[2, 3, 4],
        options=[
            Option("wagons", [*WAGON_SETS]),
            Option("courier", COURIERS),
            Option("agreements", [False, True]),
            Option("open_money", [False, True]),
        ],
        make=make,
        package=__name__,
        minutes=90,
        board="terminal.board:draw",
        measure="measure:HaendlerMeasure",
        layout="layout:layout",
        partners="sparring:PARTNERS",
        revisions=LAST,
        data=["board.json"],
    )
)

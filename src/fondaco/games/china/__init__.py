"""China by Michael Schacht, 2005: both sides of the board, with and without fortifications."""

from fondaco.core.game import Game
from fondaco.core.titles import Option, Setting, Title, shelve
from fondaco.games.china.board import SIDES
from fondaco.games.china.game import China
from fondaco.games.china.rulebook import BOOK
from fondaco.games.china.setup import AUTO, side_for
from fondaco.games.china.state import State


def make(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game on the side asked for, with or without fortifications."""
    return China(seats, side_for(str(setup["side"]), seats), setup["fortifications"] is True)


shelve(
    Title(
        "china",
        book=BOOK,
        edition="2005",
        seats=[3, 4, 5],
        options=[Option("side", [AUTO, *SIDES]), Option("fortifications", [False, True])],
        make=make,
        package=__name__,
        minutes=45,
        board="terminal.board:draw",
        measure="measure:ChinaMeasure",
        layout="layout:layout",
        partners="sparring:PARTNERS",
        learned_with=[{}, {"fortifications": True}],
        data=["board.json"],
    )
)

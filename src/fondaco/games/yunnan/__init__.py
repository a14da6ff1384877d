"""Yunnan by Aaron Haag: the 2023 and the 2013 edition."""

from collections.abc import Callable

from fondaco.core.game import Game
from fondaco.core.titles import REVISION, Option, Setting, Title, shelve
from fondaco.games.yunnan.contents import LAST, yunnan_2013, yunnan_2023
from fondaco.games.yunnan.rulebook import BOOK
from fondaco.games.yunnan.state import State


def make_2023(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game of the 2023 edition; the expert game is both modules."""
    expert = setup["expert"] is True
    modules = expert or setup["double_bidding"] is True, expert or setup["guards"] is True
    return yunnan_2023(*modules, seats, int(setup[REVISION]))


def make_2013(setup: dict[str, Setting], seats: int) -> Game[State]:
    """A game of the 2013 edition."""
    return yunnan_2013(setup["expert"] is True, seats, int(setup[REVISION]))


def title(edition: str, options: list[Option], make: Callable[[dict[str, Setting], int], Game[State]]) -> Title:
    """An edition on the shelf."""
    return Title(
        f"yunnan-{edition}",
        book=BOOK,
        edition=edition,
        seats=[2, 3, 4, 5],
        options=options,
        make=make,
        package=__name__,
        minutes=90,
        board="terminal.board:draw",
        measure="measure:YunnanMeasure",
        layout="layout:layout",
        secrets=False,
        differences="differences:differences",
        partners="sparring:PARTNERS",
        learned_with=[{}, {"expert": True}],
        revisions=LAST,
        data=["board.json", f"{edition}.json"],
    )


EXPERT = Option("expert", [False, True])
MODULES = [EXPERT, Option("double_bidding", [False, True]), Option("guards", [False, True])]
shelve(title("2023", MODULES, make_2023))
shelve(title("2013", [EXPERT], make_2013))

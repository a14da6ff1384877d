"""The titles that lodge here: each with its seats, its options, and how to make its game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fondaco.core.errors import BadPosition, BadSetup, UnknownTitle
from fondaco.core.game import Game

Setting = bool | str


class Option:
    """A choice before the game: a module that is on or off, or one of several names; the first is the default."""

    def __init__(self, name: str, choices: list[Setting]) -> None:
        self.name = name
        self.choices = choices


class Title:
    """A game as it stands on the shelf."""

    def __init__(
        self,
        name: str,
        rulebook: str,
        edition: str,
        seats: list[int],
        options: list[Option],
        make: Callable[[dict[str, Setting], int], Game[Any]],
    ) -> None:
        self.name = name
        self.rulebook = rulebook
        self.edition = edition
        self.seats = seats
        self.options = options
        self.make = make
        self.made: dict[str, Game[Any]] = {}

    def settings(self, setup: Mapping[str, object]) -> dict[str, Setting]:
        """The whole setup: what was asked for, and the default for the rest."""
        names = [option.name for option in self.options]
        for name in setup:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise BadSetup(f"{self.name} has no option “{name}”; its options are: {known}.")
        return {option.name: setting_of(option, setup) for option in self.options}

    def accepts(self, setup: Mapping[str, object], seats: int) -> bool:
        """Whether there is a game for a setup and a number of seats."""
        try:
            self.game(setup, seats)
        except BadSetup:
            return False
        return True

    def game(self, setup: Mapping[str, object], seats: int) -> Game[Any]:
        """The game for a setup and a number of seats; it holds no state, so all matches of a kind share one."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        settings = self.settings(setup)
        kind = f"{seats} {settings}"
        if kind not in self.made:
            self.made[kind] = self.make(settings, seats)
        return self.made[kind]

    def table_of(self, document: Mapping[str, object]) -> tuple[int, dict[str, object]]:
        """The seats and the setup that a position document is for."""
        setup = document.get("setup", {})
        seats = document.get("seats")
        if not isinstance(setup, dict):
            raise BadPosition("A position's “setup” is a table of options.")
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise BadPosition("A position says how many “seats” there are.")
        return seats, setup


def setting_of(option: Option, setup: Mapping[str, object]) -> Setting:
    """What a setup says about one option."""
    value = setup.get(option.name, option.choices[0])
    for choice in option.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    choices = ", ".join([str(choice).lower() for choice in option.choices])
    raise BadSetup(f"The option {option.name} takes one of {choices}, not “{value}”.")


SHELF: Final[dict[str, Title]] = {}


def shelve(title: Title) -> None:
    """Put a title on the shelf."""
    SHELF[title.name] = title


def titles() -> list[str]:
    """The names of all titles."""
    return list(SHELF)


def find(name: str) -> Title:
    """The title of a name."""
    if name not in SHELF:
        raise UnknownTitle(f"There is no title “{name}”; the titles are: {', '.join(SHELF)}.")
    return SHELF[name]

"""The titles that lodge here: each with its seats, its options, how to make its game, and where the rest of it is."""

from collections.abc import Callable, Mapping
from pkgutil import resolve_name
from typing import Any, Final

from fondaco.core.errors import BadPosition, BadSetup, UnknownTitle
from fondaco.core.game import Game
from fondaco.core.rule import Rulebook

Setting = bool | str
OTHERS: Final = 2  # choices of an option that are played through besides the default, if a title does not say which
REVISION: Final = "revision"  # in a setup: which revision of the engine's rules a match is played by


class Option:
    """A choice before the game: a module that is on or off, or one of several names; the first is the default."""

    def __init__(self, name: str, choices: list[Setting]) -> None:
        self.name = name
        self.choices = choices


class Title:
    """A game as it stands on the shelf. All of it is in its `package`: words in `locale/`, what bots have learned in
    `weights/`, and parts, given as `module:name` within the package, that are only read when somebody asks for them.
    `revisions` counts the readings of its rulebook: a match is played to its end by the one it began with, so that its
    log can be replayed."""

    def __init__(
        self,
        name: str,
        book: Rulebook,
        edition: str,
        seats: list[int],
        options: list[Option],
        make: Callable[[dict[str, Setting], int], Game[Any]],
        package: str,
        minutes: int = 60,
        board: str = "",
        measure: str = "",
        layout: str = "",
        secrets: bool = True,
        partners: str = "",
        differences: str = "",
        learned_with: list[dict[str, object]] | None = None,
        played_through: list[dict[str, object]] | None = None,
        face: str = "",
        revisions: int = 1,
        data: list[str] | None = None,
    ) -> None:
        self.name = name
        self.book = book
        self.edition = edition
        self.seats = seats
        self.options = options
        self.make = make
        self.package = package
        self.minutes = minutes  # that people need for a game
        self.board = board  # draws it in a terminal
        self.measure = measure  # what bots see in a position
        self.layout = layout  # its views as rows of numbers
        self.secrets = secrets  # whether anything is hidden from anybody
        self.partners = partners  # the scripts that play it
        self.differences = differences  # between the editions of the rulebook
        self.learned_with: list[dict[str, object]] = [{}] if learned_with is None else learned_with
        self.played_through = self.usual_setups() if played_through is None else played_through
        self.face = face if face else book.name  # draws it in the page
        self.revised = revisions > 1
        self.revision = Option(REVISION, [str(number) for number in range(revisions, 0, -1)])
        self.data: list[str] = [] if data is None else data  # its files whose numbers can be changed for a study
        self.made: dict[str, Game[Any]] = {}

    @property
    def rulebook(self) -> str:
        """The name of the rulebook; editions share one."""
        return self.book.name

    def part(self, reference: str) -> Any:
        """What a reference of the title means, read now."""
        return resolve_name(f"{self.package}.{reference}")

    def usual_setups(self) -> list[dict[str, object]]:
        """The setup by default, and some that differ from it in one option."""
        setups: list[dict[str, object]] = [{}]
        for option in self.options:
            for choice in option.choices[1 : 1 + OTHERS]:
                setups.append({option.name: choice})
        return setups

    def settings(self, setup: Mapping[str, object]) -> dict[str, Setting]:
        """The whole setup: what was asked for, and the default for the rest; the default revision is the last."""
        options = [*self.options, self.revision] if self.revised else self.options
        names = [option.name for option in options]
        for name in setup:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise BadSetup(f"{self.name} has no option “{name}”; its options are: {known}.")
        return {option.name: setting_of(option, setup) for option in options}

    def recorded(self, setup: Mapping[str, object]) -> dict[str, object]:
        """The setup of a match on record: if it names no revision, the first was the only one."""
        return {REVISION: "1", **setup} if self.revised else dict(setup)

    def anew(self, setup: Mapping[str, object]) -> dict[str, object]:
        """The setup of a match for another match, which is played by the last revision."""
        return {name: value for name, value in setup.items() if name != REVISION}

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
TAKEN: Final = ["house", "cli", "page"]  # names of the house's own words


def shelve(title: Title) -> None:
    """Put a title on the shelf."""
    there = SHELF.get(title.name)
    if there is not None and there.package != title.package:
        raise BadSetup(f"There is a title “{title.name}” already, from the package {there.package}.")
    if title.rulebook in TAKEN or package_of(title.rulebook) not in ("", title.package):
        raise BadSetup(f"The rulebook of {title.name} cannot be called “{title.rulebook}”: that name is taken.")
    SHELF[title.name] = title


def package_of(rulebook: str) -> str:
    """The package that a rulebook and its words are in; empty if there is none."""
    for title in SHELF.values():
        if title.rulebook == rulebook:
            return title.package
    return ""


def titles() -> list[str]:
    """The names of all titles."""
    return list(SHELF)


def find(name: str) -> Title:
    """The title of a name."""
    if name not in SHELF:
        raise UnknownTitle(f"There is no title “{name}”; the titles are: {', '.join(SHELF)}.")
    return SHELF[name]

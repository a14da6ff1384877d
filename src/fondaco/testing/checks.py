"""What all checks share: which games they look at, and at which tables."""

from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import pytest

from fondaco.core.rule import Rulebook
from fondaco.core.titles import SHELF
from fondaco.locale import LANGUAGES
from fondaco.testing.tables import Table, name_of, tables


class Checks:
    """Checks of the games of a rulebook, or of all games on the shelf. A check that asks for a `table`, a `language` or
    a `rulebook` is run for each."""

    book: ClassVar[str] = ""
    folder: ClassVar[Path] = Path("tests")  # where the game's own tests and playthroughs are
    languages: ClassVar[list[str]] = LANGUAGES

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a check for each of what it asks for."""
        wanted = metafunc.fixturenames
        if "table" in wanted:
            metafunc.parametrize("table", self.tables(metafunc.config), ids=name_of)
        if "rulebook" in wanted:
            metafunc.parametrize("rulebook", self.books(), ids=lambda book: str(book.name))
        if "language" in wanted:
            metafunc.parametrize("language", self.languages)

    def tables(self, config: pytest.Config) -> list[Table]:
        """The tables that are walked: all of them, or with `--quick` the first of each title."""
        found = tables(self.book)
        if not config.getoption("--quick", default=False):
            return found
        return list({table[0]: table for table in reversed(found)}.values())

    def books(self) -> list[Rulebook]:
        """The rulebooks that are looked at."""
        found = {title.rulebook: title.book for title in SHELF.values() if self.book in ("", title.rulebook)}
        assert found, f"there is no game of the rulebook “{self.book}” on the shelf; is its package installed?"
        return list(found.values())


def folder_of(book: Rulebook) -> Path:
    """The folder of a rulebook's package."""
    package = next(title.package for title in SHELF.values() if title.book is book)
    return Path(str(files(package)))

"""What differs between the editions, read off the data files and the tables of contents."""

from typing import Any

from fondaco.core.editions import Differences
from fondaco.games.yunnan.board import read
from fondaco.games.yunnan.contents import yunnan_2013, yunnan_2023
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.rulebook import BOOK


def differences() -> Differences:
    """All that differs besides the rules, which say themselves which edition has them."""
    return Differences(values_that_differ(), list(variants()), sections_that_differ())


def values_that_differ() -> dict[str, list[str]]:
    """By name of an entry in the data files: its value in each edition, where they differ."""
    tables = [flattened(values_of(edition), "") for edition in BOOK.editions]
    names = list(dict.fromkeys([name for table in tables for name in table]))
    rows = {name: [table.get(name, "–") for table in tables] for name in names}
    return {name: values for name, values in rows.items() if len(set(values)) > 1}


def values_of(edition: str) -> dict[str, Any]:
    """The values in the data file of an edition, without its name and without the marks of what is ours."""
    return {name: value for name, value in read(f"{edition}.json").items() if name not in ("edition", "ours")}


def flattened(value: Any, name: str) -> dict[str, str]:
    """A document as dotted names and plain values."""
    if not isinstance(value, dict):
        return {name: ", ".join([str(item) for item in value]) if isinstance(value, list) else str(value)}
    table: dict[str, str] = {}
    for key, inner in value.items():
        table.update(flattened(inner, f"{name}.{key}" if name else key))
    return table


def variants() -> dict[str, Yunnan]:
    """Every table of contents, by what it is called in the documents."""
    return {
        "2023": yunnan_2023(False, False, 3),
        "2023, double bidding": yunnan_2023(True, False, 3),
        "2023, guards": yunnan_2023(False, True, 3),
        "2023, two players": yunnan_2023(False, False, 2),
        "2013": yunnan_2013(False, 3),
        "2013, expert": yunnan_2013(True, 3),
        "2013, two players": yunnan_2013(False, 2),
    }


def sections_that_differ() -> dict[str, list[str]]:
    """By name of a section: the step that plays it in each variant, where they differ."""
    games = list(variants().values())
    steps = [{step.name: type(step).__name__ for step in game.steps} for game in games]
    names = list(dict.fromkeys([name for table in steps for name in table]))
    rows = {name: [table.get(name, "–") for table in steps] for name in names}
    return {name: classes for name, classes in rows.items() if len(set(classes)) > 1}

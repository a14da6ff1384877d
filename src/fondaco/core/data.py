"""The data files of games: boards, cards and tracks. A process may be given other numbers before it reads them."""

import json
import os
from importlib.resources import files
from typing import Any, Final

from fondaco.core.errors import BadSetup
from fondaco.core.titles import Title

CHANGED: Final = "FONDACO_DATA"  # in the environment: by package and file, the entries that have other numbers
LARGEST: Final = 1_000_000


def read(package: str, name: str) -> Any:
    """A data file of a game, with the numbers that this process was given."""
    document = printed(package, name)
    changed = json.loads(os.environ.get(CHANGED, "{}"))
    return {**document, **changed[package][name]} if name in changed.get(package, {}) else document


def printed(package: str, name: str) -> Any:
    """A data file as it ships."""
    return json.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def changes(title: Title, wanted: object) -> tuple[str, list[str]]:
    """What a process must be given so that a title has other numbers, and these in words; raises BadSetup."""
    if not title.data:
        raise BadSetup(f"{title.name} has no data files with numbers that could be changed.")
    if not isinstance(wanted, dict):
        raise BadSetup("Other numbers are a table with entries of the game's data files.")
    tables: dict[str, dict[str, Any]] = {}
    told: list[str] = []
    for entry, value in wanted.items():
        name, fitting = placed(title, entry, value)
        differing = differences(printed(title.package, name)[entry], fitting, entry)
        if differing:
            tables.setdefault(name, {})[entry] = fitting
            told += differing
    if not told:
        raise BadSetup("These numbers are the same as the game's own.")
    return json.dumps({title.package: tables}, sort_keys=True), told


def placed(title: Title, entry: str, value: object) -> tuple[str, Any]:
    """The data file that an entry fits into, and the whole entry with its new numbers."""
    refusal: BadSetup | None = None
    for name in title.data:
        document = printed(title.package, name)
        if entry in document:
            try:
                return name, fitted(document[entry], value, entry)
            except BadSetup as error:
                refusal = error if refusal is None else refusal
    if refusal is not None:
        raise refusal
    raise BadSetup(f"The data of {title.name} ({', '.join(title.data)}) have no entry “{entry}”.")


def fitted(own: Any, value: Any, where: str) -> Any:
    """A part of a data file with other numbers: all that is no number stays as it is."""
    if isinstance(own, dict):
        if not isinstance(value, dict):
            raise BadSetup(f"“{where}” is a table with some of: {', '.join(own)}.")
        for name in value:
            if name not in own:
                raise BadSetup(f"“{where}” has no entry “{name}”; its entries are: {', '.join(own)}.")
        return {name: fitted(own[name], value[name], f"{where}.{name}") if name in value else own[name] for name in own}
    if isinstance(own, list):
        if not isinstance(value, list) or len(value) != len(own):
            raise BadSetup(f"“{where}” is a list of {len(own)}.")
        return [fitted(own[n], value[n], f"{where}.{n + 1}") for n in range(len(own))]
    if isinstance(own, int) and not isinstance(own, bool):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
            raise BadSetup(f"“{where}” is a whole number from 0 to {LARGEST}, not {json.dumps(value)}.")
        return value
    if value != own:
        raise BadSetup(f"Only numbers can be changed: “{where}” stays {json.dumps(own, ensure_ascii=False)}.")
    return own


def differences(own: Any, value: Any, where: str) -> list[str]:
    """By name: every number that differs."""
    if isinstance(own, dict):
        return [told for name in own for told in differences(own[name], value[name], f"{where}.{name}")]
    if isinstance(own, list):
        return [told for n in range(len(own)) for told in differences(own[n], value[n], f"{where}.{n + 1}")]
    return [] if own == value else [f"{where} {own} → {value}"]

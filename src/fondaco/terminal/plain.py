"""Any game in the terminal: its described view as tables, with the names that its words have."""

from collections.abc import Mapping
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.terminal.pieces import colour_names, painted

WIDTH: Final = 78
FRAME: Final = ("title", "setup", "seats", "players", "section", "over")  # what is told elsewhere
NOTHING: Final = "–"


def draw_plainly(document: dict[str, Any], words: Words) -> RenderableType:
    """What lies on the table, and what the players have."""
    names = names_of(document, words)
    return Group("", draw_players(document, names, words), draw_table(document, names, words))


def names_of(document: Mapping[str, Any], words: Words) -> dict[str, str]:
    """What the values of the game's domains are called; a name of several kinds is called as in the first."""
    game = find(document["title"]).game(document["setup"], document["seats"])
    found: dict[str, str] = {}
    for domain in game.domains.values():
        for name in domain.names:
            found.setdefault(name, str(words.name(domain.kind, name)))
    return found | colour_names(document, words)


def draw_players(document: Mapping[str, Any], names: dict[str, str], words: Words) -> Table:
    """A row for each thing that players have, a column for each player."""
    players: dict[str, dict[str, Any]] = document["players"]
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-player"))
    for colour in players:
        table.add_column(painted(names.get(colour, colour)))
    for key in dict.fromkeys(key for player in players.values() for key in player):
        table.add_row(label(key, words), *[cell(player.get(key), names) for player in players.values()])
    return table


def draw_table(document: Mapping[str, Any], names: dict[str, str], words: Words) -> Table:
    """A row for everything else."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in document.items():
        if key not in FRAME:
            table.add_row(label(key, words), cell(value, names))
    return table


def label(key: str, words: Words) -> Text:
    """What an entry of the document is called: by the game's own word for it, or as it stands there."""
    return Text(str(words.name("entry", key)).replace("_", " "), "bold")


def cell(value: object, names: dict[str, str]) -> Text:
    """A value as people would write it."""
    return painted(told(value, names) or NOTHING)


def told(value: object, names: dict[str, str]) -> str:
    """The words of a value."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(f"{names.get(key, key)} {told(inner, names) or NOTHING}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(told(inner, names) or NOTHING for inner in value)
    return names.get(str(value), str(value))

"""The players' pieces in a terminal: a colour and a sign for each, so that colour is never alone."""

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from fondaco.locale import Words

SIGNS: Final = {
    "red": "◆",
    "yellow": "▲",
    "blue": "▣",
    "black": "○",
    "green": "✚",
    "violet": "★",
    "orange": "▼",
}
STYLES: Final = {
    "red": "bold #fff3df on #c4281c",
    "yellow": "bold #4a2d05 on #f3c623",
    "blue": "bold #f2f7ff on #1f5fb4",
    "black": "bold #f4f0e6 on #2e2c2e",
    "green": "bold #f2fff0 on #2c8a45",
    "violet": "bold #fdf0ff on #8d3aa8",
    "orange": "bold #4a2d05 on #e8862e",
}
OTHER: Final = "●"
COLOUR_OF: Final = {sign: colour for colour, sign in SIGNS.items()}
ANY_SIGN: Final = re.compile(f"[{''.join(SIGNS.values())}]")


def sign_of(colour: str) -> str:
    """The sign of a colour; a game may have one that we know none for."""
    return SIGNS.get(colour, OTHER)


def piece(colour: str, count: int = 1) -> Text:
    """So many pieces of a colour."""
    return Text(sign_of(colour) * count, STYLES.get(colour, ""))


def painted(text: str, style: str = "") -> Text:
    """A text in which every sign has its colour."""
    found = Text(text, style)
    for match in ANY_SIGN.finditer(text):
        found.stylize(STYLES[COLOUR_OF[match.group()]], match.start(), match.end())
    return found


def seats_by_colour(document: Mapping[str, Any]) -> dict[str, int | None]:
    """The colours of a described position with the seat that decides for each; nobody's colour has none."""
    players: dict[str, dict[str, Any]] = document["players"]
    return {colour: player.get("seat", number) for number, (colour, player) in enumerate(players.items())}


def colour_names(document: Mapping[str, Any], words: Words) -> dict[str, str]:
    """What the colours of a described position are called: a sign and a name."""
    names: dict[str, str] = {}
    for colour, seat in seats_by_colour(document).items():
        name = words.say("player-nobody") if seat is None else words.name("colour", colour)
        names[colour] = f"{sign_of(colour)} {name}"
    return names


def seat_names(document: Mapping[str, Any], words: Words) -> list[str]:
    """What the players are called, by seat; one may have several colours."""
    names: dict[int, list[str]] = {}
    for colour, seat in seats_by_colour(document).items():
        if seat is not None:
            names.setdefault(seat, []).append(colour_names(document, words)[colour])
    return [" + ".join(names[seat]) for seat in sorted(names)]

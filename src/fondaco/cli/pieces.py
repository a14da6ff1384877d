"""The players' pieces in a terminal: a colour and a sign for each, so that colour is never alone."""

import re
from typing import Any, Final

from rich.text import Text

from fondaco.core.game import Game
from fondaco.locale import Words

SIGNS: Final = {
    "red": "◆",
    "yellow": "▲",
    "blue": "■",
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
COLOUR_OF: Final = {sign: colour for colour, sign in SIGNS.items()}
ANY_SIGN: Final = re.compile(f"[{''.join(SIGNS.values())}]")


def piece(colour: str, count: int = 1) -> Text:
    """So many pieces of a colour."""
    return Text(SIGNS[colour] * count, STYLES[colour])


def painted(text: str, style: str = "") -> Text:
    """A text in which every sign has its colour."""
    found = Text(text, style)
    for match in ANY_SIGN.finditer(text):
        found.stylize(STYLES[COLOUR_OF[match.group()]], match.start(), match.end())
    return found


def player_names(game: Game[Any], words: Words) -> dict[str, str]:
    """What the players are called, by colour: a sign and a name."""
    colours = game.domains["colour"].names if "colour" in game.domains else []
    return {colour: f"{SIGNS[colour]} {words.name('colour', colour)}" for colour in colours}


def seat_name(game: Game[Any], words: Words, seat: int) -> str:
    """What the player at a seat is called."""
    names = list(player_names(game, words).values())
    return names[seat] if seat < len(names) else words.say("player-number", number=seat + 1)

"""What several commands take: title, seats, options, seed, language; each explained in the reader's language."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.match import Match
from fondaco.core.titles import Title
from fondaco.locale import LANGUAGES, Words
from fondaco.terminal.pieces import seats_by_colour

LANGUAGE: Final = "FONDACO_LANG"
FAVOURITE_SEATS: Final = 4


def language_of_help() -> str:
    """The language that the environment asks for, if we speak it."""
    wanted = os.environ.get(LANGUAGE, "en")
    return wanted if wanted in LANGUAGES else "en"


say = Words(language_of_help(), "cli").say

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help=say("help-title"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-option"))]
Seed = Annotated[int | None, typer.Option("--seed", help=say("help-seed"))]
Language = Annotated[str, typer.Option("--lang", envvar=LANGUAGE, metavar="|".join(LANGUAGES), help=say("help-lang"))]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help=say("help-seat"))]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Processes = Annotated[int | None, typer.Option("--processes", help=say("help-processes"))]
ClusterAddress = Annotated[str | None, typer.Option("--cluster", metavar="local|ADDRESS", help=say("help-cluster"))]
Resumed = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("help-resume-file"))]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=say("help-plot"))]


def setup_of(title: Title, options: list[str] | None) -> dict[str, object]:
    """The setup that `--option name=value` means; a value is one of the option's choices as it is written."""
    setup: dict[str, object] = {}
    for text in options or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetup(f"An option is given as name=value, not as “{text}”.")
        setup[name] = setting(title, name, value)
    return dict(title.settings(setup))


def need_seed(words: Words, resume: object, seed: int | None) -> None:
    """Whoever wants to go on with something later must say its seed."""
    if resume and seed is None:
        raise FondacoError(words.say("error-resume-seed"))


def setting(title: Title, name: str, value: str) -> object:
    """The choice that a text names, or the text itself where there is no such choice."""
    for option in title.options:
        for choice in option.choices:
            if option.name == name and str(choice).lower() == value.lower():
                return choice
    return value


def seats_for(title: Title, setup: dict[str, object], seats: int | None) -> int:
    """The number of seats that was asked for, or else four where a setup is for four, or else the fewest."""
    if seats is not None:
        title.game(setup, seats)
        return seats
    fitting = [count for count in title.seats if title.accepts(setup, count)]
    if not fitting:
        raise BadSetup(f"{title.name} cannot be played with these options by any number of players.")
    return FAVOURITE_SEATS if FAVOURITE_SEATS in fitting else fitting[0]


def seat_number(match: Match, seat: str) -> int:
    """The seat that a number from 1 or a colour names."""
    colours = {colour: own for colour, own in seats_by_colour(match.shown(None)).items() if own is not None}
    if seat.lower() in colours:
        return colours[seat.lower()]
    if seat.isdecimal() and 1 <= int(seat) <= match.seats:
        return int(seat) - 1
    raise FondacoError(f"A seat is a number from 1 to {match.seats} or one of {', '.join(colours)}, not “{seat}”.")

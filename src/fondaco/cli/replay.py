"""`fondaco replay`: a saved match, told line by line."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fondaco.cli.files import read_text
from fondaco.cli.options import Language, SaveFile, SeatName, say, seat_number
from fondaco.cli.telling import Teller
from fondaco.core.action import CHANCE
from fondaco.core.errors import FondacoError
from fondaco.core.match import Match, read_save
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.terminal.pieces import painted


def replay(
    file: SaveFile,
    step: Annotated[int | None, typer.Option("--step", help=say("help-step"))] = None,
    seat: SeatName = None,
    position: Annotated[bool, typer.Option("--position", help=say("help-position"))] = False,
    lang: Language = "en",
) -> None:
    """Tell a saved match up to a line, or give the position after it; a seat is told only what it may know."""
    words = Words(lang, "cli")
    match = loaded(read_text(words, file), step)
    reader = None if seat is None else seat_number(match, seat)
    if position:
        document = match.position() if reader is None else {"setup": dict(match.setup), **match.shown(reader)}
        typer.echo(json.dumps(document, ensure_ascii=False, indent=1))
        return
    words = Words(lang, "cli", find(match.title).rulebook)
    Replay(Teller(match, words, Console(highlight=False)), reader).tell()


def loaded(text: str, step: int | None) -> Match:
    """The match as it stood after a line of its log, without anything that chance would add."""
    match = Match.load(text, seed=0)
    length = len(read_save(text)["log"])
    if step is not None and not 0 <= step <= length:
        raise FondacoError(f"The log has {length} lines, so there is no step {step}.")
    match.manual_chance = True
    match.rewind(length if step is None else step)
    return match


class Replay:
    """A match told to a seat, or to somebody who may know everything."""

    def __init__(self, teller: Teller, reader: int | None) -> None:
        self.teller = teller
        self.match = teller.match
        self.reader = reader

    def tell(self) -> None:
        """Tell all lines, then show the board and, if the match is over, the score."""
        title = self.teller.words.say(f"title-{self.match.title}")
        self.teller.say("replay-title", "bold", title=title, seats=self.match.seats, lines=len(self.match.log))
        for number in range(len(self.match.log) + 1):
            self.line(number)
        if self.reader is None:
            self.teller.draw(self.match.game.describe(self.match.state))
        else:
            self.teller.board(self.reader)
        if self.match.result is not None:
            self.teller.score(self.match.result)

    def line(self, number: int) -> None:
        """Tell what one line of the log says and what happened with it; line 0 is the opening."""
        entries = self.match.entries[number]
        if self.reader is not None:
            entries = [entry for entry in entries if entry.readable_by(self.reader)]
        sentences = [self.teller.sentence(entry) for entry in entries]
        console = self.teller.console
        if number > 0:
            console.print(Text.assemble((f"{number:4}  ", "dim"), self.heading(number)))
        for sentence in sentences:
            console.print(Padding(sentence, (0, 0, 0, 6), expand=False))

    def heading(self, number: int) -> Text:
        """Who did what; a seat reads only its own choices, since those of others may be sealed."""
        move = self.match.log[number - 1]
        who = self.teller.words.say("chance") if move.seat == CHANCE else self.teller.players[move.seat]
        if self.reader in (None, move.seat):
            return painted(f"{who}: {self.match.text(move.action)}", "dim")
        return painted(who, "dim")

"""Sitting at the table: what happened is told, the board is shown, a choice is asked for, and it is played."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from fondaco.arena.hint import ADVISER, hint
from fondaco.bots import Bot
from fondaco.cli.choices import Choice, Menu
from fondaco.cli.files import write_text
from fondaco.cli.telling import Teller, rules_of
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.errors import BadAction, FondacoError
from fondaco.terminal.pieces import painted

with suppress(ImportError):
    import readline  # noqa: F401 - lets a typed line be edited, where there is a keyboard

LATELY: Final = 30  # lines of the log that are shown by default


class Left(Exception):
    """The player has left the table."""


class Sitting:
    """One person at a table of bots."""

    def __init__(self, teller: Teller, seat: int, bot: Bot, save: Path | None) -> None:
        self.teller = teller
        self.match = teller.match
        self.console = teller.console
        self.words = teller.words
        self.seat = seat
        self.bot = bot
        self.file = save
        self.told = 0  # how many lines of the chronicle have been told
        self.commands = {
            "why": self.explain,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "board": self.board,
            "save": self.save,
            "help": self.help,
            "quit": self.leave,
        }

    # From the first decision to the last.

    def run(self) -> None:
        """Play until the match is over or the player leaves."""
        self.keep()  # better to learn now than later that a file cannot be written
        self.welcome()
        try:
            while self.match.actors:
                self.let_bots_play()
                if self.match.actors:
                    self.turn()
        except Left:
            self.keep()
            self.teller.say("play-left" if self.file is None else "play-left-kept", file=str(self.file))
            return
        self.finish()

    def welcome(self) -> None:
        """Say what is played, with whom, and how to ask for help."""
        title = self.words.say(f"title-{self.match.title}")
        self.console.print(Line(Text(title, "bold")))
        others = [self.teller.players[seat] for seat in range(self.match.seats) if seat != self.seat]
        self.teller.say("play-welcome", you=self.teller.players[self.seat], others=", ".join(others))
        self.teller.say("play-seed", "dim", seed=str(self.match.seed))
        self.teller.say("play-how", "dim")

    def let_bots_play(self) -> None:
        """Let the bots decide until it is the player's turn; what a bot does depends on the seed and the line alone."""
        match = self.match
        while match.actors and self.seat not in match.actors:
            seat = match.actors[0]
            rng = Rng(match.seed * 1_000_003 + len(match.log))
            match.play(seat, self.bot.choose(match.game, match.view(seat), match.options(seat), rng))

    def turn(self) -> None:
        """Tell what happened, show the board, and play what the player chooses."""
        self.news()
        self.board("")
        action = self.choose()
        if action is not None:
            self.match.play(self.seat, action)
            self.keep()

    def news(self) -> None:
        """Tell what has happened since the last time."""
        chronicle = self.match.chronicle(self.seat)
        if any(chronicle[self.told :]):
            self.console.print(Line(Text(self.words.say("play-news"), "dim"), style="dim", align="left"))
        for entries in chronicle[self.told :]:
            self.teller.entries(entries)
        self.told = len(chronicle)

    def finish(self) -> None:
        """Tell the end, the final board and the score."""
        self.news()
        self.board("")
        result = self.match.result
        assert result is not None, "a match that asks nobody is over"
        self.teller.score(result)
        self.keep()
        if self.file is not None:
            self.teller.say("play-saved", file=str(self.file))

    def keep(self) -> None:
        """Keep the match in the file, if there is one."""
        if self.file is not None:
            write_text(self.words, self.file, self.match.save())

    # Choosing.

    def choose(self) -> Action | None:
        """What the player wants to do, or nothing if the position has changed under the question."""
        everything = self.choices()
        menu = Menu(everything)
        self.prompt()
        self.offer(menu)
        while True:
            length = len(self.match.log)
            answer = self.answer(self.read(), menu, everything)
            if isinstance(answer, Action):
                return answer
            if len(self.match.log) != length:
                return None
            if answer is not None:
                menu = answer
                self.offer(menu)

    def answer(self, line: str, menu: Menu, everything: list[Choice]) -> Action | Menu | None:
        """What a typed line means: an action to play, a menu to go on with, or something that has been answered."""
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return None
        if not line:
            return Menu(everything)
        if line.isdecimal():
            return self.picked(int(line), menu)
        return self.meant(line, menu, everything)

    def picked(self, number: int, menu: Menu) -> Action | Menu | None:
        """The line of the menu that a number names."""
        line = menu.lines.get(number)
        if line is None:
            self.teller.say("play-no-number", number=str(number))
            return None
        return line.choices[0].action if len(line.choices) == 1 else Menu(line.choices)

    def meant(self, text: str, menu: Menu, everything: list[Choice]) -> Action | Menu | None:
        """What words mean: an option in full, a rule that forbids it, or fewer options."""
        try:
            action = self.match.meant(text)
        except BadAction:
            found = menu.narrowed(text) or Menu(everything).narrowed(text)
            if not found:
                self.teller.say("play-no-words", text=text)
            return Menu(found) if found else None
        if self.match.why_not(self.seat, action) is None:
            return action
        self.explain(text)
        return None

    def choices(self) -> list[Choice]:
        """The player's options with their words."""
        match = self.match
        return [
            Choice(action, match.text(action), self.words.option(match.game, action, self.teller.names))
            for action in match.options(self.seat)
        ]

    def prompt(self) -> None:
        """Say whose turn it is and what is to be decided."""
        section = self.match.game.step(self.match.state).name
        text = self.words.say("play-turn", player=self.teller.players[self.seat])
        self.console.print(painted(f"{text} {self.words.say(f'prompt-{section}')}", "bold"))

    def offer(self, menu: Menu) -> None:
        """Show the numbered lines of a menu."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(ratio=3)
        table.add_column(style="dim", ratio=2)
        for entry in menu.shown():
            if entry is None:
                table.add_row("…")
                continue
            number, line = entry
            count = len(line.choices)
            more = self.words.say("play-group", count=count) if count > 1 else ""
            table.add_row(str(number), painted(f"{line.told} {more}".strip()), line.typed)
        self.console.print(Padding(table, (0, 0, 0, 2), expand=False))

    def read(self) -> str:
        """A line from the player; the end of the input is leaving."""
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return " ".join(line.split())

    # What can be typed besides an option.

    def explain(self, text: str) -> None:
        """Answer why an action is not possible, with the rule and its place."""
        try:
            action = self.match.meant(text)
            rule = self.match.why_not(self.seat, action)
        except BadAction:
            self.teller.say("play-why-what", text=text or "…")
            return
        if rule is None:
            self.teller.say("play-why-allowed", text=text)
        else:
            self.teller.refusal(rule)
            ground = self.match.game.ground(self.match.state, self.seat, action)
            self.teller.entries([] if ground is None else [ground])

    def hint(self, text: str) -> None:
        """Tell the best options, by a bot that may be named; it sees what the player sees."""
        match = self.match
        options = match.options(self.seat)
        try:
            seed = match.seed + len(match.log)
            self.teller.hint(hint(match.game, match.view(self.seat), options, text or ADVISER, seed))
        except FondacoError as error:
            self.console.print(str(error), markup=False)

    def undo(self, text: str) -> None:
        """Take back the player's last decision and all that followed it."""
        own = [number for number, move in enumerate(self.match.log) if move.seat == self.seat]
        if not own:
            self.teller.say("play-nothing-to-undo")
            return
        self.match.rewind(own[-1])
        self.told = len(self.match.chronicle(self.seat))
        self.keep()
        self.teller.say("play-undone")

    def log(self, text: str) -> None:
        """Tell the last lines of the chronicle, or as many as are asked for."""
        told = [entry for entries in self.match.chronicle(self.seat) for entry in entries]
        self.teller.entries(told[-(int(text) if text.isdecimal() and int(text) else LATELY) :])

    def rules(self, text: str) -> None:
        """Show the rules whose name or text has a word, or all."""
        for rule in rules_of(self.teller.title):
            if text.casefold() in f"{rule.name} {self.words.rule(rule)}".casefold():
                self.teller.rule(rule)

    def board(self, text: str) -> None:
        """Show the board."""
        self.teller.board(self.seat)

    def save(self, text: str) -> None:
        """Save the match to a file, and keep it there from now on."""
        if not text and self.file is None:
            self.teller.say("play-save-where")
            return
        path = Path(text) if text else self.file
        assert path is not None, "a file was named now or before"
        try:
            write_text(self.words, path, self.match.save())
        except FondacoError as error:
            self.console.print(str(error), markup=False)
            return
        self.file = path
        self.teller.say("play-saved", file=str(path))

    def help(self, text: str) -> None:
        """Say what can be typed."""
        match = self.match
        whole = max([match.text(action) for action in match.options(self.seat)], key=len, default="")
        self.teller.say("play-help", whole=whole, part=" ".join(whole.split()[:2]))

    def leave(self, text: str) -> None:
        """Leave the table."""
        raise Left

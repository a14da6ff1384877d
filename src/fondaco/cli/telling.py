"""Telling a match: the chronicle as sentences, the board, the rules and the score."""

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fondaco.arena.reasons import sentences
from fondaco.core.chronicle import Entry
from fondaco.core.game import Game
from fondaco.core.match import Match
from fondaco.core.result import Result
from fondaco.core.rule import HOUSE, Rule
from fondaco.core.titles import Title, find
from fondaco.locale import Words
from fondaco.terminal.boards import drawing_of
from fondaco.terminal.pieces import colour_names, painted, seat_names


class Teller:
    """Tells of one match in one language on a console."""

    def __init__(self, match: Match, words: Words, console: Console) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.title = find(match.title)
        self.words = words
        self.console = console
        self.names = colour_names(match.shown(None), words)
        self.players = seat_names(match.shown(None), words)

    def say(self, message: str, style: str = "", **arguments: object) -> None:
        """Print a message."""
        self.console.print(painted(self.words.say(message, **arguments), style))

    def sentence(self, entry: Entry) -> Text:
        """An entry of the chronicle."""
        return painted(self.words.entry(self.game, entry, self.names))

    def entries(self, entries: list[Entry]) -> None:
        """Print entries of the chronicle, one sentence a line."""
        for entry in entries:
            self.console.print(Padding(self.sentence(entry), (0, 0, 0, 2), expand=False))

    def board(self, seat: int | None) -> None:
        """Print the board as a seat sees it."""
        self.draw(self.match.shown(seat))

    def draw(self, document: dict[str, object]) -> None:
        """Print the board that a described position shows."""
        whole = {"title": self.match.title, "setup": dict(self.match.setup), **document}
        self.console.print(drawing_of(self.title)(whole, self.words))

    def rule(self, rule: Rule) -> None:
        """Print a rule with its place."""
        self.console.print(rule_card(rule, self.title, self.words))

    def refusal(self, rule: Rule) -> None:
        """Print what a rule says to whoever it stops, with its place."""
        self.console.print(card(rule, self.words.refusal(rule), self.title, self.words))

    def hint(self, document: Mapping[str, Any]) -> None:
        """Print a hint: the best options with what they promise, and what was looked at."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for justify in ("right", "right", "left", "left"):
            table.add_column(justify=justify)
        for option in document["options"]:
            told = self.words.option(self.game, self.match.meant(option["action"]), self.names)
            points = self.words.say("hint-points", points=f"{option['points']:.1f}")
            table.add_row(f"{option['share']:.1%}", points, painted(told), Text(option["action"], "dim"))
        self.console.print(Padding(table, (0, 0, 0, 2), expand=False))
        for sentence in sentences(document["reasons"], self.words.say):
            self.console.print(Padding(painted(f"· {sentence}"), (0, 0, 0, 2), expand=False))
        self.say("hint-by", "dim", bot=document["bot"], worlds=document["worlds"], playouts=document["playouts"])

    def score(self, result: Result) -> None:
        """Print the ranking and the score sheet."""
        self.console.print(score_sheet(result, self.players, self.words))


def rules_of(title: Title) -> list[Rule]:
    """The rules of a title's edition in rulebook order, then those of the house."""
    return title.book.of(title.edition) + HOUSE.rules


def rule_card(rule: Rule, title: Title, words: Words) -> RenderableType:
    """A rule: its name and place, and below it its text."""
    return card(rule, words.rule(rule), title, words)


def card(rule: Rule, text: str, title: Title, words: Words) -> RenderableType:
    """A rule's name and place, and below it some text."""
    head = Text.assemble((rule.name, "bold"), "  ", (words.place(rule, title.edition), "dim italic"))
    return Group(head, Padding(text, (0, 0, 0, 2), expand=False))


def score_sheet(result: Result, players: list[str], words: Words) -> Table:
    """The players from first to last, with their points by category."""
    seats = sorted(range(len(players)), key=lambda seat: (result.ranks[seat], seat))
    table = Table(box=SIMPLE_HEAD, title=words.say("score-title"), title_style="bold", title_justify="left")
    table.add_column()
    for seat in seats:
        table.add_column(painted(players[seat]), justify="right")
    table.add_row(words.say("score-place"), *[str(result.ranks[seat]) for seat in seats], style="bold")
    table.add_section()
    for category, points in result.sheet.items():
        table.add_row(words.say(f"category-{category}"), *[str(points[seat]) for seat in seats])
    table.add_section()
    table.add_row(words.say("score-total"), *[str(result.scores[seat]) for seat in seats], style="bold")
    return table

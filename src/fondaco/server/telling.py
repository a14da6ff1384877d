"""Sentences in the reader's language; what has no words yet is told in the log's own."""

from functools import cache
from typing import Any

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.game import Game
from fondaco.core.rule import Rule
from fondaco.core.titles import find
from fondaco.locale import LANGUAGES, Words
from fondaco.server.documents import EntryDocument, OptionDocument, RuleDocument
from fondaco.server.table import Table


@cache
def words_of(language: str, book: str) -> Words:
    """The words of a language for a rulebook, read once; a title that has none yet gets those of the house."""
    try:
        return Words(language, "page", book)
    except FileNotFoundError:
        return Words(language, "house")


def language_of(wanted: str) -> str:
    """The first language of an Accept-Language header, or of a plain wish, that there are words for."""
    for part in wanted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


class Teller:
    """What one table says to readers of one language."""

    def __init__(self, table: Table, language: str) -> None:
        title = find(table.match.title)
        self.table = table
        self.game: Game[Any] = table.match.game
        self.edition = title.edition
        self.words = words_of(language, title.rulebook)
        self.offered: dict[Action, OptionDocument] = {}
        self.offered_to: list[str] = []  # what the seats were called then

    def names(self) -> dict[str, str]:
        """What the colours go by: the names of those who sit at the table, with the colour where one has several."""
        players: dict[str, Any] = self.game.describe(self.table.match.view(None).known)["players"]
        seats = {colour: player.get("seat", number) for number, (colour, player) in enumerate(players.items())}
        found: dict[str, str] = {}
        for colour, seat in seats.items():
            name = "" if seat is None else self.table.seats[seat].name
            alone = list(seats.values()).count(seat) == 1
            if name:
                found[colour] = name if alone else f"{name} ({self.words.name('colour', colour)})"
            elif seat is None and self.words.has("player-nobody"):
                found[colour] = self.words.say("player-nobody")
        return found

    def option(self, action: Action) -> OptionDocument:
        """A choice that can be offered; made once, as long as the same people sit at the table."""
        called = [seat.name for seat in self.table.seats]
        if called != self.offered_to:
            self.offered, self.offered_to = {}, called
        found = self.offered.get(action)
        if found is None:
            vocabulary = self.game.vocabulary
            text = vocabulary.text(action)
            if self.words.has(f"option-{vocabulary.verb(action).name}"):
                text = self.words.option(self.game, action, self.names())
            found = {
                "action": vocabulary.text(action),
                "fields": vocabulary.fields(action),
                "spots": vocabulary.spots(action),
                "text": text,
            }
            self.offered[action] = found
        return found

    def entry(self, entry: Entry) -> EntryDocument:
        """A line of the chronicle."""
        fields = entry.fields(self.game.domains)
        named = f"event-{entry.event.name}"
        text = " ".join([named, *map(str, fields)])
        if self.words.has(named):
            text = self.words.entry(self.game, entry, self.names())
        return {
            "event": entry.event.name,
            "fields": fields,
            "text": text,
            "rule": entry.event.rule.name if entry.event.rule is not None else None,
        }

    def rule(self, rule: Rule) -> RuleDocument:
        """A rule and where it stands."""
        text = self.words.rule(rule) if self.words.has(rule.message) else rule.name
        return {"name": rule.name, "text": text, "place": self.words.place(rule, self.edition), "mark": rule.mark}

    def prompt(self, section: str) -> str:
        """What is asked of who decides in a section."""
        return self.words.say(f"prompt-{section}") if self.words.has(f"prompt-{section}") else section

"""Sentences in the reader's language; what has no words yet is told in the log's own."""

from functools import cache, lru_cache
from typing import Any, Final

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry, Event
from fondaco.core.game import Game
from fondaco.core.rule import Rule
from fondaco.core.titles import Title, find
from fondaco.locale import LANGUAGES, Words
from fondaco.tables.documents import EntryDocument, OptionDocument, RuleDocument
from fondaco.tables.table import Table

OWNERS: Final[dict[Game[Any], tuple[tuple[str, int | None], ...]]] = {}
REMEMBERED: Final = 20_000  # sentences, and as many options, of all games, languages and people together
TELLERS: Final = 2_000


@cache
def words_of(language: str, book: str) -> Words:
    """The words of a language for a rulebook, read once."""
    return Words(language, "page", book)


def language_of(wanted: str) -> str:
    """The first language of an Accept-Language header, or of a plain wish, that there are words for."""
    for part in wanted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def teller_of(table: Table, language: str) -> "Teller":
    """The teller of a table in a language; tables of a kind, at which people go by the same names, share one."""
    called = tuple([seat.name for seat in table.seats])
    return shared_teller(table.match.title, table.match.game, language, called, owners_of(table))


def owners_of(table: Table) -> tuple[tuple[str, int | None], ...]:
    """The colours of a game with the seat that decides for each; nobody's colour has none."""
    game = table.match.game
    if game not in OWNERS:
        document: dict[str, Any] = game.describe(table.match.view(None).known)
        players = enumerate(document["players"].items())
        OWNERS[game] = tuple([(colour, player.get("seat", number)) for number, (colour, player) in players])
    return OWNERS[game]


@lru_cache(maxsize=TELLERS)
def shared_teller(
    title: str, game: Game[Any], language: str, called: tuple[str, ...], owners: tuple[tuple[str, int | None], ...]
) -> "Teller":
    """The teller of a game in a language for people of some names, made once."""
    return Teller(find(title), game, language, called, owners)


class Teller:
    """What a game says to readers of one language."""

    def __init__(
        self,
        title: Title,
        game: Game[Any],
        language: str,
        called: tuple[str, ...],
        owners: tuple[tuple[str, int | None], ...],
    ) -> None:
        self.game = game
        self.edition = title.edition
        self.words = words_of(language, title.rulebook)
        self.names = self.named(called, owners)
        self.prompts: dict[str, str] = {}

    def named(self, called: tuple[str, ...], owners: tuple[tuple[str, int | None], ...]) -> dict[str, str]:
        """What the colours go by: the names of those who sit at the table, with the colour where one has several."""
        found: dict[str, str] = {}
        for colour, seat in owners:
            if seat is None:
                found[colour] = self.words.say("player-nobody")
            elif called[seat]:
                alone = [owner for _, owner in owners].count(seat) == 1
                found[colour] = called[seat] if alone else f"{called[seat]} ({self.words.name('colour', colour)})"
        return found

    def option(self, action: Action) -> OptionDocument:
        """A choice that can be offered; what is offered again and again is put into words once."""
        return offered(self, action)

    def offered(self, action: Action) -> OptionDocument:
        """A choice, put into words."""
        vocabulary = self.game.vocabulary
        text = vocabulary.text(action)
        if self.words.has(f"option-{vocabulary.verb(action).name}"):
            text = self.words.option(self.game, action, self.names)
        return {
            "action": vocabulary.text(action),
            "fields": vocabulary.fields(action),
            "spots": vocabulary.spots(action),
            "text": text,
        }

    def entry(self, entry: Entry) -> EntryDocument:
        """A line of the chronicle; what happens again and again is put into words once."""
        return told(self, entry.event, entry.readers, tuple(entry.values))

    def told(self, entry: Entry) -> EntryDocument:
        """A line of the chronicle, put into words."""
        fields = entry.fields(self.game.domains)
        named = f"event-{entry.event.name}"
        text = " ".join([named, *map(str, fields)])
        if self.words.has(named):
            text = self.words.entry(self.game, entry, self.names)
        return {
            "event": entry.event.name,
            "fields": fields,
            "text": text,
            "rule": entry.event.rule.name if entry.event.rule is not None else None,
            "reader": entry.reader(),
        }

    def rule(self, rule: Rule) -> RuleDocument:
        """A rule that stops somebody, and where it stands."""
        text = self.words.refusal(rule) if self.words.has(rule.message) else rule.name
        return {"name": rule.name, "text": text, "place": self.words.place(rule, self.edition), "mark": rule.mark}

    def prompt(self, section: str) -> str:
        """What is asked of whoever decides in a section; put into words once."""
        found = self.prompts.get(section)
        if found is None:
            named = f"prompt-{section}"
            found = self.prompts[section] = self.words.say(named) if self.words.has(named) else section
        return found


@lru_cache(maxsize=REMEMBERED)
def offered(teller: Teller, action: Action) -> OptionDocument:
    """A choice in a teller's words."""
    return teller.offered(action)


@lru_cache(maxsize=REMEMBERED)
def told(teller: Teller, event: Event, readers: int, values: tuple[int, ...]) -> EntryDocument:
    """A line of the chronicle in a teller's words."""
    return teller.told(Entry(event, list(values), readers))

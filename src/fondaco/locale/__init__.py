"""Words: rule texts and messages in English, German and Italian, from Fluent files."""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.action import Action
from fondaco.core.chronicle import Entry
from fondaco.core.errors import FondacoError
from fondaco.core.game import Game
from fondaco.core.rule import Rule
from fondaco.core.titles import package_of

LANGUAGES: Final = ["en", "de", "it"]
NUMBERED: Final = re.compile(r"(.*?)( [\d-]+)?")


class Words:
    """The words of one language: the house's own messages, and those of the files that are named: a game's, the
    terminal's."""

    def __init__(self, language: str, *books: str) -> None:
        if language not in LANGUAGES:
            raise FondacoError(f"There is no language “{language}”; the languages are: {', '.join(LANGUAGES)}.")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in ("house", *books):
            self.bundle.add_resource(resource(language, name))

    def has(self, message: str) -> bool:
        """Whether there is a message of that id."""
        return self.bundle.has_message(message)

    def say(self, message: str, **arguments: Any) -> str:
        """A message with its arguments."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise LookupError(f"There is no message {message} in the language {self.language}.")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"The message {message} in the language {self.language} lacks an argument: {errors[0]}.")
        return str(text)

    def name(self, kind: str, value: str | int) -> str | int:
        """What a value of a domain is called; numbers and what has no message stay as they are."""
        if isinstance(value, int):
            return value
        words = [self.say(f"{kind}-{word}") if self.has(f"{kind}-{word}") else word for word in value.split()]
        return " ".join(words)

    def rule(self, rule: Rule) -> str:
        """The text of a rule."""
        return self.say(rule.message)

    def refusal(self, rule: Rule) -> str:
        """What a rule says to whoever it stops: its text, unless there is a sentence for the occasion."""
        occasion = rule.message.replace("rule-", "refusal-", 1)
        return self.say(occasion) if self.has(occasion) else self.rule(rule)

    def place(self, rule: Rule, edition: str) -> str:
        """Where a rule stands in the rulebook of an edition, and whether it is printed there."""
        where = rule.places.get(edition, next(iter(rule.places.values())))
        if rule.book == "house":
            return self.say("place-house")
        kind = "place-page" if where.isdecimal() else "place-rulebook"
        return self.say(kind, place=self.chapter(where), mark=self.say(f"mark-{rule.mark}"))

    def chapter(self, where: str) -> str:
        """What a chapter of a rulebook is called in this language, part by part; pages and numbers stay."""
        return ", ".join([self.heading(part) for part in where.split(", ")])

    def heading(self, text: str) -> str:
        """What one heading is called, with its number if it has one."""
        name, number = NUMBERED.fullmatch(text).groups()  # type: ignore[union-attr] # it fits every text
        for heading, rest in ((text, ""), (name, number or "")):
            message = f"chapter-{plain(heading)}"
            if self.has(message):
                return self.say(message) + rest
        return text

    def option(self, game: Game[Any], action: Action, names: dict[str, str] | None = None) -> str:
        """An action as a choice that can be offered; `names` are what the players are called."""
        verb = game.vocabulary.verb(action)
        fields = game.vocabulary.fields(action)
        return self.say(f"option-{verb.name}", **self.named({s.name: s.kind for s in verb.slots}, fields, names))

    def entry(self, game: Game[Any], entry: Entry, names: dict[str, str] | None = None) -> str:
        """An entry of the chronicle as a sentence."""
        fields = entry.fields(game.domains)
        return self.say(f"event-{entry.event.name}", **self.named(entry.event.slots, fields, names))

    def named(self, kinds: dict[str, str], fields: Any, names: dict[str, str] | None) -> dict[str, str | int]:
        """Arguments with the names that people know them by; `…_id` is what the log calls them, for messages that say
        one of them differently."""
        players = {} if names is None else names
        found: dict[str, str | int] = {f"{name}_id": fields[name] for name in kinds}
        for name, kind in kinds.items():
            own = kind == "colour" and fields[name] in players
            found[name] = players[fields[name]] if own else self.name(kind, fields[name])
        return found


def plain(heading: str) -> str:
    """A heading as part of a message id: letters without marks, digits and hyphens."""
    letters = normalize("NFD", heading.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters)


@cache
def resource(language: str, name: str) -> Any:
    """A Fluent file, read once: one of the house's own, or the words of a game."""
    if package_of(name):
        return FluentResource(game_text(language, name, "game"))
    return FluentResource(files("fondaco.locale").joinpath(language, f"{name}.ftl").read_text(encoding="utf-8"))


def game_text(language: str, book: str, name: str) -> str:
    """A Fluent file of a game, from its package; in English if it does not speak the language."""
    folder = files(package_of(book)).joinpath("locale")
    for code in (language, LANGUAGES[0]):
        file = folder.joinpath(code, f"{name}.ftl")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def texts_of(book: str, language: str) -> list[str]:
    """All Fluent texts of a game in a language: what everybody says, and what only the page does."""
    return [game_text(language, book, name) for name in ("game", "page")]

"""Words: the same messages with the same arguments in every language, and one for everything that can be said."""

from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fondaco.locale
from fondaco.core.action import CHANCE
from fondaco.core.rule import Rulebook
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.testing.checks import Checks, folder_of
from fondaco.testing.matches import LONG, new_match, play_some
from fondaco.testing.tables import Table

HOUSE: Final = Path(fondaco.locale.__file__).parent
ENTRIES: Final = 20 * LONG  # decisions, so that every game ends


class Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        """Note an argument; `…_id`, by which a language may say it differently, is the same argument."""
        self.names.add(node.id.name.removesuffix("_id"))


def messages(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a file with the arguments of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def compare(folder: Path, first: str, second: str) -> None:
    """The files of a folder have the same messages with the same arguments in two languages."""
    names = {path.name for language in (first, second) for path in (folder / language).glob("*.ftl")}
    for name in sorted(names):
        ours, theirs = messages(folder / first / name), messages(folder / second / name)
        assert sorted(set(ours) ^ set(theirs)) == []
        assert {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]} == {}


class WordChecks(Checks):
    """Everything that a game says is said in every language."""

    def test_every_language_has_the_same_messages(self, rulebook: Rulebook, language: str) -> None:
        compare(folder_of(rulebook) / "locale", self.languages[0], language)

    def test_a_game_does_not_speak_over_the_house(self, rulebook: Rulebook) -> None:
        own = messages(folder_of(rulebook) / "locale" / self.languages[0] / "game.ftl")
        for name in ("house.ftl", "cli.ftl"):
            assert sorted(set(own) & set(messages(HOUSE / self.languages[0] / name))) == []

    def test_everything_that_can_be_chosen_or_asked_has_words(self, table: Table, language: str) -> None:
        name, setup, seats = table
        title = find(name)
        game = title.game(setup, seats)
        words = Words(language, title.rulebook)
        assert words.say(f"title-{name}")
        assert words.say(f"name-{title.rulebook}")
        for option in title.options:
            assert words.say(f"setup-{option.name}")
        for verb in game.vocabulary.verbs:
            first = game.vocabulary.action(game.vocabulary.first[verb.number])
            assert words.option(game, first)
        for step in game.steps:
            assert not step.verbs or words.say(f"prompt-{step.name}")
        for domain in game.domains.values():
            for name in domain.names:
                assert name.isdecimal() or words.has(f"{domain.kind}-{name}"), f"{domain.kind}-{name} has no words"

    def test_whatever_happens_can_be_told(self, table: Table, language: str) -> None:
        match = new_match(table, 2)
        words = Words(language, find(match.title).rulebook)
        play_some(match, 2, ENTRIES)
        told: set[str] = set()
        for entries in match.chronicle(0):
            for entry in entries:
                if entry.event.name not in told:
                    told.add(entry.event.name)
                    assert words.entry(match.game, entry)
        assert match.result is not None
        for category in match.result.sheet:
            assert words.say(f"category-{category}")

    def test_a_page_can_name_every_deed(self, table: Table, language: str) -> None:
        match = new_match(table, 3)
        play_some(match, 3, ENTRIES)
        folder = folder_of(find(match.title).book) / "locale" / language
        known = [name for path in folder.glob("*.ftl") for name in messages(path)]
        verbs = {match.game.vocabulary.verb(move.action).name for move in match.log if move.seat != CHANCE}
        assert sorted(verb for verb in verbs if f"verb-{verb}" not in known) == []

    def test_every_rule_is_told_in_words(self, rulebook: Rulebook, language: str) -> None:
        words = Words(language, rulebook.name)
        for rule in rulebook.rules:
            text = words.rule(rule)
            assert text[0].isupper()
            assert text.endswith(".")
            for edition in rule.places:
                assert words.place(rule, edition)
            refusal = words.refusal(rule)
            assert refusal[0].isupper()
            assert refusal.endswith(".")

"""Words: the same messages with the same arguments in every language, and one for everything that can be said."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import SHELF, find
from fondaco.locale import LANGUAGES, Words
from tests.tables import Table, name_of, tables

LOCALE = Path(__file__).parents[1] / "src" / "fondaco" / "locale"
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
BOOKS = list(dict.fromkeys(title.rulebook for title in SHELF.values()))
every_table = pytest.mark.parametrize("table", tables(), ids=name_of)


class Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The messages of a file with the arguments of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse((LOCALE / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(file: str, language: str) -> None:
    ours, theirs = messages(LANGUAGES[0], file), messages(language, file)
    assert sorted(set(ours) ^ set(theirs)) == []
    assert {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]} == {}


def test_no_file_speaks_over_another() -> None:
    house = [set(messages("en", name)) for name in ("house.ftl", "cli.ftl")]
    assert house[0] & house[1] == set()
    for book in BOOKS:
        own = set(messages("en", f"{book}.ftl"))
        assert own & (house[0] | house[1]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_everything_that_can_be_chosen_or_asked_has_words(table: Table, language: str) -> None:
    title, setup, seats = table
    game = find(title).game(setup, seats)
    words = Words(language, find(title).rulebook)
    assert words.say(f"title-{title}")
    for option in find(title).options:
        assert words.say(f"setup-{option.name}")
    for verb in game.vocabulary.verbs:
        first = game.vocabulary.action(game.vocabulary.first[verb.number])
        assert words.option(game, first)
    for step in game.steps:
        assert not step.verbs or words.say(f"prompt-{step.name}")
    for domain in game.domains.values():
        for name in domain.names:
            assert name.isdecimal() or words.has(f"{domain.kind}-{name}"), f"{domain.kind}-{name} has no words"


@pytest.mark.parametrize("language", LANGUAGES)
@every_table
def test_whatever_happens_can_be_told(table: Table, language: str) -> None:
    title, setup, seats = table
    match = Match.new(title, seats, setup, seed=2)
    words = Words(language, find(title).rulebook)
    rng = Rng(2)
    while match.actors:
        match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    told: set[str] = set()
    for entries in match.chronicle(0):
        for entry in entries:
            if entry.event.name not in told:
                told.add(entry.event.name)
                assert words.entry(match.game, entry)
    assert match.result is not None
    for category in match.result.sheet:
        assert words.say(f"category-{category}")


def test_only_players_are_called_by_their_names() -> None:
    words = Words("en", "yunnan")
    fields = {"player": "red", "card": "red"}
    named = words.named({"player": "colour", "card": "card"}, fields, {"red": "Anna"})
    assert named == {"player": "Anna", "card": "red", "player_id": "red", "card_id": "red"}

"""Every rule is carried out or enforced somewhere, named in a test, and told in three languages; so is every word."""

import re
from pathlib import Path

import pytest

import fondaco.games.haendler
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.titles import find
from fondaco.games.haendler import events, rulebook
from fondaco.games.haendler.actions import DOMAINS, TALKING
from fondaco.locale import LANGUAGES, Words

RULES = {name: rule for name, rule in vars(rulebook).items() if isinstance(rule, Rule)}
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(fondaco.games.haendler.__file__).parent.rglob("*.py")
    if path.name != "rulebook.py"
)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
TOLD = [
    *[event for event in vars(events).values() if isinstance(event, Event)],
    *events.VOWS.values(),
]
UNTRANSLATED = {"amount", "wagon", "tile", "points"}  # numbers


@pytest.mark.parametrize("name", RULES)
def test_every_rule_is_used_and_tested(name: str) -> None:
    assert re.search(rf"\brules\.{name}\b", SOURCE), "not used by any step or event"
    assert re.search(rf"\brules\.{name}\b", TESTS), "not named by any test"


def test_every_rule_is_in_the_book() -> None:
    assert list(RULES.values()) == rulebook.BOOK.rules
    assert len({rule.name for rule in rulebook.BOOK.rules}) == len(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str) -> None:
    words = Words(language, "haendler")
    assert all(words.rule(rule) for rule in rulebook.BOOK.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_event_and_prompt_can_be_said(language: str) -> None:
    words = Words(language, "haendler")
    game = find("haendler").game({"agreements": True}, 4)
    for verb in TALKING.verbs:
        assert words.option(game, TALKING.action(TALKING.first[verb.number]))
    for event in TOLD:
        arguments = {name: 1 if kind == "number" else game.domains[kind].names[0] for name, kind in event.slots.items()}
        assert words.say(f"event-{event.name}", **words.named(event.slots, arguments, None))
    for step in game.steps:
        assert words.say(f"prompt-{step.name}")
    assert words.say("category-level")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_said(language: str) -> None:
    words = Words(language, "haendler")
    domains = {domain.kind: domain for verb in TALKING.verbs for domain in verb.slots}
    domains.update({domain.kind: domain for domain in DOMAINS})
    for kind, domain in domains.items():
        if kind not in UNTRANSLATED:
            assert all(words.has(f"{kind}-{name}") for name in domain.names), kind
    for option in find("haendler").options:
        assert words.has(f"setup-{option.name}")
    assert words.has("title-haendler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """What the English file says, each file says, and nothing more."""
    folder = Path(fondaco.games.haendler.__file__).parents[2] / "locale"
    keys = re.findall(r"^([a-z][\w-]*) =", (folder / language / "haendler.ftl").read_text(encoding="utf-8"), re.M)
    assert len(set(keys)) == len(keys)
    rules = {key for key in keys if key.startswith("rule-")}
    assert rules == {rule.message for rule in rulebook.BOOK.rules}
    told = {key for key in keys if key.startswith("event-")}
    assert told == {f"event-{event.name}" for event in TOLD}

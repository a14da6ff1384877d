"""Every event can be told, also the rare ones, and no rule or event is told that is not there."""

import re
from pathlib import Path

import pytest

import fondaco.core
from fondaco.core.chronicle import EVERYBODY, Entry, Event
from fondaco.core.titles import find
from fondaco.games.haendler import events, rulebook
from fondaco.games.haendler.actions import THIS_ROUND, TO_BUY
from fondaco.locale import LANGUAGES, Words
from fondaco.testing.rules import refusing

TOLD = [*[event for event in vars(events).values() if isinstance(event, Event)], *events.VOWS.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    words = Words(language, "haendler")
    game = find("haendler").game({"agreements": True}, 4)
    for event in TOLD:
        fields = {name: 1 if kind == "number" else game.domains[kind].names[0] for name, kind in event.slots.items()}
        assert words.say(f"event-{event.name}", **words.named(event.slots, fields, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    file = Path(rulebook.__file__).parent / "locale" / language / "game.ftl"
    keys = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)
    assert {key for key in keys if key.startswith("rule-")} == {rule.message for rule in rulebook.BOOK.rules}
    assert {key for key in keys if key.startswith("event-")} == {f"event-{event.name}" for event in TOLD}
    prompts = {f"prompt-{step.name}" for step in find("haendler").game({"agreements": True}, 4).steps}
    assert {key for key in keys if key.startswith("prompt-")} == prompts


@pytest.mark.skipif(fondaco.core.COMPILED, reason="which rules refuse is read off the sources")
def test_every_rule_is_carried_out_by_a_section_or_told_or_refuses() -> None:
    steps = [*find("haendler").game({"agreements": True}, 4).steps, *find("haendler").game({}, 2).steps]
    known = {rule.name for step in steps for rule in step.rules}
    known |= {event.rule.name for event in TOLD if event.rule is not None}
    assert [rule.name for rule in rulebook.BOOK.rules if rule.name not in known | refusing("haendler")] == []


def test_goods_are_forsworn_in_good_german() -> None:
    game = find("haendler").game({"agreements": True}, 2)
    words = Words("de", "haendler")
    for number, good in enumerate(
        ["keinen Wein", "keine Nahrung", "kein Salz", "kein Tuch", "kein Eisen", "keine Seide"]
    ):
        entry = Entry(events.VOWS[TO_BUY], [0, 1, 1, THIS_ROUND, number], EVERYBODY)
        expected = f"Orange zu Blau: Ich werde {good} kaufen (bis zum Ende dieser Runde)."
        assert words.entry(game, entry) == expected


def test_english_speaks_of_whoever() -> None:
    for name in ("game", "page"):
        text = (Path(rulebook.__file__).parent / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        assert re.findall(r"(?:= |[.:;,] )[Ww]ho [a-z]+", text) == []


def test_the_sections_in_the_order_of_the_rulebook() -> None:
    phases = [
        "start-player row first-buying",
        "buying",
        "master-cards bids-1 loading-1 bids-2 loading-2 bids-3 loading-3",
        "axles moving",
        "discs offices warehouse-sale special-sale",
        "arrivals sale-1 sale-2 sale-3 bonus-tracks",
        "investing refill",
        "debts representation loans climbing",
        "new-round",
        "bargain forks pile",
    ]
    plain = find("haendler").game({}, 4)
    assert [step.name for step in plain.steps] == " ".join(phases).split()
    talking = find("haendler").game({"agreements": True}, 4)
    assert [step.name for step in talking.steps] == " ".join([*phases, "drafting answer"]).split()

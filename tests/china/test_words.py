"""Words: every rule, event, option, prompt and name of China is said in three languages."""

import re
from pathlib import Path

import pytest

import fondaco.core
import fondaco.games.china as china
from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.chronicle import Event
from fondaco.core.playout import choose
from fondaco.games.china import events
from fondaco.games.china.rulebook import BOOK
from fondaco.locale import LANGUAGES, Words
from fondaco.testing.rules import refusing
from tests.china.scene import game_of

SOURCES = Path(china.__file__).parent
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_everything_has_words(language: str) -> None:
    words = Words(language, "china")
    game = game_of(5, "auto", True)
    for rule in BOOK.rules:
        assert words.rule(rule)
    for event in [value for value in vars(events).values() if isinstance(value, Event)]:
        assert words.has(f"event-{event.name}"), event.name
    for verb in game.vocabulary.verbs:
        assert words.has(f"option-{verb.name}"), verb.name
    for section in game.sections:
        assert words.has(f"prompt-{section}"), section
    for domain in game.domains.values():
        for name in domain.names:
            assert words.has(f"{domain.kind}-{name}"), name


@pytest.mark.skipif(fondaco.core.COMPILED, reason="which rules refuse is read off the sources")
def test_every_rule_is_carried_out_by_a_section_or_told_or_refuses() -> None:
    known = {rule.name for step in game_of(5, "auto", True).steps for rule in step.rules}
    told = [event.rule for event in vars(events).values() if isinstance(event, Event)]
    known |= {rule.name for rule in told if rule is not None}
    assert [rule.name for rule in BOOK.rules if rule.name not in known | refusing("china")] == []


@every_language
def test_all_languages_have_the_same_messages(language: str) -> None:
    def ids(name: str) -> list[str]:
        path = Path(china.__file__).parent / "locale" / name / "game.ftl"
        return re.findall(r"^([a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)

    assert ids(language) == ids("en")
    assert len(set(ids(language))) == len(ids(language))


@every_language
def test_a_whole_game_can_be_told(language: str) -> None:
    words = Words(language, "china")
    match = Match.new("china", 4, {"fortifications": True}, seed=3)
    rng = Rng(3)
    names = {"green": "Axel", "red": "Barbara", "violet": "Chris", "blue": "Doris"}
    while match.actors:
        seat = match.actors[0]
        action = choose(match.game, match.state, seat, rng)
        assert words.option(match.game, action, names)
        match.play(seat, action)
    told = [words.entry(match.game, entry, names) for entries in match.chronicle(0) for entry in entries]
    assert len(told) > 200
    assert not [sentence for sentence in told if "{" in sentence or "-pair" in sentence]


def test_a_card_is_not_taken_for_a_player() -> None:
    match = Match.new("china", 4, seed=1)
    words = Words("en", "china")
    taken = events.CARD_TAKEN
    match.state.news = []
    match.state.tell(taken, [0, 1])
    assert (
        words.entry(match.game, match.state.news[0], {"green": "Axel"}) == "Axel takes a green card from the open row."
    )

"""Reasons: what is told for an option is what the positions after it and after the other differ by."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.arena.reasons import WORLDS, Reason, message_of, reasons, sentences, tellable
from fondaco.arena.streams import stream
from fondaco.bots.knowledge import measure_of, taught
from fondaco.core.chance import Rng
from fondaco.core.titles import SHELF
from fondaco.locale import LANGUAGES, Words

TITLES = [title for title in SHELF.values() if taught(title.game({}, title.seats[-1]))]


def decisions(name: str, count: int) -> list[tuple[Match, int, Any, Any]]:
    """Some decisions of a random game, with two options each."""
    match = Match.new(name, SHELF[name].seats[-1], seed=3)
    rng = Rng(5)
    found: list[tuple[Match, int, Any, Any]] = []
    while match.actors and len(found) < count:
        seat = match.actors[0]
        options = match.options(seat)
        if len(options) > 1:
            first, second = options[rng.below(len(options))], options[rng.below(len(options))]
            found.append((Match.load(match.save()), seat, first, second))
        match.play(seat, options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_told_differences_are_those_of_the_positions(name: str) -> None:
    told = 0
    for match, seat, first, second in decisions(name, 40):
        measure = measure_of(match.game)
        for reason in reasons(match.game, match.view(seat), first, second):
            told += 1
            at = measure.names.index(reason.measure)
            for number in range(WORLDS):
                world = match.game.imagine(match.view(seat), stream(0, number))
                after, instead = world.copy(), world.copy()
                match.game.play(after, seat, first)
                match.game.play(instead, seat, second)
                ours, theirs = measure.measure(after), measure.measure(instead)
                seats = [other for other in range(match.seats) if (other == seat) == reason.own]
                assert sum(ours[other][at] - theirs[other][at] for other in seats) == reason.difference
    assert told > 20


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_the_other_way_round_the_differences_are_opposite(name: str) -> None:
    for match, seat, first, second in decisions(name, 15):
        one = {(found.measure, found.own): found for found in reasons(match.game, match.view(seat), first, second)}
        other = {(found.measure, found.own): found for found in reasons(match.game, match.view(seat), second, first)}
        assert set(one) == set(other)
        assert all(other[key].difference == -found.difference for key, found in one.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_measure_has_words(title: Any, language: str) -> None:
    words = Words(language, title.rulebook)
    names = measure_of(title.game({}, title.seats[-1])).names
    assert [name for name in names if not words.has(message_of(name))] == []
    said = [words.say(message_of(name)) for name in names]
    assert sum(map(bool, said)) > len(names) // 2


def test_reasons_are_told_as_numbers_that_can_be_counted() -> None:
    words = Words("en", "yunnan")
    found = [
        Reason("presents", True, 2, 0.5),
        Reason("coins not pledged", False, -3, 0.4),
        Reason("always", True, 1, 9),
    ]
    assert [reason.measure for reason in tellable(found, words.say)] == ["presents", "coins not pledged"]
    told = sentences([reason.document() for reason in found], words.say)
    assert told == ["presents: +2", "for the others, coins not bound in bids: \u22123"]

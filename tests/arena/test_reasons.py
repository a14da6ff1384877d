"""Reasons: what is told for an option is what the positions after it and after the other differ by."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.arena.hint import explained
from fondaco.arena.reasons import WORLDS, Reason, message_of, read_reason, reasons, sentences, tellable
from fondaco.bots import find_thinker
from fondaco.bots.knowledge import measure_of, taught
from fondaco.core.chance import Rng, stream
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


def differing(match: Match, seat: int, first: Any, second: Any, reason: Reason, seed: int) -> set[int]:
    """By how much a measure differs after two options, in each of the worlds in which it was counted."""
    measure = measure_of(match.game)
    at = measure.names.index(reason.measure)
    seats = [other for other in range(match.seats) if (other == seat) == reason.own]
    found: set[int] = set()
    for number in range(WORLDS):
        world = match.game.imagine(match.view(seat), stream(seed, number))
        after, instead = world.copy(), world.copy()
        match.game.play(after, seat, first)
        match.game.play(instead, seat, second)
        ours, theirs = measure.measure(after), measure.measure(instead)
        found.add(sum(ours[other][at] - theirs[other][at] for other in seats))
    return found


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_told_differences_are_those_of_the_positions(name: str) -> None:
    told = 0
    for match, seat, first, second in decisions(name, 40):
        for reason in reasons(match.game, match.view(seat), first, second):
            told += 1
            assert differing(match, seat, first, second, reason, 0) == {reason.difference}
    assert told > 20


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_a_move_is_explained_by_what_it_is_ahead_of_the_next_best_one(name: str) -> None:
    told = 0
    for match, seat, chosen, _ in decisions(name, 12):
        options = match.options(seat)
        found: Any = explained(match.game, match.view(seat), options, chosen, "flat:4", seed=7)
        thought = find_thinker("flat:4").think(match.game, match.view(seat), options, stream(7, 0))
        others = [judgement.action for judgement in thought.judgements if judgement.action != chosen]
        assert (found["chosen"], found["second"]) == (match.text(chosen), match.text(others[0]))
        for document in found["reasons"]:
            told += 1
            reason = read_reason(document)
            assert reason.weight > 0 or document["weight"] == 0
            assert differing(match, seat, chosen, others[0], reason, 7) == {reason.difference}
    assert told > 5


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


def test_money_is_told_in_gulden_and_weighs_with_what_it_is_good_for() -> None:
    match = Match.new("haendler", 4, seed=3)
    rng = Rng(5)
    measure = measure_of(match.game)
    found: list[Reason] = []
    while match.actors and len(found) < 5:
        seat = match.actors[0]
        options = match.options(seat)
        both = reasons(match.game, match.view(seat), options[0], options[-1])
        assert not {reason.measure for reason in both} & set(measure.follows)
        found += [reason for reason in both if reason.measure == "money not pledged" and reason.own]
        match.play(seat, options[rng.below(len(options))])
    assert {reason.unit for reason in found} == {100}
    words = Words("en", "haendler")
    more = found[0]._replace(difference=6, weight=0.5)
    assert sentences([more.document()], words.say) == ["gulden not bound in bids: +600"]
    assert sentences([more._replace(difference=-6).document()], words.say) == []
    theirs = more._replace(own=False, difference=-6)
    assert sentences([theirs.document()], words.say) == ["for the others, gulden not bound in bids: \u2212600"]


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

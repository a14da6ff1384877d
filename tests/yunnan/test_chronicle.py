"""The chronicle names the rule of the edition and the variant that is played."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.titles import find
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import BUILDS_TEAHOUSE, ENDS, GAINS_INFLUENCE, GOES_TO_BANK, INSPECTS, PAID_BY_BANK
from fondaco.locale import Words
from fondaco.tables.telling import Teller
from fondaco.testing import name_of, tables
from tests.yunnan.tables import beginning, behind, play, set_player, start, travelling


@pytest.mark.rule("bank.pass", "bank.leave-buildings")
def test_going_to_the_bank() -> None:
    match = start(beginning(3))
    play(match, "bank from supply")
    assert behind(match, GOES_TO_BANK) == [rules.BANK_ENDS_BIDDING]
    match = start(beginning(3, "yunnan-2013"), "yunnan-2013")
    play(match, "bank-less from supply")
    assert behind(match, GOES_TO_BANK) == [rules.BANK_EMPTIES_BUILDINGS]


@pytest.mark.rule("bank.payout", "bank.payout-2013")
@pytest.mark.parametrize(
    ("title", "space", "rule"),
    [("yunnan-2023", "bank", rules.BANK_PAYS), ("yunnan-2013", "bank-more", rules.BANK_PAYS_TWO_SUMS)],
)
def test_what_the_bank_pays(title: str, space: str, rule: Rule) -> None:
    match = start(beginning(3, title), title)
    play(match, f"{space} from supply", "pass", "pass")
    if match.actors == [0] and match.game.step(match.state).name == "bidding":
        play(match, "pass")
    assert behind(match, PAID_BY_BANK) == [rule]


@pytest.mark.rule("inspector.visit", "inspector.visit-2013")
@pytest.mark.parametrize(
    ("title", "rule"),
    [("yunnan-2023", rules.INSPECTOR_VISITS), ("yunnan-2013", rules.INSPECTOR_SEES_CONNECTED)],
)
def test_where_the_inspector_goes(title: str, rule: Rule) -> None:
    document = beginning(3, title)
    document["order"] = ["red", "yellow", "blue"]
    match = start(travelling(document, "blue"), title)
    play(match, "end turn", "end turn", "end turn")
    assert behind(match, INSPECTS) == [rule]


def ending(seats: int, title: str, **setup: bool) -> dict[str, Any]:
    """The last conversion of a round in which no present is left; red has an income of 1."""
    document = beginning(seats, title, **setup)
    document["section"] = ["conversion"]
    document["turn"] = "red"
    document["presents"] = {}
    set_player(document, "red", income=1, presents=14)
    return document


@pytest.mark.rule("end.trigger", "end.presents-only", "two.end")
@pytest.mark.parametrize(
    ("seats", "title", "setup", "rule"),
    [
        (3, "yunnan-2023", {}, rules.END_BY_POINTS_OR_PRESENTS),
        (3, "yunnan-2023", {"expert": True}, rules.END_BY_PRESENTS),
        (3, "yunnan-2023", {"guards": True}, rules.END_BY_PRESENTS),
        (3, "yunnan-2013", {"expert": True}, rules.END_BY_POINTS_OR_PRESENTS),
        (2, "yunnan-2013", {}, rules.END_FOR_TWO),
    ],
)
def test_why_the_game_ends(seats: int, title: str, setup: dict[str, bool], rule: Rule) -> None:
    match = start(ending(seats, title, **setup), title)
    play(match, "convert 0")
    assert behind(match, ENDS) == [rule]


@pytest.mark.rule("end.trigger", "end.last-round")
def test_the_last_round_is_named_when_nothing_else_ends_the_game() -> None:
    document = ending(3, "yunnan-2023")
    document["round"] = 20
    match = start(document)
    play(match, "convert 0")
    assert behind(match, ENDS) == [rules.END_BY_POINTS_OR_PRESENTS], "the presents are gone, whatever the round"
    document["presents"] = {"qinghai": 1}
    set_player(document, "red", presents=13)
    match = start(document)
    play(match, "convert 0")
    assert behind(match, ENDS) == [rules.LAST_ROUND]


def test_a_teller_keeps_apart_what_ends_a_game_in_the_same_round() -> None:
    document = ending(3, "yunnan-2023")
    document["round"] = 20
    told = []
    for presents in ({}, {"qinghai": 1}):
        document["presents"] = presents
        set_player(document, "red", presents=14 - sum(presents.values()))
        match = start(document)
        play(match, "convert 0")
        told.append(match.entries[-1][-1])
    teller = Teller(find("yunnan-2023"), match.game, "en", ("", "", ""), ())
    assert [teller.entry(entry)["rule"] for entry in told] == ["end.trigger", "end.last-round"]


@pytest.mark.rule("duli.resolve", "duli.teahouse")
def test_what_duli_builds_and_gains() -> None:
    document = beginning(2)
    document["bids"] = {"guild 9": "blue"}
    document["players"]["blue"]["traders"] = {"supply": 6}
    match = start(document)
    play(match, "pass", "pass")
    assert behind(match, GAINS_INFLUENCE) == [rules.DULI_RESOLVES]
    document["bids"] = {}
    document["players"]["blue"]["traders"] = {"supply": 7}
    set_player(document, "red", traders={"yunnan": 3})
    match = start(document | {"section": ["travel", "duli-travels"], "turn": "blue"})
    match.play(-1, "turn card 1")
    assert behind(match, BUILDS_TEAHOUSE) == [rules.DULI_BUILDS]


def everything_told(match: Match) -> set[Event]:
    """Every kind of event that a match has told."""
    return {entry.event for entries in match.entries for entry in entries}


YUNNAN = [table for table in tables() if table[0].startswith("yunnan")]


@pytest.mark.parametrize(("title", "setup", "seats"), YUNNAN, ids=[name_of(table) for table in YUNNAN])
def test_every_rule_that_is_named_stands_in_the_edition(title: str, setup: dict[str, Any], seats: int) -> None:
    match = Match.new(title, seats=seats, setup=setup, seed=5)
    while match.result is None:
        options = match.options(match.actors[0])
        match.play(match.actors[0], options[len(match.log) * 7 % len(options)])
    edition = find(title).edition
    for event in everything_told(match):
        assert event.rule is not None
        assert edition in event.rule.places, f"{event.name} names {event.rule.name}"
        assert Words("en", "yunnan").rule(event.rule)

"""Previews say what the rules then do: each is compared with the rest of the round as it is really played."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.chronicle import Entry
from fondaco.core.playout import choose
from fondaco.testing import Table, name_of, tables
from tests.cli.test_boards import drawn
from tests.yunnan.tables import beginning, start

YUNNAN = [table for table in tables() if table[0].startswith("yunnan")]


def told(match: Match, event: str, since: int) -> list[dict[str, str | int]]:
    found: list[Entry] = [entry for line in match.entries[since:] for entry in line if entry.event.name == event]
    return [entry.fields(match.game.domains) for entry in found]


def preview_of(match: Match) -> dict[str, Any]:
    return dict(match.game.preview(match.view(None)))


@pytest.mark.parametrize("table", YUNNAN, ids=name_of)
def test_the_end_of_travelling_brings_what_the_preview_said(table: Table) -> None:
    title, setup, seats = table
    match = Match.new(title, seats, setup, seed=3)
    rng = Rng(3)
    compared = 0
    while match.actors and compared < 5:
        seat = match.actors[0]
        action = choose(match.game, match.state, seat, rng)
        if match.text(action) == "end turn":
            trial = match.state.copy()
            match.game.play(trial, seat, action)
            last = match.game.step(trial).name != "travel" and match.game.actors(trial) != []
            before = preview_of(match)
            lines = len(match.entries)
            match.play(seat, action)
            inspected = told(match, "inspects", lines)
            if last and inspected and not told(match, "isolated", lines):
                compared += 1
                assert inspected[0]["province"] == before["inspector"]["province"]
                banished = [entry["player"] for entry in told(match, "banished", lines)]
                assert banished == [name for name in [before["inspector"]["victim"]] if name]
                if not banished:
                    earned = {entry["player"]: entry for entry in told(match, "earns", lines)}
                    for colour, income in before["income"].items():
                        assert income["total"] in earned[colour].values()
        else:
            match.play(seat, action)
    assert compared


def test_the_bank_pays_what_the_preview_said() -> None:
    match = Match.new("yunnan-2023", 4, seed=5)
    rng = Rng(5)
    paid = 0
    while match.actors and not paid:
        seat = match.actors[0]
        bank = preview_of(match)["bank"]
        lines = len(match.entries)
        action = choose(match.game, match.state, seat, rng)
        match.play(seat, action)
        for entry in told(match, "paid-by-bank", lines):
            if match.text(action) == "pass":
                paid += 1
                assert entry["total"] == bank["bids"]
                assert entry["coins"] in bank["payouts"]
    assert paid


def test_a_preview_has_places_that_add_up_and_names_gaps() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    rng = Rng(1)
    gaps = 0
    while match.actors:
        preview = preview_of(match)
        for income in preview["income"].values():
            assert income["total"] == sum(income["by_place"].values())
        gaps += sum(len(missing) for missing in preview["gaps"].values())
        match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    result = match.result
    assert result is not None
    assert preview["scores"]
    assert gaps


def test_a_preview_counts_the_coins_that_are_not_bid() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    seat = match.actors[0]
    before = preview_of(match)["free"]
    match.play(seat, "bid school 5 from supply")
    after = preview_of(match)["free"]
    assert sorted(before[colour] - after[colour] for colour in before) == [0, 0, 5]


@pytest.mark.parametrize(
    ("title", "seats", "setup", "points", "presents"),
    [
        ("yunnan-2023", 3, {}, {"leader": 12, "end": 80}, 14),
        ("yunnan-2023", 3, {"expert": True}, None, 14),
        ("yunnan-2023", 3, {"guards": True}, None, 14),
        ("yunnan-2013", 3, {"expert": True}, {"leader": 12, "end": 80}, 14),
        ("yunnan-2013", 2, {}, {"leader": 12, "end": 100}, 12),
    ],
)
def test_a_preview_says_how_far_the_end_is(
    title: str, seats: int, setup: dict[str, bool], points: dict[str, int] | None, presents: int
) -> None:
    document = beginning(seats, title, **setup)
    document["points"][1] = 12
    document["round"] = 7
    preview = preview_of(start(document, title))
    assert preview["end"] == {"points": points, "presents": presents, "rounds": 13}
    text = drawn(start(document, title), start(document, title).shown(0))
    assert (f"End: 12/{points['end']} points, ✦ {presents}" if points else f"End: ✦ {presents} ") in text

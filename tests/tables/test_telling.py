"""What is told to one seat alone says to which, so that others can be told of it when everything is open."""

import gc
from typing import Any

import pytest

from fondaco.core.chronicle import EVERYBODY, Entry
from fondaco.core.match import Match
from fondaco.tables import disclosure
from fondaco.tables.journal import Opened, Pace, Record, SeatPlan, lines_of
from fondaco.tables.table import Table
from fondaco.tables.telling import REMEMBERED, Teller, teller_of


def dealt(*names: str) -> Table:
    """A table of China at which three people have got their cards."""
    seats = [SeatPlan(name=name, owners=[name]) for name in names or ("anna", "bruno", "carla")]
    match = Match.new("china", 3, seed=1)
    lines = lines_of(match, match.log)
    body = Opened(
        title="china", setup=dict(match.setup), seed="1", seats=seats, host="anna", pace=Pace(kind="none"), lines=lines
    )
    return Table.replay("t", [Record(1, 0, body, "anna")])


def test_each_seat_reads_its_own_cards_as_told_to_it_alone() -> None:
    table = dealt()
    for seat in range(3):
        viewer = disclosure.Viewer((seat,), False, "en")
        entries = disclosure.events(table, viewer, teller_of(table, "en"), 0, 9)[0]["entries"]
        assert [entry["reader"] for entry in entries if entry["event"] == "card-seen"] == [seat] * 3
        assert {entry["reader"] for entry in entries if entry["event"] != "card-seen"} == {None}


def test_the_same_line_to_two_seats_is_two_lines() -> None:
    table = dealt()
    teller = teller_of(table, "en")
    seen = [entry for entry in table.told[0].entries if entry.readers != EVERYBODY]
    assert [teller.entry(entry)["reader"] for entry in seen] == [entry.readers.bit_length() - 1 for entry in seen]
    assert len({entry.readers for entry in seen}) == 3


class Sentence(dict[str, Any]):
    """Stands for something that was put into words."""


def test_people_at_different_tables_have_so_many_sentences_remembered_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Teller, "told", lambda *_: Sentence())
    for number in range(3):
        table = dealt(f"anna {number}", "bruno", "carla")
        teller = teller_of(table, "en")
        event = table.told[0].entries[0].event
        for value in range(REMEMBERED):
            teller.entry(Entry(event, [value], EVERYBODY))
    assert len([found for found in gc.get_objects() if type(found) is Sentence]) <= REMEMBERED

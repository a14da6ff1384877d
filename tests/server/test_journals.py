"""Journals of earlier versions: a table opened then is played to its end by the rules it began with."""

import json

from fondaco.tables.journal import Record, read_body
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table

SEATS = [Seat(0, "Anna", ["a"]), Seat(1, "Bruno", ["b"])]


def opened(setup: dict[str, object]) -> Table:
    body = {
        "title": "haendler",
        "setup": setup,
        "seed": "1",
        "origin": None,
        "lines": [],
        "seats": [{"name": seat.name, "owners": seat.owners} for seat in SEATS],
        "host": "a",
        "pace": {"kind": "none"},
        "public": True,
        "chance": [(-1, "start with blue")],
    }
    return Table.replay("t", [Record(1, 0, read_body("opened", json.dumps(body)))])


def test_a_journal_of_the_first_version_names_no_revision() -> None:
    first = {"wagons": "paris-koeln-wien", "courier": "usual", "agreements": False, "open_money": False}
    assert opened(first).match.setup == {**first, "revision": "1"}
    assert opened({**first, "revision": "2"}).match.setup["revision"] == "2"

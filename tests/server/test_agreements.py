"""Agreements of Die Händler over the server: what is sent to whom, and why something is refused."""

import json
from typing import Any

from fondaco.tables import door
from fondaco.tables.door import Reader
from fondaco.tables.record import Record
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of
from tests.haendler.scene import Scene


def table_of(scene: Scene, *moves: tuple[int, str]) -> Table:
    """A table that goes on from a position, with moves as records of their own."""
    seats = [Seat(number, name, [name]) for number, name in enumerate(["anna", "bruno"])]
    body: dict[str, Any] = {
        "title": "haendler",
        "setup": {"agreements": True, "revision": "2"},
        "seed": "1",
        "origin": scene.document,
        "lines": [],
        "seats": [seat.plan() for seat in seats],
        "host": "anna",
        "pace": {"kind": "none"},
        "public": True,
        "chance": [],
    }
    journal = [Record(1, "opened", 0, body=body)]
    for number, (seat, action) in enumerate(moves, 2):
        journal.append(
            Record(number, "moved", number, guest=seats[seat].name, body={"seat": seat, "lines": [(seat, action)]})
        )
    return Table.replay("t", journal)


def sent(table: Table, reader: Reader, seat: int | None) -> str:
    """All that a reader is sent of a table: a view with options, and the history."""
    teller = teller_of(table, "en")
    view = door.seat_view(table, seat, teller)
    return json.dumps([view, door.events(table, reader, teller, 0, 100)])


def test_a_draft_is_sent_to_its_author_alone() -> None:
    scene = Scene("moving", "orange", 2, agreements=True).hand("orange", "load-master")
    draft = [(0, "propose to blue"), (0, "i give load-master")]
    table = table_of(scene, *draft)
    assert "i-give" in sent(table, Reader((0,), True, "en"), 0)
    for reader, seat in ((Reader((1,), False, "en"), 1), (Reader((), False, "en"), None)):
        assert "load-master" not in sent(table, reader, seat)
        assert "i-give" not in sent(table, reader, seat)
    shown = table_of(scene, *draft, (0, "put forward"))
    assert "load-master" in sent(shown, Reader((1,), False, "en"), 1)


def test_a_refusal_names_the_promise_in_the_language_of_the_reader() -> None:
    scene = Scene("climbing", "orange", 2, agreements=True)
    deal = ["propose to blue", "i-will", "to ascend", "until round-ends", "put forward"]
    table = table_of(scene, *[(0, action) for action in deal], (1, "accept"))
    action = table.match.meant("pass")
    for language, text in (("en", "I will climb a step"), ("de", "eine Stufe aufsteigen"), ("it", "un gradino")):
        answer = door.why(table, 0, action, teller_of(table, language))
        assert answer["rule"] is not None
        assert answer["rule"]["name"] == "deal.kept"
        assert text in answer["rule"]["text"]
    assert door.why(table, 0, table.match.meant("ascend"), teller_of(table, "en"))["allowed"]
    assert "I will climb a step" in door.refusal(table, 0, action, "en").text

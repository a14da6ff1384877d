"""Agreements of Die Händler over the server: what is sent to whom, and why something is refused."""

import json

from fondaco.tables import disclosure
from fondaco.tables.disclosure import Viewer
from fondaco.tables.journal import Moved, Opened, Pace, Record
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of
from tests.haendler.scene import Scene


def table_of(scene: Scene, *moves: tuple[int, str]) -> Table:
    """A table that goes on from a position, with moves as records of their own."""
    seats = [Seat(number, name, [name]) for number, name in enumerate(["anna", "bruno"])]
    opened = Opened(
        title="haendler",
        setup={"agreements": True, "revision": "2"},
        seed="1",
        origin=scene.document,
        seats=[seat.plan() for seat in seats],
        host="anna",
        pace=Pace("none"),
        public=True,
    )
    journal = [Record(1, 0, opened)]
    for number, (seat, action) in enumerate(moves, 2):
        journal.append(Record(number, number, Moved(seat=seat, lines=[(seat, action)]), seats[seat].name))
    return Table.replay("t", journal)


def sent(table: Table, reader: Viewer, seat: int | None) -> str:
    """All that a reader is sent of a table: a view with options, and the history."""
    teller = teller_of(table, "en")
    view = disclosure.seat_view(table, seat, teller)
    return json.dumps([view, disclosure.events(table, reader, teller, 0, 100)])


def test_a_draft_is_sent_to_its_author_alone() -> None:
    scene = Scene("moving", "orange", 2, agreements=True).hand("orange", "load-master")
    draft = [(0, "propose to blue"), (0, "i give load-master")]
    table = table_of(scene, *draft)
    assert "i-give" in sent(table, Viewer((0,), True, "en"), 0)
    for reader, seat in ((Viewer((1,), False, "en"), 1), (Viewer((), False, "en"), None)):
        assert "load-master" not in sent(table, reader, seat)
        assert "i-give" not in sent(table, reader, seat)
    shown = table_of(scene, *draft, (0, "put forward"))
    assert "load-master" in sent(shown, Viewer((1,), False, "en"), 1)


def test_a_refusal_names_the_promise_in_the_language_of_the_reader() -> None:
    scene = Scene("climbing", "orange", 2, agreements=True)
    deal = ["propose to blue", "i-will", "to ascend", "until round-ends", "put forward"]
    table = table_of(scene, *[(0, action) for action in deal], (1, "accept"))
    action = table.match.meant("pass")
    for language, text in (("en", "I will climb a step"), ("de", "eine Stufe aufsteigen"), ("it", "un gradino")):
        answer = disclosure.why(table, 0, action, teller_of(table, language))
        assert answer["rule"] is not None
        assert answer["rule"]["name"] == "deal.kept"
        assert text in answer["rule"]["text"]
    assert disclosure.why(table, 0, table.match.meant("ascend"), teller_of(table, "en"))["allowed"]
    assert "I will climb a step" in disclosure.refusal(table, 0, action, "en").text("en")

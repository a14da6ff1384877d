"""Standing answers to prices. Seat 0 is master of a wagon in Paris; seat 1 and then seat 2 want wine on it, up to three
proposals each."""

import pytest

from fondaco.core.match import Match
from fondaco.tables import disclosure, journal
from fondaco.tables.journal import Record
from fondaco.tables.problems import Problem
from fondaco.tables.standing import section_of
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of
from tests.tables.test_standing import move, opened

WISHES = ["buy wine in paris", "ship wine"]


def bargain() -> Table:
    """A table at which seat 1 is to name its first price to seat 0."""
    match = Match.new("haendler", 3, seed=1)
    while section_of(match) != "bargain":
        seat = match.actors[0]
        found = {match.text(option): option for option in match.options(seat)}
        bid = "bid 500" if seat == 0 else "bid 0"
        match.play(seat, next(found[wish] for wish in [*WISHES, bid, "pass"] if wish in found))
    return opened(match)


def by_itself(table: Table, seat: int) -> None:
    """Let a seat answer as it stands."""
    action = table.answer_of(seat)
    assert table.to_move_alone() == [seat]
    assert action is not None
    lines = [(seat, table.match.text(action))]
    table.apply(Record(table.number + 1, table.number, journal.Moved(seat=seat, lines=lines)))


def refusing(limit: int = 600) -> Table:
    """Seat 0 has refused 300, and refuses all that is below a limit; seat 1 is to name a price again."""
    table = bargain()
    move(table, 1, "offer 300")
    move(table, 0, "refuse", stands=True, limit=limit)
    move(table, 1, "ship wine-wine")
    return table


def test_offers_below_the_limit_are_refused() -> None:
    table = refusing()
    move(table, 1, "offer 500")
    by_itself(table, 0)
    move(table, 1, "ship wine")
    move(table, 1, "offer 0")
    by_itself(table, 0)
    assert 0 in table.standing


def test_other_shippers_are_answered_too() -> None:
    table = refusing()
    move(table, 1, "offer 100")
    by_itself(table, 0)
    move(table, 1, "pass")
    move(table, 2, "ship wine")
    move(table, 2, "offer 500")
    by_itself(table, 0)


@pytest.mark.parametrize("offer", ["offer 600", "offer 700"])
@pytest.mark.parametrize("answer", ["accept", "refuse", "ask 900"])
def test_what_reaches_the_limit_waits_for_the_seat_and_changes_nothing(offer: str, answer: str) -> None:
    table = refusing()
    move(table, 1, offer)
    assert table.to_move_alone() == []
    assert table.answer_of(0) is None
    move(table, 0, answer)
    assert table.standing[0].limit == 600


def test_it_ends_when_the_wagon_is_loaded() -> None:
    table = refusing()
    move(table, 1, "offer 100")
    by_itself(table, 0)
    move(table, 1, "pass")
    assert 0 in table.standing
    move(table, 2, "pass")
    assert table.standing == {}


def test_it_ends_when_the_seat_decides_by_hand_what_it_would_have_refused() -> None:
    table = refusing()
    move(table, 1, "offer 500")
    move(table, 0, "accept")
    assert table.standing == {}


def test_whoever_pays_refuses_what_is_above_the_limit() -> None:
    table = bargain()
    move(table, 1, "offer 300")
    move(table, 0, "ask 800")
    move(table, 1, "refuse", stands=True, limit=500)
    move(table, 1, "ship wine-wine")
    assert 1 in table.standing, "naming a price of one's own is no answer"
    move(table, 1, "offer 400")
    move(table, 0, "ask 600")
    by_itself(table, 1)
    move(table, 1, "ship wine")
    move(table, 1, "offer 400")
    move(table, 0, "ask 500")
    assert table.answer_of(1) is None


def test_a_limit_is_one_that_the_price_falls_short_of() -> None:
    table = bargain()
    move(table, 1, "offer 300")
    for action, limit in (("refuse", None), ("refuse", 300), ("refuse", 100), ("accept", 600)):
        with pytest.raises(Problem, match="not-standing"):
            move(table, 0, action, stands=True, limit=limit)
    assert table.standing == {}


def test_nothing_is_cheaper_than_nothing() -> None:
    table = bargain()
    move(table, 1, "offer 300")
    move(table, 0, "ask 0")
    seen = disclosure.seat_view(table, 1, teller_of(table, "en"))
    assert (seen["price"], seen["standable"]) == ({"amount": 0, "step": 100, "gets": False}, [])


def test_its_seat_alone_knows_of_it() -> None:
    table, plain = refusing(), bargain()
    move(plain, 1, "offer 300")
    move(plain, 0, "refuse")
    move(plain, 1, "ship wine-wine")
    teller = teller_of(table, "en")
    for seats in ((1,), (2,), ()):
        viewer = disclosure.Viewer(seats, False, "en")
        assert disclosure.state_document(table, viewer, teller) == disclosure.state_document(plain, viewer, teller)
        told = [disclosure.events(one, viewer, teller, 1, 9) for one in (table, plain)]
        assert [event["detail"] for event in told[0]] == [event["detail"] for event in told[1]]
    move(table, 1, "offer 500")
    own = disclosure.seat_view(table, 0, teller)
    assert own["standing"] is not None
    assert (own["standing"]["limit"], own["standing"]["gets"], own["standing"]["answers"]) == (600, True, True)
    assert own["standable"] == ["refuse"]


def test_the_journal_tells_it() -> None:
    table = refusing()
    records = [told.record for told in table.told]
    bodies = [journal.read_body(record.kind, journal.write_body(record.body)) for record in records]
    again = [Record(old.number, old.time, body, old.guest) for old, body in zip(records, bodies, strict=True)]
    assert Table.replay("t", again).standing == table.standing
    assert Table.position("t", records).standing == table.standing

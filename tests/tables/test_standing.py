"""Standing answers: what makes them last, and what ends them. An auction of investment cards has two rounds of bids."""

import itertools
from typing import Any

import pytest

from fondaco.core.match import Match
from fondaco.tables import commands, disclosure, journal
from fondaco.tables.decisions import Caller, decide
from fondaco.tables.journal import Record, SeatPlan, lines_of
from fondaco.tables.problems import Problem
from fondaco.tables.standing import section_of
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of

GUESTS = ["a", "b", "c"]
KEYS = itertools.count(1)


def auction() -> Table:
    """A table of three at the beginning of an auction, at which seat 1 opens."""
    match = Match.new("haendler", 3, seed=1)
    while section_of(match) != "investing":
        match.play(match.actors[0], match.options(match.actors[0])[0])
    return opened(match)


def opened(match: Match) -> Table:
    """A table of three people that goes on from a match."""
    body = journal.Opened(
        title=match.title,
        setup=dict(match.setup),
        seed="1",
        seats=[SeatPlan(name=f"player {guest}", owners=[guest]) for guest in GUESTS],
        host="a",
        pace=journal.Pace(kind="none"),
        lines=lines_of(match, match.log),
    )
    return Table.replay("t", [Record(1, 0, body, "a")])


def do(table: Table, seat: int, type_: str, **fields: Any) -> None:
    """A command of the person at a seat."""
    document = {"type": type_, "key": f"k{next(KEYS)}", "seat": seat, **fields}
    command = commands.SOCKET_MESSAGES.validate_python(document)
    decision = decide(table, Caller(GUESTS[seat], "somebody"), command)
    table.apply(Record(table.number + 1, table.number, decision.body, GUESTS[seat], command.key))


def move(table: Table, seat: int, action: str, stands: bool = False, limit: int | None = None) -> None:
    do(table, seat, "move", at=table.number, action=action, stands=stands, limit=limit)


def second_auction(table: Table) -> None:
    """Seat 2 passes for the rest of the phase; then it is to open the next auction."""
    move(table, 1, "bid 500")
    move(table, 2, "pass", stands=True)
    move(table, 0, "pass")
    move(table, 1, "choose cartwright")
    assert table.match.actors == [2]


def test_what_is_declined_is_declined_again_in_the_same_phase() -> None:
    table = auction()
    second_auction(table)
    assert table.to_move_alone() == [2]
    assert table.match.text(table.answer_of(2)) == "pass"  # type: ignore[arg-type]


def test_it_ends_with_the_phase() -> None:
    table = auction()
    second_auction(table)
    table.apply(Record(table.number + 1, 0, journal.Moved(seat=2, lines=[(2, "pass")])))
    assert 2 in table.standing, "what is answered by itself goes on standing"
    move(table, 0, "bid 100")
    move(table, 0, "choose courier")
    assert section_of(table.match) != "investing"
    assert table.standing == {}


def test_it_ends_when_another_kind_of_choice_is_offered() -> None:
    table = auction()
    move(table, 1, "bid 500")
    move(table, 2, "pass", stands=True)
    answer = table.standing[2]
    bid = table.match.meant("bid 500").verb
    assert bid in answer.verbs
    table.standing[2] = type(answer)(answer.action, answer.phase, answer.section, answer.verbs - {bid})
    move(table, 0, "pass")
    assert 2 in table.standing, "it is not asked yet"
    move(table, 1, "choose cartwright")
    assert 2 not in table.standing


def test_it_ends_by_a_click_once() -> None:
    table = auction()
    second_auction(table)
    do(table, 2, "cancel")
    assert table.to_move_alone() == []
    with pytest.raises(Problem, match="nothing-stands"):
        do(table, 2, "cancel")


def test_it_ends_when_its_seat_decides_by_hand() -> None:
    table = auction()
    second_auction(table)
    move(table, 2, "bid 100")
    assert table.standing == {}


def test_it_ends_when_anybody_takes_a_decision_back() -> None:
    table = auction()
    move(table, 1, "bid 500")
    move(table, 2, "pass", stands=True)
    move(table, 0, "bid 600")
    do(table, 0, "undo")
    assert table.standing == {}


def test_it_ends_when_its_seat_is_left_to_a_bot() -> None:
    table = auction()
    second_auction(table)
    do(table, 2, "resign")
    assert table.standing == {}
    assert table.to_move_alone() == [2]


def test_it_waits_while_a_proposal_is_open() -> None:
    table = auction()
    second_auction(table)
    do(table, 0, "undo")
    assert table.proposal is not None
    assert table.to_move_alone() == []


def test_only_what_the_game_says_can_stand() -> None:
    table = auction()
    with pytest.raises(Problem, match="not-standing"):
        move(table, 1, "bid 500", stands=True)
    seen = disclosure.seat_view(table, 1, teller_of(table, "en"))
    assert seen["standable"] == ["pass"]


def test_only_its_seat_knows_of_it() -> None:
    table = auction()
    second_auction(table)
    teller = teller_of(table, "en")
    plain = auction()
    move(plain, 1, "bid 500")
    move(plain, 2, "pass")
    move(plain, 0, "pass")
    move(plain, 1, "choose cartwright")
    for seats in ((0,), (1,), ()):
        viewer = disclosure.Viewer(seats, False, "en")
        assert disclosure.state_document(table, viewer, teller) == disclosure.state_document(plain, viewer, teller)
        assert disclosure.events(table, viewer, teller, 1, 9) == [
            {**event, "time": told.record.time}
            for event, told in zip(disclosure.events(plain, viewer, teller, 1, 9), table.told[1:], strict=True)
        ]
    own = disclosure.state_document(table, disclosure.Viewer((2,), False, "en"), teller)["seats"][0]["standing"]
    assert own is not None
    assert (own["option"]["action"], own["section"]) == ("pass", "investing")
    do(table, 2, "cancel")
    for seats, kinds in (((0,), []), ((2,), ["cancelled"]), ((), [])):
        told = disclosure.events(table, disclosure.Viewer(seats, False, "en"), teller, table.number - 1, 9)
        assert [event["kind"] for event in told] == kinds


def test_the_journal_tells_it() -> None:
    table = auction()
    second_auction(table)
    records = [told.record for told in table.told]
    assert Table.replay("t", records).standing == table.standing
    assert Table.position("t", records).standing == table.standing

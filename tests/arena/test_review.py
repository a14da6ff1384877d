"""The review of a game: at most five remarks, found in its analysis."""

from typing import Any

from fondaco.arena.review import MOST, dearest, review


def decision(line: int, seat: int, cost: float, *shares: float) -> dict[str, Any]:
    return {"line": line, "seat": seat, "cost": cost, "shares": list(shares)}


DECISIONS = [
    decision(1, 0, 0.0, 0.3, 0.7),
    decision(2, 1, 0.1, 0.6, 0.4),
    decision(4, 0, 0.2, 0.45, 0.55),
    decision(6, 0, 0.3, 0.6, 0.4),
    decision(9, 0, 0.1, 0.9, 0.1),
]
SHEET = {"houses": [10, 4], "roads": [0, 5]}


def test_a_review_says_where_it_was_won_what_was_dear_what_was_well_and_what_counted() -> None:
    remarks = review({"decisions": DECISIONS}, [1, 2], SHEET, 0)
    assert len(remarks) <= MOST
    assert [remark.message for remark in remarks] == [
        "review-lead", "review-dearest", "review-dearest", "review-well", "review-ahead"
    ]  # fmt: skip
    assert [remark.line for remark in remarks] == [6, 6, 4, None, None]
    assert remarks[3].arguments == {"good": 1, "all": 4}
    assert remarks[4].arguments == {"category": "houses", "points": 6, "player": 1}


def test_whoever_lost_is_told_where_it_was_lost() -> None:
    remarks = review({"decisions": DECISIONS}, [1, 2], SHEET, 1)
    assert remarks[-1].message == "review-behind"
    assert remarks[-1].arguments == {"category": "houses", "points": 6, "player": 0}


def test_a_lead_from_beginning_to_end_and_a_win_at_the_last_moment() -> None:
    always = review({"decisions": [decision(1, 0, 0.0, 0.9, 0.1)]}, [1, 2], SHEET, 0)
    assert always[0].message == "review-lead-always"
    late = review({"decisions": [decision(1, 0, 0.0, 0.1, 0.9)]}, [1, 2], SHEET, 0)
    assert late[0].message == "review-lead-late"


def test_the_dearest_come_first_and_only_ones_own() -> None:
    assert [one["line"] for one in dearest({"decisions": DECISIONS}, 0)] == [6, 4, 9]

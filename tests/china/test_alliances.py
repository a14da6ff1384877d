"""Bündniswertung, with example 6."""

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.scoring import score_alliances
from fondaco.games.china.state import State
from tests.china.scene import board


def alliances(s: State) -> list[tuple[int, int, int]]:
    """The alliances scored, as number, seat and points."""
    s.news = []
    score_alliances(s)
    return [(entry.values[0], entry.values[3], entry.values[4]) for entry in s.news]


@pytest.mark.rule("alliance.majorities")
def test_example_6_doris_allies_wei_and_chin_and_nobody_chin_and_shu() -> None:
    s = board(
        emissaries={
            "wei": {"blue": 1, "red": 1},
            "chin": {"blue": 2, "red": 1, "green": 1},
            "shu": {"violet": 2, "blue": 1},
        }
    )
    assert alliances(s) == [(3, 3, 6)]
    assert s.alliance_points == [0, 0, 0, 6]
    assert events.ALLIANCE_SCORED.rule is rules.ALLIANCE_OF_MAJORITIES


@pytest.mark.rule("alliance.shared")
def test_all_who_share_both_majorities_score_in_full() -> None:
    s = board(emissaries={"wei": {"blue": 1, "red": 1}, "chin": {"blue": 1, "red": 1}})
    assert alliances(s) == [(3, 1, 4), (3, 3, 4)]


@pytest.mark.rule("alliance.order")
def test_one_province_can_serve_several_alliances_in_order() -> None:
    s = board(
        emissaries={"chin": {"red": 2}, "wei": {"red": 1}, "shu": {"red": 1}, "chu": {"red": 1}, "han": {"red": 3}}
    )
    assert [number for number, _, _ in alliances(s)] == [3, 4, 5, 6, 7, 8, 14]
    assert s.alliance_points == [0, 3 + 3 + 2 + 3 + 5 + 4 + 4, 0, 0]


def test_no_emissary_is_no_majority() -> None:
    assert alliances(board(emissaries={"wei": {"red": 1}})) == []

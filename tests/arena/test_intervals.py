"""Intervals, against numbers worked out by hand and from printed tables."""

import pytest

from fondaco.arena.intervals import over_blocks, student, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0.3, 100, 0.2189, 0.3958), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_wilson(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (19, 2.093), (30, 2.042), (1000, 1.962)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_blocks_of_one_game_are_as_good_as_games() -> None:
    wins = [1.0, 0.0] * 200
    blocks = over_blocks(wins, [1] * 400)
    assert blocks == pytest.approx(wilson(0.5, 400), abs=5e-4)


def test_games_that_repeat_each_other_count_once() -> None:
    """Forty blocks of three games that all go alike are no more than forty games."""
    wins = [3.0, 0.0] * 20
    low, high = over_blocks(wins, [3] * 40)
    assert (low, high) == pytest.approx(wilson(0.5, 40), abs=0.01)
    assert high - low > 1.5 * (wilson(0.5, 120).high - wilson(0.5, 120).low)


def test_luck_that_cancels_makes_the_interval_narrow() -> None:
    """Who wins once in nearly every block of two is even, and that is known better than from single games."""
    wins = [1.0] * 45 + [2.0, 0.0, 2.0, 0.0, 1.0]
    low, high = over_blocks(wins, [2] * 50)
    even = wilson(0.5, 100)
    assert low > even.low + 0.03
    assert high < even.high - 0.03


def test_few_blocks_are_not_trusted_to_have_cancelled_luck() -> None:
    assert over_blocks([1.0] * 11 + [2.0], [2] * 12) == wilson(13 / 24, 24)


def test_no_interval_is_wider_than_that_of_as_many_games_as_blocks() -> None:
    assert over_blocks([2.0, 0.0], [2, 2]) == wilson(0.5, 2)


def test_all_won_and_blocks_that_are_not_whole() -> None:
    assert over_blocks([3.0, 3.0, 2.0], [3, 3, 2]) == wilson(1.0, 8)
    assert over_blocks([0.5], [1]) == wilson(0.5, 1)

"""Elo: known tables have known ratings."""

from math import log10

import pytest

from fondaco.arena.rating import Block, blocks_of, elo_of, fit, ratings, solve
from tests.arena.contests import contest_with


def duels(first: str, second: str, wins: int, losses: int) -> list[Block]:
    return [Block((first, second), 1, (1.0, 0.0))] * wins + [Block((first, second), 1, (0.0, 1.0))] * losses


def test_three_wins_to_one_are_191_points() -> None:
    """Elo's own formula: 400 log10(3) is 190.85."""
    blocks = duels("b", "a", 300, 100)
    assert elo_of(fit(["a", "b"], blocks, [1.0] * 400)) == pytest.approx([0, 190.85], abs=0.01)


def test_one_among_three_is_measured_against_its_fair_share() -> None:
    """Half the games against three others are the strength of three of them."""
    blocks = [Block(("b", "a", "a", "a"), 4, (2.0, 1.0, 1.0, 0.0))] * 10
    assert elo_of(fit(["a", "b"], blocks, [1.0] * 10))[1] == pytest.approx(400 * log10(3))


def test_shared_wins_are_halves() -> None:
    assert elo_of(fit(["a", "b"], [Block(("b", "a"), 2, (1.5, 0.5))], [1.0]))[1] == pytest.approx(400 * log10(3))


def test_a_table_without_contradictions_adds_up() -> None:
    """If b beats a 2:1 and c beats b 2:1, then c is expected to beat a 4:1, and does."""
    blocks = duels("b", "a", 20, 10) + duels("c", "b", 20, 10) + duels("c", "a", 24, 6)
    elo = elo_of(fit(["a", "b", "c"], blocks, [1.0] * len(blocks)))
    assert elo == pytest.approx([0, 400 * log10(2), 400 * log10(4)])


def test_contradictions_are_weighed() -> None:
    """A circle of equal wins leaves all three equal."""
    blocks = duels("b", "a", 20, 10) + duels("c", "b", 20, 10) + duels("a", "c", 20, 10)
    assert elo_of(fit(["a", "b", "c"], blocks, [1.0] * len(blocks))) == pytest.approx([0, 0, 0], abs=1e-6)


def test_who_never_won_has_a_finite_rating_and_a_wide_interval() -> None:
    first, second = ratings(["a", "b"], duels("b", "a", 50, 0), seed=1)
    assert first.elo == 0
    assert second.elo == pytest.approx(400 * log10(50.5 / 0.5))
    assert second.interval.low > 400
    assert second.interval.high > second.elo + 200


def test_intervals_hold_the_rating_and_shrink_with_games() -> None:
    few = ratings(["a", "b"], duels("b", "a", 30, 20), seed=1)[1]
    many = ratings(["a", "b"], duels("b", "a", 600, 400), seed=1)[1]
    for rating in (few, many):
        assert rating.interval.low < rating.elo < rating.interval.high
        assert (rating.gap, rating.gap_interval) == (rating.elo, rating.interval)
    # The standard error of 400 log10(p / (1 - p)) at p = 0.6 and 1000 games is 11.2.
    assert many.interval.high - many.interval.low == pytest.approx(2 * 1.96 * 11.2, rel=0.12)
    assert few.interval.high - few.interval.low > 3 * (many.interval.high - many.interval.low)


def test_the_same_seed_gives_the_same_intervals() -> None:
    blocks = duels("b", "a", 12, 8)
    assert ratings(["a", "b"], blocks, 3) == ratings(["a", "b"], blocks, 3)
    assert ratings(["a", "b"], blocks, 3) != ratings(["a", "b"], blocks, 4)


def test_games_of_a_block_stay_together() -> None:
    contest = contest_with(["random", "random"], [[1, 0], [0, 1], [0.5, 0.5]])
    assert blocks_of([contest]) == [
        Block(("random", "random"), 2, (1.0, 1.0)),
        Block(("random", "random"), 1, (0.5, 0.5)),
    ]


def test_linear_equations() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])

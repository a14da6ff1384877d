"""Networks from lessons."""

import math

import numpy as np
import pytest

from fondaco.arena.fitting import Fit, Material, clear_lead_of, likelihood
from fondaco.arena.selfplay import Lesson
from fondaco.bots.network import POINTS, WIN, Network, joined
from fondaco.core.result import ranks_of


def lesson(measures: list[list[int]], worth: list[int], progress: float = 0.5) -> Lesson:
    """A position by its measures, and the points that came of it."""
    made = Lesson(measures, progress, [progress])
    made.scores = made.standing = worth
    made.ranks = ranks_of([[points] for points in worth])
    return made


def network_of(lessons: list[Lesson], seed: int = 1, steps: int = 600) -> Network:
    return Fit(Material(lessons, clear_lead_of(lessons)), seed).run(steps).network()


def sums() -> list[Lesson]:
    """Two seats with one measure that is worth five points."""
    return [lesson([[a], [b]], [5 * a, 5 * b], (a + b) % 11 / 10) for a in range(12) for b in range(12) if a != b]


def conjunctions() -> list[Lesson]:
    """A post and a horse are worth something together, and nothing alone."""
    hands = [[post, horse] for post in (0, 1) for horse in (0, 1)]
    return [lesson([one, two], [10 * one[0] * one[1], 10 * two[0] * two[1]]) for one in hands for two in hands]


def test_what_decides_is_learned() -> None:
    lessons = sums()
    network = network_of(lessons)
    high, low = network.judge([[9], [2]], 0.5, [0.5])
    assert high[WIN] > low[WIN] + 1
    assert high[POINTS] == pytest.approx(45, abs=4)
    assert low[POINTS] == pytest.approx(10, abs=4)
    assert likelihood(network, lessons, clear_lead_of(lessons)) > -math.log(2)


def test_what_is_worth_something_only_together_is_learned() -> None:
    network = network_of(conjunctions() * 8)
    nothing, post, horse, both = [told[WIN] for told in network.judge([[0, 0], [1, 0], [0, 1], [1, 1]], 0.5, [0.5])]
    assert both > max(nothing, post, horse) + 1
    assert max(nothing, post, horse) - min(nothing, post, horse) < 0.5 * (both - nothing)


def test_a_position_is_not_blamed_for_those_who_usually_have_it() -> None:
    """Goods are worth something, but most who have many of them play badly and lose all the same."""
    lessons: list[Lesson] = []
    for goods in range(6):
        for other in range(6):
            lessons.append(lesson([[goods], [other]], [2 * goods, 2 * other], progress=0.0))
            for _ in range(8 * (goods > 2)):
                lessons.append(lesson([[goods], [other]], [2 * goods - 8, 2 * other], progress=0.0))
                lessons[-1].manners = ["careless", ""]
    seen = gain_of_goods(lessons)
    for each in lessons:
        each.manners = ["", ""]
    assert seen > gain_of_goods(lessons) + 0.5, "without knowing who plays badly, goods seem to be to blame"


def test_whoever_wins_more_often_does_so_by_what_they_have() -> None:
    lessons = sums()
    for each in lessons:
        each.manners = ["good" if points == max(each.scores) else "bad" for points in each.scores]
    fit = Fit(Material(lessons, clear_lead_of(lessons)), 1).run(200)
    newest, bad, good = [handicap[WIN] for handicap in fit.weights[-1]]
    assert newest == good == 0
    assert bad < 0


def gain_of_goods(lessons: list[Lesson]) -> float:
    """How much more four goods speak for the win than one."""
    few, many = [told[WIN] for told in network_of(lessons, steps=1500).judge([[1], [4]], 0.0, [0.0])]
    return many - few


def test_a_module_that_was_never_played_counts_for_nothing() -> None:
    lessons = sums()
    for each in lessons:
        each.common = [each.progress, 0.0]
    network = network_of(lessons)
    assert network.judge([[9], [2]], 0.5, [0.5, 1.0]) == network.judge([[9], [2]], 0.5, [0.5, 0.0])


def test_the_same_seed_learns_the_same_and_another_does_not() -> None:
    lessons = sums()
    first, again, other = [network_of(lessons, seed, 40) for seed in (1, 1, 2)]
    assert first.packed == again.packed
    assert first.packed != other.packed


def test_several_networks_answer_with_their_mean() -> None:
    lessons = sums()
    networks = [network_of(lessons, seed, 40) for seed in (1, 2, 3)]
    each = [network.judge([[3]], 0.2, [0.2])[0][WIN] for network in networks]
    assert joined(networks).judge([[3]], 0.2, [0.2])[0][WIN] == pytest.approx(sum(each) / 3)


def test_tables_of_different_sizes_are_learned_together() -> None:
    lessons = sums() + [
        lesson([[a], [b], [a * b % 7]], [5 * a, 5 * b, 5 * (a * b % 7)]) for a in range(9) for b in range(9)
    ]
    material = Material(lessons, 10.0)
    assert material.seated.sum(1).tolist() == [len(each.rows) for each in lessons]
    assert np.allclose(material.shares.sum(1), 1)
    assert network_of(lessons).judge([[9], [1], [5]], 0.5, [0.5])[0][POINTS] == pytest.approx(45, abs=6)

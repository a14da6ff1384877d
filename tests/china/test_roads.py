"""Straßenwertung, with example 7, and against a search through all sets of rows."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import ROADS, SIDES, SPACE_NAMES, SPACES
from fondaco.games.china.roads import best_rows, road_points, row_points
from fondaco.games.china.state import State
from tests.china.scene import board


def named(row: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in row]


@pytest.mark.rule("road.row")
def test_example_7_a_branch_does_not_count() -> None:
    s = board({"blue": "chin-3 chin-4 chin-5 chin-6 shu-1 shu-2"})
    assert road_points(s, 3) == 5
    assert [sorted(named(row)) for row in best_rows(s, 3)] == [["chin-3", "chin-4", "chin-5", "shu-1", "shu-2"]]
    assert events.ROW_SCORED.rule is rules.ROW_OF_FOUR


def test_three_houses_are_no_row() -> None:
    assert road_points(board({"red": "wei-1 wei-2 wei-3"}), 1) == 0
    assert road_points(board({"red": "wei-1 wei-2 wei-3 wei-4"}), 1) == 4


def test_a_row_needs_roads_and_not_just_neighbours() -> None:
    assert road_points(board({"red": "yan-1 yan-2 yan-3 yan-7"}, side="3-4"), 1) == 4
    assert road_points(board({"red": "yan-1 yan-2 yan-3 yan-7"}, side="4-5"), 1) == 0


@pytest.mark.rule("road.best")
def test_two_rows_can_be_better_than_one() -> None:
    """Around the forks at chin-3 and han-1 the longest row has seven houses, but two rows have nine."""
    s = board({"red": "chin-1 chin-2 chin-3 chin-4 chin-5 han-1 han-2 zhao-6 zhao-4 wei-5"})
    assert road_points(s, 1) == 9
    rows = [sorted(named(row)) for row in best_rows(s, 1)]
    assert sorted(rows) == [["chin-1", "chin-2", "chin-3", "chin-4", "chin-5"], ["han-1", "han-2", "zhao-4", "zhao-6"]]


def test_a_ring_is_a_row() -> None:
    assert road_points(board({"red": "shu-1 shu-2 shu-3 shu-4 shu-5 shu-6"}, side="3-4"), 1) == 6


@pytest.mark.rule("fortification.road")
def test_a_fortified_house_doubles_its_row() -> None:
    s = board({"red": "wei-1 wei-2 wei-3 wei-4"}, fortified="wei-1")
    assert road_points(s, 1) == 8
    assert events.ROW_DOUBLED.rule is rules.FORTIFIED_ROW_DOUBLES


def test_two_fortifications_in_a_row_double_it_once() -> None:
    assert road_points(board({"red": "wei-1 wei-2 wei-3 wei-4"}, fortified="wei-1 wei-4"), 1) == 8


def test_the_choice_of_rows_reckons_with_doubling() -> None:
    """wei-4 forks to wei-5 and wei-6; the row to the fortification at wei-6 is taken although it is no longer."""
    s = board({"red": "wei-1 wei-2 wei-3 wei-4 wei-5 wei-6"}, fortified="wei-6", side="4-5")
    assert [set(named(row)) for row in best_rows(s, 1)] == [{"wei-1", "wei-2", "wei-3", "wei-4", "wei-6"}]
    assert road_points(s, 1) == 10


# A search through all sets of rows, written apart from the engine.


def brute_force(s: State, seat: int) -> int:
    """Every simple path of four houses or more is a row; the best disjoint rows, house by house."""
    near = {v: [w for w in ROADS[s.side][v] if s.owner[w] == seat] for v in range(SPACES) if s.owner[v] == seat}
    rows: dict[int, dict[int, int]] = {v: {} for v in near}

    def extend(path: list[int]) -> None:
        if len(path) >= 4:
            mask = sum(1 << v for v in path)
            rows[min(path)][mask] = len(path) * (2 if any(s.fortified[v] for v in path) else 1)
        for w in near[path[-1]]:
            if w not in path:
                extend([*path, w])

    for v in near:
        extend([v])

    @cache
    def best(free: int) -> int:
        if not free:
            return 0
        low = free & -free
        first = low.bit_length() - 1
        found = best(free ^ low)
        for mask, points in rows[first].items():
            if mask & free == mask:
                found = max(found, points + best(free & ~mask))
        return found

    return best(sum(1 << v for v in near))


def random_layout(rng: Random) -> State:
    """Up to twenty houses: strewn over the board, or grown along the roads to make forks and rings."""
    side = SIDES[rng.randrange(2)]
    s = board(side=side, fortified="wei-1")
    s.fortified = [0] * SPACES
    count = rng.randint(4, 20)
    houses = [rng.randrange(SPACES)]
    loose = rng.choice([0.0, 0.1, 0.3, 1.0])
    while len(houses) < count:
        space = rng.randrange(SPACES) if rng.random() < loose else rng.choice(ROADS[s.side][rng.choice(houses)])
        if space not in houses:
            houses.append(space)
    for space in houses:
        s.owner[space] = 0
    for space in rng.sample(houses, rng.choice([0, 0, 1, 1, 2, 3])):
        s.fortified[space] = 1
    return s


def check_layouts(seed: int, count: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        s = random_layout(rng)
        expected = brute_force(s, 0)
        assert road_points(s, 0) == expected, [SPACE_NAMES[v] for v in range(SPACES) if s.owner[v] == 0]
        rows = best_rows(s, 0)
        assert sum(row_points(s, row) for row in rows) == expected
        assert len({space for row in rows for space in row}) == sum(len(row) for row in rows)
        for row in rows:
            assert all(b in ROADS[s.side][a] for a, b in pairwise(row))
            assert all(s.owner[space] == 0 for space in row)


def test_road_scoring_equals_a_full_search() -> None:
    check_layouts(seed=1, count=300)


@pytest.mark.heavy
def test_road_scoring_equals_a_full_search_on_ten_thousand_layouts() -> None:
    check_layouts(seed=2, count=10_000)

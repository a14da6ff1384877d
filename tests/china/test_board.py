"""The board: what the rules say of it, and what must hold for any board."""

from itertools import combinations, pairwise

import pytest

from fondaco.games.china.board import (
    ALLIANCES,
    ALLIES,
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DATA,
    EMISSARIES,
    HOUSES,
    PROVINCE_NAMES,
    PROVINCES,
    ROADS,
    SIDE_SEATS,
    SIDES,
    SIZE,
    SPACE_NAMES,
    SPACES,
    deck,
    read,
)

Point = tuple[float, float]
GEOMETRY = read("geometry.json")
every_side = pytest.mark.parametrize("side", range(2), ids=SIDES)


@pytest.mark.rule("setup.provinces")
def test_nine_provinces_in_five_colours() -> None:
    assert PROVINCES == len(PROVINCE_NAMES) == 9
    assert COLOURS == len(COLOUR_NAMES) == 5
    assert dict(zip(PROVINCE_NAMES, SIZE, strict=True)) == {
        "chu": 8, "wei": 7, "shu": 6, "yan": 7, "han": 5, "chin": 6, "qi": 5, "zhao": 7, "lu": 4,
    }  # fmt: skip
    colours = {
        name: [p for p, colour in zip(PROVINCE_NAMES, COLOUR_OF, strict=True) if COLOUR_NAMES[colour] == name]
        for name in COLOUR_NAMES
    }
    assert colours == {
        "red": ["wei", "shu"], "green": ["yan", "han"], "yellow": ["chin", "qi"], "orange": ["zhao", "lu"],
        "violet": ["chu"],
    }  # fmt: skip


@pytest.mark.rule("setup.deck")
def test_fifty_seven_cards() -> None:
    assert dict(zip(COLOUR_NAMES, CARDS, strict=True)) == {
        "red": 13, "green": 12, "yellow": 11, "orange": 11, "violet": 10,
    }  # fmt: skip
    assert [sum(deck(seats)) for seats in (3, 4, 5)] == [47, 52, 57]


def test_pieces() -> None:
    assert (HOUSES, EMISSARIES) == (20, 8)


def test_sides() -> None:
    assert dict(zip(SIDES, SIDE_SEATS, strict=True)) == {"3-4": [3, 4], "4-5": [4, 5]}
    assert ROADS[0] != ROADS[1]


@pytest.mark.rule("alliance.numbers")
def test_alliances_are_all_borders() -> None:
    assert len(ALLIES) == ALLIANCES == 15
    names = [{PROVINCE_NAMES[one], PROVINCE_NAMES[other]} for one, other in ALLIES]
    assert names[2] == {"wei", "chin"}
    assert names[3] == {"chin", "shu"}
    assert len({frozenset(pair) for pair in names}) == 15
    borders = {frozenset((a["id"], b["id"])) for a, b in combinations(GEOMETRY["provinces"], 2) if touching(a, b)}
    assert borders == {frozenset(pair) for pair in names}


def touching(one: dict[str, list[Point]], other: dict[str, list[Point]]) -> bool:
    """Whether two provinces share a stretch of border, and not only a corner."""
    shared = {tuple(point) for point in one["polygon"]} & {tuple(point) for point in other["polygon"]}
    return len(shared) > 2


def test_provinces_of_one_colour_never_touch() -> None:
    assert all(COLOUR_OF[one] != COLOUR_OF[other] for one, other in ALLIES)


@pytest.mark.rule("road.network")
@every_side
def test_every_space_is_on_a_road_and_all_roads_connect(side: int) -> None:
    assert all(ROADS[side][space] for space in range(SPACES))
    reached = {0}
    while True:
        more = {other for space in reached for other in ROADS[side][space]} - reached
        if not more:
            break
        reached |= more
    assert len(reached) == SPACES == 55


@every_side
def test_roads_lead_both_ways_once(side: int) -> None:
    for space in range(SPACES):
        assert space not in ROADS[side][space]
        assert len(set(ROADS[side][space])) == len(ROADS[side][space])
        assert all(space in ROADS[side][other] for other in ROADS[side][space])


@every_side
def test_roads_cross_borders_only_between_neighbours(side: int) -> None:
    allied = {frozenset(pair) for pair in DATA["alliances"]}
    for space, others in enumerate(ROADS[side]):
        for other in others:
            pair = frozenset({SPACE_NAMES[space].rsplit("-")[0], SPACE_NAMES[other].rsplit("-")[0]})
            assert len(pair) == 1 or pair in allied


@every_side
def test_roads_are_planar(side: int) -> None:
    """No two roads cross where they are drawn, so the network is planar."""
    at = {space["id"]: (float(space["x"]), float(space["y"])) for space in GEOMETRY["spaces"]}
    curves = {
        frozenset((road["a"], road["b"])): curve(at[road["a"]], road["ctrl"], at[road["b"]])
        for road in GEOMETRY["roads"]
    }
    drawn = {frozenset((SPACE_NAMES[a], SPACE_NAMES[b])) for a, others in enumerate(ROADS[side]) for b in others}
    assert drawn <= set(curves)
    for one, other in combinations(sorted(drawn, key=sorted), 2):
        if not one & other:
            assert not crossing(curves[one], curves[other]), (sorted(one), sorted(other))


def curve(start: Point, control: Point, end: Point) -> list[Point]:
    """A Bézier curve as sixteen straight pieces."""
    points = []
    for step in range(17):
        t = step / 16
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        points.append(
            (
                weights[0] * start[0] + weights[1] * control[0] + weights[2] * end[0],
                weights[0] * start[1] + weights[1] * control[1] + weights[2] * end[1],
            )
        )
    return points


def crossing(one: list[Point], other: list[Point]) -> bool:
    return any(
        turns(a, b, c) != turns(a, b, d) and turns(c, d, a) != turns(c, d, b)
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def turns(a: Point, b: Point, c: Point) -> bool:
    """Whether the way from a over b to c turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def test_the_drawing_has_every_element() -> None:
    assert [province["id"] for province in GEOMETRY["provinces"]] == PROVINCE_NAMES
    assert [space["id"] for space in GEOMETRY["spaces"]] == SPACE_NAMES
    assert [alliance["n"] for alliance in GEOMETRY["alliances"]] == list(range(1, 16))
    assert len(GEOMETRY["score_track"]) == 51

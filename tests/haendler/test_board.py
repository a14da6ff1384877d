"""Spielplan: goods, roads, forks, the courier's fields."""

import pytest

from fondaco import BadSetup, Match
from fondaco.games.haendler import board


def reachable(start: int) -> set[int]:
    """The cities a wagon can come to from a city without ever turning back."""
    seen: set[tuple[int, int]] = set()
    edge = [(start, board.NOWHERE)]
    found: set[int] = set()
    while edge:
        here, behind = edge.pop()
        for field in board.ahead(here, behind):
            if field < board.CITIES:
                found.add(field)
            elif (field, here) not in seen:
                seen.add((field, here))
                edge.append((field, here))
    return found


@pytest.mark.rule("setup.roads")
def test_fields_are_six_cities_eight_forks_and_forty_two_spaces() -> None:
    assert len(board.FIELD_NAMES) == len(set(board.FIELD_NAMES)) == board.FIELDS
    assert (board.CITIES, len(board.DATA["forks"]), board.FIELDS - 14) == (6, 8, 42)
    degrees = [len(board.NEAR[field]) for field in range(board.FIELDS)]
    assert degrees == [2] * 6 + [3] * 8 + [2] * 42
    for field in range(board.FIELDS):
        for other in board.NEAR[field]:
            assert field in board.NEAR[other]


@pytest.mark.parametrize("start", range(board.CITIES))
def test_every_city_reaches_every_other_without_reversing(start: int) -> None:
    assert reachable(start) | {start} == set(range(board.CITIES))


def test_every_journey_ends_in_a_city() -> None:
    """No ring of roads lets a wagon roll for ever: the roads between the forks are a tree."""
    for city in range(board.CITIES):
        edge = [(city, board.NOWHERE, 0)]
        while edge:
            here, behind, steps = edge.pop()
            assert steps < 40
            edge += [(field, here, steps + 1) for field in board.ahead(here, behind) if field >= board.CITIES]


def test_a_wagon_never_goes_back() -> None:
    for here in range(board.FIELDS):
        for behind in board.NEAR[here]:
            assert behind not in board.ahead(here, behind)
            assert len(board.ahead(here, behind)) == len(board.NEAR[here]) - 1


@pytest.mark.rule("setup.goods")
def test_each_city_sells_three_goods_and_each_good_is_sold_in_three_cities() -> None:
    assert board.DATA["cities"]["paris"] == ["wine", "food", "salt"]
    assert "wine" not in board.DATA["cities"]["brugge"]
    for good in board.GOOD_NAMES:
        assert sum(good in goods for goods in board.DATA["cities"].values()) == 3


@pytest.mark.parametrize("wagons", board.WAGON_SETS)
def test_the_courier_begins_two_fields_from_a_city_without_a_wagon(wagons: str) -> None:
    fields = board.courier_fields(wagons)
    assert len(fields) == 6
    for name in fields:
        field = board.FIELD_NAMES.index(name)
        cities = [city for near in board.NEAR[field] for city in board.NEAR[near] if city < board.CITIES]
        assert set(cities) - set(board.first_wagons(wagons))
        match = Match.new("haendler", seats=2, setup={"wagons": wagons, "courier": name}, seed=1)
        assert match.position()["courier"] == name


def test_other_fields_are_no_place_for_the_courier() -> None:
    with pytest.raises(BadSetup, match="2 fields from a city without a wagon"):
        Match.new("haendler", seats=2, setup={"courier": "koeln-deventer-2"})


def test_the_opening() -> None:
    position = Match.new("haendler", seats=3, setup={"wagons": "brugge-hamburg-genova"}, seed=1).position()
    assert position["bonus"] == {"paris": 200, "koeln": 200, "wien": 200, "brugge": 0, "hamburg": 0, "genova": 0}
    assert position["prices"] == dict.fromkeys(board.GOOD_NAMES, 600)
    assert position["supply"] == dict.fromkeys(board.GOOD_NAMES, 8)
    assert position["bank"] == 45_000 - 3 * 5_000


@pytest.mark.rule("setup.stars")
def test_each_investment_has_its_stars() -> None:
    stars = {name: card["stars"] for name, card in board.DATA["investments"].items()}
    assert stars == {
        "cheap-purchase": 3,
        "cartwright": 1,
        "great-cartwright": 3,
        "courier": 2,
        "express-courier": 4,
        "office": 2,
        "great-office": 4,
        "warehouse-sale": 1,
    }


@pytest.mark.rule("status.late", "sale.bonus-steps")
def test_tracks() -> None:
    assert [bonus * 100 for bonus in board.BONUS] == [0, 100, 200, 300, 400, 500]
    assert [cost * 100 for cost in board.ASCENT_COSTS] == [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]
    assert board.ascent_cost(11) == 30
    assert [cost * 100 for cost in board.REPRESENTATION_COST] == [0, 100, 200, 400, 600, 800, 1000, 1300, 1600]


def test_the_page_has_a_place_for_every_spot_of_the_board() -> None:
    spots = board.read("geometry.json")["spots"]
    for field in board.FIELD_NAMES:
        assert f"field.{field}" in spots
    for city, goods in board.DATA["cities"].items():
        assert all(f"market.{city}.{good}" in spots for good in goods)
        assert all(f"warehouse.{city}.{colour}" in spots for colour in board.COLOURS)

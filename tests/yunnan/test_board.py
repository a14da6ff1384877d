"""The board as data: engine facts, geometry, and the tables made from the roads."""

from itertools import pairwise

import pytest

from fondaco import Match
from fondaco.games.yunnan import board
from fondaco.games.yunnan.board import BORDERS, DATA, FAR, GAPS, GORGE_NAMES, PLACE_NAMES, ROAD, read
from fondaco.testing import tables


def test_engine_and_page_tell_the_same_board() -> None:
    geometry = read("geometry.json")
    assert geometry["road_order"] == ["puer", *DATA["provinces"]]
    for province in geometry["provinces"][1:]:
        assert province["trader_revenue"] == DATA["trader_revenue"][province["id"]]
        assert province["post_revenue"] == DATA["post_revenue"][province["id"]]
        assert province["presents"] == DATA["presents"].get(province["id"], 0)
    assert sorted(gorge["id"] for gorge in geometry["gorges"]) == sorted(f"gorge.{name}" for name in GORGE_NAMES)
    for sector in geometry["sectors"]:
        low, high = sector["range"]
        assert {board.bank_payout(total) for total in range(low, high + 1)} == {sector["payout"]}


def test_every_spot_an_action_names_is_on_the_board() -> None:
    spots = {spot["id"] for spot in read("geometry.json")["spots"]} | {"supply"}
    for title, setup, seats in tables():
        if title.startswith("yunnan"):
            vocabulary = Match.new(title, seats=seats, setup=setup).game.vocabulary
            for action in vocabulary.all():
                assert set(vocabulary.spots(action)) <= spots, vocabulary.text(action)


def test_the_bid_spaces() -> None:
    spaces = [
        (board.BUILDING_NAMES[board.SPACE_BUILDING[space]], board.SPACE_PRICE[space], board.SPACE_SMALL[space])
        for space in range(board.SPACES)
    ]
    assert len(spaces) == 28
    assert [space for space in spaces if space[0] == "guild"] == [
        ("guild", 5, True),
        ("guild", 7, True),
        ("guild", 9, False),
        ("guild", 12, False),
        ("guild", 15, False),
    ]
    assert [space for space in spaces if space[0] == "temple"] == [
        ("temple", 5, True),
        ("temple", 7, True),
        ("temple", 9, True),
    ]


def distance(bridges: list[str], horse: str, start: str, end: str) -> int:
    """The borders between two places in the table."""
    mask = sum(1 << GORGE_NAMES.index(name) for name in bridges)
    places = PLACE_NAMES.index(start) * ROAD + PLACE_NAMES.index(end)
    return BORDERS[mask * ROAD + PLACE_NAMES.index(horse)][places]


@pytest.mark.parametrize(
    ("bridges", "horse", "start", "end", "borders"),
    [
        ([], "qinghai", "market", "qinghai", 5),
        ([], "qinghai", "qinghai", "yunnan", 4),
        (["sichuan-qinghai"], "qinghai", "market", "qinghai", 3),
        (["sichuan-qinghai"], "qinghai", "market", "tibet", 4),
        (["yunnan-tibet"], "qinghai", "market", "qinghai", 3),
        (["yunnan-kang", "kang-qinghai"], "qinghai", "market", "qinghai", 3),
        (["yunnan-kang"], "kang", "market", "sichuan", 2),
        (["yunnan-kang"], "kang", "kang", "sichuan", 1),
        ([], "sichuan", "market", "kang", FAR),
    ],
)
def test_borders_between_places(bridges: list[str], horse: str, start: str, end: str, borders: int) -> None:
    assert distance(bridges, horse, start, end) == borders


def test_a_bridge_never_makes_a_way_longer() -> None:
    for gorge in range(len(GORGE_NAMES)):
        for mask in range(1 << len(GORGE_NAMES)):
            for horse in range(ROAD):
                fewer, more = BORDERS[mask * ROAD + horse], BORDERS[(mask | 1 << gorge) * ROAD + horse]
                assert all(one >= other for one, other in zip(fewer, more, strict=True))


def test_full_presence_has_no_gaps_and_none_has_all() -> None:
    assert GAPS[(1 << ROAD) - 1] == [0] * ROAD
    assert GAPS[0] == [0, 0, 1, 2, 3, 4]
    assert all(later - earlier <= 1 for earlier, later in pairwise(GAPS[0]))

"""Neue Runde und Spielende."""

import pytest

from tests.haendler.scene import COLOURS, Scene


@pytest.mark.rule("end.arrivals", "round.start-player")
@pytest.mark.parametrize(("seats", "arrivals"), [(2, 6), (3, 7), (4, 8)])
def test_the_game_ends_after_so_many_arrivals(seats: int, arrivals: int) -> None:
    before = Scene("climbing", COLOURS[seats - 1], seats=seats).set(arrivals=arrivals - 1).match()
    before.play(COLOURS[seats - 1], "pass")
    assert before.match.result is None
    assert before.position["start"] == "blue"
    assert before.position["round"] == 2
    for count in (arrivals, arrivals + 2):
        table = Scene("climbing", COLOURS[seats - 1], seats=seats).set(arrivals=count).match()
        table.play(COLOURS[seats - 1], "pass")
        assert table.match.result is not None
        assert table.told("game-ended") == [[count]]


def test_a_new_round_begins_with_nothing_used_broken_or_arrived() -> None:
    scene = (
        Scene("climbing", "green").own("green", "office").moment(used=["office"], broken=["1"], rested=["2"], landed=1)
    )
    table = scene.match()
    assert table.position["moment"]["used"] == ["office"]
    table.play("green", "pass")
    assert table.position["round"] == 2
    assert set(table.position["moment"]) & {"used", "broken", "rested", "landed"} == set()


def test_the_last_round_is_played_to_its_end() -> None:
    scene = Scene("special-sale", "green", seats=4).set(arrivals=7).wagon(1, "brugge").wagon(2, "hamburg")
    scene.moment(rested=["1", "2"], landed=2).hand("green", "ascent").store("green", "paris", salt=1)
    table = scene.load(1, "red", wine=1).load(2, "red", wine=1).match().play("green", "pass")
    assert table.position["arrivals"] == 9
    assert table.money("red") == 5000 + 2 * 800, "all wagons are sold, also beyond the number"
    for colour in COLOURS:
        table.play(colour, "pass")
    assert table.section == ["climbing"]
    assert table.money("orange") >= 3000
    table.play("orange", "ascend")
    assert table.money("orange") == 2000, "a step costs 3000 after eight arrivals and later"


def end(**players: dict[str, int]) -> list[int]:
    scene = Scene("climbing", "green").set(arrivals=8)
    for colour, values in players.items():
        scene.money(**{colour: values["money"]})
        scene.player(colour, level=values["level"], notes=values.get("notes", 0))
    table = scene.match()
    while table.actors:
        table.play(table.actors[0], "pass")
    result = table.match.result
    assert result is not None
    assert result.scores == [players[colour]["level"] for colour in COLOURS]
    return result.ranks


@pytest.mark.rule("end.ranking")
def test_the_highest_wins_then_the_richest() -> None:
    ranks = end(
        orange={"level": 4, "money": 100},
        blue={"level": 5, "money": 0},
        red={"level": 4, "money": 900},
        green={"level": 3, "money": 5000},
    )
    assert ranks == [3, 1, 2, 4]


@pytest.mark.rule("end.debt")
def test_debtors_come_last() -> None:
    ranks = end(
        orange={"level": 7, "money": 2000, "notes": 1},
        blue={"level": 7, "money": 100, "notes": 2},
        red={"level": 0, "money": 0},
        green={"level": 8, "money": 0, "notes": 1},
    )
    assert ranks == [3, 4, 1, 2]


@pytest.mark.rule("end.shared")
def test_equal_players_share_a_rank() -> None:
    alike = {"level": 2, "money": 300}
    assert end(orange=alike, blue=alike, red={"level": 1, "money": 0}, green=alike) == [1, 1, 4, 1]

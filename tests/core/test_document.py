"""A position document is read value by value; what is wrong is said in a sentence with its place."""

from collections.abc import Callable

import pytest

from fondaco.core import BadPosition, PositionReader, counted

NAMES = ["red", "blue"]


def reader() -> PositionReader:
    """A document with one value of each form."""
    players = {"red": {"coins": 3}}
    return PositionReader(
        {"coins": 4, "turn": "blue", "over": True, "order": ["blue", "red"], "points": [0, 7], "bag": {"blue": 2},
         "players": players}
    )  # fmt: skip


def test_values_are_read_by_name() -> None:
    document = reader()
    assert document.number("coins", 4, 4) == 4
    assert document.name("turn", NAMES) == 1
    assert document.flag("over") is True
    assert document.items("order") == ["blue", "red"]
    assert document.name_list("order", NAMES) == [1, 0]
    assert document.number_list("points", 2, 0, 7) == [0, 7]
    assert document.counts("bag", NAMES, 2) == [0, 2]
    assert document.inner("players").inner("red").number("coins", 0, 9) == 3
    document.done()


def test_a_place_is_the_path_to_it() -> None:
    assert PositionReader({}).place("coins") == "coins"
    assert PositionReader({}, "players.red").place("coins") == "players.red.coins"
    assert reader().inner("players").inner("red").path == "players.red"


WRONG: list[tuple[Callable[[PositionReader], object], str]] = [
    (lambda document: document.value("round"), "The position lacks “round”."),
    (lambda document: document.inner("players").value("blue"), "The position lacks “players.blue”."),
    (lambda document: document.number("coins", 5, 9), "“coins” must be from 5 to 9, not 4."),
    (lambda document: document.number("coins", 0, 3), "“coins” must be from 0 to 3, not 4."),
    (lambda document: document.number("turn", 0, 3), "“turn” must be a whole number, not 'blue'."),
    (lambda document: document.number("over", 0, 3), "“over” must be a whole number, not True."),
    (lambda document: document.name("turn", ["red"]), "“turn” must be one of red, not 'blue'."),
    (lambda document: document.name("coins", NAMES), "“coins” must be one of red, blue, not 4."),
    (lambda document: document.name("order", NAMES), "“order” must be one of red, blue, not ['blue', 'red']."),
    (lambda document: document.flag("coins"), "“coins” must be true or false, not 4."),
    (lambda document: document.inner("coins"), "The position's coins must be a table of names and values."),
    (lambda document: document.items("coins"), "“coins” must be a list, not 4."),
    (lambda document: document.name_list("points", NAMES), "“points” must be one of red, blue, not 0."),
    (lambda document: document.number_list("points", 3, 0, 7), "“points” must have 3 entries, not 2."),
    (lambda document: document.number_list("points", 2, 1, 7), "“points” must be from 1 to 7, not 0."),
    (lambda document: document.number_list("points", 2, 0, 6), "“points” must be from 0 to 6, not 7."),
    (lambda document: document.counts("bag", NAMES, 1), "“bag.blue” must be from 0 to 1, not 2."),
    (lambda document: document.counts("bag", ["red"], 2), "The position has an unknown “bag.blue”."),
    (lambda document: document.done(), "The position has an unknown “coins”."),
    (lambda _: PositionReader([]), "The position's document must be a table of names and values."),
    (lambda _: PositionReader({"red": -1}).number("red", 0, 1), "“red” must be from 0 to 1, not -1."),
    (lambda _: PositionReader({"b": {"red": -1}}).counts("b", NAMES, 1), "“b.red” must be from 0 to 1, not -1."),
]


@pytest.mark.parametrize(("read", "sentence"), WRONG)
def test_what_is_wrong_is_said(read: Callable[[PositionReader], object], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        read(reader())
    assert str(error.value) == sentence


def test_counts_leave_out_the_zeros() -> None:
    assert counted(["red", "blue", "white"], [2, 0, 1]) == {"red": 2, "white": 1}
    with pytest.raises(ValueError, match="shorter"):
        counted(NAMES, [1])

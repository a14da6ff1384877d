"""Data with other numbers: what fits is taken, and anything else is refused in a sentence."""

from typing import Any

import pytest

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.core.data import CHANGED, changes, printed, read
from fondaco.core.errors import BadSetup
from fondaco.core.titles import SHELF, find


def test_other_numbers_are_read_by_a_process_that_was_given_them(monkeypatch: pytest.MonkeyPatch) -> None:
    package = find("yunnan-2023").package
    data, told = changes(find("yunnan-2023"), {"bank_payout": {"step": 4}, "points": {"present": 5}})
    assert told == ["bank_payout.step 5 → 4", "points.present 3 → 5"]
    monkeypatch.setenv(CHANGED, data)
    board, edition = read(package, "board.json"), read(package, "2023.json")
    assert board["bank_payout"] == {**printed(package, "board.json")["bank_payout"], "step": 4}
    assert board["buildings"] == printed(package, "board.json")["buildings"]
    assert edition["points"]["present"] == 5
    assert edition["points"]["progress"] == printed(package, "2023.json")["points"]["progress"]
    assert read(package, "2013.json") == printed(package, "2013.json")
    assert read(find("china").package, "board.json") == printed(find("china").package, "board.json")


@pytest.mark.parametrize("title", [title for title in SHELF if SHELF[title].data])
def test_a_whole_data_file_with_one_other_number_is_taken_as_well(title: str) -> None:
    shelf = find(title)
    for name in shelf.data:
        document = printed(shelf.package, name)
        with pytest.raises(BadSetup, match="the same as the game's own"):
            changes(shelf, document)
        entry = next(key for key, value in document.items() if has_number(value))
        data, told = changes(shelf, {**document, entry: with_more(document[entry])})
        assert len(told) == 1
        assert f'"{name}"' in data


def has_number(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return isinstance(value, int) or any(has_number(each) for each in inner)


def with_more(value: Any) -> Any:
    """The same with its first number one larger."""
    if isinstance(value, int):
        return value + 1
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = next(key for key in keys if has_number(value[key]))
    more = value.copy()
    more[key] = with_more(value[key])
    return more


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ([1], "are a table"),
        ({}, "the same as"),
        ({"dragons": 1}, "no entry “dragons”"),
        ({"pieces": 3}, "“pieces” is a table with some of: houses, emissaries, fortifications"),
        ({"pieces": {"dragons": 1}}, "“pieces” has no entry “dragons”"),
        ({"pieces": {"houses": "many"}}, '“pieces.houses” is a whole number from 0 to 1000000, not "many"'),
        ({"pieces": {"houses": -1}}, "not -1"),
        ({"pieces": {"houses": True}}, "not true"),
        ({"pieces": {"houses": 2.5}}, "not 2.5"),
        ({"sides": {"3-4": [3]}}, "“sides.3-4” is a list of 2"),
        (
            {"provinces": {"yan": {"colour": "red"}}},
            'Only numbers can be changed: “provinces.yan.colour” stays "green"',
        ),
    ],
)
def test_what_does_not_fit_is_refused(wanted: object, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        changes(find("china"), wanted)
    assert told in str(refused.value)

"""How many lines of play there are to a depth."""

from fondaco.testing import first_counts


def test_the_lines_of_play_are_counted() -> None:
    assert first_counts("haendler", {}, 2) == [2, 16, 112, 672, 3360]

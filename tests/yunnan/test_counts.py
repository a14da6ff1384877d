"""How many lines of play there are to a depth."""

import pytest

from fondaco.testing import first_counts

COUNTS = [
    ("yunnan-2023", {}, 2, [2, 2, 36, 586, 9376]),
    ("yunnan-2023", {}, 3, [3, 6, 6, 126, 2430]),
    ("yunnan-2023", {"expert": True}, 5, [5, 20, 60, 120, 120]),
    ("yunnan-2013", {}, 2, [4, 8, 8, 8, 152]),
    ("yunnan-2013", {"expert": True}, 4, [4, 12, 24, 24, 696]),
]


@pytest.mark.parametrize(("title", "setup", "seats", "counts"), COUNTS)
def test_the_lines_of_play_are_counted(title: str, setup: dict[str, object], seats: int, counts: list[int]) -> None:
    assert first_counts(title, setup, seats) == counts

"""How many lines of play there are to a depth: a change of behaviour shows as a change of a number."""

import pytest

from fondaco import Match
from fondaco.testing import lines_of_play
from tests.china.scene import scene, state


def test_the_options_of_a_turn_add_up() -> None:
    match = scene(
        {"green": "red red green"},
        {"red": "wei-1 wei-2", "blue": "yan-1 shu-1"},
        {"wei": {"red": 1}},
        fortified="",
        row="red red yellow violet",
    )
    # By province: houses and fortifications on free spaces, and an emissary where the limit allows one.
    red = (5 + 5 + 1) + (5 + 5 + 1)  # Wei, Shu
    green = (6 + 6 + 1) + (5 + 5)  # Yan, Han: no house there yet
    joker = green + (6 + 6) + (5 + 5) + (7 + 7) + (4 + 4) + (8 + 8)  # and Ch'in, Qi, Zhao, Lu, Chu
    swaps = 2
    assert lines_of_play(match.game, state(match), 1) == red + green + joker + swaps == 130
    assert [lines_of_play(match.game, state(match), depth) for depth in (2, 3)] == [786, 3122]


@pytest.mark.parametrize(
    ("seats", "fortifications", "counts"),
    [(3, False, [69, 207, 859]), (4, True, [136, 544, 2280]), (5, True, [136, 680, 3048])],
)
def test_lines_of_play_from_a_deal(seats: int, fortifications: bool, counts: list[int]) -> None:
    match = Match.new("china", seats, {"fortifications": fortifications}, seed=1)
    assert [lines_of_play(match.game, state(match), depth) for depth in (1, 2, 3)] == counts

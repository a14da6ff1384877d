"""B) Karte tauschen."""

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from tests.china.scene import offered, play, scene, section, state, told


def test_a_card_is_swapped_for_an_open_one_and_the_row_is_filled() -> None:
    match = scene({"green": "red red green"}, row="violet violet red yellow")
    play(match, "swap green")
    assert told(match) == ["card-swapped"]
    assert section(match) == "drawing"
    play(match, "take violet")
    assert state(match).hands[:5] == [2, 0, 0, 0, 1]
    play(match, "deal orange")
    assert match.actors == [1]


def test_a_card_is_swapped_for_one_of_the_pile() -> None:
    match = scene({"green": "red red green"})
    play(match, "swap red", "draw from pile", "deal red")
    assert match.actors == [1]  # the row is full: the turn ends with the card


def test_the_swapped_card_itself_is_out_of_reach() -> None:
    match = scene({"green": "red red green"}, row="violet violet yellow yellow")
    play(match, "swap red")
    assert "take red" not in offered(match)


@pytest.mark.rule("swap.instead")
def test_swapping_is_done_instead_of_placing() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    play(match, "place house wei-2 for red")
    assert match.why_not(0, "swap red") is rules.SWAP_INSTEAD
    assert events.CARD_SWAPPED.rule is rules.SWAP_INSTEAD


@pytest.mark.rule("swap.nothing-left", "turn.place-or-swap")
def test_a_swap_needs_a_card_to_draw() -> None:
    match = scene({"green": "violet"}, {"red": "chu-1"}, times_out=2, row=" ")
    assert match.why_not(0, "swap violet") is rules.SWAP_FOR_SOMETHING
    assert match.why_not(0, "end turn") is rules.PLACE_OR_SWAP


@pytest.mark.rule("turn.place-or-swap")
def test_one_swap_or_one_place_is_enough_to_have_to_act() -> None:
    match = scene({"green": "violet violet violet"}, {"red": "chu-1"})
    state(match).houses_left[0] = state(match).emissaries_left[0] = 0
    assert offered(match) == ["swap violet"]
    assert match.why_not(0, "end turn") is rules.PLACE_OR_SWAP
    full = {"red": " ".join(f"chu-{n}" for n in range(1, 9))}
    match = scene({"green": "violet"}, full, {"chu": {"red": 7}}, row=" ", times_out=2)
    assert offered(match) == ["place emissary chu for violet"]
    assert match.why_not(0, "end turn") is rules.PLACE_OR_SWAP


def test_who_can_neither_place_nor_swap_passes() -> None:
    match = scene(
        {"green": "violet"},
        {"red": " ".join(f"chu-{n}" for n in range(1, 9))},
        {"chu": {"red": 8}},
        row=" ",
        times_out=2,
    )
    assert offered(match) == ["end turn"]
    play(match, "end turn")
    assert told(match)[0] == "passed"
    assert events.PASSED.rule is rules.PLACE_OR_SWAP
    assert match.actors == [1]

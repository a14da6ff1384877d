"""Spielvorbereitung."""

import pytest

from fondaco import CHANCE, BadSetup, Match
from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import COLOURS
from tests.china.scene import all_cards, cards, game_of, state


@pytest.mark.rule("setup.side")
@pytest.mark.parametrize(
    ("seats", "side", "expected"),
    [
        (3, "auto", "3-4"),
        (4, "auto", "3-4"),
        (5, "auto", "4-5"),
        (4, "3-4", "3-4"),
        (4, "4-5", "4-5"),
        (5, "4-5", "4-5"),
    ],
)
def test_the_side_goes_by_the_number_of_players(seats: int, side: str, expected: str) -> None:
    match = Match.new("china", seats, {"side": side}, seed=1)
    assert match.shown(None)["side"] == expected
    assert events.BOARD_LAID_OUT.rule is rules.SIDE_BY_PLAYERS


@pytest.mark.parametrize(
    ("seats", "side", "sentence"),
    [
        (3, "4-5", "The side 4-5 of the board is for 4 or 5 players, not 3."),
        (5, "3-4", "The side 3-4 of the board is for 3 or 4 players, not 5."),
        (2, "auto", "china is for 3 to 5 players, not 2."),
        (4, "6", "The option side takes one of auto, 3-4, 4-5, not “6”."),
    ],
)
def test_a_side_for_other_numbers_is_no_setup(seats: int, side: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new("china", seats, {"side": side})
    assert str(error.value) == sentence


@pytest.mark.rule("setup.cards")
@pytest.mark.parametrize(("seats", "fewer"), [(3, 2), (4, 1), (5, 0)])
def test_cards_are_sorted_out_with_fewer_players(seats: int, fewer: int) -> None:
    match = Match.new("china", seats, seed=1)
    assert cards(state(match)) == [13 - fewer, 12 - fewer, 11 - fewer, 11 - fewer, 10 - fewer] == all_cards(seats)
    removed = [entry for entry in match.chronicle(None)[0] if entry.event is events.CARDS_REMOVED]
    assert [entry.values for entry in removed] == [[fewer]]
    assert events.CARDS_REMOVED.rule is rules.CARDS_SORTED_OUT


@pytest.mark.rule("setup.hand", "setup.row")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_cards_for_each_hand_and_four_open_ones(seats: int) -> None:
    match = Match.new("china", seats, seed=1)
    s = state(match)
    assert s.hand_sizes == [3] * seats
    assert sum(s.row) == 4
    assert s.pile_size == sum(all_cards(seats)) - 3 * seats - 4
    assert match.actors == [0]
    assert [move.seat for move in match.log] == [CHANCE] * (3 * seats + 4)
    assert events.HAND_DEALT.rule is rules.HAND_OF_THREE
    assert events.ROW_LAID_OUT.rule is rules.OPEN_ROW_OF_FOUR


@pytest.mark.rule("setup.emperor")
def test_the_first_seat_starts_with_the_emperor() -> None:
    match = Match.new("china", 4, seed=1)
    given = [entry.values for entry in match.chronicle(None)[0] if entry.event.rule is rules.EMPEROR_TO_START]
    assert given == [[0]]


def test_hands_are_dealt_in_secret() -> None:
    match = Match.new("china", 3, seed=1)
    seen = [entry for entries in match.chronicle(1) for entry in entries if entry.event is events.CARD_SEEN]
    own = state(match).hands[COLOURS : 2 * COLOURS]
    assert [[entry.values[0] for entry in seen].count(colour) for colour in range(COLOURS)] == own
    unseen = [entry for entries in match.chronicle(None) for entry in entries if entry.event is events.CARD_SEEN]
    assert unseen == []


def test_pieces_by_module() -> None:
    plain, fortified = game_of(4).deal(4), game_of(4, "auto", True).deal(4)
    assert [plain.houses_left, plain.emissaries_left, plain.fortifications_left] == [[20] * 4, [8] * 4, [0] * 4]
    assert fortified.fortifications_left == [1] * 4
    assert "fortification" not in [verb.name for verb in game_of(4).vocabulary.verbs]


def test_the_sections_in_the_order_of_the_rulebook() -> None:
    assert game_of(4).sections == ["dealing", "open-row", "turn", "drawing", "refilling", "ending", "top-card"]

"""Karten nachziehen, and the pile that runs out once and twice."""

import pytest

from fondaco import CHANCE
from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import COLOUR_NAMES, COLOURS
from tests.china.scene import all_cards, cards, offered, play, scene, section, state, told

RED, GREEN, YELLOW, ORANGE, VIOLET = range(COLOURS)


@pytest.mark.rule("draw.hand")
def test_cards_are_drawn_one_by_one_from_row_and_pile() -> None:
    match = scene({"green": "red green green"}, {"red": "wei-1"}, row="violet violet red yellow")
    play(match, "place house wei-2 for red", "place house wei-3 for green-pair")
    assert offered(match) == ["take red", "take yellow", "take violet", "draw from pile"]
    play(match, "take violet")
    assert offered(match) == ["take red", "take yellow", "take violet", "draw from pile"]
    play(match, "draw from pile")
    assert match.actors == [CHANCE]
    play(match, "deal orange", "take violet")
    assert state(match).hands[:COLOURS] == [0, 0, 0, 1, 2]
    assert section(match) == "refilling"
    assert events.CARD_DRAWN.rule is rules.DRAW_UP_TO_THREE


@pytest.mark.rule("draw.row", "draw.refill")
def test_the_row_is_filled_only_when_the_hand_is_full() -> None:
    match = scene({"green": "red green green"}, {"red": "wei-1"}, row="violet violet red yellow")
    play(match, "place house wei-2 for red", "place house wei-3 for green-pair", "take violet", "take violet")
    assert match.why_not(0, "take violet") is rules.CARD_IN_THE_ROW
    play(match, "take red")
    assert state(match).row == [0, 0, 1, 0, 0]
    play(match, "deal red", "deal red", "deal green")
    assert told(match) == ["row-filled"]
    assert events.ROW_FILLED.rule is rules.ROW_FILLED_LAST
    assert match.actors == [1]
    assert section(match) == "turn"


@pytest.mark.rule("pile.cards")
def test_chance_deals_by_what_is_in_the_pile() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    play(match, "swap red", "draw from pile")
    assert match.game.odds(match.state) == [count for count in state(match).pile if count]
    s = state(match)
    s.pile[VIOLET], s.discards[VIOLET] = 0, s.pile[VIOLET]
    assert match.why_not(CHANCE, "deal violet") is rules.CARD_IN_THE_PILE


@pytest.mark.rule("draw.known")
def test_an_open_card_is_known_to_all_until_it_is_played() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"}, row="violet violet red yellow")
    play(match, "place house wei-2 for red", "end turn", "take red")
    shown = match.shown(2)["players"]
    assert isinstance(shown, dict)
    assert shown["green"]["hand"] == {"red": 1}
    assert shown["green"]["cards"] == 3
    assert events.CARD_TAKEN.rule is rules.OPEN_CARDS_ARE_KNOWN
    s = state(match)
    s.discard(0, RED, 1)
    assert s.known[RED] == 0  # he played a red card, so what is left in his hand is unknown again


def test_a_pile_card_is_seen_by_its_owner_alone() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    play(match, "swap red", "draw from pile", "deal violet")
    assert told(match, 0) == ["card-seen"]
    assert told(match, 1) == []
    assert told(match, None) == []


@pytest.mark.rule("pile.once")
def test_the_first_time_the_discards_become_the_pile_at_once() -> None:
    """The last card goes to the hand; the player draws on from the new pile, and the open row stays."""
    match = scene({"green": "violet red red"}, {"red": "chu-1"}, row="yellow green green violet", discards=35)
    s = state(match)
    assert s.pile_size == 1
    last = COLOUR_NAMES[s.pile.index(1)]
    play(match, "place house chu-2 for violet", "place house chu-3 for red-pair", "draw from pile", f"deal {last}")
    s = state(match)
    assert told(match) == ["pile-shuffled"]
    assert events.PILE_SHUFFLED.rule is rules.PILE_OUT_ONCE
    assert (s.pile_size, sum(s.discards), s.times_out) == (38, 0, 1)
    assert s.row_size == 4
    assert offered(match)[-1] == "draw from pile"
    assert s.hand_sizes[0] == 1
    assert cards(s) == all_cards(4)


@pytest.mark.rule("pile.twice", "draw.pile")
def test_the_second_time_there_is_no_new_pile() -> None:
    match = scene(
        {"green": "violet red red"}, {"red": "chu-1"}, row="yellow green green violet", discards=35, times_out=1
    )
    last = COLOUR_NAMES[state(match).pile.index(1)]
    play(match, "place house chu-2 for violet", "place house chu-3 for red-pair", "draw from pile", f"deal {last}")
    assert told(match) == ["pile-spent"]
    assert events.PILE_SPENT.rule is rules.PILE_OUT_TWICE
    assert match.why_not(0, "draw from pile") is rules.CARD_ON_THE_PILE
    assert offered(match) == ["take green", "take yellow", "take violet"]
    play(match, "take green", "take green")
    assert state(match).row_size == 2  # not filled any more
    assert match.actors == [1]


def test_hands_stay_short_when_nothing_is_left() -> None:
    match = scene({"green": "violet red red"}, {"red": "chu-1"}, row="yellow green", times_out=2)
    play(match, "place house chu-2 for violet", "place house chu-3 for red-pair", "take green", "take yellow")
    assert state(match).hand_sizes[0] == 2
    assert match.actors == [1]


@pytest.mark.parametrize("times_out", [0, 1])
def test_the_pile_can_run_out_while_the_row_is_filled(times_out: int) -> None:
    match = scene(
        {"green": "violet red red"}, {"red": "chu-1"}, row="yellow green green violet", discards=35, times_out=times_out
    )
    last = COLOUR_NAMES[state(match).pile.index(1)]
    play(match, "place house chu-2 for violet", "end turn", "take green", f"deal {last}")
    assert state(match).times_out == times_out + 1
    assert match.actors == [1]

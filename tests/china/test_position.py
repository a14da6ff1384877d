"""The position document: what it says, and the sentences for what cannot be."""

from collections.abc import Callable
from typing import Any

import pytest

from fondaco import BadPosition, Match
from tests.china.scene import play, scene

Document = dict[str, Any]


def document() -> Document:
    match = scene(
        {"green": "red red green", "red": "violet yellow orange"},
        {"green": "wei-1 lu-1 lu-2 lu-3", "red": "wei-2 lu-4"},
        {"wei": {"blue": 1}},
        fortified="wei-1",
        row="violet violet red yellow",
    )
    return match.position()


def test_a_document_names_everything_as_the_rulebook_does() -> None:
    shown = document()
    assert shown["side"] == "3-4"
    assert shown["section"] == ["turn"]
    assert shown["turn"] == {"player": "green", "province": None, "pieces": 2, "drawing": False}
    assert shown["houses"]["wei-2"] == "red"
    assert shown["fortifications"] == ["wei-1"]
    assert shown["emissaries"] == {"wei": {"blue": 1}}
    assert shown["scored"] == ["lu"]
    assert shown["players"]["green"]["supply"] == {"houses": 16, "emissaries": 8, "fortifications": 0}
    assert shown["players"]["green"]["hand"] == {"red": 2, "green": 1}
    assert shown["row"] == {"red": 1, "yellow": 1, "violet": 2}


def test_a_turn_half_played_is_a_position_too() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"}, row="violet violet red yellow")
    for text in ("place house wei-2 for red", "end turn", "draw from pile", "deal orange"):
        restored = Match.from_position("china", match.position(), manual_chance=True)
        assert restored.position() == match.position()
        play(match, text)


def test_a_finished_game_is_a_position_too() -> None:
    match = scene({"blue": "violet"}, {"red": "chu-1"}, turn="blue", times_out=2, row=" ")
    play(match, "place house chu-2 for violet", "end turn")
    assert match.actors == []
    restored = Match.from_position("china", match.position())
    assert restored.actors == []
    assert restored.result is not None


def change(path: str, value: object) -> Callable[[Document], None]:
    def apply(position: Document) -> None:
        *tables, last = path.split(".")
        table = position
        for name in tables:
            table = table[name]
        table[last] = value

    return apply


OUTER_FIRST = "A position's “section” begins with a section of the round; the decisions within it follow."
WRONG = [
    (change("side", "4-5"), "“side” must be one of 3-4, not '4-5'."),
    (change("houses.wei-9", "red"), "“houses.wei-9” is no space."),
    (change("houses.wei-1", "black"), "“houses.wei-1” must be one of green, red, violet, blue, not 'black'."),
    (change("houses.wei-3", "red"), "Red has 21 houses instead of 20."),
    (change("emissaries.xi", {"red": 1}), "“emissaries.xi” is no province."),
    (change("emissaries.wei", {"blue": 2}), "Blue has 9 emissaries instead of 8."),
    (change("emissaries.yan", {"red": 1}), "Red has 9 emissaries instead of 8."),
    (change("fortifications", []), "There are 3 fortifications instead of 4."),
    (change("scored", []), "“scored” must name the provinces in which every space holds a house, in order."),
    (change("players.green.cards", 2), "Green has 3 cards in hand, which must be the number of cards and at most 3."),
    (change("players.red.known", {"violet": 3}), "Red is known to hold more violet cards than it does."),
    (change("players.green.hand", {"red": 3}), "There are 13 red cards instead of 12."),
    (change("row", {"red": 1, "yellow": 1, "violet": 1}), "There are 8 violet cards instead of 9."),
    (change("pile.size", 3), "The pile has 36 cards, not 3."),
    (change("pile.times_out", 2), "The pile is empty exactly when it has run out twice."),
    (change("section", ["drawing"]), "A turn has pieces left exactly in the section turn."),
    (change("section", ["turn", "top-card"]), "A card is being drawn from the pile exactly in the section top-card."),
    (change("section", ["top-card"]), OUTER_FIRST),
    (change("turn.drawing", True), "A card is being drawn from the pile exactly in the section top-card."),
    (change("turn.province", "wei"), "A turn names its province once a piece is placed."),
    (change("turn.pieces", 0), "A turn has pieces left exactly in the section turn."),
    (change("emperor", "red"), "The position has an unknown “emperor”."),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_said_in_a_sentence(spoil: Callable[[Document], None], sentence: str) -> None:
    position = document()
    spoil(position)
    with pytest.raises(BadPosition) as error:
        Match.from_position("china", position)
    assert str(error.value) == sentence


def test_a_hand_is_full_while_there_are_cards() -> None:
    position = document()
    position["players"]["red"].update({"cards": 2, "hand": {"violet": 1, "yellow": 1}})
    put_on_the_pile(position, "orange")
    with pytest.raises(BadPosition) as error:
        Match.from_position("china", position)
    assert str(error.value) == "Red has not filled its hand, though there are cards."


def test_the_row_is_full_before_a_turn() -> None:
    position = document()
    position["row"] = {"red": 1, "yellow": 1, "violet": 1}
    put_on_the_pile(position, "violet")
    with pytest.raises(BadPosition) as error:
        Match.from_position("china", position)
    assert str(error.value) == "The open row is filled before the next turn."


def put_on_the_pile(position: Document, card: str) -> None:
    position["pile"]["size"] += 1
    position["pile"]["cards"][card] = position["pile"]["cards"].get(card, 0) + 1

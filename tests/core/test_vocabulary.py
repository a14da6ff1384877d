"""A vocabulary names every action: in words, as a document, by its place, by the spots of the board."""

import pytest

from fondaco.core import Action, BadAction, Domain, Verb, Vocabulary, numbers

ROWS = 3
COLOURS = ["red", "blue"]
BID, PASS, SWAP = 4, 7, 9


def domains() -> tuple[Domain, Domain]:
    """Rows of a board, and colours without a spot."""
    return Domain("row", ["a", "b", "c"], [["row.a", "edge"], ["row.b"], ["row.c"]]), Domain("colour", COLOURS)


def vocabulary() -> Vocabulary:
    """Twelve bids, a pass and six swaps."""
    row, colour = domains()
    return Vocabulary(
        [
            Verb(BID, "bid", ["bid", row, "for", colour, "with", colour.called("friend")]),
            Verb(PASS, "pass", ["pass"], spots=["done"], declines=True),
            Verb(SWAP, "swap", ["swap", row, colour], spots=["swap"]),
        ]
    )


def test_a_domain_numbers_its_names() -> None:
    row, colour = domains()
    assert (row.kind, row.name, row.names) == ("row", "row", ["a", "b", "c"])
    assert [row.number(name) for name in ("a", "c", "d")] == [0, 2, -1]
    assert colour.spots == [[], []]
    friend = row.called("friend")
    assert (friend.kind, friend.name, friend.names, friend.spots) == ("row", "friend", row.names, row.spots)


def test_amounts_go_from_none_to_the_highest() -> None:
    coins = numbers("coins", 3)
    assert (coins.kind, coins.name, coins.names) == ("coins", "coins", ["0", "1", "2", "3"])


def test_a_verb_counts_its_actions_and_says_whether_it_declines() -> None:
    words = vocabulary()
    assert [(verb.number, verb.name, verb.size, verb.declines) for verb in words.verbs] == [
        (BID, "bid", 12, False), (PASS, "pass", 1, True), (SWAP, "swap", 6, False),
    ]  # fmt: skip
    assert words.size == 19
    assert words.first == {BID: 0, PASS: 12, SWAP: 13}
    assert [slot.name for slot in words.verbs[0].slots] == ["row", "colour", "friend"]


ACTIONS = [
    (Action(BID, 2, 1, 0), "bid c for blue with red", 10, ["row.c"]),
    (Action(BID, 0, 0, 1), "bid a for red with blue", 1, ["row.a", "edge"]),
    (Action(PASS), "pass", 12, ["done"]),
    (Action(SWAP, 1, 1), "swap b blue", 16, ["swap", "row.b"]),
]


@pytest.mark.parametrize(("action", "text", "index", "spots"), ACTIONS)
def test_an_action_has_words_a_place_and_spots(action: Action, text: str, index: int, spots: list[str]) -> None:
    words = vocabulary()
    assert words.text(action) == text
    assert words.parse(text) == action
    assert words.parse(f"  {text.upper()} ".replace(" ", "  ")) == action, "however it is typed"
    assert words.index(action) == index
    assert words.action(index) == action
    assert words.spots(action) == spots
    assert words.verb(action).number == action.verb


def test_every_action_stands_at_its_place() -> None:
    words = vocabulary()
    assert [words.index(action) for action in words.all()] == list(range(19))
    assert len({words.text(action) for action in words.all()}) == 19
    assert words.all()[0] == Action(BID)
    assert words.all()[18] == Action(SWAP, 2, 1)


def test_an_action_is_a_document() -> None:
    words = vocabulary()
    assert words.fields(Action(BID, 2, 1, 0)) == {"verb": "bid", "row": "c", "colour": "blue", "friend": "red"}
    assert words.fields(Action(PASS)) == {"verb": "pass"}
    for action in words.all():
        assert words.from_fields(words.fields(action)) == action
    assert words.spots(Action(PASS)) == ["done"], "telling the spots adds none to the verb's own"
    assert words.spots(Action(SWAP, 1)) == words.spots(Action(SWAP, 1)) == ["swap", "row.b"]


def test_numbers_beyond_the_slots_mean_nothing() -> None:
    words = vocabulary()
    assert words.values(Action(SWAP, 1, 1, 5)) == [1, 1]
    assert words.values(Action(PASS, 3)) == []


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Action(5), "This game has no verb number 5."),
        (Action(BID, 3), "There is no row number 3."),
        (Action(BID, -1), "There is no row number -1."),
        (Action(BID, 0, 0, 2), "There is no friend number 2."),
    ],
)
def test_a_number_without_a_name_is_refused(action: Action, sentence: str) -> None:
    for ask in (vocabulary().text, vocabulary().fields, vocabulary().index, vocabulary().spots):
        with pytest.raises(BadAction) as error:
            ask(action)
        assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({}, "“None” is no verb of this game."),
        ({"verb": "fly"}, "“fly” is no verb of this game."),
        ({"verb": "swap", "row": "z", "colour": "red"}, "“z” is no row of this game."),
        ({"verb": "swap", "row": "a"}, "“None” is no colour of this game."),
    ],
)
def test_a_document_without_an_action_is_refused(document: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadAction) as error:
        vocabulary().from_fields(document)
    assert str(error.value) == sentence


def test_words_and_places_without_an_action_are_refused() -> None:
    words = vocabulary()
    with pytest.raises(BadAction, match=r"^“Bid d for red” is no action of this game\.$"):
        words.parse("Bid d for red")
    for index in (-1, 19):
        with pytest.raises(BadAction, match=rf"^Actions are numbered from 0 to 18, not {index}\.$"):
            words.action(index)

"""Menus: groups, amounts and narrowing."""

from fondaco import Action
from fondaco.cli.choices import Choice, Menu, amounts_of, gist


def choices(*texts: str) -> list[Choice]:
    return [Choice(Action(0, number), text, text.upper()) for number, text in enumerate(texts)]


def test_few_options_are_listed_one_by_one() -> None:
    menu = Menu(choices("pass", "bid school 5", "bid yard 7"))
    assert [(number, line.typed) for number, line in menu.lines.items()] == [
        (1, "pass"),
        (2, "bid school 5"),
        (3, "bid yard 7"),
    ]


def test_many_options_are_grouped_by_the_first_word_that_differs() -> None:
    bids = [f"bid {place} {price} now" for place in ("school", "yard") for price in range(10)]
    menu = Menu(choices(*bids, "pass"))
    assert [line.typed for line in menu.lines.values()] == ["bid … now", "pass"]
    inner = Menu(menu.lines[1].choices)
    assert [line.typed for line in inner.lines.values()] == ["bid school … now", "bid yard … now"]


def test_options_that_differ_by_a_number_are_numbered_by_it() -> None:
    menu = Menu(choices(*[f"convert {amount}" for amount in range(3, 40)]))
    assert menu.lines[12].typed == "convert 12"
    shown = [entry and entry[0] for entry in menu.shown()]
    assert shown == [3, 4, None, 39]


def test_what_differs_otherwise_has_no_amounts() -> None:
    assert amounts_of(choices("bid 5 here", "bid 7 there")) == []
    assert amounts_of(choices("convert 5")) == []
    assert amounts_of(choices("pass", "bid 7")) == []


def test_words_narrow_by_their_beginnings_but_numbers_only_in_full() -> None:
    menu = Menu(choices("bid school 5", "bid school 15", "bid yard 5"))
    assert [choice.typed for choice in menu.narrowed("sch")] == ["bid school 5", "bid school 15"]
    assert [choice.typed for choice in menu.narrowed("BID 5")] == ["bid school 5", "bid yard 5"]
    assert menu.narrowed("1") == []


def test_the_gist_keeps_both_ends() -> None:
    assert gist(["go from here to there", "go from yard to there"]) == "go from … to there"
    assert gist(["pass"]) == "pass"
    assert gist(["a b", "a b c"]) == "a b …"

"""The rules by name: where they stand, and which of them are ours."""

from importlib.resources import files

import pytest

import fondaco.core
from fondaco.core.rule import OURS
from fondaco.core.titles import find
from fondaco.games.yunnan.board import GORGE_NAMES, SPACE_BUILDING, SPACE_PRICE, SPACE_SMALL, SPACES, TEMPLE
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.rulebook import BOOK
from fondaco.games.yunnan.scoring import CATEGORIES
from fondaco.games.yunnan.steps.duli import CARDS
from fondaco.locale import LANGUAGES, Words
from fondaco.testing import tables
from fondaco.testing.rules import refusing
from tests.cli.terminal import run

# The pages on which the rulebook of 2023 has its sections, by its own table of contents and the turns of its pages.
PAGES = {
    "setup": "4 5", "bid": "6 7", "bank": "7 8", "market": "7", "pass": "7", "progress": "8", "travel": "9",
    "build": "9", "push": "10", "route": "10", "inspector": "11", "presents": "11", "income": "12", "order": "12",
    "points": "12", "end": "12 14", "round": "13", "score": "13", "double": "14", "guard": "14", "duli": "15 16",
}  # fmt: skip


def test_every_rule_of_2023_stands_on_a_page_of_its_section() -> None:
    for rule in BOOK.of("2023"):
        assert rule.places["2023"] in PAGES[rule.name.partition(".")[0]].split(), rule.name


# What is ours: the rules say which values are printed and which are a reconstruction.


@pytest.mark.rule("build.gorges")
def test_four_gorges() -> None:
    assert GORGE_NAMES == ["sichuan-qinghai", "yunnan-kang", "kang-qinghai", "yunnan-tibet"]


@pytest.mark.rule("bid.temple-spaces")
def test_the_spaces_of_the_temple_are_small() -> None:
    temple = [space for space in range(SPACES) if SPACE_BUILDING[space] == TEMPLE]
    assert [SPACE_PRICE[space] for space in temple] == [5, 7, 9]
    assert all(SPACE_SMALL[space] for space in temple)


@pytest.mark.rule("bank.steps", "bank.second-space")
@pytest.mark.parametrize(
    ("total", "payouts"),
    [
        (0, [9, 6]),
        (4, [9, 6]),
        (5, [10, 7]),
        (70, [23, 13]),
        (74, [23, 13]),
        (75, [24, 14]),
        (90, [27, 15]),
        (400, [27, 15]),
    ],
)
def test_the_steps_of_the_payout(total: int, payouts: list[int]) -> None:
    """23 for 70 to 74, 24 and 14 for 75, 27 and 15 above 99 are printed."""
    assert Edition("2013.json").payouts(total) == payouts
    assert Edition("2023.json").payouts(total) == [payouts[0]] * 2


@pytest.mark.rule("duli.deck")
def test_the_first_card_is_the_printed_one() -> None:
    assert CARDS[0] == {
        "order": ["school", "horse", "guild", "customs", "yard"], "traders": [3, 3, 1, 0, 0], "teahouse": True,
    }  # fmt: skip
    assert len(CARDS) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_title_show_what_is_ours(language: str) -> None:
    for edition in BOOK.editions:
        shown = run("rules", f"yunnan-{edition}", "--lang", language).stdout
        ours = Words(language, "house").say("mark-ours")
        names = [rule.name for rule in BOOK.of(edition) if rule.mark == OURS]
        assert "build.gorges" in names
        lines = shown.splitlines()
        for name in names:
            assert [line for line in lines if line.startswith(f"{name} ") and ours in line], name


@pytest.mark.skipif(fondaco.core.COMPILED, reason="which rules refuse is read off the sources")
def test_every_rule_is_carried_out_by_a_section_or_scores_or_refuses() -> None:
    games = [
        find(title).make(find(title).settings(setup), seats) for title, setup, seats in tables() if "yunnan" in title
    ]
    known = {rule.name for game in games for step in game.steps for rule in step.rules}
    known |= {rule.name for rules in CATEGORIES.values() for rule in rules.values()}
    assert [rule.name for rule in BOOK.rules if rule.name not in known | refusing("yunnan")] == []


def test_the_sections_in_the_order_of_the_rulebook() -> None:
    bidding = "first-order bidding bank progress"
    travel = "travel inspector presents income new-order conversion game-end next-round"
    for title, seats, asides in [
        ("yunnan-2023", 3, "temple yard placing pushing"),
        ("yunnan-2023", 2, "temple yard placing pushing duli-bids duli-travels"),
        ("yunnan-2013", 4, "yard placing pushing"),
    ]:
        steps = find(title).game({}, seats).steps
        assert [step.name for step in steps] == f"{bidding} {travel} {asides}".split()


# The words of the rules.


@pytest.mark.parametrize(("language", "costs"), [("en", "transport"), ("de", "Transportkosten"), ("it", "trasporto")])
def test_the_inspector_leaves_transport_costs_aside(language: str, costs: str) -> None:
    words = Words(language, "yunnan")
    assert costs in words.say("rule-inspector-visit")
    assert costs in words.say("rule-inspector-visit-2013")


@pytest.mark.parametrize(
    ("language", "next_building", "at_most"),
    [("en", "next", "at most"), ("de", "nächsten", "höchstens"), ("it", "successivo", "al massimo")],
)
def test_duli_goes_on_and_pushes_out_at_most_one_where_she_places(
    language: str, next_building: str, at_most: str
) -> None:
    words = Words(language, "yunnan")
    assert next_building in words.say("rule-duli-bid")
    assert at_most in words.say("rule-duli-push")


@pytest.mark.parametrize("book", ["game", "page"])
def test_italian_speaks_as_the_italian_rulebook_does(book: str) -> None:
    text = files("fondaco.games.yunnan").joinpath("locale", "it", f"{book}.ftl").read_text(encoding="utf-8").lower()
    for other in (" gola", "scacci", "offert", "offri", "offre", "stazion", " doni", " dono", "nel tibet"):
        assert other not in text, other

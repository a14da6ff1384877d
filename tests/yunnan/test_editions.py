"""docs/editions.md says what the code does."""

from pathlib import Path

import pytest

from fondaco.cli.editions import page
from fondaco.core.editions import rules_of_one_edition
from fondaco.core.titles import find
from fondaco.games.yunnan.differences import sections_that_differ, values_that_differ
from fondaco.games.yunnan.rulebook import BOOK, MARKET_PAYS_EACH, MARKET_PAYS_ONCE
from fondaco.locale import LANGUAGES, Words
from tests.cli.terminal import run

DOCUMENT = Path(__file__).parents[2] / "docs" / "editions.md"


def test_the_document_is_the_page_the_code_makes() -> None:
    made = page(find("yunnan-2023"), Words("en", "cli", "yunnan"))
    assert DOCUMENT.read_text(encoding="utf-8") == made, "if this is meant: fondaco editions > docs/editions.md"


def test_the_command_prints_it_in_every_language() -> None:
    for language in LANGUAGES:
        result = run("editions", "--lang", language)
        assert result.exit_code == 0
        assert "`income.market-2013`" in result.stdout


@pytest.mark.rule("income.market", "income.market-2013")
def test_every_rule_of_one_edition_alone_is_listed() -> None:
    listed = [rule for subject in rules_of_one_edition(BOOK).values() for rules in subject.values() for rule in rules]
    assert {rule.name for rule in listed} == {rule.name for rule in BOOK.rules if len(rule.places) == 1}
    assert rules_of_one_edition(BOOK)["income"] == {"2023": [MARKET_PAYS_ONCE], "2013": [MARKET_PAYS_EACH]}


def test_values_and_sections_are_those_of_the_files() -> None:
    assert values_that_differ()["posts_per_province"] == ["1", "2"]
    assert values_that_differ()["names.kang"] == ["–", "qamdo"]
    assert "points.coins" not in values_that_differ()
    assert sections_that_differ()["bidding"] == [
        "Bidding", "DoubleBidding", "Bidding", "Bidding", "Bidding2013", "BiddingOnCredit", "Bidding2013",
    ]  # fmt: skip
    assert "presents" in sections_that_differ()
    assert "conversion" not in sections_that_differ()

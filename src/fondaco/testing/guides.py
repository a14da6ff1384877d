"""Guides: every rule is told, every picture can be set up, and every number is what the engine counts."""

import re
from typing import Final

import pytest

from fondaco.core.rule import Rulebook
from fondaco.core.titles import SHELF, Title
from fondaco.guides import Guide, has_guide, read_guide
from fondaco.guides.book import LINK, links
from fondaco.testing.checks import Checks

MINUS: Final = "−"
SPACES: Final = re.compile(r"[\s\u00a0\u202f.,]")
LEAVE_OUT: Final = "a game may come without a guide"


class GuideChecks(Checks):
    """A guide tells all of its game, and nothing that the engine would not."""

    def guides(self, rulebook: Rulebook, language: str) -> list[Guide]:
        """The guides to the titles of a rulebook, one for each edition."""
        found = titled(rulebook)
        if not any(has_guide(title) for title in found):
            pytest.skip(LEAVE_OUT)
        assert all(has_guide(title, language) for title in found), f"there is no guide in the language {language}"
        return [read_guide(title.name, language) for title in found]

    def test_every_rule_is_linked_in_the_guide(self, rulebook: Rulebook, language: str) -> None:
        for guide in self.guides(rulebook, language):
            rules = {rule.name for rule in rulebook.of(guide.title.edition)}
            assert sorted(rules - set(guide.places)) == [], guide.title.name
            assert sorted(set(guide.places) - rules) == [], guide.title.name

    def test_sections_link_to_sections(self, rulebook: Rulebook, language: str) -> None:
        for guide in self.guides(rulebook, language):
            names = [section.name for section in guide.sections]
            assert len(set(names)) == len(names)
            linked = {name for section in guide.sections for _, name in links(section.text, "#")}
            assert sorted(linked - set(names)) == []
            loose = [part for section in guide.sections for part in re.findall(r"\]\([^)]*\)", section.text)]
            assert [part for part in loose if not LINK.fullmatch(f"[x{part}")] == []

    def test_every_position_can_be_restored_and_its_moves_played(self, rulebook: Rulebook) -> None:
        for guide in self.guides(rulebook, self.languages[0]):
            for figure in guide.figures:
                picture = figure.picture
                match = picture.match(len(picture.moves))
                assert picture.saved()["title"] == match.title
                assert figure.text.strip(), picture.name

    def test_every_number_is_what_the_engine_counts(self, rulebook: Rulebook, language: str) -> None:
        wrong = []
        for guide in self.guides(rulebook, language):
            for figure in guide.figures:
                told = links(figure.text, "count:")
                counts = figure.picture.counts() if told else {}
                for words, path in told:
                    if counts.get(path) != number(words):
                        wrong.append(f"{figure.picture.name}: {path} is {counts.get(path)}, not {words}")
        assert wrong == []

    def test_no_number_is_counted_outside_a_picture(self, rulebook: Rulebook, language: str) -> None:
        for guide in self.guides(rulebook, language):
            for section in guide.sections:
                for part in section.parts:
                    assert not isinstance(part, str) or links(part, "count:") == []

    def test_all_languages_tell_the_same(self, rulebook: Rulebook, language: str) -> None:
        first = self.guides(rulebook, self.languages[0])
        for ours, theirs in zip(first, self.guides(rulebook, language), strict=True):
            assert outline(theirs) == outline(ours)


def titled(book: Rulebook) -> list[Title]:
    """The titles of a rulebook."""
    return [title for title in SHELF.values() if title.book is book]


def outline(guide: Guide) -> list[tuple[str, int, list[str], list[str]]]:
    """What must be the same in every language: the sections with the rules, the pictures and the numbers in each."""
    return [
        (
            section.name,
            section.level,
            sorted({rule for _, rule in links(section.text, "rule:")}),
            sorted({path for _, path in links(section.text, "count:")})
            + [part.picture.name for part in section.parts if not isinstance(part, str)],
        )
        for section in guide.sections
    ]


def number(words: str) -> int | None:
    """The whole number that words tell in figures."""
    digits = SPACES.sub("", words).replace(MINUS, "-")
    return int(digits) if re.fullmatch(r"-?\d+", digits) else None

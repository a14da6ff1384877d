"""Guides: the games pass the checks that every game's guide must pass, and the reader of guides says what is wrong."""

import re

import pytest

from fondaco.core.errors import FondacoError
from fondaco.core.titles import SHELF, find
from fondaco.guides import Figure, has_guide, read_guide
from fondaco.guides.book import links, of_edition, sections
from fondaco.locale import LANGUAGES, Words, plain
from fondaco.tables.practice import practised
from fondaco.testing.guides import GuideChecks, number
from tests.cli.terminal import run

ALL = [name for name, title in SHELF.items() if has_guide(title)]


class TestGuides(GuideChecks):
    """All guides on the shelf."""


def test_an_edition_reads_what_is_meant_for_it() -> None:
    lines = ["both", "::: 2013", "= Kang: Qamdo", "old", ":::", "::: 2023", "new", ":::", "to Kang"]
    assert list(of_edition(lines, "2013")) == ["both", "old", "to Qamdo"]
    assert list(of_edition(lines, "2023")) == ["both", "new", "to Kang"]


def test_sections_have_passages_and_pictures() -> None:
    title = find(ALL[0])
    name = read_guide(title.name, "en").figures[0].picture.name
    lines = ["# Game {#game}", "", "Words", "and more", f"```picture {name}", "caption", "```", "after"]
    (section,) = sections(lines, title)
    assert (section.name, section.heading, section.level) == ("game", "Game", 1)
    words, figure, after = section.parts
    assert words == "Words\nand more"
    assert isinstance(figure, Figure)
    assert (figure.picture.name, figure.text, after) == (name, "caption", "after")


def test_a_guide_begins_with_a_heading_and_names_pictures_that_are_there() -> None:
    title = find(ALL[0])
    with pytest.raises(FondacoError, match="without a heading"):
        list(sections(["Words"], title))
    with pytest.raises(FondacoError, match="no picture “nowhere”"):
        list(sections(["# Game {#game}", "```picture nowhere", "```"], title))


def test_links_are_told_apart() -> None:
    text = "[a](rule:houses.most) [7](count:gain.x) [b](#houses)"
    assert links(text, "rule:") == [("a", "houses.most")]
    assert links(text, "count:") == [("7", "gain.x")]
    assert links(text, "#") == [("b", "houses")]


@pytest.mark.parametrize(("words", "value"), [("7", 7), ("−3", -3), ("1\u202f200", 1200), ("seven", None), ("", None)])
def test_numbers_are_read_as_people_write_them(words: str, value: int | None) -> None:
    assert number(words) == value


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_terminal_shows_it_with_its_boards(name: str, language: str) -> None:
    shown = run("rules", name, "--guide", "--lang", language)
    assert shown.exit_code == 0
    guide = read_guide(name, language)
    for section in guide.sections:
        assert section.heading.split()[0] in shown.output
    assert "](rule:" not in shown.output
    assert "](count:" not in shown.output
    assert len(shown.output.splitlines()) > 15 * len(guide.figures)


@pytest.mark.parametrize("book", sorted({title.rulebook for title in SHELF.values() if has_guide(title)}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_cited_in_the_language_of_the_reader(book: str, language: str) -> None:
    words = Words(language, book)
    titles = [title for title in SHELF.values() if title.rulebook == book]
    places = {place for rule in titles[0].book.rules for place in rule.places.values()}
    parts = {part for place in places for part in place.split(", ") if not re.fullmatch(r"\d+[A-Z]?", part)}
    names = [re.sub(r" [\d-]+$", "", part) for part in parts]
    assert [name for name in names if not words.has(f"chapter-{plain(name)}")] == []


def test_a_refusal_speaks_to_the_occasion_and_a_rule_states_what_holds() -> None:
    words = Words("en", "china")
    supply = next(rule for rule in find("china").book.rules if rule.name == "place.supply")
    assert words.rule(supply) == "You can place only pieces that are left in your supply."
    assert words.refusal(supply) == "You have no piece of this kind left."
    most = next(rule for rule in find("china").book.rules if rule.name == "houses.most")
    assert words.refusal(most) == words.rule(most)


@pytest.mark.parametrize("name", ALL)
def test_every_example_can_be_practised_to_its_end(name: str) -> None:
    for figure in read_guide(name, "en").figures:
        picture = figure.picture
        if picture.seat is None or not picture.moves:
            continue
        document = practised(name, picture.position, picture.seat, "Lena", list(picture.moves), 0, "en")
        assert document["updates"][-1]["events"], picture.name

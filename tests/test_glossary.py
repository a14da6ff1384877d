"""The glossary of docs/words.md: messages say its terms, and nothing says what it warns of."""

import re
from pathlib import Path

import pytest

from fondaco.locale import LANGUAGES, texts_of

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
HOUSE = ROOT / "src" / "fondaco" / "locale"
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in GLOSSARY.splitlines() if line.startswith("|")]
TERMS = [row for row in ROWS if len(row) == 4 and row[3].startswith("`")]
AVOIDED = [row for row in ROWS if len(row) == 3 and row[0] in LANGUAGES]


def text_of(language: str, book: str, message: str) -> str:
    """A message of a game, or of the house, without its arguments."""
    house = [path.read_text(encoding="utf-8") for path in sorted((HOUSE / language).glob("*.ftl"))]
    found = re.search(rf"^{message} = (.*)$", "\n".join(texts_of(book, language) if book else house), re.MULTILINE)
    assert found, f"there is no message {message}"
    return re.sub(r" ?\{[^}]*\}", "", found[1])


def terms(cell: str) -> list[str]:
    """What a cell lists, without what it says in brackets."""
    return [term.strip().casefold() for term in re.sub(r"\*|\([^)]*\)", "", cell).split(",")]


@pytest.mark.parametrize("row", TERMS, ids=[row[3] for row in TERMS])
def test_a_message_says_the_term(row: list[str]) -> None:
    book, _, message = row[3].strip("`").rpartition(": ")
    for language, cell in zip(("en", "de", "it"), row, strict=False):
        assert text_of(language, book, message).casefold() in terms(cell)


@pytest.mark.parametrize(("language", "wrong", "right"), AVOIDED)
def test_nothing_says_what_the_glossary_warns_of(language: str, wrong: str, right: str) -> None:
    for path in sorted((HOUSE / language).glob("*.ftl")):
        assert wrong.casefold() not in path.read_text(encoding="utf-8").casefold(), f"{path.name}: better “{right}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_ellipses_are_typographic(language: str) -> None:
    for path in sorted((HOUSE / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "pip install" in line or not re.search(r"\w'", line), line
            assert language == "de" or not re.search(r"\w …", line), line


def test_the_glossary_is_read() -> None:
    assert len(TERMS) > 20
    assert len(AVOIDED) > 5

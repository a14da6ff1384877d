"""Guides over HTTP: the text as HTML, the pictures as positions that the page draws and a table can be opened from."""

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response
from markdown_it import MarkdownIt
from typing_extensions import TypedDict

from fondaco.core.errors import FondacoError
from fondaco.core.titles import SHELF, Title
from fondaco.guides import Figure, Guide, Section, has_guide, read_guide
from fondaco.guides.book import LINK
from fondaco.server.api import PROBLEMS, Language
from fondaco.server.context import answer
from fondaco.tables.problems import Problem
from fondaco.tables.telling import language_of

router: Final = APIRouter(responses=PROBLEMS)
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


class PictureDocument(TypedDict):
    """A position to draw: `views` are what it shows, at first and after each of the `moves` of its example; `log` is a
    saved match to open a table from; `seat` is who tries it out, if there is something to try."""

    name: str
    log: dict[str, Any]
    seat: int | None
    moves: list[tuple[int, str]]
    views: list[dict[str, Any]]
    marks: list[str]
    arrows: list[list[str]]
    crop: list[str]


class PartDocument(TypedDict):
    """A passage, or a picture with the words beside it."""

    html: str
    picture: PictureDocument | None


class SectionDocument(TypedDict):
    """A section under a heading of some level; its name is the same in all languages."""

    name: str
    heading: str
    level: int
    parts: list[PartDocument]


class GuideDocument(TypedDict):
    """A guide to a title; `places` says which section tells each rule."""

    title: str
    language: str
    sections: list[SectionDocument]
    places: dict[str, str]


@router.get("/api/guides/{title}", response_model=GuideDocument)
async def guide(title: Annotated[str, Path(max_length=40)], language: Language = "") -> Response:
    """How to play a title."""
    if title not in SHELF or not has_guide(SHELF[title]):
        raise Problem("guide.unknown")
    return answer(guide_document(title, language_of(language)))


@cache
def guide_document(title: str, language: str) -> GuideDocument:
    """A guide for the page, made once."""
    try:
        found = read_guide(title, language)
    except FondacoError as error:
        raise Problem("guide.broken", detail=str(error)) from error
    sections = [section_document(section, found) for section in found.sections]
    return {"title": title, "language": found.language, "sections": sections, "places": found.places}


def section_document(section: Section, guide: Guide) -> SectionDocument:
    """A section for the page."""
    parts = [part_document(part, guide.title) for part in section.parts]
    return {"name": section.name, "heading": section.heading, "level": section.level, "parts": parts}


def part_document(part: str | Figure, title: Title) -> PartDocument:
    """A passage or a figure for the page."""
    if isinstance(part, str):
        return {"html": html_of(part, title), "picture": None}
    picture = part.picture
    return {
        "html": html_of(part.text, title),
        "picture": {
            "name": picture.name,
            "log": picture.saved(),
            "seat": picture.seat,
            "moves": picture.moves,
            "views": [picture.shown(count) for count in range(len(picture.moves) + 1)],
            "marks": picture.marks,
            "arrows": picture.arrows,
            "crop": picture.crop,
        },
    }


def html_of(text: str, title: Title) -> str:
    """Markdown as HTML, with links as the page has them; a number that the engine counts stands out."""
    forms = {
        "rule:": rf"[\1](#/rules/{title.rulebook}/\3?edition={title.edition})",
        "#": rf"[\1](#/guide/{title.name}/\3)",
        "count:": r"**\1**",
    }
    return str(MARKDOWN.render(LINK.sub(lambda link: link.expand(forms[link[2]]), text)))

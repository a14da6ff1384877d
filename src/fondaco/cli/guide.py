"""A guide on the terminal: its text as rich lays it out, its pictures as the terminal draws boards."""

from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from fondaco.guides import Figure, Guide, Section
from fondaco.guides.book import LINK
from fondaco.locale import Words
from fondaco.terminal.boards import drawing_of

WIDTH: Final = 100  # beyond which lines are hard to read


def print_guide(guide: Guide, words: Words, console: Console) -> None:
    """Print a guide from top to bottom."""
    for section in guide.sections:
        print_section(section, guide, words, console)


def print_section(section: Section, guide: Guide, words: Words, console: Console) -> None:
    """Print a section with its heading and pictures."""
    width = min(WIDTH, console.width)
    console.print(Markdown(f"{'#' * section.level} {section.heading}"), width=width)
    for part in section.parts:
        if isinstance(part, Figure):
            picture = part.picture
            whole = {"title": picture.title, "setup": dict(picture.match().setup), **picture.shown()}
            console.print(drawing_of(guide.title)(whole, words))
            console.print(Padding(Markdown(plain(part.text)), (0, 0, 1, 4)), width=width)
        else:
            console.print(Markdown(plain(part)), width=width)


def plain(text: str) -> str:
    """Markdown without links: the rules and sections are words, and what the engine counts stands out."""
    return LINK.sub(lambda link: f"**{link[1]}**" if link[2] == "count:" else link[1], text)

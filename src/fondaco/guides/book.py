"""The text of a guide: Markdown with a few directives, read for one edition in one language.

## Houses {#houses}                        a section with its name, the same in all languages
[majority](rule:houses.most)               a rule of the game
[Houses](#houses)                          a section of the guide
```picture full-province                   a picture of the folder `guide/`; below it what stands beside it
Green gets [7](count:gain.players.green.points.houses) points.      a number, as the engine counts it
```
::: 2013                                   up to ::: a passage that only this edition has
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from fondaco.core.errors import FondacoError
from fondaco.core.titles import Title, find
from fondaco.guides.picture import Picture, read_picture

HEADING: Final = re.compile(r"(#+) (.+?) \{#([a-z0-9-]+)\}$")
PICTURE: Final = re.compile(r"```picture ([a-z0-9-]+)$")
RENAMED: Final = re.compile(r"= (.+): (.+)$")
LINK: Final = re.compile(r"\[([^\]]+)\]\((rule:|count:|#)([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture and the words beside it."""

    picture: Picture
    text: str


@dataclass(slots=True)
class Section:
    """A section under a heading: passages of Markdown and figures."""

    name: str
    heading: str
    level: int
    parts: list[str | Figure] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All its words."""
        return "\n".join([part if isinstance(part, str) else part.text for part in self.parts])


@dataclass(frozen=True, slots=True)
class Guide:
    """How to play a title, in one language; the first section is the guide's own heading."""

    title: Title
    language: str
    sections: list[Section]

    @property
    def figures(self) -> list[Figure]:
        """All its pictures, in order."""
        return [part for section in self.sections for part in section.parts if isinstance(part, Figure)]

    @property
    def places(self) -> dict[str, str]:
        """The section that tells each rule: the first that links it."""
        found: dict[str, str] = {}
        for section in self.sections:
            for _, rule in links(section.text, "rule:"):
                found.setdefault(rule, section.name)
        return found


def links(text: str, scheme: str) -> list[tuple[str, str]]:
    """The links of a kind in a text: their words and what they name."""
    return [(words, target) for words, kind, target in LINK.findall(text) if kind == scheme]


def has_guide(title: Title, language: str = "en") -> bool:
    """Whether a title has a guide in a language."""
    return files(title.package).joinpath("locale", language, "guide").is_dir()


@cache
def read_guide(name: str, language: str) -> Guide:
    """The guide of a title in a language, or in English if it has none in that language."""
    title = find(name)
    spoken = language if has_guide(title, language) else "en"
    if not has_guide(title, spoken):
        raise FondacoError(f"There is no guide to {name} yet; “fondaco rules {name}” lists its rules.")
    folder = files(title.package).joinpath("locale", spoken, "guide")
    chapters = sorted([file for file in folder.iterdir() if file.name.endswith(".md")], key=lambda file: file.name)
    lines = [line for file in chapters for line in file.read_text(encoding="utf-8").splitlines()]
    return Guide(title, spoken, list(sections(of_edition(lines, title.edition), title)))


def of_edition(lines: Iterable[str], edition: str) -> Iterator[str]:
    """The lines that an edition has, in its words."""
    wanted = True
    words: dict[str, str] = {}
    for line in lines:
        renamed = RENAMED.match(line)
        if line.startswith(":::"):
            wanted = line in (":::", f"::: {edition}")
        elif wanted and renamed:
            words[renamed[1]] = renamed[2]
        elif wanted:
            for word, other in words.items():
                line = line.replace(word, other)
            yield line


def sections(lines: Iterable[str], title: Title) -> Iterator[Section]:
    """The sections that lines tell."""
    section: Section | None = None
    reading = iter(lines)
    for line in reading:
        heading, picture = HEADING.match(line), PICTURE.match(line)
        if heading:
            if section is not None:
                yield section
            section = Section(heading[3], heading[2], len(heading[1]))
        elif section is None:
            raise FondacoError(f"The guide of {title.name} begins without a heading that has a name.")
        elif picture:
            caption = "\n".join(until_fence(reading))
            section.parts.append(Figure(read_picture(title, picture[1]), caption))
        elif section.parts and isinstance(section.parts[-1], str):
            section.parts[-1] += f"\n{line}"
        elif line:
            section.parts.append(line)
    if section is not None:
        yield section


def until_fence(lines: Iterator[str]) -> Iterator[str]:
    """The lines up to the end of a fenced block."""
    for line in lines:
        if line == "```":
            return
        yield line

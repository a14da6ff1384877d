"""Lessons: a position, and steps that each ask for one deed. They are data in the folder of their game, `lessons/`, and
their words are in its `lessons.ftl`; the engine says what can be done at a step."""

import json
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.titles import package_of
from fondaco.locale import game_text
from fondaco.tables.documents import LessonDocument, LessonStepDocument, LessonSummary
from fondaco.tables.journal import Line
from fondaco.tables.problems import Problem


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to read or to do. `ask` and `accept` are actions in words, `*` stands for anything; a step that asks
    for nothing is read. `then` is what the others and chance do afterwards. A step with a `position` begins anew there;
    others go on from where the step before them ended."""

    name: str
    ask: list[str] = field(default_factory=list)
    accept: list[str] = field(default_factory=list)
    then: list[Line] = field(default_factory=list)
    glow: list[str] = field(default_factory=list)
    position: dict[str, Any] | None = None

    def takes(self, action: str) -> bool:
        """Whether an action is what the step asks for, or as good."""
        return any(fnmatchcase(action, pattern) for pattern in [*self.ask, *self.accept])


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game, three to five minutes long."""

    book: str
    name: str
    title: str
    seat: int
    minutes: int
    steps: list[LessonStep]

    def start_of(self, number: int) -> int:
        """The step whose position a step goes on from."""
        return max(index for index in range(number + 1) if self.steps[index].position is not None)


@cache
def lessons_of(book: str) -> tuple[Lesson, ...]:
    """The course of a game, in order: its files are numbered."""
    folder = files(package_of(book)).joinpath("lessons")
    if not folder.is_dir():
        return ()
    paths = sorted([path for path in folder.iterdir() if path.name.endswith(".json")], key=lambda path: path.name)
    return tuple([read(book, path.name, json.loads(path.read_text(encoding="utf-8"))) for path in paths])


def read(book: str, file: str, document: dict[str, Any]) -> Lesson:
    """A lesson from its file, such as `2-travel.json`."""
    steps = [step_of(step) for step in document["steps"]]
    name = file.removesuffix(".json").partition("-")[2]
    return Lesson(book, name, document["title"], document["seat"], document["minutes"], steps)


def step_of(document: dict[str, Any]) -> LessonStep:
    """A step as it is written down."""
    then = [(seat, action) for seat, action in document.get("then", [])]
    return LessonStep(**{**document, "then": then})


def lesson_of(book: str, name: str) -> Lesson:
    """A lesson by its name; raises Problem if there is none."""
    for lesson in lessons_of(book) if package_of(book) else ():
        if lesson.name == name:
            return lesson
    raise Problem("lesson.unknown")


# Words.


@cache
def words_of_lessons(book: str, language: str) -> FluentBundle:
    """The words of a game's lessons."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game_text(language, book, "lessons")))
    return bundle


def said(lesson: Lesson, step: str, part: str, language: str) -> str:
    """What a lesson says: of itself or at a step; `part` is empty or an attribute of the message."""
    bundle = words_of_lessons(lesson.book, language)
    message = bundle.get_message(f"lesson-{lesson.name}-{step}" if step else f"lesson-{lesson.name}")
    pattern = message.attributes.get(part) if part else message.value
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""


def summary(lesson: Lesson, language: str) -> LessonSummary:
    """A lesson in the list of its course."""
    return {
        "book": lesson.book,
        "lesson": lesson.name,
        "title": lesson.title,
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "name": said(lesson, "", "", language),
        "about": said(lesson, "", "about", language),
    }


def lesson_document(lesson: Lesson, language: str) -> LessonDocument:
    """A lesson with its words, but for its positions, which are looked at by practising."""
    steps: list[LessonStepDocument] = [
        {
            "name": step.name,
            "say": said(lesson, step.name, "", language),
            "other": said(lesson, step.name, "other", language),
            "done": said(lesson, step.name, "done", language),
            "ask": step.ask,
            "accept": step.accept,
            "then": step.then,
            "glow": step.glow,
            "anew": step.position is not None,
        }
        for step in lesson.steps
    ]
    return {"summary": summary(lesson, language), "seat": lesson.seat, "steps": steps}

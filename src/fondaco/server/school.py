"""School over HTTP: lessons, and positions to practise from. Nothing is kept, so nobody needs to be known."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response

from fondaco.core.titles import SHELF, find
from fondaco.guides import Picture, has_guide, read_guide
from fondaco.locale import LANGUAGES
from fondaco.server.api import PROBLEMS
from fondaco.server.context import Language, answer, guest_of, language_in, lasting, services_of
from fondaco.server.exams import exam_of
from fondaco.tables import disclosure
from fondaco.tables.decisions import meant
from fondaco.tables.documents import CourseDocument, LessonDocument, PracticeDocument, PreviewDocument, WhyDocument
from fondaco.tables.lessons import lesson_document, lesson_of, lessons_of, summary
from fondaco.tables.places import DecisionPlace, ExercisePlace, PicturePlace, Place, Practice, PracticeQuestion
from fondaco.tables.practice import practice_table, practised
from fondaco.tables.problems import Problem
from fondaco.tables.telling import teller_of, words_of

router: Final = APIRouter(responses=PROBLEMS)
Name = Annotated[str, Path(max_length=40)]


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where somebody begins to practise: a position of a title, their seat, and what they are called."""

    title: str
    position: dict[str, Any]
    seat: int
    called: str


async def beginning(request: Request, place: Place, language: str) -> Beginning:
    """The position that a place names."""
    guest = guest_of(request)
    name = None if guest is None else await services_of(request).guests.name(guest)
    if isinstance(place, ExercisePlace | DecisionPlace):
        exam = await exam_of(services_of(request), place)
        called = name or words_of(language, find(exam.match.title).rulebook).say("guest")
        return Beginning(exam.match.title, exam.match.position(), exam.seat, called)
    if isinstance(place, PicturePlace):
        picture = picture_of(place.title, place.picture)
        called = name or words_of(language, SHELF[place.title].rulebook).say("guest")
        return Beginning(picture.title, picture.position, picture.seat or 0, called)
    lesson = lesson_of(place.book, place.lesson)
    step = lesson.steps[lesson.start_of(min(place.step, len(lesson.steps) - 1))]
    assert step.position is not None, "a step begins where one with a position does"
    return Beginning(lesson.title, step.position, lesson.seat, name or words_of(language, lesson.book).say("guest"))


def picture_of(title: str, name: str) -> Picture:
    """A picture of a title's guide."""
    found = read_guide(title, LANGUAGES[0]).figures if title in SHELF and has_guide(SHELF[title]) else []
    for figure in found:
        if figure.picture.name == name:
            return figure.picture
    raise Problem("guide.unknown")


@router.get("/api/lessons", response_model=CourseDocument)
async def lessons(request: Request, language: Language = None) -> Response:
    """The lessons of all games, in order."""
    speech = language_in(request, language)
    books = dict.fromkeys([title.rulebook for title in SHELF.values()])
    return lasting({"lessons": [summary(lesson, speech) for book in books for lesson in lessons_of(book)]})


@router.get("/api/lessons/{book}/{lesson}", response_model=LessonDocument)
async def lesson(request: Request, book: Name, lesson: Name, language: Language = None) -> Response:
    """A lesson with its steps."""
    return answer(lesson_document(lesson_of(book, lesson), language_in(request, language)))


@router.post("/api/practice", response_model=PracticeDocument)
async def practise(request: Request, wish: Practice, language: Language = None) -> Response:
    """The position after what has been played from a place on, with what your seat may do."""
    speech = language_in(request, language)
    start = await beginning(request, wish.place, speech)
    lines = list(wish.lines)
    return answer(practised(start.title, start.position, start.seat, start.called, lines, wish.after, speech))


@router.post("/api/practice/preview", response_model=PreviewDocument)
async def look_ahead(request: Request, wish: PracticeQuestion, language: Language = None) -> Response:
    """What the rules would pay or score there, now or after an action of yours."""
    speech = language_in(request, language)
    start = await beginning(request, wish.place, speech)
    table = practice_table(start.title, start.position, start.seat, start.called, list(wish.lines))
    action = None if wish.action is None else meant(table, wish.action)
    if action is not None and action not in table.options.get(start.seat, []):
        raise disclosure.refusal(table, start.seat, action, speech)
    return answer(disclosure.preview(table, start.seat, action, teller_of(table, speech)))


@router.post("/api/practice/why", response_model=WhyDocument)
async def why_not(request: Request, wish: PracticeQuestion, language: Language = None) -> Response:
    """Why board elements cannot be touched there: the rule, its text and its place."""
    speech = language_in(request, language)
    start = await beginning(request, wish.place, speech)
    table = practice_table(start.title, start.position, start.seat, start.called, list(wish.lines))
    action = disclosure.meant_by(table, start.seat, wish.spots) if wish.action is None else meant(table, wish.action)
    if action is None:
        return answer({"action": None, "allowed": False, "rule": None})
    return answer(disclosure.why(table, start.seat, action, teller_of(table, speech)))

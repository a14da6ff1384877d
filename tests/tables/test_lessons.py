"""Lessons hold: whatever they ask for can be done, with whatever was accepted before, and they cover the game."""

from collections.abc import Iterator

import pytest

from fondaco.core.action import CHANCE
from fondaco.core.titles import SHELF, find
from fondaco.locale import LANGUAGES
from fondaco.tables.journal import Line
from fondaco.tables.lessons import Lesson, LessonStep, lesson_document, lessons_of, words_of_lessons
from fondaco.tables.practice import practice_table, practised
from fondaco.tables.table import Table

BOOKS = sorted({title.rulebook for title in SHELF.values() if lessons_of(title.rulebook)})
LESSONS = [lesson for book in BOOKS for lesson in lessons_of(book)]
# What no learner has to do: chance sets the table up, a tile lapses only where no wagon can move, paying in full,
# refusing, sparing and waiting in the market need no lesson, and the words of a deal are all alike.
RARE = {"draw", "start", "reveal", "discard", "pay", "refuse", "market", "spare"}
RARE |= {"withdraw", "counter", "meddle", "hear", "i-pay", "you-pay", "you-pay-when", "i-give", "you-give"}
PARTS = {"double_bidding", "guards", "open_money"}  # two are the expert game, and open money changes no deed


def table_at(lesson: Lesson, number: int, lines: list[Line]) -> Table:
    """The table of a step, after lines from where it begins."""
    position = lesson.steps[lesson.start_of(number)].position
    assert position is not None
    return practice_table(lesson.title, position, lesson.seat, "You", lines)


def options(table: Table, lesson: Lesson) -> list[str]:
    """What the learner may do, in words."""
    return [table.match.text(action) for action in table.options.get(lesson.seat, [])]


def fitting(step: LessonStep, offered: list[str]) -> list[str]:
    """What the step takes, of what is offered; what it asks for comes first."""
    asked = LessonStep("", ask=step.ask)
    return sorted([action for action in offered if step.takes(action)], key=lambda action: not asked.takes(action))


def walked(lesson: Lesson) -> Iterator[tuple[int, list[Line], list[str]]]:
    """Each step, the lines that lead to it when one does what is asked, and what it takes."""
    lines: list[Line] = []
    for number, step in enumerate(lesson.steps):
        lines = [] if step.position is not None else lines
        offered = options(table_at(lesson, number, lines), lesson)
        takes = fitting(step, offered)
        yield number, lines, takes
        if step.ask:
            lines = [*lines, (lesson.seat, takes[0]), *step.then]


def named(lesson: Lesson) -> str:
    return f"{lesson.book}-{lesson.name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_is_asked_can_be_done_and_every_pattern_means_something(lesson: Lesson) -> None:
    assert lesson.steps[0].position is not None
    for number, lines, takes in walked(lesson):
        step = lesson.steps[number]
        offered = options(table_at(lesson, number, lines), lesson)
        for pattern in [*step.ask, *step.accept]:
            single = LessonStep("", ask=[pattern])
            assert any(single.takes(action) for action in offered) or len(step.ask) > 1, (step.name, pattern)
        assert bool(takes) == bool(step.ask), step.name


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_whatever_is_accepted_leads_on(lesson: Lesson) -> None:
    """After any accepted move the others can do what the lesson says, and the next step still finds what it asks."""
    for number, lines, takes in walked(lesson):
        step = lesson.steps[number]
        for action in takes:
            after = [*lines, (lesson.seat, action), *step.then]
            table = table_at(lesson, number, after)
            following = lesson.steps[number + 1] if number + 1 < len(lesson.steps) else None
            if following is not None and following.ask and following.position is None:
                assert fitting(following, options(table, lesson)), (step.name, action)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_no_seat_of_the_learner_is_played(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert lesson.seat not in [seat for seat, _ in step.then]
        assert step.ask or not step.then


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_glows_is_on_the_board(lesson: Lesson) -> None:
    for number, lines, _ in walked(lesson):
        game = table_at(lesson, number, lines).match.game
        known = {spot for action in game.vocabulary.all() for spot in game.vocabulary.spots(action)}
        assert set(lesson.steps[number].glow) <= known


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, language: str) -> None:
    document = lesson_document(lesson, language)
    assert document["summary"]["name"]
    assert document["summary"]["about"].endswith(".")
    for step in document["steps"]:
        assert step["say"].endswith((".", "!", "?")), step["name"]
        assert bool(step["other"]) == bool(step["ask"]), step["name"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(book: str, language: str) -> None:
    said = set(words_of_lessons(book, language)._messages)
    steps = {f"lesson-{lesson.name}-{step.name}" for lesson in lessons_of(book) for step in lesson.steps}
    assert said == steps | {f"lesson-{lesson.name}" for lesson in lessons_of(book)}


@pytest.mark.parametrize("book", BOOKS)
def test_a_course_covers_the_game(book: str) -> None:
    """Every kind of deed and every module are met, and a game is played to its end."""
    met: set[str] = set()
    wanted: set[str] = set()
    modules: set[str] = set()
    ended = False
    for lesson in lessons_of(book):
        for number, lines, takes in walked(lesson):
            done = [*lines, (lesson.seat, takes[0]), *lesson.steps[number].then] if takes else lines
            match = table_at(lesson, number, done).match
            met |= {match.game.vocabulary.verb(move.action).name for move in match.log}
            wanted |= {verb.name for verb in match.game.vocabulary.verbs}
            modules |= {name for name, value in match.setup.items() if value is True}
            ended = ended or match.result is not None
    assert {verb for verb in wanted - met - RARE if not verb.startswith("to-")} == set()
    assert ended
    titles = [title for title in SHELF.values() if title.rulebook == book]
    switches = {option.name for title in titles for option in title.options if option.choices == [False, True]}
    assert switches - modules <= PARTS
    assert 5 <= len(lessons_of(book)) <= 8


def test_a_lesson_is_told_as_a_table_would_be() -> None:
    """One update for each decision that is new, with chance as it is drawn."""
    lesson = LESSONS[0]
    step = lesson.steps[0]
    assert step.position is not None
    first = practised(lesson.title, step.position, lesson.seat, "You", [], 0, "en")["updates"]
    assert len(first) == 1
    assert first[0]["number"] == 1
    walk = list(walked(lesson))
    number, lines, takes = next(one for one in walk if one[2])
    after = [*lines, (lesson.seat, takes[0]), *lesson.steps[number].then]
    updates = practised(lesson.title, step.position, lesson.seat, "You", after, 1, "en")["updates"]
    decisions = [line for line in after if line[0] != CHANCE]
    assert [update["number"] for update in updates] == list(range(2, 2 + len(decisions)))
    assert all(update["events"] for update in updates)
    assert find(lesson.title).rulebook == lesson.book

"""Lessons in a browser, walked in three ways: doing what is asked, doing everything else, and doing nothing."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from fondaco.core.titles import SHELF
from fondaco.tables.lessons import Lesson, lessons_of
from tests.web.conftest import Serving
from tests.web.visitor import GO, Visitor

BOOKS = dict.fromkeys([title.rulebook for title in SHELF.values()])
LESSONS = [lesson for book in BOOKS for lesson in lessons_of(book)]
SAMPLE = [lessons_of(book)[0] for book in BOOKS if lessons_of(book)]
STATE = """() => {
  const coach = document.querySelector('.coach');
  return {
    step: coach?.dataset.step,
    standing: coach?.dataset.standing,
    over: !!coach?.querySelector('a.btn--go'),
    next: !!coach?.querySelector('button.btn--go'),
    show: !!coach?.querySelector('[data-act=show]'),
    confirm: !!document.querySelector('.prompt .btn--go:not([disabled])'),
  };
}"""
AT_REST = "document.querySelector('.coach[aria-busy=false]') && document.querySelector('.prompt[aria-busy=false]')"
CLICK = "(selector) => document.querySelector(selector)?.click()"
OPTIONS = "[...document.querySelectorAll('.prompt [data-option]')].map((button) => button.dataset.option)"
MOVES = "/api/practice"  # where moves are sent; what is only looked at is asked for below it


def named(lesson: Lesson) -> str:
    return f"{lesson.book}-{lesson.name}"


class Learner(Visitor):
    """Somebody in a lesson, who waits for each answer before going on."""

    def begin(self, lesson: Lesson) -> None:
        self.page.goto(f"{self.address}#/lesson/{lesson.book}/{lesson.name}")
        self.page.wait_for_selector(".coach")

    def state(self) -> dict[str, Any]:
        """How things stand once nothing is under way any more."""
        self.until(AT_REST)
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def forward(self, state: dict[str, Any]) -> None:
        """Do what is asked, or go on."""
        if state["next"]:
            self.page.evaluate(CLICK, ".coach button.btn--go")
        elif state["confirm"]:
            self.page.evaluate(f"{GO}?.click()")
        else:
            assert state["show"], f"nothing can be done: {state}"
            self.page.evaluate(CLICK, "[data-act=show]")

    def walk(self, lesson: Lesson) -> Iterator[dict[str, Any]]:
        """Do what is asked until the end; how things stand before each click."""
        for _ in range(4 * len(lesson.steps)):
            state = self.state()
            yield state
            if state["over"]:
                return
            self.forward(state)
        raise AssertionError(f"the end never came: {self.state()}")

    def reach(self, lesson: Lesson, step: str) -> None:
        """Do what is asked until a step has come."""
        assert any(state["step"] == step for state in self.walk(lesson)), f"the step {step} never came"

    def others(self) -> list[str]:
        """What could be done in one click of the list."""
        self.page.evaluate(CLICK, ".prompt .btn--list[aria-expanded=false]")
        found: list[str] = self.page.evaluate(OPTIONS)
        return sorted(set(found))

    def do(self, action: str) -> dict[str, Any]:
        """Choose something in the list, and confirm it; how things stand then."""
        assert action in self.others()
        self.page.evaluate(CLICK, f".prompt [data-option='{action}']")
        self.until(f"{GO} || document.querySelector('.coach').dataset.standing !== 'asked'")
        self.page.evaluate(f"{GO}?.click()")
        self.until("document.querySelector('.coach').dataset.standing !== 'asked'")
        return self.state()


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_doing_what_is_asked_leads_to_the_end(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    seen = dict.fromkeys([state["step"] for state in learner.walk(lesson)])
    assert list(seen) == [step.name for step in lesson.steps]
    learner.page.goto(f"{house.address}#/lesson/{lesson.book}")
    learner.page.wait_for_selector(".course li.is-done")
    assert learner.missing() == []
    assert learner.errors == []
    learner.close()


def walk_beside(learner: Learner, lesson: Lesson) -> None:
    """At each step do everything else once; it is said, and can be taken back, and the step stays."""
    for step in [step for step in lesson.steps if step.ask]:
        learner.reach(lesson, step.name)
        for action in [action for action in learner.others() if not step.takes(action)]:
            state = learner.do(action)
            assert (state["step"], state["standing"] in ("other", "impossible")) == (step.name, True), action
            learner.page.evaluate(CLICK, "[data-act=again]")
            state = learner.state()
            assert (state["step"], state["standing"], state["show"]) == (step.name, "asked", True), action
    assert learner.errors == []


@pytest.mark.parametrize("lesson", SAMPLE, ids=named)
def test_doing_something_else_is_answered_and_can_be_taken_back(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    walk_beside(learner, lesson)
    learner.close()


@pytest.mark.heavy
@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson not in SAMPLE], ids=named)
def test_doing_something_else_in_every_lesson(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    walk_beside(learner, lesson)
    learner.close()


def wait_idly(learner: Learner, lesson: Lesson) -> None:
    """At each step wait: nothing happens, and nobody sends a move."""
    sent: list[str] = []
    learner.page.on("request", lambda request: sent.append(urlsplit(request.url).path))
    for step in lesson.steps:
        learner.reach(lesson, step.name)
        before, posted = learner.state(), sent.count(MOVES)
        learner.page.wait_for_timeout(500)
        assert (learner.state(), sent.count(MOVES)) == (before, posted), step.name


@pytest.mark.parametrize("lesson", SAMPLE, ids=named)
def test_clicking_nothing_leaves_everything_as_it_is(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    wait_idly(learner, lesson)
    learner.close()


@pytest.mark.heavy
@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson not in SAMPLE], ids=named)
def test_clicking_nothing_in_every_lesson(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    wait_idly(learner, lesson)
    learner.close()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT"])
def test_the_card_covers_nothing_and_only_what_is_asked_glows(
    browser: Any, house: Serving, size: tuple[int, int], language: str
) -> None:
    lesson = SAMPLE[-1]
    learner = Learner(browser, house.address, language, *size)
    learner.begin(lesson)
    learner.reach(lesson, next(step.name for step in lesson.steps if step.ask))
    boxes = learner.page.evaluate(
        "['.coach', '.board-port', '.prompt']"
        ".map((name) => document.querySelector(name).getBoundingClientRect().toJSON())"
    )
    coach, *rest = boxes
    for box in rest:
        apart = (
            coach["right"] <= box["left"] + 1
            or coach["left"] >= box["right"] - 1
            or coach["bottom"] <= box["top"] + 1
            or coach["top"] >= box["bottom"] - 1
        )
        assert apart, (coach, box)
    glowing = learner.page.locator(".spot.is-legal:not(.is-quiet)").count()
    assert 0 < glowing <= 2
    assert learner.page.locator(".spot.is-legal").count() > glowing
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert learner.violations() == []
    assert learner.missing() == []
    learner.close()

"""Lessons in a browser, walked in three ways: doing what is asked, doing everything else, and doing nothing."""

from typing import Any

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
CLICK = "(selector) => document.querySelector(selector)?.click()"


def named(lesson: Lesson) -> str:
    return f"{lesson.book}-{lesson.name}"


class Learner(Visitor):
    """Somebody in a lesson."""

    def begin(self, lesson: Lesson) -> None:
        self.page.goto(f"{self.address}#/lesson/{lesson.book}/{lesson.name}")
        self.page.wait_for_selector(".coach")

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def forward(self) -> None:
        """Do what is asked, or go on."""
        state = self.state()
        if state["next"]:
            self.page.evaluate(CLICK, ".coach button.btn--go")
        elif state["confirm"]:
            self.page.evaluate(f"{GO}?.click()")
        elif state["show"]:
            self.page.evaluate(CLICK, "[data-act=show]")
        self.page.wait_for_timeout(25)

    def reach(self, step: str) -> None:
        """Do what is asked until a step has come."""
        for _ in range(400):
            state = self.state()
            if state["step"] == step and (state["show"] or state["next"] or state["over"]):
                return
            self.forward()
        raise AssertionError(f"the step {step} never came: {self.state()}")

    def others(self) -> list[str]:
        """What could be done in one click of the list."""
        if not self.page.locator(".prompt__list").count():
            self.page.keyboard.press("o")
            self.page.wait_for_timeout(40)
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.prompt [data-option]')].map((button) => button.dataset.option)"
        )
        return sorted(set(found))

    def do(self, action: str) -> None:
        """Choose something in the list, and confirm it."""
        click = "(action) => document.querySelector(`.prompt [data-option='${action}']`)?.click()"
        chosen = False
        for _ in range(200):
            state = self.state()
            if state["standing"] != "asked":
                return
            if chosen and state["confirm"]:
                self.page.evaluate(f"{GO}?.click()")
            elif action in self.others():
                self.page.evaluate(click, action)
                chosen = True
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing came of {action}")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_doing_what_is_asked_leads_to_the_end(browser: Any, house: Serving, lesson: Lesson) -> None:
    learner = Learner(browser, house.address)
    learner.begin(lesson)
    seen: list[str] = []
    for _ in range(900):
        state = learner.state()
        if state["step"] not in seen:
            seen.append(state["step"])
        if state["over"]:
            break
        learner.forward()
    assert seen == [step.name for step in lesson.steps]
    assert learner.state()["over"]
    learner.page.goto(f"{house.address}#/lesson/{lesson.book}")
    learner.page.wait_for_selector(".course li.is-done")
    assert learner.missing() == []
    assert learner.errors == []
    learner.close()


def walk_beside(learner: Learner, lesson: Lesson) -> None:
    """At each step do everything else once; it is said, and can be taken back, and the step stays."""
    for step in [step for step in lesson.steps if step.ask]:
        learner.reach(step.name)
        for action in [action for action in learner.others() if not step.takes(action)]:
            learner.do(action)
            state = learner.state()
            assert (state["step"], state["standing"] in ("other", "impossible")) == (step.name, True), action
            learner.page.evaluate(CLICK, "[data-act=again]")
            learner.until("document.querySelector('.coach')?.dataset.standing === 'asked'")
            learner.until("!!document.querySelector('[data-act=show]')")
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
    """At each step wait: nothing happens, and nobody asks the server for anything."""
    sent: list[str] = []
    learner.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for step in lesson.steps:
        learner.reach(step.name)
        learner.page.wait_for_timeout(200)  # what the last move set in motion comes to rest
        before, posted = learner.state(), len(sent)
        learner.page.wait_for_timeout(500)
        assert (learner.state(), len(sent)) == (before, posted), step.name


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
    learner.reach(next(step.name for step in lesson.steps if step.ask))
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

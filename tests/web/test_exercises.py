"""Exercises in a browser: a wrong answer, another try, the right one with its reasons, and the next."""

from typing import Any

import pytest

from fondaco.core.titles import SHELF
from fondaco.tables.exercises import exercises_of
from tests.web.conftest import Serving
from tests.web.visitor import GO, MINE, Visitor

TITLES = [title for title in SHELF if exercises_of(title)]
ANSWERED = "document.querySelector('[data-act=again], .coach[data-verdict=right]')"


def choose(visitor: Visitor, action: str) -> None:
    """Choose an option in the list, confirm it if need be, and wait for the answer."""
    option = f"document.querySelector(`.prompt [data-option='{action}']`)"
    visitor.until(MINE)
    visitor.page.evaluate("document.querySelector('.prompt .btn--list[aria-expanded=false]')?.click()")
    visitor.until(option)
    visitor.page.evaluate(f"{option}.click()")
    visitor.until(f"{GO} || {ANSWERED}")
    visitor.page.evaluate(f"{GO}?.click()")
    visitor.until(ANSWERED)


@pytest.mark.parametrize("title", TITLES)
def test_whoever_gives_up_is_told_and_goes_on(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address, "de-DE")
    visitor.page.goto(f"{house.address}#/exercises")
    visitor.page.wait_for_selector(".course a")
    assert visitor.page.locator(".course a").count() == len(TITLES)
    visitor.page.goto(f"{house.address}#/exercises/{title}")
    visitor.page.wait_for_selector(".coach [data-act=tell]")
    visitor.page.click("[data-act=tell]")
    visitor.page.wait_for_selector(".coach[data-verdict=lost]")
    assert visitor.page.locator(".coach__why li").count() >= 1
    visitor.page.click(".coach button.btn--go")
    visitor.page.wait_for_selector(".coach[data-verdict=''] [data-act=tell]")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_a_wrong_answer_can_be_tried_again_and_the_right_one_is_counted(browser: Any, house: Serving) -> None:
    # One whose answers stand in the list as they are: a verb, and the one thing that it is done to.
    title, known = next(
        (title, one)
        for title in TITLES
        for one in exercises_of(title)
        if len(one["best"].split()) == len(one["second"].split()) == 2
    )
    visitor = Visitor(browser, house.address)
    visitor.page.goto(f"{house.address}#/exercises/{title}/{known['name']}")
    visitor.page.wait_for_selector(".coach [data-act=tell]")
    choose(visitor, known["second"])
    visitor.page.click("[data-act=again]")
    visitor.until("!document.querySelector('[data-act=again]')")
    choose(visitor, known["best"])
    visitor.page.wait_for_selector(".coach[data-verdict=right]")
    assert visitor.page.locator(".coach__why li").count() >= 1
    visitor.page.goto(f"{house.address}#/exercises")
    visitor.until(f"/1 of {len(exercises_of(title))}/.test(document.querySelector('.courses')?.innerText ?? '')")
    assert visitor.errors == []
    visitor.close()


def test_an_exercise_that_is_not_there_is_said_to_be_missing(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.page.goto(f"{house.address}#/exercises/china/999")
    visitor.until("/There is no such exercise/.test(document.body.innerText)")
    visitor.page.click("main a[href='#/exercises']")
    visitor.page.wait_for_selector(".course a")
    visitor.close()

"""Exercises in a browser: a wrong answer, another try, the right one with its reasons, and the next."""

from typing import Any

import pytest

from fondaco.core.titles import SHELF
from fondaco.tables.exercises import exercises_of
from tests.web.conftest import Serving
from tests.web.visitor import GO, Visitor

TITLES = [title for title in SHELF if exercises_of(title)]


def choose(visitor: Visitor, action: str) -> None:
    """Choose an option in the list, however many clicks it takes, and confirm it."""
    page = visitor.page
    find = "(action) => document.querySelector(`.prompt [data-option='${action}']`)"
    for _ in range(300):
        if page.evaluate("!!document.querySelector('[data-act=again], .coach[data-verdict=right]')"):
            return
        if page.evaluate(f"!!{GO}"):
            page.evaluate(f"{GO}.click()")
        elif page.evaluate(f"!!({find})(`{action}`)"):
            page.evaluate(f"({find})(`{action}`).click()")
        elif not page.locator(".prompt__list").count():
            page.keyboard.press("o")
        page.wait_for_timeout(30)
    raise AssertionError(f"nothing came of {action}")


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
    # One whose answers stand in the list as they are.
    title, known = next(
        (title, one)
        for title in TITLES
        for one in exercises_of(title)
        if len(one["best"].split()) <= 5 and one["best"].split()[0] == one["second"].split()[0] == "bid"
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

"""The page beside the board: links, languages, keys, phones, faults, and what axe says about every screen."""

import json
from typing import Any

import pytest

from fondaco.server.config import built_page
from tests.web.conftest import NOT_BUILT, Serving
from tests.web.visitor import Visitor, bots

PHONE = (390, 844)


def test_home_in_two_clicks_to_a_table(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.home()
    assert visitor.page.locator(".game").count() == 3
    assert visitor.violations() == []
    visitor.page.click(".game:first-child .btn--go")
    visitor.page.wait_for_selector(".spot.is-legal")
    visitor.close()


@pytest.mark.parametrize("title", ["yunnan-2023", "china", "haendler"])
def test_the_board_is_drawn_and_marks_the_moment(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open(title, bots(2))
    visitor.page.goto("about:blank")
    visitor.go(name)
    visitor.page.wait_for_selector(".pieces .mover")
    visitor.until("performance.getEntriesByName('fondaco:board').length > 0")
    visitor.close()


@pytest.mark.parametrize("title", ["yunnan-2023", "china", "haendler"])
def test_every_screen_of_a_table_is_accessible(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open(title, bots(2))
    visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
    assert visitor.violations() == []
    visitor.page.click(".bar [aria-label='Settings']")
    visitor.page.wait_for_selector("dialog[open]")
    assert visitor.violations() == []
    visitor.close()


@pytest.mark.parametrize("book", ["yunnan", "china", "haendler"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT"])
def test_each_language_has_every_word(browser: Any, house: Serving, book: str, language: str) -> None:
    visitor = Visitor(browser, house.address, language)
    visitor.home()
    title = {"yunnan": "yunnan-2023"}.get(book, book)
    visitor.open(title, bots(2))
    assert visitor.page.evaluate("document.documentElement.lang") == language[:2]
    visitor.steps(60)
    visitor.page.click("[role=tab]:nth-child(3):visible")
    visitor.page.goto(f"{house.address}#/rules/{book}")
    visitor.page.wait_for_selector(".ru p")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_rules_are_searched_and_open_at_the_right_one(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.page.goto(f"{house.address}#/rules/yunnan/bid.small-space?edition=2023")
    visitor.page.wait_for_selector(".ru.is-target")
    assert visitor.violations() == []
    many = visitor.page.locator(".ru").count()
    visitor.page.fill("input[type=search]", "border pass")
    found = "document.querySelectorAll('.ru').length"
    visitor.until(f"0 < {found} && {found} < {many}")
    visitor.close()


def test_a_closed_spot_says_why_not(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open("yunnan-2023", bots(3))
    visitor.my_turn()
    visitor.page.locator(".spot[data-spot='building.school.space.15']").dispatch_event("click")
    visitor.page.wait_for_selector(".whynot blockquote")
    assert "coins" in visitor.page.inner_text(".whynot blockquote")
    visitor.page.click(".whynot a[href*='/rules/']")
    visitor.page.wait_for_selector(".ru.is-target")
    visitor.close()


def test_two_people_by_an_invitation(browser: Any, house: Serving) -> None:
    host = Visitor(browser, house.address)
    seats = [{"who": "me", "name": "Lena"}, {"who": "friend"}, {"who": "bot", "bot": "random", "name": "Ling"}]
    host.home()
    host.request("PUT", "/api/me", {"name": "Lena"})
    opened = host.request("POST", "/api/tables", {"title": "yunnan-2023", "seats": seats, "pace": {"kind": "none"}})
    name = opened["table"]["table"]
    host.go(name)
    assert host.violations() == []
    friend = Visitor(browser, house.address)
    friend.home()
    friend.request("PUT", "/api/me", {"name": "Jonas"})
    friend.page.goto(f"{house.address}#/t/{name}/{opened['secrets']['1']}")
    friend.page.wait_for_selector(".board-live")
    host.page.wait_for_selector(".board-live")
    assert opened["secrets"]["1"] not in friend.page.url
    for _ in friend.waiting("they did not get on"):
        host.click()
        friend.click()
        if friend.page.locator(".log__line").count() > 8:
            break
    friend.page.click("[role=tab]:has-text('Chat'):visible")
    friend.page.fill(".chat-form input", "Good luck!")
    friend.page.keyboard.press("Enter")
    host.page.click("[role=tab]:has-text('Chat'):visible")
    host.page.wait_for_selector("text=Good luck!")
    host.close()
    friend.close()


def test_a_reload_and_a_killed_server_lose_nothing(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    if built_page() is None:
        pytest.skip(NOT_BUILT)
    serving = Serving(tmp_path_factory.mktemp("killed"))
    serving.start()
    visitor = Visitor(browser, serving.address)
    visitor.open("yunnan-2023", bots(2))
    visitor.steps(20)
    visitor.page.reload()
    visitor.my_turn()
    lines = visitor.page.locator(".log li").count()
    serving.kill()
    visitor.page.wait_for_selector(".net-bar")
    for _ in range(4):  # clicks while nobody listens
        visitor.click()
    serving.start()
    visitor.page.wait_for_selector(".net-bar", state="detached")
    visitor.my_turn()
    visitor.until(f"document.querySelectorAll('.log li').length >= {lines}")
    assert visitor.errors == []
    visitor.close()
    serving.kill()


def test_hot_seat_covers_secrets(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    seats = [{"who": "me", "name": name} for name in ("Anna", "Bruno", "Carla")]
    visitor.open("china", seats)
    visitor.page.wait_for_selector(".curtain")
    assert visitor.page.locator(".hand .card").count() == 0
    assert visitor.violations() == []
    visitor.steps(25)
    assert visitor.errors == []
    visitor.close()


def test_keyboard_alone(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open("yunnan-2023", bots(2))
    visitor.my_turn()
    before = visitor.page.locator(".log li").count()
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.classList.contains('spot') ?? false"):
            break
    # The board is one stop; within it the arrows lead from spot to spot.
    for key in ["ArrowUp"] * 12 + ["ArrowLeft"] * 12:
        if visitor.page.evaluate("document.activeElement?.dataset?.spot?.startsWith('building.school.space') ?? false"):
            break
        visitor.page.keyboard.press(key)
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement?.classList.contains('spot')")
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".prompt .btn--go:not([disabled])")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".crumbs", state="detached")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".prompt .btn--go:not([disabled])")
    visitor.page.keyboard.press("Enter")
    visitor.until(f"document.querySelectorAll('.log li').length > {before}")
    visitor.close()


@pytest.mark.parametrize("title", ["yunnan-2023", "china", "haendler"])
def test_a_phone_has_everything_in_reach(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address, width=PHONE[0], height=PHONE[1])
    visitor.open(title, bots(2))
    visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
    visitor.at_rest()
    box = visitor.page.locator(".prompt .btn--go").bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] / 2
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    visitor.steps(30)
    assert visitor.violations() == []
    assert visitor.errors == []
    visitor.close()


def test_replay_and_log_of_a_finished_game(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open("china", bots(2))
    visitor.play_out()
    visitor.page.click("text=Replay")
    visitor.page.wait_for_selector(".tl__slider")
    visitor.page.keyboard.press("End")
    assert visitor.violations() == []
    visitor.page.keyboard.press("ArrowLeft")
    log = visitor.request("GET", f"/api/tables/{name}/log")
    assert json.dumps(log).count("china") >= 1
    assert visitor.errors == []
    visitor.close()

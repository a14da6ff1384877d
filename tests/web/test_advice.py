"""Hints while playing, the chances of winning after the game, and going on from a position of a finished one."""

from typing import Any

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots


def test_a_hint_names_options_and_points_at_them(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open("china", bots(2))
    visitor.my_turn()
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".advice button")
    assert visitor.violations() == []
    visitor.page.focus(".advice li:first-child button")
    visitor.page.wait_for_selector(".spot.is-pointed")
    said = visitor.page.get_attribute(".advice li:first-child button", "aria-label")
    assert said is not None
    assert "%" in said
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".prompt .btn--go:not([disabled])")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_no_hints_at_a_table_of_several_people(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    seats = [{"who": "me", "name": name} for name in ("Anna", "Bruno", "Carla")]
    visitor.open("yunnan-2023", seats)
    visitor.page.wait_for_selector(".spot.is-legal")
    assert visitor.page.locator(".btn--hint").count() == 0
    visitor.close()


def wait_for_analysis(visitor: Visitor, table: str) -> None:
    """However long it takes: an analysis stands back while the machine has anything else to do."""
    while visitor.request("GET", f"/api/tables/{table}/analysis")["status"] != "done":
        visitor.page.wait_for_timeout(250)


def test_the_chances_of_a_game_lead_to_its_turning_points(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open("china", bots(2))
    visitor.play_out()
    visitor.page.click(".end__chances button")
    wait_for_analysis(visitor, name)
    visitor.page.wait_for_selector(".end__chances .curve .ln")
    assert visitor.page.locator(".end__chances .curve .ln").count() == 3
    assert visitor.violations() == []
    analysis = visitor.request("GET", f"/api/tables/{name}/analysis")["analysis"]
    marks = visitor.page.locator(".end__chances .tp")
    assert marks.count() == len(analysis["turning_points"])
    if marks.count():
        marks.first.focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_selector(".table--replay .advice button")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_a_bot_is_asked_why_and_playing_on_begins_at_the_position_that_is_shown(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open("china", bots(2))
    visitor.play_out()
    events = visitor.request("GET", f"/api/tables/{name}/history")["events"]
    number = next(event["number"] for event in events if event["kind"] == "moved" and event["seat"] == 1)
    visitor.page.goto(f"{house.address}#/replay/{name}?at={number}")
    visitor.page.click(".why-move__ask")
    visitor.page.wait_for_selector(".why-move .panel__body p")
    assert visitor.page.locator(".why-move h2").inner_text().strip() == "Why did Bot 0 do that?"
    assert visitor.violations() == []
    assert visitor.missing() == []
    visitor.page.goto(f"{house.address}#/replay/{name}?at=20")
    visitor.page.wait_for_selector(".tl__slider")
    shown = visitor.request("GET", f"/api/tables/{name}/positions/20")
    visitor.page.click(".bar button:has-text('Play on'):enabled")
    visitor.until(f"location.hash.startsWith('#/t/') && !location.hash.includes('{name}')")
    visitor.page.wait_for_selector(".prompt")
    opened = visitor.page.evaluate("location.hash").split("/")[2]
    first = visitor.request("GET", f"/api/tables/{opened}/positions/1")
    assert shown["lines"] is not None
    assert first["seats"][0]["view"]["houses"] == shown["seats"][0]["view"]["houses"]
    assert first["seats"][0]["view"]["players"] == shown["seats"][0]["view"]["players"]
    visitor.close()


def test_what_moves_can_be_skipped_and_stands_still_on_wish(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address, motion="no-preference", pace=600)
    visitor.open("yunnan-2023", bots(2))
    visitor.page.wait_for_selector(".spot.is-legal")
    visitor.page.evaluate(WATCH)
    visitor.steps_until("window.moves > 0 && document.querySelector('.btn:has(use[href=\"#i-next\"])')")
    visitor.page.keyboard.press(" ")
    visitor.until("document.getAnimations().every((one) => !one.effect.target.matches('.mover'))")
    visitor.close()
    still = Visitor(browser, house.address, motion="reduce", pace=600)
    still.open("yunnan-2023", bots(2))
    still.page.wait_for_selector(".spot.is-legal")
    still.page.evaluate(WATCH)
    still.steps(60)
    assert still.page.evaluate("window.moves") == 0
    still.close()


WATCH = """() => {
  window.moves = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.mover')) window.moves += 1;
    return animate.call(this, frames, options);
  };
}"""

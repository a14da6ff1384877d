"""Room to think and ways back in: history during play, plans, notes, and a name before one sits down."""

from typing import Any

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

PIECES = """() => [...document.querySelectorAll('.pieces .mover')]
  .map((piece) => [piece.style.transform, piece.firstElementChild.getAttribute('href')].join(' ')).sort()"""


def test_one_looks_back_and_returns_without_leaving_the_table(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open("yunnan-2023", bots(2))
    visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
    visitor.steps_until("document.querySelectorAll('.log__line').length > 12")
    visitor.my_turn()
    present = visitor.page.evaluate(PIECES)
    visitor.page.locator(".log__line").first.click()
    visitor.page.wait_for_selector(".tl__slider")
    visitor.until("document.querySelectorAll('.spot.is-legal').length === 0")
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".tl__slider", state="detached")
    visitor.my_turn()
    assert visitor.page.evaluate(PIECES) == present
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_a_plan_is_tried_out_and_left(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open("yunnan-2023", bots(2))
    visitor.my_turn()
    number = visitor.request("GET", f"/api/tables/{name}/state")["number"]
    visitor.page.keyboard.press("p")
    visitor.page.wait_for_selector(".is-planning")
    visitor.steps(12)
    assert visitor.violations() == []
    assert visitor.request("GET", f"/api/tables/{name}/state")["number"] == number
    for _ in visitor.waiting("the plan was never left"):
        if not visitor.page.locator(".is-planning").count():
            break
        visitor.page.keyboard.press("Escape")  # one step back for each part of a choice, then out of the plan
    visitor.page.wait_for_selector(".spot.is-legal")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def test_notes_stay(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    name = visitor.open("china", bots(2))
    visitor.page.click("[role=tab]:has-text('Notes'):visible")
    visitor.page.fill(".notes textarea", "Ling collects violet")
    visitor.until(f"fetch('/api/tables/{name}/notes').then((kept) => kept.json()).then(({{ text }}) => text)")
    assert visitor.request("GET", f"/api/tables/{name}/notes") == {"text": "Ling collects violet"}
    visitor.page.reload()
    visitor.page.click("[role=tab]:has-text('Notes'):visible")
    visitor.until("document.querySelector('.notes textarea')?.value === 'Ling collects violet'")
    visitor.close()


def test_an_invitation_asks_for_a_name_first(browser: Any, house: Serving) -> None:
    host = Visitor(browser, house.address)
    seats = [{"who": "me", "name": "Lena"}, {"who": "friend"}, {"who": "bot", "bot": "random", "name": "Ling"}]
    host.home()
    host.request("PUT", "/api/me", {"name": "Lena"})
    opened = host.request("POST", "/api/tables", {"title": "yunnan-2023", "seats": seats, "pace": {"kind": "none"}})
    friend = Visitor(browser, house.address)
    friend.page.goto(f"{house.address}#/t/{opened['table']['table']}/{opened['secrets']['1']}")
    friend.page.wait_for_selector(".introduce input")
    assert friend.violations() == []
    friend.page.fill(".introduce input", "Jonas")
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".board-live")
    jonas = friend.page.locator(".players .pl__name", has_text="Jonas")
    jonas.wait_for()
    assert "away" not in jonas.inner_text()
    host.close()
    friend.close()

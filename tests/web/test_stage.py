"""A stage that stands still: the board keeps its place, the prompt its height, and letters can be read."""

from typing import Any

import pytest

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

TITLES = ["yunnan-2023", "china", "haendler"]
PLACES = """() => ['.board', '.prompt', '.side', '.side > .log'].map((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [name, Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)] : null;
})"""
LETTERS = """() => {
  const board = document.querySelector('.board-live');
  const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
  return [...board.querySelectorAll('text')]
    .map((text) => [parseFloat(getComputedStyle(text).fontSize) * scale, text.textContent.trim()])
    .filter(([size, said]) => said && size < 10.99);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["desk", "laptop"])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_moves_while_one_plays(browser: Any, house: Serving, title: str, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, house.address, "de-DE", *size)
    visitor.open(title, bots(3))
    visitor.my_turn()
    visitor.at_rest()
    first = visitor.page.evaluate(PLACES)
    assert None not in first
    for _ in range(40):
        assert visitor.step()
        assert visitor.page.evaluate(PLACES) == first
    visitor.close()


@pytest.mark.parametrize("title", TITLES)
def test_a_laptop_shows_a_large_board_with_letters_that_can_be_read(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address, width=1280, height=720)
    visitor.open(title, bots(3))
    visitor.my_turn()
    visitor.at_rest()
    box = visitor.page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] >= 0.62 * 1280
    assert box["height"] >= (640 if title in ("china", "haendler") else 500)
    assert visitor.page.evaluate(LETTERS) == []
    visitor.close()


@pytest.mark.parametrize("title", TITLES)
def test_the_log_is_within_reach(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address, width=1280, height=720)
    visitor.open(title, bots(3))
    visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
    for _ in range(25):
        assert visitor.step()
        log = visitor.page.locator(".side > .log").bounding_box()
        assert log is not None
        assert log["y"] + log["height"] <= 720
    visitor.steps_until("document.querySelectorAll('.log ol li').length > 12")
    visitor.settled()
    visitor.page.click(".log [aria-pressed]")
    lines = "[...document.querySelectorAll('.log ol li')].filter((line) => { const box = line.getBoundingClientRect();"
    seen = f"{lines} const list = line.closest('ol').getBoundingClientRect();"
    seen += " return box.top >= list.top - 1 && box.bottom <= list.bottom + 1; }).length"
    visitor.until(f"{seen} >= 8")
    visitor.close()


@pytest.mark.parametrize("title", ["yunnan-2023", "china"])
def test_the_board_can_be_used_on_a_page_that_is_enlarged(browser: Any, house: Serving, title: str) -> None:
    visitor = Visitor(browser, house.address, width=640, height=360)  # 1280 by 720 at 200 %
    visitor.open(title, bots(2))
    visitor.my_turn()
    visitor.at_rest()
    board, prompt = visitor.page.locator(".board").bounding_box(), visitor.page.locator(".prompt").bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["height"] >= 200
    assert prompt["y"] + prompt["height"] <= 360
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 640
    visitor.steps(20)
    assert visitor.errors == []
    visitor.close()

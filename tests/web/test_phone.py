"""Phones: nothing is wider than the screen, names are shown, and a whole game is played by touch."""

from typing import Any

import pytest

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

WIDTHS = [360, 390, 768]
WIDER = """() => {
  const width = document.documentElement.clientWidth;
  const clipped = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== 'visible' && up.getBoundingClientRect().right <= width + 1) return true;
    }
    return false;
  };
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && (box.right > width + 1 || box.left < -1) && !clipped(element);
  });
  const page = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
  return [...page, ...found.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))];
}"""


def screens(visitor: Visitor, house: Serving) -> dict[str, list[str]]:
    """What is too wide, screen by screen."""
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        visitor.at_rest()
        wide = visitor.page.evaluate(WIDER)
        if wide:
            found[name] = wide

    visitor.home()
    look("home")
    visitor.page.click(".game:first-child .linklike")
    visitor.page.wait_for_selector("dialog[open]")
    look("new table")
    visitor.page.keyboard.press("Escape")
    visitor.page.goto(f"{house.address}#/rules/yunnan")
    visitor.page.wait_for_selector(".ru p")
    look("rules")
    for title in ("yunnan-2023", "china", "haendler"):
        visitor.open(title, bots(3))
        visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
        look(title)
        for _ in range(6):
            visitor.steps(1)
            look(f"{title}, later")
    visitor.page.click(".bar button:has(use[href='#i-gear'])")
    visitor.page.wait_for_selector("dialog[open]")
    look("settings")
    return found


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT"])
def test_nothing_is_wider_than_the_screen(browser: Any, house: Serving, language: str, width: int) -> None:
    visitor = Visitor(browser, house.address, language, width, 800)
    theme = "night" if width == 390 else "parchment"
    visitor.context.add_init_script(f"localStorage.setItem('fondaco.theme', '{theme}')")
    assert screens(visitor, house) == {}
    assert visitor.missing() == []
    visitor.close()


def test_the_strip_names_everybody(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address, width=360, height=740)
    visitor.open("haendler", bots(3))
    visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
    visitor.steps(8)
    names = visitor.page.locator(".strip li small:visible").all_inner_texts()
    assert [name.split()[0] for name in names] == ["Lena", "Bot", "Bot", "Bot"]
    visitor.close()

"""A game from another package, on the face that any game can be played with."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco.server.config import built_page
from tests.strangers import install, new_game, seeing
from tests.web.conftest import NOT_BUILT, Serving
from tests.web.visitor import Visitor, bots

EXAMPLE = Path(__file__).parents[2] / "examples" / "lagoon" / "src" / "lagoon"


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has a game from another package on its shelf."""
    if built_page() is None:
        pytest.skip(NOT_BUILT)
    folder = tmp_path_factory.mktemp("strangers")
    (folder / "game").mkdir()
    packages = new_game(folder / "game", "harbour")
    shutil.copytree(EXAMPLE, packages / EXAMPLE.name)
    install(packages, EXAMPLE.name)
    serving = Serving(folder, environment=seeing(packages))
    serving.start()
    yield serving
    serving.kill()


@pytest.mark.parametrize(
    ("title", "language", "word", "rule"),
    [("harbour", "en-GB", "Heap", "take.heap"), ("lagoon", "de-DE", "Überschwemmt", "tide.flood")],
)
def test_a_game_from_elsewhere_is_played_to_its_end(
    strangers: Serving, browser: Any, title: str, language: str, word: str, rule: str
) -> None:
    visitor = Visitor(browser, strangers.address, language=language)
    name = visitor.open(title, bots(2))
    visitor.page.wait_for_selector(".generic dt")
    assert word in visitor.page.inner_text(".generic")
    assert visitor.violations() == []
    visitor.play_out()
    visitor.page.wait_for_selector(".end__rank .rk")
    assert visitor.missing() == []
    visitor.page.goto(f"{strangers.address}#/replay/{name}")
    visitor.page.wait_for_selector(".generic dt")
    visitor.page.goto(f"{strangers.address}#/rules/{title}")
    visitor.page.wait_for_selector(f"[id='rule-{rule}']")
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT"])
def test_nothing_lies_over_anything_else(
    strangers: Serving, browser: Any, language: str, width: int, height: int
) -> None:
    visitor = Visitor(browser, strangers.address, language=language, width=width, height=height)
    visitor.open("lagoon", bots(2))
    visitor.my_turn()
    visitor.at_rest()
    said, acts = (visitor.page.locator(place).bounding_box() for place in (".prompt__say", ".prompt__acts"))
    apart = said["x"] + said["width"] <= acts["x"] + 1 or said["y"] + said["height"] <= acts["y"] + 1
    assert apart
    assert said["height"] >= 20
    assert acts["x"] >= 0
    panel, board = (visitor.page.locator(place).bounding_box() for place in (".generic table", ".board-port"))
    assert panel["width"] <= board["width"]
    assert visitor.errors == []
    visitor.close()


def test_it_has_a_box_on_the_shelf(strangers: Serving, browser: Any) -> None:
    visitor = Visitor(browser, strangers.address)
    visitor.home()
    visitor.until("document.querySelector('.home__games')?.textContent.includes('Harbour')")
    assert visitor.missing() == []
    visitor.close()

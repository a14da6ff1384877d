"""Whole games by clicking what glows."""

from typing import Any

import pytest

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("yunnan-2023", 2, {}),
    ("yunnan-2013", 2, {}),
    ("china", 2, {}),
    ("haendler", 2, {}),
]


@pytest.mark.parametrize(("title", "others", "setup"), TABLES, ids=[table[0] for table in TABLES])
def test_a_whole_game_can_be_played(
    browser: Any, house: Serving, title: str, others: int, setup: dict[str, Any]
) -> None:
    visitor = Visitor(browser, house.address)
    visitor.open(title, bots(others), setup)
    visitor.play_out()
    assert visitor.page.locator(".rk").count() == others + 1
    assert visitor.missing() == []
    assert visitor.violations() == []
    visitor.close()


MODULES: list[tuple[str, int, dict[str, Any]]] = [
    ("yunnan-2023", 1, {"expert": True}),
    ("yunnan-2023", 3, {"guards": True}),
    ("yunnan-2013", 1, {"expert": True}),
    ("china", 4, {"side": "4-5", "fortifications": True}),
    ("haendler", 2, {"agreements": True, "open_money": True}),
]


@pytest.mark.parametrize(("title", "others", "setup"), MODULES, ids=[f"{t}-{'-'.join(s)}" for t, _, s in MODULES])
def test_a_module_has_its_screens(browser: Any, house: Serving, title: str, others: int, setup: dict[str, Any]) -> None:
    visitor = Visitor(browser, house.address, seed=3)
    visitor.open(title, bots(others), setup)
    visitor.steps(250)
    assert visitor.missing() == []
    assert visitor.errors == []
    assert visitor.violations() == []
    visitor.close()

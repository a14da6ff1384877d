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

"""Marbles stand on the shelf for one test each."""

import pytest

from fondaco.core.titles import SHELF, Title
from tests.core import marbles


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> Title:
    """The title, made anew."""
    made = marbles.title()
    monkeypatch.setitem(SHELF, made.name, made)
    return made

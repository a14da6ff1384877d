"""A plugin of pytest: every run makes its games anew, so that a change in how a game is made is noticed too."""

from fondaco.core.titles import SHELF


def pytest_sessionstart() -> None:
    """Forget the games that an earlier run has made."""
    for title in SHELF.values():
        title.made.clear()

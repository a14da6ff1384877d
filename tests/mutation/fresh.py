"""A plugin of pytest: every test makes its games anew, so that a change in how a game is made is noticed too, and a
change that makes a game endless fails before it fills the memory."""

import resource
from typing import Final

from fondaco.core.titles import SHELF

MOST_MEMORY: Final = 2 << 30  # bytes


def pytest_runtest_setup() -> None:
    """Forget the games that an earlier test has made."""
    for title in SHELF.values():
        title.made.clear()


def pytest_sessionstart() -> None:
    """Limit the memory of the process."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))

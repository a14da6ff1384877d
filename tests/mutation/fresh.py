"""A plugin of pytest: every test makes its games anew, so that a change in how a game is made is noticed too; quick
tests come first; and a change that makes a game endless fails before it fills the memory or takes the day."""

import json
import resource
import signal
from pathlib import Path
from typing import Final

import pytest

from fondaco.core.titles import SHELF

MOST_MEMORY: Final = 2 << 30  # bytes
STATISTICS: Final = Path("mutmut-stats.json")  # where mutmut keeps how long each test took without a change
PATIENCE: Final = 10.0  # seconds of processor time, and so many times what the test usually takes

durations: dict[str, float] = {}


def pytest_sessionstart() -> None:
    """Limit the memory of the process, and see how long tests usually take."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    if STATISTICS.exists():
        durations.update(json.loads(STATISTICS.read_text(encoding="utf-8"))["duration_by_test"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first: the first that fails ends the trial."""
    items.sort(key=usual)


def usual(item: pytest.Item) -> float:
    """How long a test took without a change."""
    return durations.get(item.nodeid, 0.0)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Forget the games that an earlier test has made, and limit the time."""
    for title in SHELF.values():
        title.made.clear()
    if durations:
        signal.signal(signal.SIGVTALRM, end)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE * (1 + usual(item)))


def pytest_runtest_teardown() -> None:
    """What follows takes the time it takes."""
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def end(_signal: int, _frame: object) -> None:
    """A test takes far longer than usual."""
    pytest.fail("this test does not end")

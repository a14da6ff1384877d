"""What the tests share: what `make` asks of them, and what they say at their end."""

import os
from typing import Any

import pytest

import fondaco.core

pytest_plugins = ["fondaco.testing.rules", "pytester"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make quick` walks one table of each title, and leaves out what is marked as slow."""
    parser.addoption("--quick", action="store_true", help="one table of each title, and nothing that is marked as slow")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, if it has to be quick."""
    if config.getoption("--quick"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def pytest_report_header() -> str:
    return f"engine: {'compiled' if fondaco.core.COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    """`make test` says which engine it means to test, so that a missing compilation cannot pass unseen."""
    expected = os.environ.get("FONDACO_ENGINE")
    if expected is not None:
        assert expected == ("compiled" if fondaco.core.COMPILED else "interpreted"), "the wrong engine is being tested"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say aloud when nobody looked at the page, so that a machine without a browser does not pass for one with."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if "tests/web" in report.nodeid]
    if skipped:
        reasons = {str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped}
        terminalreporter.section("the page was not looked at", sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(skipped)} tests in a browser were skipped: {'; '.join(sorted(reasons))}.")

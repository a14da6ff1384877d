"""What the tests share: which tables are walked, and how to play at random."""

import os
from typing import Any

import fondaco.core


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

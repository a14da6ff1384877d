"""What the tests share: which tables are walked, and how to play at random."""

import os

import fondaco.core


def pytest_report_header() -> str:
    return f"engine: {'compiled' if fondaco.core.COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    """`make test` says which engine it means to test, so that a missing compilation cannot pass unseen."""
    expected = os.environ.get("FONDACO_ENGINE")
    if expected is not None:
        assert expected == ("compiled" if fondaco.core.COMPILED else "interpreted"), "the wrong engine is being tested"

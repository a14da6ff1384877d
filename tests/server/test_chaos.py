"""A minute of chaos; `make chaos` lets it reign for ten."""

import pytest

from tests.server.chaos import chaos


@pytest.mark.heavy
def test_chaos_loses_nothing() -> None:
    wrong, diary = chaos(seconds=60, tables=20, processes=3)
    assert wrong == []
    assert len(diary.acknowledged) > 100
    assert diary.killed > 5

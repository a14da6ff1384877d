"""Some minutes of tables that come and go; `python -m tests.server.soak` has an hour of it."""

import pytest

from tests.server.soak import GROWTH, soak


@pytest.mark.heavy
def test_memory_stays_as_it_is() -> None:
    growth, diary = soak(seconds=900, warm=600)
    assert diary.tables > 20
    assert growth <= GROWTH, [round(amount) for _, amount in diary.memory][::20]

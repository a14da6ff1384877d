"""A few of the random games that `make heavy` plays by the hundred thousand."""

import pytest

from fondaco.testing import Table, name_of, tables
from tests.random_games import check_game


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_random_games_hold(table: Table) -> None:
    for seed in range(3):
        assert check_game(table, seed) > 0

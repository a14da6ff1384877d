"""A few of the random games that `make heavy` plays by the hundred thousand."""

import pytest

from fondaco import Refused
from fondaco.core.rule import NOT_NOW
from fondaco.testing import Table, name_of, tables
from tests import random_games
from tests.random_games import check_chunk, check_game


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_random_games_hold(table: Table) -> None:
    for seed in range(3):
        assert check_game(table, seed) > 0


def test_a_game_that_does_not_hold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_table: Table, _seed: int, _thorough: bool) -> int:
        raise Refused(NOT_NOW)

    monkeypatch.setattr(random_games, "check_game", refuse)
    with pytest.raises(AssertionError, match=r"^china-3 with the seed 7: It is refused by the rule turn\.not-now\.$"):
        check_chunk(("china", {}, 3), 7, 1, 1)

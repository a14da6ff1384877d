"""One step ahead: a plain question is taken to be answered as the one who is asked likes best."""

import pytest

from fondaco.bots.ahead import PLAIN, after, foresee
from fondaco.bots.valuing import value_of
from fondaco.core.chance import Rng
from fondaco.core.titles import SHELF
from fondaco.testing import Table
from tests.bots.positions import decisions


@pytest.mark.parametrize("title", SHELF)
def test_the_one_who_is_asked_takes_the_better_answer(title: str) -> None:
    table: Table = (title, {}, SHELF[title].seats[-1])
    asked = 0
    for game, s, seat in decisions(table, 8, 3):
        value = value_of(game)
        answers = game.options(s, seat)
        foreseen, _ = foresee(value, s, Rng(5))
        if len(answers) != PLAIN or len(game.actors(s)) > 1:
            assert foreseen == value.judge(s)[0]
            continue
        rng = Rng(5)
        shares = [value.judge(after(game, s, seat, answer, rng))[0][seat] for answer in answers]
        assert foreseen[seat] == max(shares)
        asked += 1
    assert asked >= 3

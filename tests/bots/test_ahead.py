"""One step ahead: a plain question is taken to be answered as the one who is asked likes better, the surer the more."""

import pytest

from fondaco.bots.ahead import DOUBT, PLAIN, after, foresee, likelihood, plain_answers
from fondaco.bots.knowledge import value_of
from fondaco.core.chance import Rng
from fondaco.core.titles import SHELF
from fondaco.testing import Table
from tests.bots.positions import decisions


@pytest.mark.parametrize("title", SHELF)
def test_the_one_who_is_asked_leans_to_the_better_answer(title: str) -> None:
    table: Table = (title, {}, SHELF[title].seats[-1])
    asked = 0
    for game, s, seat in decisions(table, 8, 3):
        value = value_of(game)
        answers = game.options(s, seat)
        foreseen, _ = foresee(value, s, Rng(5))
        if (game.step(s).price_for(s, seat) is None and len(answers) != PLAIN) or len(game.actors(s)) > 1:
            assert foreseen == value.judge(s)[0]
            continue
        rng = Rng(5)
        answers = plain_answers(game, s, seat, answers)
        shares = [value.judge(after(game, s, seat, answer, rng))[0][seat] for answer in answers]
        assert sum(shares) / PLAIN <= foreseen[seat] + 1e-9
        assert foreseen[seat] <= max(shares) + 1e-9
        asked += 1
    assert asked >= 3


def test_a_clear_answer_is_sure_and_a_close_one_is_not() -> None:
    assert likelihood([0.5, 0.5], [0.5, 0.5], 0) == 0.5
    assert likelihood([0.5 + DOUBT, 0.5], [0.5, 0.5], 0) == pytest.approx(0.731, abs=0.001)
    assert likelihood([0.9, 0.1], [0.1, 0.9], 0) > 0.999
    assert likelihood([0.9, 0.1], [0.1, 0.9], 1) < 0.001


def test_a_price_is_agreed_to_or_not_whatever_else_could_be_said() -> None:
    table: Table = ("haendler", {}, 3)
    asked = 0
    for game, s, seat in decisions(table, 2000, 1):
        options = game.options(s, seat)
        price = game.step(s).price_for(s, seat)
        if price is None or len(options) <= PLAIN + 1:
            continue
        answers = plain_answers(game, s, seat, options)
        assert [game.vocabulary.text(answer) for answer in answers] == ["accept", "refuse"]
        others = [option for option in options if option != price.consent]
        assert plain_answers(game, s, seat, others) == [], "where one of the two is refused, it is no plain question"
        asked += 1
    assert asked >= 2

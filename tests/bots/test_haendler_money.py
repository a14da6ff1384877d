"""The level that money can reach and keep, from the tracks of the rulebook."""

import pytest

from fondaco.bots.measures.haendler_money import funds, means, prospect
from fondaco.core.titles import find
from fondaco.games.haendler.actions import OFFER
from fondaco.games.haendler.state import State
from tests.bots.positions import decisions


@pytest.mark.parametrize(
    ("level", "money", "rounds", "step", "tenths"),
    [
        (0, 0, 3, 8, 0),
        (0, 9, 1, 8, 10),  # a step for 800, and its 100 in the round that remains
        (0, 8, 1, 8, 8),
        (0, 100, 1, 8, 20),  # two steps in a round, however rich
        (3, 12, 3, 10, 30),  # 400 in each of three rounds
        (3, 6, 3, 10, 20),  # too little to stay: one falls to where it suffices
        (8, 99, 2, 30, 80),  # nothing is above the top
        (2, -10, 2, 9, 0),  # more debt than money
    ],
)
def test_a_level_is_in_prospect_if_it_can_be_bought_and_kept(
    level: int, money: int, rounds: int, step: int, tenths: int
) -> None:
    assert prospect(level, money, rounds, step) == tenths


def test_money_that_has_been_bid_or_offered_is_not_counted_twice() -> None:
    game = find("haendler").game({}, 3)
    s: State = game.start(3)
    s.money = [50, 50, 50]
    s.bids = [12, -1, -1]
    s.leader, s.high = 1, 20
    assert [funds(s, seat) for seat in range(3)] == [38, 30, 50]
    assert means(s, 1, 30)[:3] == [30, 10, 25]


def test_a_price_that_is_offered_goes_from_the_shipper_to_the_load_master() -> None:
    offered = 0
    for seed in range(4):
        for game, s, seat in decisions(("haendler", {}, 3), seed, 1):
            for option in game.options(s, seat):
                if option.verb == OFFER:
                    master = s.master[s.wagon]
                    before = [funds(s, each) for each in range(3)]
                    t = s.copy()
                    game.carry_out(t, seat, option)
                    after = [funds(t, each) for each in range(3)]
                    assert after[seat] == before[seat] - option.x
                    assert after[master] == before[master] + option.x
                    offered += 1
    assert offered > 10

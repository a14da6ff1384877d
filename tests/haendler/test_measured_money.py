"""The level that money can reach and keep, from the tracks of the rulebook."""

import pytest

from fondaco.bots.knowledge import measure_of
from fondaco.games.haendler.actions import OFFER
from fondaco.games.haendler.board import USUAL, WAGON_SETS
from fondaco.games.haendler.game import Haendler
from fondaco.games.haendler.measured_money import StatusLadder, funds
from fondaco.games.haendler.state import State
from tests.bots.positions import decisions
from tests.haendler.scene import Scene

GAME = Haendler(WAGON_SETS[0], USUAL, agreements=False, open_money=False)


def position(section: str, arrivals: int, level: int, cursor: int = 0) -> State:
    """Three players, of whom the first has come to a level."""
    s: State = GAME.start(3)
    s.stack = [GAME.sections.index(section)]
    s.arrivals = arrivals
    s.start, s.turn, s.cursor = 0, cursor, cursor
    s.level[0] = level
    return s


@pytest.mark.parametrize(
    ("section", "arrivals", "level", "money", "tenths"),
    [
        # The last climbing, after seven arrivals: 2500 a step, two at most, and nothing to pay for them any more.
        ("climbing", 7, 0, 25, 10),
        ("climbing", 7, 0, 20, 8),
        ("climbing", 7, 2, 99, 40),
        # One round more: 2000 a step, and 100 for the first level in the last round; then two steps for 2500.
        ("climbing", 6, 0, 21, 10),
        ("climbing", 6, 0, 42, 20),
        ("climbing", 6, 0, 42 + 25, 30),
        # The last round, before its wagon has arrived: first 400 for the third level, then 2500 a step.
        ("buying", 6, 3, 4, 30),
        ("buying", 6, 3, 3, 25),
        ("buying", 6, 3, 4 + 25, 40),
        ("buying", 6, 8, 99, 80),
        ("buying", 6, 2, -10, 0),
    ],
)
def test_a_level_is_in_prospect_if_it_can_be_bought_and_kept(
    section: str, arrivals: int, level: int, money: int, tenths: int
) -> None:
    assert StatusLadder(GAME).prospect(position(section, arrivals, level), 0, money) == tenths


def test_who_has_passed_climbs_no_more_in_this_round() -> None:
    ladder = StatusLadder(GAME)
    assert ladder.prospect(position("climbing", 7, 2, cursor=1), 0, 99) == 20
    assert ladder.means(position("climbing", 7, 2, cursor=0), 0, 60)[4] == 2
    assert ladder.means(position("climbing", 7, 2, cursor=1), 0, 60)[4] == 0


def test_money_that_has_been_bid_or_offered_is_not_counted_twice() -> None:
    s: State = GAME.start(3)
    s.money = [50, 50, 50]
    s.bids = [12, -1, -1]
    s.leader, s.high = 1, 20
    assert [funds(s, seat) for seat in range(3)] == [38, 30, 50]
    assert StatusLadder(GAME).means(s, 1, 30)[:3] == [30, 10, 25]


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


def test_goods_that_have_arrived_are_as_good_as_sold() -> None:
    """The example of the sale in Brugge, with blue's silk still under way."""
    scene = Scene("special-sale", "green").wagon(1, "brugge").moment(rested=["1"], landed=1)
    scene.wagon(2, "lyon", "paris-lyon-3").load(1, "orange", wine=2, cloth=1).load(2, "blue", silk=2)
    scene.price(wine=900, silk=700).bonus(brugge=300).hand("green", "ascent").store("green", "paris", salt=1)
    table = scene.match()
    measure = measure_of(table.match.game)
    before = measure.measure(table.match.state)
    after = measure.measure(table.play("green", "pass").match.state)
    for name, orange, blue in (("money not pledged", 50 + 2 * 12 + 6, 50), ("goods on wagons", 0, 2)):
        at = measure.names.index(name)
        assert [before[0][at], before[1][at]] == [after[0][at], after[1][at]] == [orange, blue]

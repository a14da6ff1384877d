"""What promises do to a position: who will be load master, which goods will be carried, which prices rise."""

from fondaco.bots.knowledge import measure_of
from tests.haendler.scene import Scene, Table
from tests.haendler.talk import later, scene, vowed

FREE = "goods alike before a wagon without a load master"
OWN = "goods alike to load as load master"
BESIDE = "goods to load beside another load master"
NO_BID = "i-will-not: to bid on wagon 1: until round-ends"


def before_the_bids() -> Scene:
    """Orange and blue have goods in Paris, where wagon 1 stands without a load master."""
    start = scene("buying", seats=3).wagon(1, "paris").wagon(2, "koeln").wagon(3, "wien")
    return start.store("orange", "paris", wine=2, salt=1).store("blue", "paris", food=3)


def measured(table: Table, colour: str, name: str) -> int:
    """One measure of a player."""
    measure = measure_of(table.match.game)
    return measure.measure(table.match.state)[["orange", "blue", "red"].index(colour)][measure.names.index(name)]


def test_whoever_does_not_bid_loads_beside_the_one_who_is_left() -> None:
    table = before_the_bids().match()
    assert [measured(table, "orange", name) for name in (FREE, OWN, BESIDE)] == [2, 0, 0]
    assert [measured(table, "blue", name) for name in (FREE, OWN, BESIDE)] == [3, 0, 0]
    table = vowed(before_the_bids(), NO_BID)
    assert [measured(table, "orange", name) for name in (FREE, OWN, BESIDE)] == [0, 0, 2]
    assert [measured(table, "blue", name) for name in (FREE, OWN, BESIDE)] == [0, 3, 0]


def test_a_rival_who_promised_nothing_may_bid() -> None:
    table = vowed(before_the_bids().store("red", "paris", food=1), NO_BID)
    assert [measured(table, "blue", name) for name in (FREE, OWN)] == [3, 0]
    assert [measured(table, "red", name) for name in (FREE, OWN)] == [1, 0]


def test_a_promise_for_this_round_says_nothing_of_the_bids_in_the_next() -> None:
    table = later(vowed(before_the_bids(), NO_BID), "climbing", "orange")
    assert [measured(table, "orange", name) for name in (FREE, BESIDE)] == [2, 0]
    assert measured(table, "blue", FREE) == 3


def test_freight_that_will_be_carried_counts_as_loaded_and_paid() -> None:
    carried = "you-will: to carry on wagon 1 for 200: until round-ends"
    alone, both = vowed(before_the_bids(), carried), vowed(before_the_bids(), NO_BID, carried)
    assert measured(alone, "orange", "goods on wagons") == 0, "nobody knows who will be load master"
    assert measured(both, "orange", "goods on wagons") == 2
    assert measured(both, "orange", "goods in warehouses") == 1
    for colour, paid in (("orange", 2), ("blue", -2), ("red", 0)):
        money = "money not pledged"
        assert measured(alone, colour, money) - measured(both, colour, money) == paid
    assert both.money("orange") == alone.money("orange"), "the position itself is as it was"


def test_a_freight_without_goods_costs_nothing() -> None:
    carried = "you-will: to carry on wagon 1 for 200: until round-ends"
    start = scene("buying", seats=3).wagon(1, "paris").wagon(2, "koeln").wagon(3, "wien")
    table = vowed(start.store("blue", "paris", food=3), NO_BID, carried)
    assert measured(table, "orange", "money not pledged") == table.money("orange") // 100
    assert measured(table, "orange", "goods on wagons") == 0


def test_goods_are_worth_what_they_will_cost_once_the_price_is_raised() -> None:
    worth = "worth of goods in warehouses"
    start = scene("moving", seats=3).store("orange", "paris", wine=2)
    before = measured(start.match(), "orange", worth)
    table = vowed(start, "you-will: to raise wine: until round-ends")
    assert measured(table, "orange", worth) > before
    assert measured(later(table, "climbing", "orange"), "orange", worth) == before

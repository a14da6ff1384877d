"""Phase 2: Wagen beladen."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, Table


def paris(**warehouses: dict[str, int]) -> Scene:
    """Wagon 1 stands in Paris with blue (Martin) as its master, and the turn is his."""
    scene = Scene("loading-1", "blue").wagon(1, "paris", None, "blue").moment(wagon="1")
    for colour, goods in warehouses.items():
        scene.store(colour, "paris", **goods)
    return scene


def the_example() -> Scene:
    return paris(blue={"food": 3}, orange={"salt": 1, "wine": 1}, green={"salt": 3}, red={"food": 2})


@pytest.mark.rule("freight.paid")
def test_example_of_loading_in_paris() -> None:
    """Martin loads 3 food; Peter ships salt and wine for 400, Sophie salt twice for 500; Philipp has only food."""
    table = the_example().match()
    table.play("blue", "load food", "load food", "load food")
    assert table.actors == ["orange"]
    table.play("orange", "ship wine-salt", "offer 300").play("blue", "ask 400").play("orange", "accept")
    assert table.actors == ["green"], "red has only food, which is the master's monopoly"
    table.play("green", "ship salt-salt", "offer 500").play("blue", "accept")
    loads = table.position["wagons"]["1"]["loads"]
    assert loads == {"blue": {"food": 3}, "orange": {"wine": 1, "salt": 1}, "green": {"salt": 2}}
    assert table.money("blue") == 5000 + 400 + 500
    assert table.money("orange") == 4600
    assert table.money("green") == 4500


def test_a_price_that_is_named_can_be_turned_down_by_whoever_is_asked() -> None:
    def prices(table: Table) -> list[tuple[int, int, bool, str] | None]:
        match = table.match
        asked = [match.game.step(match.state).price_for(match.state, seat) for seat in range(match.seats)]
        return [None if p is None else (p.amount, p.step, p.gets, match.text(p.refusal)) for p in asked]

    table = paris(orange={"salt": 1}).match().play("orange", "ship salt")
    assert prices(table) == [None] * 4, "no price has been named"
    table.play("orange", "offer 300")
    assert prices(table) == [None, (300, 100, True, "refuse"), None, None], "the master would get it"
    table.play("blue", "ask 500")
    assert prices(table) == [(500, 100, False, "refuse"), None, None, None], "the shipper would pay it"


@pytest.mark.rule("load.monopoly")
def test_the_monopoly() -> None:
    table = paris(blue={"food": 3}, orange={"salt": 1}, red={"food": 2, "wine": 1}).match()
    table.play("blue", "load food", "pass").play("orange", "pass")
    assert table.why("red", "ship food") is rules.MONOPOLY
    assert table.why("red", "ship wine-food") is rules.MONOPOLY
    assert table.options("red") == ["ship wine", "pass"]


@pytest.mark.rule("load.master-one-kind", "load.master-first", "load.warehouse")
def test_the_master_loads_one_kind() -> None:
    table = paris(blue={"food": 2, "salt": 2}).match()
    table.play("blue", "load food")
    assert table.why("blue", "load salt") is rules.MASTER_ONE_KIND
    assert table.why("blue", "ship food") is rules.MASTER_FIRST
    assert table.why("blue", "load wine") is rules.NOT_IN_WAREHOUSE


@pytest.mark.rule("load.master-three")
def test_the_master_loads_at_most_three() -> None:
    table = paris(blue={"food": 4}, red={"salt": 1}).match().play("blue", "load food", "load food", "load food")
    assert table.actors == ["red"]


def test_a_master_who_loads_nothing_has_no_monopoly() -> None:
    table = paris(blue={"food": 1}, orange={"food": 2}).match().play("blue", "pass")
    assert "ship food-food" in table.options("orange")


@pytest.mark.rule("load.others-two")
def test_others_load_at_most_two() -> None:
    table = paris(orange={"salt": 3, "wine": 1}).match()
    assert table.actors == ["orange"], "a master without goods is passed over"
    table.play("orange", "ship salt", "offer 0").play("blue", "accept")
    assert table.why("orange", "ship salt-salt") is rules.OTHERS_UP_TO_TWO
    table.play("orange", "ship salt", "offer 0").play("blue", "accept")
    assert table.section == ["bids-2"]


@pytest.mark.rule("load.warehouse", "freight.bargained")
def test_goods_come_from_the_warehouse_of_the_city() -> None:
    table = paris(orange={"salt": 1}).store("orange", "wien", cloth=2).match()
    assert table.why("orange", "ship salt-salt") is rules.NOT_IN_WAREHOUSE
    assert table.why("orange", "ship cloth") is rules.NOT_IN_WAREHOUSE
    assert table.why("orange", "load salt") is rules.FREIGHT_IS_BARGAINED


@pytest.mark.rule("load.master-one-kind")
def test_a_standing_wagon_keeps_its_loads_and_its_limits() -> None:
    """Later rounds: capacity counts per stay, and the master's kind is settled."""
    scene = paris(blue={"food": 1, "wine": 1}, orange={"wine": 2}).load(1, "blue", food=2).load(1, "orange", salt=1)
    table = scene.match()
    assert table.why("blue", "load wine") is rules.MASTER_ONE_KIND
    table.play("blue", "load food")
    assert table.options("orange") == ["ship wine", "pass"]


@pytest.mark.rule("load.no-late-monopoly")
def test_no_late_monopoly_on_what_another_has_loaded() -> None:
    table = paris(blue={"food": 1, "wine": 1}).load(1, "orange", food=1).match()
    assert table.why("blue", "load food") is rules.NO_LATE_MONOPOLY
    table.play("blue", "load wine")


def bargain() -> Table:
    return paris(orange={"salt": 2, "wine": 1}).money(orange=1000).match()


def test_the_master_may_refuse_everything_and_the_shipper_gives_up_after_three() -> None:
    table = bargain()
    for _ in range(3):
        table.play("orange", "ship salt", "offer 1000").play("blue", "refuse")
    assert table.section == ["bids-2"]
    assert table.position["wagons"]["1"]["loads"] == {}
    assert table.money("orange") == 1000


@pytest.mark.rule("freight.three-proposals")
def test_three_proposals_are_enough() -> None:
    table = paris(orange={"salt": 2}).hand("orange", "ascent").match()
    for _ in range(3):
        table.play("orange", "ship salt", "offer 100").play("blue", "refuse")
    assert table.why("orange", "ship salt") is rules.THREE_PROPOSALS
    assert table.options("orange") == ["pass"], "a hidden card might still be free loading, so the seat is asked"


@pytest.mark.rule("freight.money", "freight.another-price", "freight.ask-money")
def test_prices_are_haggled_over() -> None:
    table = bargain()
    table.play("orange", "ship salt-salt")
    rule = table.why("orange", "accept")
    assert rule is not None
    assert rule.name == "turn.not-now"
    assert table.why("orange", "offer 1100") is rules.FREIGHT_WITHIN_MONEY
    table.play("orange", "offer 300")
    assert table.actors == ["blue"]
    assert table.why("blue", "ask 300") is rules.ANOTHER_PRICE
    assert table.why("blue", "ask 1100") is rules.ASK_WITHIN_MONEY
    table.play("blue", "ask 700")
    assert table.options("orange") == ["accept", "refuse"]
    table.play("orange", "refuse")
    assert table.actors == ["orange"]
    table.play("orange", "ship salt-salt", "offer 500").play("blue", "accept")
    assert table.money("orange") == 500
    assert table.told("freight-agreed") == [[0, 1, 17, 5]]


@pytest.mark.rule("load.monopoly", "card.free-loading")
def test_free_loading_cannot_be_refused() -> None:
    table = paris(blue={"food": 1}, orange={"salt": 1, "wine": 1, "food": 1}).hand("orange", "free-loading").match()
    table.play("blue", "load food").play("orange", "play free-loading")
    assert table.why("orange", "load food") is rules.MONOPOLY
    assert table.why("orange", "ship salt") is rules.FREE_LOADING_CARD, "it replaces the usual loading"
    table.play("orange", "load salt", "load wine")
    assert table.money("orange") == 5000
    assert table.position["wagons"]["1"]["loads"]["orange"] == {"wine": 1, "salt": 1}
    assert table.section == ["bids-2"]


def test_free_loading_counts_what_is_already_loaded() -> None:
    table = paris(orange={"salt": 3}).load(1, "orange", wine=1).hand("orange", "free-loading").match()
    table.play("orange", "play free-loading", "load salt")
    assert table.section == ["bids-2"]


@pytest.mark.rule("card.free-loading")
def test_free_loading_takes_the_place_of_usual_loading() -> None:
    """In either order: after agreed freight no card, after the card no freight."""
    start = paris(blue={"food": 1}, orange={"salt": 3}).hand("orange", "free-loading")
    table = start.match().play("blue", "load food").play("orange", "ship salt", "offer 100").play("blue", "accept")
    assert table.why("orange", "play free-loading") is rules.FREE_LOADING_CARD
    assert table.why("orange", "ship salt") is None
    card = start.match().play("blue", "load food").play("orange", "play free-loading")
    assert card.why("orange", "ship salt") is rules.FREE_LOADING_CARD
    refused = start.match().play("blue", "load food").play("orange", "ship salt", "offer 100").play("blue", "refuse")
    assert refused.why("orange", "play free-loading") is None, "nothing has been loaded"


def test_whoever_has_used_up_proposals_and_shipped_is_not_asked_for_a_card() -> None:
    table = paris(blue={"food": 1}, orange={"salt": 3}).hand("orange", "free-loading").match().play("blue", "load food")
    for answer in ("refuse", "refuse", "accept"):
        table.play("orange", "ship salt", "offer 100").play("blue", answer)
    assert table.section != ["loading-1"]


@pytest.mark.rule("load.master-first", "influence.hand")
def test_free_loading_only_in_the_own_turn_and_only_if_held() -> None:
    table = paris(blue={"food": 1}, orange={"salt": 1}).hand("orange", "free-loading").hand("blue", "free-loading")
    started = table.match()
    rule = started.why("orange", "play free-loading")
    assert rule is not None
    assert rule.name == "turn.not-yours"
    assert started.why("blue", "play free-loading") is rules.MASTER_FIRST
    without = paris(orange={"salt": 1}).match()
    assert without.why("orange", "play free-loading") is rules.CARD_IN_HAND
    moving = Scene("moving").hand("orange", "free-loading").match()
    rule = moving.why("orange", "play free-loading")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("load.standing")
def test_a_standing_wagon_is_loaded_on_though_no_empty_one_is_there() -> None:
    """Wagon 1 stands half loaded in Paris; the others are on the road."""
    start = Scene("buying", "green").wagon(1, "paris", None, "blue").load(1, "blue", food=1)
    start.wagon(2, "lyon", "paris-lyon-3").wagon(3, "leipzig", "wien-leipzig-3").store("orange", "paris", salt=1)
    table = start.match().play("green", "pass")
    assert table.section == ["loading-1"]
    assert table.actors == ["orange"]

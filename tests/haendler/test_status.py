"""Phase 7: Repräsentation, Schuldscheine, sozialer Aufstieg."""

import pytest

from fondaco.games.haendler import rulebook as rules
from fondaco.locale import Words
from tests.haendler.scene import Scene


@pytest.mark.rule("status.fall", "status.representation")
def test_example_of_the_fall() -> None:
    """The seventh step costs 1,000; with 700 one falls two steps and pays 600."""
    table = Scene("representation").player("orange", level=6).money(orange=700).match()
    player = table.position["players"]["orange"]
    assert player["level"] == 4
    assert player["money"] == 100
    assert table.section == ["loans"]


def test_all_pay_for_their_level() -> None:
    table = Scene("representation").player("orange", level=3).player("blue", level=8).match()
    assert table.money("orange") == 4600
    assert table.money("blue") == 3400
    assert table.money("red") == 5000


@pytest.mark.rule("status.cost")
def test_example_of_the_cost_of_two_steps() -> None:
    """Two arrivals: a step costs 900, two steps 1,800."""
    table = Scene("climbing").set(arrivals=2).match().play("orange", "ascend", "ascend")
    assert table.money("orange") == 3200
    assert table.position["players"]["orange"]["level"] == 2
    assert table.actors == ["blue"]


@pytest.mark.rule("status.two-steps", "status.top")
def test_not_more_than_two_steps_and_not_above_the_top() -> None:
    table = Scene("climbing").moment(count=1).player("orange", level=6).match().play("orange", "ascend")
    assert table.actors == ["blue"]
    top = Scene("climbing").player("orange", level=8).match()
    assert top.actors == ["blue"]
    near = Scene("climbing").player("orange", level=7).match().play("orange", "ascend")
    assert near.actors == ["blue"]
    assert near.position["players"]["orange"]["level"] == 8


@pytest.mark.rule("status.money")
def test_steps_must_be_paid() -> None:
    table = Scene("climbing").set(arrivals=5).money(orange=1400).hand("orange", "ascent").match()
    assert table.why("orange", "ascend") is rules.ASCENT_WITHIN_MONEY
    assert table.why("orange", "play ascent") is None
    assert Scene("climbing").money(orange=600).match().actors == ["blue"]


@pytest.mark.rule("loan.after-fall")
def test_who_fell_may_borrow_once() -> None:
    table = Scene("representation").player("orange", level=2).money(orange=0).match()
    assert table.actors == ["orange"]
    assert table.options("orange") == ["borrow", "pass"]
    table.play("orange", "borrow")
    assert table.money("orange") == 2000
    assert table.position["players"]["orange"]["notes"] == 1
    assert table.section == ["climbing"]
    assert table.actors == ["blue"], "with 2000 the debt cannot be repaid, and in debt nobody rises"


def test_who_did_not_fall_cannot_borrow() -> None:
    table = Scene("representation").player("orange", level=2).money(orange=200).match()
    assert table.section == ["climbing"]
    rule = table.why("blue", "borrow")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("loan.notes")
def test_there_are_four_notes() -> None:
    scene = Scene("representation").player("orange", level=2).money(orange=0).player("blue", notes=4)
    assert scene.match().section == ["climbing"]


@pytest.mark.rule("status.debt", "loan.repay")
def test_debts_are_repaid_with_2500_before_any_step() -> None:
    table = Scene("climbing").player("orange", notes=1).match()
    assert table.why("orange", "ascend") is rules.NO_ASCENT_IN_DEBT
    table.play("orange", "repay")
    assert table.money("orange") == 2500
    assert table.why("orange", "repay") is rules.REPAY_DEBT
    table.play("orange", "ascend")
    assert table.position["players"]["orange"]["level"] == 1


def test_several_debts_one_after_another() -> None:
    table = Scene("climbing").player("orange", notes=2).money(orange=4900).match().play("orange", "repay")
    assert table.actors == ["blue"], "2400 do not repay the second"


@pytest.mark.rule("card.ascent")
def test_ascent_card_lifts_for_1200() -> None:
    table = Scene("climbing").set(arrivals=7).hand("orange", "ascent", "ascent").match()
    table.play("orange", "play ascent", "play ascent")
    assert table.money("orange") == 2600
    assert table.position["players"]["orange"]["level"] == 2
    one = Scene("climbing").set(arrivals=5).hand("orange", "ascent").match()
    one.play("orange", "play ascent", "ascend")
    assert one.money("orange") == 5000 - 1200 - 1500


@pytest.mark.rule("influence.hand", "status.debt")
def test_ascent_card_needs_the_card_and_the_moment() -> None:
    without = Scene("climbing").hand("orange", "broken-axle").match()
    assert without.why("orange", "play ascent") is rules.CARD_IN_HAND
    debt = Scene("climbing").hand("orange", "ascent").player("orange", notes=1).match()
    assert debt.why("orange", "play ascent") is rules.NO_ASCENT_IN_DEBT
    rule = Scene("investing").hand("orange", "ascent").match().why("orange", "play ascent")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("card.representation")
def test_representation_card_costs_400() -> None:
    scene = Scene("representation").player("orange", level=6).money(orange=700).hand("orange", "representation")
    table = scene.match().play("orange", "play representation")
    assert table.money("orange") == 300
    assert table.position["players"]["orange"]["level"] == 6
    paid = scene.match().play("orange", "pay")
    assert paid.position["players"]["orange"]["level"] == 4


@pytest.mark.rule("influence.hand")
def test_representation_card_needs_the_card_and_the_moment() -> None:
    without = Scene("representation").player("orange", level=6).hand("orange", "ascent").match()
    assert without.why("orange", "play representation") is rules.CARD_IN_HAND
    low = Scene("representation").player("orange", level=3).hand("orange", "representation").match()
    assert low.section == ["climbing"], "at 400 or less the card spares nothing and nobody is asked"
    rule = low.why("orange", "play representation")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("status.steps")
def test_steps_are_named_by_their_cost() -> None:
    """The rulebook's example: 1000 are due and 700 are there, so two steps down, to 600."""
    table = Scene("representation", "green").player("green", level=6).money(green=700).hand("green", "ascent").match()
    table.play("green", "pay")
    assert table.told("fallen") == [[3, 4, 6]]
    words = Words("en", "haendler")
    told = [words.entry(table.match.game, entry) for entry in table.match.entries[-1]]
    assert told[0] == "Green cannot pay and falls to the step of 600."
    climbing = Scene("climbing").player("orange", level=2).match().play("orange", "ascend")
    assert climbing.told("risen") == [[0, 3, 4, 7]]

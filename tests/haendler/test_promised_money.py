"""Variante Absprachen: money that is due when a promise is kept."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.talk import later, left_with, propose, reason, scene, seal, vowed


def test_money_is_due_when_the_promise_is_kept() -> None:
    table = scene("moving").own("orange", "courier").match().play("orange", "hear green")
    seal(
        table,
        "green",
        "orange",
        "you-will: to send courier to brugge-deventer-1: until phase-ends",
        "i pay 400 when kept",
    )
    assert table.money("green") == 5000
    assert table.position["agreements"]["promises"][0]["pays"] == 400
    table.play("orange", "send courier to brugge-deventer-1")
    assert table.money("green") == 4600
    assert table.money("orange") == 5400
    assert table.told("deal-paid") == [[3, 0, 4]]


def test_what_was_to_be_left_is_paid_for_when_its_time_is_over() -> None:
    table = scene("axles", "red").hand("red", "broken-axle").match().play("red", "hear orange")
    seal(
        table, "orange", "red", "you-will-not: to play broken-axle on wagon 1: until phase-ends", "i pay 700 when kept"
    )
    table.play("red", "pass")
    assert table.money("red") == 5000
    later(table, "discs")
    discs = later(table, "moving", "green", moved=True, points=1).play("green", "pass")
    assert discs.section == ["discs"]
    assert discs.money("red") == 5700


def test_nothing_is_due_for_a_promise_that_lapses() -> None:
    table = scene("climbing", "green").match().play("green", "hear blue")
    seal(table, "blue", "green", "you-will: to choose office: until round-ends", "i pay 400 when kept")
    table.play("green", "pass")
    assert table.told("promise-lapsed") == [[3, 1]]
    assert table.money("blue") == 5000


def test_nothing_is_due_for_what_could_not_be_helped() -> None:
    table = scene("moving").moment(broken=["2", "3"]).match().play("orange", "hear blue")
    seal(table, "blue", "orange", "you-will-not: to move wagon 1: until phase-ends", "i pay 400 when kept")
    table.play("orange", "move wagon 1 with tile 1")
    assert table.told("promise-lapsed") == [[0, 1]]
    assert table.money("blue") == 5000


@pytest.mark.rule("deal.kept")
def test_money_that_is_owed_is_kept_ready() -> None:
    table = scene("buying").money(blue=500).price(silk=800).match().play("orange", "hear blue")
    seal(table, "blue", "orange", "you-will: to raise salt: until round-ends", "i pay 400 when kept")
    table.play("orange", "pass")
    assert table.why("blue", "buy silk in wien") is rules.DEAL_KEPT
    assert reason(table, "blue", "buy silk in wien") == "Blue pays Orange 400 when the promise is kept."
    assert table.why("blue", "buy salt in paris") is None


@pytest.mark.rule("deal.kept")
def test_money_that_is_owed_is_promised_to_nobody_else() -> None:
    table = scene("buying", "blue").money(blue=500).price(silk=800).match().play("blue", "hear orange")
    seal(table, "orange", "blue", "i-will: to raise salt: until round-ends", "you pay 400 when kept")
    table.play("blue", "propose to red", "i-will", "to buy silk", "until round-ends")
    assert table.why("blue", "put forward") is rules.DEAL_KEPT
    assert reason(table, "blue", "put forward") == "Blue pays Orange 400 when the promise is kept."


def test_what_is_left_is_paid_if_it_is_not_enough() -> None:
    table = scene("climbing", "green").match().play("green", "hear blue")
    seal(table, "blue", "green", "you-will-not: to ascend: until round-ends", "i pay 400 when kept")
    rest = left_with(later(table, "representation", "blue", cursor=0), "blue", 100)
    while rest.position["round"] == 1:
        rest.play(rest.actors[0], "pass")
    assert rest.money("blue") == 0
    assert rest.money("green") == 5100


@pytest.mark.rule("deal.payable")
def test_whoever_owes_more_than_is_left_can_promise_no_money() -> None:
    """Blue will owe 400 and has lost all but 100: that is not enough for anything else."""
    table = scene("buying").match().play("orange", "hear blue")
    seal(table, "blue", "orange", "you-will: to raise salt: until round-ends", "i pay 400 when kept")
    poor = left_with(table, "blue", 100).play("orange", "hear blue")
    assert [option for option in poor.options("blue") if option.startswith("i pay")] == []
    assert poor.why("blue", "i pay 100") is rules.DEAL_PAYABLE
    poor.play("blue", "i-will", "to ascend", "until round-ends", "you-will", "to ascend", "until round-ends")
    assert [option for option in poor.options("blue") if option.startswith("i pay")] == []
    assert "you pay 100 when kept" in poor.options("blue"), "orange has the money"


@pytest.mark.rule("deal.paid-when-kept", "deal.payable")
def test_later_money_needs_a_promise_of_the_other() -> None:
    table = scene("moving").match().play("orange", "propose to blue")
    assert table.why("orange", "i pay 400 when kept") is rules.DEAL_PAID_WHEN_KEPT
    table.play("orange", "i-will", "to ascend", "until round-ends")
    assert table.why("orange", "i pay 400 when kept") is rules.DEAL_PAID_WHEN_KEPT, "not for an own promise"
    assert table.why("orange", "you pay 400 when kept") is None
    assert table.why("orange", "you pay 5100 when kept") is rules.DEAL_PAYABLE
    when_kept = [option for option in table.options("orange") if option.endswith("when kept")]
    assert when_kept == [f"you pay {amount} when kept" for amount in range(100, 5100, 100)]


def test_the_end_of_the_game_is_the_end_of_all_promises() -> None:
    table = scene("climbing", "green").set(arrivals=8).match().play("green", "hear blue")
    seal(table, "blue", "green", "you-will-not: to ascend: until next-round-ends", "i pay 400 when kept")
    table.play("green", "pass")
    assert table.match.result is not None
    assert table.money("green") == 5400


@pytest.mark.rule("deal.kept")
def test_no_talk_helps_to_repay_with_money_that_a_promise_needs() -> None:
    """The card of the load master costs 800, and a loan 2500."""
    vow = "i-will: to play load-master on wagon 1: until round-ends"
    for money, rule in ((3300, None), (3200, rules.DEAL_KEPT)):
        start = scene("buying").hand("orange", "load-master").player("orange", notes=1).money(orange=money)
        drafting = vowed(start, vow).play("orange", "propose to red")
        answering = propose(vowed(start, vow).play("orange", "hear red"), "red", "i pay 100")
        meddling = vowed(start, vow).play("orange", "pass").play("blue", "propose to red", "i pay 100", "put forward")
        for table in (drafting, answering, meddling):
            assert table.actors == ["orange"]
            assert table.why("orange", "repay") is rule
            assert ("repay" in table.options("orange")) == (rule is None)
            told = "Orange to Blue: I will play Load Master on wagon 1 (until the end of this round)."
            assert reason(table, "orange", "repay") == ("" if rule is None else told)
        assert reason(answering, "orange", "refuse") == ""
    poor = vowed(start.money(orange=2400), vow).play("orange", "propose to red")
    assert poor.why("orange", "repay") is rules.REPAY_WITHIN_MONEY
    assert reason(poor, "orange", "repay") == "", "the promise is not what is against it"


def test_repaying_in_a_talk_leaves_the_talk_as_it_is() -> None:
    start = scene("buying").player("orange", notes=1).hand("orange", "load-master")
    table = vowed(start, "i-will: to play load-master on wagon 1: until round-ends")
    table.play("orange", "propose to red", "i pay 100")
    before = table.position["agreements"]
    table.play("orange", "repay")
    assert table.position["agreements"] == before
    assert table.position["players"]["orange"]["notes"] == 0
    assert table.money("orange") == 2500

"""Schuldscheine: a loan is repaid at any time."""

from typing import Any

import pytest

from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import COLOURS, Scene

SECTIONS = [
    Scene("first-buying"),
    Scene("buying"),
    Scene("master-cards").hand("orange", "ascent"),
    Scene("bids-1", None),
    Scene("loading-1").wagon(1, "paris", None, "orange").moment(wagon="1").store("orange", "paris", salt=1),
    Scene("axles").hand("orange", "ascent"),
    Scene("moving"),
    Scene("moving forks").moment(rolling="1", steps=2, here="paris", moved=True),
    Scene("moving pile").moment(choosing=True, moved=True),
    Scene("discs", None),
    Scene("offices").own("orange", "office"),
    Scene("warehouse-sale").own("orange", "warehouse-sale").store("orange", "paris", salt=1),
    Scene("special-sale").hand("orange", "ascent").store("orange", "paris", salt=1),
    Scene("investing"),
    Scene("debts"),
    Scene("representation").hand("orange", "ascent").player("orange", level=6),
    Scene("loans").moment(fallen=["orange"]),
    Scene("climbing"),
]


@pytest.mark.rule("loan.repay", "loan.money")
def test_a_loan_is_repaid_wherever_its_holder_decides() -> None:
    for scene in SECTIONS:
        section = scene.document["section"]
        free = scene.match()
        assert "repay" not in free.options("orange"), section
        assert section == ["debts"] or free.why("orange", "repay") is rules.REPAY_DEBT, section
        poor = scene.player("orange", notes=1).money(orange=2400).match()
        if poor.section == section and poor.actors[0] == "orange":
            assert poor.why("orange", "repay") is rules.REPAY_WITHIN_MONEY, section
            assert "repay" not in poor.options("orange"), section
        table = scene.money(orange=3500).match()
        assert table.section == section
        table.play("orange", "repay")
        assert table.position["players"]["orange"]["paid"] == 1500 + 2500 or section == ["debts"], section
        assert table.position["players"]["orange"]["notes"] == 0, section
        assert table.told("repaid") == [[0, 25]], section
        assert table.section == section or section == ["debts"], "the decision is still to be made"


def test_also_in_the_midst_of_a_bargain_or_a_talk() -> None:
    """The turn is another's, but the load master and whoever is asked decide something."""
    freight = Scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
    freight.store("blue", "paris", salt=1).player("orange", notes=1).money(orange=2500)
    table = freight.match().play("blue", "ship salt", "offer 100")
    assert table.options("orange")[-1] == "repay"
    table.play("orange", "repay", "accept")
    assert table.money("orange") == 100
    talk = Scene("moving", agreements=True).player("blue", notes=1).money(blue=2600).match()
    talk.play("orange", "hear blue").play("blue", "repay", "i pay 100", "put forward")
    answer = Scene("moving", agreements=True).player("blue", notes=1).money(blue=2600).match()
    answer.play("orange", "propose to blue", "i pay 100", "put forward").play("red", "pass").play("green", "pass")
    answer.play("blue", "repay", "accept")
    assert answer.money("blue") == 200
    assert [talk.position["players"]["blue"]["notes"], answer.position["players"]["blue"]["notes"]] == [0, 0]


@pytest.mark.rule("loan.asked")
def test_repaying_before_representation_can_win_the_game() -> None:
    scene = Scene("debts", seats=2).set(arrivals=6)
    scene.player("orange", level=6, notes=1).money(orange=2600, blue=0)
    table = scene.match()
    assert table.actors == ["orange"]
    assert table.options("orange") == ["pass", "repay"]
    repaid = scene.match().play("orange", "repay")
    while repaid.actors:
        repaid.play(repaid.actors[0], "pass")
    orange = repaid.position["players"]["orange"]
    assert (orange["level"], orange["notes"], orange["money"]) == (1, 0, 0)
    assert repaid.match.result is not None
    assert repaid.match.result.ranks == [1, 2]
    table.play("orange", "pass")
    assert table.match.result is not None
    assert table.match.result.ranks == [2, 1], "in debt the higher level does not count"


def test_only_whoever_could_repay_is_asked_before_representation() -> None:
    scene = Scene("debts").player("blue", notes=2).player("red", notes=1).money(blue=5100, red=2400)
    table = scene.match()
    assert table.actors == ["blue"]
    table.play("blue", "repay")
    assert table.actors == ["blue"], "there is another note and the money for it"
    table.play("blue", "repay")
    assert table.section == ["climbing"]
    assert table.actors == ["orange"]


@pytest.mark.rule("loan.money")
def test_money_that_is_spoken_for_repays_nothing() -> None:
    auction = Scene("investing").player("blue", notes=1).money(blue=2700).match().play("orange", "bid 200")
    auction.play("blue", "bid 300").play("red", "pass").play("green", "pass").play("orange", "pass")
    assert auction.why("blue", "repay") is rules.REPAY_WITHIN_MONEY, "the bid is still to be paid"
    freight = Scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
    freight.store("blue", "paris", salt=1).player("blue", notes=1).money(blue=2700)
    table = freight.match().play("blue", "ship salt", "offer 100").play("orange", "ask 300")
    assert table.why("blue", "repay") is rules.REPAY_WITHIN_MONEY
    talk = Scene("moving", agreements=True).player("orange", notes=1).money(orange=2700).match()
    talk.play("orange", "propose to blue")
    assert talk.why("orange", "repay") is None
    talk.play("orange", "i pay 300")
    assert talk.why("orange", "repay") is rules.REPAY_WITHIN_MONEY


def test_nobody_else_is_offered_more() -> None:
    """Without a note and the money the options are what they were, so a search has nothing more to look at."""
    offered = 0
    for seed in range(2):
        match = Scene("buying", seats=2).player("orange", notes=2).match().match
        match.manual_chance = False
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[0]
            position: dict[str, Any] = match.position()
            player = position["players"][COLOURS[seat]]
            if "repay" in [match.text(option) for option in match.options(seat)]:
                assert player["notes"] > 0
                assert player["money"] >= 2500
                offered += 1
            match.play(seat, choose(match.game, match.state, seat, rng))
    assert offered > 0

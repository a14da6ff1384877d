"""Variante Absprachen: the six examples of the rulebook, and how promises bind."""

import pytest

from fondaco import Match
from fondaco.core.rule import Rule
from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, Table
from tests.haendler.talk import moves, others_pass, scene, seal


@pytest.mark.rule("deal.kept")
def test_example_one_a_wagon_over_a_fork_for_a_wagon_into_a_city() -> None:
    table = scene("moving").wagon(3, "wien-innsbruck-3", "wien-innsbruck-2").match().play("orange", "hear blue")
    seal(
        table,
        "blue",
        "orange",
        "you-will: to bring wagon 3 to genova-innsbruck-3: until phase-ends",
        "i-will: to bring wagon 3 to genova: until next-turn-ends",
    )
    assert moves(table, "orange") == [f"move wagon 3 with tile {tile}" for tile in (2, 3, 4)]
    assert table.why("orange", "move wagon 1 with tile 1") is rules.DEAL_KEPT
    table.play("orange", "move wagon 3 with tile 2")
    assert table.why("orange", "turn to nuernberg-innsbruck-1") is rules.DEAL_KEPT
    table.play("orange", "turn to genova-innsbruck-3")
    assert table.told("promise-kept") == [[0, 1]]
    assert moves(table, "blue") == ["move wagon 3 with tile 3", "move wagon 3 with tile 4"]
    table.play("blue", "move wagon 3 with tile 3")
    assert table.position["wagons"]["3"]["field"] == "genova"
    assert table.position["agreements"] == {}


@pytest.mark.rule("deal.kept")
def test_example_two_no_bid_for_free_freight() -> None:
    start = scene("buying", "green").wagon(1, "lyon", "paris-lyon-3").wagon(3, "leipzig", "wien-leipzig-3")
    table = start.store("green", "koeln", wine=2).match().play("green", "propose to blue")
    seal(
        table,
        "green",
        "blue",
        "i-will-not: to bid on wagon 2: until round-ends",
        "you-will: to carry on wagon 2 for 0: until round-ends",
    )
    table.play("green", "pass")
    assert table.section == ["bids-2"]
    assert table.options("green") == ["bid 0"]
    assert table.why("green", "bid 100") is rules.DEAL_KEPT
    table.play("green", "bid 0").play("blue", "bid 100").play("orange", "bid 0").play("red", "bid 0")
    table.play("green", "ship wine", "offer 0")
    assert table.options("blue") == ["accept"]
    assert table.why("blue", "refuse") is rules.DEAL_KEPT
    table.play("blue", "accept").play("green", "ship wine", "offer 0")
    assert table.options("blue") == ["accept"], "the freight was promised for all goods"
    table.play("blue", "accept")
    assert table.position["wagons"]["2"]["loads"] == {"green": {"wine": 2}}
    assert table.money("green") == 5000


def test_example_three_a_card_for_500() -> None:
    table = scene("moving").hand("orange", "sale-with-bonus").match().play("orange", "propose to red")
    seal(table, "orange", "red", "i give sale-with-bonus", "you pay 500")
    assert table.money("orange") == 5500
    assert table.money("red") == 4500
    assert table.position["players"]["red"]["hand"] == {"sale-with-bonus": 1}
    assert table.told("deal-card-given") == [[0, 2, 3]]


@pytest.mark.rule("deal.kept")
def test_example_four_600_or_the_price_of_salt_falls() -> None:
    table = scene("offices").own("orange", "great-office").price(salt=1000).match()
    assert table.why("orange", "great-office salt up") is None
    table.play("orange", "propose to green")
    seal(table, "orange", "green", "you pay 600", "i-will-not: to change salt up: until phase-ends")
    assert table.money("orange") == 5600
    assert table.why("orange", "great-office salt up") is rules.DEAL_KEPT
    assert table.why("orange", "great-office salt down") is None


@pytest.mark.rule("deal.kept")
def test_example_five_700_for_a_whole_axle() -> None:
    table = scene("axles", "red").hand("red", "broken-axle").match().play("red", "hear orange")
    seal(table, "orange", "red", "i pay 700", "you-will-not: to play broken-axle on wagon 1: until phase-ends")
    assert table.money("red") == 5700
    assert table.why("red", "play broken-axle on wagon 1") is rules.DEAL_KEPT
    table.play("red", "play broken-axle on wagon 2")


@pytest.mark.rule("deal.kept")
def test_example_six_400_for_the_courier() -> None:
    table = scene("moving").own("orange", "courier").match().play("orange", "hear green")
    seal(table, "green", "orange", "i pay 400", "you-will: to send courier to brugge-deventer-1: until phase-ends")
    assert table.why("orange", "send courier to brugge-deventer-3") is rules.DEAL_KEPT
    table.play("orange", "move wagon 1 with tile 1", "turn to paris-lyon-1")
    assert moves(table, "orange") == ["send courier to brugge-deventer-1"], "the turn does not end without it"
    table.play("orange", "send courier to brugge-deventer-1")
    assert table.told("promise-kept") == [[0, 3]]
    assert table.actors == ["blue"]
    assert table.money("green") == 4600


@pytest.mark.rule("deal.public")
def test_deals_are_public() -> None:
    table = scene("moving").own("orange", "courier").match().play("orange", "hear green")
    seal(table, "green", "orange", "i pay 400", "you-will: to send courier to brugge-deventer-1: until phase-ends")
    for seat in (1, None):
        promises = table.match.shown(seat)["agreements"]
        assert promises == {
            "promises": [
                {
                    "player": "orange",
                    "other": "green",
                    "will": True,
                    "deed": "to send courier to brugge-deventer-1",
                    "fields": {"verb": "to-send", "field": "brugge-deventer-1"},
                    "until": "phase-ends",
                    "due": 11,
                }
            ],
            "proposals": {"green": 1},
        }
        told = [entry.event.name for entries in table.match.chronicle(seat) for entry in entries]
        assert {"deal-proposed", "clause-pay", "vow-to-send", "deal-made", "deal-paid"} <= set(told)


@pytest.mark.rule("deal.turn-player")
def test_only_with_the_player_in_turn() -> None:
    table = scene("moving").match()
    assert table.why("orange", "propose to orange") is rules.DEAL_WITH_TURN_PLAYER
    rule = table.why("blue", "propose to red")
    assert rule is not None
    assert rule.name == "turn.not-yours"
    small = scene("moving", seats=2).match()
    for stranger in ("red", "green"):
        assert small.why("orange", f"hear {stranger}") is rules.DEAL_WITH_TURN_PLAYER
    plain = Scene("moving").match()
    assert "propose to blue" not in plain.options("orange")


@pytest.mark.rule("deal.meddling")
def test_a_third_player_may_meddle_with_an_offer_of_its_own() -> None:
    table = scene("moving").hand("orange", "ascent").match().play("orange", "propose to red")
    table.play("orange", "i give ascent", "you pay 500", "put forward")
    assert table.actors == ["blue"]
    assert table.why("blue", "accept") is rules.DEAL_MEDDLING
    table.play("blue", "meddle", "you give ascent", "i pay 800", "put forward")
    assert table.actors == ["orange"], "nobody meddles with a meddler"
    table.play("orange", "accept")
    assert table.money("orange") == 5800
    assert table.position["players"]["blue"]["hand"] == {"ascent": 1}
    assert table.section == ["moving"], "the first proposal is forgotten"


def test_a_refused_meddler_gives_the_floor_back() -> None:
    table = scene("moving").match().play("orange", "propose to red").play("orange", "you pay 500", "put forward")
    table.play("blue", "meddle", "i pay 100", "put forward").play("orange", "refuse")
    assert table.actors == ["green"]
    table.play("green", "pass").play("red", "accept")
    assert table.money("orange") == 5500
    assert table.money("blue") == 5000


@pytest.mark.rule("deal.three-proposals")
def test_proposals_go_to_and_fro_at_most_three_times() -> None:
    table = scene("moving", seats=2).match().play("orange", "propose to blue", "you pay 500", "put forward")
    table.play("blue", "counter", "i pay 300", "put forward")
    table.play("orange", "counter", "you pay 400", "put forward")
    assert table.why("blue", "counter") is rules.DEAL_PROPOSALS
    table.play("blue", "refuse")
    assert table.why("orange", "hear blue") is rules.DEAL_PROPOSALS
    table.play("orange", "move wagon 1 with tile 1", "turn to paris-lyon-1")
    assert table.why("blue", "propose to orange") is None, "another turn, another talk"


@pytest.mark.rule("deal.not-empty", "deal.four-clauses")
def test_a_deal_has_one_to_four_clauses() -> None:
    table = scene("moving").match().play("orange", "propose to blue")
    assert table.why("orange", "put forward") is rules.DEAL_NOT_EMPTY
    table.play("orange", "i pay 100", "i pay 100", "i pay 100", "i pay 100")
    assert table.why("orange", "i pay 100") is rules.DEAL_CLAUSES
    assert table.why("orange", "i-will") is rules.DEAL_CLAUSES
    assert table.options("orange") == ["put forward", "withdraw"]
    table.play("orange", "withdraw")
    assert table.section == ["moving"]


def test_a_vow_needs_a_deed_and_a_moment() -> None:
    table = scene("moving").match().play("orange", "propose to blue", "i-will")
    rule: Rule | None = table.why("orange", "put forward")
    assert rule is not None
    assert rule.name == "turn.not-now"
    table.play("orange", "to ascend")
    assert table.options("orange") == [
        "until phase-ends",
        "until round-ends",
        "until next-turn-ends",
        "until next-round-ends",
    ]


@pytest.mark.rule("deal.payable", "deal.card-held")
def test_what_is_paid_and_given_must_be_there() -> None:
    table = scene("moving").money(orange=500).hand("orange", "ascent").match().play("orange", "propose to blue")
    assert table.why("orange", "i pay 0") is rules.DEAL_PAYABLE
    table.play("orange", "i pay 300")
    assert table.why("orange", "i pay 300") is rules.DEAL_PAYABLE
    assert table.why("orange", "i give load-master") is rules.DEAL_CARD_HELD
    table.play("orange", "i give ascent")
    assert table.why("orange", "i give ascent") is rules.DEAL_CARD_HELD
    table.play("orange", "you give broken-axle", "put forward")
    others_pass(table)
    assert table.why("blue", "accept") is rules.DEAL_CARD_HELD


@pytest.mark.rule("deal.payable")
def test_a_standing_bid_cannot_be_promised_away() -> None:
    table = scene("investing").match().play("orange", "bid 4900").play("blue", "hear orange")
    assert table.why("orange", "i pay 200") is rules.DEAL_PAYABLE
    assert table.why("orange", "i pay 100") is None


def test_a_promise_that_leaves_nothing_to_do_gives_way_to_the_rules() -> None:
    table = scene("moving").moment(broken=["2", "3"]).match().play("orange", "propose to blue")
    seal(table, "orange", "blue", "i-will-not: to move wagon 1: until round-ends")
    assert moves(table, "orange") == [f"move wagon 1 with tile {tile}" for tile in (1, 2, 3, 4)]


@pytest.mark.rule("deal.lapses")
def test_a_promise_that_never_becomes_possible_lapses() -> None:
    table = scene("climbing", "green").match().play("green", "propose to blue")
    seal(table, "green", "blue", "i-will: to choose office: until round-ends")
    assert table.why("green", "pass") is None
    table.play("green", "pass")
    assert table.told("promise-lapsed") == [[3, 1]]
    assert table.position["agreements"] == {}


@pytest.mark.rule("deal.kept")
def test_moments() -> None:
    """This phase, this round and the next round end when the next section after them begins."""
    table = scene("climbing", "green").match().play("green", "propose to blue")
    seal(
        table,
        "green",
        "blue",
        "i-will-not: to buy wine: until phase-ends",
        "i-will-not: to buy salt: until next-round-ends",
        "i-will-not: to buy iron: until next-turn-ends",
    )
    table.play("green", "pass")
    for colour in ("blue", "red"):
        table.play(colour, "pass")
    assert table.actors == ["green"]
    assert table.why("green", "buy wine in paris") is None
    assert table.why("green", "buy salt in paris") is rules.DEAL_KEPT
    assert table.why("green", "buy iron in koeln") is rules.DEAL_KEPT
    table.play("green", "pass").play("orange", "pass")
    assert [promise["deed"] for promise in table.position["agreements"]["promises"]] == ["to buy salt"]


@pytest.mark.rule("deal.kept")
def test_every_deed_can_be_kept_and_broken() -> None:
    """Forswearing a deed refuses it, promising it leaves nothing else."""
    cases = [
        (scene("buying"), "to buy wine", "buy wine in paris"),
        (
            scene("master-cards").hand("orange", "load-master"),
            "to play load-master on wagon 1",
            "play load-master on wagon 1",
        ),
        (scene("moving").wagon(1, "paris-lyon-1", "paris"), "to move wagon 1", "move wagon 1 with tile 1"),
        (
            scene("moving").own("orange", "courier"),
            "to send courier to brugge-deventer-1",
            "send courier to brugge-deventer-1",
        ),
        (scene("axles").hand("orange", "broken-axle"), "to play broken-axle on wagon 2", "play broken-axle on wagon 2"),
        (scene("offices").own("orange", "office"), "to change wine up", "office wine up"),
        (
            scene("special-sale").hand("orange", "special-sale").store("orange", "paris", salt=1),
            "to sell salt from a warehouse",
            "play special-sale of salt in paris",
        ),
        (
            scene("sale-1")
            .wagon(1, "brugge")
            .moment(rested=["1"], landed=1, wagon="1")
            .load(1, "orange", food=1)
            .hand("orange", "sale-with-bonus"),
            "to play sale-with-bonus on wagon 1",
            "play sale-with-bonus",
        ),
        (scene("investing"), "to bid for an investment", "bid 100"),
        (scene("climbing"), "to ascend", "ascend"),
        (
            scene("loading-1").wagon(1, "paris", None, "orange").moment(wagon="1").store("orange", "paris", salt=1),
            "to load salt on wagon 1",
            "load salt",
        ),
    ]
    for start, deed, action in cases:
        forswears = start.match().play("orange", "propose to blue")
        seal(forswears, "orange", "blue", f"i-will-not: {deed}: until round-ends")
        assert forswears.why("orange", action) is rules.DEAL_KEPT, deed
        promises = start.match().play("orange", "propose to blue")
        seal(promises, "orange", "blue", f"i-will: {deed}: until round-ends")
        assert action in moves(promises, "orange"), deed
        assert "pass" not in moves(promises, "orange"), deed
        promises.play("orange", action)
        assert promises.position["agreements"].get("promises") is None, deed


@pytest.mark.rule("deal.kept")
def test_secret_choices_are_bound_too() -> None:
    table = scene("buying", "green").wagon(1, "lyon", "paris-lyon-3").match().play("green", "propose to blue")
    seal(table, "green", "blue", "i-will: to raise silk: until round-ends")
    document = table.position
    document["section"] = ["discs"]
    document["turn"] = None
    document["moment"] = {}
    later = Table(Match.from_position("haendler", document, manual_chance=True))
    assert all("silk" in option for option in later.options("green"))
    assert later.why("green", "raise wine") is rules.DEAL_KEPT
    assert len(later.options("green")) == 7

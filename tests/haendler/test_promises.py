"""Variante Absprachen: promises that can be kept must be kept."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.talk import later, moves, propose, reason, scene, vowed

SALT_AND_WINE = ["i-will: to raise salt: until round-ends", "i-will: to raise wine: until round-ends"]


@pytest.mark.rule("deal.kept")
def test_two_pointers_keep_two_promises() -> None:
    table = later(vowed(scene("moving"), *SALT_AND_WINE), "discs")
    assert table.options("orange") == ["raise wine-salt"]
    assert table.why("orange", "raise salt-salt") is rules.DEAL_KEPT
    assert reason(table, "orange", "raise salt-salt").startswith("Orange to Blue: I will raise the price of wine")
    table.play("orange", "raise wine-salt")
    assert table.told("promise-kept") == [[0, 1], [0, 1]]


@pytest.mark.rule("deal.kept")
def test_the_second_promise_binds_like_the_first() -> None:
    first = "i-will-not: to raise silk: until round-ends"
    buyer = vowed(scene("buying"), first, "i-will-not: to buy wine: until round-ends")
    assert buyer.why("orange", "buy wine in paris") is rules.DEAL_KEPT
    assert buyer.why("orange", "buy salt in paris") is None
    auction = vowed(scene("investing"), first, "i-will: to choose courier: until round-ends")
    auction.play("orange", "bid 100").play("blue", "pass").play("red", "pass").play("green", "pass")
    assert moves(auction, "orange") == ["choose courier"]


@pytest.mark.rule("deal.kept")
def test_what_cannot_be_done_yet_hides_no_plan() -> None:
    """Wagon 1 is far from Genova, but all the ways to load it are still looked for, through the last purchase."""
    start = scene("buying").wagon(1, "wien").wagon(3, "paris")
    far = "i-will: to bring wagon 1 to genova: until next-round-ends"
    table = vowed(start, far, "i-will: to load salt on wagon 1: until round-ends")
    assert table.why("orange", "buy cloth in koeln") is None
    table.play("orange", "buy cloth in koeln", "buy cloth in koeln")
    assert moves(table, "orange") == ["buy salt in wien"]
    assert table.why("orange", "buy salt in paris") is rules.DEAL_KEPT


def test_of_three_promises_two_pointers_keep_two() -> None:
    third = "i-will: to raise silk: until round-ends"
    table = later(vowed(scene("moving"), *SALT_AND_WINE, third), "discs")
    assert sorted(table.options("orange")) == ["raise salt-silk", "raise wine-salt", "raise wine-silk"]


@pytest.mark.rule("deal.kept")
def test_two_offices_keep_two_promises() -> None:
    start = scene("offices").own("orange", "office", "great-office").price(salt=1000)
    table = vowed(start, "i-will: to change salt up: until phase-ends", "i-will: to change wine up: until phase-ends")
    assert table.why("orange", "great-office wine up") is rules.DEAL_KEPT, "the office takes no price round the end"
    assert "price of salt up" in reason(table, "orange", "great-office wine up")
    assert moves(table, "orange") == ["office wine up", "great-office salt up"]
    table.play("orange", "office wine up")
    assert moves(table, "orange") == ["great-office salt up"]


@pytest.mark.rule("deal.kept")
def test_of_three_promises_two_offices_keep_two() -> None:
    vows = [f"i-will: to change {good} up: until phase-ends" for good in ("wine", "salt", "silk")]
    table = vowed(scene("offices").own("orange", "office", "great-office"), *vows)
    assert table.why("orange", "office iron up") is rules.DEAL_KEPT
    assert sorted(moves(table, "orange")) == sorted(
        f"{office} {good} up" for office in ("office", "great-office") for good in ("wine", "salt", "silk")
    )


@pytest.mark.rule("deal.kept")
@pytest.mark.parametrize(("city", "name"), [("genova", "Genova"), ("hamburg", "Hamburg")])
def test_a_tile_and_a_point_bring_a_wagon_home(city: str, name: str) -> None:
    fork = {"genova": "lyon", "hamburg": "deventer"}[city]
    start = scene("moving").wagon(1, f"{city}-{fork}-3", fork).own("orange", "cartwright")
    start.player("orange", tiles=[1, 2])
    table = vowed(start, f"i-will: to bring wagon 1 to {city}: until round-ends")
    assert table.why("orange", "move wagon 2 with tile 2") is rules.DEAL_KEPT
    assert table.why("orange", "move wagon 1 with tile 1") is rules.DEAL_KEPT
    assert f"bring wagon 1 to {name}" in reason(table, "orange", "move wagon 2 with tile 2")
    assert moves(table, "orange") == ["move wagon 1 with tile 2", "drive wagon 1 with points 1"]
    table.play("orange", "move wagon 1 with tile 2")
    assert moves(table, "orange") == ["drive wagon 1 with points 1"]
    assert table.why("orange", "pass") is rules.DEAL_KEPT
    table.play("orange", "drive wagon 1 with points 1")
    assert table.told("promise-kept") == [[0, 1]]


@pytest.mark.rule("deal.kept")
def test_a_wagon_on_its_way_goes_on_to_where_it_was_promised() -> None:
    """At the fork three of four steps are left: enough for one of the two cities ahead."""
    start = scene("moving").wagon(1, "paris-lyon-3", "paris-lyon-2").player("orange", tiles=[1, 4])
    table = vowed(start, "i-will: to bring wagon 1 to genova-lyon-1: until round-ends")
    assert moves(table, "orange") == ["move wagon 1 with tile 4"]
    table.play("orange", "move wagon 1 with tile 4")
    assert table.options("orange") == ["turn to genova-lyon-3"]
    assert table.why("orange", "turn to lyon-strassburg-1") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_wagon_on_its_way_leaves_the_points_for_another() -> None:
    start = (
        scene("moving").wagon(1, "paris-lyon-3", "paris-lyon-2").wagon(2, "hamburg-deventer-1", "hamburg-deventer-2")
    )
    vows = [f"i-will: to bring wagon {goal}: until round-ends" for goal in ("1 to genova-lyon-1", "2 to hamburg")]
    table = vowed(start.player("orange", tiles=[1, 4]).own("orange", "cartwright"), *vows)
    table.play("orange", "move wagon 1 with tile 4")
    assert table.options("orange") == ["turn to genova-lyon-3"]
    assert table.why("orange", "turn to lyon-strassburg-1") is rules.DEAL_KEPT
    table.play("orange", "turn to genova-lyon-3")
    assert moves(table, "orange") == ["drive wagon 2 with points 1"]


def test_what_is_out_of_reach_ends_no_search_for_the_rest() -> None:
    """Wagon 1 cannot come to Genova, but after the point the tile can be for wagon 2."""
    vows = [f"i-will: to {deed}: until round-ends" for deed in ("bring wagon 1 to genova", "move wagon 2")]
    table = vowed(scene("moving").own("orange", "cartwright"), *vows)
    assert "drive wagon 3 with points 1" in table.options("orange")


@pytest.mark.rule("deal.kept")
def test_every_step_of_a_move_is_followed_to_where_it_leads() -> None:
    start = scene("moving").wagon(1, "genova-lyon-3", "lyon")
    table = vowed(start, "i-will-not: to bring wagon 1 to genova: until round-ends")
    assert table.why("orange", "move wagon 1 with tile 2") is None
    for tile in (3, 4):
        assert table.why("orange", f"move wagon 1 with tile {tile}") is rules.DEAL_KEPT


def test_another_wagon_is_driven_out_of_the_way() -> None:
    start = scene("moving").wagon(1, "genova-lyon-1", "genova-lyon-2").wagon(2, "genova")
    table = vowed(start.own("orange", "cartwright"), "i-will: to bring wagon 1 to genova: until round-ends")
    assert all("wagon 2" in move for move in moves(table, "orange"))
    table.play("orange", "drive wagon 2 with points 1", "turn to genova-innsbruck-1")
    assert moves(table, "orange") == [f"move wagon 1 with tile {tile}" for tile in (1, 2, 3, 4)]


def test_there_is_time_for_the_courier_before_another_wagon_is_driven_out_of_the_way() -> None:
    """Wagon 1 needs a tile, so wagon 2 must leave by the point."""
    start = scene("moving").wagon(1, "genova-lyon-2", "genova-lyon-3").wagon(2, "genova")
    table = vowed(start.own("orange", "cartwright", "courier"), "i-will: to bring wagon 1 to genova: until round-ends")
    assert table.why("orange", "send courier to brugge-deventer-1") is None
    table.play("orange", "send courier to brugge-deventer-1")
    assert moves(table, "orange") == ["drive wagon 2 with points 1"]


def test_a_courier_that_needs_two_errands_may_start_after_a_wagon() -> None:
    start = scene("moving").own("orange", "courier", "express-courier")
    table = vowed(start, "i-will: to send courier to hamburg-deventer-3: until round-ends")
    assert table.why("orange", "move wagon 2 with tile 1") is None, "three fields are one errand and another"
    table.play("orange", "send courier to deventer")
    assert moves(table, "orange")[-1] == "send courier to hamburg-deventer-3"
    assert "pass" not in moves(table, "orange")


@pytest.mark.rule("deal.kept")
def test_a_move_that_would_force_what_was_forsworn() -> None:
    """The point may go anywhere, but the tile must still be able to leave wagon 1 alone."""
    start = scene("moving").moment(broken=["3"]).wagon(2, "hamburg-deventer-1", "hamburg-deventer-2")
    table = vowed(start.own("orange", "cartwright"), "i-will-not: to move wagon 1: until round-ends")
    assert table.why("orange", "drive wagon 2 with points 1") is rules.DEAL_KEPT, "in Hamburg it would rest"
    assert table.why("orange", "move wagon 2 with tile 1") is None


@pytest.mark.rule("deal.kept", "deal.first-chance")
def test_there_is_time_for_other_things() -> None:
    table = vowed(scene("buying"), "i-will: to buy wine: until round-ends")
    assert table.why("orange", "pass") is rules.DEAL_KEPT
    table.play("orange", "buy salt in paris", "buy salt in paris")
    assert moves(table, "orange") == ["buy wine in paris", "buy wine in koeln", "buy wine in genova"]
    assert table.why("orange", "buy salt in paris") is rules.DEAL_KEPT
    poor = vowed(scene("buying").money(orange=200).price(wine=800), "i-will: to buy wine: until round-ends")
    assert poor.why("orange", "buy salt in paris") is rules.DEAL_KEPT, "the money is for the wine"


@pytest.mark.rule("deal.kept")
def test_what_a_later_deed_needs_is_not_given_away() -> None:
    """Money, cards and goods that a promise needs stay until it is kept."""
    start = scene("buying").hand("orange", "load-master").money(orange=900).price(silk=800)
    table = vowed(start, "i-will: to play load-master on wagon 1: until round-ends")
    assert table.why("orange", "buy silk in wien") is rules.DEAL_KEPT
    assert table.why("orange", "buy salt in paris") is None
    table.play("orange", "propose to red", "i give load-master")
    assert table.why("orange", "put forward") is rules.DEAL_KEPT
    assert "play Load Master on wagon 1" in reason(table, "orange", "put forward")
    assert reason(table, "orange", "withdraw") == ""
    goods = scene("warehouse-sale").own("orange", "warehouse-sale").store("orange", "paris", salt=1)
    sale = vowed(goods, "i-will: to load salt on wagon 1: until next-round-ends")
    assert sale.why("orange", "sell salt in paris") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
@pytest.mark.parametrize(("selling", "buying"), [(600, 100), (1000, 400)])
def test_money_for_a_promised_purchase_is_not_bid_away(selling: int, buying: int) -> None:
    start = scene("investing").money(orange=1000).price(wine=selling)
    table = vowed(start, "i-will: to buy wine: until next-round-ends")
    assert table.why("orange", f"bid {1000 - buying}") is None
    assert table.why("orange", f"bid {1100 - buying}") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_goods_to_be_loaded_are_bought_in_time() -> None:
    table = vowed(scene("buying"), "i-will: to load salt on wagon 1: until round-ends")
    assert table.why("orange", "pass") is rules.DEAL_KEPT
    table.play("orange", "buy salt in paris")
    assert table.why("orange", "pass") is None


@pytest.mark.rule("deal.kept")
def test_a_sealed_bid_may_have_to_be_paid() -> None:
    start = scene("master-cards").hand("orange", "broken-axle").money(orange=1000)
    table = later(vowed(start, "i-will: to bid for an investment: until round-ends"), "bids-1", wagon="1")
    assert table.why("orange", "bid 1000") is rules.DEAL_KEPT
    assert table.why("orange", "bid 900") is None
    for colour in ("blue", "red", "green"):
        table.play(colour, "bid 4000")
    assert table.why("orange", "bid 1000") is rules.DEAL_KEPT, "nobody knows that it would be outbid"


@pytest.mark.rule("deal.kept")
def test_a_card_that_a_promise_needs_is_taken() -> None:
    """Orange meets the courier, and may take the card without which it could not keep its word."""
    start = scene("moving").wagon(1, "brugge-deventer-1", "brugge").own("orange", "cartwright")
    table = vowed(start, "i-will: to play sale-with-bonus on wagon 2: until round-ends")
    table.play("orange", "move wagon 1 with tile 1")
    assert moves(table, "orange") == ["take sale-with-bonus"]
    assert table.why("orange", "take ascent") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_good_may_still_be_sold_with_the_card() -> None:
    start = scene("warehouse-sale").own("orange", "warehouse-sale").store("orange", "paris", salt=2)
    bare = vowed(start, "i-will: to sell salt from a warehouse: until round-ends")
    assert bare.why("orange", "pass") is rules.DEAL_KEPT
    table = vowed(start.hand("orange", "special-sale"), "i-will: to sell salt from a warehouse: until round-ends")
    table.play("orange", "pass")
    assert moves(table, "orange") == ["play special-sale of salt in paris"]


@pytest.mark.rule("deal.kept")
def test_a_vow_to_choose_binds_the_choice_not_the_bids() -> None:
    table = vowed(scene("investing"), "i-will: to choose courier: until round-ends")
    assert table.why("orange", "pass") is None
    table.play("orange", "bid 100").play("blue", "pass").play("red", "pass").play("green", "pass")
    assert moves(table, "orange") == ["choose courier"]
    assert table.why("orange", "choose cartwright") is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_deal_against_an_earlier_one_is_not_made() -> None:
    table = vowed(scene("offices").own("orange", "office"), "i-will: to change salt up: until phase-ends")
    propose(table.play("orange", "hear red"), "red", "i pay 500", "you-will-not: to change salt up: until round-ends")
    assert table.why("orange", "accept") is rules.DEAL_KEPT
    assert reason(table, "orange", "accept").startswith("Orange to Blue: I will move the price of salt up")
    assert reason(table, "orange", "refuse") == "", "only accepting would spoil it"
    table.play("orange", "refuse", "hear red")
    propose(table, "red", "i pay 500", "you-will: to choose courier: until phase-ends")
    assert table.why("orange", "accept") is None, "a promise that can never be kept harms no other"


@pytest.mark.rule("deal.kept")
def test_of_several_promises_the_one_is_named_that_a_deal_would_spoil() -> None:
    salt = "i-will: to change salt up: until phase-ends"
    table = vowed(scene("offices").own("orange", "office"), "i-will: to ascend: until round-ends", salt)
    propose(table.play("orange", "hear red"), "red", "i pay 500", "you-will-not: to change salt up: until round-ends")
    assert table.why("orange", "accept") is rules.DEAL_KEPT
    assert reason(table, "orange", "accept").startswith("Orange to Blue: I will move the price of salt up")


@pytest.mark.rule("deal.kept")
def test_a_wagon_is_not_brought_to_a_field_where_another_stands() -> None:
    start = scene("moving").wagon(1, "paris-lyon-1", "paris").wagon(2, "paris-lyon-2", "paris-lyon-1")
    table = vowed(start, "i-will-not: to bring wagon 1 to paris-lyon-2: until round-ends")
    assert table.why("orange", "move wagon 1 with tile 2") is None, "it only passes"
    leaving = scene("moving").wagon(2, "paris-lyon-1", "paris")
    table = vowed(leaving, "i-will-not: to bring wagon 1 to paris-lyon-1: until round-ends")
    assert table.play("orange", "move wagon 1 with tile 2").why("orange", "turn to paris-lyon-1") is None
    free = vowed(
        start.wagon(2, "wien").wagon(3, "koeln"), "i-will-not: to bring wagon 1 to paris-lyon-2: until round-ends"
    )
    assert free.why("orange", "move wagon 1 with tile 2") is rules.DEAL_KEPT


@pytest.mark.parametrize(
    ("section", "vow", "wagon", "kept_by", "broken_by"),
    [
        ("discs", "i-will: to raise salt: until round-ends", None, "raise salt", "raise nothing"),
        ("discs", "i-will-not: to raise salt: until round-ends", None, "raise nothing", "raise salt"),
        ("bids-1", "i-will: to bid on wagon 1: until round-ends", "1", "bid 100", "bid 0"),
        ("bids-1", "i-will-not: to bid on wagon 1: until round-ends", "1", "bid 0", "bid 100"),
        ("investing", "i-will: to bid for an investment: until round-ends", None, "bid 100", "pass"),
    ],
)
@pytest.mark.rule("deal.kept")
def test_a_loan_is_repaid_at_any_time_also_before_a_promise_is_kept(
    section: str, vow: str, wagon: str | None, kept_by: str, broken_by: str
) -> None:
    """Repaying decides nothing else: whatever was promised can still be chosen after it, in secret too."""
    moment = {} if wagon is None else {"wagon": wagon}
    turn = "orange" if section == "investing" else None
    table = later(vowed(scene("buying").player("orange", notes=2).money(orange=5100), vow), section, turn, **moment)
    for _ in range(2):
        assert table.why("orange", "repay") is None
        assert table.why("orange", kept_by) is None
        assert table.why("orange", broken_by) is rules.DEAL_KEPT
        table.play("orange", "repay")
    assert table.why("orange", kept_by) is None
    assert table.why("orange", broken_by) is rules.DEAL_KEPT


@pytest.mark.rule("deal.kept")
def test_a_loan_is_not_repaid_with_the_money_for_a_promised_bid() -> None:
    vow = "i-will: to bid on wagon 1: until round-ends"
    start = scene("buying").player("orange", notes=1)
    table = later(vowed(start.money(orange=2600), vow), "bids-1", wagon="1")
    assert table.why("orange", "repay") is None
    poor = later(vowed(start.money(orange=2500), vow), "bids-1", wagon="1")
    assert poor.why("orange", "repay") is rules.DEAL_KEPT


def test_a_refusal_names_the_promise_in_three_languages() -> None:
    table = vowed(scene("climbing"), "i-will: to ascend: until round-ends")
    assert reason(table, "orange", "pass") == "Orange to Blue: I will climb a step (until the end of this round)."
    assert (
        reason(table, "orange", "pass", "de")
        == "Orange zu Blau: Ich werde eine Stufe aufsteigen (bis zum Ende dieser Runde)."
    )
    assert reason(table, "orange", "pass", "it").startswith("Arancione a Blu: ")
    assert reason(table, "orange", "ascend") == ""

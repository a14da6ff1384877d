"""Variante Absprachen: what can be kept must be kept, how long a promise binds, and what is paid for it."""

import pytest

from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene
from tests.haendler.talk import later, moves, propose, reason, scene, seal, vowed

SALT_AND_WINE = ["i-will: to raise salt: until round-ends", "i-will: to raise wine: until round-ends"]

# All promises that can be kept are kept.


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


def test_another_wagon_is_driven_out_of_the_way() -> None:
    start = scene("moving").wagon(1, "genova-lyon-1", "genova-lyon-2").wagon(2, "genova")
    table = vowed(start.own("orange", "cartwright"), "i-will: to bring wagon 1 to genova: until round-ends")
    assert all("wagon 2" in move for move in moves(table, "orange"))
    table.play("orange", "drive wagon 2 with points 1", "turn to genova-innsbruck-1")
    assert moves(table, "orange") == [f"move wagon 1 with tile {tile}" for tile in (1, 2, 3, 4)]


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


def test_a_refusal_names_the_promise_in_three_languages() -> None:
    table = vowed(scene("climbing"), "i-will: to ascend: until round-ends")
    assert reason(table, "orange", "pass") == "Orange to Blue: I will climb a step (until the end of this round)."
    assert (
        reason(table, "orange", "pass", "de")
        == "Orange zu Blau: Ich werde eine Stufe aufsteigen (bis zum Ende dieser Runde)."
    )
    assert reason(table, "orange", "pass", "it").startswith("Arancione a Blu: ")
    assert reason(table, "orange", "ascend") == ""


# How long a promise binds.


@pytest.mark.rule("deal.kept", "deal.next-turn")
def test_the_next_turn_is_the_next_in_which_the_deed_is_open() -> None:
    """Whoever has no warehouse sale could sell only with the card, at the end of the phase."""
    start = scene("moving").hand("orange", "special-sale").store("orange", "paris", salt=2)
    table = later(
        vowed(start.own("blue", "warehouse-sale").store("blue", "wien", silk=1),
              "i-will-not: to sell salt from a warehouse: until next-turn-ends"),
        "warehouse-sale", "blue",
    )  # fmt: skip
    table.play("blue", "pass")
    assert table.section == ["special-sale"]
    assert table.why("orange", "play special-sale of salt in paris") is rules.DEAL_KEPT
    table.play("orange", "pass")
    assert table.told("promise-kept") == [[0, 1]], "what was to be left has been left"


@pytest.mark.rule("deal.kept")
def test_one_turn_in_the_first_buying() -> None:
    table = scene("first-buying").match().play("orange", "hear blue")
    seal(table, "blue", "orange", "i-will-not: to buy wine: until next-turn-ends")
    table.play("orange", "pass")
    assert table.why("blue", "buy wine in paris") is rules.DEAL_KEPT
    table.play("blue", "buy salt in paris")
    assert table.why("blue", "buy wine in paris") is rules.DEAL_KEPT, "the turn goes on"
    table.play("blue", "pass")
    assert table.told("promise-kept") == [[1, 0]]
    table.play("red", "pass").play("green", "pass").play("orange", "pass")
    assert table.section == ["buying"]
    assert table.why("blue", "buy wine in paris") is None


@pytest.mark.rule("deal.kept")
def test_in_its_own_turn_the_next_one_is_meant() -> None:
    table = vowed(scene("first-buying"), "i-will-not: to buy wine: until next-turn-ends")
    assert table.why("orange", "buy wine in paris") is rules.DEAL_KEPT
    for colour in ("orange", "blue", "red", "green"):
        table.play(colour, "pass")
    assert table.section == ["buying"]
    assert table.why("orange", "buy wine in paris") is rules.DEAL_KEPT
    table.play("orange", "pass")
    assert table.position["agreements"].get("promises") is None


@pytest.mark.rule("deal.kept")
def test_freight_is_carried_in_the_turns_of_others() -> None:
    """The next turn of a load master, as far as freight goes, lasts until all the others have had theirs."""
    start = scene("buying").wagon(1, "paris", None, "orange")
    start.store("orange", "paris", wine=1).store("blue", "paris", salt=1).store("red", "paris", food=1)
    vow = "you-will: to carry on wagon 1 for 0: until next-turn-ends"
    table = seal(start.match().play("orange", "hear red"), "red", "orange", vow)
    table = later(table, "loading-1", "orange", wagon="1", cursor=0)
    table.play("orange", "pass").play("blue", "pass").play("red", "ship food", "offer 0")
    assert table.options("orange") == ["accept"]
    assert table.why("orange", "refuse") is rules.DEAL_KEPT
    table.play("orange", "accept")
    assert table.position["agreements"].get("promises") is None, "the last turn of the section is over"


# Loading is promised as loading.


def shipper(*hand: str) -> Scene:
    start = scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
    return start.store("blue", "paris", salt=2).hand("blue", *hand)


@pytest.mark.rule("deal.kept")
def test_a_vow_to_load_is_kept_by_loading() -> None:
    table = vowed(shipper(), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    table.play("blue", "ship salt", "offer 0")
    assert table.told("promise-kept") == []
    table.play("orange", "refuse")
    assert table.why("blue", "pass") is rules.DEAL_KEPT, "it may be proposed again"
    table.play("blue", "ship salt", "offer 100").play("orange", "accept")
    assert table.told("promise-kept") == [[1, 2]]
    assert table.why("blue", "pass") is None


def test_nobody_has_to_ask_for_freight_that_leads_nowhere() -> None:
    """Whoever has no salt in Paris keeps no promise to load salt by proposing wine."""
    for goods, rule in [({"wine": 1}, None), ({"wine": 1, "salt": 1}, rules.DEAL_KEPT)]:
        start = scene("loading-1", "blue").wagon(1, "paris", None, "orange").moment(wagon="1", cursor=2)
        start.store("blue", "paris", **goods)
        table = vowed(start, "i-will: to load salt on wagon 1: until phase-ends", to="red")
        assert table.why("blue", "pass") is rule
        assert table.why("blue", "ship wine") is None, "salt may follow, if there is any"


def test_every_way_to_load_is_tried() -> None:
    table = vowed(shipper("free-loading"), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    for _ in range(3):
        table.play("blue", "ship salt", "offer 0").play("orange", "refuse")
    assert moves(table, "blue") == ["play free-loading"]
    table.play("blue", "play free-loading")
    assert moves(table, "blue") == ["load salt"]


def test_the_last_price_is_accepted() -> None:
    table = vowed(shipper(), "i-will: to load salt on wagon 1: until phase-ends", to="red")
    for _ in range(2):
        table.play("blue", "ship salt", "offer 0").play("orange", "ask 500")
        assert table.why("blue", "refuse") is None
        table.play("blue", "refuse")
    table.play("blue", "ship salt", "offer 0").play("orange", "ask 500")
    assert moves(table, "blue") == ["accept"]


@pytest.mark.rule("deal.kept")
def test_whoever_has_forsworn_goods_does_not_propose_them() -> None:
    table = vowed(shipper(), "i-will-not: to load salt on wagon 1: until phase-ends", to="red")
    assert table.why("blue", "ship salt") is rules.DEAL_KEPT


# Money that is due when a promise is kept.


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
    poor = later(table, "representation", "blue", cursor=0)
    document = poor.position
    player = document["players"]["blue"]
    document["bank"] += player["money"] - 100
    player["paid"] += player["money"] - 100
    player["money"] = 100
    rest = type(poor)(type(poor.match).from_position("haendler", document, manual_chance=True))
    while rest.position["round"] == 1:
        rest.play(rest.actors[0], "pass")
    assert rest.money("blue") == 0
    assert rest.money("green") == 5100


@pytest.mark.rule("deal.paid-when-kept", "deal.payable")
def test_later_money_needs_a_promise_of_the_other() -> None:
    table = scene("moving").match().play("orange", "propose to blue")
    assert table.why("orange", "i pay 400 when kept") is rules.DEAL_PAID_WHEN_KEPT
    table.play("orange", "i-will", "to ascend", "until round-ends")
    assert table.why("orange", "i pay 400 when kept") is rules.DEAL_PAID_WHEN_KEPT, "not for an own promise"
    assert table.why("orange", "you pay 400 when kept") is None
    assert table.why("orange", "you pay 5100 when kept") is rules.DEAL_PAYABLE


def test_the_end_of_the_game_is_the_end_of_all_promises() -> None:
    table = scene("climbing", "green").set(arrivals=8).match().play("green", "hear blue")
    seal(table, "blue", "green", "you-will-not: to ascend: until next-round-ends", "i pay 400 when kept")
    table.play("green", "pass")
    assert table.match.result is not None
    assert table.money("green") == 5400

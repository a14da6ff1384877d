"""Phase 3: Wagen und Kurier bewegen."""

import pytest

from fondaco import CHANCE, Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import COLOURS, Scene, Table


def field(table: Table, wagon: int) -> str:
    return str(table.position["wagons"][str(wagon)]["field"])


def road(wagon: int, at: str, behind: str) -> Scene:
    return Scene("moving").wagon(wagon, at, behind)


def test_a_tile_moves_one_wagon_forward() -> None:
    table = road(1, "paris-lyon-1", "paris").match().play("orange", "move wagon 1 with tile 2")
    assert field(table, 1) == "paris-lyon-3"
    assert table.position["players"]["orange"]["tiles"] == [1, 3, 4]
    assert table.actors == ["blue"]
    assert table.told("tile-played") == [[0, 1, 0]]


@pytest.mark.rule("move.tile-used", "move.one-tile")
def test_a_tile_is_used_once() -> None:
    table = road(1, "paris-lyon-1", "paris").player("orange", tiles=[1, 4]).match()
    assert table.why("orange", "move wagon 1 with tile 2") is rules.TILE_FACE_DOWN
    assert table.why("orange", "pass") is rules.ONE_TILE


def test_the_mover_picks_the_road_out_of_a_city() -> None:
    table = Scene("moving").match().play("orange", "move wagon 1 with tile 2")
    assert table.section == ["moving", "forks"]
    assert table.options("orange") == ["turn to paris-reims-1", "turn to paris-lyon-1"]
    table.play("orange", "turn to paris-lyon-1")
    assert field(table, 1) == "paris-lyon-2"


@pytest.mark.rule("move.never-back", "move.branch")
def test_the_mover_picks_the_branch_at_a_fork_and_never_goes_back() -> None:
    table = road(1, "paris-lyon-3", "paris-lyon-2").match().play("orange", "move wagon 1 with tile 3")
    assert table.options("orange") == ["turn to genova-lyon-3", "turn to lyon-strassburg-1"]
    assert table.why("orange", "turn to paris-lyon-3") is rules.NEVER_BACK
    table.play("orange", "turn to genova-lyon-3")
    assert field(table, 1) == "genova-lyon-2"
    assert table.position["wagons"]["1"]["behind"] == "genova-lyon-3"


@pytest.mark.rule("move.far")
def test_a_wagon_goes_as_far_as_possible_at_a_fork() -> None:
    """From before Lyon with three steps: towards Genova the last field is taken, towards Straßburg it is not."""
    start = Scene("moving").wagon(1, "paris-lyon-3", "paris-lyon-2").wagon(2, "genova-lyon-2", "genova-lyon-1")
    table = start.match().play("orange", "move wagon 1 with tile 3")
    assert table.why("orange", "turn to genova-lyon-3") is rules.AS_FAR_AS_POSSIBLE
    assert table.options("orange") == ["turn to lyon-strassburg-1"]
    free = start.match().play("orange", "move wagon 1 with tile 2")
    assert free.options("orange") == ["turn to genova-lyon-3", "turn to lyon-strassburg-1"]
    both = start.wagon(3, "lyon-strassburg-2", "strassburg").match().play("orange", "move wagon 1 with tile 3")
    assert len(both.options("orange")) == 2, "where steps are lost on either way, the mover is free"


def test_a_city_is_as_far_as_possible() -> None:
    start = Scene("moving").wagon(1, "leipzig", "nuernberg-leipzig-1").wagon(3, "genova")
    table = start.wagon(2, "brugge").match().play("orange", "move wagon 1 with tile 4")
    assert table.options("orange") == ["turn to hamburg-leipzig-3", "turn to wien-leipzig-3"]
    one = Scene("moving").wagon(1, "frankfurt", "frankfurt-nuernberg-1").wagon(2, "brugge")
    arriving = one.match().play("orange", "move wagon 1 with tile 4")
    assert "turn to koeln-frankfurt-1" in arriving.options("orange"), "what is left on arrival is not lost by the way"


def test_a_move_that_ends_on_a_fork_leaves_the_branch_to_the_next_mover() -> None:
    table = road(1, "paris-lyon-3", "paris-lyon-2").match().play("orange", "move wagon 1 with tile 1")
    assert field(table, 1) == "lyon"
    table.play("blue", "move wagon 1 with tile 1")
    assert table.section == ["moving", "forks"]


def test_overtaken_wagons_count() -> None:
    scene = road(1, "paris-lyon-1", "paris").wagon(2, "paris-lyon-2", "paris-lyon-3")
    table = scene.match().play("orange", "move wagon 1 with tile 2")
    assert field(table, 1) == "paris-lyon-3"


@pytest.mark.rule("move.stop-before")
def test_a_move_stops_before_an_occupied_field() -> None:
    scene = road(1, "paris-lyon-1", "paris").wagon(2, "paris-lyon-3", "paris-lyon-2")
    table = scene.match().play("orange", "move wagon 1 with tile 2")
    assert field(table, 1) == "paris-lyon-2"


def test_two_wagons_in_a_row_push_the_stop_further_back() -> None:
    scene = road(1, "paris-lyon-1", "paris").wagon(2, "paris-lyon-3", "paris-lyon-2").wagon(3, "lyon", "paris-lyon-3")
    table = scene.match().play("orange", "move wagon 1 with tile 3")
    assert field(table, 1) == "paris-lyon-2"


@pytest.mark.rule("move.blocked", "move.must")
def test_a_wagon_that_cannot_move_is_refused_while_another_can() -> None:
    scene = road(1, "paris-lyon-1", "paris").wagon(2, "paris-lyon-2", "paris-lyon-1")
    table = scene.match()
    assert table.why("orange", "move wagon 1 with tile 1") is rules.WAY_BLOCKED
    assert table.why("orange", "move wagon 1 with tile 2") is None
    assert table.why("orange", "discard tile 1") is rules.TILE_MUST_MOVE


@pytest.mark.rule("move.blocked")
def test_an_occupied_city_cannot_be_entered() -> None:
    scene = road(1, "genova-lyon-1", "genova-lyon-2").wagon(2, "genova")
    table = scene.match()
    assert table.why("orange", "move wagon 1 with tile 4") is rules.WAY_BLOCKED
    behind = road(1, "genova-lyon-3", "lyon").wagon(2, "genova").match().play("orange", "move wagon 1 with tile 4")
    assert field(behind, 1) == "genova-lyon-1"


@pytest.mark.rule("move.lapses")
def test_a_tile_lapses_when_no_wagon_can_be_moved() -> None:
    """Two wagons stand one behind the other before a city that holds the third, which has a broken axle."""
    scene = road(1, "genova-lyon-1", "genova-lyon-2").wagon(2, "genova").wagon(3, "genova-lyon-2", "genova-lyon-3")
    table = scene.moment(broken=["2"]).match()
    assert table.options("orange") == [f"discard tile {tile}" for tile in (1, 2, 3, 4)]
    table.play("orange", "discard tile 4")
    assert table.told("tile-lapsed") == [[0, 3]]


@pytest.mark.rule("move.rests", "move.arrival")
def test_arrival_ends_the_move_and_the_wagon_rests() -> None:
    table = road(1, "genova-lyon-2", "genova-lyon-3").match().play("orange", "move wagon 1 with tile 4")
    assert field(table, 1) == "genova"
    assert table.position["moment"]["rested"] == ["1"]
    assert table.why("blue", "move wagon 1 with tile 1") is rules.ARRIVED_RESTS


@pytest.mark.rule("move.crest")
def test_the_crest_comes_back_when_the_wagon_leaves() -> None:
    table = Scene("moving").wagon(1, "paris", None, "red").match()
    table.play("orange", "move wagon 1 with tile 1", "turn to paris-lyon-1")
    assert table.position["wagons"]["1"]["master"] is None
    assert table.told("crest-returned") == [[2, 0]]


@pytest.mark.rule("move.blocked")
def test_a_blocked_road_out_of_a_city_is_refused() -> None:
    scene = Scene("moving").wagon(2, "paris-lyon-1", "paris")
    table = scene.match().play("orange", "move wagon 1 with tile 1")
    assert table.why("orange", "turn to paris-lyon-1") is rules.WAY_BLOCKED
    assert table.options("orange") == ["turn to paris-reims-1"]


@pytest.mark.rule("move.tiles-back")
def test_tiles_come_back_after_four_rounds() -> None:
    scene = Scene("climbing", "green", seats=4)
    for colour in COLOURS:
        scene.player(colour, tiles=[])
    table = scene.match().play("green", "pass")
    assert all(player["tiles"] == [1, 2, 3, 4] for player in table.position["players"].values())


@pytest.mark.rule("move.cartwright", "move.one-tile")
def test_cartwright_gives_a_point_before_or_after_the_tile() -> None:
    scene = road(1, "paris-lyon-1", "paris").own("orange", "cartwright")
    table = scene.match()
    assert table.why("orange", "drive wagon 1 with points 2") is rules.EXTRA_POINTS
    table.play("orange", "drive wagon 1 with points 1")
    assert field(table, 1) == "paris-lyon-2"
    assert table.actors == ["orange"]
    table.play("orange", "move wagon 1 with tile 1")
    assert field(table, 1) == "paris-lyon-3"
    assert table.actors == ["blue"]
    after = scene.match().play("orange", "move wagon 1 with tile 1")
    assert after.actors == ["orange"]
    assert after.why("orange", "move wagon 1 with tile 2") is rules.ONE_TILE
    after.play("orange", "drive wagon 1 with points 1")
    assert field(after, 1) == "paris-lyon-3"


@pytest.mark.rule("move.cartwright")
def test_only_the_owner_has_points_and_only_in_this_phase() -> None:
    table = road(1, "paris-lyon-1", "paris").own("blue", "cartwright").match()
    assert table.why("orange", "drive wagon 1 with points 1") is rules.EXTRA_POINTS
    buying = Scene("buying").own("orange", "cartwright").match()
    rule = buying.why("orange", "drive wagon 1 with points 1")
    assert rule is not None
    assert rule.name == "turn.not-now"


@pytest.mark.rule("move.cartwright")
def test_great_cartwright_moves_one_or_two_wagons() -> None:
    scene = road(1, "paris-lyon-1", "paris").wagon(2, "wien-leipzig-1", "wien").own("orange", "great-cartwright")
    one = scene.match().play("orange", "drive wagon 1 with points 2")
    assert field(one, 1) == "paris-lyon-3"
    two = scene.match().play("orange", "drive wagon 1 with points 1", "drive wagon 2 with points 1")
    assert (field(two, 1), field(two, 2)) == ("paris-lyon-2", "wien-leipzig-2")
    assert two.why("orange", "drive wagon 1 with points 1") is rules.EXTRA_POINTS


def test_great_cartwright_may_go_unused() -> None:
    scene = road(1, "paris-lyon-1", "paris").own("orange", "great-cartwright")
    table = scene.match().play("orange", "move wagon 1 with tile 1", "pass")
    assert table.actors == ["blue"]


@pytest.mark.rule("courier.no-city", "courier.reach", "courier.cards")
def test_the_courier_card_moves_one_field_and_not_into_a_city() -> None:
    table = Scene("moving").set(courier="brugge-deventer-1").own("orange", "courier").match()
    assert table.why("orange", "send courier to brugge") is rules.COURIER_NO_CITY
    assert table.why("orange", "send courier to brugge-deventer-3") is rules.COURIER_REACH
    assert table.why("orange", "send courier to brugge-deventer-1") is rules.COURIER_REACH
    table.play("orange", "send courier to brugge-deventer-2")
    assert table.position["courier"] == "brugge-deventer-2"
    assert table.why("orange", "send courier to brugge-deventer-1") is rules.COURIER_CARDS


@pytest.mark.rule("courier.cards")
def test_the_courier_needs_a_card_and_the_own_turn() -> None:
    table = Scene("moving").own("blue", "courier").match()
    assert table.why("orange", "send courier to brugge-deventer-1") is rules.COURIER_CARDS
    rule = table.why("blue", "send courier to brugge-deventer-1")
    assert rule is not None
    assert rule.name == "turn.not-yours"


@pytest.mark.rule("courier.cards", "courier.reach")
def test_the_express_courier_moves_up_to_two_fields() -> None:
    scene = Scene("moving").set(courier="deventer").own("orange", "express-courier")
    goals = [option for option in scene.match().options("orange") if option.startswith("send")]
    assert len(goals) == 6
    two = scene.match().play("orange", "send courier to koeln-deventer-2")
    assert two.why("orange", "send courier to deventer") is rules.COURIER_CARDS
    around_a_city = Scene("moving").set(courier="brugge-deventer-1").own("orange", "express-courier").match()
    assert around_a_city.why("orange", "send courier to brugge-reims-1") is rules.COURIER_REACH


@pytest.mark.rule("courier.cards")
def test_both_courier_cards_are_two_errands() -> None:
    table = Scene("moving").set(courier="deventer").own("orange", "courier", "express-courier").match()
    table.play("orange", "send courier to koeln-deventer-3", "send courier to koeln-deventer-1")
    assert table.position["courier"] == "koeln-deventer-1"
    assert table.why("orange", "send courier to koeln-deventer-2") is rules.COURIER_CARDS


@pytest.mark.rule("move.met", "courier.meeting")
def test_a_wagon_that_ends_on_the_courier_brings_a_card_of_choice() -> None:
    table = road(1, "brugge-deventer-1", "brugge").own("orange", "cartwright").match()
    table.play("orange", "move wagon 1 with tile 1")
    assert table.section == ["moving", "pile"]
    assert len(table.options("orange")) == 7
    table.play("orange", "take broken-axle")
    assert table.position["players"]["orange"]["hand"] == {"broken-axle": 1}
    assert table.why("orange", "drive wagon 1 with points 1") is rules.MET_THE_COURIER


def test_passing_the_courier_brings_nothing() -> None:
    table = road(1, "brugge-deventer-1", "brugge").match().play("orange", "move wagon 1 with tile 2")
    assert table.actors == ["blue"]


@pytest.mark.rule("move.met")
def test_the_courier_on_a_wagon_brings_a_card() -> None:
    table = road(1, "brugge-deventer-1", "brugge").own("orange", "courier").match()
    table.play("orange", "send courier to brugge-deventer-1", "take ascent")
    assert table.why("orange", "move wagon 1 with tile 1") is rules.MET_THE_COURIER
    assert table.position["players"]["orange"]["influence"] == 1


@pytest.mark.rule("move.met")
def test_every_wagon_that_has_met_the_courier_stays() -> None:
    start = road(1, "brugge-deventer-1", "brugge").wagon(2, "brugge-deventer-3", "brugge-deventer-2")
    table = start.own("orange", "courier", "cartwright").match()
    table.play("orange", "move wagon 1 with tile 1", "take ascent", "send courier to brugge-deventer-3", "take ascent")
    for wagon in (1, 2):
        assert table.why("orange", f"drive wagon {wagon} with points 1") is rules.MET_THE_COURIER


def test_the_express_courier_gets_nothing_for_passing_a_wagon() -> None:
    table = road(1, "brugge-deventer-3", "brugge-deventer-2").own("orange", "express-courier").match()
    table.play("orange", "send courier to deventer")
    assert table.section == ["moving"]


def test_which_card_was_taken_is_secret() -> None:
    table = road(1, "brugge-deventer-1", "brugge").match().play("orange", "move wagon 1 with tile 1", "take ascent")
    for seat in (1, None):
        assert "ascent" not in str(table.match.shown(seat)["influence"])
        told = [entry for entries in table.match.chronicle(seat) for entry in entries]
        assert "card-taken" in [entry.event.name for entry in told]
        assert "card-chosen" not in [entry.event.name for entry in told]


@pytest.mark.rule("influence.pile")
def test_a_kind_that_is_gone_cannot_be_taken() -> None:
    scene = road(1, "brugge-deventer-1", "brugge").hand("blue", "ascent", "ascent", "ascent")
    table = scene.match().play("orange", "move wagon 1 with tile 1")
    assert table.why("orange", "take ascent") is rules.CARD_IN_PILE
    assert len(table.options("orange")) == 6


@pytest.mark.rule("card.broken-axle")
def test_broken_axle_stops_a_wagon_for_the_round() -> None:
    table = Scene("axles").hand("orange", "broken-axle").wagon(1, "paris-lyon-1", "paris").match()
    table.play("orange", "play broken-axle on wagon 1")
    assert table.section == ["moving"]
    assert table.why("orange", "move wagon 1 with tile 1") is rules.BROKEN_AXLE_CARD
    assert table.why("orange", "move wagon 2 with tile 1") is None


@pytest.mark.rule("card.broken-axle")
def test_broken_axles_in_player_order_on_several_wagons() -> None:
    scene = Scene("axles").hand("orange", "broken-axle", "broken-axle").hand("red", "broken-axle")
    table = scene.match().play("orange", "play broken-axle on wagon 1")
    assert table.why("orange", "play broken-axle on wagon 1") is rules.BROKEN_AXLE_CARD
    table.play("orange", "play broken-axle on wagon 2")
    assert table.actors == ["red"]
    table.play("red", "play broken-axle on wagon 3")
    assert table.options("orange") == [f"discard tile {tile}" for tile in (1, 2, 3, 4)]


@pytest.mark.rule("influence.hand")
def test_broken_axle_only_at_the_beginning_of_the_phase() -> None:
    table = Scene("moving").hand("orange", "broken-axle").match()
    rule = table.why("orange", "play broken-axle on wagon 1")
    assert rule is not None
    assert rule.name == "turn.not-now"
    without = Scene("axles").hand("orange", "ascent").match()
    assert without.why("orange", "play broken-axle on wagon 1") is rules.CARD_IN_HAND


@pytest.mark.parametrize("seed", range(20))
def test_no_wagon_ever_stands_on_an_occupied_field(seed: int) -> None:
    match = Match.new("haendler", seats=2 + seed % 3, seed=seed)
    rng = Rng(seed)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.state, seat, rng))
        wagons = match.position()["wagons"]
        assert isinstance(wagons, dict)
        assert len({wagon["field"] for wagon in wagons.values()}) == 3
    assert CHANCE not in match.actors

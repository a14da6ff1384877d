"""Build & travel phase, pages 9 and 10."""

import pytest

from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import ISOLATED, PUSHED_OUT, TRAVELS
from tests.yunnan.tables import (
    beginning,
    fields,
    offers,
    play,
    player,
    refusal,
    set_player,
    start,
    told,
    travelling,
)


@pytest.mark.rule("travel.order", "travel.any-order")
def test_the_bidding_order_is_reversed() -> None:
    match = start(beginning(3))
    play(match, "pass", "pass", "pass")
    assert [match.actors, match.game.step(match.state).name] == [[2], "travel"]
    play(match, "end turn")
    assert match.actors == [1]


# Build structures


@pytest.mark.rule("build.reach", "build.in-supply")
def test_building_needs_the_structure_and_the_horse() -> None:
    document = beginning(3)
    set_player(document, "blue", structures={"post": 1, "bridge": 1, "teahouse": 1}, horse="kang")
    match = start(travelling(document, "blue"))
    assert refusal(match, "build post in tibet") is rules.BUILD_WITHIN_REACH
    assert refusal(match, "build bridge over yunnan-tibet") is rules.BUILD_WITHIN_REACH
    assert "build bridge over yunnan-kang" in offers(match)
    play(match, "build post in kang", "build teahouse in sichuan", "build bridge over yunnan-kang")
    assert refusal(match, "build post in yunnan") is rules.STRUCTURE_IN_SUPPLY
    assert player(match, "blue")["posts"] == {"kang": 1}
    assert player(match, "blue")["bridges"] == ["yunnan-kang"]
    assert match.position()["teahouses"] == {"sichuan": "blue"}


@pytest.mark.rule("build.one-post", "build.one-teahouse")
def test_one_post_per_player_and_province_and_one_teahouse_per_province() -> None:
    document = beginning(3)
    set_player(document, "blue", structures={"post": 1, "teahouse": 1}, posts={"yunnan": 1})
    set_player(document, "red", posts={"yunnan": 1})
    document["teahouses"] = {"yunnan": "red"}
    match = start(travelling(document, "blue"))
    assert refusal(match, "build post in yunnan") is rules.ONE_POST_PER_PROVINCE
    assert refusal(match, "build teahouse in yunnan") is rules.ONE_TEAHOUSE_PER_PROVINCE


@pytest.mark.rule("build.one-bridge")
def test_several_players_may_bridge_a_gorge_but_each_only_once() -> None:
    document = beginning(3)
    set_player(document, "red", bridges=["yunnan-kang"], horse="kang")
    set_player(document, "blue", structures={"bridge": 2}, horse="kang")
    match = start(travelling(document, "blue"))
    play(match, "build bridge over yunnan-kang")
    assert refusal(match, "build bridge over yunnan-kang") is rules.ONE_BRIDGE_PER_GORGE


@pytest.mark.rule("build.gorge-blocked")
def test_no_bridge_over_a_blocked_gorge() -> None:
    document = beginning(3)
    document["blocked"] = "yunnan-kang"
    set_player(document, "blue", structures={"bridge": 1}, horse="kang")
    match = start(travelling(document, "blue"))
    assert refusal(match, "build bridge over yunnan-kang") is rules.GORGE_BLOCKED


# Move traders


@pytest.mark.rule("travel.passes")
def test_example_two_traders_to_sichuan_take_four_passes() -> None:
    """Page 9: Red travels with two traders from the market to Sichuan."""
    document = beginning(3)
    set_player(document, "blue", traders={"market": 3}, passes=4, horse="sichuan")
    match = start(travelling(document, "blue"))
    play(match, "travel from market to sichuan", "travel from market to sichuan")
    assert [entry["passes"] for entry in fields(match, TRAVELS)] == [2]
    assert match.position()["travel"]["passes"] == 0  # type: ignore[index]
    assert refusal(match, "travel from market to yunnan") is rules.ONE_PASS_PER_BORDER
    assert player(match, "blue")["passes"] == 4, "passes are not consumed"
    assert TRAVELS.rule is rules.ONE_PASS_PER_BORDER


@pytest.mark.rule("travel.reach", "travel.elsewhere", "travel.puer", "travel.trader-there")
def test_journeys_go_where_the_horse_has_been_and_end_elsewhere() -> None:
    document = beginning(3)
    set_player(document, "blue", traders={"market": 2, "yunnan": 1}, passes=6)
    match = start(travelling(document, "blue"))
    assert refusal(match, "travel from market to sichuan") is rules.TRAVEL_WITHIN_REACH
    assert refusal(match, "travel from yunnan to yunnan") is rules.END_ELSEWHERE
    assert refusal(match, "travel from yunnan to market") is rules.PUER_IS_NO_PROVINCE
    assert refusal(match, "travel from kang to yunnan") is rules.TRAVELLER_THERE


@pytest.mark.rule("travel.one-journey")
def test_a_trader_makes_one_journey_but_others_beside_it_may_set_out() -> None:
    """Page 18: one trader from Sichuan to Yunnan and another from Yunnan to Sichuan."""
    document = beginning(3)
    set_player(document, "blue", traders={"sichuan": 1, "yunnan": 1}, passes=6, horse="sichuan")
    match = start(travelling(document, "blue"))
    play(match, "travel from sichuan to yunnan", "travel from yunnan to sichuan")
    assert refusal(match, "travel from yunnan to sichuan") is rules.ONE_JOURNEY
    assert refusal(match, "travel from sichuan to yunnan") is rules.ONE_JOURNEY


@pytest.mark.rule("travel.bridges")
def test_own_bridges_shorten_the_way_others_do_not() -> None:
    document = beginning(3)
    set_player(document, "red", bridges=["yunnan-kang"], horse="kang")
    set_player(document, "blue", traders={"market": 2}, passes=6, horse="kang", structures={"bridge": 1})
    match = start(travelling(document, "blue"))
    play(match, "travel from market to kang")
    assert fields(match, TRAVELS)[0]["passes"] == 3
    play(match, "build bridge over yunnan-kang", "travel from market to kang")
    assert fields(match, TRAVELS)[0]["passes"] == 2


def test_a_blocked_bridge_is_no_shortcut() -> None:
    document = beginning(3)
    document["blocked"] = "yunnan-kang"
    set_player(document, "blue", traders={"market": 1}, passes=6, horse="kang", bridges=["yunnan-kang"])
    match = start(travelling(document, "blue"))
    play(match, "travel from market to kang")
    assert fields(match, TRAVELS)[0]["passes"] == 3


# Displacement


@pytest.mark.rule("push.influence", "push.opponent", "push.down")
def test_example_red_pushes_blue_out_of_kang() -> None:
    """Page 10: Red with influence 3 comes to Kang over her bridge; not Yellow with 3, but Blue goes to Sichuan."""
    document = beginning(4)
    document["order"] = ["yellow", "blue", "black", "red"]
    set_player(document, "red", traders={"market": 1}, influence=3, horse="kang", passes=2, bridges=["yunnan-kang"])
    set_player(document, "yellow", traders={"kang": 2, "yunnan": 1}, influence=3, horse="kang")
    set_player(document, "blue", traders={"kang": 2, "yunnan": 1}, influence=2, horse="kang")
    set_player(document, "black", traders={"kang": 3}, influence=1, horse="kang")
    match = start(travelling(document, "red"))
    play(match, "travel from market to kang")
    assert offers(match) == ["push out blue", "push out black", "push out nobody"]
    assert refusal(match, "push out yellow") is rules.LOWER_INFLUENCE
    assert refusal(match, "push out red") is rules.PUSH_AN_OPPONENT
    play(match, "push out blue")
    assert player(match, "blue")["traders"] == {"kang": 1, "sichuan": 1, "yunnan": 1}
    assert fields(match, PUSHED_OUT) == [{"player": "red", "victim": "blue", "from": "kang", "to": "sichuan"}]
    assert PUSHED_OUT.rule is rules.PUSHED_DOWN_THE_ROAD


def test_nobody_is_asked_where_nobody_can_be_pushed_out() -> None:
    document = beginning(3)
    set_player(document, "blue", traders={"market": 2}, influence=1)
    set_player(document, "red", traders={"yunnan": 1}, influence=1)
    match = start(travelling(document, "blue"))
    play(match, "travel from market to yunnan")
    assert match.game.step(match.state).name == "travel"


@pytest.mark.rule("push.trader-there")
def test_who_has_no_trader_there_is_not_pushed_out() -> None:
    document = beginning(3)
    set_player(document, "blue", traders={"market": 1}, influence=1)
    set_player(document, "red", traders={"yunnan": 1})
    match = start(travelling(document, "blue"))
    play(match, "travel from market to yunnan")
    assert refusal(match, "push out yellow") is rules.VICTIM_THERE
    play(match, "push out red")
    assert player(match, "red")["traders"] == {"market": 1}, "from Yunnan a trader goes to the market"


# Check connected route


def red_beyond_the_bridge(bridges: list[str]) -> dict[str, object]:
    document = beginning(3)
    document["order"] = ["yellow", "blue", "red"]
    set_player(
        document,
        "red",
        traders={"qinghai": 1, "tibet": 1, "supply": 1},
        posts={"yunnan": 1, "sichuan": 1},
        horse="qinghai",
        bridges=bridges,
    )
    return travelling(document, "red")


def test_example_a_bridge_connects_tibet_by_way_of_qinghai() -> None:
    """Page 10: posts in Yunnan and Sichuan and a bridge to Qinghai connect both traders."""
    match = start(red_beyond_the_bridge(["sichuan-qinghai"]))
    play(match, "end turn")
    assert player(match, "red")["traders"] == {"qinghai": 1, "tibet": 1, "supply": 1}


@pytest.mark.rule("route.connected")
def test_example_without_the_bridge_both_go_to_the_market() -> None:
    match = start(red_beyond_the_bridge([]))
    play(match, "end turn")
    assert player(match, "red")["traders"] == {"market": 2, "supply": 1}
    assert [entry["province"] for entry in fields(match, ISOLATED)] == ["tibet", "qinghai"]
    assert [entry.event.rule for entry in told(match, ISOLATED)] == [rules.CONNECTED_ROUTE] * 2
    assert player(match, "red")["posts"] == {"yunnan": 1, "sichuan": 1}


def test_a_bridge_over_the_blocked_gorge_does_not_connect() -> None:
    document = red_beyond_the_bridge(["sichuan-qinghai"])
    document["blocked"] = "sichuan-qinghai"
    match = start(document)
    play(match, "end turn")
    assert player(match, "red")["traders"] == {"market": 2, "supply": 1}


def test_yunnan_is_always_connected_and_gaps_of_others_turns_do_not_recall() -> None:
    document = beginning(3)
    set_player(document, "blue", traders={"yunnan": 1, "market": 1}, influence=2)
    set_player(document, "red", traders={"yunnan": 1, "sichuan": 1}, horse="sichuan")
    match = start(travelling(document, "blue"))
    play(match, "travel from market to yunnan", "push out red", "end turn")
    assert player(match, "blue")["traders"] == {"yunnan": 2}
    assert player(match, "red")["traders"] == {"market": 1, "sichuan": 1}

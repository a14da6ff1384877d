"""A) Spielsteine setzen, with examples 1 to 3."""

import pytest

from fondaco.core.rule import NOT_NOW
from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from tests.china.scene import offered, play, scene, section, state, told


@pytest.mark.rule("place.first-alone")
def test_example_1_axel_places_one_piece_in_an_empty_province() -> None:
    match = scene({"green": "violet red red"})
    play(match, "place house wei-1 for red")
    assert section(match) == "drawing"  # his turn is over
    assert match.why_not(0, "place house wei-2 for red") is NOT_NOW
    assert events.FIRST_IN_PROVINCE.rule is rules.FIRST_PIECE_ALONE
    assert "first-in-province" in told(match)


def test_example_1_barbara_places_two_with_a_card_and_a_joker() -> None:
    match = scene({"red": "red green green"}, {"green": "wei-1"}, turn="red")
    play(match, "place house wei-2 for red")
    assert section(match) == "turn"
    play(match, "place house wei-3 for green-pair")
    assert told(match)[0] == "joker-played"
    assert section(match) == "drawing"
    assert state(match).hand_sizes[1] == 0
    assert state(match).houses_in(2) == 3


@pytest.mark.rule("place.joker-colour", "place.colour")
def test_example_1_chris_places_two_in_one_yellow_province_or_one_elsewhere() -> None:
    match = scene({"violet": "yellow yellow yellow"}, {"green": "qi-1 chin-1 wei-1"}, turn="violet")
    seat = match.actors[0]
    assert match.why_not(seat, "place house qi-2 for yellow-pair") is rules.JOKER_OF_ANOTHER_COLOUR
    assert match.why_not(seat, "place house chin-2 for yellow-pair") is rules.JOKER_OF_ANOTHER_COLOUR
    assert match.why_not(seat, "place house wei-2 for yellow") is rules.COLOUR_OF_THE_PROVINCE
    assert match.why_not(seat, "place house wei-2 for yellow-pair") is None
    for province in ("qi", "chin"):
        play(match, f"place house {province}-2 for yellow", f"place house {province}-3 for yellow")
        assert section(match) == "drawing"
        assert state(match).hand_sizes[seat] == 1  # two pieces are the most
        match.undo()
        match.undo()
    play(match, "place house wei-2 for yellow-pair")
    assert offered(match) == ["end turn"]  # one yellow card is left, and it is no joker


@pytest.mark.rule("emissary.limit")
def test_example_2_the_most_houses_limit_the_emissaries() -> None:
    houses = {"red": "chu-1 chu-2 chu-3 chu-4", "blue": "chu-5"}
    match = scene({"green": "violet orange orange"}, houses, {"chu": {"red": 1, "blue": 1}})
    play(match, "place emissary chu for violet", "place emissary chu for orange-pair")
    assert state(match).emissaries_in(5) == 4
    full = scene({"green": "violet orange orange"}, houses, {"chu": {"red": 2, "blue": 2}})
    assert full.why_not(0, "place emissary chu for violet") is rules.EMISSARY_LIMIT


@pytest.mark.rule("emissary.limit")
def test_example_3_two_players_share_the_most_houses() -> None:
    houses = {"red": "chin-1 chin-2", "blue": "chin-3 chin-4"}
    pairs = [
        ("place emissary chin for yellow", "place emissary chin for yellow"),
        ("place house chin-5 for yellow", "place house chin-6 for yellow"),
        ("place emissary chin for yellow", "place house chin-5 for yellow"),
        ("place house chin-6 for yellow", "place emissary chin for yellow"),
    ]
    for first, second in pairs:
        match = scene({"green": "yellow yellow red"}, houses)
        play(match, first, second)
        assert section(match) == "drawing"
    full = scene({"green": "yellow yellow red"}, houses, {"chin": {"green": 2}})
    assert full.why_not(0, "place emissary chin for yellow") is rules.EMISSARY_LIMIT


@pytest.mark.rule("emissary.limit")
def test_a_house_counts_at_once_for_the_emissary_after_it() -> None:
    match = scene({"green": "red red blue".replace("blue", "green")}, {"green": "wei-1"}, {"wei": {"red": 1}})
    assert match.why_not(0, "place emissary wei for red") is rules.EMISSARY_LIMIT
    play(match, "place house wei-2 for red", "place emissary wei for red")
    assert state(match).emissaries_in(2) == 2


@pytest.mark.rule("emissary.no-houses")
def test_no_emissary_before_the_first_house() -> None:
    match = scene({"green": "red red red"})
    assert match.why_not(0, "place emissary wei for red") is rules.NO_EMISSARY_BEFORE_HOUSES


@pytest.mark.rule("emissary.anywhere")
def test_an_emissary_needs_no_house_of_its_own_and_may_join_a_scored_province() -> None:
    match = scene({"green": "orange orange red"}, {"red": "lu-1 lu-2 lu-3 lu-4"})
    assert match.shown(None)["scored"] == ["lu"]
    play(match, "place emissary lu for orange", "place emissary lu for orange")
    assert events.EMISSARY_PLACED.rule is rules.EMISSARY_WITHOUT_OWN_HOUSE


@pytest.mark.rule("place.one-province")
def test_all_pieces_of_a_turn_go_into_one_province() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1 shu-1"})
    play(match, "place house wei-2 for red")
    assert match.why_not(0, "place house shu-2 for red") is rules.ONE_PROVINCE
    assert match.why_not(0, "place house wei-3 for red") is None


@pytest.mark.rule("place.two-pieces")
def test_one_piece_may_be_enough() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    play(match, "place house wei-2 for red", "end turn")
    assert told(match) == ["left-at-one"]
    assert events.LEFT_AT_ONE.rule is rules.UP_TO_TWO_PIECES
    assert section(match) == "drawing"


@pytest.mark.rule("place.cards-in-hand")
def test_only_cards_in_hand_can_be_played() -> None:
    match = scene({"green": "red green yellow"}, {"red": "chu-1"})
    assert match.why_not(0, "place house chu-2 for violet") is rules.CARDS_IN_HAND
    assert match.why_not(0, "place house chu-2 for red-pair") is rules.CARDS_IN_HAND
    assert match.why_not(0, "swap violet") is rules.CARDS_IN_HAND


@pytest.mark.rule("house.space-taken")
def test_a_space_holds_one_house() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    assert match.why_not(0, "place house wei-1 for red") is rules.ONE_HOUSE_PER_SPACE


@pytest.mark.rule("place.supply")
def test_pieces_run_out() -> None:
    spaces = [f"{name}-{n}" for name, size in (("chu", 8), ("wei", 7), ("yan", 5)) for n in range(1, size + 1)]
    match = scene({"green": "red green violet"}, {"green": " ".join(spaces), "red": "shu-1"})
    assert match.why_not(0, "place house shu-2 for red") is rules.PIECE_LEFT
    used = {"chu": {"green": 8}}
    match = scene({"green": "red green violet"}, {"green": " ".join(spaces[:15])}, used)
    assert match.why_not(0, "place emissary wei for red") is rules.PIECE_LEFT


@pytest.mark.rule("place.discards", "place.joker")
def test_played_cards_lie_open_on_the_discards() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"})
    play(match, "place house wei-2 for red")
    assert match.shown(2)["discards"] == {"red": 1}
    assert events.CARDS_PLAYED.rule is rules.OPEN_DISCARDS
    assert events.JOKER_PLAYED.rule is rules.PAIR_AS_JOKER


@pytest.mark.rule("turn.place-or-swap")
def test_somebody_who_can_do_something_must() -> None:
    match = scene({"green": "red red green"})
    assert match.why_not(0, "end turn") is rules.PLACE_OR_SWAP


def test_every_option_names_the_spots_that_mean_it() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"}, fortified="")
    vocabulary = match.game.vocabulary
    spots = {text: vocabulary.spots(vocabulary.parse(text)) for text in offered(match)}
    assert spots["place house wei-2 for red"] == ["supply.house", "wei-2", "hand.red"]
    assert spots["place emissary wei for red"] == ["supply.emissary", "dragon.wei", "hand.red"]
    assert spots["place fortification chu-1 for red-pair"] == ["supply.fortification", "chu-1", "pair.red"]
    assert spots["swap green"] == ["hand.green", "discards"]
    assert len({tuple(named) for named in spots.values()}) == len(spots)

"""What a seat knows: its memory of the influence cards, sealed choices, and worlds that fit."""

import json

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.games.haendler.memory import is_take, taker
from tests.haendler.scene import Scene, Table


def meeting(*history: tuple[str, str]) -> Table:
    """Orange looks through the pile after others have taken cards."""
    scene = Scene("moving").wagon(1, "brugge-deventer-1", "brugge")
    for colour, card in history:
        scene.hand(colour, card)
    return scene.match().play("orange", "move wagon 1 with tile 1")


def imagined(table: Table, seat: int, seed: int) -> dict[str, dict[str, int]]:
    world = table.match.game.imagine(table.match.view(seat), Rng(seed))
    players = table.match.game.describe(world)["players"]
    assert isinstance(players, dict)
    return {colour: player["hand"] for colour, player in players.items()}


def test_who_looks_through_the_pile_knows_what_is_gone() -> None:
    table = meeting(("blue", "ascent"))
    for seed in range(20):
        assert imagined(table, 0, seed)["blue"] == {"ascent": 1}
    guesses = {json.dumps(imagined(table, 2, seed)["blue"]) for seed in range(60)}
    assert len(guesses) == 7, "red has seen nothing"


def test_a_look_tells_which_cards_are_gone_but_not_who_has_them() -> None:
    table = meeting(("blue", "ascent"), ("red", "broken-axle"))
    hands = [imagined(table, 0, seed) for seed in range(40)]
    assert {json.dumps([hand["blue"], hand["red"]]) for hand in hands} == {
        '[{"ascent": 1}, {"broken-axle": 1}]',
        '[{"broken-axle": 1}, {"ascent": 1}]',
    }


def test_the_memory_of_a_look_lasts() -> None:
    table = meeting(("blue", "ascent")).play("orange", "take load-master")
    assert table.match.shown(0)["influence"]["pile"] is None  # type: ignore[index]
    for seed in range(20):
        hands = imagined(table, 0, seed)
        assert hands["blue"] == {"ascent": 1}
        assert hands["orange"] == {"load-master": 1}


def test_a_played_card_explains_a_take() -> None:
    scene = Scene("axles", "blue").hand("blue", "broken-axle", "ascent")
    table = scene.match().play("blue", "play broken-axle on wagon 1", "pass")
    for seed in range(20):
        hand = imagined(table, 3, seed)["blue"]
        assert sum(hand.values()) == 1


def test_a_card_that_is_offered_is_held() -> None:
    scene = Scene("moving", agreements=True).hand("orange", "ascent", "special-sale")
    table = scene.match().play("orange", "propose to red", "i give ascent", "put forward")
    for seed in range(20):
        hand = imagined(table, 2, seed)["orange"]
        assert hand.get("ascent", 0) >= 1
        assert sum(hand.values()) == 2


def test_the_pile_is_open_only_to_the_one_who_chooses() -> None:
    table = meeting()
    assert table.match.shown(0)["influence"]["pile"] is not None  # type: ignore[index]
    assert table.match.shown(1)["influence"]["pile"] is None  # type: ignore[index]


def swapped_hands(match: Match) -> Match | None:
    """The same match in which the last secret take was another card, if that card was never shown since."""
    document = json.loads(json.dumps(match.position()))
    history = document["influence"]["history"]
    for line in reversed(history):
        if "took" in line:
            shown = [other.get("played") or other.get("gave") for other in history]
            if line["took"] in shown or line is not history[-1]:
                return None
            line["took"] = next(kind for kind, count in document["influence"]["pile"].items() if kind != line["took"])
            return Match.from_position("haendler", document, manual_chance=True)
    return None


def compare_views(seed: int) -> int:
    """Play a game at random and compare views wherever a secret take can be swapped; says how many were compared."""
    match = Match.new("haendler", seats=3, seed=seed)
    rng = Rng(seed)
    compared = 0
    while match.actors:
        other = swapped_hands(match)
        state = match.state
        if other is not None and not state.choosing:  # type: ignore[attr-defined]
            owner = taker([line for line in state.history if is_take(line)][-1])  # type: ignore[attr-defined]
            for seat in {0, 1, 2} - {owner}:
                assert other.shown(seat) == match.shown(seat)
                compared += 1
            assert other.actors == match.actors
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.state, seat, rng))
    return compared


def test_what_a_seat_cannot_see_does_not_change_its_view() -> None:
    assert sum(compare_views(seed) for seed in range(12)) > 50


@pytest.mark.parametrize("agreements", [False, True])
def test_every_imagined_world_fits_at_every_decision(agreements: bool) -> None:
    match = Match.new("haendler", seats=3, setup={"agreements": agreements}, seed=5)
    rng = Rng(5)
    for _ in range(350):
        if not match.actors:
            break
        for seat in (0, 1, 2, -1):
            view = match.game.view(match.state, seat)
            world = match.game.imagine(view, rng)
            assert match.game.status(world) == ""
            assert match.game.describe(match.game.view(world, seat).known) == match.game.describe(view.known)
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.state, seat, rng))


@pytest.mark.rule("deal.draft")
def test_a_draft_is_its_authors_alone_until_it_is_put_forward() -> None:
    scene = Scene("moving", agreements=True).hand("orange", "ascent", "broken-axle")
    table = scene.match().play("orange", "propose to red", "i give ascent")
    clause = {"clause": "i-give", "card": "ascent"}
    assert table.match.shown(0)["agreements"]["draft"]["clauses"] == [clause]  # type: ignore[index]
    for seat in (1, 2, 3, None):
        draft = table.match.shown(seat)["agreements"]["draft"]  # type: ignore[index]
        assert draft == {"author": "orange", "partner": "red", "clauses": []}
    hands = {json.dumps(imagined(table, 1, seed)["orange"]) for seed in range(60)}
    assert len(hands) > 10, "what the draft gives is no hint at the hand"
    table.play("orange", "put forward")
    for seat in (1, 2, 3, None):
        assert table.match.shown(seat)["agreements"]["draft"]["clauses"] == [clause]  # type: ignore[index]

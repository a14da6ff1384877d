"""What a seat may know: its own hand, the sizes of the others, and every card that lay open."""

import json

import pytest

from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.games.china.board import COLOURS
from fondaco.games.china.state import State
from tests.china.scene import all_cards, cards, game_of, play, scene, state


def test_a_view_shows_the_own_hand_and_the_sizes_of_the_others() -> None:
    match = scene({"green": "red red green", "red": "violet violet yellow"}, row="red orange orange yellow")
    shown = match.shown(0)
    players = shown["players"]
    assert isinstance(players, dict)
    assert players["green"]["hand"] == {"red": 2, "green": 1}
    assert (players["red"]["hand"], players["red"]["cards"]) == ({}, 3)
    assert shown["row"] == {"red": 1, "yellow": 1, "orange": 2}
    assert shown["pile"] == {"size": 36, "cards": {}, "times_out": 0}


def test_a_spectator_sees_no_hand() -> None:
    match = scene({"green": "red red green"})
    players = match.shown(None)["players"]
    assert isinstance(players, dict)
    assert [player["hand"] for player in players.values()] == [{}] * 4


def test_a_card_from_the_row_is_seen_until_it_is_played() -> None:
    match = scene({"green": "red red green"}, {"red": "wei-1"}, row="violet violet yellow yellow")
    play(match, "swap green", "take violet", "deal red")
    players = match.shown(2)["players"]
    assert isinstance(players, dict)
    assert players["green"]["hand"] == {"violet": 1}


def swap_hidden_cards(s: State, one: int, other: int, rng: Rng) -> bool:
    """Exchange a card of one seat that the others cannot see with one of another seat's, or of the pile."""
    mine = hidden(s, one)
    theirs = s.pile if other < 0 else hidden(s, other)
    if not sum(mine) or not sum(theirs):
        return False
    give, take = rng.weighted(mine), rng.weighted(theirs)
    s.hands[one * COLOURS + give] -= 1
    s.hands[one * COLOURS + take] += 1
    if other < 0:
        s.pile[take] -= 1
        s.pile[give] += 1
    else:
        s.hands[other * COLOURS + take] -= 1
        s.hands[other * COLOURS + give] += 1
    return True


def hidden(s: State, seat: int) -> list[int]:
    return [s.hands[seat * COLOURS + c] - s.known[seat * COLOURS + c] for c in range(COLOURS)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_are_tight(seats: int) -> None:
    """Whatever is swapped between hands and pile out of a seat's sight leaves its view as it is."""
    game = game_of(seats)
    rng = Rng(seats)
    s = game.start(seats)
    swaps = 0
    while game.actors(s):
        seat = game.actors(s)[0]
        game.play(s, seat, choose(game, s, seat, rng))
        viewer = rng.below(seats + 1) - 1
        others = [other for other in range(seats) if other != viewer]
        one = others[rng.below(len(others))]
        other = [*[o for o in others if o != one], -1][rng.below(len(others))]
        changed = s.copy()
        if swap_hidden_cards(changed, one, other, rng):
            swaps += 1
            assert game.status(changed) == ""
            seen = game.describe(game.view(s, viewer).known)
            assert json.dumps(game.describe(game.view(changed, viewer).known)) == json.dumps(seen)
    assert swaps > 100


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_fits_the_view_and_holds_every_card(seats: int) -> None:
    game = game_of(seats)
    rng = Rng(seats)
    s = game.start(seats)
    while game.actors(s):
        seat = game.actors(s)[0]
        game.play(s, seat, choose(game, s, seat, rng))
        viewer = rng.below(seats + 1) - 1
        view = game.view(s, viewer)
        world = game.imagine(view, rng)
        assert cards(world) == all_cards(seats)
        assert game.status(world) == ""
        assert game.describe(game.view(world, viewer).known) == game.describe(view.known)


def test_worlds_differ_in_what_is_hidden() -> None:
    match = scene({"green": "red red green"})
    view = match.view(0)
    hands = {tuple(match.game.imagine(view, Rng(seed)).hands) for seed in range(50)}
    assert len(hands) > 40
    assert {hand[:COLOURS] for hand in hands} == {tuple(state(match).hands[:COLOURS])}

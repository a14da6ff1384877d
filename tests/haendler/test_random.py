"""Random games: all end, and every good, coin and card is accounted for. `-m heavy` plays 50,000 of them."""

import pytest

from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.games.haendler.state import State

TABLES = [(seats, agreements) for seats in (2, 3, 4) for agreements in (False, True)]
LONGEST = 60  # rounds; the longest of 50,000 games took fewer


def play_and_check(game: Game[State], seats: int, seed: int, often: int) -> None:
    """Play one game at random; every so often look whether all pieces are there and the views are tight."""
    rng = Rng(seed)
    s = game.start(seats)
    decisions = 0
    while actors := game.actors(s):
        seat = actors[rng.below(len(actors))]
        game.play(s, seat, choose(game, s, seat, rng))
        decisions += 1
        if decisions % often == 0:
            check(game, s, rng)
    assert game.status(s) == ""
    assert s.round < LONGEST
    assert game.result(s) is not None


def check(game: Game[State], s: State, rng: Rng) -> None:
    """Every piece is there, the document is the position, and an imagined world fits a view."""
    assert game.status(s) == ""
    document = game.describe(s)
    assert game.describe(game.restore(document)) == document
    seat = rng.below(s.seats)
    view = game.view(s, seat)
    world = game.imagine(view, rng)
    assert game.status(world) == ""
    assert game.describe(game.view(world, seat).known) == game.describe(view.known)
    for actor in game.actors(s):
        options = game.options(s, actor)
        action = game.vocabulary.action(rng.below(game.vocabulary.size))
        assert (game.why_not(s, actor, action) is None) == (action in options)


@pytest.mark.parametrize(("seats", "agreements"), TABLES)
def test_random_games(seats: int, agreements: bool) -> None:
    game = find("haendler").game({"agreements": agreements}, seats)
    for seed in range(5 if agreements else 15):
        play_and_check(game, seats, seed, 25)


@pytest.mark.heavy
@pytest.mark.parametrize(("seats", "agreements"), TABLES)
def test_fifty_thousand_random_games(seats: int, agreements: bool) -> None:
    game = find("haendler").game({"agreements": agreements}, seats)
    for seed in range(8334):
        play_and_check(game, seats, seed, 97 if agreements else 23)

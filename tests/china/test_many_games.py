"""Many random games: all end, every piece and card is kept, and what is offered is what is not refused."""

import pytest

from fondaco import CHANCE, Match
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.playout import choose, playout
from fondaco.core.titles import find
from fondaco.games.china.game import China
from fondaco.games.china.state import State
from fondaco.games.china.steps.placing import no_piece_fits
from tests.china.scene import game_of
from tests.china.test_view import swap_hidden_cards

TABLES = [(3, "3-4"), (4, "3-4"), (4, "4-5"), (5, "4-5")]


def games() -> list[China]:
    return [game_of(seats, side, fortified) for seats, side in TABLES for fortified in (False, True)]


def check_ending(game: China, s: State) -> None:
    assert game.status(s) == ""
    result = game.result(s)
    assert result is not None
    assert result.winners
    assert s.times_out == 2 or no_piece_fits(s)


def check_position(game: China, s: State, actions: list[Action], rng: Rng) -> None:
    """What is offered is what is not refused; a seat's view does not depend on what it cannot see."""
    seat = game.actors(s)[0]
    assert {a for a in actions if game.why_not(s, seat, a) is None} == set(game.options(s, seat))
    viewer = rng.below(game.seats)
    seen = game.describe(game.view(s, viewer).known)
    changed = s.copy()
    if swap_hidden_cards(changed, (viewer + 1) % game.seats, -1, rng):
        assert game.describe(game.view(changed, viewer).known) == seen
    world = game.imagine(game.view(s, viewer), rng)
    assert game.status(world) == ""
    assert game.describe(game.view(world, viewer).known) == seen


def walk_with_checks(game: China, rng: Rng) -> None:
    """Play a game; count the pieces and cards of every position, and look closely at every eighth."""
    s = game.start(game.seats)
    actions = game.vocabulary.all()
    while game.actors(s):
        seat = game.actors(s)[0]
        assert game.status(s) == ""
        if rng.below(8) == 0:
            check_position(game, s, actions, rng)
        game.play(s, seat, choose(game, s, seat, rng))
    check_ending(game, s)


def check_match(seed: int) -> None:
    """A match that is saved in its middle loads, and an action taken back and played again changes nothing."""
    match = Match.new("china", 3 + seed % 3, {"fortifications": seed % 2 == 1}, seed=seed)
    rng = Rng(seed)
    for _ in range(1 + rng.below(200)):
        if match.actors:
            match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    before = match.position()
    assert Match.load(match.save()).position() == before
    last = [move for move in match.log if move.seat != CHANCE][-1]
    match.undo()
    match.play(last.seat, last.action)
    assert match.position() == before


def check_games(count: int) -> None:
    """Every hundredth game is looked at position by position; every thousandth is a match that is saved and undone."""
    tables = games()
    for number in range(count):
        game = tables[number % len(tables)]
        if number // len(tables) % 100 == 0:
            walk_with_checks(game, Rng(number))
        else:
            s = game.start(game.seats)
            playout(game, s, Rng(number))
            check_ending(game, s)
        if number % 1000 < 2:
            check_match(number)


def test_random_games_end_with_every_piece_and_card() -> None:
    check_games(64)


@pytest.mark.heavy
def test_a_hundred_thousand_random_games_end_with_every_piece_and_card() -> None:
    check_games(100_000)


def test_the_title_stands_on_the_shelf() -> None:
    assert find("china").seats == [3, 4, 5]
    assert [option.name for option in find("china").options] == ["side", "fortifications"]

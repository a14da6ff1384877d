"""Many random games: all end, every piece and card is kept, and what is offered is what is not refused."""

import pytest

from fondaco import CHANCE, Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose, playout
from fondaco.core.titles import find
from fondaco.games.china.game import China
from fondaco.games.china.state import State
from fondaco.games.china.steps.placing import no_piece_fits
from tests.china.scene import game_of

TABLES = [(3, "3-4"), (4, "3-4"), (4, "4-5"), (5, "4-5")]


def games() -> list[China]:
    return [game_of(seats, side, fortified) for seats, side in TABLES for fortified in (False, True)]


def check_ending(game: China, s: State) -> None:
    assert game.status(s) == ""
    result = game.result(s)
    assert result is not None
    assert result.winners
    assert s.times_out == 2 or no_piece_fits(s)


def walk_with_checks(game: China, rng: Rng) -> None:
    """Play a game and look at every position on the way."""
    s = game.start(game.seats)
    actions = game.vocabulary.all()
    while game.actors(s):
        seat = game.actors(s)[0]
        assert game.status(s) == ""
        offered = game.options(s, seat)
        if rng.below(8) == 0:
            assert {a for a in actions if game.why_not(s, seat, a) is None} == set(offered)
        copy = s.copy()
        game.play(s, seat, choose(game, s, seat, rng))
        assert game.describe(copy) != game.describe(s)
    check_ending(game, s)


def test_games_with_every_position_checked() -> None:
    for number, game in enumerate(games()):
        walk_with_checks(game, Rng(number))


def test_random_games_end() -> None:
    for number, game in enumerate(games() * 5):
        s = game.start(game.seats)
        playout(game, s, Rng(number))
        check_ending(game, s)


@pytest.mark.heavy
def test_a_hundred_thousand_random_games() -> None:
    """Every game ends with all pieces and cards; every hundredth is looked at position by position."""
    tables = games()
    for number in range(100_000):
        game = tables[number % len(tables)]
        if number % 100 == 0:
            walk_with_checks(game, Rng(number))
        else:
            s = game.start(game.seats)
            playout(game, s, Rng(number))
            check_ending(game, s)


@pytest.mark.heavy
def test_a_hundred_saved_games_load_and_undo() -> None:
    for seed in range(100):
        match = Match.new("china", 3 + seed % 3, {"fortifications": seed % 2 == 1}, seed=seed)
        rng = Rng(seed)
        for _ in range(rng.below(300)):
            if match.actors:
                match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
        loaded = Match.load(match.save())
        assert loaded.position() == match.position()
        if [move for move in match.log if move.seat != CHANCE]:
            before = match.position()
            last = [move for move in match.log if move.seat != CHANCE][-1]
            match.undo()
            match.play(last.seat, last.action)
            assert match.position() == before


def test_the_title_stands_on_the_shelf() -> None:
    assert find("china").seats == [3, 4, 5]
    assert [option.name for option in find("china").options] == ["side", "fortifications"]

"""Many random games of every table: each ends with all its pieces, and is the same when it is played again."""

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose, playout
from fondaco.core.titles import find
from tests.tables import Table, name_of, tables

every_table = pytest.mark.parametrize("table", tables(), ids=name_of)


@pytest.mark.heavy
@every_table
def test_two_thousand_games_end_with_all_their_pieces(table: Table) -> None:
    title, setup, seats = table
    game = find(title).game(setup, seats)
    for seed in range(2000):
        s = game.start(seats)
        playout(game, s, Rng(seed))
        assert game.status(s) == ""
        assert game.result(s) is not None


@pytest.mark.heavy
@every_table
def test_fifty_games_are_the_same_when_loaded(table: Table) -> None:
    title, setup, seats = table
    for seed in range(50):
        match = Match.new(title, seats, setup, seed=seed)
        rng = Rng(seed)
        while match.actors:
            match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
        loaded = Match.load(match.save())
        assert loaded.position() == match.position()
        assert loaded.result is not None
        assert match.result is not None
        assert loaded.result.scores == match.result.scores

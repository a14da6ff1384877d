"""What is hidden stays hidden."""

import json

from fondaco.core.chance import Rng
from fondaco.testing.checks import Checks
from fondaco.testing.matches import somewhere
from fondaco.testing.seeds import any_seed
from fondaco.testing.tables import Table


class SecrecyChecks(Checks):
    """A view is all that a seat may know, and no more."""

    @any_seed
    def test_an_imagined_world_looks_like_the_view_it_came_from(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        game = match.game
        for seat in range(match.seats):
            view = match.view(seat)
            world = game.imagine(view, Rng(seed))
            assert game.status(world) == ""
            assert game.describe(game.view(world, seat).known) == game.describe(view.known)
            if seat in match.actors:
                assert game.options(world, seat) == match.options(seat)

    def test_a_spectator_sees_no_more_than_any_seat(self, table: Table) -> None:
        match = somewhere(table, 7)
        assert json.dumps(match.shown(None))
        for entries in match.chronicle(None):
            for entry in entries:
                assert all(entry.readable_by(seat) for seat in range(match.seats))

    @any_seed
    def test_a_view_does_not_depend_on_what_is_hidden(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        game = match.game
        for seat in range(match.seats):
            view = match.view(seat)
            known = game.describe(view.known)
            for other in range(3):
                world = game.imagine(view, Rng(seed + other))
                assert game.describe(game.view(world, seat).known) == known
                assert game.describe(view.known) == known, "imagining leaves the view as it is"

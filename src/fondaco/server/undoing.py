"""Taking back: freely as long as nobody else acted and nothing was revealed, otherwise with everybody's consent."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import S
from fondaco.server.table import Table, Turn

WORLDS: Final = 8  # imagined before it is believed that a decision revealed nothing


def last_turn(table: Table, seat: int) -> Turn | None:
    """The last decision of a seat."""
    for turn in reversed(table.turns):
        if turn.seat == seat:
            return turn
    return None


def is_free(table: Table, seat: int) -> bool:
    """Whether a seat may take back its last decision without asking."""
    if not table.turns or table.turns[-1].seat != seat or table.turns[-1].chance:
        return False
    turn = table.turns[-1]
    if turn.before is None:
        return False
    return not reveals(table.match.game, turn.before, seat, turn.action, table.match.state, turn.number)


def reveals(game: Game[S], before: S, seat: int, action: Action, after: S, number: int) -> bool:
    """Whether a decision showed its seat anything that it could not have worked out: then in some world that looked
    the same before, it looks different after."""
    view = game.view(before, seat)
    if game.describe(view.known) == game.describe(before):
        return False
    seen = game.describe(game.view(after, seat).known)
    for world_number in range(WORLDS):
        world = game.imagine(view, Rng(number * WORLDS + world_number))
        game.play(world, seat, action)
        if game.describe(game.view(world, seat).known) != seen:
            return True
    return False

"""Taking back: freely as long as nobody else acted and nothing was revealed, otherwise with everybody's consent."""

from typing import Any, Final

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
    if turn.revealing is None:
        turn.revealing = reveals(table.match.game, turn.before, seat, turn.action, table.match.state, turn.number)
    return not turn.revealing


def reveals(game: Game[S], before: S, seat: int, action: Action, after: S, number: int) -> bool:
    """Whether a decision showed its seat anything that it could not have worked out: a part of the position that was
    hidden from it is so no longer, or in some world that looked the same before, it looks different after."""
    view = game.view(before, seat)
    covered = hidden(game.describe(before), game.describe(view.known))
    if not covered:
        return False
    seen = game.describe(game.view(after, seat).known)
    if covered - hidden(game.describe(after), seen):
        return True
    for world_number in range(WORLDS):
        world = game.imagine(view, Rng(number * WORLDS + world_number))
        game.play(world, seat, action)
        if game.describe(game.view(world, seat).known) != seen:
            return True
    return False


def hidden(whole: Any, shown: Any, place: str = "") -> set[str]:
    """The places of a described position that a view of it does not show as they are."""
    if isinstance(whole, dict) and isinstance(shown, dict):
        return {
            found
            for name in whole.keys() | shown.keys()
            for found in hidden(whole.get(name), shown.get(name), f"{place}/{name}")
        }
    return set() if whole == shown else {place}

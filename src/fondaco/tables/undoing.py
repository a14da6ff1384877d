"""Taking back: freely as long as nobody else acted and nothing was revealed, otherwise with everybody's consent."""

from typing import Any, Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import S
from fondaco.core.view import View
from fondaco.tables.table import Table, Turn

WORLDS: Final = 8  # imagined before it is believed that a decision revealed nothing
LOOKS: Final = 3  # at imagined worlds, to see what a view leaves open


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
    hidden from it is so no longer, or in some world that looked the same before, it looks different after. Only the
    seat's views are looked at, so the answer tells it nothing new either."""
    view = game.view(before, seat)
    covered = hidden_from(game, view, number)
    if not covered:
        return False
    later = game.view(after, seat)
    if not game.actors(after) or covered - hidden_from(game, later, number, covered):
        return True
    seen = game.describe(later.known)
    for world_number in range(WORLDS):
        world = game.imagine(view, Rng(number * WORLDS + world_number))
        game.play(world, seat, action)
        if game.describe(game.view(world, seat).known) != seen:
            return True
    return False


def hidden_from(game: Game[S], view: View[S], number: int, sought: set[str] | None = None) -> set[str]:
    """The places of the position that a view leaves open: where worlds that fit it say something else; if some are
    sought, it is enough to find those."""
    shown = game.describe(view.known)
    found: set[str] = set()
    for look in range(LOOKS):
        found |= hidden(game.describe(game.imagine(view, Rng(number * LOOKS + look))), shown)
        if not found or (sought is not None and sought <= found):
            break  # nothing is hidden at all, or all that is sought
    return found


def hidden(whole: Any, shown: Any, place: str = "") -> set[str]:
    """The places at which a described world and a described view of it differ."""
    if whole == shown:
        return set()
    if isinstance(whole, dict) and isinstance(shown, dict):
        return {
            found
            for name in whole.keys() | shown.keys()
            for found in hidden(whole.get(name), shown.get(name), f"{place}/{name}")
        }
    return {place}

"""Taking back: freely as long as nobody else acted and nothing was revealed, otherwise with everybody's consent."""

from operator import attrgetter
from typing import Any, Final, Generic

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import S, attributes
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
    looks = Looks(game, later.known)
    for world_number in range(WORLDS):
        world = game.imagine(view, Rng(number * WORLDS + world_number))
        game.play(world, seat, action)
        if looks.differ_from(game.view(world, seat).known):
            return True
    return False


class Looks(Generic[S]):
    """What a position looks like, to be compared with others; it is described only if that has to be."""

    def __init__(self, game: Game[S], known: S) -> None:
        self.game = game
        self.known = known
        self.parts = attrgetter(*attributes(known))
        self.whole = self.parts(known)
        self.described: dict[str, object] | None = None

    def is_same(self, other: S) -> bool:
        """Whether another position has the same parts, and so the same looks."""
        return bool(self.parts(other) == self.whole)

    def document(self) -> dict[str, object]:
        """The position with names."""
        if self.described is None:
            self.described = self.game.describe(self.known)
        return self.described

    def differ_from(self, other: S) -> bool:
        """Whether another position looks different."""
        return not self.is_same(other) and self.game.describe(other) != self.document()


def hidden_from(game: Game[S], view: View[S], number: int, sought: set[str] | None = None) -> set[str]:
    """The places of the position that a view leaves open: where worlds that fit it say something else; if some are
    sought, it is enough to find those."""
    looks = Looks(game, view.known)
    found: set[str] = set()
    for look in range(LOOKS):
        world = game.imagine(view, Rng(number * LOOKS + look))
        if not looks.is_same(world):
            found |= hidden(game.describe(world), looks.document())
        if not found or (sought is not None and sought <= found):
            break  # nothing is hidden at all, or all that is sought
    return found


def hidden(whole: Any, shown: Any, place: str = "") -> set[str]:
    """The places at which a described world and a described view of it differ."""
    if whole == shown:
        return set()
    if not (isinstance(whole, dict) and isinstance(shown, dict)):
        return {place}
    found: set[str] = set()
    for name in whole.keys() | shown.keys():
        part, other = whole.get(name), shown.get(name)
        if part != other:
            found |= hidden(part, other, f"{place}/{name}")
    return found

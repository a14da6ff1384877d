"""What the tests of the arena share: contests with results that were made up, and without times."""

from collections.abc import Sequence
from typing import Any

from fondaco.arena import Contest
from fondaco.arena.bout import Effort, Played
from fondaco.core.titles import SHELF


def played(block: int, rotation: int, wins: Sequence[float], seconds: float = 0.01) -> Played:
    """A game that was won like that."""
    seats = len(wins)
    ranks = [1 if win else 2 for win in wins]
    return Played(block, rotation, list(wins), [10] * seats, ranks, [Effort([seconds] * 2, 2, 8, 6)] * seats, 9)


def contest_with(names: list[str], games: Sequence[Sequence[float]]) -> Contest:
    """A contest in which the games were won like that."""
    title = next(name for name, title in SHELF.items() if len(names) in title.seats)
    contest = Contest(title, {}, names, len(games), 1)
    contest.played = [played(*divmod(number, len(names)), wins) for number, wins in enumerate(games)]
    return contest


def timeless(document: Any) -> Any:
    """A document without the times, which are never twice the same."""
    if isinstance(document, dict):
        return {name: timeless(value) for name, value in document.items() if name != "seconds"}
    return [timeless(value) for value in document] if isinstance(document, list) else document

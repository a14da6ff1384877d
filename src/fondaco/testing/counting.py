"""Perft-like counts: a change of behaviour shows as a change of a number."""

from typing import Any

from fondaco.core.game import Game
from fondaco.core.state import State
from fondaco.core.titles import find


def lines_of_play(game: Game[Any], s: State, depth: int) -> int:
    """How many lines of play of a length there are from a position, chance included."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.actors(s):
        for action in game.options(s, seat):
            after = s.copy()
            game.play(after, seat, action)
            total += lines_of_play(game, after, depth - 1)
    return total


def first_counts(title: str, setup: dict[str, object], seats: int) -> list[int]:
    """How many lines of play of one to five decisions a game begins with."""
    game = find(title).game(setup, seats)
    s = game.start(seats)
    return [lines_of_play(game, s, depth) for depth in range(1, 6)]

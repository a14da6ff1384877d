"""Positions from games in which everybody plays at random."""

from collections.abc import Iterator
from typing import Any

from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.testing import Table

Decision = tuple[Game[Any], Any, int]


def decisions(table: Table, seed: int, every: int) -> Iterator[Decision]:
    """Every so many decisions of a game: the game, the state and the seat that has a choice."""
    title, setup, seats = table
    game = find(title).game(setup, seats)
    rng = Rng(seed)
    s = game.start(seats)
    count = 0
    while actors := game.actors(s):
        seat = actors[rng.below(len(actors))]
        if seat != CHANCE and len(game.options(s, seat)) > 1:
            count += 1
            if count % every == 0:
                yield game, s, seat
        game.carry_out(s, seat, choose(game, s, seat, rng))

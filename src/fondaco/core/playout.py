"""Playing a position to its end at random: for measuring, testing and as the floor under every bot."""

from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import S


def choose(game: Game[S], s: S, seat: int, rng: Rng) -> Action:
    """One of the options of a seat that decides now, at random; chance keeps to its odds."""
    options = game.offered(s, seat)
    if seat == CHANCE:
        return options[rng.weighted(game.odds(s))]
    return options[rng.below(len(options))]


def playout(game: Game[S], s: S, rng: Rng) -> int:
    """Play to the end; returns how many decisions that took."""
    decisions = 0
    actors = game.actors(s)
    while actors:
        seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        actors = game.carry_out(s, seat, choose(game, s, seat, rng))
        decisions += 1
    return decisions

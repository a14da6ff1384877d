"""One step ahead: the position after an option, and what it is worth once a plain question has been answered."""

from typing import Any, Final

from fondaco.bots.value import Value
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose

PLAIN: Final = 2  # answers: yes or no, left or right


def after(game: Game[Any], world: Any, seat: int, option: Action, rng: Rng) -> Any:
    """The position after an option, and after what chance adds to it."""
    s = world.copy()
    game.carry_out(s, seat, option)
    settle(game, s, rng)
    return s


def settle(game: Game[Any], s: Any, rng: Rng) -> None:
    """Let chance decide as long as it is its turn."""
    actors = game.actors(s)
    while actors and actors[0] == CHANCE:
        game.carry_out(s, CHANCE, choose(game, s, CHANCE, rng))
        actors = game.actors(s)


def foresee(value: Value, s: Any, rng: Rng) -> tuple[list[float], list[float]]:
    """The shares and points to expect, once a plain question has been answered."""
    return value.judge(answered(value, s, rng))


def foretell(value: Value, s: Any, rng: Rng) -> list[float]:
    """The shares to expect, once a plain question has been answered."""
    return value.shares(answered(value, s, rng))


def answered(value: Value, s: Any, rng: Rng) -> Any:
    """The position after a plain question: it is taken to be answered as the one who is asked likes best, so that a
    proposal is worth what comes of it."""
    game = value.game
    actors = game.actors(s)
    if len(actors) != 1 or actors[0] == CHANCE:
        return s
    seat = actors[0]
    answers = game.options(s, seat)
    if len(answers) != PLAIN:
        return s
    first = after(game, s, seat, answers[0], rng)
    second = after(game, s, seat, answers[1], rng)
    return first if value.shares(first)[seat] >= value.shares(second)[seat] else second

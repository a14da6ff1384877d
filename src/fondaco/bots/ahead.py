"""One step ahead: the position after an option, and what it is worth once a plain question has been answered."""

from math import exp
from typing import Any, Final

from fondaco.bots.value import Value
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.state import State

PLAIN: Final = 2  # answers: yes or no, left or right
DOUBT: Final = 0.01  # a difference in the share of the win that leaves one wrong answer in four
MOST_DOUBTS: Final = 40.0


def after(game: Game[Any], world: State, seat: int, option: Action, rng: Rng) -> State:
    """The position after an option, and after what chance adds to it."""
    s = world.copy()
    actors = game.carry_out(s, seat, option)
    while actors and actors[0] == CHANCE:
        actors = game.carry_out(s, CHANCE, choose(game, s, CHANCE, rng))
    return s


def foresee(value: Value, s: State, rng: Rng) -> tuple[list[float], list[float]]:
    """The shares and points to expect, once a plain question has been answered."""
    answers = answers_to(value.game, s, rng)
    if not answers:
        return value.judge(s)
    first, first_points = value.judge(answers[0])
    second, second_points = value.judge(answers[1])
    likely = likelihood(first, second, value.game.actors(s)[0])
    return mixed(first, second, likely), mixed(first_points, second_points, likely)


def answers_to(game: Game[Any], s: State, rng: Rng) -> list[State]:
    """The positions after both answers to a plain question; none, if that is not what is asked."""
    actors = game.actors(s)
    if len(actors) != 1 or actors[0] == CHANCE:
        return []
    answers = plain_answers(game, s, actors[0], quiet(game, game.offered(s, actors[0])))
    return [after(game, s, actors[0], answer, rng) for answer in answers]


def quiet(game: Game[Any], options: list[Action]) -> list[Action]:
    """The options that are no talk; all of them, where nothing else can be done. There is no end to what could be said,
    and a search would get lost in it."""
    talk = game.vocabulary.talk
    if not talk:
        return options
    return [option for option in options if option.verb not in talk] or options


def plain_answers(game: Game[Any], s: State, seat: int, options: list[Action]) -> list[Action]:
    """Yes and no, if a seat is asked a plain question: one with two answers, or whether it agrees to a price, whatever
    other price it could name instead."""
    if len(options) == PLAIN:
        return options
    price = game.step(s).price_for(s, seat)
    if price is None or price.consent not in options or price.refusal not in options:
        return []
    return [price.consent, price.refusal]


def likelihood(first: list[float], second: list[float], seat: int) -> float:
    """How likely the first answer is: the better one, but the less surely the closer they are (a quantal response),
    so that nobody makes an offer that is only just better than none."""
    return 1.0 / (1.0 + exp(max(-MOST_DOUBTS, min(MOST_DOUBTS, (second[seat] - first[seat]) / DOUBT))))


def mixed(first: list[float], second: list[float], likely: float) -> list[float]:
    """What is to be expected if the first comes with this likelihood, and the second otherwise."""
    return [likely * one + (1.0 - likely) * other for one, other in zip(first, second, strict=True)]

"""Other game engines to measure against, where they are installed (`pip install fondaco[bench]`)."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Final

Runner = Callable[[float], float]  # plays for so many seconds and returns decisions per second


def backgammon(seconds: float) -> float:
    """Random play of OpenSpiel's backgammon, written in C++, through its Python interface."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    random = Random(1)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions / (perf_counter() - start)


def catan(seconds: float) -> float:
    """Random play of catanatron's Settlers for four, written in Python."""
    from catanatron import Color, Game, RandomPlayer

    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in Color], seed=games)
        game.play()
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)  # by version
        games += 1
    return decisions / (perf_counter() - start)


PEERS: Final[dict[str, tuple[str, Runner]]] = {
    "openspiel-backgammon": ("pyspiel", backgammon),
    "catanatron": ("catanatron", catan),
}


def installed() -> dict[str, Runner]:
    """The peers that are installed."""
    return {name: runner for name, (module, runner) in PEERS.items() if find_spec(module) is not None}

"""China beside OpenSpiel's backgammon: random decisions per second in one run, copies, and the scoring of roads."""

from random import Random
from time import process_time

import pyspiel

import fondaco.games  # noqa: F401
from fondaco.core import COMPILED
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.titles import find
from fondaco.games.china.game import China
from fondaco.games.china.roads import road_points
from fondaco.games.china.state import State

TABLES = [(3, "3-4"), (4, "3-4"), (4, "4-5"), (5, "4-5")]
ROUNDS = 5


def games() -> list[China]:
    found = [find("china").game({"side": side, "fortifications": f}, n) for n, side in TABLES for f in (False, True)]
    return [game for game in found if isinstance(game, China)]


def play_china(game: China, rng: Rng) -> tuple[State, int]:
    """A game through options() and play(), one call each for every decision."""
    s = game.start(game.seats)
    decisions = 0
    while True:
        actors = game.actors(s)
        if not actors:
            return s, decisions
        seat = actors[0]
        options = game.options(s, seat)
        place = rng.weighted(game.odds(s)) if seat == CHANCE else rng.below(len(options))
        game.play(s, seat, options[place])
        decisions += 1


def play_backgammon(game: pyspiel.Game, rng: Random) -> int:
    """A game through legal_actions() and apply_action()."""
    s = game.new_initial_state()
    decisions = 0
    while not s.is_terminal():
        if s.is_chance_node():
            actions, odds = zip(*s.chance_outcomes(), strict=True)
            action = rng.choices(actions, odds)[0]
        else:
            actions = s.legal_actions()
            action = actions[int(rng.random() * len(actions))]
        s.apply_action(action)
        decisions += 1
    return decisions


def microseconds(repeat: int, states: list[State], what: str) -> float:
    begin = process_time()
    for _ in range(repeat):
        for s in states:
            if what == "copy":
                s.copy()
            else:
                for seat in range(s.seats):
                    road_points(s, seat)
    calls = repeat * sum(1 if what == "copy" else s.seats for s in states)
    return (process_time() - begin) / calls * 1e6


def main() -> None:
    tables, backgammon = games(), pyspiel.load_game("backgammon")
    ours, theirs, endings = 0.0, 0.0, list[State]()
    for number in range(
        ROUNDS
    ):  # in turns, by processor time, so that the load on the machine counts little; the best round counts
        begin, decisions = process_time(), 0
        for seed in range(60):
            for game in tables:
                s, count = play_china(game, Rng(number * 1000 + seed))
                decisions += count
                endings.append(s)
        ours = max(ours, decisions / (process_time() - begin))
        begin, rng = process_time(), Random(number)
        theirs = max(theirs, sum(play_backgammon(backgammon, rng) for _ in range(40)) / (process_time() - begin))
    print(f"engine             {'compiled' if COMPILED else 'interpreted'}")
    print(f"china              {ours:10,.0f} decisions/s")
    print(f"backgammon         {theirs:10,.0f} decisions/s")
    print(f"ratio              {ours / theirs:10.1f}")
    print(f"copy of a state    {min(microseconds(20, endings[:200], 'copy') for _ in range(3)):10.2f} µs")
    print(f"roads of a player  {min(microseconds(5, endings[:200], 'roads') for _ in range(3)):10.2f} µs")


if __name__ == "__main__":
    main()

"""Decisions a second with observation and mask, on one core in one run: our batches, PettingZoo's classic games and
OpenSpiel's vectorised environment stepping backgammon. Everybody plays at random, so that only stepping is measured."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from fondaco.core import COMPILED
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.playout import choose, playout
from fondaco.core.titles import find, titles
from fondaco.research import Batch

BATCH = 64
COMPARABLE = 0.1  # a game with less than a tenth of our numbers has another task
CLASSIC = ["connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "leduc_holdem_v4"]


class Rate(NamedTuple):
    """What one of them did."""

    who: str
    game: str
    numbers: int  # of an observation
    actions: int
    decisions: float  # a second


def timed(step: Callable[[], int], seconds: float) -> float:
    """How many decisions a second a step makes, after it has warmed up; the best of three stretches."""
    best = 0.0
    for _ in range(3):
        made, start = 0, perf_counter()
        while (spent := perf_counter() - start) < seconds / 3:
            made += step()
        best = max(best, made / spent)
    return best


def ours(title: str, seats: int, seconds: float) -> Rate:
    """A batch of our games."""
    batch, rng = Batch(title, BATCH, seats), Random(1)

    def step() -> int:
        batch.step([legal[int(rng.random() * len(legal))] for legal in batch.crowd.legal])
        return BATCH

    return Rate("fondaco", f"{title}, {seats} seats", batch.encoder.size, batch.encoder.actions, timed(step, seconds))


def bare(title: str, seats: int, seconds: float) -> Rate:
    """Random play with nothing but the engine; chance plays, but only decisions of seats are counted."""
    game, rng = find(title).game({}, seats), Rng(1)
    share = share_of_seats(title, seats)
    rate = timed(lambda: playout(game, game.start(seats), rng), seconds)
    return Rate("bare engine", f"{title}, {seats} seats", 0, game.vocabulary.size, rate * share)


def share_of_seats(title: str, seats: int) -> float:
    """How much of the decisions in random games is not chance."""
    game, rng, all_made, made = find(title).game({}, seats), Rng(2), 0, 0
    for _ in range(50):
        s = game.start(seats)
        while actors := game.actors(s):
            game.carry_out(s, actors[0], choose(game, s, actors[0], rng))
            all_made += 1
            made += actors[0] != CHANCE
    return made / all_made


def classic(name: str, seconds: float) -> Rate:
    """A classic game of PettingZoo; pygame only draws it, so a machine without one can step it all the same."""
    if "pygame" not in sys.modules and find_spec("pygame") is None:
        sys.modules.setdefault("pygame", ModuleType("pygame"))
    module: Any = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
    env, rng = module.env(), np.random.default_rng(1)
    env.reset(seed=1)
    agent = env.agents[0]
    size = int(np.prod(env.observation_space(agent)["observation"].shape))

    def step() -> int:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return Rate("PettingZoo", name, size, int(env.action_space(agent).n), timed(step, seconds))


def backgammon(seconds: float) -> Rate:
    """Backgammon in OpenSpiel's vectorised environment."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([Environment("backgammon") for _ in range(BATCH)])
    rng = Random(1)
    steps: list[Any] = [envs.reset()]

    def step() -> int:
        outputs = []
        for time_step in steps[0]:
            legal = time_step.observations["legal_actions"][time_step.observations["current_player"]]
            outputs.append(StepOutput(action=legal[int(rng.random() * len(legal))], probs=None))
        steps[0] = envs.step(outputs, reset_if_done=True)[0]
        return BATCH

    spec = envs.observation_spec()
    actions = envs.envs[0].action_spec()["num_actions"]
    return Rate("OpenSpiel", f"backgammon × {BATCH}", spec["info_state"][0], actions, timed(step, seconds))


def peers(seconds: float) -> Iterator[Rate]:
    """All that are installed here."""
    for name in CLASSIC:
        try:
            yield classic(name, seconds)
        except Exception as missing:
            print(f"PettingZoo's {name} is left out: {str(missing).splitlines()[0]}")
    try:
        yield backgammon(seconds)
    except ImportError as missing:
        print(f"OpenSpiel is left out: {missing}")


def line(rate: Rate) -> str:
    return f"{rate.who:12} {rate.game:24} {rate.numbers:8} {rate.actions:8} {rate.decisions:14,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.research", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    options = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'interpreted'}; batches of {BATCH}; decisions a second on one core")
    print(f"PettingZoo {version('pettingzoo')}, OpenSpiel {version('open_spiel')}\n")
    print(f"{'':12} {'game':24} {'numbers':>8} {'actions':>8} {'decisions/s':>14}", flush=True)
    theirs: list[Rate] = []
    for rate in peers(options.seconds):
        theirs.append(rate)
        print(line(rate), flush=True)
    if not theirs:
        raise SystemExit("Neither PettingZoo's classic games nor OpenSpiel are installed: pip install 'fondaco[bench]'")
    rows: list[dict[str, Any]] = [rate._asdict() for rate in theirs]
    for title in titles():
        seats = 3
        mine, engine = ours(title, seats, options.seconds), bare(title, seats, options.seconds)
        print(line(mine))
        print(line(engine))
        comparable = [rate for rate in theirs if rate.numbers >= mine.numbers * COMPARABLE]
        fastest = max(comparable or theirs, key=lambda rate: rate.decisions)
        against, of_bare = mine.decisions / fastest.decisions, mine.decisions / engine.decisions
        print(
            f"{'':12} {against:.1f} times {fastest.who}'s {fastest.game}, {of_bare:.0%} of the bare engine", flush=True
        )
        rows += [{**mine._asdict(), "times": against, "of": fastest.game, "of_bare": of_bare}, engine._asdict()]
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

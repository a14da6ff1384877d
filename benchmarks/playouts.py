"""Playouts a second of a search, by title, in seconds of the processor; two interpreters that run it in turns compare
two versions of the engine, and the fingerprint says whether both have thought the same."""

import argparse
import hashlib
import json
from collections.abc import Iterator
from time import process_time
from typing import Any, Final, NamedTuple

from fondaco.bots.budget import playouts
from fondaco.bots.knowledge import taught, value_of
from fondaco.bots.search import Search
from fondaco.bots.thought import Thought
from fondaco.bots.tree import Habits
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.titles import find, titles
from fondaco.core.view import View

SEATS: Final = 3


class Decision(NamedTuple):
    """What is thought about."""

    view: View[Any]
    options: list[Action]


def decisions(game: Game[Any], count: int, every: int) -> Iterator[Decision]:
    """Decisions of random games, with some others between them."""
    rng, seen = Rng(1), 0
    while True:
        s = game.start(SEATS)
        while actors := game.actors(s):
            options = game.options(s, actors[0])
            if actors[0] != CHANCE and len(options) > 1:
                seen += 1
                if seen % every == 0:
                    yield Decision(game.view(s, actors[0]), options)
                    count -= 1
                if not count:
                    return
            game.carry_out(s, actors[0], choose(game, s, actors[0], rng))


def fingerprint(thoughts: list[Thought]) -> str:
    """A short text that is the same only for the same thoughts."""
    told = [
        [(str(one.action), one.visits, one.share, one.points) for one in thought.judgements] for thought in thoughts
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:8]


def measure(title: str, count: int, every: int, each: int) -> dict[str, object]:
    """Playouts a second at some decisions, and what was thought."""
    game = find(title).game({}, SEATS)
    found = list(decisions(game, count, every))
    value, thoughts = value_of(game), []
    start = process_time()
    for number, decision in enumerate(found):
        search = Search(value, decision.view, decision.options, Rng(number), Habits())
        thoughts.append(search.run(playouts(each)))
    rate = count * each / (process_time() - start)
    return {"title": title, "playouts": round(rate), "fingerprint": fingerprint(thoughts)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python benchmarks/playouts.py", description=__doc__)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--every", type=int, default=7, help="this many decisions of random games from one to the next")
    parser.add_argument("--playouts", type=int, default=200, help="for each decision")
    parser.add_argument("titles", nargs="*")
    given = parser.parse_args()
    for title in given.titles or [name for name in titles() if taught(find(name).game({}, SEATS))]:
        print(json.dumps(measure(title, given.decisions, given.every, given.playouts)), flush=True)


if __name__ == "__main__":
    main()

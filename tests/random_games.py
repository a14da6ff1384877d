"""Random games checked from the first decision to the last: `python -m tests.random_games --games 20000` plays so many
of every variant of every title, spread over the numbers of seats."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from fondaco import CHANCE, FondacoError, Match
from fondaco.core.chance import Rng
from fondaco.core.titles import SHELF, find
from fondaco.testing import Table, name_of

CHUNK = 50


def check_game(table: Table, seed: int, thorough: bool = True) -> int:
    """Play one game at random and check that it ends and keeps every piece; a thorough check also compares, at one
    decision, all that is offered with all that is refused, and saves, loads and takes back."""
    title, setup, seats = table
    match = Match.new(title, seats=seats, setup=setup, seed=seed)
    rng = Rng(seed)
    probe = rng.below(300)
    number = 0
    while match.actors:
        assert match.game.status(match.state) == "", (table, seed, number)
        seat = match.actors[rng.below(len(match.actors))]
        options = match.options(seat)
        assert options, (table, seed, number)
        if number == probe and thorough:
            check_offers(match)
            check_reload(match)
            check_undo(match, seat, rng.below(len(options)))
        match.play(seat, options[rng.below(len(options))])
        number += 1
    result = match.result
    assert result is not None
    assert result.winners
    assert match.game.status(match.state) == ""
    return number


def check_offers(match: Match) -> None:
    """What is offered is exactly what is not refused, over the whole vocabulary."""
    for seat in [*range(match.seats), CHANCE]:
        offered = set(match.options(seat))
        for action in match.game.vocabulary.all():
            assert (action in offered) == (match.why_not(seat, action) is None), match.text(action)


def check_reload(match: Match) -> None:
    """A saved match loads to the same position."""
    loaded = Match.load(match.save())
    assert loaded.position() == match.position()
    assert loaded.log == match.log


def check_undo(match: Match, seat: int, choice: int) -> None:
    """An action taken back leaves the position as it was."""
    before = match.position()
    match.play(seat, match.options(seat)[choice])
    match.undo()
    assert match.position() == before


def check_chunk(table: Table, first: int, games: int, every: int) -> int:
    """Check some games in a row, one of so many thoroughly; returns the number of decisions."""
    decisions = 0
    for seed in range(first, first + games):
        try:
            decisions += check_game(table, seed, seed % every == 0)
        except (AssertionError, FondacoError) as error:  # a refusal, with its rule, cannot go from process to process
            raise AssertionError(f"{name_of(table)} with the seed {seed}: {error}") from error
    return decisions


def run(tables: list[Table], seed: int, games: int, every: int, processes: int) -> None:
    """Check so many games spread over the tables, from a seed on, and tell how far it is."""
    started = time.monotonic()
    sizes = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
    chunks = [(tables[n % len(tables)], seed + n * CHUNK, size, every) for n, size in enumerate(sizes)]
    decisions = 0
    with ProcessPoolExecutor(processes) as pool:
        for done, count in enumerate(pool.map(check_chunk, *zip(*chunks, strict=True)), 1):
            decisions += count
            if done % 20 == 0 or done == len(chunks):
                minutes = (time.monotonic() - started) / 60
                sys.stdout.write(f"{min(done * CHUNK, games)} games, {decisions} decisions, {minutes:.1f} min\n")
                sys.stdout.flush()


def main() -> None:
    """Read the command line and check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", help="all by default")
    parser.add_argument("--seats", default="", help="such as 3,4,5; all that the title allows by default")
    parser.add_argument("--option", action="append", default=[], help="such as expert=true; all variants by default")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game, to go on where a run has ended")
    parser.add_argument("--thorough", type=int, default=10, help="check one of so many games thoroughly")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    setup: dict[str, object] = {}
    for option in arguments.option:
        name, _, value = option.partition("=")
        setup[name] = {"true": True, "false": False}.get(value, value)
    wanted = [int(part) for part in arguments.seats.split(",") if part]
    for title in [find(name) for name in arguments.titles or SHELF]:
        for variant in [setup] if setup else title.played_through:
            seats = [
                count for count in title.seats if title.accepts(variant, count) and count in (wanted or title.seats)
            ]
            sys.stdout.write(f"{title.name} {variant or ''} with {', '.join(map(str, seats))} seats\n")
            tables: list[Table] = [(title.name, variant, count) for count in seats]
            run(tables, arguments.seed, arguments.games, arguments.thorough, arguments.processes)


if __name__ == "__main__":
    main()

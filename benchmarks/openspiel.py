"""The master against OpenSpiel's own bots, with the same wall time for each decision: MCTS where nothing is hidden, and
ISMCTS where something is. Two players meet in duels; at larger tables one master sits among theirs."""

import argparse
import json
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from benchmarks.timed import SpielBot
from fondaco.arena.bout import Bout, Effort, Played, bots_of, play
from fondaco.arena.contest import Contest
from fondaco.arena.processes import spread
from fondaco.arena.standing import Standing
from fondaco.bots import BOTS
from fondaco.core.titles import find

TABLES: Final = [("yunnan-2013", 2), ("yunnan-2023", 2), ("yunnan-2023", 3), ("china", 3), ("haendler", 2)]
THEIRS: Final = "openspiel"
HEAD: Final = f"{'title':12}{'players':>8}  {'ours':14}{'theirs':18}{'games':>6}{'win share':>10}{'95% interval':>15}"
MORE: Final = f"{'fair':>6}{'playouts':>10}{'simulations':>12}{'s ours':>8}{'s theirs':>9}"


class Job(NamedTuple):
    """A game to be played, and how their bot is set."""

    bout: Bout
    exploration: float


def enter(exploration: float) -> None:
    """Let their bot be found by its name in this process."""
    BOTS[THEIRS] = partial(SpielBot, exploration=exploration)


def play_job(job: Job) -> Played:
    """Play a game, and count the simulations of their bots among what they looked at."""
    enter(job.exploration)
    bots = bots_of(job.bout.names)
    before = [bot.simulations if isinstance(bot, SpielBot) else 0 for bot in bots]
    played = play(job.bout)
    efforts = list(played.efforts)
    for entrant, bot in enumerate(bots):
        if isinstance(bot, SpielBot):
            seconds, simulations = efforts[entrant].seconds, bot.simulations - before[entrant]
            efforts[entrant] = Effort(seconds, len(seconds), simulations, simulations)
    return played._replace(efforts=efforts)


def method_of(title: str) -> str:
    """Which of their bots plays a title."""
    return "ISMCTS" if find(title).secrets else "MCTS"


def together(standings: list[Standing]) -> dict[str, Any]:
    """What the mean decision of several entrants took."""
    decisions = sum(standing.times.decisions for standing in standings)
    weights = [standing.times.decisions / max(1, decisions) for standing in standings]
    pairs = list(zip(standings, weights, strict=True))
    return {
        "decisions": decisions,
        "simulations": round(sum((standing.playouts or 0.0) * weight for standing, weight in pairs), 1),
        "seconds": round(sum(standing.times.mean * weight for standing, weight in pairs), 4),
    }


def measure(title: str, seats: int, options: argparse.Namespace) -> dict[str, Any]:
    """Play all games at one table."""
    enter(options.uct)
    names = [f"{options.bot}:{options.seconds:g}s", *[f"{THEIRS}:{options.seconds:g}s"] * (seats - 1)]
    contest = Contest(title, {}, names, options.games, options.seed)
    jobs = [Job(contest.bout(number), options.uct) for number in range(options.games)]
    for _, played in spread(play_job, jobs, options.processes):
        contest.played.append(played)
    ours, *theirs = contest.standings
    return {
        "title": title,
        "players": seats,
        "bot": names[0],
        "against": f"{seats - 1} × {method_of(title)}" if seats > 2 else method_of(title),
        "games": ours.games,
        "wins": round(ours.wins, 4),
        "win_share": round(ours.win_share, 4),
        "interval": ours.interval.document(),
        "fair_share": round(ours.fair_share, 4),
        "ours": together([ours]),
        "theirs": together(theirs),
    }


def line(row: dict[str, Any], seconds: float) -> str:
    """A row of the table."""
    low, high = row["interval"]
    interval, theirs = f"{low:.1%}–{high:.1%}", f"{row['against']}:{seconds:g}s"
    return (
        f"{row['title']:12}{row['players']:8}  {row['bot']:14}{theirs:18}{row['games']:6}"
        f"{row['win_share']:10.1%}{interval:>15}{row['fair_share']:6.0%}"
        f"{row['ours']['simulations']:10,.0f}{row['theirs']['simulations']:12,.0f}"
        f"{row['ours']['seconds']:8.3f}{row['theirs']['seconds']:9.3f}"
    )


def arguments() -> argparse.Namespace:
    titles = list(dict.fromkeys(title for title, _ in TABLES))
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openspiel", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each decision, of ours and of theirs")
    parser.add_argument("--games", type=int, default=60, help="at each table; best a multiple of 6")
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles, metavar="TITLE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="each needs a core for itself")
    parser.add_argument("--bot", default="master", help="who plays for us")
    parser.add_argument("--uct", type=float, default=2.0, help="their constant of exploration")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    print(f"{options.seconds:g} s for each decision on one core; seats rotate, luck is mirrored; seed {options.seed}")
    print(f"OpenSpiel {version('open_spiel')}: UCT with c = {options.uct:g}, RandomRolloutEvaluator with one game,")
    print(
        "a win is worth 1 and all seats together 0, the most visited option is chosen; MCTS proves positions in duels"
    )
    print("only; ISMCTS samples a world for every simulation\n")
    print(HEAD + MORE, flush=True)
    rows = []
    for title, seats in TABLES:
        if title in options.titles:
            rows.append(measure(title, seats, options))
            print(line(rows[-1], options.seconds), flush=True)
    if options.json:
        settings = {name: value for name, value in vars(options).items() if name != "json"}
        options.json.write_text(json.dumps({**settings, "tables": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

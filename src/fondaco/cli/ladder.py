"""`fondaco ladder`: bots from weakest to strongest, and whether they stand in that order."""

import json
import secrets
from contextlib import closing
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table

from fondaco.arena import Ladder
from fondaco.arena.cluster import hired
from fondaco.arena.intervals import Interval
from fondaco.arena.keeping import kept
from fondaco.arena.plots import check_plot, ladder_plot, picture
from fondaco.arena.processes import hands
from fondaco.cli.files import write_bytes
from fondaco.cli.match import effort_of, leave_early, names_in, range_of
from fondaco.cli.options import (
    AsJson,
    ClusterAddress,
    Language,
    Options,
    PlotFile,
    Processes,
    Resumed,
    Seed,
    need_seed,
    say,
    seats_for,
    setup_of,
)
from fondaco.cli.progress import progress_bar
from fondaco.cli.titles import words_of_all
from fondaco.core.errors import BadSetup
from fondaco.core.titles import find
from fondaco.locale import Words


def ladder(
    titles: Annotated[list[str], typer.Argument(metavar="TITLE…", help=say("help-ladder-titles"))],
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,…", help=say("help-ladder-bots"))],
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seats"))] = None,
    games: Annotated[str, typer.Option("--games", metavar="N[,N…]", help=say("help-ladder-games"))] = "100",
    round_robin: Annotated[bool, typer.Option("--round-robin", help=say("help-round-robin"))] = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    resume: Resumed = None,
    option: Options = None,
    seed: Seed = None,
    as_json: AsJson = False,
    plot: PlotFile = None,
    lang: Language = "en",
) -> None:
    """Let each bot play among those below it, and rate them all."""
    words = words_of_all(lang)
    need_seed(words, resume, seed)
    if plot is not None:
        check_plot(plot)
    chosen = secrets.randbits(32) if seed is None else seed
    ladders: list[Ladder] = []
    for name in dict.fromkeys(titles):
        setup = setup_of(find(name), option)
        count = seats_for(find(name), setup, seats)
        ladders.append(Ladder(name, setup, names_in(bots), count, numbers_in(games), chosen, round_robin))
    with hired(cluster), kept(resume):
        played, planned = climb(ladders, hands(processes), words)
    if as_json:
        typer.echo(json.dumps({"ladders": [own.document() for own in ladders]}, ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(Group(*[told(own, words) for own in ladders if own.ratings]))
    if plot is not None and played:
        write_bytes(words, plot, picture(ladder_plot(ladders, words.say), plot))
    if played < planned:
        leave_early(words, played, planned)


def numbers_in(text: str) -> list[int]:
    """How many games there are for all pairs, or for each."""
    parts = names_in(text)
    if not all(part.isdecimal() for part in parts):
        raise BadSetup(f"How many games there are is a number, or one for each pair with commas, not “{text}”.")
    return [int(part) for part in parts]


def climb(ladders: list[Ladder], processes: int, words: Words) -> tuple[int, int]:
    """Play all games, or as many as there are before an interrupt; says how many of how many."""
    planned = sum(own.planned for own in ladders)
    played = 0
    with progress_bar(words.say("match-progress"), planned) as tell:
        try:
            for own in ladders:
                with closing(own.run(processes)) as games:
                    for _ in games:
                        played += 1
                        tell(played)
        except KeyboardInterrupt:
            pass
    return played, planned


def told(own: Ladder, words: Words) -> Group:
    """A ladder: its pairs, and below them the ratings."""
    fair = words.say("ladder-fair", share=f"{1 / own.seats:.1%}", seed=str(own.seed))
    last = {rung.stronger: rung.standing for rung in own.rungs}
    effort = effort_of([standing for standing in last.values() if standing is not None], words)
    return Group(pairs_of(own, words), ratings_of(own, words), effort, Padding(fair, (0, 0, 1, 1)))


def pairs_of(own: Ladder, words: Words) -> Table:
    """Every pair as a line of a table."""
    title = words.say("ladder-caption", title=words.say(f"title-{own.title}"), seats=own.seats)
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    table.add_column(words.say("ladder-stronger"))
    table.add_column(words.say("ladder-weaker"))
    for column in ("ladder-games", "match-wins", "match-interval", "ladder-times-fair"):
        table.add_column(words.say(column), justify="right")
    for rung in own.rungs:
        standing = rung.standing
        if standing is not None:
            table.add_row(
                rung.stronger,
                f"{own.seats - 1} × {rung.weaker}",
                str(standing.games),
                f"{standing.win_share:.1%}",
                range_of(standing.interval),
                f"{standing.win_share / standing.fair_share:.2f}",
            )
    return table


def ratings_of(own: Ladder, words: Words) -> Table:
    """The ratings as a table, from the first bot up."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.say("match-bot"))
    for column in ("ladder-elo", "match-interval", "ladder-gap", "match-interval"):
        table.add_column(words.say(column), justify="right")
    for place, rating in enumerate(own.ratings):
        if place == 0:
            table.add_row(rating.name, "0", "", "", "")
        else:
            bounds = [points_of(rating.interval), points_of(rating.gap_interval)]
            table.add_row(rating.name, f"{rating.elo:.0f}", bounds[0], f"{rating.gap:+.0f}", bounds[1])
    return table


def points_of(interval: Interval) -> str:
    """An interval of Elo as people read it."""
    return f"{interval.low:.0f} … {interval.high:.0f}"

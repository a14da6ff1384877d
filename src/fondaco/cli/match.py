"""`fondaco match`: bots against each other."""

import json
import secrets
from collections.abc import Generator, Sequence
from contextlib import closing
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table

from fondaco.arena import Contest, Standing
from fondaco.arena.cluster import hired
from fondaco.arena.intervals import Interval
from fondaco.arena.keeping import kept
from fondaco.arena.plots import check_plot, contest_plot, picture
from fondaco.arena.processes import hands
from fondaco.cli.errors import INTERRUPTED
from fondaco.cli.files import write_bytes
from fondaco.cli.options import (
    AsJson,
    ClusterAddress,
    Language,
    Options,
    PlotFile,
    Processes,
    Resumed,
    Seed,
    TitleName,
    need_seed,
    say,
    setup_of,
)
from fondaco.cli.progress import progress_bar
from fondaco.core.titles import find
from fondaco.locale import Words


def match(
    title: TitleName,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,…", help=say("help-bots"))],
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 100,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    resume: Resumed = None,
    option: Options = None,
    seed: Seed = None,
    as_json: AsJson = False,
    plot: PlotFile = None,
    lang: Language = "en",
) -> None:
    """Let bots play many games, and show how they did."""
    words = Words(lang, "cli", find(title).rulebook)
    need_seed(words, resume, seed)
    if plot is not None:
        check_plot(plot)
    chosen = secrets.randbits(32) if seed is None else seed
    contest = Contest(title, setup_of(find(title), option), names_in(seats), games, chosen)
    with hired(cluster), kept(resume):
        whole = run(contest.run(hands(processes)), games, words)
    if as_json:
        typer.echo(json.dumps(contest.document(), ensure_ascii=False, indent=1))
    elif contest.played:
        Console(highlight=False).print(told(contest, words))
    for forfeit in contest.forfeits:
        typer.echo(words.say("match-forfeit", game=str(forfeit["game"]), fault=str(forfeit["fault"])), err=True)
    if plot is not None and contest.played:
        write_bytes(words, plot, picture(contest_plot(contest, words.say), plot))
    if not whole:
        leave_early(words, len(contest.played), games)


def names_in(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",")]


def run(playing: Generator[object], planned: int, words: Words) -> bool:
    """Play games as they are handed out; says whether all were played, or an interrupt ended it."""
    with progress_bar(words.say("match-progress"), planned) as tell:
        try:
            with closing(playing) as games:
                for count, _ in enumerate(games, 1):
                    tell(count)
        except KeyboardInterrupt:
            return False
    return True


def leave_early(words: Words, played: int, planned: int) -> None:
    """Say that an interrupt has ended the games, and leave with its exit code."""
    typer.echo(words.say("match-interrupted", played=played, planned=planned), err=True)
    raise typer.Exit(INTERRUPTED)


def told(contest: Contest, words: Words) -> Group:
    """A contest: how everybody has done, and below it what that took."""
    return Group(results_of(contest, words), effort_of(contest.standings, words))


def results_of(contest: Contest, words: Words) -> Table:
    """The standings as a table."""
    title = words.say(f"title-{contest.title}")
    caption = words.say("match-caption", title=title, games=len(contest.played), seed=str(contest.seed))
    table = Table(box=SIMPLE_HEAD, title=caption, title_justify="left", title_style="bold")
    table.add_column("", justify="right")
    table.add_column(words.say("match-bot"))
    for column in ("match-wins", "match-interval", "match-score", "match-rank"):
        table.add_column(words.say(column), justify="right")
    for number, standing in enumerate(contest.standings, 1):
        table.add_row(
            str(number),
            standing.name,
            f"{standing.win_share:.1%}",
            range_of(standing.interval),
            f"{standing.mean_score:.1f}",
            f"{standing.mean_rank:.2f}",
        )
    return table


def effort_of(standings: Sequence[Standing], words: Words) -> Table:
    """What the decisions of each bot took, as a table."""
    table = Table(box=SIMPLE_HEAD, title=words.say("match-effort"), title_justify="left", title_style="bold")
    table.add_column(words.say("match-bot"))
    for column in ("match-decisions", "match-mean", "match-most", "match-longest", "match-worlds", "match-playouts"):
        table.add_column(words.say(column), justify="right")
    for standing in standings:
        times = standing.times
        looked = ["–" if count is None else f"{count:.0f}" for count in (standing.worlds, standing.playouts)]
        spent = [f"{1000 * time:.1f}" for time in (times.mean, times.p95, times.longest)]
        table.add_row(standing.name, str(times.decisions), *spent, *looked)
    return table


def range_of(interval: Interval) -> str:
    """An interval of shares as people read it."""
    return f"{interval.low:.1%}–{interval.high:.1%}"

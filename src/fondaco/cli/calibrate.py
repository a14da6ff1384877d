"""`fondaco calibrate`: whether what the bots expect of positions comes true."""

import json
import secrets
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table

from fondaco.arena import Contest
from fondaco.arena.calibration import Calibration
from fondaco.arena.cluster import hired
from fondaco.arena.keeping import kept
from fondaco.arena.plots import calibration_plot, check_plot, picture
from fondaco.arena.processes import hands
from fondaco.cli.files import write_bytes
from fondaco.cli.match import leave_early, names_in, range_of, run
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
from fondaco.core.titles import find
from fondaco.locale import Words


def calibrate(
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
    """Let bots play, and compare what is expected of each position with what came of it."""
    words = Words(lang, "cli", find(title).rulebook)
    need_seed(words, resume, seed)
    if plot is not None:
        check_plot(plot)
    chosen = secrets.randbits(32) if seed is None else seed
    calibration = Calibration(Contest(title, setup_of(find(title), option), names_in(seats), games, chosen))
    with hired(cluster), kept(resume):
        whole = run(calibration.run(hands(processes)), games, words)
    if as_json:
        typer.echo(json.dumps(calibration.document(), ensure_ascii=False, indent=1))
    elif calibration.games:
        Console(highlight=False).print(told(calibration, words))
    if plot is not None and calibration.games:
        write_bytes(words, plot, picture(calibration_plot(calibration, words.say), plot))
    if not whole:
        leave_early(words, len(calibration.games), games)


def told(calibration: Calibration, words: Words) -> Group:
    """A table for each bot."""
    names = dict.fromkeys(calibration.contest.names)
    return Group(*[bands_of(calibration, name, words) for name in names])


def bands_of(calibration: Calibration, name: str, words: Words) -> Table:
    """What was expected of a bot's positions, and what came of them, from the worst to the best."""
    caption = words.say(
        "calibrate-of",
        bot=name,
        title=words.say(f"title-{calibration.contest.title}"),
        games=len(calibration.games),
        error=f"{calibration.error(name):.1%}",
    )
    table = Table(box=SIMPLE_HEAD, title=caption, title_justify="left", title_style="bold")
    for column in ("calibrate-expected", "calibrate-outcome", "match-interval", "calibrate-positions"):
        table.add_column(words.say(column), justify="right")
    for band in calibration.bands(name):
        table.add_row(f"{band.expected:.1%}", f"{band.outcome:.1%}", range_of(band.interval), str(band.positions))
    return table

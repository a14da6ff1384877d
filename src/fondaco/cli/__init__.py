"""The `fondaco` command."""

import platform
import sys
from typing import Annotated

import typer

import fondaco
from fondaco.cli.admin import admin
from fondaco.cli.analyse import analyse
from fondaco.cli.backup import backup, restore
from fondaco.cli.bench import bench
from fondaco.cli.calibrate import calibrate
from fondaco.cli.dataset import dataset
from fondaco.cli.editions import editions
from fondaco.cli.errors import Commands
from fondaco.cli.exercises import exercises
from fondaco.cli.exploit import exploit
from fondaco.cli.ladder import ladder
from fondaco.cli.match import match
from fondaco.cli.mcp import mcp
from fondaco.cli.new_game import new_game
from fondaco.cli.options import say
from fondaco.cli.play import play
from fondaco.cli.replay import replay
from fondaco.cli.rules import rules
from fondaco.cli.serve import serve
from fondaco.cli.study import study
from fondaco.cli.titles import titles
from fondaco.cli.train import train
from fondaco.core import COMPILED

app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, help=say("help-app"))
app.command(help=say("help-play"))(play)
app.command(help=say("help-titles"))(titles)
app.command(help=say("help-rules"))(rules)
app.command(help=say("help-editions"))(editions)
app.command(help=say("help-replay"))(replay)
app.command(help=say("help-match"))(match)
app.command(help=say("help-ladder"))(ladder)
app.command(help=say("help-analyse"))(analyse)
app.command(help=say("help-exercises"))(exercises)
app.command(help=say("help-train"))(train)
app.command(help=say("help-exploit"))(exploit)
app.command(help=say("help-calibrate"))(calibrate)
app.command(help=say("help-bench"))(bench)
app.command(help=say("help-serve"))(serve)
app.command(help=say("help-dataset"))(dataset)
app.command(help=say("help-study"))(study)
app.command(help=say("help-mcp"))(mcp)
app.command(help=say("help-backup"))(backup)
app.command(help=say("help-restore"))(restore)
app.add_typer(admin, name="admin")
app.command("new-game", help=say("help-new-game"))(new_game)


def tell_version(wanted: bool) -> None:
    """Say which version this is, and whether its engine is compiled."""
    if wanted:
        engine = say("engine-compiled" if COMPILED else "engine-interpreted")
        typer.echo(say("version", version=fondaco.__version__, engine=engine, python=platform.python_version()))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - answered by its callback
        bool, typer.Option("--version", help=say("help-version"), callback=tell_version, is_eager=True)
    ] = False,
) -> None:
    """Say what there is."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry of the `fondaco` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows another instead
            stream.reconfigure(errors="replace")
    app(prog_name="fondaco")

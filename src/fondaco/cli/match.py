"""`fondaco match`: bots against each other."""

import json
import secrets
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from fondaco.arena import Contest
from fondaco.cli.options import AsJson, Language, Options, Seed, TitleName, say, setup_of
from fondaco.core.titles import find
from fondaco.locale import Words


def match(
    title: TitleName,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,…", help=say("help-bots"))],
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 100,
    option: Options = None,
    seed: Seed = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Let bots play many games, and show how they did."""
    words = Words(lang, "cli", find(title).rulebook)
    names = [name.strip() for name in seats.split(",")]
    chosen = secrets.randbits(32) if seed is None else seed
    contest = Contest(title, setup_of(find(title), option), names, games, chosen)
    errors = Console(stderr=True)
    label = words.say("match-progress")
    for _ in track(contest.run(), label, games, console=errors, transient=True, disable=not errors.is_terminal):
        pass
    if as_json:
        typer.echo(json.dumps(contest.document(), ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(table_of(contest, words))


def table_of(contest: Contest, words: Words) -> Table:
    """The standings as a table."""
    title = words.say(f"title-{contest.title}")
    caption = words.say("match-caption", title=title, games=contest.games, seed=str(contest.seed))
    table = Table(box=SIMPLE_HEAD, title=caption, title_justify="left", title_style="bold")
    table.add_column("", justify="right")
    table.add_column(words.say("match-bot"))
    for column in ("match-wins", "match-error", "match-score", "match-rank"):
        table.add_column(words.say(column), justify="right")
    for number, standing in enumerate(contest.standings, 1):
        table.add_row(
            str(number),
            standing.name,
            f"{standing.win_share:.1%}",
            f"± {standing.win_error:.1%}",
            f"{standing.mean_score:.1f}",
            f"{standing.mean_rank:.2f}",
        )
    return table

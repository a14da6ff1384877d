"""`fondaco bench`: decisions per second in random play on one core, next to other engines in the same run."""

import json
from statistics import median
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from fondaco.cli.options import AsJson, Language, say, seats_for
from fondaco.cli.peers import Runner, installed
from fondaco.core import COMPILED
from fondaco.core.chance import Rng
from fondaco.core.errors import FondacoError
from fondaco.core.playout import choose, playout
from fondaco.core.titles import SHELF, find
from fondaco.locale import Words

ROUNDS: Final = 5
COPIES: Final = 2000


def bench(
    seconds: Annotated[float, typer.Option("--seconds", help=say("help-seconds"))] = 5.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help=say("help-peers"))] = True,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Measure the installed engine, and its peers where they are installed."""
    words = Words(lang, "cli")
    if not 0 < seconds <= 3600:
        raise FondacoError(words.say("error-seconds", seconds=str(seconds)))
    report = measure(seconds, installed() if peers else {})
    if as_json:
        typer.echo(json.dumps(report, indent=1))
    else:
        Console(highlight=False).print(table_of(report, words))


def measure(seconds: float, peers: dict[str, Runner]) -> dict[str, object]:
    """The report of a run: everything is measured in turn, and the median counts, since machines are noisy."""
    titles: dict[str, Runner] = {name: Walk(name, {}).rate for name in SHELF}
    copies: dict[str, Runner] = {name: Walk(name, {}).copy_time for name in SHELF}
    rates = in_turns({**titles, **peers}, seconds / ROUNDS)
    return {
        "compiled": COMPILED,
        "rates": {name: round(rates[name]) for name in titles},
        "copies": {name: round(time, 3) for name, time in in_turns(copies, 0).items()},
        "peers": {name: round(rates[name]) for name in peers},
    }


def in_turns(runners: dict[str, Runner], seconds: float) -> dict[str, float]:
    """Let all run several times, one after the other, and take each one's median."""
    found: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            found[name].append(run(seconds))
    return {name: median(values) for name, values in found.items()}


class Walk:
    """Random play of one title, by four where it is for four."""

    def __init__(self, name: str, setup: dict[str, object]) -> None:
        title = find(name)
        self.seats = seats_for(title, setup, None)
        self.game = title.game(setup, self.seats)
        self.rng = Rng(1)

    def rate(self, seconds: float) -> float:
        """Decisions per second, those of chance included."""
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            decisions += playout(self.game, self.game.start(self.seats), self.rng)
        return decisions / (perf_counter() - start)

    def copy_time(self, seconds: float) -> float:
        """Microseconds to copy a position some way into a game."""
        s = self.game.start(self.seats)
        for _ in range(40):
            actors = self.game.actors(s)
            if actors:
                self.game.play(s, actors[0], choose(self.game, s, actors[0], self.rng))
        start = perf_counter()
        for _ in range(COPIES):
            s.copy()
        return (perf_counter() - start) / COPIES * 1e6


def table_of(report: dict[str, object], words: Words) -> Table:
    """The report as a table, with how many times faster than each peer a title is."""
    rates, copies, peers = (numbers(report, part) for part in ("rates", "copies", "peers"))
    engine = words.say("engine-compiled" if report["compiled"] else "engine-interpreted")
    table = Table(
        box=SIMPLE_HEAD, title=words.say("bench-title", engine=engine), title_justify="left", title_style="bold"
    )
    table.add_column(words.say("bench-name"))
    table.add_column(words.say("bench-rate"), justify="right")
    table.add_column(words.say("bench-copy"), justify="right")
    for peer in peers:
        table.add_column(f"÷ {peer}", justify="right")
    for name, rate in rates.items():
        ratios = [f"{rate / other:.1f}" for other in peers.values()]
        table.add_row(name, f"{rate:,.0f}", f"{copies[name]:.2f}", *ratios)
    for name, rate in peers.items():
        table.add_row(name, f"{rate:,.0f}", "", style="dim")
    return table


def numbers(report: dict[str, object], part: str) -> dict[str, float]:
    """One part of a report."""
    found = report[part]
    assert isinstance(found, dict), "a part of a report is a table of numbers"
    return found

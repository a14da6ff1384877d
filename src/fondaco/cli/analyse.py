"""`fondaco analyse`: how the chances went in a saved match, and which decisions cost most."""

import json
import re
from itertools import pairwise
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fondaco.arena.analysis import Analysis, TurningPoint
from fondaco.arena.analysis import analyse as analysed
from fondaco.arena.hint import ADVISER
from fondaco.arena.plots import chances_plot, check_plot, picture
from fondaco.arena.plots.chances import Seat, curves_of
from fondaco.arena.processes import hands
from fondaco.arena.reasons import tellable, told
from fondaco.cli.errors import INTERRUPTED
from fondaco.cli.files import read_text, write_bytes
from fondaco.cli.options import AsJson, Language, PlotFile, Processes, SaveFile, say
from fondaco.cli.progress import progress_bar
from fondaco.cli.replay import loaded
from fondaco.cli.telling import Teller
from fondaco.core.errors import FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.terminal.pieces import ANY_SIGN, painted, seats_by_colour

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48  # of a curve in the terminal


def analyse(
    file: SaveFile,
    bot: Annotated[str, typer.Option("--bot", help=say("help-adviser"))] = ADVISER,
    seed: Annotated[int, typer.Option("--seed", help=say("help-analyse-seed"))] = 0,
    processes: Processes = None,
    as_json: AsJson = False,
    plot: PlotFile = None,
    lang: Language = "en",
) -> None:
    """Think about every decision of a saved match."""
    words = Words(lang, "cli")
    match = loaded(read_text(words, file), None)
    words = Words(lang, "cli", find(match.title).rulebook)
    if plot is not None:
        check_plot(plot)
    with progress_bar(words.say("analyse-progress"), len(match.log)) as tell:
        try:
            # The bar counts lines; how many of them are decisions is known only when the work has begun.
            analysis = analysed(
                match,
                bot,
                seed,
                lambda done, whole: tell(round(done / whole * len(match.log))),
                hands(processes),
            )
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    if not analysis.decisions:
        raise FondacoError(words.say("error-no-decisions", file=str(file)))
    telling = Telling(analysis, Teller(match, words, Console(highlight=False)))
    if as_json:
        typer.echo(json.dumps(analysis.document(), ensure_ascii=False, indent=1))
    else:
        telling.tell()
    if plot is not None:
        drawn = chances_plot(analysis, telling.seats(), telling.notes(), words.say)
        write_bytes(words, plot, picture(drawn, plot))


class Telling:
    """An analysis told in a language."""

    def __init__(self, analysis: Analysis, teller: Teller) -> None:
        self.analysis = analysis
        self.teller = teller
        self.words = teller.words

    def tell(self) -> None:
        """Tell the curves, then the turning points."""
        title = self.words.say(f"title-{self.analysis.match.title}")
        count = len(self.analysis.decisions)
        self.teller.say("analyse-caption", "bold", title=title, decisions=count, bot=self.analysis.bot)
        self.teller.console.print(Padding(self.curves(), (1, 0, 1, 2), expand=False))
        if not self.analysis.turning_points:
            self.teller.say("analyse-none")
            return
        self.teller.say("analyse-turning-points", "bold")
        for point in self.analysis.turning_points:
            self.teller.console.print(Padding(self.turning_point(point), (1, 0, 0, 2), expand=False))

    def curves(self) -> Table:
        """A row for each seat: its chances from the first decision to the last."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, curve in enumerate(curves_of(self.analysis, self.analysis.match.seats)):
            table.add_row(painted(self.teller.players[seat]), bars(curve), f"{curve[0]:.0%} → {curve[-1]:.0%}")
        return table

    def turning_point(self, point: TurningPoint) -> RenderableType:
        """What was chosen, what it cost, and the best options instead."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for column in range(3):
            table.add_column(justify="right" if column < 2 else "left")
        chosen_one = point.decision.chosen
        for option in [*point.options, *([] if chosen_one in point.options else [chosen_one])]:
            chosen = option == chosen_one
            points = self.words.say("hint-points", points=f"{option.points:.1f}")
            mark = "  ←" if chosen else ""
            table.add_row(
                f"{option.share:.1%}", points, painted(f"{self.told(option.action)}{mark}", "bold" if chosen else "")
            )
        why = [painted(f"· {told(reason, self.words.say)}") for reason in tellable(point.reasons, self.words.say)]
        return Group(painted(self.note(point), "bold"), Padding(Group(table, *why), (0, 0, 0, 2), expand=False))

    def told(self, action: str) -> str:
        """An action in the reader's language."""
        return self.words.option(self.teller.game, self.teller.match.meant(action), self.teller.names)

    def note(self, point: TurningPoint) -> str:
        """A turning point in a line."""
        decision = point.decision
        return self.words.say(
            "analyse-note",
            line=str(decision.line + 1),
            player=self.teller.players[decision.seat],
            chosen=self.told(decision.chosen.action),
            cost=f"{decision.cost:.1%}",
            best=self.told(decision.best.action),
        )

    def notes(self) -> list[str]:
        """All turning points, a line each and without signs, for which few fonts have a shape."""
        return [unsigned(self.note(point)) for point in self.analysis.turning_points]

    def seats(self) -> list[Seat]:
        """The players as a plot shows them: by their first colour, which has a mark of its own there."""
        colours: dict[int, str] = {}
        for colour, seat in seats_by_colour(self.teller.match.shown(None)).items():
            if seat is not None:
                colours.setdefault(seat, colour)
        return [Seat(colours[seat], unsigned(name)) for seat, name in enumerate(self.teller.players)]


def unsigned(text: str) -> str:
    """A text without the signs of the pieces."""
    return re.sub(f"{ANY_SIGN.pattern} ", "", text)


def bars(curve: list[float]) -> Text:
    """A curve as a row of bars, each the mean of some decisions."""
    width = min(WIDTH, len(curve))
    edges = [place * len(curve) // width for place in range(width + 1)]
    parts = [curve[low:high] for low, high in pairwise(edges)]
    return Text("".join(BARS[min(7, int(8 * sum(part) / len(part)))] for part in parts))

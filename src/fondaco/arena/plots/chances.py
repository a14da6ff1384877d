"""The plot of a game: the winning chances of all seats, and the decisions that cost most."""

from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from fondaco.arena.analysis import Analysis
from fondaco.arena.plots.style import INK, LINE, PIECES, RAISED, STYLE, Say, figure, heading

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDEST: Final = 130  # characters of a line below the plot


class Seat(NamedTuple):
    """How a seat is drawn: the colour of its pieces, and what it is called."""

    colour: str
    name: str


def chances_plot(analysis: Analysis, seats: Sequence[Seat], notes: Sequence[str], say: Say) -> "Figure":
    """The curves of all seats; `notes` says in a line what each turning point was."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        below = numbered(notes)
        drawn = figure(10, 4.6 + 0.24 * len(below))
        axes = drawn.subplots()
        draw_curves(axes, analysis, seats)
        draw_turning_points(axes, analysis, seats)
        title = say(f"title-{analysis.match.title}")
        heading(axes, say("plot-chances", title=title), say("plot-chances-below", bot=analysis.bot))
        label = axes.set_xlabel("\n".join([say("plot-line"), *below]), loc="left", linespacing=1.6)
        label.set(color=INK, fontsize=9.5)
    return drawn


def numbered(notes: Sequence[str]) -> list[str]:
    """Lines with their numbers; a long one is broken."""
    return [
        f"{number if part == 0 else ' '}   {line}"
        for number, note in enumerate(notes, 1)
        for part, line in enumerate(wrap(note, WIDEST))
    ]


def draw_curves(axes: "Axes", analysis: Analysis, seats: Sequence[Seat]) -> None:
    """A line for each seat, marked by its piece and named where it ends."""
    from matplotlib.ticker import PercentFormatter

    lines = [decision.line + 1 for decision in analysis.decisions]
    curves = curves_of(analysis, len(seats))
    if analysis.match.result is not None:
        lines.append(len(analysis.match.log) + 1)
    for seat, (curve, place) in enumerate(zip(curves, apart([curve[-1] for curve in curves]), strict=True)):
        fill, edge, mark = PIECES[seats[seat].colour]
        axes.plot(lines, curve, color=fill, linewidth=1.8, solid_joinstyle="round")
        axes.plot(lines[-1:], [place], mark, color=fill, markeredgecolor=edge, markersize=9, clip_on=False, zorder=4)
        axes.annotate(seats[seat].name, (lines[-1], place), (12, 0), textcoords="offset points", va="center", color=INK)
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlim(lines[0] - 0.02 * (lines[-1] - lines[0]) - 0.5, lines[-1])
    axes.axhline(1 / len(seats), color=LINE, linestyle=(0, (5, 3)), linewidth=1.2, zorder=0)
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.grid(axis="y")
    axes.tick_params(length=0)


def curves_of(analysis: Analysis, seats: int) -> list[list[float]]:
    """The shares of each seat after every decision, and at the end who won."""
    curves = [[decision.shares[seat] for decision in analysis.decisions] for seat in range(seats)]
    result = analysis.match.result
    if result is not None:
        for seat in range(seats):
            curves[seat].append(1 / len(result.winners) if seat in result.winners else 0.0)
    return curves


def apart(heights: list[float]) -> list[float]:
    """Places for names as near to their heights as they can be without touching."""
    gap = 0.065
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    places = heights[:]
    for lower, upper in pairwise(order):
        places[upper] = max(places[upper], places[lower] + gap)
    return places


def draw_turning_points(axes: "Axes", analysis: Analysis, seats: Sequence[Seat]) -> None:
    """A numbered mark on the curve of whoever decided, at the most costly decisions."""
    for number, point in enumerate(analysis.turning_points, 1):
        decision = point.decision
        spot = (decision.line + 1, decision.shares[decision.seat])
        fill, edge, _ = PIECES[seats[decision.seat].colour]
        axes.plot([spot[0], spot[0]], [spot[1], decision.best.share], color=fill, linewidth=1.2, linestyle=":")
        axes.plot(
            [spot[0]], [spot[1]], "o", color=RAISED, markeredgecolor=edge, markeredgewidth=1.6, markersize=15, zorder=5
        )
        axes.annotate(
            str(number), spot, ha="center", va="center_baseline", fontsize=9, fontweight="bold", color=edge, zorder=6
        )

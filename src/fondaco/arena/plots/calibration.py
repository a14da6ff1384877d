"""The plot of a calibration: what was expected, and what came of it."""

from typing import TYPE_CHECKING, Final

from fondaco.arena.calibration import Calibration
from fondaco.arena.plots.style import GOLD, INK, INK_3, JADE, LACQUER, LINE, STYLE, Say, figure, heading

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKS: Final = [(LACQUER, "D"), (JADE, "o"), (GOLD, "^"), (INK_3, "s"), (INK, "v")]
APART: Final = 0.008  # between the marks of two bots in the same band


def calibration_plot(calibration: Calibration, say: Say) -> "Figure":
    """A mark for each bot and band; on the dashed line, what was expected is what came."""
    from matplotlib import rc_context
    from matplotlib.ticker import PercentFormatter

    contest = calibration.contest
    caption = say("calibrate-caption", title=say(f"title-{contest.title}"), games=len(calibration.games))
    with rc_context(STYLE):
        drawn = figure(6.4, 6)
        axes = drawn.subplots()
        axes.plot([0, 1], [0, 1], color=LINE, linestyle=(0, (5, 3)), linewidth=1.2, zorder=0)
        for number, name in enumerate(dict.fromkeys(contest.names)):
            draw_bands(axes, calibration, name, number)
        heading(axes, caption, say("plot-calibration-below"))
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel=say("calibrate-expected"), ylabel=say("calibrate-outcome"))
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.grid()
        axes.legend(frameon=False)
    return drawn


def draw_bands(axes: "Axes", calibration: Calibration, name: str, number: int) -> None:
    """The bands of one bot with their intervals."""
    colour, mark = MARKS[number % len(MARKS)]
    bands = calibration.bands(name)
    across = [band.expected + APART * number for band in bands]
    below = [max(0.0, band.outcome - band.interval.low) for band in bands]
    above = [max(0.0, band.interval.high - band.outcome) for band in bands]
    outcomes = [band.outcome for band in bands]
    axes.errorbar(
        across,
        outcomes,
        (below, above),
        fmt=mark,
        color=colour,
        markersize=6,
        elinewidth=1.2,
        label=name,
        clip_on=False,
    )

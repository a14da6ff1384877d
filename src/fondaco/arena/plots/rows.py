"""Rows of estimates: a dot, its interval as a bar, and both in numbers beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from fondaco.arena.intervals import Interval
from fondaco.arena.plots.style import GOLD, INK_2, JADE, LACQUER

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Row(NamedTuple):
    """An estimate with its label, its interval, and what is written beside it."""

    label: str
    value: float
    interval: Interval
    numbers: str


def share_row(label: str, share: float, interval: Interval) -> Row:
    """A row for a share."""
    return Row(label, share, interval, f"{share:.1%}  ({interval.low:.0%}–{interval.high:.0%})")


def draw_rows(axes: "Axes", rows: Sequence[Row], colours: Sequence[str]) -> None:
    """The rows from top to bottom."""
    for place, (row, colour) in enumerate(zip(rows, colours, strict=True)):
        axes.plot(row.interval, [place, place], color=colour, linewidth=2.2, solid_capstyle="butt")
        axes.plot([row.value], [place], "o", color=colour, markersize=8, clip_on=False)
        axes.text(1.02, place, row.numbers, va="center", fontsize=10, transform=axes.get_yaxis_transform())
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x")
    axes.tick_params(length=0)


def draw_shares(axes: "Axes", rows: Sequence[Row], fair: float) -> None:
    """Rows of shares; the colour says whether one is above the fair share, below it, or neither for sure."""
    from matplotlib.ticker import PercentFormatter

    draw_rows(axes, rows, [colour_of(row, fair) for row in rows])
    axes.axvline(fair, color=GOLD, linestyle=(0, (5, 3)), linewidth=1.4, zorder=0)
    axes.set_xlim(0, 1.03 * max([fair, *[row.interval.high for row in rows]]))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))


def colour_of(row: Row, fair: float) -> str:
    """The colour of a share: by the side of the fair share that its whole interval is on."""
    if row.interval.low > fair:
        return JADE
    return LACQUER if row.interval.high < fair else INK_2

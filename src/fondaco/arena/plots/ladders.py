"""The plot of ladders: for every title Elo with intervals, how each stronger bot did among weaker ones, and how long
decisions took."""

from typing import TYPE_CHECKING, Final

from fondaco.arena.intervals import Interval
from fondaco.arena.ladder import Ladder
from fondaco.arena.plots.rows import Row, draw_rows, draw_shares, share_row
from fondaco.arena.plots.style import INK_2, JADE, STYLE, Say, figure, heading

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


SHORTEST: Final = 0.01  # milliseconds; what is faster is drawn there


def ladder_plot(ladders: list[Ladder], say: Say) -> "Figure":
    """All ladders that have been begun, one below the other."""
    from matplotlib import rc_context

    begun = [ladder for ladder in ladders if ladder.rungs[0].contest.played]
    heights = [1.5 + 0.42 * max(len(ladder.rungs), len(ladder.bots)) for ladder in begun]
    with rc_context(STYLE):
        drawn = figure(19, sum(heights))
        grid = drawn.subplots(len(begun), 3, squeeze=False, height_ratios=heights)
        for row, ladder in enumerate(begun):
            draw_ratings(grid[row][0], ladder, say)
            draw_rungs(grid[row][1], ladder, say)
            draw_times(grid[row][2], ladder, say)
    return drawn


def draw_ratings(axes: "Axes", ladder: Ladder, say: Say) -> None:
    """The Elo of every bot, the strongest on top."""
    found = ladder.ratings
    rows = [
        Row(rating.name, rating.elo, rating.interval, f"{rating.elo:.0f}  ({low_to_high(rating.interval)})")
        for rating in reversed(found[1:])
    ]
    rows.append(Row(found[0].name, 0, found[0].interval, "0"))
    draw_rows(axes, rows, [JADE] * (len(rows) - 1) + [INK_2])
    axes.set_xlabel("Elo")
    title = say("ladder-caption", title=say(f"title-{ladder.title}"), seats=ladder.seats)
    heading(axes, title, say("plot-elo-below", bot=found[0].name))


def low_to_high(interval: tuple[float, float]) -> str:
    """An interval of Elo in numbers."""
    return f"{interval[0]:.0f}–{interval[1]:.0f}" if interval[0] >= 0 else f"{interval[0]:.0f} … {interval[1]:.0f}"


def draw_rungs(axes: "Axes", ladder: Ladder, say: Say) -> None:
    """The win share of the stronger bot of every pair, the last pair on top."""
    standings = [(rung, rung.standing) for rung in reversed(ladder.rungs)]
    rows = [
        share_row(f"{rung.stronger} : {rung.weaker}", standing.win_share, standing.interval)
        for rung, standing in standings
        if standing is not None
    ]
    draw_shares(axes, rows, 1 / ladder.seats)
    below = "plot-duels-below" if ladder.seats == 2 else "plot-rungs-below"
    heading(axes, "", say(below, others=ladder.seats - 1))
    axes.set_xlabel(say("plot-share"))


def draw_times(axes: "Axes", ladder: Ladder, say: Say) -> None:
    """The time of a mean decision of every bot and of its longest, the strongest bot on top."""
    rows: list[Row] = []
    for rating in reversed(ladder.ratings):
        times = ladder.times(rating.name)
        mean, longest = (max(SHORTEST, 1000 * seconds) for seconds in (times.mean, times.longest))
        rows.append(Row(rating.name, mean, Interval(mean, longest), f"{rounded(mean)}  ({rounded(longest)})"))
    draw_rows(axes, rows, [JADE] * (len(rows) - 1) + [INK_2])
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda milliseconds, _: f"{milliseconds:g}")
    axes.set_xlabel(say("plot-milliseconds"))
    heading(axes, "", say("plot-times-below"))


def rounded(milliseconds: float) -> str:
    """A time with as many digits as mean anything."""
    return f"{milliseconds:,.0f}" if milliseconds >= 10 else f"{milliseconds:.2f}"

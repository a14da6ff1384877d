"""The plot of a contest: win shares with their intervals, against the fair share."""

from typing import TYPE_CHECKING

from fondaco.arena.contest import Contest
from fondaco.arena.plots.rows import draw_shares, share_row
from fondaco.arena.plots.style import STYLE, Say, figure, heading

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def contest_plot(contest: Contest, say: Say) -> "Figure":
    """Win shares of all entrants of a contest that has been played."""
    from matplotlib import rc_context

    standings = contest.standings
    game = say(f"title-{contest.title}")
    title = say("match-caption", title=game, games=len(contest.played), seed=str(contest.seed))
    with rc_context(STYLE):
        drawn = figure(8, 1.5 + 0.42 * len(standings))
        axes = drawn.subplots()
        rows = [share_row(standing.name, standing.win_share, standing.interval) for standing in standings]
        draw_shares(axes, rows, standings[0].fair_share)
        heading(axes, title, say("plot-shares-below"))
        axes.set_xlabel(say("plot-share"))
    return drawn

"""Plots in the colours of the house: contests, ladders, calibrations, and the chances of a game."""

from fondaco.arena.plots.calibration import calibration_plot
from fondaco.arena.plots.chances import chances_plot
from fondaco.arena.plots.ladders import ladder_plot
from fondaco.arena.plots.shares import contest_plot
from fondaco.arena.plots.style import PlotMissing, check_plot, picture

__all__ = ["PlotMissing", "calibration_plot", "chances_plot", "check_plot", "contest_plot", "ladder_plot", "picture"]

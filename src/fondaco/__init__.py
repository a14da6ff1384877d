"""Fondaco: three great Eurogames in four rulebooks, complete and exact."""

from importlib.metadata import PackageNotFoundError, version

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.core.action import CHANCE, Action
from fondaco.core.errors import BadAction, BadPosition, BadSave, BadSetup, FondacoError, UnknownTitle
from fondaco.core.match import Match
from fondaco.core.result import Result
from fondaco.core.rule import Refused, Rule
from fondaco.core.titles import titles

try:
    __version__ = version("fondaco")
except PackageNotFoundError:  # running from a source tree that was never installed
    __version__ = "0"

__all__ = [
    "CHANCE",
    "Action",
    "BadAction",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "FondacoError",
    "Match",
    "Refused",
    "Result",
    "Rule",
    "UnknownTitle",
    "titles",
]

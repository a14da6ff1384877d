"""The checks that every game must pass, for games in other packages too.

A game's test file names its rulebook and its own folder, and inherits what is to be checked:

    from pathlib import Path
    from fondaco.testing import GameChecks

    class TestPebbles(GameChecks):
        book = "pebbles"
        folder = Path(__file__).parent

`GameChecks` is all of them: `ContractChecks` (random games end, what is offered is what is not refused, undo, save and
position documents), `SecrecyChecks` (views are tight, imagined worlds fit them), `WordChecks` (everything can be said
in every language), `RulebookChecks` (every rule is used, tested, told and has a place), `GuideChecks` (a guide tells
every rule and every number as the engine has it) and `PlaythroughChecks` (nothing
changes its behaviour unseen). Each can be had alone. It needs pytest and hypothesis: `pip install 'fondaco[testing]'`.
"""

from fondaco.testing.checks import Checks
from fondaco.testing.contract import ContractChecks
from fondaco.testing.counting import first_counts, lines_of_play
from fondaco.testing.guides import GuideChecks
from fondaco.testing.matches import new_match, play_some, somewhere
from fondaco.testing.playthroughs import PlaythroughChecks
from fondaco.testing.rulebooks import RulebookChecks
from fondaco.testing.secrecy import SecrecyChecks
from fondaco.testing.tables import Table, name_of, tables
from fondaco.testing.words import WordChecks


class GameChecks(ContractChecks, SecrecyChecks, WordChecks, RulebookChecks, GuideChecks, PlaythroughChecks):
    """All checks."""


__all__ = [
    "Checks",
    "ContractChecks",
    "GameChecks",
    "GuideChecks",
    "PlaythroughChecks",
    "RulebookChecks",
    "SecrecyChecks",
    "Table",
    "WordChecks",
    "first_counts",
    "lines_of_play",
    "name_of",
    "new_match",
    "play_some",
    "somewhere",
    "tables",
]

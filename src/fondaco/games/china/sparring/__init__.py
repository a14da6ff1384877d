"""Sparring partners for China: one judgement, several styles."""

from typing import Final

from fondaco.core.sparring import Parameter, Partners, Style
from fondaco.games.china.sparring.script import ChinaScript

# In the order in which the script reads them.
PARAMETERS: Final = [
    Parameter("growth", 0.0, 1.0, 0.15),  # how much a province is expected to fill up
    Parameter("security", 0.0, 3.0, 0.6),  # what a lead in houses is worth beyond its points
    Parameter("alliance", 0.0, 4.0, 2.5),  # what an alliance is worth, of its points
    Parameter("hope", 0.0, 0.8, 0.35),  # how likely a majority is where one has not begun
    Parameter("rows", 0.0, 3.0, 1.5),  # what rows along the roads are worth
    Parameter("spite", 0.0, 1.0, 0.7),  # how much the others' gain is disliked
    Parameter("card", 0.0, 1.0, 0.0),  # what a card in hand is worth
    Parameter("opening", 0.0, 4.0, 1.0),  # how much it is disliked to be the first in a province
    Parameter("pair", 0.0, 1.0, 0.2),  # what two cards alike are worth
    Parameter("swap", -1.0, 2.0, 0.0),  # what a swap is worth
]
STYLES: Final = [
    Style(
        "envoy",
        "Emissaries early, in provinces that border on many: where the dragon space is full, nobody can follow.",
        {"growth": 0.1, "alliance": 3.0, "security": 0.5},
    ),
    Style(
        "landlord",
        "Houses first: majorities in the large provinces, and emissaries only where they cost nothing.",
        {"growth": 0.3, "security": 1.5, "alliance": 1.6},
    ),
    Style(
        "roadmaster",
        "Houses along one road, from province to province, and alliances beside it.",
        {"rows": 2.6, "alliance": 2.2},
    ),
    Style(
        "spoiler",
        "Goes second where others lead, and into every majority of the one who is ahead.",
        {"spite": 1.0, "growth": 0.1, "opening": 2.5, "hope": 0.25},
    ),
    Style(
        "pioneer",
        "Opens new provinces before the others do, and comes back with two cards alike.",
        {"opening": 0.0, "growth": 0.3, "pair": 0.6, "hope": 0.5},
    ),
]
PARTNERS: Final = Partners("china", PARAMETERS, STYLES, ChinaScript)

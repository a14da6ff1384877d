"""What the chronicle can tell, each with the rule behind it."""

from typing import Final

from fondaco.core import Event
from lagoon.rulebook import DIFFERENT_GOALS, FLOOD, GOAL_POINTS, PRICES_MOVE, TEN_ROUNDS

GOAL_DRAWN: Final = Event("goal-drawn", {"player": "colour"}, DIFFERENT_GOALS)
GOAL_SEEN: Final = Event("goal-seen", {"player": "colour", "good": "good"}, DIFFERENT_GOALS)  # told to its owner alone
TIDE_IN: Final = Event("round-begins", {"round": "number", "tide": "tide"}, FLOOD)
ROWED: Final = Event("rowed", {"player": "colour", "island": "island"})
LOADED: Final = Event("loaded", {"player": "colour", "good": "good"})
SOLD: Final = Event("sold", {"player": "colour", "count": "number", "good": "good", "coins": "number"}, PRICES_MOVE)
ENDED: Final = Event("ended", {}, TEN_ROUNDS)
GOAL_SHOWN: Final = Event("goal-shown", {"player": "colour", "good": "good", "points": "number"}, GOAL_POINTS)

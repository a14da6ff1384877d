"""What the chronicle can tell, each with the rule behind it."""

from typing import Final

from fondaco.core import Event
from newgame.rulebook import NOTHING_TO_TAKE, POINTS, SECRET_GOALS

GOAL_DRAWN: Final = Event("goal-drawn", {"player": "colour"}, SECRET_GOALS)
GOAL_SEEN: Final = Event("goal-seen", {"player": "colour", "goal": "goal"}, SECRET_GOALS)  # told to its owner alone
TAKEN: Final = Event("taken", {"player": "colour", "count": "number"})
ENDED: Final = Event("ended", {}, NOTHING_TO_TAKE)
GOAL_SHOWN: Final = Event("goal-shown", {"player": "colour", "goal": "goal", "points": "number"}, POINTS)

"""What can be done, and what it is called: `draw odd`, `take 3`."""

from typing import Final

from fondaco.core import Action, Domain, Verb, Vocabulary
from newgame.state import MOST

DRAW: Final = 0  # chance: a goal
TAKE: Final = 1

GOAL: Final = Domain("goal", ["even", "odd"])
AMOUNT: Final = Domain("amount", [str(n) for n in range(1, MOST + 1)], [[f"heap.{n}"] for n in range(1, MOST + 1)])
PLAYER: Final = Domain("colour", ["red", "yellow", "blue", "green"])

DRAWS: Final = [Action(DRAW, goal) for goal in range(len(GOAL.names))]
TAKES: Final = [Action(TAKE, index) for index in range(MOST)]  # the first of them takes one pebble

VOCABULARY: Final = Vocabulary([Verb(DRAW, "draw", ["draw", GOAL]), Verb(TAKE, "take", ["take", AMOUNT])])

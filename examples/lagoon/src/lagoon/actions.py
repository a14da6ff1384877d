"""What can be done, and what it is called: `draw glass`, `flood murano`, `row burano`, `sell lace`."""

from typing import Final

from fondaco.core import Action, Domain, Verb, Vocabulary
from lagoon.state import CALM, GOODS, ISLANDS

DRAW: Final = 0  # chance: a goal
FLOOD: Final = 1  # chance: the tide
STAY: Final = 2
ROW: Final = 3
LOAD: Final = 4
SELL: Final = 5
REST: Final = 6

GOOD: Final = Domain("good", GOODS, [[f"good.{name}"] for name in GOODS])
GOAL: Final = Domain("good", GOODS)
TIDE: Final = Domain("tide", [*ISLANDS[1:], "nothing"])
ISLAND: Final = Domain("island", ISLANDS, [[f"island.{name}"] for name in ISLANDS])
PLAYER: Final = Domain("colour", ["red", "yellow", "blue", "green"])

DRAWS: Final = [Action(DRAW, good) for good in range(len(GOODS))]
TIDES: Final = [Action(FLOOD, tide) for tide in range(CALM + 1)]
ROWING: Final = [Action(STAY), *[Action(ROW, island) for island in range(len(ISLANDS))]]
TRADES: Final = [Action(LOAD), *[Action(SELL, good) for good in range(len(GOODS))], Action(REST)]

VOCABULARY: Final = Vocabulary(
    [
        Verb(DRAW, "draw", ["draw", GOAL]),
        Verb(FLOOD, "flood", ["flood", TIDE]),
        Verb(STAY, "stay", ["stay"]),
        Verb(ROW, "row", ["row to", ISLAND]),
        Verb(LOAD, "load", ["load"]),
        Verb(SELL, "sell", ["sell", GOOD]),
        Verb(REST, "rest", ["rest"]),
    ]
)

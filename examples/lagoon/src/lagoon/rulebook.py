"""Every rule by name, in the order of the README, with the section that it stands in."""

from typing import Final

from fondaco.core import DEDUCED, TEXT, Rulebook

BOOK: Final = Rulebook("lagoon", ["1"])

# 1. Setting up
DIFFERENT_GOALS: Final = BOOK.rule("setup.goals", TEXT, "§ 1")

# 2. The tide
FLOOD: Final = BOOK.rule("tide.flood", TEXT, "§ 2")

# 3. Rowing
NEIGHBOURS: Final = BOOK.rule("row.neighbours", TEXT, "§ 3")

# 4. Trading
NOTHING_MADE_HERE: Final = BOOK.rule("load.rialto", DEDUCED, "§ 4")
FLOODED_ISLAND: Final = BOOK.rule("load.flooded", TEXT, "§ 4")
BOAT_HOLDS_THREE: Final = BOOK.rule("load.full", TEXT, "§ 4")
SOLD_AT_RIALTO: Final = BOOK.rule("sell.rialto", TEXT, "§ 4")
GOODS_ABOARD: Final = BOOK.rule("sell.aboard", DEDUCED, "§ 4")
PRICES_MOVE: Final = BOOK.rule("sell.prices", TEXT, "§ 4")

# 5. The end
TEN_ROUNDS: Final = BOOK.rule("end.rounds", TEXT, "§ 5")
GOAL_POINTS: Final = BOOK.rule("end.goals", TEXT, "§ 5")
TIES: Final = BOOK.rule("end.ties", TEXT, "§ 5")

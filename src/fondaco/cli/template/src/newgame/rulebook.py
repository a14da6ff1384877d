"""Every rule by name, in rulebook order, with the section of the README that it stands in."""

from typing import Final

from fondaco.core import DEDUCED, TEXT, Rulebook

BOOK: Final = Rulebook("newgame", ["1"])

# 1. Setting up
SECRET_GOALS: Final = BOOK.rule("setup.goals", TEXT, "§ 1")

# 2. Taking
PEBBLES_LEFT: Final = BOOK.rule("take.heap", DEDUCED, "§ 2")
ANOTHER_NUMBER: Final = BOOK.rule("take.another-number", TEXT, "§ 2")

# 3. The end
NOTHING_TO_TAKE: Final = BOOK.rule("end.nothing-to-take", TEXT, "§ 3")
POINTS: Final = BOOK.rule("end.points", TEXT, "§ 3")

"""What the chronicle of China can tell, with the rule behind it."""

from typing import Final

from fondaco.core.chronicle import Event
from fondaco.games.china import rulebook as rules

# Setting up
BOARD_LAID_OUT: Final = Event("board-laid-out", {"side": "side"}, rules.SIDE_BY_PLAYERS)
CARDS_REMOVED: Final = Event("cards-removed", {"count": "number"}, rules.CARDS_SORTED_OUT)
EMPEROR_GIVEN: Final = Event("emperor-given", {"player": "colour"}, rules.EMPEROR_TO_START)
HAND_DEALT: Final = Event("hand-dealt", {"player": "colour"}, rules.HAND_OF_THREE)
ROW_LAID_OUT: Final = Event("row-laid-out", {"card": "card"}, rules.OPEN_ROW_OF_FOUR)

# The turn
CARDS_PLAYED: Final = Event("cards-played", {"player": "colour", "payment": "payment"}, rules.OPEN_DISCARDS)
JOKER_PLAYED: Final = Event("joker-played", {"player": "colour", "payment": "payment"}, rules.PAIR_AS_JOKER)
HOUSE_PLACED: Final = Event(
    "house-placed", {"player": "colour", "space": "space", "province": "province"}, rules.COLOUR_OF_THE_PROVINCE
)
EMISSARY_PLACED: Final = Event(
    "emissary-placed", {"player": "colour", "province": "province"}, rules.EMISSARY_WITHOUT_OWN_HOUSE
)
FORTIFICATION_PLACED: Final = Event(
    "fortification-placed",
    {"player": "colour", "space": "space", "province": "province"},
    rules.FORTIFICATION_IS_NEUTRAL,
)
FIRST_IN_PROVINCE: Final = Event(
    "first-in-province", {"player": "colour", "province": "province"}, rules.FIRST_PIECE_ALONE
)
LEFT_AT_ONE: Final = Event("left-at-one", {"player": "colour"}, rules.UP_TO_TWO_PIECES)
PASSED: Final = Event("passed", {"player": "colour"}, rules.PLACE_OR_SWAP)
CARD_SWAPPED: Final = Event("card-swapped", {"player": "colour", "card": "card"}, rules.SWAP_INSTEAD)

# Cards
CARD_TAKEN: Final = Event("card-taken", {"player": "colour", "card": "card"}, rules.OPEN_CARDS_ARE_KNOWN)
CARD_DRAWN: Final = Event("card-drawn", {"player": "colour"}, rules.DRAW_UP_TO_THREE)
CARD_SEEN: Final = Event("card-seen", {"card": "card"})  # told to the seat that drew it alone
ROW_FILLED: Final = Event("row-filled", {"card": "card"}, rules.ROW_FILLED_LAST)
PILE_SHUFFLED: Final = Event("pile-shuffled", {"count": "number"}, rules.PILE_OUT_ONCE)
PILE_SPENT: Final = Event("pile-spent", {}, rules.PILE_OUT_TWICE)

# Scoring
PROVINCE_FULL: Final = Event("province-full", {"province": "province"}, rules.FULL_PROVINCE_SCORES)
PROVINCE_AT_THE_END: Final = Event("province-at-the-end", {"province": "province"}, rules.HOUSES_AT_THE_END)
HOUSES_FIRST: Final = Event(
    "houses-first", {"player": "colour", "province": "province", "points": "number"}, rules.MOST_HOUSES
)
HOUSES_NEXT: Final = Event(
    "houses-next", {"player": "colour", "province": "province", "points": "number"}, rules.NEXT_MOST_HOUSES
)
HOUSES_TIED: Final = Event(
    "houses-tied", {"player": "colour", "province": "province", "points": "number"}, rules.TIED_HOUSES
)
HOUSES_DOUBLED: Final = Event(
    "houses-doubled", {"player": "colour", "province": "province"}, rules.FORTIFIED_HOUSES_DOUBLE
)
ALLIANCE_SCORED: Final = Event(
    "alliance-scored",
    {"alliance": "number", "province": "province", "other": "province", "player": "colour", "points": "number"},
    rules.ALLIANCE_OF_MAJORITIES,
)
ROW_SCORED: Final = Event(
    "row-scored",
    {"player": "colour", "count": "number", "from": "space", "to": "space", "points": "number"},
    rules.ROW_OF_FOUR,
)
ROW_DOUBLED: Final = Event(
    "row-doubled",
    {"player": "colour", "count": "number", "from": "space", "to": "space", "points": "number"},
    rules.FORTIFIED_ROW_DOUBLES,
)

# The end
NOTHING_FITS: Final = Event("nothing-fits", {}, rules.NO_PIECE_FITS)
ROUND_ENDED: Final = Event("round-ended", {}, rules.LAST_ROUND)
GAME_WON: Final = Event("game-won", {"player": "colour", "points": "number"}, rules.MOST_POINTS)
GAME_WON_BY_SUPPLY: Final = Event(
    "game-won-by-supply", {"player": "colour", "points": "number", "count": "number"}, rules.MOST_PIECES_LEFT
)
GAME_SHARED: Final = Event("game-shared", {"player": "colour", "points": "number"}, rules.SHARED_WIN)

"""Every rule of China by name, in rulebook order, with the heading it stands under."""

from typing import Final

from fondaco.core.rule import DEDUCED, OURS, TEXT, Rulebook

BOOK: Final = Rulebook("china", ["2005"])

# Spielvorbereitung
SIDE_BY_PLAYERS: Final = BOOK.rule("setup.side", TEXT, "Spielvorbereitung")
CARDS_SORTED_OUT: Final = BOOK.rule("setup.cards", TEXT, "Spielvorbereitung")
HAND_OF_THREE: Final = BOOK.rule("setup.hand", TEXT, "Spielvorbereitung")
OPEN_ROW_OF_FOUR: Final = BOOK.rule("setup.row", TEXT, "Spielvorbereitung")
EMPEROR_TO_START: Final = BOOK.rule("setup.emperor", TEXT, "Spielvorbereitung")
CARDS_BY_COLOUR: Final = BOOK.rule("setup.deck", OURS, "Spielmaterial")
SPACES_BY_PROVINCE: Final = BOOK.rule("setup.provinces", OURS, "Spielmaterial")

# Spielverlauf
PLACE_OR_SWAP: Final = BOOK.rule("turn.place-or-swap", TEXT, "Spielverlauf")

# A) Spielsteine setzen
CARDS_IN_HAND: Final = BOOK.rule("place.cards-in-hand", TEXT, "Spielsteine setzen")
COLOUR_OF_THE_PROVINCE: Final = BOOK.rule("place.colour", TEXT, "Spielsteine setzen")
ONE_PROVINCE: Final = BOOK.rule("place.one-province", TEXT, "Spielsteine setzen")
FIRST_PIECE_ALONE: Final = BOOK.rule("place.first-alone", TEXT, "Spielsteine setzen")
UP_TO_TWO_PIECES: Final = BOOK.rule("place.two-pieces", TEXT, "Spielsteine setzen")
PAIR_AS_JOKER: Final = BOOK.rule("place.joker", TEXT, "Spielsteine setzen")
JOKER_OF_ANOTHER_COLOUR: Final = BOOK.rule("place.joker-colour", TEXT, "Spielsteine setzen")
OPEN_DISCARDS: Final = BOOK.rule("place.discards", TEXT, "Spielsteine setzen")
PIECE_LEFT: Final = BOOK.rule("place.supply", TEXT, "Spielsteine setzen")
ONE_HOUSE_PER_SPACE: Final = BOOK.rule("house.space-taken", TEXT, "Spielsteine setzen")
EMISSARY_LIMIT: Final = BOOK.rule("emissary.limit", TEXT, "Spielsteine setzen")
EMISSARY_WITHOUT_OWN_HOUSE: Final = BOOK.rule("emissary.anywhere", TEXT, "Spielsteine setzen")
NO_EMISSARY_BEFORE_HOUSES: Final = BOOK.rule("emissary.no-houses", TEXT, "Spielsteine setzen")

# Häuserwertung
FULL_PROVINCE_SCORES: Final = BOOK.rule("houses.full", TEXT, "Häuserwertung")
MOST_HOUSES: Final = BOOK.rule("houses.most", TEXT, "Häuserwertung")
NEXT_MOST_HOUSES: Final = BOOK.rule("houses.next", TEXT, "Häuserwertung")
TIED_HOUSES: Final = BOOK.rule("houses.tie", TEXT, "Häuserwertung")

# Karten nachziehen
DRAW_UP_TO_THREE: Final = BOOK.rule("draw.hand", TEXT, "Karten nachziehen")
CARD_IN_THE_ROW: Final = BOOK.rule("draw.row", TEXT, "Karten nachziehen")
OPEN_CARDS_ARE_KNOWN: Final = BOOK.rule("draw.known", DEDUCED, "Karten nachziehen")
CARD_ON_THE_PILE: Final = BOOK.rule("draw.pile", TEXT, "Karten nachziehen")
ROW_FILLED_LAST: Final = BOOK.rule("draw.refill", TEXT, "Karten nachziehen")
CARD_IN_THE_PILE: Final = BOOK.rule("pile.cards", DEDUCED, "Karten nachziehen")
PILE_OUT_ONCE: Final = BOOK.rule("pile.once", TEXT, "Nachziehstapel aufgebraucht")
PILE_OUT_TWICE: Final = BOOK.rule("pile.twice", TEXT, "Nachziehstapel aufgebraucht")

# B) Karte tauschen
SWAP_INSTEAD: Final = BOOK.rule("swap.instead", TEXT, "Karte tauschen")
SWAP_FOR_SOMETHING: Final = BOOK.rule("swap.nothing-left", OURS, "Karte tauschen")

# Spielende
LAST_ROUND: Final = BOOK.rule("end.last-round", TEXT, "Spielende")
NO_PIECE_FITS: Final = BOOK.rule("end.no-piece", TEXT, "Spielende")

# Schlusswertung
HOUSES_AT_THE_END: Final = BOOK.rule("final.houses", TEXT, "Schlusswertung")
ALLIANCES_IN_ORDER: Final = BOOK.rule("alliance.order", TEXT, "Bündniswertung")
ALLIANCE_OF_MAJORITIES: Final = BOOK.rule("alliance.majorities", TEXT, "Bündniswertung")
NUMBERED_ALLIANCES: Final = BOOK.rule("alliance.numbers", OURS, "Bündniswertung")
SHARED_MAJORITY: Final = BOOK.rule("alliance.shared", TEXT, "Bündniswertung")
ROW_OF_FOUR: Final = BOOK.rule("road.row", TEXT, "Straßenwertung")
BEST_ROWS: Final = BOOK.rule("road.best", OURS, "Straßenwertung")
ROAD_NETWORK: Final = BOOK.rule("road.network", OURS, "Straßenwertung")

# Der neue Kaiser
MOST_POINTS: Final = BOOK.rule("win.points", TEXT, "Der neue Kaiser")
MOST_PIECES_LEFT: Final = BOOK.rule("win.supply", TEXT, "Der neue Kaiser")
SHARED_WIN: Final = BOOK.rule("win.shared", OURS, "Der neue Kaiser")

# Spiel mit Befestigungen
FORTIFY_FREE_SPACE: Final = BOOK.rule("fortification.space", TEXT, "Spiel mit Befestigungen")
FORTIFICATION_IS_NEUTRAL: Final = BOOK.rule("fortification.neutral", TEXT, "Spiel mit Befestigungen")
FORTIFIED_HOUSES_DOUBLE: Final = BOOK.rule("fortification.houses", TEXT, "Spiel mit Befestigungen")
FORTIFIED_ROW_DOUBLES: Final = BOOK.rule("fortification.road", TEXT, "Spiel mit Befestigungen")

"""The actions of China and their names: `place house wei-1 for red`, `take violet`, `end turn`."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.vocabulary import Domain, Verb, Vocabulary
from fondaco.games.china.board import (
    COLOUR_NAMES,
    COLOURS,
    PROVINCE_NAMES,
    PROVINCES,
    SIDES,
    SPACE_NAMES,
    SPACES,
)

DEAL: Final = 0  # chance: the next card of the pile
HOUSE: Final = 1
EMISSARY: Final = 2
FORTIFICATION: Final = 3
SWAP: Final = 4
END: Final = 5
TAKE: Final = 6  # a card of the open row
DRAW: Final = 7  # a card of the pile

# A piece is paid with one card, numbered as its colour, or with a pair as joker, numbered from COLOURS on.
PAYMENTS: Final = 2 * COLOURS

CARD: Final = Domain("card", COLOUR_NAMES)
ROW_CARD: Final = Domain("card", COLOUR_NAMES, [[f"row.{name}"] for name in COLOUR_NAMES])
HAND_CARD: Final = Domain("card", COLOUR_NAMES, [[f"hand.{name}", "discards"] for name in COLOUR_NAMES])
PAYMENT: Final = Domain(
    "payment",
    COLOUR_NAMES + [f"{name}-pair" for name in COLOUR_NAMES],
    [[f"hand.{name}"] for name in COLOUR_NAMES] + [[f"pair.{name}"] for name in COLOUR_NAMES],
)
PROVINCE: Final = Domain("province", PROVINCE_NAMES, [[f"dragon.{name}"] for name in PROVINCE_NAMES])
SPACE: Final = Domain("space", SPACE_NAMES, [[name] for name in SPACE_NAMES])

# What only the chronicle and the position document name.
PLAYER: Final = Domain("colour", ["green", "red", "violet", "blue", "yellow"])  # as in the examples; the fifth is ours
SIDE: Final = Domain("side", SIDES)

# Actions that are offered again and again are made once.
DEALS: Final[list[Action]] = [Action(DEAL, colour) for colour in range(COLOURS)]
# By payment and space or province.
HOUSE_PLACINGS: Final[list[list[Action]]] = [
    [Action(HOUSE, space, payment) for space in range(SPACES)] for payment in range(PAYMENTS)
]
EMISSARY_PLACINGS: Final[list[list[Action]]] = [
    [Action(EMISSARY, province, payment) for province in range(PROVINCES)] for payment in range(PAYMENTS)
]
FORTIFICATION_PLACINGS: Final[list[list[Action]]] = [
    [Action(FORTIFICATION, space, payment) for space in range(SPACES)] for payment in range(PAYMENTS)
]
SWAPS: Final[list[Action]] = [Action(SWAP, colour) for colour in range(COLOURS)]
ENDING: Final = Action(END)
DRAWS: Final[list[Action]] = [Action(TAKE, colour) for colour in range(COLOURS)] + [Action(DRAW)]


def cards_of(payment: int) -> int:
    """How many cards a payment takes."""
    return 1 if payment < COLOURS else 2


def colour_of(payment: int) -> int:
    """The colour of the cards of a payment."""
    return payment if payment < COLOURS else payment - COLOURS


def vocabulary(fortifications: bool) -> Vocabulary:
    """All actions of the game, with or without those of the fortifications."""
    pieces = [
        Verb(HOUSE, "house", ["place house", SPACE, "for", PAYMENT], ["supply.house"]),
        Verb(EMISSARY, "emissary", ["place emissary", PROVINCE, "for", PAYMENT], ["supply.emissary"]),
    ]
    if fortifications:
        pattern: list[str | Domain] = ["place fortification", SPACE, "for", PAYMENT]
        pieces.append(Verb(FORTIFICATION, "fortification", pattern, ["supply.fortification"]))
    return Vocabulary(
        [
            Verb(DEAL, "deal", ["deal", CARD]),
            *pieces,
            Verb(SWAP, "swap", ["swap", HAND_CARD]),
            Verb(END, "end", ["end turn"]),
            Verb(TAKE, "take", ["take", ROW_CARD]),
            Verb(DRAW, "draw", ["draw from pile"], ["pile"]),
        ]
    )

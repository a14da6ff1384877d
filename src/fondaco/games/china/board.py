"""The board: nine provinces and their spaces, fifteen alliances, and the roads of both sides."""

from typing import Any, Final

from fondaco.core import data


def read(name: str) -> Any:
    """One of the game's data files."""
    return data.read("fondaco.games.china", name)


DATA: Final[dict[str, Any]] = read("board.json")

# Cards
COLOUR_NAMES: Final[list[str]] = list(DATA["cards"])
COLOURS: Final = 5
CARDS: Final[list[int]] = [DATA["cards"][name] for name in COLOUR_NAMES]
HAND: Final = 3
ROW: Final = 4
PIECES_PER_TURN: Final = 2

# Pieces of each player; a ninth emissary marks the score.
HOUSES: Final[int] = DATA["pieces"]["houses"]
EMISSARIES: Final[int] = DATA["pieces"]["emissaries"]
FORTIFICATIONS: Final[int] = DATA["pieces"]["fortifications"]

# Provinces and their spaces, which are numbered through.
PROVINCE_NAMES: Final[list[str]] = list(DATA["provinces"])
PROVINCES: Final = 9
COLOUR_OF: Final[list[int]] = [COLOUR_NAMES.index(DATA["provinces"][name]["colour"]) for name in PROVINCE_NAMES]
SIZE: Final[list[int]] = [DATA["provinces"][name]["spaces"] for name in PROVINCE_NAMES]
PROVINCE_OF: Final[list[int]] = [province for province in range(PROVINCES) for _ in range(SIZE[province])]
SPACES: Final = len(PROVINCE_OF)
FIRST_SPACE: Final[list[int]] = [PROVINCE_OF.index(province) for province in range(PROVINCES)] + [SPACES]
SPACE_NAMES: Final[list[str]] = [
    f"{PROVINCE_NAMES[PROVINCE_OF[space]]}-{space - FIRST_SPACE[PROVINCE_OF[space]] + 1}" for space in range(SPACES)
]

# Alliances in the order of their numbers.
ALLIANCES: Final = 15
ALLIES: Final[list[list[int]]] = [[PROVINCE_NAMES.index(name) for name in pair] for pair in DATA["alliances"]]

# The two sides of the board, which differ in their roads.
SIDES: Final[list[str]] = list(DATA["sides"])
SIDE_SEATS: Final[list[list[int]]] = [DATA["sides"][side] for side in SIDES]


def roads_of(side: str) -> list[list[int]]:
    """The spaces next to each space along the roads of a side."""
    near: list[list[int]] = [[] for _ in range(SPACES)]
    for pair in DATA["roads"]["both"] + DATA["roads"][side]:
        one, other = [SPACE_NAMES.index(name) for name in pair]
        near[one].append(other)
        near[other].append(one)
    return near


ROADS: Final[list[list[list[int]]]] = [roads_of(side) for side in SIDES]


def deck(seats: int) -> list[int]:
    """The cards in the game by colour: with fewer players, some of each colour stay in the box."""
    fewer: int = DATA["fewer_cards"][str(seats)]
    return [count - fewer for count in CARDS]

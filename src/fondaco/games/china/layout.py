"""What a seat knows of China as a row of numbers."""

from typing import Final

from fondaco.core.layout import Layout, Part, number, one_of, players, things
from fondaco.games.china.board import (
    CARDS,
    COLOUR_NAMES,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HOUSES,
    PIECES_PER_TURN,
    PROVINCE_NAMES,
    ROW,
    SIZE,
    SPACE_NAMES,
)
from fondaco.games.china.game import China
from fondaco.games.china.position import TIMES_OUT
from fondaco.games.china.state import State

POINTS: Final = 200  # no kind of points brought as many in any game we have seen


def layout(game: China, seats: int) -> Layout[State]:
    """The layout for a setup and a number of seats."""
    return Layout(game, seats, [*board_parts(game, seats), *card_parts(seats), *supply_parts(game, seats)])


def board_parts(game: China, seats: int) -> list[Part]:
    """Whose turn it is, and what stands on the board."""
    player = players(seats)
    province, space = things("province", PROVINCE_NAMES), things("space", SPACE_NAMES)
    fortified = [number("fortifications", "fortified", [space], 0, 1, "where a fortification stands")]
    return [
        one_of("turn", "turn", [], player, "whose turn it is"),
        one_of("province", "province", [], province, "where the pieces of this turn go"),
        number("pieces", "pieces_left", [], 0, PIECES_PER_TURN, "how many pieces the turn still allows"),
        one_of("houses", "owner", [space], player, "whose house stands on a space"),
        *(fortified if game.fortifications else []),
        number("house-counts", "houses", [province, player], 0, max(SIZE), "houses by province"),
        number("emissaries", "emissaries", [province, player], 0, EMISSARIES, "emissaries by province"),
    ]


def card_parts(seats: int) -> list[Part]:
    """The cards that a seat knows, and how many there are of the others."""
    player, colour = players(seats), things("card", COLOUR_NAMES)
    return [
        number("hands", "hands", [player, colour], 0, HAND, "own cards, and of the others those from the open row"),
        number("hand-sizes", "hand_sizes", [player], 0, HAND, "how many cards a hand has"),
        number("shown", "known", [player, colour], 0, HAND, "cards of a hand that everybody saw taken"),
        number("row", "row", [colour], 0, ROW, "the open cards"),
        number("discards", "discards", [colour], 0, max(CARDS), "the cards on the discards"),
        number("pile", "pile_size", [], 0, sum(CARDS), "how many cards the pile has"),
        number("times-out", "times_out", [], 0, TIMES_OUT, "how often the pile has run out"),
    ]


def supply_parts(game: China, seats: int) -> list[Part]:
    """What everybody has left, and the points."""
    player = players(seats)
    left = [number("fortifications-left", "fortifications_left", [player], 0, FORTIFICATIONS, "fortifications left")]
    return [
        number("houses-left", "houses_left", [player], 0, HOUSES, "houses in the supply"),
        number("emissaries-left", "emissaries_left", [player], 0, EMISSARIES, "emissaries in the supply"),
        *(left if game.fortifications else []),
        number("house-points", "house_points", [player], 0, POINTS, "points for houses so far"),
        number("alliance-points", "alliance_points", [player], 0, POINTS, "points for alliances so far"),
        number("road-points", "road_points", [player], 0, POINTS, "points for rows of houses so far"),
    ]

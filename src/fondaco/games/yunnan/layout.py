"""The position of Yunnan as a row of numbers; by colour, since with two players a colour may be nobody's."""

from typing import Final

from fondaco.core.layout import Axis, Layout, Part, number, one_of, players, set_of, things, turned
from fondaco.games.yunnan.board import (
    KINDS,
    MOST_INFLUENCE,
    MOST_PASSES,
    PLACES,
    PRESENTS,
    ROAD,
    SPACE_BUILDING,
    SPACES,
    STRUCTURES,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.state import State

ROUNDS: Final = 30
COINS: Final = 200
POINTS: Final = 300
INCOME: Final = 156


def layout(game: Yunnan, seats: int) -> Layout[State]:
    """The layout for an edition, its modules and a number of seats."""
    colour = turned("colour", game.owner, seats)
    parts = [*round_parts(colour, seats), *own_parts(game, colour), *piece_parts(game, colour)]
    return Layout(game, seats, [*parts, *building_parts(game, colour), *moment_parts(game)])


def round_parts(colour: Axis, seats: int) -> list[Part]:
    """How far the game is, whose turn it is, and the points."""
    place = things("place in the order", [str(number + 1) for number in range(colour.extent)])
    return [
        number("round", "round", [], 0, ROUNDS, "the round, from 1"),
        one_of("turn", "turn", [], colour, "the colour that decides"),
        one_of("order", "order", [place], colour, "the bidding order; travel order is the reverse"),
        number("passed", "passed", [colour], 0, 1, "who has passed"),
        number("points", "points", [players(seats)], -POINTS, POINTS, "points by player"),
    ]


def own_parts(game: Yunnan, colour: Axis) -> list[Part]:
    """What a colour has beside the board."""
    kind = things("structure", game.names.structure.names, 0, KINDS)
    return [
        number("coins", "coins", [colour], 0, COINS, "coins"),
        number("influence", "influence", [colour], 0, MOST_INFLUENCE, "the place on the track of influence"),
        number("passes", "passes", [colour], 0, MOST_PASSES, "border passes"),
        number("gifts", "gifts", [colour], 0, sum(PRESENTS), "presents received"),
        number("income", "income", [colour], 0, INCOME, "the income of this round"),
        number("pledged", "pledged", [colour], 0, COINS, "the sum of the standing bids"),
        number("stock", "stock", [colour, kind], 0, max(STRUCTURES), "structures in the general supply"),
        number("kept", "kept", [colour, kind], 0, max(STRUCTURES), "structures in the personal supply"),
    ]


def piece_parts(game: Yunnan, colour: Axis) -> list[Part]:
    """What stands along the road."""
    road = game.names.place.names[:ROAD]
    province = things("province", road[YUNNAN:], YUNNAN, ROAD)
    place = things("place", [*game.names.place.names, "general"], 0, PLACES)
    guard = one_of("guards", "guard", [colour], province, "the province of a guard")
    return [
        one_of("horses", "horse", [colour], things("place", road), "how far a horse has come"),
        *([guard] if game.names.structure.number("guard") >= 0 else []),
        number("traders", "traders", [colour, place], 0, TRADERS, "traders by place, but for those in buildings"),
        number("posts", "posts", [colour, province], 0, max(STRUCTURES), "trading posts by province"),
        set_of("bridges", "bridges", [colour], things("gorge", game.names.gorge.names), "bridges by gorge"),
        one_of("teahouses", "teahouses", [province], colour, "whose teahouse stands in a province"),
        number("presents", "presents", [province], 0, max(PRESENTS), "presents that lie in a province"),
    ]


def building_parts(game: Yunnan, colour: Axis) -> list[Part]:
    """Who bids where."""
    open_spaces = [space for space in range(SPACES) if SPACE_BUILDING[space] in game.edition.buildings]
    space = Axis("space", game.names.space.names, [open_spaces], SPACES)
    bank = things("bank space", ["1", "2"])
    return [
        one_of("bids", "spaces", [space], colour, "whose trader bids on a space"),
        one_of("bank", "bank", [bank], colour, "whose trader stands in the bank"),
    ]


def moment_parts(game: Yunnan) -> list[Part]:
    """What the decision at hand is about."""
    names = game.names
    road = things("place", names.place.names[:ROAD])
    cards = [number("cards", "cards", [things("card", names.card.names)], 0, 1, "cards of Dúli in the pile")]
    return [
        one_of("blocked", "blocked", [], things("gorge", names.gorge.names), "the gorge under the blocker"),
        one_of("taken", "taken", [], things("structure", names.structure.names), "the structure just taken"),
        one_of("arrival", "arrival", [], road, "where a trader has just arrived"),
        number("borders", "borders", [], 0, MOST_PASSES, "border passes left in this turn"),
        number("arrived", "arrived", [road], 0, TRADERS, "traders that have made their journey"),
        *(cards if names.card.names else []),
    ]

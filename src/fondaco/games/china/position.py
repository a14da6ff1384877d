"""The position document: a position in the rulebook's names, written and read."""

from typing import Any, Final

from fondaco.core.action import NOBODY
from fondaco.core.document import PositionReader, counted
from fondaco.core.errors import BadPosition
from fondaco.games.china.actions import PLAYER
from fondaco.games.china.board import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HOUSES,
    PIECES_PER_TURN,
    PROVINCE_NAMES,
    PROVINCE_OF,
    PROVINCES,
    ROW,
    SIDES,
    SPACE_NAMES,
    SPACES,
)
from fondaco.games.china.state import State

MOST: Final = 999  # more than any score of a game
TIMES_OUT: Final = 2


def describe(s: State, sections: list[str]) -> dict[str, object]:
    """The document of a position, or of what a view knows of it; `sections` names the sections by their numbers."""
    colours = PLAYER.names[: s.seats]
    return {
        "seats": s.seats,
        "side": SIDES[s.side],
        "section": [sections[number] for number in s.stack],
        "over": s.over,
        "turn": {
            "player": colours[s.turn],
            "province": None if s.province == NOBODY else PROVINCE_NAMES[s.province],
            "pieces": s.pieces_left,
            "drawing": s.drawing,
        },
        "players": {name: describe_player(s, seat) for seat, name in enumerate(colours)},
        "houses": {SPACE_NAMES[space]: colours[s.owner[space]] for space in range(SPACES) if s.owner[space] != NOBODY},
        "fortifications": [SPACE_NAMES[space] for space in range(SPACES) if s.fortified[space]],
        "emissaries": {
            name: counted(colours, s.emissaries[province * s.seats : (province + 1) * s.seats])
            for province, name in enumerate(PROVINCE_NAMES)
            if s.emissaries_in(province)
        },
        "scored": scored(s),
        "row": counted(COLOUR_NAMES, s.row),
        "pile": {"size": s.pile_size, "cards": counted(COLOUR_NAMES, s.pile), "times_out": s.times_out},
        "discards": counted(COLOUR_NAMES, s.discards),
    }


def describe_player(s: State, seat: int) -> dict[str, object]:
    """What a player has beside the board; a hand shows as many of its cards as are known."""
    return {
        "points": {"houses": s.house_points[seat], "alliances": s.alliance_points[seat], "roads": s.road_points[seat]},
        "supply": {
            "houses": s.houses_left[seat],
            "emissaries": s.emissaries_left[seat],
            "fortifications": s.fortifications_left[seat],
        },
        "cards": s.hand_sizes[seat],
        "hand": counted(COLOUR_NAMES, s.hands[seat * COLOURS : (seat + 1) * COLOURS]),
        "known": counted(COLOUR_NAMES, s.known[seat * COLOURS : (seat + 1) * COLOURS]),
    }


def scored(s: State) -> list[str]:
    """The provinces with a scoring stone: those that are full."""
    return [name for province, name in enumerate(PROVINCE_NAMES) if s.full(province)]


def restore(s: State, document: dict[str, Any], sections: list[str]) -> None:
    """Set up a dealt state as a document says."""
    reader = PositionReader(document)
    colours = PLAYER.names[: s.seats]
    reader.seen.append("setup")
    reader.number("seats", s.seats, s.seats)
    reader.name("side", [SIDES[s.side]])
    s.stack = reader.name_list("section", sections)
    s.over = reader.flag("over")
    restore_turn(s, reader.inner("turn"), colours)
    restore_pieces(s, reader, colours)
    players = reader.inner("players")
    for seat, name in enumerate(colours):
        restore_player(s, players.inner(name), seat)
    players.done()
    restore_cards(s, reader)
    reader.done()


def restore_turn(s: State, reader: PositionReader, colours: list[str]) -> None:
    """Whose turn it is, and how far it has come."""
    s.turn = reader.name("player", colours)
    s.province = NOBODY if reader.value("province") is None else reader.name("province", PROVINCE_NAMES)
    s.pieces_left = reader.number("pieces", 0, PIECES_PER_TURN)
    s.drawing = reader.flag("drawing")
    reader.done()


def restore_pieces(s: State, reader: PositionReader, colours: list[str]) -> None:
    """What stands on the board."""
    houses = reader.inner("houses")
    for name in houses.table:
        if name not in SPACE_NAMES:
            raise BadPosition(f"“{houses.place(name)}” is no space.")
        space = SPACE_NAMES.index(name)
        s.owner[space] = houses.name(name, colours)
        s.houses[PROVINCE_OF[space] * s.seats + s.owner[space]] += 1
    for space in reader.name_list("fortifications", SPACE_NAMES):
        s.fortified[space] = 1
    emissaries = reader.inner("emissaries")
    for name in emissaries.table:
        if name not in PROVINCE_NAMES:
            raise BadPosition(f"“{emissaries.place(name)}” is no province.")
        first = PROVINCE_NAMES.index(name) * s.seats
        s.emissaries[first : first + s.seats] = emissaries.counts(name, colours, EMISSARIES)
    if reader.name_list("scored", PROVINCE_NAMES) != [province for province in range(PROVINCES) if s.full(province)]:
        raise BadPosition("“scored” must name the provinces in which every space holds a house, in order.")


def restore_player(s: State, reader: PositionReader, seat: int) -> None:
    """What a player has beside the board."""
    points = reader.inner("points")
    s.house_points[seat] = points.number("houses", 0, MOST)
    s.alliance_points[seat] = points.number("alliances", 0, MOST)
    s.road_points[seat] = points.number("roads", 0, MOST)
    points.done()
    supply = reader.inner("supply")
    s.houses_left[seat] = supply.number("houses", 0, HOUSES)
    s.emissaries_left[seat] = supply.number("emissaries", 0, EMISSARIES)
    s.fortifications_left[seat] = supply.number("fortifications", 0, FORTIFICATIONS)
    supply.done()
    s.hand_sizes[seat] = reader.number("cards", 0, HAND)
    s.hands[seat * COLOURS : (seat + 1) * COLOURS] = reader.counts("hand", COLOUR_NAMES, HAND)
    s.known[seat * COLOURS : (seat + 1) * COLOURS] = reader.counts("known", COLOUR_NAMES, HAND)
    reader.done()


def restore_cards(s: State, reader: PositionReader) -> None:
    """The open row, the pile and the discards."""
    s.row = reader.counts("row", COLOUR_NAMES, ROW)
    s.row_size = sum(s.row)
    s.discards = reader.counts("discards", COLOUR_NAMES, max(CARDS))
    pile = reader.inner("pile")
    s.pile_size = pile.number("size", 0, sum(CARDS))
    s.pile = pile.counts("cards", COLOUR_NAMES, max(CARDS))
    s.times_out = pile.number("times_out", 0, TIMES_OUT)
    pile.done()

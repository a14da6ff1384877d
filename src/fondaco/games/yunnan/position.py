"""The position document: a position in the rulebook's names, written and read."""

from typing import Any, Final

from fondaco.core.action import NOBODY
from fondaco.core.document import PositionReader, counted
from fondaco.core.errors import BadPosition
from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.board import (
    FEWEST_PASSES,
    GENERAL,
    GORGES,
    GUARD,
    KINDS,
    MOST_INFLUENCE,
    MOST_PASSES,
    PLACES,
    PRESENTS,
    ROAD,
    SPACE_PRICE,
    SPACES,
    STRUCTURES,
    TEAHOUSE,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.state import NONE, State

MOST: Final = 9999  # more than any sum in a game


def describe(s: State, names: Names, sections: list[str]) -> dict[str, object]:
    """The document of a position; `sections` names the sections by their numbers."""
    colours = names.colour.names[: s.colours]
    return {
        "seats": s.seats,
        "round": s.round,
        "section": [sections[number] for number in s.stack],
        "over": s.over,
        "turn": name_or_none(names.colour.names, s.turn),
        "order": [colours[colour] for colour in s.order],
        "passed": [colours[colour] for colour in range(s.colours) if s.passed[colour]],
        "points": s.points[:],
        "players": {name: describe_colour(s, names, colour) for colour, name in enumerate(colours)},
        "bids": {names.space.names[space]: colours[s.spaces[space]] for space in range(SPACES) if s.spaces[space] >= 0},
        "bank": [name_or_none(colours, colour) for colour in s.bank],
        "teahouses": {
            names.place.names[province]: colours[s.teahouses[province]]
            for province in range(YUNNAN, ROAD)
            if s.teahouses[province] != NOBODY
        },
        "presents": counted(names.province.names, s.presents[1:]),
        "blocked": name_or_none(names.gorge.names, s.blocked),
        "travel": {
            "passes": s.borders,
            "arrived": counted(names.place.names[:ROAD], s.arrived),
            "arrival": name_or_none(names.place.names, s.arrival),
        },
        "taken": name_or_none(names.structure.names, s.taken),
        "cards": [names.card.names[card] for card in range(len(s.cards)) if s.cards[card]],
    }


def describe_colour(s: State, names: Names, colour: int) -> dict[str, object]:
    """What a colour has on and beside the board; the rest of its pieces lies in the general supply."""
    document: dict[str, object] = {
        "seat": None if s.owner[colour] == NOBODY else s.owner[colour],
        "influence": s.influence[colour],
        "presents": s.gifts[colour],
        "traders": counted(names.place.names, s.traders[colour * PLACES : colour * PLACES + GENERAL]),
        "posts": counted(names.province.names, s.posts[colour * ROAD + 1 : colour * ROAD + ROAD]),
    }
    if s.owner[colour] != NOBODY:
        document.update(describe_business(s, names, colour))
    return document


def describe_business(s: State, names: Names, colour: int) -> dict[str, object]:
    """What only a person has: coins, passes, a horse, structures."""
    document: dict[str, object] = {
        "coins": s.coins[colour],
        "income": s.income[colour],
        "passes": s.passes[colour],
        "horse": names.place.names[s.horse[colour]],
        "structures": counted(names.structure.names[:GUARD], s.kept[colour * KINDS : colour * KINDS + GUARD]),
        "bridges": [names.gorge.names[gorge] for gorge in range(GORGES) if s.bridges[colour] >> gorge & 1],
    }
    if len(names.structure.names) > GUARD:
        document["guard"] = guard_places(names)[guard_place(s, colour)]
    return document


def guard_places(names: Names) -> list[str]:
    """Where a guard can be: out of the game, in a province, in the general supply, or fresh from the yard."""
    return ["spent", *names.province.names, "general", "taken"]


def guard_place(s: State, colour: int) -> int:
    """Where a colour's guard is."""
    if s.stock[colour * KINDS + GUARD]:
        return ROAD
    return ROAD + 1 if s.kept[colour * KINDS + GUARD] else s.guard[colour]


def name_or_none(names: list[str], number: int) -> str | None:
    """The name of a number, or none for -1."""
    return None if number < 0 else names[number]


def restore(s: State, document: dict[str, Any], names: Names, sections: list[str]) -> None:
    """Set up a dealt state as a document says."""
    reader = PositionReader(document)
    colours = names.colour.names[: s.colours]
    reader.seen.append("setup")
    reader.number("seats", s.seats, s.seats)
    s.round = reader.number("round", 1, MOST)
    s.stack = reader.name_list("section", sections)
    s.over = reader.flag("over")
    s.turn = number_or_none(reader, "turn", colours)
    s.order = reader.name_list("order", colours)
    for colour in reader.name_list("passed", colours):
        s.passed[colour] = 1
    s.points = reader.number_list("points", s.seats, -MOST, MOST)
    s.presents = [0, *reader.counts("presents", names.province.names, max(PRESENTS))]
    s.blocked = number_or_none(reader, "blocked", names.gorge.names)
    s.taken = number_or_none(reader, "taken", names.structure.names)
    s.cards = [0] * len(names.card.names)
    for card in reader.name_list("cards", names.card.names):
        s.cards[card] = 1
    restore_owners(s, reader, names, colours)
    restore_travel(s, reader.inner("travel"), names)
    players = reader.inner("players")
    for colour, name in enumerate(colours):
        restore_colour(s, players.inner(name), names, colour)
    players.done()
    reader.done()
    restore_cursor(s, sections)


def restore_owners(s: State, reader: PositionReader, names: Names, colours: list[str]) -> None:
    """Whose traders stand in the buildings, and whose teahouses in the provinces."""
    s.spaces = [NOBODY] * SPACES
    s.pledged = [0] * s.colours
    bids = reader.inner("bids")
    for name in bids.table:
        space = names.space.number(name)
        if space < 0:
            raise BadPosition(f"“{bids.place(name)}” is no bid space.")
        s.spaces[space] = bids.name(name, colours)
        s.pledged[s.spaces[space]] += SPACE_PRICE[space]
    teahouses = reader.inner("teahouses")
    for name in teahouses.table:
        province = names.province.number(name)
        if province < 0:
            raise BadPosition(f"“{teahouses.place(name)}” is no province.")
        s.teahouses[province + 1] = teahouses.name(name, colours)
    bank = reader.items("bank")
    if len(bank) != len(s.bank):
        raise BadPosition(f"“bank” must have {len(s.bank)} entries, a colour or null each.")
    s.bank = [number_or_none(PositionReader({"bank": entry}), "bank", colours) for entry in bank]


def restore_travel(s: State, reader: PositionReader, names: Names) -> None:
    """How far the turn of the travelling colour has come."""
    s.borders = reader.number("passes", 0, MOST_PASSES)
    s.arrived = reader.counts("arrived", names.place.names[:ROAD], TRADERS)
    s.arrival = number_or_none(reader, "arrival", names.place.names[:ROAD])
    reader.done()


def restore_colour(s: State, reader: PositionReader, names: Names, colour: int) -> None:
    """What a colour has; the rest of its pieces is put into the general supply."""
    seat = s.owner[colour]
    if reader.value("seat") != (None if seat == NOBODY else seat):
        raise BadPosition(f"“{reader.place('seat')}” must be {'null' if seat == NOBODY else seat}.")
    s.influence[colour] = reader.number("influence", 0, MOST_INFLUENCE)
    s.gifts[colour] = reader.number("presents", 0, sum(PRESENTS))
    traders = reader.counts("traders", names.place.names, MOST)
    standing = sum(traders) + s.spaces.count(colour) + s.bank.count(colour)
    if standing > TRADERS:
        raise BadPosition(f"{names.colour.names[colour]} has {standing} traders, but there are only {TRADERS}.")
    s.traders[colour * PLACES : colour * PLACES + PLACES] = [*traders, TRADERS - standing]
    s.posts[colour * ROAD : colour * ROAD + ROAD] = [0, *reader.counts("posts", names.province.names, MOST)]
    if seat == NOBODY:
        s.stock[colour * KINDS + TEAHOUSE] = STRUCTURES[TEAHOUSE] - s.teahouses.count(colour)
    else:
        restore_business(s, reader, names, colour)
    reader.done()


def restore_business(s: State, reader: PositionReader, names: Names, colour: int) -> None:
    """What only a person has: coins, passes, a horse, structures."""
    s.coins[colour] = reader.number("coins", 0, MOST)
    s.income[colour] = reader.number("income", 0, MOST)
    s.passes[colour] = reader.number("passes", FEWEST_PASSES, MOST_PASSES)
    s.horse[colour] = reader.name("horse", names.province.names) + 1
    s.bridges[colour] = 0
    for gorge in reader.name_list("bridges", names.gorge.names):
        s.bridges[colour] |= 1 << gorge
    restore_structures(s, reader, names, colour)
    if len(names.structure.names) > GUARD:
        place = reader.name("guard", guard_places(names))
        s.stock[colour * KINDS + GUARD] = 1 if place == ROAD else 0
        s.kept[colour * KINDS + GUARD] = 1 if place == ROAD + 1 else 0
        s.guard[colour] = place if place < ROAD else 0


def restore_structures(s: State, reader: PositionReader, names: Names, colour: int) -> None:
    """The structures in a colour's supply; those neither there nor built are in the general supply."""
    kept = reader.counts("structures", names.structure.names[:GUARD], MOST)
    built = [
        sum(s.posts[colour * ROAD : colour * ROAD + ROAD]),
        s.bridges[colour].bit_count(),
        s.teahouses.count(colour),
    ]
    for kind in range(TEAHOUSE + 1):
        left = STRUCTURES[kind] - kept[kind] - built[kind]
        if left < 0:
            name = names.structure.names[kind]
            raise BadPosition(f"{names.colour.names[colour]} has more than {STRUCTURES[kind]} of the kind {name}.")
        s.kept[colour * KINDS + kind] = kept[kind]
        s.stock[colour * KINDS + kind] = left


def restore_cursor(s: State, sections: list[str]) -> None:
    """How far the section has come in the order follows from whose turn it is."""
    if s.turn in s.order:
        place = s.order.index(s.turn)
        s.cursor = place if sections[s.stack[0]] == "progress" else s.colours - 1 - place


def number_or_none(reader: PositionReader, key: str, names: list[str]) -> int:
    """The number of a name, or -1 for null."""
    return NONE if reader.value(key) is None else reader.name(key, names)

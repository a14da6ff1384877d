"""The position document: a position in the rulebook's names, written and read."""

from typing import Any, Final

from fondaco.core.document import PositionReader, counted
from fondaco.core.errors import BadPosition
from fondaco.games.haendler.actions import DISC
from fondaco.games.haendler.board import (
    BONUS,
    CITIES,
    CITY_NAMES,
    COLOURS,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    GOODS_IN_PLAY,
    HUNDRED,
    INFLUENCE_NAMES,
    INFLUENCES,
    INVESTMENT_NAMES,
    INVESTMENTS,
    NO_STALL,
    NOTES,
    SELL,
    STALL_OF,
    STALLS,
    TILES,
    TOP_LEVEL,
    WAGON_NAMES,
    WAGONS,
)
from fondaco.games.haendler.memory import recount
from fondaco.games.haendler.moment import describe_moment, restore_moment
from fondaco.games.haendler.pacts import describe_pacts, restore_pacts
from fondaco.games.haendler.state import GIVEN, IN_PILE, IN_ROW, NONE, PLAYED, SECRET, State

MOST: Final = 99_999_900  # more than any sum in a game
SELL_NAMES: Final[list[str]] = [str(price * HUNDRED) for price in SELL]
BONUS_NAMES: Final[list[str]] = [str(bonus * HUNDRED) for bonus in BONUS]
HIDDEN: Final = "hidden"


def describe(s: State, sections: list[str]) -> dict[str, object]:
    """The document of a position or of a view; `sections` names the sections by their numbers."""
    return {
        "seats": s.seats,
        "round": s.round,
        "section": [sections[number] for number in s.stack],
        "over": s.over,
        "start": name_or_none(COLOURS, s.start),
        "turn": name_or_none(COLOURS, s.turn),
        "bank": s.bank * HUNDRED,
        "supply": counted(GOOD_NAMES, s.supply),
        "prices": {GOOD_NAMES[good]: SELL[s.price[good]] * HUNDRED for good in range(GOODS)},
        "bonus": {CITY_NAMES[city]: BONUS[s.bonus[city]] * HUNDRED for city in range(CITIES)},
        "arrivals": s.arrivals,
        "courier": FIELD_NAMES[s.courier],
        "wagons": {WAGON_NAMES[wagon]: describe_wagon(s, wagon) for wagon in range(WAGONS)},
        "players": {COLOURS[seat]: describe_player(s, seat) for seat in range(s.seats)},
        "investments": {
            "row": [INVESTMENT_NAMES[card] for card in range(INVESTMENTS) if s.owner[card] == IN_ROW],
            "pile": [INVESTMENT_NAMES[card] for card in range(INVESTMENTS) if s.owner[card] == IN_PILE],
        },
        "influence": describe_influence(s),
        "moment": describe_moment(s),
        "agreements": describe_pacts(s),
    }


def describe_wagon(s: State, wagon: int) -> dict[str, object]:
    """Where a wagon stands, who is its master, what it carries."""
    loads: dict[str, object] = {}
    for seat in range(s.seats):
        first = (wagon * s.seats + seat) * GOODS
        if s.loads(wagon, seat):
            loads[COLOURS[seat]] = counted(GOOD_NAMES, s.load[first : first + GOODS])
    return {
        "field": FIELD_NAMES[s.at[wagon]],
        "behind": name_or_none(FIELD_NAMES, s.came[wagon]),
        "master": name_or_none(COLOURS, s.master[wagon]),
        "loads": loads,
    }


def describe_player(s: State, seat: int) -> dict[str, object]:
    """What a player has; in a view of another player hidden things are null."""
    hand = s.hand[seat * INFLUENCES : seat * INFLUENCES + INFLUENCES]
    return {
        "money": None if s.money[seat] == NONE else s.money[seat] * HUNDRED,
        "received": s.received[seat] * HUNDRED,
        "paid": s.paid[seat] * HUNDRED,
        "notes": s.notes[seat],
        "level": s.level[seat],
        "tiles": [tile + 1 for tile in range(TILES) if s.tiles[seat] >> tile & 1],
        "warehouses": describe_warehouses(s, seat),
        "investments": [INVESTMENT_NAMES[card] for card in range(INVESTMENTS) if s.owner[card] == seat],
        "influence": s.held[seat],
        "hand": None if hand[0] == NONE else counted(INFLUENCE_NAMES, hand),
        "bid": HIDDEN if s.bids[seat] == SECRET else None if s.bids[seat] == NONE else s.bids[seat] * HUNDRED,
        "disc": HIDDEN if s.discs[seat] == SECRET else name_or_none(DISC.names, s.discs[seat]),
    }


def describe_warehouses(s: State, seat: int) -> dict[str, object]:
    """The goods in a player's warehouses, by city."""
    found: dict[str, object] = {}
    for city in range(CITIES):
        goods = [s.stocked(seat, city, good) for good in range(GOODS)]
        if sum(goods):
            found[CITY_NAMES[city]] = counted(GOOD_NAMES, goods)
    return found


def describe_influence(s: State) -> dict[str, object]:
    """The pile, if the viewer may look through it, and what happened to the cards."""
    return {
        "pile": None if s.pile[0] == NONE else counted(INFLUENCE_NAMES, s.pile),
        "history": [describe_line(line) for line in s.history],
        "seen": [
            counted(INFLUENCE_NAMES, s.glimpses[first : first + INFLUENCES])
            for first in range(0, len(s.glimpses), INFLUENCES)
        ],
    }


def describe_line(line: int) -> dict[str, object]:
    """One line of the cards' history."""
    if line < 0:
        return {"player": COLOURS[-1 - line], "took": None}
    card = INFLUENCE_NAMES[line % INFLUENCES]
    if line < PLAYED:
        return {"player": COLOURS[line // INFLUENCES], "took": card}
    if line < GIVEN:
        return {"player": COLOURS[(line - PLAYED) // INFLUENCES], "played": card}
    pair = (line - GIVEN) // INFLUENCES
    return {"player": COLOURS[pair // len(COLOURS)], "gave": card, "to": COLOURS[pair % len(COLOURS)]}


def name_or_none(names: list[str], number: int) -> str | None:
    """The name of a number, or none for -1."""
    return None if number < 0 else names[number]


def restore(s: State, document: dict[str, Any], sections: list[str]) -> None:
    """Set up a dealt state as a document says."""
    reader = PositionReader(document)
    colours = COLOURS[: s.seats]
    reader.seen.append("setup")
    reader.number("seats", s.seats, s.seats)
    s.round = reader.number("round", 1, 9999)
    s.stack = reader.name_list("section", sections)
    s.over = reader.flag("over")
    s.start = number_or_none(reader, "start", colours)
    s.turn = number_or_none(reader, "turn", colours)
    s.bank = hundreds_of(reader, "bank", -MOST)
    s.supply = reader.counts("supply", GOOD_NAMES, GOODS_IN_PLAY)
    s.price = restore_track(reader.inner("prices"), GOOD_NAMES, SELL_NAMES)
    s.bonus = restore_track(reader.inner("bonus"), CITY_NAMES, BONUS_NAMES)
    s.arrivals = reader.number("arrivals", 0, 99)
    s.courier = reader.name("courier", FIELD_NAMES)
    wagons = reader.inner("wagons")
    for wagon in range(WAGONS):
        restore_wagon(s, wagons.inner(WAGON_NAMES[wagon]), wagon)
    wagons.done()
    restore_investments(s, reader.inner("investments"))
    recount(s, restore_history(reader.inner("influence"), colours))
    players = reader.inner("players")
    for seat, name in enumerate(colours):
        restore_player(s, players.inner(name), seat)
    players.done()
    restore_moment(s, reader.inner("moment"))
    restore_pacts(s, reader.inner("agreements"))
    reader.done()


def restore_track(reader: PositionReader, names: list[str], values: list[str]) -> list[int]:
    """Where each name stands on a track of values."""
    found: list[int] = []
    for name in names:
        value = str(reader.value(name))
        if value not in values:
            raise BadPosition(f"“{reader.place(name)}” must be one of {', '.join(values)}, not {value}.")
        found.append(values.index(value))
    reader.done()
    return found


def restore_wagon(s: State, reader: PositionReader, wagon: int) -> None:
    """Where a wagon stands, who is its master, what it carries."""
    colours = COLOURS[: s.seats]
    s.at[wagon] = reader.name("field", FIELD_NAMES)
    s.came[wagon] = number_or_none(reader, "behind", FIELD_NAMES)
    s.master[wagon] = number_or_none(reader, "master", colours)
    loads = reader.inner("loads")
    for seat, name in enumerate(colours):
        if name in loads.table:
            first = (wagon * s.seats + seat) * GOODS
            s.load[first : first + GOODS] = loads.counts(name, GOOD_NAMES, GOODS_IN_PLAY)
    loads.done()
    reader.done()


def restore_investments(s: State, reader: PositionReader) -> None:
    """The row and the pile; the players' own cards follow."""
    s.owner = [NONE - INVESTMENTS] * INVESTMENTS
    for card in reader.name_list("row", INVESTMENT_NAMES):
        s.owner[card] = IN_ROW
    for card in reader.name_list("pile", INVESTMENT_NAMES):
        s.owner[card] = IN_PILE
    reader.done()


def restore_history(reader: PositionReader, colours: list[str]) -> list[int]:
    """What happened to the influence cards; the pile follows from it."""
    found: list[int] = []
    for number, table in enumerate(reader.items("history"), 1):
        line = PositionReader(table, f"influence.history.{number}")
        seat = line.name("player", colours)
        if "took" in line.table:
            found.append(seat * INFLUENCES + line.name("took", INFLUENCE_NAMES))
        elif "played" in line.table:
            found.append(PLAYED + seat * INFLUENCES + line.name("played", INFLUENCE_NAMES))
        else:
            pair = seat * len(COLOURS) + line.name("to", colours)
            found.append(GIVEN + pair * INFLUENCES + line.name("gave", INFLUENCE_NAMES))
        line.done()
    reader.seen.extend(["pile", "seen"])
    reader.done()
    return found


def restore_player(s: State, reader: PositionReader, seat: int) -> None:
    """What a player has; the hand follows from the history of the cards."""
    s.money[seat] = hundreds_of(reader, "money", 0)
    s.received[seat] = hundreds_of(reader, "received", 0)
    s.paid[seat] = hundreds_of(reader, "paid", 0)
    s.notes[seat] = reader.number("notes", 0, NOTES)
    s.level[seat] = reader.number("level", 0, TOP_LEVEL)
    tiles = [str(tile) for tile in reader.items("tiles")]
    s.tiles[seat] = sum([1 << tile for tile in range(TILES) if str(tile + 1) in tiles])
    for card in reader.name_list("investments", INVESTMENT_NAMES):
        s.owner[card] = seat
    s.bids[seat] = NONE if reader.value("bid") is None else hundreds_of(reader, "bid", 0)
    s.discs[seat] = number_or_none(reader, "disc", DISC.names)
    restore_warehouses(s, reader.inner("warehouses"), seat)
    reader.seen.extend(["influence", "hand"])
    reader.done()


def restore_warehouses(s: State, reader: PositionReader, seat: int) -> None:
    """The goods in a player's warehouses."""
    for city, name in enumerate(CITY_NAMES):
        goods = reader.counts(name, GOOD_NAMES, GOODS_IN_PLAY) if name in reader.table else [0] * GOODS
        for good in range(GOODS):
            stall = STALL_OF[city * GOODS + good]
            if stall != NO_STALL:
                s.stock[seat * STALLS + stall] = goods[good]
            elif goods[good]:
                raise BadPosition(f"“{reader.place(name)}” cannot store {GOOD_NAMES[good]}.")
    reader.done()


def hundreds_of(reader: PositionReader, key: str, low: int) -> int:
    """An amount of gulden in hundreds."""
    amount = reader.number(key, low, MOST)
    if amount % HUNDRED:
        raise BadPosition(f"“{reader.place(key)}” must be a multiple of {HUNDRED}, not {amount}.")
    return amount // HUNDRED


def number_or_none(reader: PositionReader, key: str, names: list[str]) -> int:
    """The number of a name, or -1 for null."""
    return NONE if reader.value(key) is None else reader.name(key, names)

"""What is impossible about a position, in one sentence."""

from fondaco.core.action import NOBODY
from fondaco.games.haendler.board import (
    ALL_TILES,
    CITIES,
    COINS,
    COLOURS,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS,
    GOODS_IN_PLAY,
    INFLUENCE_NAMES,
    INFLUENCE_OF_EACH,
    INFLUENCES,
    INVESTMENT_NAMES,
    INVESTMENTS,
    MASTER_CAPACITY,
    NEAR,
    NOTES,
    OTHERS_CAPACITY,
    ROW,
    STALL_GOOD,
    STALLS,
    START_MONEY,
    WAGONS,
)
from fondaco.games.haendler.state import IN_ROW, NONE, PLAYED, State


def status(s: State) -> str:
    """The first thing that cannot be, or nothing."""
    return status_of_goods(s) or status_of_money(s) or status_of_wagons(s) or status_of_cards(s)


def status_of_goods(s: State) -> str:
    """Every good is in the supply, in a warehouse or on a wagon."""
    if min(s.supply) < 0 or min(s.stock) < 0 or min(s.load) < 0:
        return "There are fewer goods than none somewhere."
    counts = s.supply[:]
    for place, count in enumerate(s.load):
        counts[place % GOODS] += count
    for place, count in enumerate(s.stock):
        counts[STALL_GOOD[place % STALLS]] += count
    for good, count in enumerate(counts):
        if count != GOODS_IN_PLAY:
            return f"There are {count} pieces of {GOOD_NAMES[good]} instead of {GOODS_IN_PLAY}."
    return ""


def status_of_money(s: State) -> str:
    """All coins are with the bank or a player, and each player's agree with the ledger."""
    for seat in range(s.seats):
        if s.money[seat] < 0 or s.money[seat] != START_MONEY + s.received[seat] - s.paid[seat]:
            return f"{COLOURS[seat]}'s money does not agree with what it received and paid."
    if s.bank + sum(s.money) != COINS:
        return f"Bank and players have {s.bank + sum(s.money)} hundreds instead of {COINS}."
    if sum(s.notes) > NOTES:
        return f"There are {sum(s.notes)} notes of debt, but the bank has only {NOTES}."
    return ""


def status_of_wagons(s: State) -> str:
    """Wagons stand on fields of their own, come from a neighbouring field, and carry no more than they can."""
    if len(set(s.at)) != WAGONS:
        return "Two wagons stand on one field."
    if s.courier < CITIES:
        return "The courier does not go into cities."
    for wagon in range(WAGONS):
        wrong = status_of_wagon(s, wagon)
        if wrong:
            return f"Wagon {wagon + 1} {wrong}"
    return ""


def status_of_wagon(s: State, wagon: int) -> str:
    """What is wrong with one wagon."""
    at = s.at[wagon]
    if at < CITIES:
        if s.came[wagon] != NONE:
            return "has been turned in its city, so no field lies behind it."
    elif s.came[wagon] not in NEAR[at]:
        return f"stands on {FIELD_NAMES[at]}, and behind it must be a field beside it."
    elif s.master[wagon] != NOBODY:
        return "is on its way, so it has no load master."
    loads = [s.loads(wagon, seat) for seat in range(s.seats)]
    if max(loads) > MASTER_CAPACITY or sum([count > OTHERS_CAPACITY for count in loads]) > 1:
        return f"carries more than {MASTER_CAPACITY} goods of one player and {OTHERS_CAPACITY} of each other."
    return ""


def status_of_cards(s: State) -> str:
    """Every influence card is accounted for, and the row is not too long."""
    if min(s.hand) < 0 or min(s.pile) < 0:
        return f"There are not {INFLUENCE_OF_EACH} cards of each kind."
    counts = s.pile[:]
    for place, count in enumerate(s.hand):
        counts[place % INFLUENCES] += count
    for line in s.history:
        if PLAYED <= line < 2 * PLAYED:
            counts[line % INFLUENCES] += 1
    for kind, count in enumerate(counts):
        if count != INFLUENCE_OF_EACH:
            return f"There are not {INFLUENCE_OF_EACH} cards of the kind {INFLUENCE_NAMES[kind]}."
    for seat in range(s.seats):
        if s.held[seat] != sum(s.hand[seat * INFLUENCES : seat * INFLUENCES + INFLUENCES]):
            return f"{COLOURS[seat]} holds another number of influence cards than is said."
        if not 0 <= s.tiles[seat] <= ALL_TILES:
            return f"{COLOURS[seat]} has tiles that do not exist."
    for card in range(INVESTMENTS):
        if not IN_ROW <= s.owner[card] < s.seats:
            return f"The card {INVESTMENT_NAMES[card]} belongs to nobody at the table."
    return f"More than {ROW} investment cards lie open." if s.owner.count(IN_ROW) > ROW else ""

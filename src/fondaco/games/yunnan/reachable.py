"""What no round of a game can bring about: bids, bank, presents, cards and journeys by their counts."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.board import PRESENTS, ROAD, TEMPLE, YUNNAN
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding import progress_left

BIDS_STAND: Final = ["first-order", "bidding", "progress"]  # the sections in which traders may stand in buildings


def status_of_round(s: State, names: Names, edition: Edition, section: str) -> str:
    """The first thing in a section of the round that cannot be, or nothing."""
    for colour in range(s.colours):
        name = names.colour.names[colour]
        wrong = status_of_bids(s, colour, names, edition) or status_of_bank(s, colour)
        if wrong:
            return f"{name} {wrong}"
        if s.pledged[colour] > s.coins[colour] and owes(s, colour, section) and not edition.on_credit:
            return f"{name} bids {s.pledged[colour]} and has {s.coins[colour]} coins."
    if section not in BIDS_STAND and (max(s.pledged) > 0 or max(s.bank) > NOBODY):
        return "Traders stand in buildings, but all bids have been resolved."
    if min(s.points) < 0 and not edition.on_credit:
        return "Points fall below zero only in the expert game of 2013."
    return status_of_presents(s, names) or status_of_cards(s) or status_of_travel(s, names, section)


def status_of_bids(s: State, colour: int, names: Names, edition: Edition) -> str:
    """What is wrong with a colour's bids in the buildings."""
    if colour not in s.spaces:
        return ""
    led_by_cards = s.owner[colour] == NOBODY
    for building, name in enumerate(names.building.names):
        bids = s.bids_of(colour, building)
        if bids > (1 if building == TEMPLE or led_by_cards else edition.bids_per_building):
            return f"has {bids} traders in {name}."
        if bids > progress_left(s, colour, building) and not led_by_cards:
            return f"bids in {name} for more progress than it can take."
    return ""


def status_of_bank(s: State, colour: int) -> str:
    """What is wrong with a colour in the bank."""
    standing = s.bank.count(colour)
    if standing > 1:
        return f"stands on {standing} spaces of the bank."
    if standing and s.owner[colour] == NOBODY:
        return "is led by cards and never goes to the bank."
    return "stands in the bank and bids in a building." if standing and s.pledged[colour] else ""


def owes(s: State, colour: int, section: str) -> bool:
    """Whether a colour still has to pay for its bids."""
    if s.owner[colour] == NOBODY or section not in BIDS_STAND:
        return False
    return section != "progress" or colour not in s.order[: s.cursor + 1]


def status_of_presents(s: State, names: Names) -> str:
    """What is wrong with the presents on the board."""
    for province in range(YUNNAN, ROAD):
        if s.presents[province] > PRESENTS[province]:
            name = names.place.names[province]
            return f"The presents in {name} are {s.presents[province]} instead of at most {PRESENTS[province]}."
    return ""


def status_of_cards(s: State) -> str:
    """What is wrong with Dúli's cards, where she plays."""
    return "Dúli has no card left; after the last one all are shuffled." if s.cards and 1 not in s.cards else ""


def status_of_travel(s: State, names: Names, section: str) -> str:
    """What is wrong with the journeys of the colour that travels."""
    if section != "travel" or s.turn == NOBODY:
        return ""
    if s.borders > s.passes[s.turn]:
        return f"{names.colour.names[s.turn]} has {s.borders} of {s.passes[s.turn]} border passes left."
    for place in range(ROAD):
        if s.arrived[place] > s.traders_at(s.turn, place):
            return f"More traders have arrived in {names.place.names[place]} than stand there."
    return ""

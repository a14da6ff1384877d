"""What is impossible about a position, in one sentence."""

from fondaco.core.action import NOBODY
from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.board import (
    BRIDGE,
    FEWEST_PASSES,
    FIRST_SPACE,
    GORGE_HIGH,
    GORGES,
    KINDS,
    MOST_INFLUENCE,
    MOST_PASSES,
    PLACES,
    POST,
    PRESENTS,
    QINGHAI,
    ROAD,
    SPACE_PRICE,
    SPACE_SMALL,
    STRUCTURES,
    TEAHOUSE,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State


def status(s: State, names: Names, edition: Edition) -> str:
    """The first thing that cannot be, or nothing."""
    for colour in range(s.colours):
        name = names.colour.names[colour]
        wrong = status_of_traders(s, colour) or status_of_structures(s, colour, edition) or status_of_tracks(s, colour)
        if wrong:
            return f"{name} {wrong}"
    if len(set(s.order)) != len(s.order):
        return "The order names a colour twice."
    if sum(s.presents) + sum(s.gifts) != sum(PRESENTS):
        return f"There are {sum(s.presents) + sum(s.gifts)} presents instead of {sum(PRESENTS)}."
    return status_of_buildings(s, names)


def status_of_traders(s: State, colour: int) -> str:
    """What is wrong with a colour's traders."""
    standing = s.traders[colour * PLACES : colour * PLACES + PLACES]
    count = sum(standing) + s.spaces.count(colour) + s.bank.count(colour)
    if min(standing) < 0 or count != TRADERS:
        return f"has {count} traders instead of {TRADERS}."
    if s.owner[colour] == NOBODY:
        return ""
    for province in range(s.horse[colour] + 1, ROAD):
        if standing[province]:
            return "has a trader in a province that its horse has not reached."
    return ""


def status_of_structures(s: State, colour: int, edition: Edition) -> str:
    """What is wrong with a colour's structures."""
    built = [sum(s.posts[colour * ROAD : colour * ROAD + ROAD]), 0, s.teahouses.count(colour)]
    for gorge in range(GORGES):
        if s.bridges[colour] >> gorge & 1:
            built[BRIDGE] += 1
            if s.horse[colour] < GORGE_HIGH[gorge] and s.owner[colour] != NOBODY:
                return "has a bridge to a province that its horse has not reached."
    kinds = [TEAHOUSE] if s.owner[colour] == NOBODY else [POST, BRIDGE, TEAHOUSE]
    for kind in kinds:
        if built[kind] + s.stock[colour * KINDS + kind] + s.kept[colour * KINDS + kind] != STRUCTURES[kind]:
            return f"has the wrong number of structures of the kind {edition.structures[kind]}."
    for province in range(YUNNAN, ROAD):
        if s.posts_at(colour, province) > edition.posts_per_province:
            return "has too many posts in a province."
        built_there = s.posts_at(colour, province) or s.teahouses[province] == colour
        if built_there and province > s.horse[colour] and s.owner[colour] != NOBODY:
            return "has built in a province that its horse has not reached."
    return ""


def status_of_tracks(s: State, colour: int) -> str:
    """What is wrong with a colour's coins and progress."""
    if s.coins[colour] < 0:
        return f"has {s.coins[colour]} coins."
    if s.owner[colour] == NOBODY:
        return ""
    if not FEWEST_PASSES <= s.passes[colour] <= MOST_PASSES:
        return f"has {s.passes[colour]} border passes instead of {FEWEST_PASSES} to {MOST_PASSES}."
    if not 0 <= s.influence[colour] <= MOST_INFLUENCE:
        return f"has {s.influence[colour]} influence instead of 0 to {MOST_INFLUENCE}."
    if not YUNNAN <= s.horse[colour] <= QINGHAI:
        return "has its horse off the road."
    return ""


def status_of_buildings(s: State, names: Names) -> str:
    """What is wrong with the bids."""
    for building, name in enumerate(names.building.names):
        outbid = False
        for space in range(FIRST_SPACE[building + 1] - 1, FIRST_SPACE[building] - 1, -1):
            if s.spaces[space] != NOBODY:
                if outbid and SPACE_SMALL[space]:
                    return f"A trader stands on a small space of {name} below a higher bid."
                outbid = True
    sums = [0] * s.colours
    for space, colour in enumerate(s.spaces):
        if colour != NOBODY:
            sums[colour] += SPACE_PRICE[space]
    for colour in range(s.colours):
        if sums[colour] != s.pledged[colour]:
            return f"The bids of {names.colour.names[colour]} are not their sum."
    return ""

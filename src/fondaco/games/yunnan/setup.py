"""Setup: what everybody has before the first round."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.games.yunnan.board import (
    FEWEST_PASSES,
    FIRST_SPACE,
    FIRST_TRADERS,
    GENERAL,
    KINDS,
    PLACES,
    PRESENTS,
    ROAD,
    SCHOOL,
    SICHUAN,
    SPACE_PRICE,
    SPACES,
    STRUCTURES,
    SUPPLY,
    TEAHOUSE,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import NONE, State

DULI_FIRST_BID: Final[int] = FIRST_SPACE[SCHOOL] + SPACE_PRICE.index(9)


def deal(edition: Edition, owner: list[int], seats: int) -> State:
    """A board with every colour's pieces; `owner` says which seat decides for each colour."""
    s = empty(owner, seats)
    for colour in range(s.colours):
        if owner[colour] == NOBODY:
            equip_duli(s, colour, edition)
        else:
            equip(s, colour, edition)
    return s


def empty(owner: list[int], seats: int) -> State:
    """A board with nothing but the presents on it."""
    s = State()
    s.owner = owner
    s.seats = seats
    s.colours = len(owner)
    s.round = 1
    s.order = []
    s.turn = NOBODY
    s.cursor = 0
    s.passed, s.coins, s.influence, s.passes = zeros(s.colours), zeros(s.colours), zeros(s.colours), zeros(s.colours)
    s.horse, s.gifts, s.income, s.guard = zeros(s.colours), zeros(s.colours), zeros(s.colours), zeros(s.colours)
    s.bridges, s.pledged, s.points = zeros(s.colours), zeros(s.colours), zeros(seats)
    s.traders = zeros(s.colours * PLACES)
    s.stock, s.kept = zeros(s.colours * KINDS), zeros(s.colours * KINDS)
    s.posts = zeros(s.colours * ROAD)
    s.teahouses = [NOBODY] * ROAD
    s.presents = PRESENTS[:]
    s.spaces = [NOBODY] * SPACES
    s.bank = [NOBODY, NOBODY]
    s.blocked = s.taken = s.arrival = NONE
    s.borders = 0
    s.arrived = zeros(ROAD)
    s.cards = []
    return s


def zeros(count: int) -> list[int]:
    """So many zeros."""
    return [0] * count


def equip(s: State, colour: int, edition: Edition) -> None:
    """Three traders in the personal supply, two passes, a horse in Yunnan; the rest in the general supply."""
    s.traders[colour * PLACES + SUPPLY] = FIRST_TRADERS
    s.traders[colour * PLACES + GENERAL] = TRADERS - FIRST_TRADERS
    s.passes[colour] = FEWEST_PASSES
    s.horse[colour] = YUNNAN
    for kind in range(len(edition.structures)):
        s.stock[colour * KINDS + kind] = STRUCTURES[kind]


def equip_duli(s: State, duli: int, edition: Edition) -> None:
    """Dúli has all her traders, a post each in Yunnan and Sichuan, a bank space for her marker, and a first bid."""
    s.traders[duli * PLACES + SUPPLY] = TRADERS
    s.stock[duli * KINDS + TEAHOUSE] = STRUCTURES[TEAHOUSE]
    s.posts[duli * ROAD + YUNNAN] = 1
    s.posts[duli * ROAD + SICHUAN] = 1
    s.bank = [NOBODY]
    s.cards = [1] * len(edition.cards)
    s.enter(duli, SUPPLY, DULI_FIRST_BID)

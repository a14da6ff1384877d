"""A position of Yunnan: flat lists of numbers, by colour and place."""

from typing import Final, final

from fondaco.core.action import NOBODY
from fondaco.core.state import State as CoreState
from fondaco.games.yunnan.board import (
    FIRST_SPACE,
    KINDS,
    PLACES,
    ROAD,
    SPACE_PRICE,
)

NONE: Final = -1


@final
class State(CoreState):
    """Everything on and beside the board. A colour is a player's; with two players a person may hold two colours, and
    one colour may belong to nobody, so `owner` says which seat decides for a colour."""

    owner: list[int]  # by colour: the seat that decides for it
    seats: int
    colours: int
    round: int
    order: list[int]  # colours in bidding order; travel order is the reverse
    turn: int  # the colour that decides
    cursor: int  # how far a section has come in the order
    passed: list[int]
    coins: list[int]
    points: list[int]
    influence: list[int]
    passes: list[int]
    horse: list[int]
    gifts: list[int]  # presents received
    income: list[int]
    guard: list[int]  # the province of a guard on the board
    traders: list[int]
    stock: list[int]  # structures in the general supply
    kept: list[int]  # structures in the personal supply
    posts: list[int]
    bridges: list[int]  # a bit for each gorge
    teahouses: list[int]  # whose teahouse stands in a province
    presents: list[int]  # on the board, by province
    spaces: list[int]  # whose trader bids there
    pledged: list[int]  # the sum of a colour's standing bids
    bank: list[int]
    blocked: int  # the gorge under the blocker
    taken: int  # the structure just fetched from the yard
    arrival: int  # the province a trader has just come to
    borders: int  # border passes left in this turn
    arrived: list[int]  # traders that have made their journey, by province
    cards: list[int]  # Dúli's cards in the pile, a 1 for each

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State()
        self.copy_to(other)
        other.owner = self.owner
        other.seats = self.seats
        other.colours = self.colours
        other.round = self.round
        other.order = self.order[:]
        other.turn = self.turn
        other.cursor = self.cursor
        other.passed = self.passed[:]
        other.coins = self.coins[:]
        other.points = self.points[:]
        other.influence = self.influence[:]
        other.passes = self.passes[:]
        other.horse = self.horse[:]
        other.gifts = self.gifts[:]
        other.income = self.income[:]
        other.guard = self.guard[:]
        other.traders = self.traders[:]
        other.stock = self.stock[:]
        other.kept = self.kept[:]
        other.posts = self.posts[:]
        other.bridges = self.bridges[:]
        other.teahouses = self.teahouses[:]
        other.presents = self.presents[:]
        other.spaces = self.spaces[:]
        other.pledged = self.pledged[:]
        other.bank = self.bank[:]
        other.blocked = self.blocked
        other.taken = self.taken
        other.arrival = self.arrival
        other.borders = self.borders
        other.arrived = self.arrived[:]
        other.cards = self.cards[:]
        return other

    # Reading the board.

    def traders_at(self, colour: int, place: int) -> int:
        """How many traders of a colour stand at a place."""
        return self.traders[colour * PLACES + place]

    def posts_at(self, colour: int, province: int) -> int:
        """How many trading posts of a colour stand in a province."""
        return self.posts[colour * ROAD + province]

    def travel_order(self) -> list[int]:
        """The colours in the order of the gray track: the bidding order reversed."""
        return self.order[::-1]

    def presence(self, colour: int) -> int:
        """The provinces where a colour has a trader or a post, a bit for each."""
        found = 0
        for province in range(1, ROAD):
            if self.traders[colour * PLACES + province] or self.posts[colour * ROAD + province]:
                found |= 1 << province
        return found

    def open_bridges(self, colour: int) -> int:
        """A colour's bridges that are not under the gorge blocker, a bit for each gorge."""
        if self.blocked == NONE:
            return self.bridges[colour]
        return self.bridges[colour] & ~(1 << self.blocked)

    def bids_of(self, colour: int, building: int) -> int:
        """How many traders of a colour stand in a building; every bid costs something."""
        if not self.pledged[colour]:
            return 0
        spaces = self.spaces
        count = 0
        for space in range(FIRST_SPACE[building], FIRST_SPACE[building + 1]):
            if spaces[space] == colour:
                count += 1
        return count

    def in_bank(self, colour: int) -> bool:
        """Whether a trader of a colour stands in the bank."""
        for other in self.bank:
            if other == colour:
                return True
        return False

    def structures_left(self, colour: int) -> int:
        """How many structures a colour has in the general supply."""
        left = 0
        for kind in range(KINDS):
            left += self.stock[colour * KINDS + kind]
        return left

    # Moving pieces.

    def move(self, colour: int, start: int, end: int, count: int = 1) -> None:
        """Move traders of a colour from one place to another."""
        self.traders[colour * PLACES + start] -= count
        self.traders[colour * PLACES + end] += count

    def move_all(self, colour: int, start: int, end: int) -> None:
        """Move every trader of a colour from one place to another."""
        self.move(colour, start, end, self.traders[colour * PLACES + start])

    def enter(self, colour: int, start: int, space: int) -> None:
        """Put a trader on a bid space."""
        self.traders[colour * PLACES + start] -= 1
        self.spaces[space] = colour
        self.pledged[colour] += SPACE_PRICE[space]

    def leave(self, space: int, end: int) -> None:
        """Take the trader from a bid space to a place."""
        colour = self.spaces[space]
        self.spaces[space] = NOBODY
        self.pledged[colour] -= SPACE_PRICE[space]
        self.traders[colour * PLACES + end] += 1

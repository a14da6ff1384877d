"""A position of China: flat lists of numbers, by seat, space, province and colour."""

from typing import final

from fondaco.core.action import NOBODY
from fondaco.core.state import State as CoreState
from fondaco.games.china.board import COLOURS, FIRST_SPACE, PROVINCE_OF, SIZE


@final
class State(CoreState):
    """Everything on and beside the board. Piles are bags of counts by colour; in a view, `pile` and the unknown part
    of `hands` are blank, while `pile_size` and `hand_sizes` remain."""

    seats: int
    side: int
    turn: int  # the seat whose turn it is; seat 0 starts and keeps the emperor
    province: int  # where the pieces of this turn go
    pieces_left: int  # how many pieces the turn still allows
    drawing: bool  # a card from the pile is on its way to the hand
    owner: list[int]  # by space: whose house stands there
    fortified: list[int]  # by space: 1 where a fortification stands
    houses: list[int]  # by province and seat
    emissaries: list[int]
    houses_left: list[int]  # by seat
    emissaries_left: list[int]
    fortifications_left: list[int]
    hands: list[int]  # by seat and colour
    known: list[int]  # the cards in each hand that came from the open row
    hand_sizes: list[int]
    row: list[int]
    row_size: int
    discards: list[int]
    pile: list[int]
    pile_size: int
    times_out: int  # how often the pile has run out
    house_points: list[int]
    alliance_points: list[int]
    road_points: list[int]

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State()
        self.copy_to(other)
        other.seats = self.seats
        other.side = self.side
        other.turn = self.turn
        other.province = self.province
        other.pieces_left = self.pieces_left
        other.drawing = self.drawing
        other.owner = self.owner[:]
        other.fortified = self.fortified[:]
        other.houses = self.houses[:]
        other.emissaries = self.emissaries[:]
        other.houses_left = self.houses_left[:]
        other.emissaries_left = self.emissaries_left[:]
        other.fortifications_left = self.fortifications_left[:]
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.hand_sizes = self.hand_sizes[:]
        other.row = self.row[:]
        other.row_size = self.row_size
        other.discards = self.discards[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.times_out = self.times_out
        other.house_points = self.house_points[:]
        other.alliance_points = self.alliance_points[:]
        other.road_points = self.road_points[:]
        return other

    # Reading the board.

    def houses_in(self, province: int) -> int:
        """How many houses stand in a province."""
        houses = self.houses
        count = 0
        for place in range(province * self.seats, (province + 1) * self.seats):
            count += houses[place]
        return count

    def emissaries_in(self, province: int) -> int:
        """How many emissaries stand in a province."""
        emissaries = self.emissaries
        count = 0
        for place in range(province * self.seats, (province + 1) * self.seats):
            count += emissaries[place]
        return count

    def most_houses(self, province: int) -> int:
        """How many houses the player with the most of them has in a province."""
        houses = self.houses
        most = 0
        for place in range(province * self.seats, (province + 1) * self.seats):
            count = houses[place]
            if count > most:
                most = count
        return most

    def full(self, province: int) -> bool:
        """Whether every space of a province holds a house; then a scoring stone lies there."""
        return self.houses_in(province) == SIZE[province]

    def untouched(self, province: int) -> bool:
        """Whether no piece stands in a province."""
        for space in range(FIRST_SPACE[province], FIRST_SPACE[province + 1]):
            if self.owner[space] != NOBODY or self.fortified[space]:
                return False
        return True

    def cards_left(self) -> bool:
        """Whether there is any card to draw."""
        return self.row_size > 0 or self.pile_size > 0

    def points(self, seat: int) -> int:
        """All points of a seat so far."""
        return self.house_points[seat] + self.alliance_points[seat] + self.road_points[seat]

    def supply(self, seat: int) -> int:
        """How many pieces a seat has left."""
        return self.houses_left[seat] + self.emissaries_left[seat] + self.fortifications_left[seat]

    # Moving pieces and cards.

    def place_house(self, seat: int, space: int) -> None:
        """Put a house of a seat on a space."""
        self.houses_left[seat] -= 1
        self.owner[space] = seat
        self.houses[PROVINCE_OF[space] * self.seats + seat] += 1

    def place_emissary(self, seat: int, province: int) -> None:
        """Put an emissary of a seat on the dragon space of a province."""
        self.emissaries_left[seat] -= 1
        self.emissaries[province * self.seats + seat] += 1

    def place_fortification(self, seat: int, space: int) -> None:
        """Put the fortification of a seat on a space."""
        self.fortifications_left[seat] -= 1
        self.fortified[space] = 1

    def discard(self, seat: int, colour: int, count: int) -> None:
        """Lay cards from a hand on the discards; those known to all are counted as the first to go."""
        place = seat * COLOURS + colour
        self.hands[place] -= count
        self.hand_sizes[seat] -= count
        self.discards[colour] += count
        self.known[place] = max(0, self.known[place] - count)

    def receive(self, seat: int, colour: int) -> None:
        """Add a card to a hand."""
        self.hands[seat * COLOURS + colour] += 1
        self.hand_sizes[seat] += 1

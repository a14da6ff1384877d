"""What counts in a position of China."""

from typing import Final

from fondaco.bots.measure import Measure
from fondaco.core.action import NOBODY
from fondaco.games.china.board import ALLIES, COLOUR_OF, COLOURS, PROVINCES, ROADS, SIZE, SPACES, deck
from fondaco.games.china.game import China
from fondaco.games.china.roads import best_rows, row_points
from fondaco.games.china.scoring import fortified_in, house_points
from fondaco.games.china.state import State

# In the order in which `row` counts them.
NAMES: Final = [
    "always",
    "points",
    "houses in provinces with one space left",
    "houses in provinces with two spaces left",
    "houses in provinces with more spaces left",
    "majorities of houses",
    "shared majorities of houses",
    "one house behind",
    "provinces without a house",
    "alliances",
    "half alliances that are open",
    "half alliances of another",
    "majorities of emissaries",
    "shared majorities of emissaries",
    "rows",
    "neighbours along roads",
    "free spaces along roads",
    "houses left",
    "emissaries left",
    "fortifications left",
    "fortified houses in open provinces",
    "cards",
    "colours in the hand",
    "pairs in the hand",
    "spaces for the hand",
    "own turn",
    "pieces left in the turn",
    "next but one",
]
MOST_REMEMBERED: Final = 100_000


class ChinaMeasure(Measure[State]):
    """Points, majorities, alliances, rows and means of every seat."""

    def __init__(self, game: China) -> None:
        super().__init__(NAMES)
        self.cards = sum(deck(game.seats))
        self.rows: dict[int, int] = {}  # what rows score, by the houses and fortifications that make them

    def progress(self, s: State) -> float:
        """How much of both piles has been drawn."""
        drawn = self.cards - s.pile_size if s.times_out == 0 else self.cards
        if s.times_out == 1:
            drawn += self.cards - s.pile_size
        return 1.0 if s.times_out > 1 else drawn / (2 * self.cards)

    def measure(self, s: State) -> list[list[int]]:
        """A row for each seat."""
        board = Board(s)
        rows: list[list[int]] = []
        for seat in range(s.seats):
            row = [1, s.points(seat)]
            row.extend(board.houses[seat])
            row.extend(board.alliances[seat])
            row.append(self.row_points(s, seat))
            row.extend(board.roads[seat])
            row.extend([s.houses_left[seat], s.emissaries_left[seat], s.fortifications_left[seat]])
            row.append(board.fortified[seat])
            row.extend(board.hand(s, seat))
            row.append(1 if s.turn == seat else 0)
            row.append(s.pieces_left if s.turn == seat else 0)
            row.append((seat - s.turn) % s.seats)
            rows.append(row)
        return rows

    def row_points(self, s: State, seat: int) -> int:
        """What the rows of a seat would score now."""
        houses = 0
        walls = 0
        for space in range(SPACES):
            if s.owner[space] == seat:
                houses |= 1 << space
                if s.fortified[space]:
                    walls |= 1 << space
        key = walls << SPACES | houses
        points = self.rows.get(key)
        if points is None:
            points = 0
            for row in best_rows(s, seat):
                points += row_points(s, row)
            if len(self.rows) >= MOST_REMEMBERED:
                self.rows.clear()
            self.rows[key] = points
        return points


class Board:
    """What stands in the provinces, by seat."""

    def __init__(self, s: State) -> None:
        self.houses = [[0] * 7 for _ in range(s.seats)]
        self.alliances = [[0] * 5 for _ in range(s.seats)]
        self.roads = [[0, 0] for _ in range(s.seats)]
        self.fortified = [0] * s.seats
        self.room = [0] * PROVINCES  # free spaces
        for province in range(PROVINCES):
            self.add_houses(s, province)
        self.add_alliances(s)
        self.add_roads(s)

    def add_houses(self, s: State, province: int) -> None:
        """Who would score what with the houses of a province that is not full, and who is close."""
        room = SIZE[province] - s.houses_in(province)
        self.room[province] = room
        if not room:
            return
        points = house_points(s, province)
        most = s.most_houses(province)
        first = province * s.seats
        leaders = s.houses[first : first + s.seats].count(most)
        for seat in range(s.seats):
            own = s.houses[first + seat]
            found = self.houses[seat]
            gained = points[seat]
            if gained and fortified_in(s, province, seat):
                gained *= 2
                self.fortified[seat] += 1
            found[min(room, 3) - 1] += gained
            if not own:
                found[6] += 1
            elif own == most:
                found[3 if leaders == 1 else 4] += 1
            elif own == most - 1:
                found[5] += 1

    def add_alliances(self, s: State) -> None:
        """Who has majorities of emissaries, and what they would score."""
        lead = [0] * PROVINCES  # a bit for each seat with most emissaries
        count = [0] * PROVINCES
        for province in range(PROVINCES):
            first = province * s.seats
            here = s.emissaries[first : first + s.seats]
            count[province] = sum(here)
            if count[province]:
                most = max(here)
                shared = here.count(most) > 1
                for seat in range(s.seats):
                    if here[seat] == most:
                        lead[province] |= 1 << seat
                        self.alliances[seat][4 if shared else 3] += 1
        for pair in ALLIES:
            one = lead[pair[0]]
            two = lead[pair[1]]
            for seat in range(s.seats):
                bit = 1 << seat
                if one & bit and two & bit:
                    self.alliances[seat][0] += count[pair[0]] + count[pair[1]]
                elif (one | two) & bit:
                    other = pair[1] if one & bit else pair[0]
                    self.alliances[seat][1 if not count[other] else 2] += 1

    def add_roads(self, s: State) -> None:
        """Who has houses beside each other along a road, and where a row can still grow."""
        near = ROADS[s.side]
        for space in range(SPACES):
            seat = s.owner[space]
            if seat != NOBODY:
                for other in near[space]:
                    if s.owner[other] == seat:
                        if other > space:
                            self.roads[seat][0] += 1
                    elif s.owner[other] == NOBODY:
                        self.roads[seat][1] += 1

    def hand(self, s: State, seat: int) -> list[int]:
        """The cards of a seat, and for how many spaces they are good."""
        colours = 0
        pairs = 0
        spaces = 0
        for colour in range(COLOURS):
            count = s.hands[seat * COLOURS + colour]
            if count:
                colours += 1
                pairs += count // 2
                for province in range(PROVINCES):
                    if COLOUR_OF[province] == colour:
                        spaces += min(count, self.room[province])
        return [s.hand_sizes[seat], colours, pairs, spaces]

"""What counts in a position of China."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.core.measure import Measure
from fondaco.games.china.board import ALLIES, COLOUR_OF, COLOURS, PROVINCES, ROADS, SIZE, SPACES, deck
from fondaco.games.china.game import China
from fondaco.games.china.roads import LEAST_ROW, best_rows, row_points
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
    "spaces of provinces that are led",
    "spaces of provinces that are decided",
    "provinces where the lead is within reach",
    "alliances",
    "settled alliances",
    "half alliances that are open",
    "half alliances of another",
    "half alliances within reach",
    "half alliances out of reach for now",
    "worth of half alliances within reach",
    "majorities of emissaries",
    "shared majorities of emissaries",
    "alliances of majorities",
    "alliances of shared majorities",
    "alliances of settled majorities",
    "alliances of majorities within reach",
    "rows",
    "neighbours along roads",
    "free spaces along roads",
    "groups of two along roads",
    "groups of three along roads",
    "ways to lengthen groups of three",
    "longer groups along roads",
    "longest group along roads",
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
MOST_BOARDS: Final = 3_000
ALLIANCES_OF: Final = [sum([province in pair for pair in ALLIES]) for province in range(PROVINCES)]


class ChinaMeasure(Measure[State]):
    """Points, majorities, alliances, rows and means of every seat."""

    def __init__(self, game: China) -> None:
        super().__init__(NAMES, [float(game.fortifications), float(game.side)])
        self.cards = sum(deck(game.seats))
        self.fortifications = game.fortifications
        self.rows: dict[int, int] = {}  # what rows score, by the houses and fortifications that make them
        self.boards: dict[tuple[int, ...], Board] = {}  # by what stands on them

    def progress(self, s: State) -> float:
        """How much of both piles has been drawn."""
        drawn = self.cards - s.pile_size if s.times_out == 0 else self.cards
        if s.times_out == 1:
            drawn += self.cards - s.pile_size
        return 1.0 if s.times_out > 1 else drawn / (2 * self.cards)

    def measure(self, s: State) -> list[list[int]]:
        """A row for each seat."""
        board = self.board(s)
        rows: list[list[int]] = []
        for seat in range(s.seats):
            row = [1, s.points(seat)]
            row.extend(board.houses[seat])
            row.extend(board.alliances[seat])
            row.append(board.rows[seat])
            row.extend(board.roads[seat])
            row.extend([s.houses_left[seat], s.emissaries_left[seat], s.fortifications_left[seat]])
            row.append(board.fortified[seat])
            row.extend(board.hand(s, seat))
            row.append(1 if s.turn == seat else 0)
            row.append(s.pieces_left if s.turn == seat else 0)
            row.append((seat - s.turn) % s.seats)
            rows.append(row)
        return rows

    def board(self, s: State) -> "Board":
        """What stands in the provinces; counted once for each board, since cards change more often."""
        key = tuple(s.owner + s.emissaries + s.fortified if self.fortifications else s.owner + s.emissaries)
        board = self.boards.get(key)
        if board is None:
            board = Board(s)
            board.rows = [self.row_points(s, seat) for seat in range(s.seats)]
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
            self.boards[key] = board
        return board

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
        self.houses = [[0] * 10 for _ in range(s.seats)]
        self.alliances = [[0] * 13 for _ in range(s.seats)]
        self.roads = [[0] * 7 for _ in range(s.seats)]
        self.rows: list[int] = []  # what they would score now
        self.fortified = [0] * s.seats
        self.room = [0] * PROVINCES  # free spaces
        self.emissaries = [0] * PROVINCES
        self.welcome = [0] * PROVINCES  # emissaries that may still come, as the houses are now
        self.settled = [False] * PROVINCES  # whether none can come any more
        self.leaders = [0] * PROVINCES  # a bit for each seat with the most emissaries
        for province in range(PROVINCES):
            self.add_houses(s, province)
            self.add_emissaries(s, province)
        for pair in ALLIES:
            if self.leaders[pair[0]] or self.leaders[pair[1]]:
                self.add_alliance(s, pair[0], pair[1])
        self.add_roads(s)

    # Houses

    def add_houses(self, s: State, province: int) -> None:
        """Who would score what with the houses of a province that is not full, and who is close."""
        first = province * s.seats
        here = s.houses[first : first + s.seats]
        most = s.most_houses(province)
        room = SIZE[province] - s.houses_in(province)
        self.room[province] = room
        if not room:
            return
        if not most:
            for seat in range(s.seats):
                self.houses[seat][6] += 1
            return
        points = house_points(s, province)
        leaders = here.count(most)
        for seat in range(s.seats):
            own = here[seat]
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
                self.add_lead(found, own - best_other(here, seat), province)
            else:
                found[5] += own == most - 1
                found[9] += most - own <= room

    def add_lead(self, found: list[int], ahead: int, province: int) -> None:
        """The spaces of a province in which a seat has no fewer houses than any other."""
        if ahead:
            found[7] += SIZE[province]
        if ahead > self.room[province]:
            found[8] += SIZE[province]

    # Emissaries

    def add_emissaries(self, s: State, province: int) -> None:
        """Who has the most emissaries in a province, alone or with others, or could have them."""
        count = s.emissaries_in(province)
        welcome = s.most_houses(province) - count
        self.emissaries[province] = count
        self.welcome[province] = welcome
        self.settled[province] = welcome <= 0 and not self.room[province]
        if not count:
            return
        first = province * s.seats
        here = s.emissaries[first : first + s.seats]
        most = max(here)
        shared = here.count(most) > 1
        alliances = ALLIANCES_OF[province]
        for seat in range(s.seats):
            found = self.alliances[seat]
            if here[seat] == most:
                self.leaders[province] |= 1 << seat
                found[8 if shared else 7] += 1
                found[10 if shared else 9] += alliances
                if self.settled[province]:
                    found[11] += alliances
            elif most - here[seat] <= welcome:
                found[12] += alliances

    def add_alliance(self, s: State, one: int, other: int) -> None:
        """What an alliance would score for those who have majorities, or what they lack for it."""
        points = self.emissaries[one] + self.emissaries[other]
        for seat in range(s.seats):
            first = self.leaders[one] >> seat & 1
            second = self.leaders[other] >> seat & 1
            if first and second:
                found = self.alliances[seat]
                found[0] += points
                if self.settled[one] and self.settled[other]:
                    found[1] += points
            elif first or second:
                self.add_half(s, seat, other if first else one, points)

    def add_half(self, s: State, seat: int, lacking: int, points: int) -> None:
        """Half an alliance: whether the majority that it lacks can still be had."""
        place = lacking * s.seats
        most = max(s.emissaries[place : place + s.seats])
        found = self.alliances[seat]
        found[3 if most else 2] += 1
        if max(1, most) - s.emissaries[place + seat] <= self.welcome[lacking]:
            found[4] += 1
            found[6] += points
        elif self.room[lacking]:
            found[5] += 1

    # Roads

    def add_roads(self, s: State) -> None:
        """Who has houses next to each other along a road, and where a row can still grow."""
        near = ROADS[s.side]
        seen = [False] * SPACES
        for space in range(SPACES):
            seat = s.owner[space]
            if seat != NOBODY:
                found = self.roads[seat]
                alone = True
                for other in near[space]:
                    if s.owner[other] == seat:
                        alone = False
                        if other > space:
                            found[0] += 1
                    elif s.owner[other] == NOBODY:
                        found[1] += 1
                if not alone and not seen[space]:
                    self.add_group(s, seat, group_of(s, space, seen))

    def add_group(self, s: State, seat: int, group: list[int]) -> None:
        """Houses of a seat that hang together along roads."""
        size = len(group)
        free = free_beside(s, group)
        found = self.roads[seat]
        if size >= LEAST_ROW:
            found[5] += 1
        else:
            found[size] += 1
            if size == LEAST_ROW - 1:
                found[4] += min(2, free)
        if size >= LEAST_ROW or free:
            found[6] = max(found[6], size)

    # Cards

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


def best_other(here: list[int], seat: int) -> int:
    """The most that another seat has of something in a province."""
    best = 0
    for other in range(len(here)):
        if other != seat and here[other] > best:
            best = here[other]
    return best


def group_of(s: State, start: int, seen: list[bool]) -> list[int]:
    """The houses that hang together with one along roads; they are marked as seen."""
    near = ROADS[s.side]
    seat = s.owner[start]
    group = [start]
    seen[start] = True
    for space in group:
        for other in near[space]:
            if s.owner[other] == seat and not seen[other]:
                seen[other] = True
                group.append(other)
    return group


def free_beside(s: State, group: list[int]) -> int:
    """How many steps lead from houses to free spaces."""
    near = ROADS[s.side]
    free = 0
    for space in group:
        for other in near[space]:
            if s.owner[other] == NOBODY:
                free += 1
    return free

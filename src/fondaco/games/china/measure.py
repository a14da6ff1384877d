"""What counts in a position of China."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.measure import Measure
from fondaco.games.china.board import SPACES, deck
from fondaco.games.china.game import China
from fondaco.games.china.measured_board import Board
from fondaco.games.china.measured_gains import Houses, by_hands
from fondaco.games.china.roads import best_rows, row_points
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
    "points by one piece of the hand",
    "points by the best pieces of the hand",
    "points by the second best pieces of the hand",
    "points by all pieces of the hand",
    "points by the best pieces of any hand",
    "points in danger",
    "points in danger soon",
]
ALIKE: Final = 0.5  # spaces of a province mostly are
MOST_REMEMBERED: Final = 100_000
MOST_BOARDS: Final = 3_000


class ChinaMeasure(Measure[State]):
    """Points, majorities, alliances, rows and means of every seat."""

    def __init__(self, game: China) -> None:
        super().__init__(NAMES, [float(game.fortifications), float(game.side)])
        self.another = ALIKE
        self.cards = sum(deck(game.seats))
        self.fortifications = game.fortifications
        self.rows: dict[int, int] = {}  # what rows score, by the houses and fortifications that make them
        self.boards: dict[tuple[int, ...], Board] = {}  # by what stands on them
        self.houses: Houses = {}

    def progress(self, s: State) -> float:
        """How much of both piles has been drawn."""
        drawn = self.cards - s.pile_size if s.times_out == 0 else self.cards
        if s.times_out == 1:
            drawn += self.cards - s.pile_size
        return 1.0 if s.times_out > 1 else drawn / (2 * self.cards)

    def measure(self, s: State) -> list[list[int]]:
        """A row for each seat."""
        board = self.board(s)
        hands = by_hands(s, board.gains)
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
            row.extend(hands[seat])
            rows.append(row)
        return rows

    def board(self, s: State) -> Board:
        """What stands in the provinces; counted once for each board, since cards change more often."""
        key = tuple(s.owner + s.emissaries + s.fortified if self.fortifications else s.owner + s.emissaries)
        board = self.boards.get(key)
        if board is None:
            board = Board(s, self.houses)
            board.rows = [self.row_points(s, seat) for seat in range(s.seats)]
            if len(self.boards) >= MOST_BOARDS:
                self.boards.clear()
            self.boards[key] = board
        return board

    def kinds(self, s: State, seat: int, options: list[Action]) -> list[int]:
        """Pieces by what they gain against the others and how many own houses are next to them, cards by how many of
        them are in the hand and what they are good for."""
        board = self.board(s)
        return [board.kind(s, seat, option) for option in options]

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

"""Roads: the rows of houses along them that score most together, found exactly.

In a set of rows every house keeps at most two of its roads. Keeping more of them never scores less, so the best rows
are left when every fork has dropped all its roads but two in the best way. The search drops roads fork by fork; what a
cluster would score if all of its houses stood in one row is the bound that cuts it short.
"""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.games.china.board import ROADS, SPACES
from fondaco.games.china.state import State

LEAST_ROW: Final = 4

DROPPED: Final = 0
OPEN: Final = 1
KEPT: Final = 2


class Cluster:
    """Houses of one player that roads connect, and what the search has decided about each road."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # by house
        self.fortified: list[int] = []
        self.degree: list[int] = []
        self.start: list[int] = []  # by road: the houses at its ends
        self.end: list[int] = []
        self.fate: list[int] = []
        self.best = 0
        self.chosen: list[int] = []  # the fates that score best

    def settle(self, space: int, fortified: int) -> None:
        """Add a house."""
        self.spaces.append(space)
        self.fortified.append(fortified)
        self.degree.append(0)

    def join(self, start: int, end: int) -> None:
        """Add a road between two houses."""
        self.start.append(start)
        self.end.append(end)
        self.fate.append(OPEN)
        self.degree[start] += 1
        self.degree[end] += 1

    def drop(self, road: int) -> None:
        """Decide against a road."""
        self.fate[road] = DROPPED
        self.degree[self.start[road]] -= 1
        self.degree[self.end[road]] -= 1

    def keep(self, road: int) -> None:
        """Decide for a road that was dropped."""
        self.fate[road] = KEPT
        self.degree[self.start[road]] += 1
        self.degree[self.end[road]] += 1

    def fork(self) -> int:
        """A house with more than two roads, or nobody's."""
        for house in range(len(self.degree)):
            if self.degree[house] > 2:
                return house
        return NOBODY

    def parts(self) -> list[int]:
        """For each house the first house of the part it is in, now that some roads are dropped."""
        part = list(range(len(self.spaces)))
        for road in range(len(self.fate)):
            if self.fate[road] != DROPPED:
                one = head(part, self.start[road])
                other = head(part, self.end[road])
                if one < other:
                    part[other] = one
                else:
                    part[one] = other
        for house in range(len(part)):
            part[house] = part[part[house]]
        return part

    def worth(self) -> int:
        """What the parts score if each is one row: exact without forks, never too low with them."""
        part = self.parts()
        size = [0] * len(part)
        factor = [1] * len(part)
        for house in range(len(part)):
            size[part[house]] += 1
            if self.fortified[house]:
                factor[part[house]] = 2
        total = 0
        for house in range(len(part)):
            if size[house] >= LEAST_ROW:
                total += size[house] * factor[house]
        return total

    def solve(self) -> None:
        """Find the best rows among the roads that are still open."""
        worth = self.worth()
        if worth <= self.best:
            return
        fork = self.fork()
        if fork == NOBODY:
            self.best = worth
            self.chosen = self.fate[:]
            return
        before = self.fate[:]
        for road in range(len(before)):
            if before[road] == OPEN and (self.start[road] == fork or self.end[road] == fork):
                self.drop(road)
                self.solve()
                self.keep(road)
        self.fate = before

    def next_house(self, house: int, walked: list[int]) -> int:
        """A house that a kept road leads to and that has not been walked to yet, or nobody's."""
        for road in range(len(self.fate)):
            if self.fate[road] != DROPPED:
                for near, far in ((self.start[road], self.end[road]), (self.end[road], self.start[road])):
                    if near == house and far not in walked:
                        return far
        return NOBODY

    def rows(self) -> list[list[int]]:
        """The best rows as the spaces they pass, each from one end to the other."""
        self.solve()
        self.fate = self.chosen
        part = self.parts()
        found: list[list[int]] = []
        for first in range(len(part)):
            if part[first] == first and part.count(first) >= LEAST_ROW:
                row = self.walk(self.walk([first])[-1:])
                found.append([self.spaces[house] for house in row])
        return found

    def walk(self, walked: list[int]) -> list[int]:
        """A walk prolonged to the end of its row."""
        while True:
            house = self.next_house(walked[-1], walked)
            if house == NOBODY:
                return walked
            walked = walked + [house]


def head(part: list[int], house: int) -> int:
    """The first house of the part that a house is in."""
    while part[house] != house:
        house = part[house]
    return house


def clusters(s: State, seat: int) -> list[Cluster]:
    """The clusters of a seat's houses that are large enough for a row."""
    near = ROADS[s.side]
    number = [NOBODY] * SPACES
    found: list[Cluster] = []
    for space in range(SPACES):
        if s.owner[space] == seat and number[space] == NOBODY:
            cluster = gather(s, seat, space, near, number)
            if len(cluster.spaces) >= LEAST_ROW:
                found.append(cluster)
    return found


def gather(s: State, seat: int, first: int, near: list[list[int]], number: list[int]) -> Cluster:
    """The cluster around a first house; `number` receives each space's number in it."""
    cluster = Cluster()
    cluster.settle(first, s.fortified[first])
    number[first] = 0
    house = 0
    while house < len(cluster.spaces):
        for space in near[cluster.spaces[house]]:
            if s.owner[space] == seat:
                if number[space] == NOBODY:
                    number[space] = len(cluster.spaces)
                    cluster.settle(space, s.fortified[space])
                if number[space] > house:
                    cluster.join(house, number[space])
        house += 1
    return cluster


def road_points(s: State, seat: int) -> int:
    """What the best rows of a seat score."""
    points = 0
    for cluster in clusters(s, seat):
        cluster.solve()
        points += cluster.best
    return points


def best_rows(s: State, seat: int) -> list[list[int]]:
    """The rows of a seat that score most together, as the spaces they pass."""
    return [row for cluster in clusters(s, seat) for row in cluster.rows()]


def row_points(s: State, row: list[int]) -> int:
    """What one row scores: a point for each house, doubled by a fortified one."""
    fortified = [space for space in row if s.fortified[space]]
    return 2 * len(row) if fortified else len(row)

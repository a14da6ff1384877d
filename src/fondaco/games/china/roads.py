"""Roads: the rows of houses along them that score most together, found exactly.

In a set of rows every house keeps at most two of its roads, and keeping more of them never scores less. So the best
rows are what is left when every fork has dropped all its roads but two in the best way. The search drops one road of a
fork, looks at each part that is left by itself, remembers what a part scores, and leaves out what cannot be better than
what it has found: a part never scores more than if all of its houses stood in one row.
"""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.games.china.board import ROADS, SPACES
from fondaco.games.china.state import State

LEAST_ROW: Final = 4


class Part:
    """Houses that some roads connect."""

    def __init__(self) -> None:
        self.roads = 0  # a bit for each
        self.houses = 0
        self.factor = 1
        self.fork = NOBODY  # a house with more than two roads

    def worth(self) -> int:
        """What the houses score if they all stand in one row: exact without a fork, never too low with one."""
        return self.houses * self.factor


class Cluster:
    """The houses of one player that roads connect; houses and roads are numbered within it."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # by house
        self.factors: list[int] = []
        self.roads: list[list[int]] = []
        self.starts: list[int] = []  # by road
        self.ends: list[int] = []
        self.values: dict[int, int] = {}  # what parts with a fork score, by their roads

    def settle(self, space: int, fortified: int) -> None:
        """Add a house."""
        self.spaces.append(space)
        self.factors.append(2 if fortified else 1)
        self.roads.append([])

    def join(self, start: int, end: int) -> None:
        """Add a road between two houses."""
        self.roads[start].append(len(self.starts))
        self.roads[end].append(len(self.starts))
        self.starts.append(start)
        self.ends.append(end)

    def all_roads(self) -> int:
        """A bit for every road."""
        return (1 << len(self.starts)) - 1

    # What the rows score.

    def best(self, roads: int, floor: int) -> int:
        """What the best rows along some roads score, or a floor if that is no less."""
        parts = self.parts(roads)
        points = 0
        for part in parts:
            points += part.worth()
        for part in parts:
            if points <= floor:
                return floor
            points += self.value(part) - part.worth()
        return points if points > floor else floor

    def value(self, part: Part) -> int:
        """What the best rows within a part score."""
        if part.fork == NOBODY:
            return part.worth()
        if part.roads in self.values:
            return self.values[part.roads]
        points = 0
        for road in self.roads[part.fork]:
            if part.roads >> road & 1 and points < part.worth():
                points = self.best(part.roads & ~(1 << road), points)
        self.values[part.roads] = points
        return points

    def parts(self, roads: int) -> list[Part]:
        """The parts that some roads connect and that are large enough for a row."""
        first = self.connected(roads)
        found: list[Part] = []
        number = [0] * len(first)
        for house in range(len(first)):
            if first[house] == house:
                number[house] = len(found)
                found.append(Part())
            else:
                number[house] = number[first[house]]
            self.include(found[number[house]], house, roads)
        return [part for part in found if part.houses >= LEAST_ROW]

    def connected(self, roads: int) -> list[int]:
        """For each house an earlier house that some roads connect it with, or itself if it is the first of a part."""
        first = list(range(len(self.spaces)))
        for road in range(len(self.starts)):
            if roads >> road & 1:
                one = self.starts[road]
                other = self.ends[road]
                while first[one] != one:
                    one = first[one]
                while first[other] != other:
                    other = first[other]
                if one < other:
                    first[other] = one
                else:
                    first[one] = other
        return first

    def include(self, part: Part, house: int, roads: int) -> None:
        """Count a house and its roads among a part."""
        part.houses += 1
        if self.factors[house] > part.factor:
            part.factor = self.factors[house]
        degree = 0
        for road in self.roads[house]:
            if roads >> road & 1:
                part.roads |= 1 << road
                degree += 1
        if degree > 2 and part.fork == NOBODY:
            part.fork = house

    # What the rows are.

    def rows(self, roads: int) -> list[list[int]]:
        """The best rows along some roads, as the spaces that they pass."""
        return [row for part in self.parts(roads) for row in self.rows_in(part)]

    def rows_in(self, part: Part) -> list[list[int]]:
        """The best rows within a part."""
        if part.fork == NOBODY:
            return [self.walk(part.roads)]
        for road in self.roads[part.fork]:
            rest = part.roads & ~(1 << road)
            if rest != part.roads and self.best(rest, 0) == self.value(part):
                return self.rows(rest)
        raise AssertionError("a fork has a road that can be dropped")

    def walk(self, roads: int) -> list[int]:
        """The spaces of a single row from one end to the other; a ring is opened somewhere."""
        kept = [[road for road in at if roads >> road & 1] for at in self.roads]
        ends = [house for house in range(len(kept)) if len(kept[house]) == 1]
        house = ends[0] if ends else min([self.starts[road] for road in range(len(self.starts)) if roads >> road & 1])
        passed = [house]
        while True:
            near = [self.starts[road] + self.ends[road] - house for road in kept[house]]
            ahead = [other for other in near if other not in passed]
            if not ahead:
                return [self.spaces[each] for each in passed]
            house = ahead[0]
            passed.append(house)


def clusters(s: State, seat: int) -> list[Cluster]:
    """The clusters of a seat's houses that are large enough for a row."""
    number = [NOBODY] * SPACES
    found: list[Cluster] = []
    for space in range(SPACES):
        if s.owner[space] == seat and number[space] == NOBODY:
            cluster = gather(s, seat, space, number)
            if len(cluster.spaces) >= LEAST_ROW:
                found.append(cluster)
    return found


def gather(s: State, seat: int, first: int, number: list[int]) -> Cluster:
    """The cluster around a first house; `number` receives the number of each of its spaces."""
    near = ROADS[s.side]
    cluster = Cluster()
    number[first] = 0
    cluster.settle(first, s.fortified[first])
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
        points += cluster.best(cluster.all_roads(), 0)
    return points


def best_rows(s: State, seat: int) -> list[list[int]]:
    """The rows of a seat that score most together, as the spaces that they pass."""
    return [row for cluster in clusters(s, seat) for row in cluster.rows(cluster.all_roads())]


def row_points(s: State, row: list[int]) -> int:
    """What one row scores: a point for each house, doubled by a fortified one."""
    fortified = [space for space in row if s.fortified[space]]
    return 2 * len(row) if fortified else len(row)

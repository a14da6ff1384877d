"""What a position of China promises to each seat: provinces, alliances and rows, counted as they stand and as they may
become."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.games.china.board import ALLIES, PROVINCES, ROADS, SIZE, SPACES
from fondaco.games.china.roads import LEAST_ROW
from fondaco.games.china.scoring import fortified_in, house_points
from fondaco.games.china.state import State

ALL_ALLIANCES: Final = list(range(len(ALLIES)))
ALLIANCES_OF: Final[list[list[int]]] = [
    [number for number in ALL_ALLIANCES if province in ALLIES[number]] for province in range(PROVINCES)
]
ROW_HOPES: Final[list[float]] = [0.0, 0.0, 0.6, 1.8]  # what a row that is too short promises, by houses


class Tastes:
    """How much a style makes of each way to points."""

    def __init__(self, growth: float, security: float, alliance: float, hope: float, rows: float) -> None:
        self.growth = growth  # how much a province is expected to fill up
        self.security = security  # what a lead in houses is worth beyond its points
        self.alliance = alliance
        self.hope = hope  # for majorities that are not begun
        self.rows = rows


def standing(s: State, tastes: Tastes, left: float) -> list[float]:
    """By seat: the points to expect, with so much of the game left (1 at the beginning, 0 at the end)."""
    found = [float(s.house_points[seat]) for seat in range(s.seats)]
    for province in range(PROVINCES):
        if not s.full(province):  # a full one has been scored
            add_houses(s, province, tastes, left, found)
    add_alliances(s, ALL_ALLIANCES, tastes, left, found)
    for seat in range(s.seats):
        found[seat] += tastes.rows * rows(s, seat, left)
    return found


def around(s: State, province: int, tastes: Tastes, left: float) -> list[float]:
    """By seat: the part of the standing that a piece in a province can change, but for the rows."""
    found = [0.0] * s.seats
    add_houses(s, province, tastes, left, found)
    add_alliances(s, ALLIANCES_OF[province], tastes, left, found)
    return found


def add_houses(s: State, province: int, tastes: Tastes, left: float, found: list[float]) -> None:
    """Add what a province would score, more for a lead that is hard to overtake."""
    total = s.houses_in(province)
    if not total:
        return
    points = house_points(s, province)
    free = SIZE[province] - total
    more = tastes.growth * left * free  # houses still to come, which the first scores
    best = max(points)
    for seat in range(s.seats):
        if points[seat]:
            value = float(points[seat])
            if points[seat] == best:
                rival = 0
                for other in range(s.seats):
                    if other != seat:
                        rival = max(rival, s.houses[province * s.seats + other])
                lead = s.houses[province * s.seats + seat] - rival
                value += more + tastes.security * left * min(2.0, lead * 2.0 / (free + 1))
            found[seat] += value * (2 if fortified_in(s, province, seat) else 1)


def add_alliances(s: State, numbers: list[int], tastes: Tastes, left: float, found: list[float]) -> None:
    """Add what some alliances promise: the chance to lead in both provinces, times the emissaries to be counted."""
    for number in numbers:
        one, other = ALLIES[number]
        points = tastes.alliance * (counted(s, one, left) + counted(s, other, left))
        if points:
            for seat in range(s.seats):
                first = chance_to_lead(s, one, seat, tastes.hope, left)
                if first:
                    found[seat] += points * first * chance_to_lead(s, other, seat, tastes.hope, left)


def counted(s: State, province: int, left: float) -> float:
    """The emissaries that will stand in a province at the end, more or less."""
    there = s.emissaries_in(province)
    return there + 0.6 * left * (s.most_houses(province) - there)


def chance_to_lead(s: State, province: int, seat: int, hope: float, left: float) -> float:
    """How likely a seat is to have a majority of the emissaries in a province."""
    most = s.most_houses(province)
    room = most - s.emissaries_in(province)
    own = s.emissaries[province * s.seats + seat]
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.emissaries[province * s.seats + other])
    if own and own >= rival:
        likely = 1.0 if own - rival >= room else 0.85 if own > rival else 0.65
        return likely * left + 1.0 - left
    if s.emissaries_left[seat] == 0 or own + room < rival:
        return 0.0
    if not most:
        return 0.5 * hope * left
    return hope * left if room > rival - own else 0.5 * hope * left


def rows(s: State, seat: int, left: float) -> float:
    """What houses along the roads promise: those in a row of four or more, and shorter ones that can grow."""
    near = ROADS[s.side]
    seen = [False] * SPACES
    total = 0.0
    for space in range(SPACES):
        if s.owner[space] == seat and not seen[space]:
            houses = [space]
            seen[space] = True
            open_ends = 0
            ends = 0
            number = 0
            fortified = False
            while number < len(houses):
                fortified = fortified or s.fortified[houses[number]] > 0
                degree = 0
                for other in near[houses[number]]:
                    if s.owner[other] == seat:
                        degree += 1
                        if not seen[other]:
                            seen[other] = True
                            houses.append(other)
                    elif s.owner[other] == NOBODY:
                        open_ends += 1
                if degree > 2:
                    ends += degree - 2  # branches do not count
                number += 1
            count = len(houses) - ends
            if count >= LEAST_ROW:
                total += (2 if fortified else 1) * count + (0.5 * left if open_ends else 0.0)
            elif open_ends and count > 1:
                total += ROW_HOPES[count] * left
    return total

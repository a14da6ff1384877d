"""Scoring: the houses of a province, the alliances from 1 to 15, the rows along the roads, and who wins."""

from fondaco.core.result import Result, ranks_of
from fondaco.games.china.board import ALLIES, FIRST_SPACE, PROVINCES
from fondaco.games.china.events import (
    ALLIANCE_SCORED,
    GAME_SHARED,
    GAME_WON,
    GAME_WON_BY_SUPPLY,
    HOUSES_DOUBLED,
    HOUSES_FIRST,
    HOUSES_NEXT,
    HOUSES_TIED,
    PROVINCE_AT_THE_END,
    ROW_DOUBLED,
    ROW_SCORED,
)
from fondaco.games.china.roads import best_rows, row_points
from fondaco.games.china.state import State

# Häuserwertung


def house_points(s: State, province: int) -> list[int]:
    """What the houses of a province score for each seat, without fortifications."""
    return points_of(s.houses[province * s.seats : (province + 1) * s.seats])


def points_of(houses: list[int]) -> list[int]:
    """What some houses in a province, by seat, score for each seat."""
    points = [0] * len(houses)
    value = sum(houses)
    place = max(houses)
    while place > 0:
        below = 0
        for seat in range(len(houses)):
            if houses[seat] == place:
                points[seat] = value
            elif below < houses[seat] < place:
                below = houses[seat]
        value = place
        place = below
    return points


def fortified_in(s: State, province: int, seat: int) -> bool:
    """Whether a seat has a house on a fortification in a province."""
    for space in range(FIRST_SPACE[province], FIRST_SPACE[province + 1]):
        if s.fortified[space] and s.owner[space] == seat:
            return True
    return False


def score_houses(s: State, province: int) -> None:
    """Give every seat the points for its houses in a province."""
    points = house_points(s, province)
    for seat in range(s.seats):
        if points[seat]:
            doubled = fortified_in(s, province, seat)
            gained = 2 * points[seat] if doubled else points[seat]
            s.house_points[seat] += gained
            tell_houses(s, province, seat, gained, points)
            if doubled:
                s.tell(HOUSES_DOUBLED, [seat, province])


def tell_houses(s: State, province: int, seat: int, gained: int, points: list[int]) -> None:
    """Tell what a seat gained with its houses, and for which place."""
    if s.news is None:
        return
    if points.count(points[seat]) > 1:
        s.tell(HOUSES_TIED, [seat, province, gained])
    elif points[seat] == max(points):
        s.tell(HOUSES_FIRST, [seat, province, gained])
    else:
        s.tell(HOUSES_NEXT, [seat, province, gained])


# Schlusswertung


def score_remaining_houses(s: State) -> None:
    """Score the provinces that have not been full, and so have not been scored."""
    for province in range(PROVINCES):
        if not s.full(province) and s.houses_in(province):
            s.tell(PROVINCE_AT_THE_END, [province])
            score_houses(s, province)


def has_majority(s: State, province: int, seat: int) -> bool:
    """Whether a seat has the most emissaries in a province, alone or with others."""
    own = s.emissaries[province * s.seats + seat]
    for other in range(s.seats):
        if s.emissaries[province * s.seats + other] > own:
            return False
    return own > 0


def score_alliances(s: State) -> None:
    """Score the alliances in the order of their numbers."""
    for number, (one, other) in enumerate(ALLIES, 1):
        points = s.emissaries_in(one) + s.emissaries_in(other)
        for seat in range(s.seats):
            if has_majority(s, one, seat) and has_majority(s, other, seat):
                s.alliance_points[seat] += points
                s.tell(ALLIANCE_SCORED, [number, one, other, seat, points])


def score_roads(s: State) -> None:
    """Score the best rows of every seat."""
    for seat in range(s.seats):
        for row in best_rows(s, seat):
            points = row_points(s, row)
            s.road_points[seat] += points
            event = ROW_DOUBLED if points > len(row) else ROW_SCORED
            s.tell(event, [seat, len(row), row[0], row[-1], points])


# Der neue Kaiser


def result(s: State) -> Result:
    """Scores, ranks and the score sheet; pieces left in the supply break a tie."""
    scores = [s.points(seat) for seat in range(s.seats)]
    ranks = ranks_of([[scores[seat], s.supply(seat)] for seat in range(s.seats)])
    sheet = {"houses": s.house_points[:], "alliances": s.alliance_points[:], "roads": s.road_points[:]}
    return Result(scores, ranks, sheet)


def tell_winners(s: State) -> None:
    """Tell who has become emperor, and by what."""
    if s.news is None:
        return
    outcome = result(s)
    for seat in outcome.winners:
        points = outcome.scores[seat]
        if len(outcome.winners) > 1:
            s.tell(GAME_SHARED, [seat, points])
        elif outcome.scores.count(points) > 1:
            s.tell(GAME_WON_BY_SUPPLY, [seat, points, s.supply(seat)])
        else:
            s.tell(GAME_WON, [seat, points])

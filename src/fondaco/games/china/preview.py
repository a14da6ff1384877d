"""What the rules would score if the board stayed as it is: for showing consequences before a decision."""

from fondaco.games.china.actions import PLAYER
from fondaco.games.china.board import ALLIES, FIRST_SPACE, PROVINCE_NAMES, PROVINCES, SPACE_NAMES
from fondaco.games.china.roads import best_rows, row_points
from fondaco.games.china.scoring import (
    fortified_in,
    has_majority,
    house_points,
    result,
    score_alliances,
    score_remaining_houses,
    score_roads,
)
from fondaco.games.china.state import State


def preview(s: State) -> dict[str, object]:
    """What each province, alliance and row would score now, and everybody's score if the game ended."""
    return {
        "provinces": {PROVINCE_NAMES[province]: province_now(s, province) for province in range(PROVINCES)},
        "alliances": [alliance_now(s, number) for number in range(len(ALLIES))],
        "rows": {PLAYER.names[seat]: rows_now(s, seat) for seat in range(s.seats)},
        "scores": scores_now(s),
    }


def province_now(s: State, province: int) -> dict[str, object]:
    """The houses of a province and what they would score for each seat, fortifications included."""
    points = house_points(s, province)
    doubled = [points[seat] * (2 if fortified_in(s, province, seat) else 1) for seat in range(s.seats)]
    return {
        "spaces": FIRST_SPACE[province + 1] - FIRST_SPACE[province],
        "houses": s.houses[province * s.seats : (province + 1) * s.seats],
        "points": doubled,
        "scored": s.full(province),
    }


def alliance_now(s: State, number: int) -> dict[str, object]:
    """Who would score an alliance, and how much."""
    one, other = ALLIES[number]
    leaders = [seat for seat in range(s.seats) if has_majority(s, one, seat) and has_majority(s, other, seat)]
    return {
        "alliance": number + 1,
        "provinces": [PROVINCE_NAMES[one], PROVINCE_NAMES[other]],
        "leaders": [PLAYER.names[seat] for seat in leaders],
        "points": s.emissaries_in(one) + s.emissaries_in(other),
    }


def rows_now(s: State, seat: int) -> list[dict[str, object]]:
    """The rows of a seat along the roads that would score."""
    rows = best_rows(s, seat)
    return [{"spaces": [SPACE_NAMES[space] for space in row], "points": row_points(s, row)} for row in rows]


def scores_now(s: State) -> dict[str, object]:
    """Everybody's score if the game ended now; a game that is over has counted it all already."""
    counted = s.copy()
    if not s.over:
        score_remaining_houses(counted)
        score_alliances(counted)
        score_roads(counted)
    outcome = result(counted)
    return {"scores": outcome.scores, "sheet": outcome.sheet}

"""End of game scoring."""

from typing import Final

from fondaco.core.result import Result, ranks_of
from fondaco.core.rule import Rule
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import FEWEST_PASSES, ROAD, YUNNAN
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State

CATEGORIES: Final[dict[str, dict[str, Rule]]] = {
    "2023": {
        "track": rules.SCORE_TRACK,
        "coins": rules.SCORE_COINS,
        "presents": rules.SCORE_PRESENTS,
        "passes": rules.SCORE_PASSES,
        "influence": rules.SCORE_INFLUENCE,
        "teahouses": rules.SCORE_TEAHOUSES,
        "horses": rules.SCORE_HORSES,
    },
    "2013": {
        "track": rules.SCORE_TRACK,
        "coins": rules.SCORE_COINS,
        "presents": rules.SCORE_PRESENTS,
        "passes": rules.SCORE_PASSES,
        "influence": rules.SCORE_INFLUENCE,
        "teahouses": rules.SCORE_TEAHOUSES_ALIKE,
    },
}


def score(s: State, edition: Edition) -> Result:
    """Scores, ranks and the score sheet of a position, as if the game ended with it."""
    sheet = {name: [0] * s.seats for name in CATEGORIES[edition.name]}
    purse = [0] * s.seats
    influence = [0] * s.seats
    for colour in range(s.colours):
        seat = s.owner[colour]
        if seat >= 0:
            add_colour(sheet, s, colour, seat, edition)
            purse[seat] += s.coins[colour]
            influence[seat] += s.influence[colour]
    for seat in range(s.seats):
        sheet["track"][seat] = s.points[seat]
        sheet["coins"][seat] = purse[seat] // edition.coins_per_point
    scores = [sum([column[seat] for column in sheet.values()]) for seat in range(s.seats)]
    # A tie goes to the higher influence, then to whoever stands earlier in the current turn order.
    keys = [[scores[seat], influence[seat], -earliest(s, seat)] for seat in range(s.seats)]
    return Result(scores, ranks_of(keys), sheet)


def add_colour(sheet: dict[str, list[int]], s: State, colour: int, seat: int, edition: Edition) -> None:
    """Add what a colour's presents, progress, teahouses and horse are worth."""
    sheet["presents"][seat] += s.gifts[colour] * edition.present_points
    sheet["passes"][seat] += edition.progress_points[s.passes[colour] - FEWEST_PASSES]
    sheet["influence"][seat] += edition.progress_points[s.influence[colour]]
    if "horses" in sheet:
        sheet["horses"][seat] += edition.horse_points[s.horse[colour]]
    for province in range(YUNNAN, ROAD):
        if s.teahouses[province] == colour:
            sheet["teahouses"][seat] += edition.teahouse_points[province]


def earliest(s: State, seat: int) -> int:
    """How far back in the current turn order a seat's first colour stands."""
    order = s.travel_order()
    return min([order.index(colour) for colour in order if s.owner[colour] == seat], default=0)

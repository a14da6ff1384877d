"""The points of a game -- section 5."""

from fondaco.core import Result, ranks_of
from lagoon.state import GOAL_POINTS, State


def goal_points(s: State, seat: int) -> int:
    """What a seat scores for its goal."""
    return GOAL_POINTS * s.of(s.sold, seat)[s.goals[seat]]


def result(s: State) -> Result:
    """Scores, ranks and score sheet; of those who tie, whoever has more coins is ahead."""
    goals = [goal_points(s, seat) for seat in range(s.seats)]
    scores = [s.coins[seat] + goals[seat] for seat in range(s.seats)]
    ranks = ranks_of([[scores[seat], s.coins[seat]] for seat in range(s.seats)])
    return Result(scores, ranks, {"coins": s.coins[:], "goal": goals})

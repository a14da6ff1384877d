"""The points of a game -- section 3."""

from fondaco.core import Result, ranks_of
from newgame.state import BONUS, State


def bonus(s: State, seat: int) -> int:
    """What a seat scores for its goal: the parity of its pebbles is that of the goal's index."""
    return BONUS if s.pebbles[seat] % 2 == s.goals[seat] else 0


def result(s: State) -> Result:
    """Scores, ranks and score sheet."""
    goals = [bonus(s, seat) for seat in range(s.seats)]
    scores = [s.pebbles[seat] + goals[seat] for seat in range(s.seats)]
    return Result(scores, ranks_of([[score] for score in scores]), {"pebbles": s.pebbles[:], "goal": goals})

"""What the end of a game is worth to each seat."""

from collections.abc import Callable
from typing import Final

from fondaco.bots.outcome import win_shares
from fondaco.core.result import Result

WIN: Final = "win"
POINTS: Final = "points"
Rewards = Callable[[Result], list[float]]


def share_of_win(result: Result) -> list[float]:
    """A win alone is worth 1 and all seats together 0, so that two players have 1 and -1; a shared win is shared."""
    shares = win_shares(result)
    return [(share * len(shares) - 1) / (len(shares) - 1) for share in shares]


def points(result: Result) -> list[float]:
    """The points as the score sheet has them."""
    return [float(score) for score in result.scores]


REWARDS: Final[dict[str, Rewards]] = {WIN: share_of_win, POINTS: points}


def rewards_of(name: str) -> Rewards:
    """The rewards of a name."""
    if name not in REWARDS:
        raise ValueError(f"Rewards are one of {', '.join(REWARDS)}, not “{name}”.")
    return REWARDS[name]

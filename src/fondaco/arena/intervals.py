"""How sure a share is: 95% intervals for shares of games, also where games come in blocks."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
MANY_BLOCKS: Final = 20  # with fewer, what mirroring seems to have gained may be luck


class Interval(NamedTuple):
    """From where to where the truth lies, 95 times out of 100."""

    low: float
    high: float

    def document(self) -> list[float]:
        """The interval for JSON."""
        return [round(self.low, 6), round(self.high, 6)]


def wilson(share: float, games: float, z: float = Z) -> Interval:
    """Wilson's score interval for a share of games that do not depend on each other."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def over_blocks(wins: Sequence[float], games: Sequence[int]) -> Interval:
    """Wilson's interval for games in blocks, each with its wins and games: it is as wide as that of as many independent
    games as would scatter like the blocks do."""
    played = sum(games)
    share = sum(wins) / played
    return wilson(share, independent_games(wins, games, share, played))


def independent_games(wins: Sequence[float], games: Sequence[int], share: float, played: int) -> float:
    """How many independent games would tell as much as these blocks: at least one for each of them."""
    blocks = len(games)
    scatter = sum((own - share * count) ** 2 for own, count in zip(wins, games, strict=True))
    if blocks < 2 or scatter < 1e-9 or not 0 < share < 1:
        return played  # blocks that are all alike say nothing about how they scatter
    variance = scatter * blocks / (blocks - 1) / played**2
    worth = share * (1 - share) / variance * (Z / student(blocks - 1)) ** 2
    return max(blocks, worth if blocks >= MANY_BLOCKS else min(worth, played))


def student(freedom: int) -> float:
    """The two-sided 95% quantile of Student's t: exact for one and two, by Cornish and Fisher's series for more."""
    if freedom == 1:
        return 12.706204736432095
    if freedom == 2:
        return 4.302652729911275
    z, n = Z, float(freedom)
    terms = [
        z,
        (z**3 + z) / 4 / n,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96 / n**2,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / n**3,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / n**4,
    ]
    return sum(terms)

"""Elo over many tables: Luce's model (Bradley and Terry's for more than two), fitted by maximum likelihood.

A bot of strength g wins at a table with the chance g / (sum of the strengths of all seats), and 400 points of Elo are
ten times the strength. The likelihood has one summit, which Newton's method climbs; libraries for this model know
neither a shared win nor a weighted game. Every kind of table gets one more game that all seats share: without it, a bot
that lost every game would have no finite rating. Intervals are Rubin's Bayesian bootstrap over blocks: each block, and
that shared game, gets a random weight, and everything is fitted again.
"""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from fondaco.arena.contest import Contest
from fondaco.arena.intervals import CONFIDENCE, Interval
from fondaco.core.chance import Rng, stream

REFITS: Final = 400
ROUNDS: Final = 200
LONGEST: Final = 2.0  # step of a fit, so that it cannot jump over the hill
CLOSE: Final = 1e-9  # the step that ends it


class Block(NamedTuple):
    """Games at one kind of table: who sits there, how many games, and how many of them each entrant won."""

    names: tuple[str, ...]
    games: float
    wins: tuple[float, ...]


class Rating(NamedTuple):
    """The Elo of a bot against the first, what it has over the bot before it, and the intervals of both."""

    name: str
    elo: float
    interval: Interval
    gap: float
    gap_interval: Interval

    def document(self) -> dict[str, object]:
        """The rating for JSON."""
        return {
            "bot": self.name,
            "elo": round(self.elo, 2),
            "interval": [round(bound, 2) for bound in self.interval],
            "gap": round(self.gap, 2),
            "gap_interval": [round(bound, 2) for bound in self.gap_interval],
        }


def blocks_of(contests: Iterable[Contest]) -> list[Block]:
    """The blocks of contests, as far as they have been played."""
    found: list[Block] = []
    for contest in contests:
        wins: dict[int, list[float]] = {}
        games: dict[int, int] = {}
        for played in contest.in_order:
            own = wins.setdefault(played.block, [0.0] * len(contest.names))
            wins[played.block] = [before + more for before, more in zip(own, played.wins, strict=True)]
            games[played.block] = games.get(played.block, 0) + 1
        found += [Block(tuple(contest.names), games[number], tuple(own)) for number, own in wins.items()]
    return found


def ratings(names: Sequence[str], blocks: Sequence[Block], seed: int) -> list[Rating]:
    """The ratings of bots that have met, directly or through others."""
    whole = [*blocks, *shared_games(blocks)]
    elo = elo_of(fit(names, whole, [1.0] * len(whole)))
    rng = stream(seed, 0)
    refits = [elo_of(fit(names, whole, weights(rng, len(whole)))) for _ in range(REFITS)]
    found: list[Rating] = []
    for place, name in enumerate(names):
        before = max(0, place - 1)
        found.append(
            Rating(
                name,
                elo[place],
                middle_of([refit[place] for refit in refits]),
                elo[place] - elo[before],
                middle_of([refit[place] - refit[before] for refit in refits]),
            )
        )
    return found


def shared_games(blocks: Sequence[Block]) -> list[Block]:
    """One game that all seats share, for every kind of table."""
    kinds = dict.fromkeys(block.names for block in blocks)
    return [Block(kind, 1, tuple([1 / len(kind)] * len(kind))) for kind in kinds]


def weights(rng: Rng, count: int) -> list[float]:
    """Random weights with the mean one, as Rubin draws them."""
    return [-log(1 - rng.stream.random()) for _ in range(count)]


def fit(names: Sequence[str], blocks: Sequence[Block], weighted: Sequence[float]) -> list[float]:
    """The logarithms of the strengths that make the weighted blocks most likely; the first bot's is zero."""
    place = {name: number for number, name in enumerate(names)}
    wins = [0.0] * len(names)
    tables: dict[tuple[int, ...], float] = {}
    for block, weight in zip(blocks, weighted, strict=True):
        table = tuple(place[name] for name in block.names)
        tables[table] = tables.get(table, 0.0) + weight * block.games
        for bot, own in zip(table, block.wins, strict=True):
            wins[bot] += weight * own
    strengths = [0.0] * len(names)
    for _ in range(ROUNDS):
        step = newton_step(strengths, wins, tables)
        strengths = [old + max(-LONGEST, min(LONGEST, more)) for old, more in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return strengths


def newton_step(strengths: list[float], wins: list[float], tables: dict[tuple[int, ...], float]) -> list[float]:
    """How far to the likeliest strengths, if the likelihood were a parabola; the first bot stays where it is."""
    size = len(strengths)
    slope = wins[:]
    bend = [[0.0] * size for _ in range(size)]
    for table, games in tables.items():
        expected = [0.0] * size
        whole = sum(exp(strengths[bot]) for bot in table)
        for bot in table:
            expected[bot] += exp(strengths[bot]) / whole
        for bot in set(table):
            slope[bot] -= games * expected[bot]
            bend[bot][bot] += games * expected[bot]
            for other in set(table):
                bend[bot][other] -= games * expected[bot] * expected[other]
    return [0.0, *solve([row[1:] for row in bend[1:]], slope[1:])]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            rows[below] = [low - factor * high for low, high in zip(rows[below], rows[pivot], strict=True)]
    found = [0.0] * size
    for pivot in reversed(range(size)):
        known = sum(rows[pivot][later] * found[later] for later in range(pivot + 1, size))
        found[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return found


def elo_of(strengths: list[float]) -> list[float]:
    """Logarithms of strengths as Elo."""
    return [400 * strength / log(10) for strength in strengths]


def middle_of(values: list[float]) -> Interval:
    """The middle 95 of 100 values."""
    ordered = sorted(values)
    cut = int(len(ordered) * (1 - CONFIDENCE) / 2)
    return Interval(ordered[cut], ordered[-1 - cut])

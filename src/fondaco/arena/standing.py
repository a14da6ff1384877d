"""How an entrant has done over many games."""

from collections.abc import Iterable, Sequence
from typing import Final

from fondaco.arena.bout import Effort, Played
from fondaco.arena.intervals import Interval, over_blocks


class Times:
    """How long decisions took, in seconds."""

    def __init__(self, seconds: Iterable[float]) -> None:
        ordered = sorted(seconds)
        self.decisions: Final = len(ordered)
        self.mean: Final = sum(ordered) / len(ordered) if ordered else 0.0
        # The 95th percentile: the smallest time within which 95 of 100 decisions were made.
        self.p95: Final = ordered[(len(ordered) * 95 + 99) // 100 - 1] if ordered else 0.0
        self.longest: Final = ordered[-1] if ordered else 0.0

    def document(self) -> dict[str, object]:
        """The times for JSON."""
        return {"mean": round(self.mean, 6), "p95": round(self.p95, 6), "max": round(self.longest, 6)}


class Standing:
    """Wins, scores, ranks and effort of one entrant in the games of a contest."""

    def __init__(self, name: str, entrant: int, games: Sequence[Played]) -> None:
        self.name: Final = name
        self.games: Final = len(games)
        self.wins: Final = sum(game.wins[entrant] for game in games)
        self.win_share: Final = self.wins / self.games
        self.interval: Final = interval_of(entrant, games)
        self.fair_share: Final = 1 / len(games[0].wins)
        self.mean_score: Final = sum(game.scores[entrant] for game in games) / self.games
        self.mean_rank: Final = sum(game.ranks[entrant] for game in games) / self.games
        efforts = [game.efforts[entrant] for game in games]
        self.times: Final = Times(second for effort in efforts for second in effort.seconds)
        self.worlds, self.playouts = looked_at(efforts)

    def document(self) -> dict[str, object]:
        """The standing for JSON; all but the times is the same for the same seed."""
        return {
            "bot": self.name,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_share": round(self.win_share, 6),
            "interval": self.interval.document(),
            "fair_share": round(self.fair_share, 6),
            "mean_score": round(self.mean_score, 6),
            "mean_rank": round(self.mean_rank, 6),
            "decisions": self.times.decisions,
            "worlds": self.worlds,
            "playouts": self.playouts,
            "seconds": self.times.document(),
        }


def interval_of(entrant: int, games: Sequence[Played]) -> Interval:
    """The interval of an entrant's win share, over the blocks of mirrored games."""
    wins: dict[int, float] = {}
    counts: dict[int, int] = {}
    for game in games:
        wins[game.block] = wins.get(game.block, 0.0) + game.wins[entrant]
        counts[game.block] = counts.get(game.block, 0) + 1
    return over_blocks(list(wins.values()), list(counts.values()))


def looked_at(efforts: list[Effort]) -> tuple[float | None, float | None]:
    """The mean worlds and playouts of a decision; nothing for a bot that does not think."""
    thoughts = sum(effort.thoughts for effort in efforts)
    if not thoughts:
        return None, None
    worlds = sum(effort.worlds for effort in efforts) / thoughts
    playouts = sum(effort.playouts for effort in efforts) / thoughts
    return round(worlds, 2), round(playouts, 2)

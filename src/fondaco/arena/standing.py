"""How a bot has done over many games."""

from math import sqrt
from typing import Final

from fondaco.core.result import Result


class Standing:
    """Wins, scores and ranks of one place at the table; a shared victory is shared."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games = 0
        self.wins = 0.0
        self.score = 0
        self.rank = 0

    def add(self, result: Result, seat: int) -> None:
        """Count one game, in which the bot had a seat."""
        self.games += 1
        self.score += result.scores[seat]
        self.rank += result.ranks[seat]
        if seat in result.winners:
            self.wins += 1 / len(result.winners)

    @property
    def win_share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games

    @property
    def win_error(self) -> float:
        """The standard error of the win share."""
        return sqrt(self.win_share * (1 - self.win_share) / self.games)

    @property
    def mean_score(self) -> float:
        """The mean of the scores."""
        return self.score / self.games

    @property
    def mean_rank(self) -> float:
        """The mean of the ranks."""
        return self.rank / self.games

    def document(self) -> dict[str, object]:
        """The standing for JSON."""
        return {
            "bot": self.name,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_share": round(self.win_share, 6),
            "win_error": round(self.win_error, 6),
            "mean_score": round(self.mean_score, 6),
            "mean_rank": round(self.mean_rank, 6),
        }

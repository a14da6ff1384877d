"""A contest: so many games of a title between bots, decided by a seed."""

from collections.abc import Generator, Mapping
from typing import Final

from fondaco.arena.bout import Bout, Played, play
from fondaco.arena.processes import spread
from fondaco.arena.standing import Standing
from fondaco.bots import find_bot
from fondaco.core.errors import BadSetup
from fondaco.core.titles import find

MOST_GAMES: Final = 10_000_000


class Contest:
    """Games between bots in blocks: in each block luck is the same and everybody sits once in every seat."""

    def __init__(self, title: str, setup: Mapping[str, object], names: list[str], games: int, seed: int) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise BadSetup(f"A contest has 1 to {MOST_GAMES} games, not {games}.")
        find(title).game(setup, len(names))
        for name in names:
            find_bot(name, title)  # better to learn now than later that one does not exist
        self.title = title
        self.setup = find(title).settings(setup)
        self.names = names
        self.games = games
        self.seed = seed
        self.played: list[Played] = []

    def bout(self, number: int) -> Bout:
        """One of the games; as many in a row as there are seats make a block."""
        block, rotation = divmod(number, len(self.names))
        return Bout(self.title, self.setup, tuple(self.names), self.seed, block, rotation)

    def run(self, processes: int = 1) -> Generator[Played]:
        """Play all games; each is counted before it is handed out, so that a contest can be ended at any time."""
        for _, played in spread(play, [self.bout(number) for number in range(self.games)], processes):
            self.played.append(played)
            yield played

    @property
    def in_order(self) -> list[Played]:
        """The games that have been played so far, in the order of their numbers."""
        return sorted(self.played, key=lambda played: (played.block, played.rotation))

    @property
    def decisions(self) -> int:
        """How many decisions have been made so far, those of chance included."""
        return sum(played.decisions for played in self.played)

    @property
    def standings(self) -> list[Standing]:
        """How everybody has done so far; nobody has before the first game."""
        games = self.in_order
        return [Standing(name, entrant, games) for entrant, name in enumerate(self.names)] if games else []

    @property
    def forfeits(self) -> list[dict[str, object]]:
        """The games that somebody lost by a fault of its own."""
        return [
            {
                "game": played.block * len(self.names) + played.rotation + 1,
                "bot": self.names[played.forfeiter],
                "fault": played.fault,
            }
            for played in self.in_order
            if played.fault
        ]

    def document(self) -> dict[str, object]:
        """The outcome for JSON."""
        return {
            "title": self.title,
            "setup": self.setup,
            "games": len(self.played),
            "planned": self.games,
            "seed": self.seed,
            "decisions": self.decisions,
            "forfeits": self.forfeits,
            "standings": [standing.document() for standing in self.standings],
        }

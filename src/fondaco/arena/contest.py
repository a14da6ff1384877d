"""A contest: so many games of a title between bots, decided by a seed."""

from collections.abc import Iterator, Mapping

from fondaco.arena.standing import Standing
from fondaco.bots import find_bot
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.errors import BadSetup
from fondaco.core.result import Result
from fondaco.core.titles import find


class Contest:
    """Games between bots that change seats from game to game; the same seed gives the same games."""

    def __init__(self, title: str, setup: Mapping[str, object], names: list[str], games: int, seed: int) -> None:
        if games < 1:
            raise BadSetup(f"A contest has at least one game, not {games}.")
        self.title = title
        self.setup = find(title).settings(setup)
        self.game = find(title).game(setup, len(names))
        self.bots = [find_bot(name) for name in names]
        self.games = games
        self.seed = seed
        self.standings = [Standing(name) for name in names]
        self.decisions = 0

    def run(self) -> Iterator[Result]:
        """Play all games, one after the other; each result is counted before it is handed out."""
        for number in range(self.games):
            result = self.play(number)
            for entrant, standing in enumerate(self.standings):
                standing.add(result, self.seat_of(entrant, number))
            yield result

    def seat_of(self, entrant: int, number: int) -> int:
        """Where a bot sits in a game: one seat further each time, so that no seat favours anybody."""
        return (entrant + number) % len(self.bots)

    def play(self, number: int) -> Result:
        """Play one game; chance and every bot have numbers of their own."""
        seats = len(self.bots)
        by_seat = [self.bots[(seat - number) % seats] for seat in range(seats)]
        # Chance is seat -1, so that its numbers are the last of the list.
        streams = [Rng((self.seed * 1_000_003 + number) * 64 + seat) for seat in [*range(seats), seats]]
        s = self.game.start(seats)
        while actors := self.game.actors(s):
            seat = actors[0]
            options = self.game.options(s, seat)
            if seat == CHANCE:
                action = options[streams[seat].weighted(self.game.odds(s))]
            else:
                action = by_seat[seat].choose(self.game, self.game.view(s, seat), options, streams[seat])
            self.game.play(s, seat, action)
            self.decisions += 1
        result = self.game.result(s)
        assert result is not None, "a game that asks nobody is over"
        return result

    def document(self) -> dict[str, object]:
        """The outcome for JSON."""
        return {
            "title": self.title,
            "setup": self.setup,
            "games": self.games,
            "seed": self.seed,
            "decisions": self.decisions,
            "standings": [standing.document() for standing in self.standings],
        }

"""A ladder: bots from weakest to strongest, and contests that show whether they stand in that order."""

from collections.abc import Generator, Mapping
from itertools import combinations, pairwise

from fondaco.arena.contest import Contest
from fondaco.arena.rating import Rating, blocks_of, ratings
from fondaco.arena.standing import Standing, Times
from fondaco.core.errors import BadSetup


class Rung:
    """A pair of bots: one of the stronger among weaker ones, or the two alone."""

    def __init__(self, weaker: str, stronger: str, contest: Contest) -> None:
        self.weaker = weaker
        self.stronger = stronger
        self.contest = contest

    @property
    def standing(self) -> Standing | None:
        """How the stronger has done so far."""
        return self.contest.standings[0] if self.contest.played else None

    def document(self) -> dict[str, object]:
        """The pair for JSON."""
        return {"stronger": self.stronger, "weaker": self.weaker, **self.contest.document()}


class Ladder:
    """The pairs of one title, each with so many games; luck differs from pair to pair."""

    def __init__(
        self,
        title: str,
        setup: Mapping[str, object],
        bots: list[str],
        seats: int,
        games: list[int],
        seed: int,
        round_robin: bool = False,
    ) -> None:
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadSetup(f"A ladder has two or more bots, each of them once, not “{','.join(bots)}”.")
        self.title = title
        self.bots = bots
        self.seats = seats
        self.seed = seed
        pairs = list(combinations(bots, 2)) if round_robin else list(pairwise(bots))
        if len(games) not in (1, len(pairs)):
            raise BadSetup(f"{len(pairs)} pairs take one number of games for all or one for each, not {len(games)}.")
        self.rungs: list[Rung] = []
        for number, (weaker, stronger) in enumerate(pairs):
            names = [stronger] + [weaker] * (seats - 1)
            count = games[number % len(games)]
            self.rungs.append(Rung(weaker, stronger, Contest(title, setup, names, count, seed + number)))
        self.setup = self.rungs[0].contest.setup

    @property
    def planned(self) -> int:
        """How many games there are to play."""
        return sum(rung.contest.games for rung in self.rungs)

    def run(self, processes: int = 1) -> Generator[Rung]:
        """Play all games, pair by pair; hands out the pair of each game that was played."""
        for rung in self.rungs:
            for _ in rung.contest.run(processes):
                yield rung

    @property
    def ratings(self) -> list[Rating]:
        """The Elo of the bots that have played so far, from the weakest that was named."""
        blocks = blocks_of(rung.contest for rung in self.rungs)
        seen = {name for block in blocks for name in block.names}
        return ratings([bot for bot in self.bots if bot in seen], blocks, self.seed) if blocks else []

    def times(self, bot: str) -> Times:
        """How long the decisions of a bot took, in whatever pair it played."""
        return Times(
            second
            for rung in self.rungs
            for game in rung.contest.played
            for name, effort in zip(rung.contest.names, game.efforts, strict=True)
            if name == bot
            for second in effort.seconds
        )

    def document(self) -> dict[str, object]:
        """The ladder for JSON."""
        return {
            "title": self.title,
            "setup": self.setup,
            "seats": self.seats,
            "seed": self.seed,
            "pairs": [rung.document() for rung in self.rungs],
            "ratings": [rating.document() for rating in self.ratings],
        }

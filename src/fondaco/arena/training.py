"""Learning what a position is worth: generations of games against oneself, each with what the last has learned."""

from collections.abc import Generator
from typing import Any, Final

from fondaco.arena.fitting import fit, quality
from fondaco.arena.processes import spread
from fondaco.arena.selfplay import Job, Lesson, Table, play_lessons
from fondaco.bots.value import Weighting, Weights
from fondaco.bots.valuing import measure_of
from fondaco.core.errors import BadSetup
from fondaco.core.titles import Title

FEWEST_GAMES: Final = 100
BATCH: Final = 10  # games that a process plays at once, at most
REMEMBERED: Final = 3  # generations
LESSONS: Final = 40  # positions kept of a game


# The generations: what part of all games each of them plays, and how many playouts it searches for a move. The first
# plays at random, the next look one step ahead, the last search: they visit the positions that a search asks about.
COURSE: Final = [(0.115, 0)] * 8 + [(0.04, 20)] * 2


# Modules that a value function is learned with besides; the others change the length or the scale of a game too much to
# be learned together with it, or nothing that is measured.
MODULES: Final[dict[str, list[dict[str, object]]]] = {"china": [{"fortifications": True}]}


def tables_of(title: Title) -> list[Table]:
    """Where a title is learned: at every number of seats, with and without its modules."""
    setups: list[dict[str, object]] = [{}, *MODULES.get(title.name, [])]
    return [(setup, seats) for setup in setups for seats in title.seats if title.accepts(setup, seats)]


class Training:
    """Generations of games of one title, each played with what the one before has learned."""

    def __init__(self, title: Title, games: int, seed: int) -> None:
        if games < FEWEST_GAMES:
            raise BadSetup(f"Nothing can be learned from fewer than {FEWEST_GAMES} games, so not from {games}.")
        self.title = title
        self.tables = tables_of(title)
        self.games = games
        self.seed = seed
        self.played = 0
        self.weights: Weights | None = None
        self.lessons: list[list[Lesson]] = []  # of the last generations

    def run(self, processes: int) -> Generator[int, None, None]:
        """Play all generations and learn from each; hands out how many games have been played."""
        for part, searched in COURSE:
            lessons: dict[int, list[Lesson]] = {}
            jobs = self.jobs(round(part * self.games), searched)
            for number, answer in spread(play_lessons, jobs, processes):
                lessons[number] = answer
                self.played += len(jobs[number][-1])
                yield self.played
            self.learn([lesson for number in sorted(lessons) for lesson in lessons[number]])

    def jobs(self, games: int, searched: int) -> list[Job]:
        """The games of a generation: a few at each table in turn, each with a seed of its own."""
        learned = None if self.weights is None else (self.weights.spread, self.weights.win, self.weights.points)
        jobs: list[Job] = []
        batch = max(1, min(BATCH, games // len(self.tables)))
        for first in range(0, games, batch):
            table = self.tables[(first // batch) % len(self.tables)]
            numbers = range(self.played + first, self.played + min(games, first + batch))
            seeds = [self.seed * 1_000_003 + number for number in numbers]
            jobs.append((self.title.name, table, learned, searched, LESSONS, seeds))
        return jobs

    def learn(self, lessons: list[Lesson]) -> None:
        """Fit the weights to a generation and a few before it."""
        self.lessons = [*self.lessons, lessons][-REMEMBERED:]
        self.weights = fit([lesson for generation in self.lessons for lesson in generation])

    def document(self, command: str) -> dict[str, Any]:
        """The weights as they are shipped: by measure, with the command that made them and how well they foretell."""
        assert self.weights is not None, "weights are written after learning"
        setup, seats = self.tables[0]
        names = measure_of(self.title.game(setup, seats)).names
        return {
            "title": self.title.name,
            "command": command,
            "games": self.played,
            **quality(self.weights, self.lessons[-1]),
            "spread": self.weights.spread,
            "win": by_name(self.weights.win, names),
            "points": by_name(self.weights.points, names),
        }


def by_name(weights: dict[int, Weighting], names: list[str]) -> dict[str, dict[str, list[float]]]:
    """By the number of seats and the measure: the weights of all stages."""
    return {
        str(seats): {name: [round(stage[column], 6) for stage in table] for column, name in enumerate(names)}
        for seats, table in sorted(weights.items())
    }

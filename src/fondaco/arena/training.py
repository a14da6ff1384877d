"""Learning what a position is worth: generations of games in a league, each with what the ones before have learned."""

from base64 import b64encode
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import numpy as np

from fondaco.arena.fitting import NARROW, WIDE, Fit, Material, clear_lead_of, likelihood
from fondaco.arena.memory import read_memory, write_memory
from fondaco.arena.processes import spread
from fondaco.arena.selfplay import Choices, Job, Lesson, Pool, Table, Wins, play_lessons
from fondaco.bots.knowledge import measure_of
from fondaco.bots.network import Network, joined
from fondaco.core.errors import BadSetup
from fondaco.core.titles import Title

FEWEST_GAMES: Final = 100
BATCH: Final = 10  # games that a process plays at once, at most
REMEMBERED: Final = 8  # generations whose lessons are learned from
PANEL: Final = 3  # networks that judge together while they learn …
JURY: Final = 6  # … and in what ships: the more of them, the less a search is led astray by what one imagines
LESSONS: Final = 50  # positions kept of a game
SAMPLED: Final = 7  # one of so many lessons says how well they were foretold

# The generations: what part of all games each of them plays, and how many playouts it searches for a move. The first
# is of scripts alone, the next three look one step ahead, the others search: they visit what a search asks about.
COURSE: Final = [(0.03, 0)] * 4 + [(0.08, 8)] * 11
MOST_PLAYED: Final = 3  # seats


def tables_of(title: Title) -> list[Table]:
    """Where a title is learned: at every number of seats with the setups that it names, and most often for three with
    the first of them."""
    tables = [(setup, seats) for setup in title.learned_with for seats in title.seats if title.accepts(setup, seats)]
    return [*tables, *[(title.learned_with[0], MOST_PLAYED)] * len(title.seats)]


class Training:
    """Generations of games of one title; what it has learned can be written down and taken up again."""

    def __init__(self, title: Title, games: int, seed: int, memory: Path | None = None) -> None:
        if games < FEWEST_GAMES:
            raise BadSetup(f"Nothing can be learned from fewer than {FEWEST_GAMES} games, so not from {games}.")
        self.title = title
        self.tables = tables_of(title)
        self.games = games
        self.seed = seed
        self.memory = memory
        self.generation = 0
        self.played = 0
        self.clear_lead = 1.0
        self.networks: list[Network] = []
        self.scale: list[float] = []
        self.lessons: list[list[Lesson]] = []  # of the last generations
        self.quality: list[float] = []
        self.choices: Choices = {}
        self.form: dict[str, float] = {}

    def resume(self) -> None:
        """Go on where an interrupted training of the same kind was, if it has got so far as to write anything down."""
        if self.memory is not None and self.memory.exists():
            read_memory(self)

    def run(self, processes: int) -> Generator[int, None, None]:
        """Play all generations and learn from each; hands out how many games have been played."""
        while self.generation < len(COURSE):
            part, searched = COURSE[self.generation]
            lessons: dict[int, list[Lesson]] = {}
            choices: dict[int, Choices] = {}
            wins: dict[int, Wins] = {}
            jobs = self.jobs(round(part * self.games), searched)
            for number, answer in spread(play_lessons, jobs, processes):
                lessons[number], choices[number], wins[number] = answer
                self.played += len(jobs[number][-1])
                yield self.played
            self.learn([lesson for number in sorted(lessons) for lesson in lessons[number]])
            self.remember([choices[number] for number in sorted(choices)])
            self.rate([wins[number] for number in sorted(wins)])
            self.generation += 1
            if self.memory is not None:
                write_memory(self)

    def pool(self, searched: int) -> Pool | None:
        """What those who play know."""
        if not self.networks:
            return None
        newest = self.learned()
        former = [(network.packed, 1) for network in self.networks[:-1]]
        shape = (newest.measures, newest.common, newest.wide, newest.narrow)
        values = (*former, (newest.packed, newest.networks))
        return Pool(shape, self.clear_lead, values, tuple(self.scale), self.usual(), self.form, searched)

    def remember(self, found: list[Choices]) -> None:
        """Take in what was chosen how often, and forget half of what was before."""
        self.choices = {key: [offered / 2, chosen / 2] for key, (offered, chosen) in self.choices.items()}
        for choices in found:
            for key, (offered, chosen) in choices.items():
                counts = self.choices.setdefault(key, [0, 0])
                counts[0] += offered
                counts[1] += chosen

    def rate(self, found: list[Wins]) -> None:
        """See which styles of scripts are in form: the more often one wins, the more there is to learn from it. Form
        is the square of the wins against what would be fair, half of it from before."""
        fair: dict[str, float] = {}
        won: dict[str, float] = {}
        for wins in found:
            for style, (expected, won_by_it) in wins.items():
                fair[style] = fair.get(style, 0.0) + expected
                won[style] = won.get(style, 0.0) + won_by_it
        for style in sorted(fair):
            latest = ((won[style] + 1) / (fair[style] + 1)) ** 2
            self.form[style] = round(latest if style not in self.form else (self.form[style] + latest) / 2, 4)

    def usual(self) -> dict[int, float]:
        """By what can be done: how often it is chosen where it is offered."""
        return {key: round((chosen + 1) / (offered + 10), 4) for key, (offered, chosen) in self.choices.items()}

    def learned(self, count: int = PANEL) -> Network:
        """The last networks together."""
        return joined(self.networks[-count:])

    def jobs(self, games: int, searched: int) -> list[Job]:
        """The games of a generation: a few at each table in turn, each with a seed of its own."""
        pool = self.pool(searched)
        jobs: list[Job] = []
        batch = max(1, min(BATCH, games // len(self.tables)))
        for first in range(0, games, batch):
            table = self.tables[(first // batch) % len(self.tables)]
            numbers = range(self.played + first, self.played + min(games, first + batch))
            seeds = [self.seed * 1_000_003 + number for number in numbers]
            jobs.append((self.title.name, table, pool, LESSONS, seeds))
        return jobs

    def learn(self, lessons: list[Lesson]) -> None:
        """Fit a network to a generation and those before it."""
        if self.networks:
            self.quality.append(round(likelihood(self.learned(), lessons[::SAMPLED], self.clear_lead), 4))
        self.lessons = [*self.lessons, lessons][-REMEMBERED:]
        remembered = [lesson for generation in self.lessons for lesson in generation]
        self.clear_lead = clear_lead_of(remembered)
        material = Material(remembered, self.clear_lead)
        self.scale = [float(number) for number in material.scale()]
        self.networks.append(Fit(material, self.seed * 1000 + self.generation).run().network())

    def document(self, command: str) -> dict[str, Any]:
        """What was learned as it is shipped, with the command that made it and how well it foretold the generations."""
        network = self.learned(JURY)
        setup, seats = self.tables[0]
        singles = np.frombuffer(network.packed, np.float64).astype(np.float32).tobytes()
        return {
            "title": self.title.name,
            "command": command,
            "games": self.played,
            "generations": f"{self.generation} of {len(COURSE)}",
            "likelihood": self.quality,
            "clear_lead": self.clear_lead,
            "usual": {str(key): share for key, share in sorted(self.usual().items())},
            "measures": measure_of(self.title.game(setup, seats)).names,
            "common": network.common,
            "networks": network.networks,
            "wide": WIDE,
            "narrow": NARROW,
            "numbers": b64encode(singles).decode(),
        }

"""Games that bots play against themselves, to learn from them."""

from typing import Any, Final

from fondaco.bots.budget import Budget, playouts
from fondaco.bots.greedy import look_ahead
from fondaco.bots.search import Habits, Search, sample
from fondaco.bots.value import Value, Weighting, Weights
from fondaco.bots.valuing import measure_of
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.titles import find

Table = tuple[dict[str, object], int]  # a setup and a number of seats
Learned = tuple[float, dict[int, Weighting], dict[int, Weighting]]  # what makes weights, as it goes between processes
WILD: Final = 0.5  # the part of careless moves before the calm
CALM: Final = 0.05  # and after
CARELESS: Final = 4  # a careless move overlooks all options but one of so many


class Lesson:
    """A position of a game and what came of it."""

    def __init__(self, rows: list[list[int]], progress: float) -> None:
        self.rows = rows
        self.progress = progress
        self.later = 0  # lessons that follow in its game
        self.scores: list[int] = []
        self.standing: list[int] = []
        self.ranks: list[int] = []


class School:
    """Plays games of one table to learn from them: by random moves as long as nothing has been learned, then by what
    seems best, after a search of some playouts or by looking one step ahead."""

    def __init__(self, title: str, table: Table, learned: Learned | None, searched: int) -> None:
        setup, self.seats = table
        self.game: Game[Any] = find(title).game(setup, self.seats)
        self.measure = measure_of(self.game)
        self.value = None if learned is None else Value(self.game, self.measure, Weights(*learned))
        self.budget: Budget | None = playouts(searched) if searched else None

    def play(self, lessons: int, seed: int) -> list[Lesson]:
        """One game. Up to some moment many moves are careless, so that unusual positions come up; from then on the game
        is played well, and positions of it are kept, each as likely as any other."""
        game = self.game
        rng = Rng(seed)
        # Every other game is played well from the start.
        calm = 0.0 if self.value is None or rng.below(2) else rng.part() * 0.7
        s = game.start(self.seats)
        kept: dict[int, Lesson] = {}  # by the number of the decision
        seen = 0
        while actors := game.actors(s):
            seat = actors[rng.below(len(actors))]
            wild = self.measure.progress(s) < calm
            if seat != CHANCE and not wild:
                seen += 1
                if len(kept) < lessons or rng.below(seen) < lessons:
                    if len(kept) == lessons:
                        del kept[list(kept)[rng.below(lessons)]]
                    kept[seen] = Lesson(self.measure.measure(s), self.measure.progress(s))
            game.carry_out(s, seat, self.decide(s, seat, WILD if wild else CALM, rng))
        result = game.result(s)
        assert result is not None, "a game that asks nobody is over"
        for number, lesson in enumerate(kept.values()):
            lesson.later = len(kept) - 1 - number
            lesson.scores = result.scores
            lesson.standing = self.measure.standing(s, result)
            lesson.ranks = result.ranks
        return list(kept.values())

    def decide(self, s: Any, seat: int, careless: float, rng: Rng) -> Action:
        """What a seat does."""
        if seat == CHANCE or self.value is None:
            return choose(self.game, s, seat, rng)
        options = self.game.options(s, seat)
        if rng.part() < careless:
            options = sample(options, (len(options) + CARELESS - 1) // CARELESS, rng)
        if len(options) == 1:
            return options[0]
        view = self.game.view(s, seat)
        if self.budget is None:
            return look_ahead(self.value, view, options, 1, rng).best
        return Search(self.value, view, options, rng, Habits()).run(self.budget).best


Job = tuple[str, Table, Learned | None, int, int, list[int]]


def play_lessons(job: Job) -> list[Lesson]:
    """Some games with a seed each, for a process of its own."""
    title, table, learned, searched, lessons, seeds = job
    school = School(title, table, learned, searched)
    return [lesson for seed in seeds for lesson in school.play(lessons, seed)]

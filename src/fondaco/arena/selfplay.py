"""Games of a league, to learn from them."""

from typing import Any, Final, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.arena.league import Aimless, Character, Judging, Led, Scripted, mistaken
from fondaco.bots.knowledge import measure_of
from fondaco.bots.network import WIN, Network
from fondaco.bots.outcome import softmax, win_shares
from fondaco.bots.taste import TASTES, Taste
from fondaco.bots.value import Learned, Value, common_of
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.playout import choose
from fondaco.core.sparring import partners_of
from fondaco.core.titles import find

Choices = dict[int, list[float]]  # by the kind of an option: how often it was offered, and how often it was chosen
Wins = dict[str, list[float]]  # by style: the wins that would have been fair, and those that there were
Table = tuple[dict[str, object], int]  # a setup and a number of seats
CALM: Final = 0.04  # the part of careless moves of those who play well
WILD: Final = 0.4  # and of those who are careless

LONGEST_LEAD: Final = 7.0  # a script leads for up to 2 to this many decisions
HERITAGE: Final = 0.95  # how much a position learns from what came of it, rather than from what was thought soon after

# Who sits at a table, in parts of a hundred: those who play well with the newest value and with one before it, those
# whom a script leads at first, those with a taste, with wrong ideas, the careless, and the scripts take the rest.
NEWEST: Final = 52
FORMER: Final = 56
LED: Final = 82
TASTE: Final = 88
WRONG: Final = 91
CARELESS: Final = 93


class Pool(NamedTuple):
    """What the players of a generation know: values from the oldest to the newest, by measure how much it varies, and
    what is usually chosen, which styles of scripts are in form, and the playouts of a decision."""

    shape: tuple[int, int, int, int]  # measures, what is common, wide, narrow
    clear_lead: float
    values: tuple[tuple[bytes, int], ...]
    scale: tuple[float, ...]
    usual: dict[int, float]
    form: dict[str, float]
    searched: int


class Lesson:
    """A position of a game and what came of it."""

    def __init__(self, rows: list[list[int]], progress: float, common: list[float]) -> None:
        self.rows = rows
        self.progress = progress
        self.common = common
        self.scores: list[int] = []
        self.standing: list[int] = []
        self.ranks: list[int] = []
        self.manners: list[str] = [""] * len(rows)  # how each seat plays on
        self.decided = 0  # decisions before it
        self.certain = 1.0  # how much of what is learned is what came of it
        self.foretold: list[float] = [0.0] * len(rows)  # and the rest: what was thought of positions after it


class School:
    """Plays games of one table to learn from them."""

    def __init__(self, title: str, table: Table, pool: Pool | None) -> None:
        setup, self.seats = table
        self.game: Game[Any] = find(title).game(setup, self.seats)
        self.measure = measure_of(self.game)
        self.pool = pool
        self.values: list[Value] = []
        self.learned: list[Learned] = []
        if pool is not None:
            for packed, networks in pool.values:
                self.learned.append(Learned(Network(packed, networks, *pool.shape), pool.clear_lead, pool.usual))
        self.choices: Choices = {}
        self.wins: Wins = {}
        self.values = [Value(self.game, self.measure, learned) for learned in self.learned]

    def character(self, rng: Rng) -> Character:
        """Somebody to sit down at the table."""
        drawn = rng.below(100)
        if self.pool is None or drawn >= CARELESS:
            return self.scripted(rng)
        searched = self.pool.searched
        newest = self.values[-1]
        if drawn < NEWEST:
            return Judging(newest, searched, careless=CALM)
        if drawn < FORMER:
            return Judging(self.values[rng.below(len(self.values))], searched, careless=CALM, manner="former")
        if drawn < LED:
            decisions = int(2.0 ** (LONGEST_LEAD * rng.part()))
            return Led(self.scripted(rng), Judging(newest, searched, careless=CALM), decisions)
        if drawn < TASTE:
            return Judging(newest, searched, Taste(rng.below(TASTES)), careless=CALM, manner="taste")
        if drawn < WRONG:
            wrong = mistaken(self.learned[-1], list(self.pool.scale), rng)
            return Judging(Value(self.game, self.measure, wrong), searched, careless=CALM, manner="wrong")
        return Judging(newest, searched, careless=WILD, manner="careless")

    def scripted(self, rng: Rng) -> Character:
        """A sparring partner of the title, if it has any; whoever has won more often lately comes more often."""
        if not find(self.game.title).partners:
            return Aimless()
        partners = partners_of(self.game.title)
        style = partners.random_style(rng, {} if self.pool is None else self.pool.form)
        return Scripted(self.game, partners.make(partners.random_values(style, rng)), style.name)

    def play(self, lessons: int, seed: int) -> list[Lesson]:
        """One game, of which some positions are kept, each as likely as any other."""
        game = self.game
        rng = Rng(seed)
        characters = [self.character(rng) for _ in range(self.seats)]
        s = game.start(self.seats)
        kept: list[Lesson] = []
        seen = 0
        while actors := game.actors(s):
            seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
            if seat == CHANCE:
                game.carry_out(s, CHANCE, choose(game, s, CHANCE, rng))
                continue
            options = game.options(s, seat)
            if len(options) == 1:
                game.carry_out(s, seat, options[0])
                continue
            seen += 1
            place = len(kept) if len(kept) < lessons else rng.below(seen)
            if place < lessons:
                lesson = self.lesson(s)
                lesson.decided = seen
                lesson.manners = [character.manner for character in characters]
                if place < len(kept):
                    kept[place] = lesson
                else:
                    kept.append(lesson)
            action = characters[seat].choose(s, game.view(s, seat), options, rng)
            if characters[seat].serious:
                self.note(s, seat, options, action)
            game.carry_out(s, seat, action)
        result = game.result(s)
        assert result is not None, "a game that asks nobody is over"
        for lesson in kept:
            lesson.scores = result.scores
            lesson.standing = self.measure.standing(s, result)
            lesson.ranks = result.ranks
        kept.sort(key=lambda lesson: lesson.decided)
        self.look_back(kept)
        for character, share in zip(characters, win_shares(result), strict=True):
            if isinstance(character, Scripted):
                counts = self.wins.setdefault(character.manner, [0.0, 0.0])
                counts[0] += 1 / self.seats
                counts[1] += share
        return kept

    def look_back(self, lessons: list[Lesson]) -> None:
        """Let each position of a game learn from what was thought of those after it, besides what came of it: luck and
        blunders of the rest of the game then count less (TD(lambda))."""
        if not self.values:
            return
        for earlier, later in zip(lessons[-2::-1], lessons[:0:-1], strict=True):
            thought = softmax(
                [told[WIN] for told in self.values[-1].network.judge(later.rows, later.progress, later.common)]
            )
            earlier.certain = HERITAGE * later.certain
            earlier.foretold = [
                (1 - HERITAGE) * share + HERITAGE * further
                for share, further in zip(thought, later.foretold, strict=True)
            ]

    def note(self, s: Any, seat: int, options: list[Action], chosen: Action) -> None:
        """Count what kinds of options were offered, and which was chosen."""
        kinds = self.measure.kinds(s, seat, options)
        taken = kinds[options.index(chosen)]
        for kind in set(kinds):
            counts = self.choices.setdefault(kind, [0, 0])
            counts[0] += 1
            counts[1] += kind == taken

    def lesson(self, s: Any) -> Lesson:
        """The position as it is measured."""
        progress = min(1.0, max(0.0, self.measure.progress(s)))
        rows = self.measure.measure(s)
        return Lesson(rows, progress, common_of(self.measure, self.seats, progress))


Job = tuple[str, Table, Pool | None, int, list[int]]


def play_lessons(job: Job) -> tuple[list[Lesson], Choices, Wins]:
    """Some games with a seed each, for a process of its own: the lessons, what was chosen how often, and which styles
    of scripts have won."""
    title, table, pool, lessons, seeds = job
    school = School(title, table, pool)
    found = [lesson for seed in seeds for lesson in school.play(lessons, seed)]
    return found, school.choices, school.wins

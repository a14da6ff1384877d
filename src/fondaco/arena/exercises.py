"""Exercises: positions from games between bots in which one option is clearly best, for a reason that can be told.

A game is played by the bot that looks, in most games with sparring partners at some of the seats: among its equals it
would come to the same positions again and again. Where its first look sees one option far ahead, the best options are
each looked at alone, several times, each time with new numbers and twice the budget; an exercise is what stays far
ahead every time."""

from collections import Counter
from collections.abc import Generator, Iterator
from functools import lru_cache
from itertools import count
from typing import Any, Final, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.arena.processes import spread
from fondaco.arena.reasons import Reason, Say, message_of, reasons, tellable
from fondaco.bots import Bot, Thinker, Thought, find_bot, find_thinker
from fondaco.bots.knowledge import taught, value_of
from fondaco.core.action import Action
from fondaco.core.chance import stream
from fondaco.core.errors import FondacoError
from fondaco.core.match import Match
from fondaco.core.sparring import partners_of
from fondaco.core.titles import Title, find

LOOKS: Final = [1, 2, 4]  # how many times the bot's own budget each look has
MARGIN: Final = 0.06  # of the win, by which the best option must be ahead at every look
RIVALS: Final = 3  # options that are held against the best
FEWEST: Final = 4  # options of a decision that is worth asking about
STRANGERS: Final = 2  # sparring partners in a game, at most
EACH_GAME: Final = 6  # exercises from one game, each of another choice
ROUND: Final = 64  # games that are handed out at once
THEMES: Final = 6  # how many themes, and how many answers, the exercises that are kept have at least
ALIKE: Final = 3  # exercises that ask for the same choice between two options in different positions
SEATS: Final = [3, 4]
EASY: Final = 1
HARD: Final = 3


class Exercise(NamedTuple):
    """A position, who decides, what is best and what comes next, why, and the proof."""

    position: dict[str, Any]
    seat: int
    best: str
    second: str
    difficulty: int
    reasons: list[Reason]
    game: int
    line: int
    margins: list[float]

    @property
    def theme(self) -> str:
        """The measure that speaks most for the best option."""
        return self.reasons[0].measure

    def document(self, name: str) -> dict[str, object]:
        """The exercise for JSON."""
        return {
            "name": name,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "seat": self.seat,
            "best": self.best,
            "second": self.second,
            "reasons": [reason.document() for reason in self.reasons],
            "proof": {"game": self.game, "line": self.line, "margins": self.margins},
            "position": self.position,
        }


class Hunt(NamedTuple):
    """A game to be looked through, and the messages of what can be told."""

    title: str
    bot: str
    seed: int
    margin: float
    worded: tuple[str, ...]
    game: int


class Search:
    """Looks for exercises of a title; the same for the same seed, if the bot counts playouts."""

    def __init__(self, title: str, bot: str, seed: int, say: Say, margin: float = MARGIN) -> None:
        self.title: Title = find(title)
        self.bot = bot
        self.seed = seed
        self.say = say
        self.margin = margin
        self.thinker: Thinker = find_thinker(bot)
        self.deeper: list[Thinker] = [find_thinker(deepened(bot, times)) for times in LOOKS]
        seats = [count for count in self.title.seats if count in SEATS]
        self.seats = seats if seats else self.title.seats
        if not taught(self.title.game({}, self.seats[0])):
            raise FondacoError(f"Nobody has learned what positions of {title} are worth, so nothing can be asked.")

    def run(self, processes: int = 1) -> Generator[Exercise]:
        """Exercises without end, in the order of the games, however many look for them."""
        names = value_of(self.title.game({}, self.seats[0])).measure.names
        worded = tuple([message_of(name) for name in names if self.say(message_of(name))])
        for first in count(0, ROUND):
            games = range(first, first + ROUND)
            hunts = [Hunt(self.title.name, self.bot, self.seed, self.margin, worded, game) for game in games]
            early: dict[int, list[Exercise]] = {}
            at = 0
            for number, found in spread(found_in, hunts, processes):
                early[number] = found
                while at in early:
                    yield from early.pop(at)
                    at += 1

    def in_game(self, game: int) -> Iterator[Exercise]:
        """The exercises of one game."""
        seats = self.seats[game % len(self.seats)]
        match = Match.new(self.title.name, seats, seed=self.seed * 1_000_003 + game)
        strangers = self.strangers(game, seats)
        asked: set[tuple[str, str]] = set()
        while match.actors:
            seat = match.actors[0]
            options = match.options(seat)
            if len(options) == 1:
                match.play(seat, options[0])
                continue
            if seat in strangers:
                numbers = stream(self.seed, game, len(match.log))
                match.play(seat, strangers[seat].choose(match.game, match.view(seat), options, numbers))
                continue
            thought = self.look(self.thinker, match, seat, options, game, 0)
            if len(asked) < EACH_GAME and len(options) >= FEWEST:
                exercise = self.proved(match, seat, options, thought, game, asked)
                if exercise is not None:
                    asked.add((exercise.best, exercise.second))
                    yield exercise
            match.play(seat, thought.best)

    def strangers(self, game: int, seats: int) -> dict[int, Bot]:
        """The seats of a game that sparring partners have, if there are any: none, one and two by turns, never all."""
        styles = list(partners_of(self.title.name).styles) if self.title.partners else []
        rng = stream(self.seed, game)
        found: dict[int, Bot] = {}
        while styles and len(found) < min(game % (STRANGERS + 1), seats - 1):
            found[rng.below(seats)] = find_bot(f"script:{styles[rng.below(len(styles))]}")
        return found

    def look(self, thinker: Thinker, match: Match, seat: int, options: list[Action], game: int, number: int) -> Thought:
        """What the bot thinks of some options, with the numbers of a look."""
        numbers = stream(self.seed, game, len(match.log), number)
        return thinker.think(match.game, match.view(seat), options, numbers)

    def proved(
        self, match: Match, seat: int, options: list[Action], thought: Thought, game: int, asked: set[tuple[str, str]]
    ) -> Exercise | None:
        """The decision as an exercise, if this choice was not asked for yet, one option is clearly best at every look,
        and why can be told."""
        first, *rest = thought.judgements
        spots = match.game.vocabulary.spots
        if first.share - rest[0].share < self.margin or spots(first.action) == spots(rest[0].action):
            return None  # no clear lead, or one of sums, of which the next is nearly as good
        rivals = [judgement.action for judgement in rest[:RIVALS]]
        best, second = match.text(first.action), match.text(rivals[0])
        told = tellable(reasons(match.game, match.view(seat), first.action, rivals[0], self.seed), self.say)
        if not told or (best, second) in asked:
            return None
        margins = [self.margin_of(match, seat, first.action, rivals, game, look) for look in range(len(LOOKS))]
        if min(margins) < self.margin:
            return None
        return Exercise(
            position=match.position(),
            seat=seat,
            best=best,
            second=second,
            difficulty=self.difficulty(match, seat, options, first.action),
            reasons=told,
            game=game,
            line=len(match.log),
            margins=[round(margin, 4) for margin in margins],
        )

    def margin_of(self, match: Match, seat: int, best: Action, rivals: list[Action], game: int, look: int) -> float:
        """By how much an option is ahead of its rivals, each looked at alone."""
        alone = [
            self.look(self.deeper[look], match, seat, [action], game, 1 + look).judgements[0].share
            for action in [best, *rivals]
        ]
        return alone[0] - max(alone[1:])

    def difficulty(self, match: Match, seat: int, options: list[Action], best: Action) -> int:
        """How well the option hides: 1 if it looks best at first sight, 3 if several look better."""
        value = value_of(match.game)
        world = match.game.imagine(match.view(seat), stream(self.seed, len(match.log)))
        promised: dict[Action, float] = {}
        for option in options:
            after = world.copy()
            match.game.play(after, seat, option)
            promised[option] = value.shares(after)[seat]
        better = sum(share > promised[best] for share in promised.values())
        return min(HARD, EASY + better)


@lru_cache(maxsize=4)
def search_of(title: str, bot: str, seed: int, margin: float, worded: tuple[str, ...]) -> Search:
    """What looks for exercises, made once in each process."""
    return Search(title, bot, seed, lambda message: message if message in worded else "", margin)


def found_in(hunt: Hunt) -> list[Exercise]:
    """The exercises of a game; what a process does."""
    *kind, game = hunt
    return list(search_of(*kind).in_game(game))


def deepened(bot: str, times: int) -> str:
    """A bot with so many times its budget of playouts."""
    name, _, budget = bot.partition(":")
    each, by, trees = budget.partition("x")
    return f"{name}:{int(each) * times}{by}{trees}" if each.isdecimal() else bot


def chosen(found: list[Exercise], count: int) -> list[Exercise]:
    """At most so many of the exercises, those that hide best and have the widest margins, few of each theme and of the
    same choice; the easy ones come first."""
    kept: list[Exercise] = []
    seen: Counter[tuple[str, str]] = Counter()
    most = max(1, count // THEMES)
    for exercise in sorted(found, key=lambda one: (-one.difficulty, -min(one.margins))):
        limits = {
            ("theme", exercise.theme): most,
            ("best", exercise.best): most,
            (exercise.best, exercise.second): ALIKE,
        }
        if len(kept) < count and all(seen[mark] < limit for mark, limit in limits.items()):
            kept.append(exercise)
            seen.update(list(limits))
    return sorted(kept, key=lambda one: (one.difficulty, one.theme, one.game, one.line))


def document_of(title: str, bot: str, seed: int, command: str, found: list[Exercise]) -> dict[str, object]:
    """Exercises for JSON, with how they were made."""
    made = {"command": command, "bot": bot, "seed": seed, "looks": LOOKS, "margin": MARGIN}
    return {"title": title, "made": made, "exercises": [one.document(str(n)) for n, one in enumerate(found, 1)]}

"""A study: what many games between good bots say about a game."""

from collections.abc import Callable, Generator, Mapping
from math import sqrt
from statistics import NormalDist, mean, pstdev, quantiles
from typing import Any, Final, NamedTuple

from fondaco.arena.bout import Bout
from fondaco.arena.contest import Contest
from fondaco.arena.intervals import CONFIDENCE, Interval, Z, over_blocks, wilson
from fondaco.arena.processes import spread
from fondaco.core.data import changes
from fondaco.core.titles import find
from fondaco.research.other_numbers import SketchWith, deeds_with
from fondaco.research.sketches import Sketch, all_deeds, sketch

FEWEST: Final = 30  # seats with and without a deed, before anything is said about it
QUARTERS: Final = (0.25, 0.5, 0.75)


class Figure(NamedTuple):
    """A mean over games, with how sure it is."""

    name: str
    mean: float
    error: float  # standard error
    low: float  # the 10th and the 90th percentile of the games
    high: float

    @property
    def interval(self) -> Interval:
        """From where to where the true mean lies, 95 times out of 100."""
        return Interval(self.mean - Z * self.error, self.mean + Z * self.error)


class Share(NamedTuple):
    """A share of the wins, with how sure it is."""

    name: str
    share: float
    interval: Interval
    games: int


class Effect(NamedTuple):
    """Something that some players did: how often, and how they fared compared with those who did not."""

    name: str
    used: float  # the share of players who did it
    often: float  # how many times a player did it
    difference: float  # of the win shares of those who did and those who did not
    interval: Interval

    @property
    def clear(self) -> bool:
        """Whether the difference is more than luck explains."""
        return self.interval.low > 0 or self.interval.high < 0


class Difference(NamedTuple):
    """A figure in two studies."""

    name: str
    here: Figure
    there: Figure
    difference: float
    interval: Interval

    @property
    def clear(self) -> bool:
        """Whether the difference is more than luck explains."""
        return self.interval.low > 0 or self.interval.high < 0


class Study:
    """So many games of a title between bots, and what they say."""

    def __init__(
        self,
        title: str,
        setup: Mapping[str, object],
        names: list[str],
        games: int,
        seed: int,
        numbers: object | None = None,
    ) -> None:
        self.contest = Contest(title, setup, names, games, seed)
        self.title = title
        self.setup = self.contest.setup
        self.seats = len(names)
        self.data, self.changes = ("", []) if numbers is None else changes(find(title), numbers)
        self.deeds = self.all_deeds()
        self.sketches: list[Sketch] = []

    def all_deeds(self) -> list[str]:
        """Everything that can be done; raises BadSetup if the game cannot be played with its other numbers."""
        if self.data:
            return deeds_with(self.data, self.title, self.setup, self.seats)
        return all_deeds(find(self.title).game(self.setup, self.seats))

    def run(self, processes: int = 1) -> Generator[int]:
        """Play all games; hands out how many are done."""
        found: dict[int, Sketch] = {}
        work: Callable[[Bout], Sketch] = SketchWith(self.data) if self.data else sketch
        try:
            for number, made in spread(work, [self.contest.bout(n) for n in range(self.contest.games)], processes):
                found[number] = made
                yield len(found)
        finally:
            self.sketches = [found[number] for number in sorted(found)]

    # What was played.

    @property
    def figures(self) -> list[Figure]:
        """Length, branching, scores, margins and changes of lead."""
        games = self.sketches
        told = [
            figure("length", [float(game.decisions) for game in games]),
            figure("branching", [mean(game.options) for game in games]),
            figure("choices", [float(sum(count > 1 for count in game.options)) for game in games]),
            figure("winning-score", [float(winner_of(game)[0]) for game in games]),
            figure("margin", [float(winner_of(game)[1]) for game in games]),
            figure("spread", [float(max(game.scores) - min(game.scores)) for game in games]),
            figure("ties", [float(game.ranks.count(1) > 1) for game in games]),
        ]
        led = [game for game in games if game.leaders]
        if led:
            told.append(figure("lead-changes", [float(lead_changes(game)) for game in led]))
            told.append(figure("known-from", [known_from(game) for game in led]))
        return told

    @property
    def by_seat(self) -> list[Share]:
        """The share of the wins of each seat."""
        return [
            share_of(str(seat + 1), [game.wins[seat] for game in self.sketches], [game.block for game in self.sketches])
            for seat in range(self.seats)
        ]

    @property
    def by_bot(self) -> list[Share]:
        """The share of the wins of each bot, if they differ; seats rotate and luck is mirrored."""
        names = list(dict.fromkeys(self.contest.names))
        if len(names) == 1:
            return []
        found: list[Share] = []
        for name in names:
            pairs = [(game.wins[seat], game.block) for game in self.sketches for seat in seats_of(game, name)]
            found.append(share_of(name, [win for win, _ in pairs], [block for _, block in pairs]))
        return found

    @property
    def leaders_win(self) -> list[Share]:
        """How often whoever leads after a quarter, half and three quarters of the decisions wins."""
        led = [game for game in self.sketches if game.leaders]
        return [
            share_of(f"{part:.0%}", [game.wins[leader_at(game, part)] for game in led], [game.block for game in led])
            for part in QUARTERS
            if led
        ]

    @property
    def luck(self) -> float | None:
        """How much of the scatter of scores is settled by the deal and the seat: in the games of a block chance is the
        same. The intraclass correlation of the score against the mean of its game; none with too few blocks."""
        groups: dict[tuple[int, int], list[float]] = {}
        for game in self.sketches:
            middle = mean(game.scores)
            for seat, score in enumerate(game.scores):
                groups.setdefault((game.block, seat), []).append(score - middle)
        full = [group for group in groups.values() if len(group) == self.seats]
        return intraclass(full) if len(full) >= FEWEST else None

    @property
    def effects(self) -> list[Effect]:
        """What goes with winning, from what helped most; only what enough players did and enough did not. So much is
        looked at that the intervals are wider: all of them together hold 95 times out of 100 (Bonferroni)."""
        players = [(game.deeds[seat], game.wins[seat]) for game in self.sketches for seat in range(self.seats)]
        names = [name for name in sorted({name for deeds, _ in players for name in deeds}) if told_of(name, players)]
        z = bonferroni(len(names))
        return sorted([effect(name, players, z) for name in names], key=lambda each: -each.difference)

    @property
    def openings(self) -> list[Share]:
        """The share of the wins by what a player did first, from the most usual."""
        found: dict[str, list[tuple[float, int]]] = {}
        for game in self.sketches:
            for seat, name in enumerate(game.openings):
                found.setdefault(name, []).append((game.wins[seat], game.block))
        usual = sorted(found.items(), key=lambda item: -len(item[1]))
        return [share_of(name, [w for w, _ in own], [b for _, b in own]) for name, own in usual if len(own) >= FEWEST]

    @property
    def usage(self) -> list[tuple[str, float]]:
        """How often everything was done in a game, from the most usual."""
        return sorted([(one.name, one.mean) for one in self.habits], key=lambda item: -item[1])

    @property
    def unused(self) -> list[str]:
        """What could be done and was done by nobody."""
        done = {name for name, _ in self.usage} | {name for game in self.sketches for name in game.chances}
        return [name for name in self.deeds if name not in done]

    @property
    def sheet(self) -> list[Figure]:
        """The points of a player by category."""
        names = list(self.sketches[0].sheet)
        return [figure(name, [float(n) for game in self.sketches for n in game.sheet[name]]) for name in names]

    @property
    def habits(self) -> list[Figure]:
        """How often everything was done in a game, by name."""
        counts: list[dict[str, int]] = []
        for game in self.sketches:
            whole: dict[str, int] = {}
            for deeds in game.deeds:
                for name, times in deeds.items():
                    whole[name] = whole.get(name, 0) + times
            counts.append(whole)
        names = sorted({name for whole in counts for name in whole})
        return [figure(name, [float(whole.get(name, 0)) for whole in counts]) for name in names]

    def compared(self, other: "Study") -> list[Difference]:
        """All figures that both have, with their differences."""
        return differences(self.figures, other.figures)

    def compared_sheets(self, other: "Study") -> list[Difference]:
        """The points of a player by category, where both count it."""
        return differences(self.sheet, other.sheet)

    def compared_habits(self, other: "Study") -> list[Difference]:
        """What is done more or less often, from the largest difference; widened as the effects are."""
        here, there = self.habits, other.habits
        both = len({one.name for one in here} & {one.name for one in there})
        found = [one for one in differences(here, there, bonferroni(both)) if one.clear]
        return sorted(found, key=lambda one: -abs(one.difference))

    def rows(self) -> list[dict[str, Any]]:
        """A row for each player of each game."""
        return [
            {
                "game": number,
                "block": game.block,
                "seat": seat,
                "bot": game.bots[seat],
                "score": game.scores[seat],
                "rank": game.ranks[seat],
                "win": game.wins[seat],
                "decisions": game.decisions,
                "opening": game.openings[seat],
                "deeds": [{"deed": name, "times": times} for name, times in sorted(game.deeds[seat].items())],
            }
            for number, game in enumerate(self.sketches)
            for seat in range(self.seats)
        ]


def figure(name: str, values: list[float]) -> Figure:
    """The mean of some values with its error, and where most of them lie."""
    cuts = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    return Figure(name, mean(values), pstdev(values) / sqrt(len(values)), cuts[0], cuts[-1])


def bonferroni(count: int) -> float:
    """How many standard errors an interval is wide if so many intervals together are to hold 95 times out of 100."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, count))


def differences(here: list[Figure], there: list[Figure], z: float = Z) -> list[Difference]:
    """All figures that both have, with their differences."""
    theirs = {each.name: each for each in there}
    found: list[Difference] = []
    for own in here:
        if own.name in theirs:
            other = theirs[own.name]
            gap, error = other.mean - own.mean, z * sqrt(own.error**2 + other.error**2)
            found.append(Difference(own.name, own, other, gap, Interval(gap - error, gap + error)))
    return found


def share_of(name: str, wins: list[float], blocks: list[int]) -> Share:
    """A share of the wins, as sure as its blocks are."""
    by_block: dict[int, list[float]] = {}
    for win, block in zip(wins, blocks, strict=True):
        by_block.setdefault(block, []).append(win)
    interval = over_blocks([sum(own) for own in by_block.values()], [len(own) for own in by_block.values()])
    return Share(name, mean(wins), interval, len(wins))


def winner_of(game: Sketch) -> tuple[int, int]:
    """The score of the first, and its lead over the second."""
    first = game.ranks.index(1)
    others = [score for seat, score in enumerate(game.scores) if seat != first]
    return game.scores[first], game.scores[first] - max(others)


def seats_of(game: Sketch, bot: str) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def lead_changes(game: Sketch) -> int:
    """How often the lead changed hands."""
    return sum(one != other for one, other in zip(game.leaders, game.leaders[1:], strict=False))


def known_from(game: Sketch) -> float:
    """After which part of the decisions the winner was in the lead for good; 1 if never."""
    first = game.ranks.index(1)
    last = max([number for number, leader in enumerate(game.leaders) if leader != first], default=-1)
    return (last + 1) / len(game.leaders)


def leader_at(game: Sketch, part: float) -> int:
    """Who leads after a part of the decisions."""
    return game.leaders[min(int(part * len(game.leaders)), len(game.leaders) - 1)]


def intraclass(groups: list[list[float]]) -> float:
    """The intraclass correlation of groups of the same size, not below zero."""
    size = len(groups[0])
    middle = mean([value for group in groups for value in group])
    between = size * sum((mean(group) - middle) ** 2 for group in groups) / (len(groups) - 1)
    within = sum((value - mean(group)) ** 2 for group in groups for value in group) / (len(groups) * (size - 1))
    whole = between + (size - 1) * within
    return max(0.0, (between - within) / whole) if whole else 0.0


def told_of(name: str, players: list[tuple[dict[str, int], float]]) -> bool:
    """Whether enough players did something, and enough did not."""
    did = sum(name in deeds for deeds, _ in players)
    return min(did, len(players) - did) >= FEWEST


def effect(name: str, players: list[tuple[dict[str, int], float]], z: float = Z) -> Effect:
    """How those who did something fared, compared with those who did not."""
    did = [win for deeds, win in players if name in deeds]
    did_not = [win for deeds, win in players if name not in deeds]
    here, there = wilson(mean(did), len(did), z), wilson(mean(did_not), len(did_not), z)
    gap = mean(did) - mean(did_not)
    # Newcombe's interval for the difference of two shares.
    low = gap - sqrt((mean(did) - here.low) ** 2 + (there.high - mean(did_not)) ** 2)
    high = gap + sqrt((here.high - mean(did)) ** 2 + (mean(did_not) - there.low) ** 2)
    often = mean([deeds.get(name, 0) for deeds, _ in players])
    return Effect(name, len(did) / len(players), often, gap, Interval(low, high))

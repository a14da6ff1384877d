"""Analysis of a match: how the chances of winning went, and which decisions cost most.

Every decision is thought about from the view of the seat that made it. First all options are weighed at once. Then the
chosen option and the best one are each looked at alone, with the whole budget and new numbers: many options share a
budget thinly, and the best of many uncertain ones is overrated. A cost is the share of the win that the best option
promises above the chosen one. It counts only if both rest on enough visits and it is larger than what 95 of 100
differences between equals would be; otherwise it is zero. Since some of many decisions seem costly by chance alone,
those that seem to have cost most are looked at once more with new numbers, and must cost something again.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final, NamedTuple

from fondaco.arena.evaluating import Estimate, Look, Question, Replay, look
from fondaco.arena.hint import ADVISER, BEST, rounded
from fondaco.arena.intervals import Z
from fondaco.arena.processes import spread
from fondaco.arena.reasons import Reason, reasons
from fondaco.bots import find_thinker
from fondaco.core.action import CHANCE
from fondaco.core.match import Match

ENOUGH: Final = 30  # visits on which an estimate must rest before anything is said to have cost something
MOST: Final = 5  # turning points
SUSPECTS: Final = 10  # decisions that are looked at again to find them

Progress = Callable[[int, int], None]  # how much is done, of how much


class Decision(NamedTuple):
    """A decision: what was chosen and what would have been best, and the chances of all after the choice."""

    line: int
    seat: int
    options: int
    chosen: Estimate
    best: Estimate
    shares: list[float]
    points: list[float]

    @property
    def noise(self) -> float:
        """How large a difference can be without meaning anything."""
        return Z * sqrt(self.chosen.variance + self.best.variance)

    @property
    def cost(self) -> float:
        """The share of the win that the choice gave away, as far as that can be told from noise."""
        lost = self.best.share - self.chosen.share
        sure = min(self.chosen.visits, self.best.visits) >= ENOUGH and lost > self.noise
        return lost if sure else 0.0

    def document(self) -> dict[str, object]:
        """The decision for JSON."""
        return {
            "line": self.line,
            "seat": self.seat,
            "action": self.chosen.action,
            "options": self.options,
            "shares": rounded(self.shares),
            "points": rounded(self.points),
            "chosen_share": round(self.chosen.share, 4),
            "best": self.best.action,
            "best_share": round(self.best.share, 4),
            "noise": round(self.noise, 4),
            "cost": round(self.cost, 4),
        }


class TurningPoint(NamedTuple):
    """A decision that cost much, with the best options, each looked at alone."""

    decision: Decision
    options: list[Estimate]
    reasons: list[Reason] = []  # for the best option against the chosen one

    def document(self) -> dict[str, object]:
        """The turning point for JSON."""
        chosen = self.decision.chosen
        return {
            "line": self.decision.line,
            "seat": self.decision.seat,
            **chosen.document(),
            "cost": round(self.decision.cost, 4),
            "options": [option.document() for option in self.options],
            "reasons": [reason.document() for reason in self.reasons],
        }


class Analysis:
    """All decisions of a match that had more than one option, and the most costly of them."""

    def __init__(
        self, match: Match, bot: str, seed: int, decisions: list[Decision], turning_points: list[TurningPoint]
    ) -> None:
        self.match = match
        self.bot = bot
        self.seed = seed
        self.decisions = decisions
        self.turning_points = turning_points

    def document(self) -> dict[str, object]:
        """The analysis for JSON, as docs/bots.md describes it."""
        result = self.match.result
        final = None
        if result is not None:
            shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.match.seats)]
            final = {"shares": rounded(shares), "points": result.scores}
        return {
            "title": self.match.title,
            "setup": dict(self.match.setup),
            "seats": self.match.seats,
            "lines": len(self.match.log),
            "bot": self.bot,
            "seed": self.seed,
            "decisions": [decision.document() for decision in self.decisions],
            "turning_points": [point.document() for point in self.turning_points],
            "result": final,
        }


def analyse(
    match: Match, bot: str = ADVISER, seed: int = 0, progress: Progress | None = None, processes: int = 1
) -> Analysis:
    """Think about every decision of a match; the same for the same seed, if the bot counts playouts."""
    find_thinker(bot)  # better to learn now than later that it has no thoughts
    save = match.save()
    lines = choices_of(save)
    steps = Steps(len(lines) + min(SUSPECTS, len(lines)), progress)
    looks = list(looks_at([Question(save, line, bot, seed) for line in lines], processes, steps))
    decisions = {found.line: decision_of(found) for found in looks}
    costly = sorted(looks, key=lambda found: -decisions[found.line].cost)[:SUSPECTS]
    again = [
        Question(save, found.line, bot, seed, found.candidates) for found in costly if decisions[found.line].cost > 0
    ]
    points: list[TurningPoint] = []
    for found in looks_at(again, processes, steps):
        decisions[found.line] = decision_of(found)
        points.append(TurningPoint(decisions[found.line], found.estimates[:BEST]))
    steps.finish()
    points = sorted([point for point in points if point.decision.cost > 0], key=lambda point: -point.decision.cost)
    points = [reasoned(save, point, seed) for point in points[:MOST]]
    return Analysis(match, bot, seed, list(decisions.values()), points)


def reasoned(save: str, point: TurningPoint, seed: int) -> TurningPoint:
    """A turning point with what speaks for the best option against the chosen one."""
    decision = point.decision
    match = Replay(save).at(decision.line)
    best, chosen = match.meant(decision.best.action), match.meant(decision.chosen.action)
    found = reasons(match.game, match.view(decision.seat), best, chosen, seed)
    return point._replace(reasons=[reason for reason in found if reason.weight > 0])


def choices_of(save: str) -> list[int]:
    """The lines of a log at which a seat had more than one option."""
    replay = Replay(save)
    found: list[int] = []
    for line, (seat, _) in enumerate(replay.lines):
        if seat != CHANCE and len(replay.at(line).options(seat)) > 1:
            found.append(line)
    return found


def looks_at(questions: list[Question], processes: int, steps: "Steps") -> Iterator[Look]:
    """The answers to questions, in their order."""
    found: dict[int, Look] = {}
    for number, answer in spread(look, questions, processes):
        found[number] = answer
        steps.add()
    return iter([found[number] for number in range(len(questions))])


def decision_of(found: Look) -> Decision:
    """A decision by what was found when options were looked at alone."""
    best = max(found.estimates, key=lambda estimate: estimate.share)
    return Decision(found.line, found.seat, found.options, found.chosen, best, found.shares, found.points)


class Steps:
    """Tells how far the work is."""

    def __init__(self, whole: int, progress: Progress | None) -> None:
        self.done = 0
        self.whole = whole
        self.progress = progress

    def add(self) -> None:
        """One more is done."""
        self.done += 1
        self.tell()

    def finish(self) -> None:
        """All is done."""
        self.done = self.whole
        self.tell()

    def tell(self) -> None:
        """Say how far it is, if there is any way to go."""
        if self.progress is not None and self.whole:
            self.progress(self.done, self.whole)

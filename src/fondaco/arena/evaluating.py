"""Evaluating one decision of a saved match: what a process does for the analysis."""

from functools import lru_cache
from typing import Any, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.arena.hint import BEST
from fondaco.bots import Thinker, Thought, find_thinker
from fondaco.core.action import Action
from fondaco.core.chance import stream
from fondaco.core.match import Match, first_page, read_save


class Question(NamedTuple):
    """A decision of a saved match, by its line in the log, and the options that are to be looked at alone; without any,
    a first look at all of them finds the best."""

    save: str
    line: int
    bot: str
    seed: int
    alone: tuple[str, ...] = ()


class Estimate(NamedTuple):
    """What an option promises to whoever takes it, and on how many visits that rests."""

    action: str
    share: float
    points: float
    visits: int

    @property
    def variance(self) -> float:
        """How much the share may scatter, at most; two visits of each kind are added, so that none means no doubt."""
        share = (self.share * self.visits + 2) / (self.visits + 4)
        return share * (1 - share) / (self.visits + 4)

    def document(self) -> dict[str, object]:
        """The estimate for JSON."""
        return {
            "action": self.action,
            "share": round(self.share, 4),
            "points": round(self.points, 4),
            "visits": self.visits,
        }


class Look(NamedTuple):
    """What was found: the chosen option and others, each looked at alone, best first; the shares and points of all
    seats after the chosen one; and the options that a first look found best."""

    line: int
    seat: int
    options: int
    chosen: Estimate
    estimates: list[Estimate]
    shares: list[float]
    points: list[float]
    candidates: tuple[str, ...]


class Replay:
    """A saved match, read from line to line."""

    def __init__(self, save: str) -> None:
        self.document: dict[str, Any] = read_save(save)
        self.lines: list[tuple[int, str]] = [(seat, text) for seat, text in self.document["log"]]
        self.match = self.opened()

    def opened(self) -> Match:
        """The match before its first line."""
        return first_page(self.document, 0)

    def at(self, line: int) -> Match:
        """The match as it stood before a line."""
        if len(self.match.log) > line:
            self.match = self.opened()
        for seat, text in self.lines[len(self.match.log) : line]:
            self.match.enter(seat, self.match.meant(text))
        return self.match


@lru_cache(maxsize=1)
def replay_of(save: str) -> Replay:
    """The replay of a match; a process goes on where its last question was."""
    return Replay(save)


def look(question: Question) -> Look:
    """Think about a decision, from the view of the seat that made it."""
    replay = replay_of(question.save)
    match = replay.at(question.line)
    seat, text = replay.lines[question.line]
    evaluator = Evaluator(match, seat, question)
    candidates = question.alone or evaluator.best_at_first()
    chosen = evaluator.alone(text)
    others = candidates if question.alone else candidates[:1]
    estimates = {text: evaluator.estimate(text, chosen)}
    for other in others:
        if other != text:
            estimates[other] = evaluator.estimate(other, evaluator.alone(other))
    ranked = sorted(estimates.values(), key=lambda estimate: -estimate.share)
    return Look(
        question.line, seat, len(evaluator.options), estimates[text], ranked, chosen.shares, chosen.points, candidates
    )


class Evaluator:
    """A view, its options and a thinker."""

    def __init__(self, match: Match, seat: int, question: Question) -> None:
        self.match = match
        self.view = match.view(seat)
        self.options: list[Action] = match.options(seat)
        self.question = question
        self.thinker: Thinker = find_thinker(question.bot)

    def best_at_first(self) -> tuple[str, ...]:
        """The options that seem best when all are weighed at once."""
        numbers = stream(self.question.seed, self.question.line, 0)
        thought = self.thinker.think(self.match.game, self.view, self.options, numbers)
        return tuple(self.match.text(judgement.action) for judgement in thought.judgements[:BEST])

    def alone(self, text: str) -> Thought:
        """What is thought of one option when it gets the whole budget; a second time, with other numbers."""
        action = self.match.meant(text)
        again = int(bool(self.question.alone))
        numbers = stream(self.question.seed, self.question.line, 1 + self.options.index(action), again)
        return self.thinker.think(self.match.game, self.view, [action], numbers)

    def estimate(self, text: str, thought: Thought) -> Estimate:
        """What an option promises, by a thought about it alone."""
        judgement = thought.judgements[0]
        return Estimate(text, judgement.share, judgement.points, judgement.visits)

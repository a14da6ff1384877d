"""A worker: a process of its own in which bots think. It reads one job a line and writes one answer a line."""

import os
import signal
import sys
from collections import OrderedDict
from time import perf_counter
from typing import Any, BinaryIO, Final

import msgspec

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.arena.hint import explained, hint
from fondaco.bots import Bot, Budget, find_bot
from fondaco.core.chance import Rng
from fondaco.core.match import Match

REMEMBERED: Final = 64  # matches


class Job(msgspec.Struct, frozen=True):
    """A decision that a bot owes: the table's log and whose turn it is. The bot itself sees its seat's view only."""

    table: str
    title: str
    setup: dict[str, bool | str]
    seats: int
    origin: dict[str, Any] | None
    lines: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    advice: bool = False  # what the bot thinks of the options is asked for, rather than its choice
    chosen: str = ""  # advice on this option is asked for: what speaks for it
    effort: float = 1.0  # the part of its budget that the bot may use


class Answer(msgspec.Struct, frozen=True):
    """What the bot chose, in words, or what it thinks of the options, or what went wrong; and how long it took."""

    action: str = ""
    hint: dict[str, Any] | None = None
    error: str = ""
    seconds: float = 0.0


class Thinker:
    """Keeps the matches that it thought about last, so that the next decision in them starts quicker."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, tuple[list[tuple[int, str]], Match]] = OrderedDict()

    def match_of(self, job: Job) -> Match:
        """The match of a job: the one that is remembered, played on, or a fresh one."""
        lines, match = self.matches.pop(job.table, ([], None))
        if match is None or job.lines[: len(lines)] != lines:
            lines, match = [], Match(job.title, job.setup, job.seats, 0, True, job.origin)
        for seat, text in job.lines[len(lines) :]:
            match.enter(seat, match.meant(text))
        self.matches[job.table] = (job.lines, match)
        if len(self.matches) > REMEMBERED:
            self.matches.popitem(last=False)
        return match

    def answer(self, job: Job) -> Answer:
        """What the bot chooses, or thinks."""
        try:
            match = self.match_of(job)
            options = match.options(job.seat)
            if job.advice and job.chosen:
                chosen = match.meant(job.chosen)
                return Answer(hint=explained(match.game, match.view(job.seat), options, chosen, job.bot, job.seed))
            if job.advice:
                return Answer(hint=hint(match.game, match.view(job.seat), options, job.bot, job.seed))
            bot = shortened(find_bot(job.bot), job.effort)
            action = bot.choose(match.game, match.view(job.seat), options, Rng(job.seed))
            if action not in options:
                return Answer(error=f"the bot {job.bot} chose {action}, which is not among its options")
            return Answer(action=match.text(action))
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}")


def shortened(bot: Bot, effort: float) -> Bot:
    """A bot that thinks for a part of its budget."""
    budget = getattr(bot, "budget", None)
    if effort < 1.0 and isinstance(budget, Budget):
        bot.budget = budget.part(effort)  # type: ignore[attr-defined]
    return bot


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    thinker = Thinker()
    for line in jobs:
        started = perf_counter()
        answer = thinker.answer(msgspec.json.decode(line, type=Job))
        answer = msgspec.structs.replace(answer, seconds=perf_counter() - started)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is time to go
    os.nice(int(sys.argv[1]))  # nobody waits for somebody else's grandmaster
    work(sys.stdin.buffer, sys.stdout.buffer)

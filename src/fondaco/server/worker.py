"""A worker: a process of its own in which bots think. It reads one job a line and writes one answer a line."""

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.arena.hint import hint
from fondaco.bots import find_bot
from fondaco.core.chance import Rng
from fondaco.core.match import Match


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


class Answer(msgspec.Struct, frozen=True):
    """What the bot chose, in words, or what it thinks of the options, or what went wrong."""

    action: str = ""
    hint: dict[str, Any] | None = None
    error: str = ""


class Thinker:
    """Where a worker keeps the match that it thought about last, so that the next decision in it starts quicker."""

    def __init__(self) -> None:
        self.table = ""
        self.lines: list[tuple[int, str]] = []
        self.match: Match | None = None

    def match_of(self, job: Job) -> Match:
        """The match of a job: the last one played on, or a fresh one."""
        match = self.match
        known = len(self.lines)
        if match is None or job.table != self.table or job.lines[:known] != self.lines:
            match, known = Match(job.title, job.setup, job.seats, 0, True, job.origin), 0
        self.match = None
        for seat, text in job.lines[known:]:
            match.enter(seat, match.meant(text))
        self.table, self.lines, self.match = job.table, job.lines, match
        return match

    def answer(self, job: Job) -> Answer:
        """What the bot chooses, or thinks."""
        try:
            match = self.match_of(job)
            options = match.options(job.seat)
            if job.advice:
                return Answer(hint=hint(match.game, match.view(job.seat), options, job.bot, job.seed))
            action = find_bot(job.bot).choose(match.game, match.view(job.seat), options, Rng(job.seed))
            if action not in options:
                return Answer(error=f"the bot {job.bot} chose {action}, which is not among its options")
            return Answer(action=match.text(action))
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}")


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    thinker = Thinker()
    for line in jobs:
        answers.write(msgspec.json.encode(thinker.answer(msgspec.json.decode(line, type=Job))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is time to go
    os.nice(5)  # nobody waits for somebody else's grandmaster
    work(sys.stdin.buffer, sys.stdout.buffer)

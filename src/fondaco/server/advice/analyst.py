"""An analyst: a process of its own that thinks about one finished game, when nobody else needs the machine.

It reads one assignment and writes how far it is, a line each time, and at last what it found."""

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

import fondaco.games  # noqa: F401 - puts the titles on the shelf
from fondaco.arena.analysis import analyse
from fondaco.core.match import Match


class Assignment(msgspec.Struct, frozen=True):
    """A finished game, as its save file tells it, and who is to think about it."""

    save: str
    bot: str
    seed: int


class Report(msgspec.Struct, frozen=True):
    """How far the analyst is, and with the last report what was found."""

    done: int = 0
    whole: int = 0
    document: dict[str, Any] | None = None


def work(assignments: BinaryIO, reports: BinaryIO) -> None:
    """Carry out one assignment."""

    def tell(report: Report) -> None:
        reports.write(msgspec.json.encode(report) + b"\n")
        reports.flush()

    assignment = msgspec.json.decode(assignments.readline(), type=Assignment)
    match = Match.load(assignment.save)
    found = analyse(match, assignment.bot, assignment.seed, lambda done, whole: tell(Report(done, whole)))
    tell(Report(document=found.document()))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is time to go
    os.nice(15)  # after the server, and after the bots of tables in play
    work(sys.stdin.buffer, sys.stdout.buffer)

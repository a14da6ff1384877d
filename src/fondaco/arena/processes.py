"""Work spread over processes: each takes the next job when it is done with one, and none outlives whoever asked."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar, cast

from fondaco.core.errors import BadSetup, FondacoError

Job = TypeVar("Job")
Answer = TypeVar("Answer")

MOST_PROCESSES: Final = 512
SPAWN: Final = get_context("spawn")  # the same on every system, and safe with threads
Spread = Callable[[Callable[[Any], Any], Sequence[Any], int], Iterator[tuple[int, Any]]]
HIRED: ContextVar[Spread | None] = ContextVar("HIRED", default=None)  # what does the work instead of processes here


class ProcessLost(FondacoError):
    """A process ended before it had answered."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hands(wanted: int | None) -> int:
    """How many processes do the work: as many as are wanted, or one for each core."""
    count = cores() if wanted is None else wanted
    if not 1 <= count <= MOST_PROCESSES:
        raise BadSetup(f"The work is done by 1 to {MOST_PROCESSES} processes, not {count}.")
    return count


def spread(work: Callable[[Job], Answer], jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, Answer]]:
    """The answers to all jobs with the number of each, as they come; with one process here, in their order. Work that
    has `variables` is done where the environment has them from the beginning."""
    yield from (HIRED.get() or at_home)(work, jobs, hands(processes))


def variables_of(work: Callable[[Any], Any]) -> dict[str, str]:
    """What the environment must have before a process begins with some work."""
    return dict(getattr(work, "variables", {}))


@contextmanager
def surroundings(variables: dict[str, str]) -> Iterator[None]:
    """What is started within this has some variables in its environment."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})


def at_home(work: Callable[[Any], Any], jobs: Sequence[Any], processes: int) -> Iterator[tuple[int, Any]]:
    """Work done by processes of this machine."""
    variables = variables_of(work)
    if min(processes, len(jobs)) <= 1 and not variables:
        for number, job in enumerate(jobs):
            yield number, work(job)
        return
    with surroundings(variables):
        crew = Crew(work, min(processes, len(jobs)))
    try:
        yield from crew.do(jobs)
    finally:
        crew.dismiss()


class Crew:
    """Processes that all do the same work."""

    def __init__(self, work: Callable[[Any], Any], count: int) -> None:
        self.hands: dict[Connection, BaseProcess] = {}
        with interrupts_held():
            for _ in range(count):
                here, there = SPAWN.Pipe()
                process = SPAWN.Process(target=serve, args=(work, there), daemon=True)
                process.start()
                there.close()
                self.hands[here] = process

    def do(self, jobs: Sequence[Job]) -> Iterator[tuple[int, Any]]:
        """Hand out the jobs in their order, and the answers as they come."""
        waiting = iter(enumerate(jobs))
        busy: dict[Connection, int] = {}
        for hand in self.hands:
            self.give(hand, waiting, busy)
        while busy:
            for hand in cast(list[Connection], wait(list(busy))):
                answer = self.take(hand)
                number = busy.pop(hand)
                self.give(hand, waiting, busy)
                yield number, answer

    def give(self, hand: Connection, waiting: Iterator[tuple[int, Any]], busy: dict[Connection, int]) -> None:
        """Give a process the next job, if there is one."""
        number, job = next(waiting, (-1, None))
        if number < 0:
            return
        try:
            hand.send(job)
        except OSError as error:
            raise ProcessLost("One of the processes was lost before it could begin.") from error
        busy[hand] = number

    def take(self, hand: Connection) -> Any:
        """Take the answer of a process; what went wrong there goes wrong here."""
        try:
            error, answer = hand.recv()
        except (EOFError, OSError) as lost:
            raise ProcessLost("One of the processes was lost while it was at work.") from lost
        if error is not None:
            raise error
        return answer

    def dismiss(self) -> None:
        """End all processes at once."""
        for hand, process in self.hands.items():
            process.terminate()
            process.join()
            hand.close()


def serve(work: Callable[[Any], Any], jobs: Connection) -> None:
    """Answer jobs until nobody asks any more."""
    while True:
        try:
            job = jobs.recv()
        except EOFError:
            return
        try:
            answer: tuple[Exception | None, Any] = (None, work(job))
        except Exception as error:
            answer = (error, None)
        try:
            jobs.send(answer)
        except OSError:
            return


@contextmanager
def interrupts_held() -> Iterator[None]:
    """What starts here never hears a keyboard interrupt, since whoever asked for the work ends it; one that comes
    meanwhile is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

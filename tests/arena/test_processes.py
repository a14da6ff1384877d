"""Work in several processes: all of it is done, and what goes wrong there is said here."""

import os
import signal
import threading

import pytest

from fondaco.arena.processes import Crew, ProcessLost, cores, interrupts_held, spread
from fondaco.core.errors import BadSetup, FondacoError


def double(number: int) -> int:
    if number < 0:
        raise FondacoError(f"{number} is too little.")
    if number > 90:
        os._exit(1)
    return 2 * number


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_answered(processes: int) -> None:
    assert dict(spread(double, range(7), processes)) == {number: 2 * number for number in range(7)}
    assert list(spread(double, [], processes)) == []


def start_while_interrupted(started: list[int]) -> None:
    with interrupts_held():
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        started.append(1)


def test_an_interrupt_is_not_lost_while_processes_are_started() -> None:
    started: list[int] = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may run where it is ignored
    try:
        with pytest.raises(KeyboardInterrupt):
            start_while_interrupted(started)
    finally:
        signal.signal(signal.SIGINT, before)
    assert started, "it is heard afterwards"


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_comes_through(processes: int) -> None:
    with pytest.raises(FondacoError, match="-3 is too little"):
        list(spread(double, [1, -3, 2], processes))


def test_a_lost_process_is_noticed() -> None:
    with pytest.raises(ProcessLost, match="lost while it was at work"):
        list(spread(double, [1, 99, 2], 2))


def test_no_process_outlives_the_work() -> None:
    crew = Crew(double, 2)
    processes = list(crew.hands.values())
    assert dict(crew.do([3, 4])) == {0: 6, 1: 8}
    assert all(process.is_alive() for process in processes)
    crew.dismiss()
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("processes", [0, -2, 513])
def test_a_number_of_processes_that_cannot_be(processes: int) -> None:
    with pytest.raises(BadSetup, match="1 to 512 processes"):
        list(spread(double, [1], processes))


def test_there_is_a_core() -> None:
    assert cores() >= 1

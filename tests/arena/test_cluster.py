"""Work on a cluster: the same results as at home, also when workers die."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from fondaco.arena import cluster as clusters
from fondaco.arena.cluster import EXTRA, hired
from fondaco.arena.ladder import Ladder
from fondaco.arena.processes import HIRED, spread
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.research.study import Study
from tests.cli.terminal import run


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda _: None)
    ended = run("match", "china", "--seats", "random,random,random", "--games", "1", "--cluster", "local")
    assert ended.exit_code == 2
    assert EXTRA in " ".join(ended.stderr.split())


def test_whoever_is_hired_does_the_work() -> None:
    def backwards(work: Any, jobs: Any, _processes: int) -> Iterator[tuple[int, Any]]:
        for number in reversed(range(len(jobs))):
            yield number, work(jobs[number])

    token = HIRED.set(backwards)
    try:
        assert list(spread(abs, [-1, -2, -3], 1)) == [(2, 3), (1, 2), (0, 1)]
    finally:
        HIRED.reset(token)
    with hired(None):
        assert list(spread(abs, [-1, -2], 1)) == [(0, 1), (1, 2)]


def test_a_cluster_that_is_not_there_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda _: True)
    for address, told in (("127.0.0.1:9", "There is no cluster at"), ("somewhere", "A cluster is local or an address")):
        with pytest.raises(BadSetup, match=told), hired(address):
            pass


class Trap:
    """Kills the worker that it is done in, the first few times."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder = folder
        self.times = times

    def __call__(self, number: int) -> int:
        if number % 3 == 0 and len(list(self.folder.iterdir())) < self.times:
            (self.folder / f"{number}-{os.getpid()}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


def kill_a_worker() -> None:
    """Kill one of our workers while it plays."""
    workers = [child for child in psutil.Process().children(recursive=True) if "ray::done" in " ".join(child.cmdline())]
    if workers:
        workers[0].kill()


def outcome(ladder: Ladder) -> list[Any]:
    """A ladder without the time that it took."""
    return [
        [(played.block, played.rotation, played.wins, played.scores, played.ranks) for played in rung.contest.in_order]
        for rung in ladder.rungs
    ]


def ladder() -> Ladder:
    return Ladder("china", {}, ["random", "greedy"], 3, [6], 5)


@pytest.mark.heavy
def test_a_cluster_gives_the_same_results_and_a_dead_worker_costs_its_job_again(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    at_home, away = ladder(), ladder()
    for _ in at_home.run(1):
        pass
    with hired("local"):
        for number, _ in enumerate(away.run(1)):
            if number in (0, 2):
                kill_a_worker()
        assert sorted(spread(Trap(tmp_path, 3), list(range(12)), 1)) == [(n, n * n) for n in range(12)]
    assert len(list(tmp_path.iterdir())) == 3
    assert outcome(away) == outcome(at_home)
    assert [rating.elo for rating in away.ratings] == [rating.elo for rating in at_home.ratings]


@pytest.mark.heavy
def test_other_numbers_reach_a_cluster() -> None:
    pytest.importorskip("ray")
    here, there = (Study("china", {}, ["random"] * 3, 2, 1, {"pieces": {"houses": 6}}) for _ in range(2))
    assert list(here.run()) == [1, 2]
    with hired("local"):
        assert list(there.run()) == [1, 2]
    assert there.sketches == here.sketches


def fails(number: int) -> int:
    raise BadSetup(f"Job {number} cannot be done.")


@pytest.mark.heavy
def test_what_goes_wrong_there_goes_wrong_here() -> None:
    pytest.importorskip("ray")
    with hired("local"), pytest.raises(FondacoError, match="Job 0 cannot be done"):
        list(spread(fails, [0], 1))

"""Contests between bots, and measurements."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from time import sleep
from typing import Any

import psutil
import pytest

from fondaco.cli.peers import PEERS
from fondaco.core import COMPILED
from fondaco.core.titles import SHELF
from tests.arena.contests import timeless
from tests.cli.terminal import run

CONTEST = ("match", "yunnan-2023", "--seats", "random, random,random", "--games", "6", "--seed", "5")


def test_a_contest_is_decided_by_its_seed() -> None:
    first, second = (run(*CONTEST, "--json", "--processes", count) for count in ("1", "2"))
    assert first.exit_code == 0
    assert timeless(json.loads(first.stdout)) == timeless(json.loads(second.stdout))
    document = json.loads(first.stdout)
    assert document["seed"] == 5
    other = json.loads(run(*CONTEST[:-1], "6", "--json").stdout)
    assert timeless(other["standings"]) != timeless(document["standings"])


def test_a_contest_counts_every_game() -> None:
    standings: list[dict[str, Any]] = json.loads(run(*CONTEST, "--json").stdout)["standings"]
    assert [standing["games"] for standing in standings] == [6, 6, 6]
    assert sum(standing["win_share"] for standing in standings) == pytest.approx(1, abs=1e-4)
    assert sum(standing["mean_rank"] for standing in standings) == pytest.approx(6, abs=1e-4)
    for standing in standings:
        low, high = standing["interval"]
        assert 0 <= low <= standing["win_share"] <= high <= 1
        assert standing["seconds"]["mean"] <= standing["seconds"]["max"]


@pytest.mark.parametrize(("language", "words"), [("en", "Mean rank"), ("de", "Mittlerer Platz"), ("it", "Posto medio")])
def test_a_contest_is_shown_as_a_table(language: str, words: str) -> None:
    output = run(*CONTEST, "--processes", "1", "--option", "guards=true", "--lang", language, COLUMNS="80").stdout
    assert words in output
    assert "Yunnan (2023): 6 " in output
    assert "…" not in output, "everything fits into eighty columns"


LADDER = ("ladder", "china", "--bots", "random,flat:1", "--seats", "3", "--games", "1", "--seed", "2")


def test_a_ladder_is_shown_as_tables() -> None:
    output = run(*LADDER, "--processes", "1", COLUMNS="80").stdout
    assert "China, 3 players" in output
    assert "2 × random" in output
    assert "Elo" in output
    assert "The fair share is 33.3%; seed 2." in output
    assert "…" not in output.replace(" … ", "")


def test_a_ladder_is_machine_readable(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    result = run(*LADDER, "--round-robin", "--processes", "1", "--json", "--plot", str(plot))
    ladder = json.loads(result.stdout)["ladders"][0]
    assert [rating["bot"] for rating in ladder["ratings"]] == ["random", "flat:1"]
    assert ladder["ratings"][0]["elo"] == 0
    pair = ladder["pairs"][0]
    assert (pair["stronger"], pair["weaker"], pair["games"]) == ("flat:1", "random", 1)
    assert "flat:1 : random" in plot.read_text(encoding="utf-8")


def test_a_contest_is_drawn(tmp_path: Path) -> None:
    for name, start in (("m.svg", b"<?xml"), ("m.PNG", b"\x89PNG")):
        assert run(*CONTEST, "--processes", "1", "--plot", str(tmp_path / name)).exit_code == 0
        assert (tmp_path / name).read_bytes().startswith(start)


class Impatient:
    """A progress bar whose reader gives up after some games."""

    def __init__(self, games: int) -> None:
        self.games = games

    @contextmanager
    def bar(self, label: str, whole: int) -> Iterator[Callable[[int], None]]:
        def tell(done: int) -> None:
            if done >= self.games:
                raise KeyboardInterrupt

        yield tell


def test_an_interrupt_ends_with_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("fondaco.cli.match"), "progress_bar", Impatient(4).bar)
    result = run(*CONTEST, "--json", "--processes", "2")
    assert result.exit_code == 130
    document = json.loads(result.stdout)
    assert (document["games"], document["planned"]) == (4, 6)
    assert result.stderr == "Interrupted after 4 of 6 games.\n"


def test_an_interrupted_ladder_ends_with_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("fondaco.cli.ladder"), "progress_bar", Impatient(1).bar)
    result = run(*LADDER[:-3], "9", "--seed", "2", "--processes", "1")
    assert result.exit_code == 130
    assert "2 × random" in result.stdout
    assert result.stderr == "Interrupted after 1 of 9 games.\n"


def test_an_interrupt_from_outside_ends_all_processes() -> None:
    command = [sys.executable, "-m", "fondaco", *CONTEST[:-3], "50000", "--json", "--processes", "2"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    # Where the tests run in the background of a script, interrupts are ignored, and children inherit that.
    with subprocess.Popen(command, **pipes, preexec_fn=hear_interrupts) as process:
        workers = workers_of(process)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=120)
    assert process.returncode == 130, errors
    document = json.loads(output)
    assert document["games"] < document["planned"] == 50000
    assert "Traceback" not in errors
    assert not any(worker.is_running() for worker in workers)


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def workers_of(process: subprocess.Popen[str]) -> list[psutil.Process]:
    """The two processes that play, once they do."""
    while process.poll() is None:
        children = psutil.Process(process.pid).children()
        with suppress(psutil.NoSuchProcess):
            workers = [child for child in children if child.cpu_times().user > 0.5]
            if len(workers) == 2:
                return workers
        sleep(0.05)
    raise AssertionError(f"the contest ended by itself: {process.stderr.read() if process.stderr else ''}")


def test_a_measurement_is_machine_readable() -> None:
    report = json.loads(run("bench", "--json", "--seconds", "0.05", "--no-peers").stdout)
    assert report["compiled"] is COMPILED
    assert set(report["rates"]) == set(report["copies"]) == set(SHELF)
    assert all(rate > 0 for rate in report["rates"].values())
    assert report["peers"] == {}


def test_a_measurement_is_shown_as_a_table() -> None:
    output = run("bench", "--seconds", "0.05", "--no-peers").stdout
    assert "Decisions/s" in output
    for title in SHELF:
        assert title in output


@pytest.mark.parametrize("name", list(PEERS))
def test_a_peer_that_is_installed_can_be_measured(name: str) -> None:
    module, runner = PEERS[name]
    pytest.importorskip(module)
    assert runner(0.01) > 0

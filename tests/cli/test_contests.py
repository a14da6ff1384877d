"""Contests between bots, and measurements."""

import json
from typing import Any

import pytest

from fondaco.arena import Contest
from fondaco.bots import bots, find_bot
from fondaco.cli.peers import PEERS
from fondaco.core import COMPILED
from fondaco.core.titles import SHELF
from tests.cli.terminal import run

CONTEST = ("match", "yunnan-2023", "--seats", "random, random,random", "--games", "6", "--seed", "5")


def test_a_contest_is_decided_by_its_seed() -> None:
    first, second = run(*CONTEST, "--json"), run(*CONTEST, "--json")
    assert first.exit_code == 0
    assert first.stdout == second.stdout
    document = json.loads(first.stdout)
    assert document["seed"] == 5
    other = json.loads(run(*CONTEST[:-1], "6", "--json").stdout)
    assert other["standings"] != document["standings"]


def test_a_contest_counts_every_game() -> None:
    standings: list[dict[str, Any]] = json.loads(run(*CONTEST, "--json").stdout)["standings"]
    assert [standing["games"] for standing in standings] == [6, 6, 6]
    assert sum(standing["win_share"] for standing in standings) == pytest.approx(1, abs=1e-4)
    assert sum(standing["mean_rank"] for standing in standings) == pytest.approx(6, abs=1e-4)


def test_a_contest_is_shown_as_a_table() -> None:
    output = run(*CONTEST, "--option", "guards=true").stdout
    assert "Yunnan (2023): 6 games, seed 5" in output
    assert "Mean rank" in output


def test_bots_change_seats_from_game_to_game() -> None:
    contest = Contest("yunnan-2023", {}, ["random"] * 3, 3, 1)
    assert [[contest.seat_of(entrant, game) for entrant in range(3)] for game in range(3)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
    ]


@pytest.mark.parametrize("title", list(SHELF))
def test_every_bot_plays_every_title(title: str) -> None:
    seats = SHELF[title].seats[-1]
    for name in bots():
        contest = Contest(title, {}, [name] * seats, 1, 1)
        assert len(list(contest.run())) == 1
        assert contest.decisions > 0
        assert find_bot(name) is not None


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

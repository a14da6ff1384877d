"""Bots think in processes of their own; one that crashes, hangs or answers nonsense is replaced."""

import asyncio
import itertools
import os
import signal
import sys
from pathlib import Path

import pytest

from fondaco import Match
from fondaco.server.bots import BotFailed, Worker, Workers
from fondaco.server.clock import WallClock
from fondaco.server.metrics import Metrics
from fondaco.server.scheduling import Owner
from fondaco.server.worker import Answer, Job, Thinker
from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import PATIENCE, config_for, running

STRANGE_BOTS = """
import os, time
import fondaco.bots

class Strange:
    def __init__(self, budget):
        pass

class Crashing(Strange):
    def choose(self, game, view, options, rng):
        os._exit(1)

class Hanging(Strange):
    def choose(self, game, view, options, rng):
        time.sleep(1000)

class Confused(Strange):
    def choose(self, game, view, options, rng):
        return game.vocabulary.all()[-1]

class Clumsy(Strange):
    def choose(self, game, view, options, rng):
        raise ZeroDivisionError("oops")

fondaco.bots.BOTS.update({"crashing": Crashing, "hanging": Hanging, "confused": Confused, "clumsy": Clumsy})
"""


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that workers know because their Python reads this file first."""
    (tmp_path / "sitecustomize.py").write_text(STRANGE_BOTS)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])


def job(bot: str, lines: int = 0) -> Job:
    match = Match.new("yunnan-2023", 3, seed=1)
    for _ in range(lines):
        match.play(match.actors[0], match.options(match.actors[0])[0])
    log = [(move.seat, match.text(move.action)) for move in match.log]
    return Job("t", match.title, match.setup, 3, None, log, match.actors[0], bot, 7)


async def choose(bot: str, seconds: float = PATIENCE) -> str:
    workers = Workers(1, seconds, Metrics(), WallClock())
    try:
        return await workers.choose(workers.line_up(Owner("t", "g"), job(bot)), job(bot))
    finally:
        await workers.stop()


def test_a_bot_chooses_one_of_its_options() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    options = [match.text(action) for action in match.options(match.actors[0])]
    assert asyncio.run(choose("random")) in options


@pytest.mark.parametrize("bot", ["crashing", "confused", "clumsy"])
@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_cannot_choose_is_given_up_with_a_reason(bot: str) -> None:
    with pytest.raises(BotFailed, match=r"lost|not among|ZeroDivisionError"):
        asyncio.run(choose(bot))


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_hangs_is_stopped() -> None:
    with pytest.raises(BotFailed, match="lost"):
        asyncio.run(choose("hanging", seconds=2.0))


def test_a_worker_thinks_on_from_what_it_knows() -> None:
    thinker = Thinker()
    for lines in (0, 3, 9, 2, 9):
        answer = thinker.answer(job("random", lines))
        fresh = Thinker().answer(job("random", lines))
        assert answer == fresh
        assert answer.action


def test_a_killed_worker_is_replaced_and_the_game_goes_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = itertools.count(1)
    killed: list[int] = []
    think = Worker.think

    async def in_danger(worker: Worker, job: Job, seconds: float) -> Answer:
        thinking = asyncio.create_task(think(worker, job, seconds))
        if next(jobs) in (10, 30, 50):
            await asyncio.sleep(0)  # it has been handed the job
            assert worker.process is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            killed.append(worker.process.pid)
        return await thinking

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await anna.open(["bot", "bot", "bot"])
            await anna.connect(table)
            await anna.until(lambda: anna.state["status"] == "over")

    monkeypatch.setattr(Worker, "think", in_danger)

    with running(config_for(sqlite)) as address:
        run(scene(address))
    assert len(set(killed)) == 3


@pytest.mark.usefixtures("strange_bots")
def test_a_table_does_not_wait_for_ever_for_a_bot_that_fails(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.tables.decisions.bots", lambda: ["random", "clumsy"])

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await anna.open([{"who": "bot", "bot": "clumsy"}, "bot", "bot"])
            await anna.connect(table)
            await anna.until(lambda: anna.state["status"] == "over")

    with running(config_for(sqlite)) as address:
        run(scene(address))

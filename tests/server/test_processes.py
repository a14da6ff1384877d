"""Many processes on one database: turns are thought about once, and what one knows, all know."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from fondaco.core.errors import FondacoError
from fondaco.server import bot_turns
from fondaco.server.bots import Workers
from fondaco.server.config import Config
from fondaco.server.database import connect, migrate
from fondaco.server.ledger import Ledger
from fondaco.server.notifications import Notifications
from fondaco.server.processes import check_processes
from fondaco.server.rates import Exclusion, Limit
from fondaco.server.scheduling import Ticket
from fondaco.server.schema import TABLES
from fondaco.server.sharing import Sharing
from fondaco.server.store import Store
from fondaco.server.usage import Usage
from fondaco.server.worker import Answer, Job
from fondaco.tables.problems import Problem
from tests.server.clients import run
from tests.server.conftest import new_database
from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock, config_for, reserved, running


@pytest.fixture
def shared(postgres: str) -> str:
    """A database for several servers."""
    return new_database(postgres)


def test_a_turn_is_claimed_by_one_server_and_taken_over_when_it_is_silent(shared: str) -> None:
    async def scene() -> None:
        engine = connect(shared)
        await migrate(engine)
        row = {"title": "china", "status": "playing", "public": False, "bots": True, "changed": 0, "seats": "[]"}
        async with engine.begin() as connection:
            await connection.execute(TABLES.insert().values(table="t", **row))
        one, other = Ledger(engine, "one"), Ledger(engine, "other")
        assert await one.claim("t", 5, 60)
        assert await one.claim("t", 5, 60)
        assert not await other.claim("t", 5, 60)
        assert await other.claim("t", 6, 0.1)
        assert await other.abandoned() == []
        while not (left := await one.abandoned()):
            await asyncio.sleep(0.05)
        assert left == ["t"]
        assert await one.claim("t", 6, 60)
        assert not await other.claim("t", 6, 60)
        await engine.dispose()

    asyncio.run(scene())


def test_each_turn_of_a_bot_is_thought_about_once(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[tuple[str, int, int]] = []
    attempt = Workers.attempt

    async def noted(self: Workers, ticket: Ticket, job: Job) -> Answer:
        thoughts.append((job.table, len(job.lines), job.seat))
        return await attempt(self, ticket, job)

    monkeypatch.setattr(Workers, "attempt", noted)
    monkeypatch.setattr(bot_turns, "LEASE_SECONDS", PATIENCE)  # nobody is taken to be dead who is only slow

    async def scene(first: str, second: str) -> None:
        async with Player(first) as anna, Player(second, "Bruno") as bruno:
            table = await anna.open(["bot", "bot", "bot"], title="china")
            await bruno.connect(table)
            await bruno.until(lambda: bruno.state["status"] == "over")

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))
    assert len(thoughts) > 20
    assert len(thoughts) == len(set(thoughts))


def test_presence_and_deletion_are_seen_by_all(shared: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Bruno") as bruno, Player(second, "Carla") as carla:
            table = await anna.open(["me", "open", "open"])
            await bruno.command(table, "take", seat=1)
            await anna.connect(table)
            await bruno.connect(table)
            for player in (anna, bruno):
                await player.until(lambda: player.presence.get("seats") == [0, 1])  # noqa: B023
            await carla.connect(table)
            await anna.until(lambda: anna.presence["watchers"] == 1)
            await carla.disconnect()
            await anna.until(lambda: anna.presence["watchers"] == 0)
            await anna.ask("DELETE", f"/api/tables/{table}", status=204)
            await bruno.until(lambda: bruno.gone)
            assert (await carla.get(f"/api/tables/{table}", 404))["code"] == "table.unknown"

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))


def test_a_repeated_key_is_answered_as_repeated_wherever_it_comes(shared: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Anna") as again:
            again.http.cookies.set("fondaco", anna.http.cookies["fondaco"])
            again.http.cookies.jar.clear()
            again.http.cookies.set("fondaco", anna.http.cookies["fondaco"])
            table = await anna.open(["me", "me", "me"])
            await again.get(f"/api/tables/{table}")
            for number in range(10):
                key = f"same-{number}"
                answers = await asyncio.gather(
                    *[player.command(table, "say", key=key, text="hello") for player in (anna, again, anna, again)]
                )
                assert len({answer["number"] for answer in answers}) == 1
                assert sorted(answer["repeated"] for answer in answers) == [False, True, True, True]

    with running(config_for(shared)) as first, running(config_for(shared)) as second:
        run(scene(first, second))


def test_several_processes_need_a_database_that_they_can_share() -> None:
    with pytest.raises(FondacoError, match="PostgreSQL"):
        check_processes(Config("sqlite:///tables.db", processes=2))


def serving(database: str, log: Path, counters: int) -> tuple[subprocess.Popen[str], str]:
    """`fondaco serve` with two processes, and its address."""
    command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--processes", "2", "--database", database]
    command += ["--metrics", f"127.0.0.1:{counters}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def words_of(process: psutil.Process) -> list[str]:
    """The command line of a process; of one that is gone, nothing."""
    try:
        return process.cmdline()
    except psutil.Error:
        return []


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.1)


def answers(address: str) -> bool:
    """Whether a server is ready."""
    try:
        return httpx.get(f"{address}/readyz").status_code == 200
    except httpx.HTTPError:
        return False


def test_two_processes_serve_one_port_and_one_that_dies_is_started_again(shared: str, tmp_path: Path) -> None:
    counters, kept = reserved()
    process, address = serving(shared, tmp_path / "log", counters)

    def moves() -> int:
        counted = httpx.get(f"http://127.0.0.1:{counters}/metrics").text
        return sum(int(float(line.split()[-1])) for line in counted.splitlines() if line.startswith("fondaco_moves_t"))

    def children() -> list[int]:
        return [one.pid for one in psutil.Process(process.pid).children() if "fondaco.server.process" in words_of(one)]

    async def scene() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            for _ in range(3):
                state = await anna.get(f"/api/tables/{table}/state")
                await anna.move(table, state["actors"][0])

    try:
        wait_until(lambda: answers(address) and len(children()) == 2)
        for done in (3, 6, 9, 12):
            run(scene())
            assert moves() == done, "whichever process they were made at"
        first = children()
        os.kill(first[0], signal.SIGKILL)
        wait_until(lambda: len(set(children()) - {first[0]}) == 2)
        wait_until(lambda: answers(address))
        run(scene())
        assert moves() == 15, "also at a process that is dead"
    finally:
        kept.close()
        process.terminate()
        process.wait(PATIENCE)
    assert not [pid for pid in first if psutil.pid_exists(pid) and psutil.Process(pid).status() != "zombie"]


# Limits.


def limits_of(store: Store, clock: FakeClock) -> tuple[Sharing, Limit, Usage, Exclusion]:
    """A limit, a sum and an exclusion of a server that tells the others of them."""
    limit, usage, flooders = Limit(clock, (1, 10)), Usage(clock, 3600), Exclusion(clock, 60)
    return Sharing(store, {"commands": limit}, {"thought": usage}, flooders), limit, usage, flooders


def test_what_is_spent_at_one_server_is_spent_at_all(shared: str) -> None:
    async def scene() -> None:
        clock = FakeClock()
        stores = [Store(connect(shared), lambda _: None) for _ in range(2)]
        (telling, here, used, floods), (hearing, there, known, kept_out) = [limits_of(one, clock) for one in stores]
        nothing: Any = lambda *_: None  # noqa: E731
        calls = Notifications(stores[1].engine, stores[1].server, nothing, nothing, hearing.hear, nothing)
        listening = asyncio.create_task(calls.listen())
        while not known.of("guest h"):  # told until the other listens
            used.add("guest h", 20.0)
            await telling.tell()
            await asyncio.sleep(0.05)
        for _ in range(10):
            here.spend("guest")
        here.spend("modest")
        used.add("guest g", 20.0)
        used.add("table t", 20.0)
        floods.add("flooder")
        await telling.tell()
        while not known.of("guest g"):  # which is told last
            await asyncio.sleep(0.05)
        with pytest.raises(Problem):
            there.spend("guest")
        with pytest.raises(Problem):
            kept_out.check("flooder")
        assert there.left_of("modest") == 10
        assert known.of("table t") == 0
        clock.advance(20)
        there.spend("guest")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))

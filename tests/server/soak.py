"""A long while of tables that come and go: the memory of a server stays as it is.

    python -m tests.server.soak --seconds 3600 --warm 600

Simulated players open tables of all titles, play some moves with bots, chat, and go; some delete their table, others
leave it to be let go from memory. After the time to get warm, memory may grow by no more than 5 %.

How many tables are in memory must not depend on what else the machine has to do. So players do not play as fast as they
can: each of 24 (`--players`) decides once a second (`--think`), which takes less than a third of a core. If the machine
is so busy that they come too late for that, it is told in the end, and the run says less."""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import httpx
import psutil

from fondaco.core.titles import SHELF
from tests.server.players import Player
from tests.server.servers import PATIENCE, ServerProcess

GROWTH: Final = 1.05
EVERY_SECONDS: Final = 2.0
PLAYERS: Final = 24
THINK_SECONDS: Final = 1.0  # from one decision of a player to the next, in the mean
MOST_LATE: Final = 10.0  # seconds that a player can make good
TABLES: Final = re.compile(r"^fondaco_tables (\S+)", re.MULTILINE)
PROGRAM: Final = """
import sys
from fondaco.server.config import UNLIMITED, Config
from fondaco.server.run import serve
config = Config(sys.argv[1], port=int(sys.argv[2]), workers=1, rates=UNLIMITED, idle_seconds=20.0)
serve(config, lambda address: print(address, flush=True))
"""


@dataclass
class Diary:
    """What was played, and how much memory there was when, in MB."""

    tables: int = 0
    moves: int = 0
    memory: list[tuple[float, float]] = field(default_factory=list)
    in_memory: list[int] = field(default_factory=list)  # tables
    cores: float = 0.0  # that the server and its workers needed
    late: float = 0.0  # seconds that players were late in all

    def between(self, start: float, end: float) -> float:
        """The usual memory between two times."""
        return median([amount for when, amount in self.memory if start <= when < end])


class Pace:
    """Decides at times that do not depend on how soon others answer."""

    def __init__(self, rng: Random, think: float, diary: Diary) -> None:
        self.rng = rng
        self.think = think
        self.diary = diary
        self.due = time.monotonic()

    async def __call__(self) -> None:
        """Wait for the time of the next decision; if it has passed, they are somewhat sooner until they are in time."""
        now = time.monotonic()
        self.due = self.due + self.rng.uniform(0.5, 1.5) * self.think
        if self.due < now - MOST_LATE:
            self.diary.late += now - MOST_LATE - self.due
            self.due = now - MOST_LATE
        await asyncio.sleep(self.due - now)


async def come_and_go(address: str, number: int, until: float, think: float, diary: Diary) -> None:
    """Open a table, play for a while, go, and so on."""
    rng = Random(number)
    pace = Pace(Random(-number), think, diary)
    async with Player(address, f"Player {number}", rng.choice(["en", "de", "it"])) as player:
        while time.monotonic() < until:
            title = SHELF[rng.choice(list(SHELF))]
            table = await player.open(["me", *["bot"] * (title.seats[0] - 1)], title.name, pace={"kind": "none"})
            await player.connect(table)
            last = (player.number or 0) + 60
            await player.play_on(rng, lambda: (player.number or 0) > last or time.monotonic() > until, pace)  # noqa: B023
            await player.say("say", text="goodbye")
            diary.tables, diary.moves = diary.tables + 1, diary.moves + (player.number or 0)
            await player.disconnect()
            if rng.random() < 0.5:
                await player.ask("DELETE", f"/api/tables/{table}", status=204)
            player.updates.clear()
            player.received.clear()


async def weigh(address: str, process: psutil.Process, diary: Diary, until: float) -> None:
    """Note again and again how much memory a server has, with its workers, and how many tables are in it."""
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while time.monotonic() < until:
            processes = [process, *process.children()]
            diary.memory.append((time.monotonic(), sum([one.memory_info().rss for one in processes]) / 2**20))
            found = TABLES.search((await http.get("/metrics")).text)
            diary.in_memory.append(int(float(found[1])) if found else 0)
            await asyncio.sleep(EVERY_SECONDS)
    used = sum([sum(one.cpu_times()[:2]) for one in [process, *process.children()]])
    diary.cores = used / (time.monotonic() - begun)


@contextmanager
def soaked(folder: Path) -> Iterator[ServerProcess]:
    """A server that lets go of idle tables soon."""
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", PROGRAM)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def soak(seconds: float, warm: float, players: int = PLAYERS, think: float = THINK_SECONDS) -> tuple[float, Diary]:
    """Let tables come and go; returns how many times as much memory there is in the end as when it was warm."""
    diary = Diary()

    async def scene(server: ServerProcess) -> None:
        assert server.process is not None
        until = time.monotonic() + seconds
        process = psutil.Process(server.process.pid)
        playing = [come_and_go(server.address, number, until, think, diary) for number in range(players)]
        weighing = weigh(server.address, process, diary, until)
        await asyncio.wait_for(asyncio.gather(weighing, *playing), seconds + PATIENCE)

    with tempfile.TemporaryDirectory(prefix="fondaco-soak-") as folder, soaked(Path(folder)) as server:
        asyncio.run(scene(server))
    begun, ended = diary.memory[0][0], diary.memory[-1][0]
    part = (ended - begun - warm) / 4
    return diary.between(ended - part, ended) / diary.between(begun + warm, begun + warm + part), diary


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--warm", type=float, default=600)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--think", type=float, default=THINK_SECONDS, help="seconds from one decision to the next")
    chosen = parser.parse_args()
    growth, diary = soak(chosen.seconds, chosen.warm, chosen.players, chosen.think)
    every = max(1, len(diary.memory) // 30)
    amounts, tables = [round(amount) for _, amount in diary.memory][::every], diary.in_memory[::every]
    print(f"{diary.tables} tables, {diary.moves} records, {diary.cores:.2f} cores, {diary.late:.0f} s late")  # noqa: T201
    print(f"MB over time: {amounts}\ntables in memory: {tables}\nwarm to end: {growth:.3f}")  # noqa: T201
    sys.exit(0 if growth <= GROWTH else 1)


if __name__ == "__main__":
    main()

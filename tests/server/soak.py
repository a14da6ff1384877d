"""A long while of tables that come and go: the memory of a server stays as it is.

    python -m tests.server.soak --seconds 3600 --warm 600

Simulated players open tables of all titles, play some moves with bots, chat, and go; some delete their table, others
leave it to be let go from memory. After the time to get warm, memory may grow by no more than 5 %."""

import argparse
import asyncio
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

import psutil

from fondaco.core.titles import SHELF
from tests.server.players import Player
from tests.server.servers import PATIENCE, ServerProcess

GROWTH: Final = 1.05
EVERY_SECONDS: Final = 2.0
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

    def between(self, start: float, end: float) -> float:
        """The usual memory between two times."""
        return median([amount for when, amount in self.memory if start <= when < end])


async def come_and_go(address: str, number: int, until: float, diary: Diary) -> None:
    """Open a table, play for a while, go, and so on."""
    rng = Random(number)
    async with Player(address, f"Player {number}", rng.choice(["en", "de", "it"])) as player:
        while time.monotonic() < until:
            title = SHELF[rng.choice(list(SHELF))]
            table = await player.open(["me", *["bot"] * (title.seats[0] - 1)], title.name, pace={"kind": "none"})
            await player.connect(table)
            last = (player.number or 0) + 60
            await player.play_on(rng, lambda: (player.number or 0) > last or time.monotonic() > until)  # noqa: B023
            await player.say("say", text="goodbye")
            diary.tables, diary.moves = diary.tables + 1, diary.moves + (player.number or 0)
            await player.disconnect()
            if rng.random() < 0.5:
                await player.ask("DELETE", f"/api/tables/{table}", status=204)
            player.updates.clear()
            player.received.clear()


async def weigh(process: psutil.Process, diary: Diary, until: float) -> None:
    """Note again and again how much memory a server has, with its workers."""
    while time.monotonic() < until:
        whole = sum([one.memory_info().rss for one in [process, *process.children()]])
        diary.memory.append((time.monotonic(), whole / 2**20))
        await asyncio.sleep(EVERY_SECONDS)


@contextmanager
def soaked(folder: Path) -> Iterator[ServerProcess]:
    """A server that lets go of idle tables soon."""
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", PROGRAM)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def soak(seconds: float, warm: float, players: int = 12) -> tuple[float, Diary]:
    """Let tables come and go; returns how many times as much memory there is in the end as when it was warm."""
    diary = Diary()

    async def scene(server: ServerProcess) -> None:
        assert server.process is not None
        until = time.monotonic() + seconds
        process = psutil.Process(server.process.pid)
        playing = [come_and_go(server.address, number, until, diary) for number in range(players)]
        await asyncio.wait_for(asyncio.gather(weigh(process, diary, until), *playing), seconds + PATIENCE)

    with tempfile.TemporaryDirectory(prefix="fondaco-soak-") as folder, soaked(Path(folder)) as server:
        asyncio.run(scene(server))
    begun, ended = diary.memory[0][0], diary.memory[-1][0]
    part = (ended - begun - warm) / 4
    return diary.between(ended - part, ended) / diary.between(begun + warm, begun + warm + part), diary


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--warm", type=float, default=600)
    chosen = parser.parse_args()
    growth, diary = soak(chosen.seconds, chosen.warm)
    amounts = [round(amount) for _, amount in diary.memory]
    shown = amounts[:: max(1, len(amounts) // 30)]
    print(f"{diary.tables} tables, {diary.moves} records; MB over time: {shown}; warm to end: {growth:.3f}")  # noqa: T201
    sys.exit(0 if growth <= GROWTH else 1)


if __name__ == "__main__":
    main()

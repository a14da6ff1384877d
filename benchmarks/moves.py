"""What a move costs the processor, without network and commit: decided, applied, and told to readers.

At a table of three sit readers of English, German and Italian, and a fourth watches; each gets what they may know as
bytes. `packed` is what is left of a message on a socket, where messages are compressed one after the other: most of it
repeats what came before. The least of several runs counts, because other work on the machine can only add to it.
"""

import argparse
import asyncio
import time
import zlib
from random import Random
from typing import Any

import msgspec

from fondaco.core.titles import SHELF
from fondaco.server.clock import Clock, WallClock
from fondaco.server.live_table import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.store import Addition
from fondaco.server.watchers import Watcher
from fondaco.tables.commands import Move, OpenTable, Take
from fondaco.tables.decisions import Caller
from fondaco.tables.journal import Record, read_body, write_body
from fondaco.tables.opening import opening
from fondaco.tables.table import Table

PEOPLE = [Caller("a", "Anna", "en"), Caller("b", "Bruno", "de"), Caller("c", "Carla", "it")]


class Store:
    """Says that everything is durable."""

    async def append(self, addition: Addition) -> bool:
        return True


class Keeper:
    """Keeps nothing."""

    def __init__(self) -> None:
        self.store: Any = Store()
        self.clock: Clock = WallClock()
        self.metrics = Metrics()

    async def table(self, name: str) -> LiveTable:
        raise AssertionError("no table is let go")

    async def rematch(self, live: LiveTable, caller: Caller) -> Any:
        raise AssertionError("there is one game")

    def wake_bots(self, live: LiveTable) -> None: ...

    def follow(self, live: LiveTable) -> None: ...

    def announce(self, live: LiveTable) -> None: ...

    def lose(self, live: LiveTable) -> None: ...


class Reader(Watcher):
    """Takes every message at once."""

    def __init__(self, guest: str | None, language: str) -> None:
        super().__init__(guest, language)
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def packed(self) -> int:
        """How many bytes go over a socket."""
        packer = zlib.compressobj(wbits=-12, memLevel=5)
        return sum([len(packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)) for message in self.messages])


async def set_up(keeper: Keeper, title: str, seed: int) -> tuple[LiveTable, list[Reader]]:
    """A table at which three people sit and a fourth watches."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    decision = opening(PEOPLE[0], OpenTable.model_validate({"title": title, "seats": seats, "pace": {"kind": "none"}}))
    body = read_body("opened", write_body(msgspec.structs.replace(decision.body, seed=str(seed))))
    live = LiveTable(keeper, Table.replay("table", [Record(1, 0, body, PEOPLE[0].guest)]))
    for seat in (1, 2):
        await live.do(PEOPLE[seat], Take(type="take", key=f"{seat}", seat=seat))
    readers = [*[Reader(person.guest, person.language) for person in PEOPLE], Reader(None, "en")]
    for reader in readers:
        live.join(reader, None)
    return live, readers


async def play(live: LiveTable, rng: Random) -> int:
    """A whole game of random moves; returns how many there were."""
    moves = 0
    while live.table.phase == "playing":
        moves += 1
        seat = rng.choice(list(live.table.options))
        action = live.table.match.text(rng.choice(live.table.options[seat]))
        await live.do(PEOPLE[seat], Move(type="move", key=f"m{moves}", seat=seat, at=live.table.number, action=action))
    return moves


async def measure(title: str, runs: int) -> str:
    """A row of the table of figures."""
    costs: list[float] = []
    read: list[Reader] = []
    for run in range(runs):
        live, read = await set_up(Keeper(), title, run)
        begun = time.process_time()
        moves = await play(live, Random(run))
        costs.append((time.process_time() - begun) / moves * 1000)
    messages = [message for reader in read for message in reader.messages]
    size = sum([len(message) for message in messages]) / len(messages)
    packed = sum([reader.packed() for reader in read]) / len(messages)
    return f"{title:15} {min(costs):7.3f} {size:7.0f} {packed:7.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="*", default=list(SHELF))
    parser.add_argument("--runs", type=int, default=10)
    options = parser.parse_args()
    print("title            ms CPU   bytes  packed")
    for title in options.titles:
        print(asyncio.run(measure(title, options.runs)), flush=True)


if __name__ == "__main__":
    main()

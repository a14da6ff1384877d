"""Moves per second, latency and memory of the server, for many tables at once, on durable SQLite and PostgreSQL.

    python -m benchmarks.server                                                          # all of it
    python -m benchmarks.server --databases postgresql --tables 200 --think 0 --share 0.2  # what processes add up to

Each table has one client that plays all three seats over one socket. `paced` tables think for a second between moves,
as fast as people ever play; `flat out` they send the next move as soon as they may. The latency of a move is the time
from sending it to its acknowledgement, when it is on the disk. Server and clients share the machine, so each row is
held against `echo` in the same run: a bare server of the same stack that writes each message durably to the same store
and answers it. `ms CPU` is the processor time of the server for one move, `of echo` how many moves there were for one
of its answers.

With `--share`, each process of a server gets only that much of a core: where the cores are few, two processes would
otherwise take them from the clients and the database, and the machine would be measured instead of the design.
"""

import argparse
import asyncio
import statistics
import time

import httpx
import psutil
from websockets.asyncio.client import connect

from benchmarks.clients import Client, Crowd, Together
from benchmarks.serving import ECHO, PROGRAM, fresh, memory_of

HEAD = "database    processes load      tables   moves/s   p50 ms   p95 ms   p99 ms  KB/table  CPU %  ms CPU  of echo"


async def measure(address: str, process: psutil.Process, tables: int, seconds: float, think: float) -> list[float]:
    """A row of the table of figures."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        (await http.put("/api/me", json={"name": "bench"})).raise_for_status()
        before = memory_of(process)
        crowd = Crowd(http, tables, seconds, think)
        clients = [Client(crowd, number) for number in range(tables)]
        playing = asyncio.gather(*[client.play() for client in clients])
        elapsed, cpu = await crowd.measured(process)
        memory = (memory_of(process) - before) / tables / 1024
        await playing
    return row([latency for client in clients for latency in client.latencies], elapsed, memory, cpu)


async def echo(address: str, process: psutil.Process, clients: int, seconds: float) -> list[float]:
    """The same row for the bare server."""
    found: list[float] = []
    message = '{"type":"move","key":"0.123456789","seat":0,"at":17,"action":"bid school 5 from supply"}'
    crowd = Together(clients, seconds)

    async def talk() -> None:
        async with crowd.door:
            socket = await connect(address.replace("http", "ws", 1), ping_interval=None, compression=None)
        await crowd.begin()
        while not crowd.over:
            sent = time.perf_counter()
            await socket.send(message)
            await socket.recv()
            found.append(time.perf_counter() - sent)
        await crowd.stop()
        await socket.close()

    talking = asyncio.gather(*[talk() for _ in range(clients)])
    elapsed, cpu = await crowd.measured(process)
    await talking
    return row(found, elapsed, 0, cpu)


def row(latencies: list[float], elapsed: float, memory: float, cpu: float) -> list[float]:
    """The figures of a row, but for the last."""
    cuts = [cut * 1000 for cut in statistics.quantiles(latencies, n=100)]
    done = len(latencies)
    return [done / elapsed, cuts[49], cuts[94], cuts[98], memory, cpu / elapsed * 100, cpu / done * 1000]


def show(kind: str, processes: int, load: str, tables: int, figures: list[float], bare: float) -> None:
    """Print a row."""
    rate, p50, p95, p99, memory, percent, cost = figures
    times = f"{rate:9.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f} {memory:9.0f} {percent:6.0f} {cost:7.2f} {rate / bare:8.2f}"
    print(f"{kind:11} {processes:9} {load:9} {tables:6} {times}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 200, 1000])
    parser.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2], help="of a server on PostgreSQL")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--think", type=float, nargs="*", default=[1.0, 0.0])
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each process of a server; 0 is all")
    options = parser.parse_args()
    print(HEAD)
    for kind in options.databases:
        for tables in options.tables:
            with fresh(kind, ECHO, 1, options.share) as (address, process):
                bare = asyncio.run(echo(address, process, tables, options.seconds))
            show(kind, 1, "echo", tables, bare, bare[0])
            for processes in options.processes if kind == "postgresql" else [1]:
                for think in options.think:
                    with fresh(kind, PROGRAM, processes, options.share) as (address, process):
                        found = asyncio.run(measure(address, process, tables, options.seconds, think))
                    show(kind, processes, "paced" if think else "flat out", tables, found, bare[0])


if __name__ == "__main__":
    main()

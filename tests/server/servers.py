"""Real servers for the tests: in a thread of their own, or in a process of their own that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx

from fondaco.server.clock import Clock
from fondaco.server.config import UNLIMITED, Config
from fondaco.server.run import bind, server_of

PATIENCE: Final = 300.0  # seconds after which whatever is waited for will never come, however busy the machine is


class FakeClock:
    """A clock that stands still until it is told to go on."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time

    def monotonic(self) -> float:
        return self.time / 1000

    def advance(self, seconds: float) -> None:
        self.time += int(seconds * 1000)

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds * 1000
        while self.time < until:
            await asyncio.sleep(0.005)


def config_for(database: str, **settings: object) -> Config:
    quick = Config(database, port=0, workers=1, rates=UNLIMITED, keeper_seconds=0.05, adviser="flat:4")
    return replace(quick, **settings)  # type: ignore[arg-type]


@contextmanager
def running(config: Config, clock: Clock | None = None) -> Iterator[str]:
    """A server in a thread of its own; gives its address."""
    listening = bind(config)
    server = server_of(config, clock)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server did not start in time"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


def reserved() -> tuple[int, socket.socket]:
    """A port that nobody else gets while the socket is open; as it does not listen, a server can all the same."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return int(kept.getsockname()[1]), kept


PROGRAM = """
import sys
from fondaco.server.config import UNLIMITED, Config
from fondaco.server.run import serve
config = Config(sys.argv[1], port=int(sys.argv[2]), workers=1, rates=UNLIMITED)
serve(config, lambda address: print(address, flush=True))
"""


class ServerProcess:
    """A server in a process of its own; it comes back at the same port after it was killed."""

    def __init__(self, database: str, log: Path, program: str = PROGRAM) -> None:
        self.database = database
        self.program = program
        self.log = log
        self.port, self.kept = reserved()
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        arguments = [sys.executable, "-c", self.program, self.database, str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.log.read_text()
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not come back: " + self.log.read_text()[-3000:])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.kept.close()

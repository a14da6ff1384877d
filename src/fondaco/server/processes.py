"""Several processes that share a port and a database; one that dies is started again."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import Final

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from fondaco.core.errors import FondacoError
from fondaco.server.config import Config
from fondaco.server.metrics import SHARED_FOLDER, of_all, serve_counters

ENDING_SECONDS: Final = 10.0
BREATH_SECONDS: Final = 1.0  # before one that died is started again


def check_processes(config: Config) -> None:
    """Raise FondacoError if a configuration cannot be served by several processes."""
    if config.database.startswith("sqlite"):
        raise FondacoError("Several processes need a PostgreSQL database; SQLite is for one.")
    if os.name != "posix":
        raise FondacoError("Several processes can share a port on Linux and macOS only.")


class Processes:
    """The processes of one server."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        self.config = config
        self.listening = listening
        self.running: list[subprocess.Popen[bytes] | None] = [None] * config.processes
        self.ending = threading.Event()

    def run(self) -> None:
        """Keep the processes running until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.ending.set())
        with tempfile.TemporaryDirectory(prefix="fondaco-counters-") as folder:
            end_counters = serve_counters(self.config.metrics, of_all(folder)) if self.config.metrics else None
            try:
                self.keep_running(folder)
            finally:
                self.stop()
                if end_counters is not None:
                    end_counters()

    def keep_running(self, folder: str) -> None:
        """Start every process, and again whenever it has died, until told to stop; their counters are in a folder."""
        while not self.ending.is_set():
            for place, process in enumerate(self.running):
                if process is None or process.poll() is not None:
                    if process is not None:
                        mark_process_dead(process.pid, folder)  # type: ignore[no-untyped-call]
                    self.running[place] = self.start(folder)
            self.ending.wait(BREATH_SECONDS)

    def start(self, folder: str) -> subprocess.Popen[bytes]:
        """Start one process."""
        os.set_inheritable(self.listening.fileno(), True)
        command = [sys.executable, "-m", "fondaco.server.process", str(self.listening.fileno())]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        environment[SHARED_FOLDER] = folder
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, pass_fds=[self.listening.fileno()], env=environment, start_new_session=True
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(self.config, enc_hook=str))
        process.stdin.close()
        return process

    def stop(self) -> None:
        """End all processes."""
        left = [process for process in self.running if process is not None]
        for process in left:
            process.terminate()
        deadline = time.monotonic() + ENDING_SECONDS
        for process in left:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

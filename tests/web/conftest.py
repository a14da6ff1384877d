"""A server with the built page, and a real browser to look at it."""

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fondaco.server.config import built_page

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
             "--disable-sync", "--no-first-run"]  # fmt: skip
NOT_BUILT = "the page is not built here; npm run build in web builds it into the source tree"
PROGRAM = """
import sys
from pathlib import Path
from fondaco.server.config import UNLIMITED, Config, built_page
from fondaco.server.run import serve
store = f"sqlite:///{sys.argv[1]}"
serve(Config(store, port=int(sys.argv[2]), page=built_page(), rates=UNLIMITED, workers=1, adviser=sys.argv[3]))
"""


def chromium() -> str | None:
    """The browser of the machine, if it has one."""
    return os.environ.get("FONDACO_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def free_port() -> int:
    """A port below those that the system gives to clients: one of them could take it while a server is away."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Serving:
    """A server in a process of its own, that can be killed and started again at the same place."""

    def __init__(self, folder: Path, adviser: str = "flat:2", environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = environment
        self.adviser = adviser
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.folder / "web.db"), str(self.port), self.adviser]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        while self.process.poll() is None:  # however long a busy machine takes
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server ended with {self.process.returncode}; see {self.folder / 'server.log'}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of the page."""
    if built_page() is None:
        pytest.skip(NOT_BUILT)
    serving = Serving(tmp_path_factory.mktemp("web"))
    serving.start()
    yield serving
    serving.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One browser for all tests of the page."""
    playwright = pytest.importorskip("playwright.sync_api")
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here; Debian's package is called chromium, FONDACO_CHROMIUM names another")
    with playwright.sync_playwright() as running:
        found = running.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()

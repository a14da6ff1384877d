"""A real proxy in front of real servers, with the configuration that is shipped: Debian's Caddy."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.servers import PATIENCE, reserved

CADDYFILE: Final = Path(__file__).parents[2] / "deploy" / "Caddyfile"
needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no caddy here")


@contextmanager
def caddy(servers: Sequence[str], folder: Path) -> Iterator[str]:
    """Caddy in front of servers; gives its address, without https."""
    port, kept = reserved()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "FONDACO_DOMAIN": address,
        "FONDACO_UPSTREAM": " ".join([server.removeprefix("http://") for server in servers]),
        "CADDY_ADMIN": "off",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    with (folder / "caddy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        wait_for(address, process, folder / "caddy.log")
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)
        kept.close()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a proxy passes requests on."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the proxy passes nothing on: " + log.read_text()[-3000:])

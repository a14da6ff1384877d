"""Whether a server is ready is found out by writing, and without waiting for a database that does not answer."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import psutil
import pytest

from fondaco.server import readiness
from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import PATIENCE, ServerProcess, config_for, running


def test_a_database_that_somebody_else_holds_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "READY_SECONDS", 0.2)
    path = tmp_path / "tables.db"
    with running(config_for(f"sqlite:///{path}")) as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
        assert http.get("/readyz").status_code == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            for _ in range(20):  # more than there are connections
                refused = http.get("/readyz")
                assert (refused.status_code, refused.json()["code"]) == (503, "store.unavailable")
            assert time.monotonic() - begun < 25  # the driver alone would wait for 30, each time
            assert http.get("/api/tables").status_code == 200
        deadline = time.monotonic() + PATIENCE
        while http.get("/readyz").status_code != 200:
            assert time.monotonic() < deadline


@pytest.mark.skipif(os.name != "posix" or not hasattr(psutil.Process, "rlimit"), reason="files can be limited on Linux")
def test_nothing_is_lost_when_the_disk_is_full_and_it_recovers_by_itself(tmp_path: Path) -> None:
    """No file may be written any more, the log included: everybody is told so, on sockets too."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")

    async def scene() -> None:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        most = process.rlimit(psutil.RLIMIT_FSIZE)
        async with Player(server.address) as anna:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            await anna.connect(table)
            assert (await anna.say("say", text="hello", key="before"))["type"] == "ack"
            process.rlimit(psutil.RLIMIT_FSIZE, (0, most[1]))
            for _ in range(3):
                assert (await anna.say("say", text="full", key="full"))["code"] == "store.unavailable"
            refused = await anna.http.post(
                f"/api/tables/{table}/commands", json={"type": "say", "key": "k", "text": "!"}
            )
            assert (refused.status_code, refused.json()["code"]) == (503, "store.unavailable")
            assert refused.headers["retry-after"] == "2"
            await anna.get("/readyz", 503)
            await anna.get("/healthz", 200)
            process.rlimit(psutil.RLIMIT_FSIZE, most)
            assert (await anna.say("say", text="there is room again", key="full"))["type"] == "ack"
            await anna.get("/readyz", 200)
            said = [event["detail"]["text"] for event in (await anna.get(f"/api/tables/{table}/history"))["events"][1:]]
            assert said == ["hello", "there is room again"]

    try:
        server.start()
        run(scene())
    finally:
        server.stop()

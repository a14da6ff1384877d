"""Whether a server is ready is found out by writing, and without waiting for a database that does not answer."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from fondaco.server import readiness
from tests.server.servers import PATIENCE, config_for, running


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

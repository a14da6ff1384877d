"""Starting the server: by the command, and for one person with the browser opened."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fondaco import FondacoError
from fondaco.server.config import Config, built_page
from fondaco.server.run import IDLE_SECONDS, bind
from tests.server.proxies import CADDYFILE
from tests.server.servers import PATIENCE

ONE_PERSON = "import sys; from pathlib import Path; from fondaco.server.run import serve_one_person as s; s({})"


@contextmanager
def started(arguments: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", **environment}
    process = subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=variables
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def answering(address: str) -> httpx.Response:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(f"{address}/healthz")
        except httpx.HTTPError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with started(["-m", "fondaco", "serve", "--port", "0", "--database", database]) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Fondaco is at http://127.0.0.1:")
        assert answering(line.split()[-1]).json()["healthy"]
    assert process.returncode in (0, 130, -signal.SIGINT)
    assert (tmp_path / "tables.db").exists()


@pytest.mark.skipif(built_page() is None, reason="the page is built into the installed package only")
def test_play_without_a_title_opens_the_house_in_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {tmp_path / 'opened'}\n")
    browser.chmod(0o755)
    environment = {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "FONDACO_LANG": "en"}
    with started(["-m", "fondaco", "play"], **environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        assert answering(address).json()["healthy"]
        assert "<title>" in httpx.get(address).text
        deadline = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert (tmp_path / "opened").read_text().strip() == address


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("oracle://nowhere", "The database must be sqlite or postgresql, not oracle."),
        ("my games", "The database's address must be like sqlite:///file or postgresql://host/name."),
        ("sqlite:////no/such/folder/tables.db", "The database cannot be used: "),
        ("postgresql://127.0.0.1:1/nowhere", "The database cannot be used: "),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(database: str, sentence: str) -> None:
    arguments = ["-m", "fondaco", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment, timeout=PATIENCE
    )
    assert done.returncode == 2, done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("fondaco: ")]
    assert len(said) == 1
    assert said[0].startswith(f"fondaco: {sentence}")
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_said_in_a_sentence(address: str, sqlite: str) -> None:
    with pytest.raises(FondacoError, match="cannot be used"):
        bind(Config(sqlite, port=int(address.rsplit(":", 1)[1])))


def test_one_person_gets_a_browser_and_a_database_of_their_own(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<h1>Fondaco</h1>")
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    program = ONE_PERSON.format("Path(sys.argv[1]), Path(sys.argv[2])")
    with started(["-c", program, str(page), str(tmp_path / "data")], BROWSER=f"{browser} %s"):
        deadline = time.monotonic() + PATIENCE
        while not opened.exists() or not opened.read_text():
            assert time.monotonic() < deadline, "no browser was opened"
            time.sleep(0.05)
        address = opened.read_text().strip()
        assert answering(address).status_code == 200
        assert "<h1>Fondaco</h1>" in httpx.get(address).text
        assert httpx.get(address, headers={"host": "elsewhere.example"}).status_code == 421
    assert (tmp_path / "data" / "fondaco.db").exists()


def test_the_proxy_lets_go_of_idle_connections_before_the_server_does() -> None:
    found = re.search(r"keepalive (\d+)s", CADDYFILE.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) < IDLE_SECONDS


def test_the_log_of_the_unit_is_kept_for_a_limited_time() -> None:
    unit = (CADDYFILE.parent / "fondaco.service").read_text(encoding="utf-8")
    found = re.search(r"^LogNamespace=(\w+)$", unit, re.MULTILINE)
    assert found is not None
    journal = (CADDYFILE.parent / f"journald@{found[1]}.conf").read_text(encoding="utf-8")
    assert re.search(r"^MaxRetentionSec=\d+day$", journal, re.MULTILINE)

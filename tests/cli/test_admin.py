"""`fondaco admin`, `backup` and `restore`, on a database that a real server uses."""

import asyncio
from pathlib import Path

import pytest

from fondaco.server.database import connect
from fondaco.server.store import Store
from tests.cli.terminal import run
from tests.server.clients import run as play
from tests.server.clients import three
from tests.server.players import Player
from tests.server.servers import config_for, running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def guest_of(database: str, table: str) -> str:
    store = Store(connect(database), lambda _: None)
    guest = (await store.journal(table))[0].guest
    await store.close()
    return str(guest)


def test_whoever_runs_a_server_can_look_after_it(database: str, tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        table, players = await three(address)
        anna, bruno, _ = players
        number = (await bruno.say("say", text="something rude"))["number"]
        await anna.ask("POST", f"/api/tables/{table}/reports", {"number": number, "reason": "rude words"}, 204)
        guest = await guest_of(database, table)
        await asyncio.to_thread(administrate, table, guest)
        await anna.until(lambda: anna.gone, 30)
        for player in players:
            await player.__aexit__()

    def administrate(table: str, guest: str) -> None:
        listed = run("admin", "list", "--database", database)
        assert table in listed.output
        assert guest in listed.output
        reported = run("admin", "reports", "--database", database).output
        assert "something rude" in reported
        assert "rude words" in reported
        for who in ("192.0.2.1", "2001:db8::1", "0" * 32):
            assert run("admin", "ban", who, "--days", "3", "--database", database).exit_code == 0
            assert run("admin", "unban", who, "--database", database).exit_code == 0
            assert run("admin", "unban", who, "--database", database).exit_code == 2
        for nobody in ("Bruno", "192.0.2.300", "192.0.2.0/24", ""):  # nobody would be kept out by these
            assert run("admin", "ban", nobody, "--database", database).exit_code == 2
        assert run("admin", "rotate-key", "--database", database).exit_code == 0
        assert run("admin", "forget", guest, "--database", database).exit_code == 0
        assert run("admin", "forget", guest, "--database", database).exit_code == 2
        assert run("admin", "close", table, "--database", database).exit_code == 0
        assert run("admin", "close", table, "--database", database).exit_code == 2

    with running(config_for(database)) as address:
        play(scene(address))


def test_a_backup_is_made_and_put_back(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            await anna.open(["me", "me", "me"])

    with running(config_for(database)) as address:
        play(scene(address))
    assert "rows" in run("backup", str(file), "--database", database).output
    unsure = run("restore", str(file), "--database", database)
    assert unsure.exit_code == 2
    assert "--yes" in unsure.stderr
    assert run("restore", str(file), "--yes", "--database", database).exit_code == 0
    assert run("restore", str(tmp_path / "none"), "--yes", "--database", database).exit_code == 2

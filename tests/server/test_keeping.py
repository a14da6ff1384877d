"""Keeping a server: cookies and keys, bans, retention, forgetting a guest, backups, and databases of the future."""

import asyncio
import gzip
import json
import stat
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import event, insert, text

from fondaco.server import backup
from fondaco.server.backup import BadBackup, back_up, restore
from fondaco.server.database import NewerDatabase, connect, migrate, prepare
from fondaco.server.guests import cookie_keys, rotate_keys
from fondaco.server.ledger import Ledger
from fondaco.server.retention import forget_guest, forget_old
from fondaco.server.schema import TABLES
from fondaco.server.store import Store
from tests.server.clients import leave, run, step, three
from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock, config_for, reserved, running

DAY = 24 * 3600


def on(database: str, work: Any) -> Any:
    return backup.with_engine(database, work)


def ledger(engine: Any) -> Ledger:
    return Ledger(engine, "test")


async def until(condition: Any, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.05)


# Cookies.


def test_the_key_is_rotated_without_throwing_anybody_out(database: str) -> None:
    async def scene(address: str) -> None:
        async with Player(address) as anna:
            old = anna.http.cookies["fondaco"]
            engine = connect(database)
            await rotate_keys(ledger(engine))
            keys = await cookie_keys(ledger(engine))
            await engine.dispose()
            assert len(keys) == 2

            async def renewed() -> bool:
                assert (await anna.get("/api/me"))["name"] == "Anna"
                return bool(anna.http.cookies["fondaco"] != old)

            await until(renewed)
            again = httpx.get(f"{address}/api/me", cookies={"fondaco": old})
            assert again.json()["name"] == "Anna"

    with running(config_for(database)) as address:
        run(scene(address))


def test_a_cookie_of_the_first_version_is_good_and_is_renewed(sqlite: str) -> None:
    async def scene(address: str) -> None:
        async with Player(address) as anna:
            guest = anna.http.cookies["fondaco"]
            keys = await cookie_keys(ledger(connect(sqlite)))
            first = URLSafeSerializer(keys[0], salt="guest")
            from fondaco.server.guests import Guests

            known = Guests(Store(connect(sqlite), lambda _: None), FakeClock(), keys).read(guest)
            response = httpx.get(f"{address}/api/me", cookies={"fondaco": str(first.dumps(known))})
            assert response.json()["name"] == "Anna"
            assert "fondaco" in response.cookies

    with running(config_for(sqlite)) as address:
        run(scene(address))


# Bans.


def test_a_guest_and_an_address_can_be_banned_and_let_in_again(database: str) -> None:
    async def scene(address: str) -> None:
        engine = connect(database)
        kept = ledger(engine)
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            guest = (await Store(engine, lambda _: None).journal(table))[0].guest

            async def refused(code: str) -> bool:
                body = {"type": "say", "key": "k", "text": "!"}
                response = await anna.http.post(f"/api/tables/{table}/commands", json=body)
                return response.is_success if code == "" else response.json().get("code") == code

            for who in (f"guest {guest}", "address 127.0.0.1"):
                await kept.ban(who, 0, None, "rude")
                await until(lambda: refused("guest.banned"))
                assert await kept.unban(who)
                await until(lambda: refused(""))
            assert not await kept.unban("guest nobody")
        await engine.dispose()

    with running(config_for(database)) as address:
        run(scene(address))


# Retention.


def test_what_is_old_is_forgotten_and_the_rest_is_kept(database: str) -> None:
    clock = FakeClock()
    config = replace(config_for(database), finished_days=30, waiting_days=10, guest_days=20)

    async def scene(address: str) -> None:
        async with Player(address) as anna, Player(address, "Idle"):
            finished = await anna.open(["me", "me", "me"])
            await anna.connect(finished)
            await anna.play_on(Random(1))
            await anna.disconnect()
            waiting = await anna.open(["me", "open", "open"])
            playing = await anna.open(["me", "me", "me"])
            engine = connect(database)
            for days, there in ((9, 3), (11, 2), (31, 1)):
                await forget_old(engine, config, clock.now() + days * DAY * 1000)
                left = await Store(engine, lambda _: None).existing([finished, waiting, playing])
                assert len(left) == there
            assert left == {playing}
            async with engine.connect() as connection:
                names = list((await connection.execute(text("SELECT name FROM guests"))).scalars())
            assert names == ["Anna"]
            await engine.dispose()

    with running(config, clock) as address:
        run(scene(address))


def test_a_guest_can_be_forgotten_and_the_game_goes_on(database: str) -> None:
    async def scene(address: str) -> None:
        table, players = await three(address)
        bruno = players[1]
        alone = await bruno.open(["me", "me", "me"])
        await bruno.say("say", text="my secret address")
        async with Player(address, "Dora") as dora:
            elsewhere = await dora.open(["me", "me", "me"], pace={"kind": "none"})
            await bruno.command(elsewhere, "say", text="my secret address")
        await bruno.ask("PUT", "/api/me", {"name": "Benno"})
        engine = connect(database)
        store = Store(engine, lambda _: None)
        guest = next(record.guest for record in await store.journal(table) if record.kind == "said")
        assert guest is not None
        assert await forget_guest(engine, guest)
        assert not await forget_guest(engine, guest)
        assert await store.journal(alone) == []
        async with engine.connect() as connection:
            found = "SELECT body FROM journal UNION ALL SELECT seats FROM tables"
            everything = [str(row) for row in await connection.execute(text(found))]
        assert not [row for row in everything if "Bruno" in row or "my secret address" in row]
        await engine.dispose()

        async def forgotten() -> bool:
            told = [await players[0].get(f"/api/tables/{name}/history") for name in (table, elsewhere)]
            seats = (await players[0].get(f"/api/tables/{table}"))["seats"]
            return not any(name in json.dumps([*told, seats]) for name in ("Bruno", "my secret address"))

        await until(forgotten)  # by the server, which had it in memory
        assert (await bruno.get("/api/me"))["name"] is None
        for player in players:
            await player.disconnect()
            await player.connect(table)
        assert players[0].state["status"] == "playing"
        assert (await players[0].say("say", text="we go on"))["type"] == "ack"
        assert (await bruno.say("say", text="who am I?"))["code"] == "guest.unknown"
        await leave(players)

    with running(config_for(database)) as address:
        run(scene(address))


def test_old_tables_are_deleted_a_few_at_a_time(sqlite: str) -> None:
    async def scene() -> None:
        engine = connect(sqlite)
        await migrate(engine)
        async with engine.begin() as connection:
            row = {"title": "go", "status": "over", "public": False, "bots": False, "changed": 0, "seats": "[]"}
            await connection.execute(insert(TABLES), [{"table": f"t{number}", **row} for number in range(50)])
        commits: list[object] = []
        event.listen(engine.sync_engine, "commit", commits.append)
        await forget_old(engine, replace(config_for(sqlite), finished_days=1), 10 * DAY * 1000)
        assert len(commits) >= 3
        assert await Store(engine, lambda _: None).names() == []
        await engine.dispose()

    asyncio.run(scene())


# Backups.


def test_a_backup_is_restored_while_it_is_played(database: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"

    async def scene(address: str) -> None:
        table, players = await three(address)
        for _ in range(6):
            await step(players)
        position = (await players[0].get(f"/api/tables/{table}/state"))["number"]
        writing = asyncio.create_task(back_up(database, path))
        await step(players)
        count = await writing
        for _ in range(3):
            await step(players)
        assert await restore(database, path) == count
        for player in players:
            await player.disconnect()

        async def there() -> bool:
            if (await players[0].http.get("/readyz")).status_code != 200:
                return False
            response = await players[0].http.get(f"/api/tables/{table}/state")
            return response.status_code == 200 and position <= response.json()["number"] <= position + 1

        await until(there)
        for player in players:
            player.updates.clear()
            await player.connect(table)
        for _ in range(3):
            await step(players)
        await leave(players)

    with running(config_for(database)) as address:
        run(scene(address))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_backup_goes_from_one_kind_of_database_to_the_other(database: str, tmp_path: Path) -> None:
    path, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.db'}"

    def contents(address: str) -> dict[str, list[str]]:
        async def reading(engine: Any) -> dict[str, list[str]]:
            found = {}
            async with engine.connect() as connection:
                for name in ("guests", "tables", "journal", "seats", "notes"):
                    rows = await connection.execute(text(f'SELECT * FROM "{name}"'))
                    found[name] = sorted(json.dumps(dict(row._mapping), default=str, sort_keys=True) for row in rows)
            return found

        return {
            name: [row.replace("true", "1").replace("false", "0") for row in rows]
            for name, rows in on(address, reading).items()
        }

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "bot", "bot"], title="china")
            await anna.ask("PUT", f"/api/tables/{table}/notes", {"text": "a plan"})

    with running(config_for(database)) as address:
        run(scene(address))
    count = asyncio.run(back_up(database, path))
    assert asyncio.run(restore(other, path, wait=0)) == count
    assert contents(other) == contents(database)


@pytest.mark.parametrize(
    "content",
    [b"", b"no backup", gzip.compress(b'{"fondaco_backup":99}\n'), gzip.compress(b"[]")],
    ids=["empty", "text", "newer", "list"],
)
def test_what_is_no_backup_changes_nothing(sqlite: str, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    asyncio.run(prepare(sqlite))
    with pytest.raises(BadBackup):
        asyncio.run(restore(sqlite, path, wait=0))


def test_a_backup_that_is_cut_off_changes_nothing(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(gzip.compress(b'{"fondaco_backup":1,"schema":[]}\n["house",{"name":"a","value":"b"}]\n'))
    with pytest.raises(BadBackup, match="cut off"):
        asyncio.run(restore(sqlite, path, wait=0))


# Databases.


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def scene() -> None:
        engine = connect(database)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase, match="newer version"):
            await migrate(engine)
        await engine.dispose()

    asyncio.run(scene())


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(prepare(f"sqlite:///{path}"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_https_is_demanded_where_it_is_served(sqlite: str) -> None:
    with running(replace(config_for(sqlite), secure=True)) as address:
        host = address.removeprefix("http://")
        plain = httpx.put(f"{address}/api/me", json={"name": "A"}, headers={"origin": f"http://{host}"})
        assert (plain.status_code, plain.json()["code"]) == (403, "origin.foreign")
        safe = httpx.put(f"{address}/api/me", json={"name": "A"}, headers={"origin": f"https://{host}"})
        assert safe.status_code == 200
        assert "max-age" in safe.headers["strict-transport-security"]


def test_counters_are_for_this_machine_alone(address: str) -> None:
    assert httpx.get(f"{address}/metrics").status_code == 200
    through_a_proxy = httpx.get(f"{address}/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert through_a_proxy.status_code == 404


def test_counters_can_have_an_address_of_their_own(sqlite: str) -> None:
    port, kept = reserved()
    with kept, running(replace(config_for(sqlite), metrics=f"127.0.0.1:{port}")) as address:
        assert httpx.get(f"{address}/metrics").status_code == 404
        assert "fondaco_tables" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def awaited(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_without_a_database_the_server_lives_and_is_not_ready(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with running(config_for(f"sqlite:///{folder / 'tables.db'}")) as address, httpx.Client(base_url=address) as http:
        assert http.get("/readyz").status_code == 200
        http.put("/api/me", json={"name": "Anna"})
        lock = connect(f"sqlite:///{folder / 'tables.db'}")

        async def break_it(name: str, to: str) -> None:
            async with lock.begin() as connection:
                await connection.execute(text(f'ALTER TABLE "{name}" RENAME TO "{to}"'))
            await lock.dispose()

        awaited(break_it("tables", "away"))
        awaited(break_it("house", "elsewhere"))
        assert http.get("/healthz").status_code == 200
        for response in (http.get("/readyz"), http.get("/api/tables"), http.get("/api/tables/none")):
            assert response.status_code in (404, 503)
        refused = http.get("/readyz")
        assert (refused.status_code, refused.json()["code"]) == (503, "store.unavailable")
        assert refused.headers["retry-after"] == "2"
        awaited(break_it("elsewhere", "house"))
        awaited(break_it("away", "tables"))
        assert http.get("/readyz").status_code == 200


def test_a_server_that_slept_through_a_restoration_notices_it(database: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            await back_up(database, path)
            await anna.command(table, "say", text="forgotten")
            await restore(database, path, wait=0)

            async def there() -> bool:
                response = await anna.http.get(f"/api/tables/{table}/state")
                return response.status_code == 200 and response.json()["number"] == 1

            await until(there)

    with running(config_for(database)) as address:
        run(scene(address))

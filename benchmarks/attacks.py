"""What somebody who means no good can do to others: how long they wait with an attack and without, in the same run.

    python -m benchmarks.attacks                    # all of them
    python -m benchmarks.attacks floods half-sent   # some of them
    python -m benchmarks.attacks half-sent --proxy  # through Caddy, with the configuration that is shipped

- `bots`: one address opens 45 tables of five grandmasters; measured is how soon a stranger's journeyman answers.
- `floods`: six sockets of one address send as fast as they can, and come again a second after they were thrown out;
  measured is how soon somebody's move is done. In `floods-again` they come again twenty times a second.
- `half-sent`: 1,100 requests of which the end never comes, at a server that may have 1,024 files; measured is how soon
  a newcomer is answered. Those that are closed are sent again. `half-sent-many` sends them from twelve addresses.

The server has its usual limits. Attackers and players have addresses of their own, which Linux lends to any process:
127.0.0.2 and so on. All share the machine, so what counts is the ratio.
"""

import argparse
import asyncio
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from tests.server.proxies import caddy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from benchmarks.serving import server
from fondaco.server.connections import most_files

PROGRAM: Final = """
import resource, sys
from fondaco.server.config import Config
from fondaco.server.run import serve
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
serve(Config(sys.argv[1], port=0, workers=1), lambda address: print(address, flush=True))
"""
STRANGER: Final = "127.0.0.3"
ATTACKER: Final = "127.0.0.2"
TITLE: Final = "yunnan-2023"
TABLES: Final = 45
GUESTS: Final = 3  # of the attacker, so that no guest opens too many tables at once
SOCKETS: Final = 6
REQUESTS: Final = 1100
BEGIN_SECONDS: Final = 3.0  # until an attack is under way; of floods the beginning is the worst, and measured too
AGAIN_SECONDS: Final = 10.0  # after which a request that was closed is sent again
FLOOD: Final = Frame(Opcode.TEXT, b'{"type":"look"}').serialize(mask=True) * 1000
HALF: Final = b"GET /api/titles HTTP/1.1\r\nhost: a\r\nx-slow: "


@dataclass
class Scene:
    """A server under attack: its address, how much is measured, and what attackers do meanwhile."""

    address: str
    samples: int
    attackers: list[asyncio.Task[None]] = field(default_factory=list)

    def attack(self, work: Coroutine[Any, Any, None]) -> None:
        """Let an attacker go to work."""
        self.attackers.append(asyncio.create_task(work))


class Guest:
    """Somebody at an address, with a name."""

    def __init__(self, scene: Scene, source: str) -> None:
        self.scene = scene
        self.source = source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=scene.address, timeout=120, transport=transport)

    async def open(self, seats: list[dict[str, str]]) -> str:
        """Open a table; whoever is told to wait, waits."""
        if "fondaco" not in self.http.cookies:
            (await self.http.put("/api/me", json={"name": "Anna"})).raise_for_status()
        body = {"title": TITLE, "seats": seats, "pace": {"kind": "none"}}
        while (response := await self.http.post("/api/tables", json=body)).status_code == 429:
            await asyncio.sleep(2)
        return str(response.raise_for_status().json()["table"]["table"])

    def socket(self, table: str) -> connect:
        """The socket of a table."""
        where = f"{self.scene.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"cookie": f"fondaco={self.http.cookies['fondaco']}"}
        own = (self.source, 0)
        return connect(where, additional_headers=headers, max_size=None, open_timeout=60, local_addr=own)


async def moves(scene: Scene, seats: list[dict[str, str]], pause: float) -> tuple[list[float], list[float]]:
    """Play at random; how soon each move was there for all to see, and how soon each bot has answered."""
    guest, rng = Guest(scene, STRANGER), Random(1)
    own: list[float] = []
    bots: list[float] = []
    wanted = bots if len({seat["who"] for seat in seats}) > 1 else own
    while len(wanted) < scene.samples:
        sent = before = 0.0
        async with guest.socket(await guest.open(seats)) as socket:
            async for raw in socket:
                message, now = json.loads(raw), time.perf_counter()
                if message["type"] != "update":
                    continue
                if sent:
                    own.append(now - sent)
                    sent = 0.0
                if before and any(event["kind"] == "moved" and event["seat"] != 0 for event in message["events"]):
                    bots.append(now - before)
                before = now
                state = message["state"]
                if state["status"] == "over" or len(wanted) >= scene.samples:
                    break
                view = next((view for view in state["seats"] if view["options"]), None)
                if view is not None:
                    await asyncio.sleep(pause)
                    action = rng.choice(view["options"])["action"]
                    move = {"type": "move", "key": f"{rng.random()}", "seat": view["seat"], "at": message["number"]}
                    sent = time.perf_counter()
                    await socket.send(json.dumps({**move, "action": action}))
                    before = time.perf_counter()
    await guest.http.aclose()
    return own, bots


# The attacks: what is measured, and what the attackers do.


async def a_journeyman_answers(scene: Scene) -> list[float]:
    return (await moves(scene, [{"who": "me"}, *[{"who": "bot", "bot": "journeyman"}] * 2], 0.05))[1]


async def fill_with_bots(scene: Scene) -> None:
    guests = [Guest(scene, ATTACKER) for _ in range(GUESTS)]
    for number in range(TABLES):
        await guests[number % GUESTS].open([{"who": "bot", "bot": "grandmaster"}] * 5)
    for guest in guests:
        await guest.http.aclose()
    await asyncio.sleep(BEGIN_SECONDS)


async def a_move_is_done(scene: Scene) -> list[float]:
    return (await moves(scene, [{"who": "me"}] * 3, 0.06))[0]


async def flood(scene: Scene, again: float = 1.0) -> None:
    guests = [Guest(scene, ATTACKER) for _ in range(SOCKETS)]
    tables = [await guest.open([{"who": "me"}] * 3) for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        scene.attack(flood_socket(guest, table, again))


async def flood_again(scene: Scene) -> None:
    await flood(scene, 0.05)


async def flood_socket(guest: Guest, table: str, again: float) -> None:
    """Send more than the network takes, with little work; whoever is thrown out comes again after some seconds."""
    while True:
        with suppress(OSError, WebSocketException):
            async with guest.socket(table) as socket:
                reading = asyncio.create_task(read_all(socket))
                while not reading.done():
                    if socket.transport.get_write_buffer_size() < len(FLOOD):
                        socket.transport.write(FLOOD)
                    await asyncio.sleep(0.001)
        await asyncio.sleep(again)


async def read_all(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def a_newcomer_is_answered(scene: Scene) -> list[float]:
    found: list[float] = []
    for _ in range(scene.samples):
        started = time.perf_counter()
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
        async with httpx.AsyncClient(base_url=scene.address, timeout=60, transport=transport) as http:
            try:
                (await http.get("/api/titles")).raise_for_status()
                found.append(time.perf_counter() - started)
            except httpx.HTTPError:
                found.append(60.0)  # kept out
        await asyncio.sleep(0.05)
    return found


async def half_sent(scene: Scene) -> None:
    await send_halves(scene, [ATTACKER])


async def half_sent_by_many(scene: Scene) -> None:
    await send_halves(scene, [f"127.0.1.{number}" for number in range(1, 13)])


async def send_halves(scene: Scene, sources: list[str]) -> None:
    for number in range(REQUESTS):
        scene.attack(send_half(scene, sources[number % len(sources)]))
        await asyncio.sleep(0)
    await asyncio.sleep(BEGIN_SECONDS)


async def send_half(scene: Scene, source: str) -> None:
    """Send half a request, and wait; whoever is thrown out does it again."""
    host, port = scene.address.removeprefix("http://").split(":")
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
            writer.write(HALF)
            with suppress(OSError):
                await reader.read()
            writer.close()
        await asyncio.sleep(AGAIN_SECONDS)


Measure = Callable[[Scene], Awaitable[list[float]]]
Attack = Callable[[Scene], Awaitable[None]]
ATTACKS: Final[dict[str, tuple[Measure, Attack]]] = {
    "bots": (a_journeyman_answers, fill_with_bots),
    "floods": (a_move_is_done, flood),
    "floods-again": (a_move_is_done, flood_again),
    "half-sent": (a_newcomer_is_answered, half_sent),
    "half-sent-many": (a_newcomer_is_answered, half_sent_by_many),
}


async def run(name: str, address: str, samples: int) -> str:
    """A row of the table of figures."""
    scene = Scene(address, samples)
    before = await ATTACKS[name][0](scene)
    with attacking(name, address):
        during = await ATTACKS[name][0](scene)
    cuts = [statistics.quantiles(sorted(found), n=20) for found in (before, during)]
    figures = [f"{cut[place] * 1000:9.1f}" for place in (9, 18) for cut in cuts]
    ratios = [f"{cuts[1][place] / cuts[0][place]:6.2f}" for place in (9, 18)]
    out = len([one for one in during if one >= 60])
    return " ".join([f"{name:15}", *figures[:2], ratios[0], *figures[2:], ratios[1], f"{out:9}"])


@contextmanager
def attacking(name: str, address: str) -> Iterator[None]:
    """Attackers in a process of their own, so that they do not keep whoever measures from measuring."""
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.attacks", name, "--attack", address]
    attackers = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert attackers.stdout is not None
    try:
        assert attackers.stdout.readline().strip() == "ready"
        yield
    finally:
        attackers.terminate()
        attackers.wait()


async def attack(name: str, address: str) -> None:
    """Attack a server until stopped."""
    scene = Scene(address, 0)
    await ATTACKS[name][1](scene)
    print("ready", flush=True)
    await asyncio.Event().wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[])
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("--proxy", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)  # the address, for the process that attacks it
    chosen = parser.parse_args()
    most_files()  # as many as the system grants
    if chosen.attack:
        asyncio.run(attack(chosen.attacks[0], chosen.attack))
    print("                       p50 ms, with          x       p95 ms, with          x  kept out")
    for name in chosen.attacks or ATTACKS:
        folder = Path(tempfile.mkdtemp(prefix="fondaco-attack-", dir="/tmp"))
        with ExitStack() as stack:
            stack.callback(shutil.rmtree, folder, ignore_errors=True)
            address, _ = stack.enter_context(server(f"sqlite:///{folder / 'tables.db'}", folder / "log", PROGRAM))
            if chosen.proxy:
                address = stack.enter_context(caddy([address], folder))
            print(asyncio.run(run(name, address, chosen.samples)), flush=True)


if __name__ == "__main__":
    main()

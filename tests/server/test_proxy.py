"""Behind the proxy that is shipped: games, addresses, counters, and servers that are away."""

from pathlib import Path

import httpx

from tests.server.clients import leave, run, step, three
from tests.server.proxies import caddy, needs_caddy
from tests.server.servers import ServerProcess, config_for, running

pytestmark = needs_caddy


def test_a_game_is_played_through_the_proxy(sqlite: str, tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        _, players = await three(address)
        for _ in range(5):
            await step(players)
        await leave(players)

    with running(config_for(sqlite)) as server, caddy([server], tmp_path) as address:
        run(scene(address))
        assert httpx.get(f"{address}/metrics").status_code == 404
        assert httpx.get(f"{address}/nowhere").json()["code"] == "route.unknown"


def test_whoever_finds_no_server_is_told_to_come_again(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path / "log")
    server.start()
    try:
        with caddy([server.address], tmp_path) as address:
            server.kill()
            refused = httpx.get(f"{address}/api/titles")
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
            assert refused.json()["code"] == "store.unavailable"
    finally:
        server.stop()

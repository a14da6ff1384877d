"""Fair under load: nobody waits for somebody else's bots, floods or half-sent requests, and limits hold for a day."""

import asyncio
import itertools
import socket
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest

from fondaco.server import bot_turns
from fondaco.server.advice.analyses import Analyses
from fondaco.server.clock import WallClock
from fondaco.server.config import UNLIMITED, Config, Rates
from fondaco.server.connections import Connection, Connections
from fondaco.server.listing import fair
from fondaco.server.metrics import Metrics
from fondaco.server.rates import Limit, network_of
from fondaco.server.scheduling import Owner
from fondaco.tables.problems import Problem
from tests.server.clients import leave, pass_time, run, step, three
from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock, config_for, running


def test_a_table_is_told_that_its_bot_waits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker, and five tables of bots that think long: whoever waits is told how many come first."""
    monkeypatch.setattr(bot_turns, "TOLD_SECONDS", 0.01)  # a fast machine makes nobody wait for a second

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            for _ in range(5):
                await anna.open([{"who": "bot", "bot": "grandmaster"}] * 3)
            table = await anna.open(["me", {"who": "bot", "bot": "grandmaster"}, {"who": "bot", "bot": "grandmaster"}])
            await anna.connect(table)
            while True:
                anna.changed.clear()
                if any(b'"type":"queue"' in raw and b'"place":0' not in raw for raw in anna.received):
                    return
                turns = anna.turns()
                if turns:
                    option = turns[0]["options"][0]["action"]
                    await anna.say("move", seat=0, at=anna.number, action=option)
                else:
                    await anna.changed.wait()

    with running(config_for(sqlite)) as address:
        run(scene(address))


# Connections.


def half_sent(port: int, source: str, text: bytes = b"GET /healthz HTTP/1.1\r\nhost: a\r\n") -> socket.socket:
    """A request of which the end never comes."""
    found = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    found.sendall(text)
    return found


def closed_by_server(connection: socket.socket) -> bool:
    """Whether the server has closed a connection, without an answer."""
    connection.settimeout(PATIENCE)
    try:
        return connection.recv(10) == b""
    except ConnectionError:
        return True


def test_half_sent_requests_are_closed_in_time(sqlite: str) -> None:
    config = replace(config_for(sqlite), header_seconds=0.3, body_seconds=0.3)
    body = b"PUT /api/me HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
    with running(config) as address, ExitStack() as stack:
        port = int(address.rsplit(":", 1)[1])
        slow = [half_sent(port, "127.0.0.1"), half_sent(port, "127.0.0.1", b""), half_sent(port, "127.0.0.1", body)]
        for connection in slow:
            stack.enter_context(connection)
            assert closed_by_server(connection)


def test_whoever_hurries_is_answered_all_the_same(sqlite: str) -> None:
    config = replace(config_for(sqlite), header_seconds=PATIENCE, body_seconds=PATIENCE)
    with running(config) as address, ExitStack() as stack:
        port = int(address.rsplit(":", 1)[1])
        for _ in range(20):
            stack.enter_context(half_sent(port, "127.0.0.1"))
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_endless_headers_are_cut_off(address: str) -> None:
    with half_sent(int(address.rsplit(":", 1)[1]), "127.0.0.1") as connection:
        with suppress(OSError):
            for _ in range(200):
                connection.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
        assert closed_by_server(connection)
    assert httpx.get(f"{address}/healthz").status_code == 200


def test_many_half_sent_requests_of_one_address_keep_nobody_out(sqlite: str) -> None:
    config = replace(config_for(sqlite), connections=60, connections_by_address=1000)
    with running(config) as address, ExitStack() as stack:
        port = int(address.rsplit(":", 1)[1])
        for _ in range(150):
            stack.enter_context(half_sent(port, "127.0.0.2"))
        for _ in range(5):
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200


def test_an_address_has_so_many_connections_and_no_more(sqlite: str) -> None:
    config = replace(config_for(sqlite), connections_by_address=5)
    with running(config) as address, ExitStack() as stack:
        port = int(address.rsplit(":", 1)[1])
        found = [stack.enter_context(half_sent(port, "127.0.0.2")) for _ in range(5)]
        assert closed_by_server(stack.enter_context(half_sent(port, "127.0.0.2", b"")))
        found.pop().close()
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_it_is_noted_once_when_most_connections_are_in_use(caplog: pytest.LogCaptureFixture) -> None:
    counted = Connections(Config("sqlite://", connections=10))
    for number in range(9):
        assert counted.admit(Connection.__new__(Connection), f"192.0.2.{number}")
    noted = [record for record in caplog.records if record.message == "most connections are in use"]
    assert [(record.levelname, record.__dict__["open"]) for record in noted] == [("WARNING", 8)]


# Analyses.


def test_analyses_of_one_guest_or_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can fill the queue with uploads of finished games."""
    monkeypatch.setattr(Analyses, "work", lambda _: asyncio.sleep(0))

    async def scene() -> None:
        config = Config("sqlite://", rates=Rates(analyses=2))
        analyses = Analyses(config, cast(Any, None), WallClock(), Metrics())
        numbers = itertools.count()

        def ask(guest: str, address: str) -> bool:
            table = f"table {next(numbers)}"
            with suppress(Problem):
                return bool(analyses.add(table, "", Owner(table, guest, address)))
            return False

        assert [ask("anna", "192.0.2.1") for _ in range(3)] == [True, True, False]
        assert [ask(guest, "192.0.2.1") for guest in ("bruno", "carla", "dora")] == [True, True, False]
        assert ask("emil", "192.0.2.2")

    asyncio.run(scene())


# Identities.


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_a_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_guests_and_tables_of_a_day_are_counted_for_all_servers_together(database: str) -> None:
    clock = FakeClock()
    rates = replace(UNLIMITED, guests_a_day=2, tables_a_day=2)
    config = replace(config_for(database), rates=rates)
    body = {"title": "yunnan-2023", "seats": [{"who": "me"}] * 3}

    def from_network(number: int) -> dict[str, str]:
        return {"x-forwarded-for": f"2001:db8::{number}"}

    def welcomed(address: str, number: int) -> httpx.Response:
        return httpx.put(f"{address}/api/me", json={"name": "A"}, headers=from_network(number))

    with running(config, clock) as one, running(config, clock) as other:
        first = welcomed(one, 1)
        assert [first.status_code, welcomed(other, 2).status_code] == [200, 200]
        refused = welcomed(one, 3)
        assert (refused.status_code, refused.json()["code"]) == (429, "rate.day")
        assert clock.now() // 1000 % 86_400 + int(refused.headers["retry-after"]) == 86_401
        assert httpx.put(f"{one}/api/me", json={"name": "B"}).status_code == 200
        cookies = {"fondaco": first.cookies["fondaco"]}
        opened = [
            httpx.post(f"{address}/api/tables", json=body, cookies=cookies, headers=from_network(9)).status_code
            for address in (one, other, one)
        ]
        assert opened == [201, 201, 429]
        clock.advance(24 * 3600)
        assert welcomed(other, 3).status_code == 200


def test_the_public_list_is_fair_to_all_hosts() -> None:
    rows: list[dict[str, str | None]] = [{"table": f"greedy {number}", "host": "greedy"} for number in range(50)]
    rows += [{"table": f"old {number}", "host": None} for number in range(2)]
    rows.append({"table": "modest", "host": "modest"})
    listed = [row["table"] for row in fair(rows)]
    assert listed[:4] == ["greedy 0", "old 0", "old 1", "modest"]
    assert listed[4:] == [f"greedy {number}" for number in range(1, 5)]


def test_a_clock_that_is_set_back_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit(WallClock(), (1e-6, 2))
    limit.spend("a")
    monkeypatch.setattr("time.time_ns", lambda: 1_000_000_000)
    limit.spend("a")
    with pytest.raises(Problem):
        limit.spend("a")
    generous = Limit(WallClock(), Rates().requests)
    for _ in range(100):
        generous.spend("a")


# Proposals.


async def proposed(address: str, **more: Any) -> tuple[str, list[Player], int, int]:
    """A table at which somebody proposes to take back a move, after the next has moved too."""
    table, players = await three(address, **more)
    seat = await step(players)
    await step(players)
    answer = await players[seat].say("undo", seat=seat)
    for player in players:
        await player.until(lambda: player.state["ask"] is not None)  # noqa: B023
    return table, players, seat, int(answer["number"])


def test_a_proposal_can_be_withdrawn_by_whoever_made_it(any_address: str) -> None:
    async def scene() -> None:
        _, players, seat, number = await proposed(any_address)
        other = players[(seat + 1) % 3]
        assert (await other.say("withdraw", ask=number))["code"] == "seat.not-yours"
        assert (await players[seat].say("withdraw", ask=number + 5))["code"] == "table.not-now"
        assert (await players[seat].say("withdraw", ask=number))["type"] == "ack"
        await other.until(lambda: other.state["ask"] is None)
        assert other.updates[-1]["events"][-1]["kind"] == "withdrawn"
        await step(players)
        await leave(players)

    run(scene())


def test_a_proposal_lapses_and_whoever_was_silent_is_late(sqlite: str) -> None:
    clock = FakeClock()

    async def scene(address: str) -> None:
        _, players, seat, _ = await proposed(address, pace={"kind": "deadline", "minutes": 10})
        silent = [number for number in range(3) if number != seat]
        yes, no_answer = players[silent[0]], silent[1]
        assert {view["due"] for view in yes.state["seats"]} == {yes.state["ask"]["due"]}
        clock.advance(5 * 60)
        await yes.say("answer", ask=yes.state["ask"]["ask"], yes=True)
        clock.advance(6 * 60)
        await pass_time(clock, lambda: yes.state["ask"] is None)
        late = [one["late"] for one in yes.updates[-1]["table"]["seats"]]
        assert late == [number == no_answer for number in range(3)]
        event = next(event for event in yes.updates[-1]["events"] if event["kind"] == "late")
        assert event["detail"] == {"seats": [no_answer], "lapsed": True}
        answer = await players[seat].say("replace", seat=no_answer, bot="random")
        assert answer["type"] == "ack"
        await leave(players)

    with running(config_for(sqlite), clock) as address:
        run(scene(address))

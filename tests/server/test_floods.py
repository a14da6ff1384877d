"""Sockets that send too much, or do not read what they are sent."""

import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from fondaco.server.config import UNLIMITED
from fondaco.server.connections import TableSocket
from fondaco.server.sockets import KNOCK_SECONDS
from tests.server.clients import connect
from tests.server.servers import PATIENCE, FakeClock, config_for, running


def received(client: ClientConnection) -> Iterator[dict[str, Any]]:
    """What comes until the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            yield json.loads(client.recv(PATIENCE))


def table_of(address: str) -> tuple[str, dict[str, str]]:
    """The socket of a new table, and the cookie of its host."""
    with httpx.Client(base_url=address) as http:
        http.put("/api/me", json={"name": "Anna"}).raise_for_status()
        body = {"title": "yunnan-2023", "seats": [{"who": "me"}] * 3}
        table = http.post("/api/tables", json=body).raise_for_status().json()["table"]["table"]
        cookie = {"cookie": f"fondaco={http.cookies['fondaco']}"}
    return f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket", cookie


def answered(client: ClientConnection, count: int) -> list[tuple[str, str | None]]:
    """So many answers to messages: what was done, or why not, and the key."""
    answers = (one for one in received(client) if one["type"] in {"ack", "refused"})
    return [(one.get("code", "ack"), one["key"]) for one in islice(answers, count)]


def test_whoever_floods_is_told_disconnected_and_kept_out(sqlite: str) -> None:
    clock = FakeClock()
    rates = replace(UNLIMITED, commands=(1, 6), refusals=1, exclusion_seconds=60)
    with running(replace(config_for(sqlite), rates=rates), clock) as address:
        where, cookie = table_of(address)
        with connect(where, additional_headers=cookie) as flooding:
            for number in range(100):
                flooding.send(json.dumps({"type": "say", "key": f"k{number}", "text": "hello"}))
            answers = answered(flooding, 7)
            assert answers[:6] == [("ack", f"k{number}") for number in range(6)]
            assert answers[6] == ("rate.exceeded", "k6"), (
                "the first that is too much is refused, so it can be sent again"
            )
            clock.advance(3)  # in which half of it is there again
            assert answered(flooding, 4) == [("ack", "k7"), ("ack", "k8"), ("ack", "k9"), ("rate.flood", None)]
            assert list(received(flooding)) == [], "nothing else was read"
            assert flooding.close_code == 1008
        begun = time.monotonic()
        with pytest.raises(InvalidStatus) as kept_out:
            connect(where, additional_headers=cookie)
        assert time.monotonic() - begun >= KNOCK_SECONDS
        assert json.loads(kept_out.value.response.body)["code"] == "rate.flood"
        assert kept_out.value.response.headers["retry-after"] == "60"
        clock.advance(50)
        with pytest.raises(InvalidStatus) as still_out:
            connect(where, additional_headers=cookie)
        assert "in 10 seconds" in json.loads(still_out.value.response.body)["text"]
        with connect(where) as somebody_else:
            assert json.loads(somebody_else.recv(PATIENCE))["type"] == "update"
        clock.advance(11)
        with connect(where, additional_headers=cookie) as again:
            assert json.loads(again.recv(PATIENCE))["type"] == "update"


def test_whoever_was_only_hasty_loses_nothing(sqlite: str) -> None:
    """One message is refused by its key; those behind it wait, and whoever has been at rest is told again."""
    clock = FakeClock()
    rates = replace(UNLIMITED, commands=(1, 6), refusals=1)
    with running(replace(config_for(sqlite), rates=rates), clock) as address:
        where, cookie = table_of(address)
        with connect(where, additional_headers=cookie) as hasty:
            for round_ in "abc":
                for number in range(9):
                    hasty.send(json.dumps({"type": "say", "key": f"{round_}{number}", "text": "hello"}))
                done = [*[("ack", f"{round_}{number}") for number in range(6)], ("rate.exceeded", f"{round_}6")]
                assert answered(hasty, 7) == done
                clock.advance(3)
                assert answered(hasty, 2) == [("ack", f"{round_}7"), ("ack", f"{round_}8")]
                clock.advance(6)
        with connect(where, additional_headers=cookie) as again:
            again.send(json.dumps({"type": "say", "key": "a6", "text": "hello"}))
            assert answered(again, 1) == [("ack", "a6")]


def test_what_is_not_read_is_not_taken_in(sqlite: str) -> None:
    """A client that sends on while nothing is read soon cannot send any more."""
    clock = FakeClock()
    rates = replace(UNLIMITED, commands=(1, 1), refusals=1)
    with running(replace(config_for(sqlite), rates=rates), clock) as address:
        where, cookie = table_of(address)
        with connect(where, additional_headers=cookie, compression=None) as flooding:
            messages = memoryview(Frame(Opcode.TEXT, b"x" * 60_000).serialize(mask=True) * 500)
            while messages and select.select([], [flooding.socket], [], 0.5)[1]:
                messages = messages[flooding.socket.send(messages, socket.MSG_DONTWAIT) :]
            assert messages
            clock.advance(0.6)
            list(received(flooding))
            assert flooding.close_code == 1008
        assert httpx.get(f"{address}/healthz").status_code == 200


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_endless_frames_that_are_no_messages_are_cut_off(sqlite: str, opcode: Opcode) -> None:
    with running(config_for(sqlite)) as address:
        where, cookie = table_of(address)
        with connect(where, additional_headers=cookie) as flooding:
            frame = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
            begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
            with suppress(OSError):
                flooding.socket.sendall(begun + frame * 200)
            list(received(flooding))
            assert flooding.close_code == 1006


def test_whoever_does_not_read_is_let_go(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be sent does not keep a socket open after its ping was not answered."""

    def ask_at_once(socket: TableSocket) -> None:
        socket.ping_timeout = 0.5
        socket.loop.call_later(0.5, socket.send_keepalive_ping)

    monkeypatch.setattr(TableSocket, "start_keepalive", ask_at_once)
    with running(config_for(sqlite)) as address, httpx.Client(base_url=address) as http:
        where, cookie = table_of(address)
        with connect(where, additional_headers=cookie, compression=None, max_queue=1) as deaf:
            looks = memoryview(Frame(Opcode.TEXT, b'{"type":"look"}').serialize(mask=True) * 10_000)
            while looks and select.select([], [deaf.socket], [], 0.5)[1]:
                looks = looks[deaf.socket.send(looks, socket.MSG_DONTWAIT) :]
            while "fondaco_sockets 0.0" not in http.get("/metrics").text:
                time.sleep(0.05)

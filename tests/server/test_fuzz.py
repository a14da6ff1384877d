"""Made-up requests and messages: nothing breaks, and every refusal has a reason."""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect

from fondaco.server.app import make_app
from fondaco.server.config import Config
from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import PATIENCE, config_for, running

EXAMPLES = int(os.environ.get("FONDACO_EXAMPLES", "25"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(config_for(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.db'}")) as address:
        yield address


@pytest.fixture(scope="module")
def guest(server: str) -> dict[str, str]:
    """A guest with a table in play; what the made-up requests are about."""
    with httpx.Client(base_url=server) as http:
        http.put("/api/me", json={"name": "Anna"}).raise_for_status()
        seats = [{"who": "me"}, {"who": "bot"}, {"who": "me"}]
        wish = {"title": "yunnan-2023", "seats": seats, "hints": True}
        table = http.post("/api/tables", json=wish).json()["table"]["table"]
        return {"table": table, "cookie": f"fondaco={http.cookies['fondaco']}"}


schema = schemathesis.openapi.from_dict(make_app(Config("sqlite:///never-opened")).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests_made_up_from_the_description(case: Any, server: str, guest: dict[str, str]) -> None:
    if case.method == "DELETE":
        case.path_parameters["table"] = "no-such-table"
    elif "table" in (case.path_parameters or {}) and random.Random(str(case.path_parameters)).random() < 0.8:
        case.path_parameters["table"] = guest["table"]
    response = case.call(base_url=server, headers={"cookie": guest["cookie"]}, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400 and response.headers.get("content-type") == "application/json":
        problem = response.json()
        assert problem["code"]
        assert problem["text"].endswith((".", "…", "?", "”"))


KINDS = ["move", "undo", "answer", "say", "take", "leave", "fill", "link", "claim", "resign", "replace", "rematch"]
SCRAPS: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NEARLY: Any = st.fixed_dictionaries(
    {"type": st.sampled_from([*KINDS, "ping", "look", "dance"])},
    optional={
        "key": st.text(max_size=8) | st.just("k"),
        "seat": st.integers(-1, 20) | SCRAPS,
        "at": st.integers(-5, 10**12),
        "action": st.sampled_from(["pass", "bid school 9 from supply", ""]) | SCRAPS,
        "ask": st.integers(0, 50),
        "yes": st.booleans() | SCRAPS,
        "text": st.text(max_size=30),
        "bot": st.sampled_from(["random", "deep blue"]) | SCRAPS,
        "secret": st.text(max_size=40),
        "name": st.text(max_size=50),
    },
)
MESSAGES = NEARLY.map(json.dumps) | SCRAPS.map(json.dumps) | st.text(max_size=50) | st.binary(max_size=50)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(messages=st.lists(MESSAGES, min_size=20, max_size=40))
def test_made_up_messages_on_the_socket(server: str, guest: dict[str, str], messages: list[str | bytes]) -> None:
    async def scene() -> None:
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{guest['table']}/socket"
        async with connect(address, additional_headers={"cookie": guest["cookie"]}, open_timeout=PATIENCE) as socket:
            for message in messages:
                await socket.send(message)
            await socket.send(json.dumps({"type": "ping"}))
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if answer["type"] == "refused":
                    assert answer["code"]
                    assert answer["text"]
                assert answer["type"] in {"update", "presence", "ack", "refused", "pong", "queue"}
                if answer["type"] == "pong":
                    break

    run(scene())
    metrics = httpx.get(f"{server}/metrics").text
    assert 'fondaco_errors_total{where="socket"}' not in metrics
    assert 'fondaco_errors_total{where="request"}' not in metrics


def test_a_message_that_is_too_big_ends_the_conversation_not_the_server(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "me", "me"])
            await anna.connect(table)
            assert anna.socket is not None
            await anna.socket.send("x" * 200_000)
            await anna.until(lambda: anna.socket is None)
            await anna.connect(table)
            assert (await anna.say("say", text="still here"))["type"] == "ack"

    run(scene())


DAMAGED = [
    {"fondaco": 1},
    {"fondaco": 99, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": []},
    {"fondaco": 1, "title": "go", "setup": {}, "seats": 3, "log": []},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": True, "log": []},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {"x": 1}, "seats": 3, "log": []},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [[0, "pass"]]},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [[-1, "draw red"], [7, "pass"]]},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": ["pass", 3, None]},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [], "position": {"seats": 3}},
    {"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [], "position": {"seats": -3, "round": []}},
]


@pytest.mark.parametrize("log", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_log_is_refused_with_a_reason(server: str, guest: dict[str, str], log: dict[str, Any]) -> None:
    body = {"seats": [{"who": "me"}] * 3, "log": log}
    response = httpx.post(f"{server}/api/tables", json=body, headers={"cookie": guest["cookie"]})
    assert response.status_code in {404, 422}, response.text
    assert response.json()["code"] in {"log.bad", "seats.bad", "title.unknown"}

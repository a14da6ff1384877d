"""The gate: origins, hosts, headers, sizes, rates, cookies, health, counters and logs."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fondaco.server.config import Config, Rates
from fondaco.server.logs import JsonLines, set_up_logs
from tests.server.clients import connect, run
from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock, config_for, running


@pytest.fixture
def guest(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Anna"}).raise_for_status()
        yield http


def opened(http: httpx.Client) -> str:
    seats = [{"who": "me"}, {"who": "me"}, {"who": "me"}]
    response = http.post("/api/tables", json={"title": "yunnan-2023", "seats": seats})
    return str(response.raise_for_status().json()["table"]["table"])


def test_a_page_from_elsewhere_may_not_use_the_server(address: str, guest: httpx.Client) -> None:
    table = opened(guest)
    foreign = {"origin": "https://evil.example"}
    response = guest.put("/api/me", json={"name": "Eve"}, headers=foreign)
    assert (response.status_code, response.json()["code"]) == (403, "origin.foreign")
    assert guest.get("/api/titles", headers=foreign).status_code == 200
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookie = {"cookie": f"fondaco={guest.cookies['fondaco']}"}
    for origin in (Origin("https://evil.example"), Origin("null")):
        with pytest.raises(InvalidStatus) as refused:
            connect(socket, additional_headers=cookie, origin=origin)
        assert refused.value.response.status_code == 403
    with connect(socket, additional_headers=cookie, origin=Origin(address)) as own:
        assert json.loads(own.recv(PATIENCE))["type"] == "update"


def test_an_origin_that_is_allowed_may(sqlite: str) -> None:
    config = replace(config_for(sqlite), origins=("https://play.example",))
    with running(config) as address:
        response = httpx.put(f"{address}/api/me", json={"name": "A"}, headers={"origin": "https://play.example"})
        assert response.status_code == 200
        assert response.headers["access-control-allow-origin"] == "https://play.example"


def test_a_server_on_loopback_answers_to_its_own_name_alone(sqlite: str) -> None:
    with running(replace(config_for(sqlite), hosts=("127.0.0.1", "localhost"))) as address:
        assert httpx.get(f"{address}/healthz").status_code == 200
        rebound = httpx.get(f"{address}/healthz", headers={"host": "evil.example"})
        assert (rebound.status_code, rebound.json()["code"]) == (421, "host.unknown")


def test_every_answer_has_the_headers_that_protect_it(address: str) -> None:
    for path in ("/healthz", "/api/titles", "/api/tables/nowhere", "/nowhere"):
        headers = httpx.get(f"{address}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(f"{address}/api/tables/nowhere").headers["cache-control"] == "no-store"
    assert httpx.get(f"{address}/api/titles").headers["cache-control"] == "private, max-age=300"


def test_the_cookie_is_signed_and_kept_from_scripts(address: str, guest: httpx.Client) -> None:
    header = guest.put("/api/me", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Secure" not in header
    forged = {"cookie": "fondaco=IjEi.forged"}
    assert httpx.get(f"{address}/api/me", headers=forged).json() == {"name": None}


def test_behind_https_the_cookie_never_goes_without(sqlite: str) -> None:
    with running(replace(config_for(sqlite), secure=True)) as address:
        assert "Secure" in httpx.put(f"{address}/api/me", json={"name": "A"}).headers["set-cookie"]


def test_what_is_too_big_is_refused_also_when_its_length_is_not_said(address: str, guest: httpx.Client) -> None:
    big = b'{"name": "' + b"x" * 1_500_000 + b'"}'
    said = guest.put("/api/me", content=big, headers={"content-type": "application/json"})
    assert (said.status_code, said.json()["code"]) == (413, "request.too-big")
    parts = iter([big[:700_000], big[700_000:]])
    unsaid = guest.put("/api/me", content=parts, headers={"content-type": "application/json"})
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "request.too-big")


def test_too_often_is_refused(sqlite: str) -> None:
    rates = Rates(commands=(1, 5), openings=(0.01, 1), guests=(0.01, 2), requests=(100, 200), sockets=1)
    config = replace(config_for(sqlite), rates=rates)
    with running(config, FakeClock()) as address, httpx.Client(base_url=address) as http:
        http.put("/api/me", json={"name": "Anna"}).raise_for_status()
        table = opened(http)
        body = {"title": "yunnan-2023", "seats": [{"who": "me"}] * 3}
        assert http.post("/api/tables", json=body).json()["code"] == "rate.exceeded"
        answers = [
            http.post(f"/api/tables/{table}/commands", json={"type": "say", "key": f"{n}", "text": "!"})
            for n in range(8)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert [httpx.put(f"{address}/api/me", json={"name": "B"}).status_code for _ in range(2)] == [200, 429]
        socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(socket), pytest.raises(InvalidStatus) as refused:
            connect(socket)
        assert refused.value.response.status_code == 429


def test_health_and_counters(address: str, guest: httpx.Client) -> None:
    assert guest.get("/healthz").json()["healthy"]
    table = opened(guest)
    state = guest.get(f"/api/tables/{table}/state").json()
    view = next(view for view in state["seats"] if view["options"])
    move = {"type": "move", "key": "1", "seat": view["seat"], "at": state["number"]}
    guest.post(f"/api/tables/{table}/commands", json={**move, "action": view["options"][0]["action"]})
    guest.post(f"/api/tables/{table}/commands", json={**move, "key": "2", "action": "nonsense"})
    counted = guest.get("/metrics").text
    for line in (
        "fondaco_tables 1.0",
        'fondaco_moves_total{by="person",title="yunnan-2023"} 1.0',
        'fondaco_refusals_total{code="action.unknown"} 1.0',
        "fondaco_command_seconds_count 2.0",
    ):
        assert line in counted, line


def test_logs_are_structured_and_tell_no_secret(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    set_up_logs("INFO")
    for name in ("fondaco", "uvicorn"):
        logging.getLogger(name).propagate = True
    secrets: list[str] = []

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await anna.open(["me", "friend", "bot"])
            link = await anna.command(table, "link", seat=0)
            await anna.get(f"/api/tables/{table}/state")
            await anna.connect(table)
            await anna.disconnect()
            secrets.extend([table, link["secret"], *anna.opened["secrets"].values(), anna.http.cookies["fondaco"]])

    with running(config_for(sqlite)) as address:
        run(scene(address))
    lines = [JsonLines().format(record) for record in caplog.records if not record.name.startswith(("http", "websock"))]
    assert any(json.loads(line).get("route") == "/api/tables/{table}/state" for line in lines)
    for line in lines:
        assert not [secret for secret in secrets if secret in line]


def test_a_refused_socket_is_no_error_in_the_log(address: str, caplog: pytest.LogCaptureFixture) -> None:
    set_up_logs("INFO")
    logging.getLogger("uvicorn").propagate = True
    with pytest.raises(InvalidStatus):
        connect(f"{address.replace('http', 'ws', 1)}/api/tables/none/socket")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_description_has_the_messages_of_the_socket(address: str) -> None:
    document = httpx.get(f"{address}/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Move", "UpdateMessage", "ProblemDocument"} <= set(schemas)
    text = json.dumps(document)
    for part in text.split("#/components/schemas/")[1:]:
        assert part.split('"')[0] in schemas
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["description"]
            assert operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("Document")


def test_the_settings_have_sound_defaults() -> None:
    config = Config("sqlite:///x")
    assert config.host == "127.0.0.1"
    assert config.body_limit <= 1_000_000
    assert config.rates.commands[0] < 100

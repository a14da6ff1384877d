"""Manners at a table: names, watching, chat, deleting, muting, reporting; and text that no database takes."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fondaco.tables.names import alike, tidy, visible
from tests.server.clients import connect, leave, run, three
from tests.server.players import Player
from tests.server.servers import PATIENCE, config_for, running

# Names.


@pytest.mark.parametrize("name", ["\u3164", " ", "\u200b\u2060", "\u2800\u3164", "\u0301", "\u115f", "\ufeff"])
def test_a_name_has_something_to_see(address: str, name: str) -> None:
    assert not visible(tidy(name))
    response = httpx.put(f"{address}/api/me", json={"name": name})
    assert (response.status_code, response.json()["code"]) == (422, "request.malformed")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnna"),
        ("Anna", "A n n a"),
        ("Anna", "Ánna"),
        ("Bill", "Bi1l"),
        ("Bruno", "Brun0"),
        ("Anna", "\uff21nna"),
        ("Emma", "Ernma"),
    ],
)
def test_names_that_look_alike_are_taken_for_each_other(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Jo", "Joe"), ("李", "王"), ("Bea", "Ben")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_heaps_of_marks_are_cut() -> None:
    assert len(tidy("Z" + "\u0301" * 30)) == 3


def test_nobody_sits_down_or_speaks_under_the_name_of_another(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna, Player(address, "Аnna") as eve:
            table = await anna.open(["me", "open", "friend"])
            for command in ({"seat": 1}, {"seat": 1, "name": "A nna"}):
                assert (await eve.command(table, "take", 409, **command))["code"] == "name.taken"
            assert (await eve.command(table, "say", 409, text="I am Anna"))["code"] == "name.taken"
            secret = anna.opened["secrets"]["2"]
            assert (await eve.command(table, "claim", 409, secret=secret))["code"] == "name.taken"
            await eve.command(table, "take", seat=1, name="Eve")
            await eve.command(table, "say", text="hello")
            history = await anna.get(f"/api/tables/{table}/history")
            assert history["events"][-1]["detail"]["name"] == "Eve"

    run(scene())


# Watching and deleting.


def test_the_host_says_whether_strangers_may_watch_and_chat(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Stranger") as stranger:
            for watching, sees, chats in (("chat", True, True), ("watch", True, False), ("none", False, False)):
                table, players = await three(any_address, watching=watching)
                assert players[0].updates[-1]["table"]["watching"] == watching
                assert bool((await stranger.http.get(f"/api/tables/{table}/state")).status_code == 200) is sees
                said = await stranger.http.post(
                    f"/api/tables/{table}/commands", json={"type": "say", "key": watching, "text": "!"}
                )
                assert said.json().get("code", "said") == ("said" if chats else "chat.closed")
                if not sees:
                    refused = await stranger.get(f"/api/tables/{table}", 403)
                    assert refused["code"] == "table.private"
                    where = f"{any_address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                    with pytest.raises(InvalidStatus):
                        connect(where)
                await leave(players)

    run(scene())


def test_the_host_can_change_it_at_any_time_and_everybody_is_told(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Stranger") as stranger:
            table, players = await three(any_address)
            anna, bruno, _ = players
            await stranger.connect(table)
            assert (await bruno.say("admit", watching="none"))["code"] == "table.host-only"
            assert (await anna.say("admit", watching="some"))["code"] == "message.malformed"
            assert (await anna.say("admit", watching="watch"))["type"] == "ack"
            for player in (bruno, stranger):
                await player.until(lambda: player.updates[-1]["table"]["watching"] == "watch")  # noqa: B023
            event = bruno.updates[-1]["events"][-1]
            assert (event["kind"], event["detail"]) == ("admitted", {"watching": "watch"})
            assert (await stranger.say("say", text="!"))["code"] == "chat.closed"
            await anna.say("admit", watching="none")
            await stranger.until(lambda: stranger.socket is None)
            assert stranger.updates[-1]["table"]["watching"] == "watch", "nothing more was sent"
            with pytest.raises(InvalidStatus):
                await stranger.connect(table)
            await anna.say("admit", watching="chat")
            await stranger.connect(table)
            assert (await stranger.say("say", text="back again"))["type"] == "ack"
            await leave(players)

    run(scene())


def test_a_running_game_is_not_deleted_while_others_play(address: str) -> None:
    async def scene() -> None:
        table, players = await three(address)
        refused = await players[0].ask("DELETE", f"/api/tables/{table}", status=409)
        assert refused["code"] == "table.in-play"
        for seat in (1, 2):
            await players[seat].say("resign", seat=seat)
        await players[0].ask("DELETE", f"/api/tables/{table}", status=204)
        await leave(players)

    run(scene())


def test_everybody_sees_that_a_table_goes_on_from_a_log(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            fresh = await anna.open(["me", "me", "me"])
            assert anna.opened["table"]["continued"] is False
            await anna.move(fresh, (await anna.get(f"/api/tables/{fresh}/state"))["actors"][0])
            for seat in range(3):
                await anna.command(fresh, "resign", seat=seat)
            await anna.connect(fresh)
            await anna.until(lambda: anna.state["status"] == "over")
            log = await anna.get(f"/api/tables/{fresh}/log")
            await anna.open(["me", "me", "me"], log=log, lines=20)
            assert anna.opened["table"]["continued"] is True

    run(scene())


# Muting and reporting.


def test_a_player_can_mute_and_report_another(any_address: str) -> None:
    async def scene() -> None:
        table, players = await three(any_address)
        anna, bruno, carla = players
        number = (await bruno.say("say", text="something rude"))["number"]
        path = f"/api/tables/{table}"
        assert (await anna.ask("POST", f"{path}/mutes", {"number": 1}, 404))["code"] == "chat.unknown"
        await anna.ask("POST", f"{path}/mutes", {"number": number}, 204)
        await anna.ask("POST", f"{path}/reports", {"number": number, "reason": "rude"}, 204)
        await bruno.say("say", text="more of it")
        for player in (anna, carla):
            await player.until(lambda: (player.number or 0) > number)  # noqa: B023
        heard = [player.updates[-1]["events"][-1]["detail"] for player in (anna, carla)]
        assert heard[0] == {"name": "Bruno", "text": "", "seats": [1], "muted": True}
        assert heard[1]["text"] == "more of it"
        assert b"something rude" not in json.dumps(await anna.get(f"{path}/history")).encode()
        await anna.ask("POST", f"{path}/mutes", {"number": number, "muted": False}, 204)
        assert b"something rude" in json.dumps(await anna.get(f"{path}/history")).encode()
        await leave(players)

    run(scene())


# Text that no database takes.

NASTY = ["\ud800", "a\udfffb", "\x00", "a\x00b", "\u3164\x00", "x" * 40_000]


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_text_that_cannot_be_stored_is_refused_at_every_door(database: str, text: str) -> None:
    bodies: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me", {"name": text}),
        ("PUT", "/api/me/settings", {"settings": {text: text}}),
        ("POST", "/api/tables", {"title": text, "seats": [{"who": "me"}] * 3}),
        ("POST", "/api/tables", {"title": "yunnan-2023", "setup": {text: text}, "seats": [{"who": "me"}] * 3}),
        ("POST", "/api/tables", {"title": "yunnan-2023", "seats": [{"who": "me", "name": text}] * 3}),
        ("POST", "/api/tables", {"log": {"title": text, "log": [[0, text]]}, "seats": [{"who": "me"}] * 3}),
        ("POST", "/api/tables", {"log": {"setup": {text: 1}, text: []}, "seats": [{"who": "me"}] * 3}),
        ("PUT", "{table}/notes", {"text": text}),
        ("POST", "{table}/why", {"seat": 0, "action": text}),
        ("POST", "{table}/plan", {"seat": 0, "actions": [text]}),
        ("POST", "{table}/reports", {"number": 1, "reason": text}),
        ("POST", "{table}/commands", {"type": "say", "key": "a", "text": text}),
        ("POST", "{table}/commands", {"type": "take", "key": "a", "seat": 0, "name": text}),
        ("POST", "{table}/commands", {"type": "claim", "key": "a", "secret": text * 20}),
        ("POST", "{table}/commands", {"type": "resign", "key": "a", "seat": 0, "bot": text}),
    ]
    with running(config_for(database)) as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Anna"}).raise_for_status()
        seats = [{"who": "me"}] * 3
        table = http.post("/api/tables", json={"title": "yunnan-2023", "seats": seats}).json()["table"]["table"]
        for method, path, body in bodies:
            where = path.replace("{table}", f"/api/tables/{table}")
            raw = json.dumps(body).encode()
            response = http.request(method, where, content=raw, headers={"content-type": "application/json"})
            assert response.status_code == 422, (path, body, response.text)
        for odd in ("%00", "a%00b", "%ff", "%ed%a0%80", "%F0%9F%98%80", "x" * 500):
            for rest in ("", "/state", "/history", "/log"):
                assert http.get(f"/api/tables/{odd}{rest}").status_code == 404
            assert http.get(f"/api/rules/{odd}").status_code in (404, 422)
            hint = http.get(f"/api/tables/{table}/hint?bot={odd}&language={odd}")
            assert hint.status_code < 500
        cookie = {"cookie": f"fondaco={http.cookies['fondaco']}"}
        with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=cookie) as one:
            one.send(json.dumps({"type": "say", "key": "k", "text": text}))
            while (answer := json.loads(one.recv(PATIENCE)))["type"] != "refused":
                pass
            assert answer["code"] == "message.malformed"

"""Tables: sitting down, links, hot seat, chat, presence, deleting, loading a log, another game."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from tests.server.clients import run
from tests.server.players import Player


def test_a_game_begins_when_the_last_seat_is_taken(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", "open", "open"], public=True)
            await anna.connect(table)
            assert anna.state["status"] == "waiting"
            listed = (await bruno.get("/api/tables"))["tables"]
            assert [(entry["table"], entry["free"]) for entry in listed] == [(table, 2)]
            await bruno.command(table, "take", seat=1)
            await bruno.command(table, "leave", seat=1)
            await bruno.command(table, "take", seat=2, name="Bruno the Bold")
            refused = await bruno.command(table, "fill", 403, seat=1, bot="random")
            assert refused["code"] == "table.host-only"
            await anna.command(table, "fill", seat=1, bot="random")
            await anna.until(lambda: anna.state["status"] == "playing")
            seats = anna.updates[-1]["table"]["seats"]
            assert [(seat["kind"], seat["name"]) for seat in seats] == [
                ("person", "Anna"),
                ("bot", "random"),
                ("person", "Bruno the Bold"),
            ]
            mine = (await bruno.get("/api/tables?mine=true"))["tables"]
            assert [(entry["table"], entry["status"]) for entry in mine] == [(table, "playing")]
            assert (await bruno.command(table, "take", 409, seat=0))["code"] == "table.not-now"

    run(scene())


def test_a_table_by_link_only_is_in_no_list(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna, Player(address, "Bruno") as bruno:
            await anna.open(["me", "open", "open"])
            assert (await bruno.get("/api/tables"))["tables"] == []

    run(scene())


def test_a_friend_comes_by_link_and_the_link_is_used_up(any_address: str) -> None:
    async def scene() -> None:
        async with (
            Player(any_address) as anna,
            Player(any_address, "Bruno") as bruno,
            Player(any_address, "Carla") as eve,
        ):
            table = await anna.open(["me", "friend", "bot"])
            secret = anna.opened["secrets"]["1"]
            assert len(secret) >= 22, "at least 128 random bits in base 64"
            assert (await eve.command(table, "take", 403, seat=1))["code"] == "seat.kept"
            await bruno.command(table, "claim", secret=secret)
            assert (await eve.command(table, "claim", 403, secret=secret))["code"] == "link.void"
            assert (await bruno.get(f"/api/tables/{table}"))["seats"][1]["yours"]

    run(scene())


def test_a_personal_link_carries_a_seat_to_another_device(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as desk, Player(any_address, "Anna") as phone:
            table = await desk.open(["me", "bot", "bot"])
            secret = (await desk.command(table, "link", seat=0))["secret"]
            await phone.command(table, "claim", secret=secret)
            await asyncio.gather(desk.connect(table), phone.connect(table))
            await desk.until(lambda: bool(desk.turns()))
            await phone.until(lambda: bool(phone.turns()))
            assert phone.turns() == desk.turns()
            option = phone.turns()[0]["options"][0]["action"]
            answer = await phone.say("move", seat=0, at=phone.number, action=option)
            assert answer["type"] == "ack"
            await desk.until(lambda: (desk.number or 0) >= answer["number"])

    run(scene())


def test_hot_seat_one_device_plays_every_seat(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna:
            names = [{"who": "me", "name": name} for name in ("Anna", "Bruno", "Carla")]
            table = await anna.open(names, pace={"kind": "none"})
            await anna.connect(table)
            assert [view["seat"] for view in anna.state["seats"]] == [0, 1, 2]
            await anna.play_on(Random(4))
            assert anna.state["result"]["scores"]

    run(scene())


def test_a_spectator_sees_and_cannot_act(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna, Player(address, "Watcher") as watcher:
            table = await anna.open(["me", "bot", "bot"])
            await watcher.connect(table)
            assert [(view["seat"], view["options"]) for view in watcher.state["seats"]] == [(None, [])]
            answer = await watcher.say("move", seat=0, at=watcher.number, action="pass")
            assert answer["code"] == "seat.not-yours"
            await anna.connect(table)
            await watcher.until(lambda: watcher.presence["seats"] == [0] and watcher.presence["watchers"] == 1)
            await anna.disconnect()
            await watcher.until(lambda: watcher.presence["seats"] == [])

    run(scene())


def test_chat_reaches_everybody_and_is_there_later(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", "open", "open"])
            await anna.connect(table)
            await bruno.connect(table)
            await bruno.say("say", text=" 谢谢 \u0007grazie ")
            await anna.until(lambda: anna.updates[-1]["events"][-1:] != [])
            event = anna.updates[-1]["events"][0]
            assert (event["kind"], event["detail"]["name"], event["detail"]["text"]) == ("said", "Bruno", "谢谢 grazie")
            history = await anna.get(f"/api/tables/{table}/history")
            assert history["events"][-1] == event

    run(scene())


def test_the_host_deletes_a_table(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", "bot", "open"])
            await bruno.connect(table)
            assert (await bruno.ask("DELETE", f"/api/tables/{table}", status=403))["code"] == "table.host-only"
            await anna.ask("DELETE", f"/api/tables/{table}")
            await bruno.until(lambda: bruno.gone)
            assert (await anna.get(f"/api/tables/{table}", 404))["code"] == "table.unknown"
            with pytest.raises(InvalidStatus):
                await bruno.connect(table)

    run(scene())


def test_somebody_resigns_to_a_bot_that_plays_on(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", "open", "bot"])
            await bruno.command(table, "take", seat=1)
            await anna.connect(table)
            await bruno.command(table, "resign", seat=1)
            await anna.play_on(Random(5))
            assert anna.state["status"] == "over"
            assert anna.updates[-1]["table"]["seats"][1]["kind"] == "bot"
            assert (await bruno.get(f"/api/tables/{table}/state"))["seats"][0]["seat"] is None

    run(scene())


def finished_log(title: str = "yunnan-2023", seats: int = 3, seed: int = 9) -> dict[str, Any]:
    match = Match.new(title, seats, seed=seed)
    rng = Rng(seed)
    while match.actors:
        match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    return dict(json.loads(match.save()))


def test_a_log_is_loaded_from_any_move(any_address: str) -> None:
    async def scene() -> None:
        log = finished_log()
        async with Player(any_address, "Anna") as anna:
            for lines in (3, 50, len(log["log"]) - 1):
                table = await anna.open(["me", "me", "me"], log=log, lines=lines)
                shown = (await anna.get(f"/api/tables/{table}/state"))["seats"][0]["view"]
                expected = Match.load(json.dumps({**log, "log": log["log"][:lines]}), seed=1)
                assert shown == expected.shown(0)
            over = await anna.open(["me", "bot", "bot"], log=log)
            await anna.connect(over)
            assert anna.state["status"] == "over"
            fetched = await anna.get(f"/api/tables/{over}/log")
            assert fetched["log"] == log["log"]

    run(scene())


def test_the_log_stays_closed_until_the_game_is_over(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"])
            assert (await anna.get(f"/api/tables/{table}/log", 403))["code"] == "log.sealed"

    run(scene())


def test_a_rematch_rotates_the_seats(any_address: str) -> None:
    async def scene() -> None:
        log = finished_log()
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", "open", "bot"], log=log)
            assert (await anna.command(table, "rematch", 409))["code"] == "table.not-now"
            await bruno.command(table, "take", seat=1)
            await bruno.connect(table)
            fresh = (await anna.command(table, "rematch"))["table"]
            await bruno.until(lambda: bruno.updates[-1]["table"]["rematch"] == fresh)
            document = await anna.get(f"/api/tables/{fresh}")
            assert [seat["name"] for seat in document["seats"]] == ["random", "Anna", "Bruno"]
            assert document["status"] == "playing"
            assert (await bruno.get(f"/api/tables/{fresh}"))["seats"][2]["yours"]
            assert (await bruno.command(table, "rematch", 409))["code"] == "table.rematched"

    run(scene())


def test_earlier_positions_and_the_history_in_three_languages(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna", "de-AT,de;q=0.9") as anna:
            table = await anna.open(["me", "me", "me"])
            views = []
            for _ in range(6):
                state = await anna.get(f"/api/tables/{table}/state")
                views.append((state["number"], [view["view"] for view in state["seats"]]))
                seat = state["actors"][0]
                await anna.move(table, seat)
            for number, expected in views:
                earlier = await anna.get(f"/api/tables/{table}/positions/{number}")
                assert [view["view"] for view in earlier["seats"]] == expected
                assert earlier["position"] is None
            told = {}
            for language in ("de", "en", "it"):
                history = await anna.get(f"/api/tables/{table}/history?language={language}")
                told[language] = [entry["text"] for event in history["events"] for entry in event["entries"]]
            assert len(told["de"]) == len(told["en"]) == len(told["it"]) > 6
            assert len({json.dumps(texts) for texts in told.values()}) == 3
            default = await anna.get(f"/api/tables/{table}/history")
            assert [entry["text"] for event in default["events"] for entry in event["entries"]] == told["de"]

    run(scene())


def test_a_position_says_where_the_log_is_cut_to_play_on_from_it(address: str) -> None:
    async def scene() -> None:
        log = finished_log()
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"], log=log, lines=len(log["log"]) - 12)
            state = await anna.get(f"/api/tables/{table}/state")
            began = state["number"]
            assert (await anna.get(f"/api/tables/{table}/positions/{began}"))["lines"] is None
            await anna.move(table, state["actors"][0])
            await anna.command(table, "undo", seat=state["actors"][0])
            await anna.move(table, state["actors"][0], choose=1)
            while (state := await anna.get(f"/api/tables/{table}/state"))["status"] != "over":
                await anna.move(table, state["actors"][0])
            whole = await anna.get(f"/api/tables/{table}/log")
            earlier = [await anna.get(f"/api/tables/{table}/positions/{n}") for n in range(1, state["number"] + 1)]
            for position in earlier:
                if position["lines"] is not None:
                    cut = await anna.open(["me", "me", "me"], log=whole, lines=position["lines"])
                    assert (await anna.get(f"/api/tables/{cut}/state"))["seats"][0]["view"] == (
                        position["seats"][0]["view"]
                    )
            assert earlier[-1]["lines"] == len(whole["log"])
            assert earlier[began]["lines"] is None, "that decision was taken back"

    run(scene())


def test_why_an_action_is_refused(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            question = {"seat": seat, "action": {"verb": "bid", "space": "school 15", "from": "supply"}}
            answer = await anna.ask("POST", f"/api/tables/{table}/why?language=it", question)
            assert not answer["allowed"]
            assert answer["rule"]["text"]
            assert answer["rule"]["place"]
            fields = {"seat": seat, "at": state["number"], "action": "bid school 15 from kang"}
            refused = await anna.command(table, "move", 409, **fields)
            assert refused["code"] == "move.refused"
            assert refused["rule"]["name"]
            other = (seat + 1) % 3
            refused = await anna.command(table, "move", 409, seat=other, at=state["number"], action="pass")
            assert refused["rule"]["name"] == "turn.not-yours"
            nonsense = await anna.command(table, "move", 422, seat=seat, at=state["number"], action="fly to the moon")
            assert nonsense["code"] == "action.unknown"

    run(scene())


def test_previews_now_and_after_an_option(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            now = (await anna.get(f"/api/tables/{table}/preview"))["preview"]
            then = await anna.get(f"/api/tables/{table}/preview?seat={seat}&action=bid school 9 from supply")
            assert then["preview"]["bank"]["bids"] == now["bank"]["bids"] + 9
            refused = await anna.get(f"/api/tables/{table}/preview?seat={seat}&action=bid school 9 from kang", 409)
            assert refused["rule"]

    run(scene())

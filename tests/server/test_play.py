"""Playing: racing for a move, sending twice, resuming with gaps, taking back, being late."""

import asyncio
import time
from random import Random
from typing import Any

from fondaco.server.config import Config
from tests.server.clients import leave, run, step, three
from tests.server.players import Player
from tests.server.servers import config_for, running


def test_two_clients_race_for_the_same_move_and_one_is_told_to_look_again(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            tabs = [Player(any_address, "Anna") for _ in range(4)]
            for tab in tabs:
                tab.http.cookies = anna.http.cookies
                await tab.connect(table)
            for _ in range(20):
                view = tabs[0].turns()[0]
                number = tabs[0].number
                fields = {"seat": view["seat"], "at": number, "action": view["options"][0]["action"]}
                answers = await asyncio.gather(*[tab.say("move", **fields) for tab in tabs])
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["ack", "refused", "refused", "refused"]
                assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"move.stale"}
                for tab in tabs:
                    await tab.until(lambda: (tab.number or 0) == (number or 0) + 1)  # noqa: B023
            for tab in tabs:
                await tab.disconnect()
                await tab.http.aclose()

    run(scene())


async def catch_up(anna: Player, twin: Player, path: str) -> None:
    """Chat from both until each server has read what the other one wrote."""
    while True:
        for player in (anna, twin):
            await player.http.post(f"{path}/commands", json={"type": "say", "key": f"{time.monotonic()}", "text": "?"})
        states = [await player.get(f"{path}/state") for player in (anna, twin)]
        if states[0]["number"] == states[1]["number"]:
            return


def test_two_servers_on_one_database_cannot_both_win(database: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Player(first, "Anna") as anna, Player(second, "Anna") as twin:
            twin.http.cookies = anna.http.cookies
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            path = f"/api/tables/{table}"
            for number in range(15):
                states = await asyncio.gather(*[player.get(f"{path}/state") for player in (anna, twin)])
                view = next(view for view in states[0]["seats"] if view["options"])
                move = {"type": "move", "seat": view["seat"], "action": view["options"][0]["action"]}
                sending = [
                    player.http.post(f"{path}/commands", json={**move, "at": state["number"], "key": f"{number}{who}"})
                    for player, state, who in zip((anna, twin), states, "ab", strict=True)
                ]
                answers = await asyncio.gather(*sending)
                assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
                loser = next(answer for answer in answers if answer.status_code == 409).json()
                assert loser["code"] in {"table.changed", "move.stale"}
                await catch_up(anna, twin, path)
            histories = [await p.get(f"/api/tables/{table}/history") for p in (anna, twin)]
            shorter = min(len(history["events"]) for history in histories)
            assert histories[0]["events"][:shorter] == histories[1]["events"][:shorter]

    with running(config_for(database)) as first, running(config_for(database)) as second:
        run(scene(first, second))


def test_a_move_sent_twice_counts_once(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"])
            state = await anna.get(f"/api/tables/{table}/state")
            seat = state["actors"][0]
            action = next(view for view in state["seats"] if view["seat"] == seat)["options"][0]["action"]
            fields = {"seat": seat, "at": state["number"], "action": action, "key": "only-once"}
            answers = await asyncio.gather(*[anna.command(table, "move", **fields) for _ in range(5)])
            assert {answer["number"] for answer in answers} == {state["number"] + 1}
            assert sorted(answer["repeated"] for answer in answers) == [False, True, True, True, True]

    run(scene())


def test_who_comes_back_gets_what_was_missed_also_after_a_restart(database: str) -> None:
    async def before(address: str) -> dict[str, Any]:
        table, players = await three(address)
        await step(players)
        anna = players[0]
        seen = anna.number
        await anna.disconnect()
        await players[1].say("say", text="where is she?")
        rest = players[1:]
        for _ in range(12):
            state = rest[0].state
            if state["actors"][0] == 0:
                await anna.move(table, 0)
                await rest[0].until(lambda: rest[0].state["number"] > state["number"])  # noqa: B023
            else:
                player = players[state["actors"][0]]
                await player.until(lambda: player.number == rest[0].number)  # noqa: B023
                answer = await player.move(table, state["actors"][0])
                await rest[0].until(lambda: (rest[0].number or 0) >= answer["number"])  # noqa: B023
        cookies, number = anna.http.cookies, rest[0].number
        state = rest[0].updates[-1]
        await leave(players)
        return {"cookies": cookies, "seen": seen, "number": number, "table": table, "state": state}

    async def after(address: str, known: dict[str, Any]) -> None:
        anna = Player(address, "Anna")
        anna.http.cookies = known["cookies"]
        await anna.connect(known["table"], after=known["seen"])
        update = anna.updates[0]
        numbers = [event["number"] for event in update["events"]]
        assert numbers == list(range(known["seen"] + 1, known["number"] + 1))
        assert update["complete"]
        assert update["state"]["seats"][0]["seat"] == 0
        assert update["state"]["seats"][0]["view"] == known["state"]["state"]["seats"][0]["view"]
        kinds = {event["kind"] for event in update["events"]}
        assert kinds == {"said", "moved"}
        await anna.disconnect()
        anna.updates.clear()
        await anna.connect(known["table"], after=update["number"])
        assert anna.updates[0]["events"] == []
        await anna.__aexit__()

    found: dict[str, Any] = {}

    async def first(address: str) -> None:
        found.update(await before(address))

    with running(config_for(database)) as address:
        run(first(address))
    with running(config_for(database)) as address:
        run(after(address, found))


def test_undo_is_free_until_somebody_else_acts(any_address: str) -> None:
    async def scene() -> None:
        _, players = await three(any_address)
        view_before = players[0].state["seats"][0]["view"]
        seat = await step(players)
        mover = players[seat]
        assert mover.state["seats"][0]["undo"] == "free"
        answer = await mover.say("undo", seat=seat)
        assert answer["type"] == "ack"
        await players[0].until(lambda: (players[0].number or 0) >= answer["number"])
        assert players[0].state["seats"][0]["view"] == view_before
        await step(players)
        await step(players)
        assert mover.state["seats"][0]["undo"] == "ask"
        await leave(players)

    run(scene())


def test_undo_after_others_acted_needs_everybody(any_address: str) -> None:
    async def scene() -> None:
        _, players = await three(any_address)
        start = players[0].state["seats"][0]["view"]
        seat = await step(players)
        other = await step(players)
        third = 3 - seat - other
        await players[seat].say("undo", seat=seat)
        for player in players:
            await player.until(lambda: player.state["ask"] is not None)  # noqa: B023
        ask = players[other].state["ask"]
        assert (ask["what"], ask["seat"], sorted(ask["waiting"])) == ("undo", seat, sorted([other, third]))
        assert (await players[seat].say("answer", ask=ask["ask"], yes=True))["code"] == "table.not-now"
        await players[other].say("answer", ask=ask["ask"], yes=False)
        await players[seat].until(lambda: players[seat].state["ask"] is None)
        assert players[seat].state["seats"][0]["view"] != start

        await players[seat].say("undo", seat=seat)
        await players[other].until(lambda: players[other].state["ask"] is not None)
        ask = players[other].state["ask"]["ask"]
        await players[other].say("answer", ask=ask, yes=True)
        granted = await players[third].say("answer", ask=ask, yes=True)
        for player in players:
            await player.until(lambda: (player.number or 0) >= granted["number"])  # noqa: B023
            assert player.state["seats"][0]["view"] == start
        await leave(players)

    run(scene())


def test_several_tables_at_once_in_several_tabs(address: str) -> None:
    async def scene() -> None:
        async with Player(address, "Anna") as anna:
            tables = [await anna.open(["me", "bot", "bot"]) for _ in range(4)]
            tabs = [Player(address, "Anna") for _ in tables]
            for tab, table in zip(tabs, tables, strict=True):
                tab.http.cookies = anna.http.cookies
                await tab.connect(table)
            await asyncio.gather(*[tab.play_on(Random(n)) for n, tab in enumerate(tabs)])
            assert [tab.state["status"] for tab in tabs] == ["over"] * 4
            for tab in tabs:
                await tab.disconnect()
                await tab.http.aclose()

    run(scene())


def test_the_settings_have_sound_defaults() -> None:
    config = Config("sqlite:///x")
    assert config.host == "127.0.0.1"
    assert config.body_limit <= 1_000_000

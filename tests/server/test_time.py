"""Time: deadlines under a fake clock, restarts, and tables that are let go from memory."""

import asyncio
from typing import Any

from fondaco.server.database import connect
from fondaco.server.store import Addition, Store
from fondaco.tables.journal import Moved, Record
from tests.server.clients import actor, leave, pass_time, run, three
from tests.server.players import Player
from tests.server.servers import FakeClock, config_for, running


def test_who_is_late_can_be_replaced_if_the_others_agree(database: str) -> None:
    clock = FakeClock()

    async def scene(address: str) -> None:
        _, players = await three(address, pace={"kind": "deadline", "minutes": 60 * 24})
        late = actor(players)
        others = [seat for seat in range(3) if seat != late]
        asker, third = (players[seat] for seat in others)
        due = players[late].state["seats"][0]["due"]
        assert due == clock.now() + 24 * 3600 * 1000
        early = await asker.say("replace", seat=late)
        assert early["code"] == "table.not-now"
        clock.advance(24 * 3600 - 1)
        await pass_time(clock, lambda: bool(asker.updates[-1]["table"]["seats"][late]["late"]))
        assert asker.updates[-1]["events"][-1]["time"] >= due, "not before the time is up"
        await asker.say("replace", seat=late)
        await third.until(lambda: third.state["ask"] is not None)
        assert third.state["ask"]["what"] == "replace"
        await third.say("answer", ask=third.state["ask"]["ask"], yes=True)
        await asker.until(lambda: asker.updates[-1]["table"]["seats"][late]["kind"] == "bot")
        await asker.until(lambda: asker.state["actors"] != [late])
        assert (await players[late].say("move", seat=late, at=10**6, action="pass"))["code"] == "seat.not-yours"
        await leave(players)

    with running(config_for(database), clock) as address:
        run(scene(address))


def test_a_deadline_that_passed_while_the_server_was_down_is_noticed(sqlite: str) -> None:
    clock = FakeClock()
    found: dict[str, str] = {}

    async def opened(address: str) -> None:
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"], pace={"kind": "deadline", "minutes": 5})
            await anna.move(table, (await anna.get(f"/api/tables/{table}/state"))["actors"][0])
            found["table"] = table

    async def looked(address: str) -> None:
        async with Player(address, "Bruno") as bruno:
            await bruno.connect(found["table"])
            await pass_time(clock, lambda: any(seat["late"] for seat in bruno.updates[-1]["table"]["seats"]))

    with running(config_for(sqlite), clock) as address:
        run(opened(address))
    clock.advance(3600)
    with running(config_for(sqlite), clock) as address:
        run(looked(address))


def test_bots_take_up_their_turn_after_a_restart(database: str) -> None:
    found: dict[str, Any] = {}

    async def opened(address: str) -> None:
        async with Player(address, "Anna") as anna:
            found["table"] = await anna.open(["bot", "bot", "bot"])
            await anna.connect(found["table"])
            await anna.until(lambda: (anna.number or 0) > 20)
            found["number"] = anna.number

    async def finished(address: str) -> None:
        async with Player(address, "Bruno") as bruno:
            await bruno.connect(found["table"], after=found["number"])
            await bruno.until(lambda: bruno.state["status"] == "over")

    with running(config_for(database)) as address:
        run(opened(address))
    with running(config_for(database)) as address:
        run(finished(address))


def test_a_journal_that_cannot_be_replayed_harms_no_other_table(sqlite: str) -> None:
    found: dict[str, str] = {}

    async def opened(address: str) -> None:
        async with Player(address, "Anna") as anna:
            found["bad"] = await anna.open(["bot", "bot", "me"])
            found["good"] = await anna.open(["bot", "bot", "bot"])

    async def damage() -> None:
        store = Store(connect(sqlite), lambda _: None)
        number = (await store.journal(found["bad"]))[-1].number + 1
        body = Moved(seat=0, lines=[(0, "build bridge over sichuan-qinghai")])
        assert await store.append(Addition(found["bad"], Record(number, 0, body), None))
        await store.close()

    async def looked(address: str) -> None:
        async with Player(address, "Bruno") as bruno:
            assert (await bruno.get(f"/api/tables/{found['bad']}", 503))["code"] == "table.unreadable"
            await bruno.connect(found["good"])
            await bruno.until(lambda: bruno.state["status"] == "over")

    with running(config_for(sqlite)) as address:
        run(opened(address))
    asyncio.run(damage())
    with running(config_for(sqlite)) as address:
        run(looked(address))


def test_a_table_let_go_from_memory_is_rebuilt(sqlite: str) -> None:
    clock = FakeClock()

    async def scene(address: str) -> None:
        async with Player(address, "Anna") as anna:
            table = await anna.open(["me", "me", "me"], pace={"kind": "none"})
            await anna.move(table, (await anna.get(f"/api/tables/{table}/state"))["actors"][0])
            before = await anna.get(f"/api/tables/{table}/state")
            assert "fondaco_tables 1.0" in (await anna.http.get("/metrics")).text
            while "fondaco_tables 0.0" not in (await anna.http.get("/metrics")).text:
                clock.advance(3600)
                await asyncio.sleep(0.02)
            assert await anna.get(f"/api/tables/{table}/state") == before

    with running(config_for(sqlite), clock) as address:
        run(scene(address))

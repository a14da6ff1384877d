"""Hints for whoever is to decide, and the analysis of a finished game, over real sockets."""

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from fondaco import Match
from fondaco.arena.evaluating import Replay
from fondaco.arena.hint import explained, hint
from fondaco.arena.reasons import sentences
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.locale import Words
from fondaco.server.advice.analyses import Analyses, Progress
from fondaco.server.advice.analyst import Assignment
from fondaco.server.database import connect, migrate
from fondaco.server.metrics import Metrics
from fondaco.server.scheduling import Owner
from fondaco.server.seeds import seed_for
from fondaco.server.store import Store
from fondaco.server.worker import Job, Thinker
from tests.server.clients import leave, run, step, three
from tests.server.players import Player
from tests.server.servers import PATIENCE, FakeClock, config_for, running


async def wait_for_turn(player: Player, table: str) -> None:
    await player.connect(table)
    await player.until(lambda: bool(player.turns()))


def test_a_hint_names_the_best_options_with_what_they_promise(any_address: str) -> None:
    async def scene() -> None:
        async with Player(any_address, language="de") as anna:
            table = await anna.open(["me", "bot", "bot"])
            await wait_for_turn(anna, table)
            found = await anna.get(f"/api/tables/{table}/hint")
            offered = {option["action"]: option for option in anna.turns()[0]["options"]}
            assert (found["number"], found["seat"], found["bot"]) == (anna.number, 0, "flat:4")
            assert 1 <= len(found["options"]) <= 5
            for advised in found["options"]:
                assert advised["option"] == offered[advised["option"]["action"]]
                assert 0 <= advised["share"] <= 1
                assert advised["visits"] > 0
            shares = [advised["share"] for advised in found["options"]]
            assert shares == sorted(shares, reverse=True)
            assert sum(found["shares"]) == pytest.approx(1, abs=0.001)
            assert found["playouts"] >= found["worlds"] > 0
            assert await anna.get(f"/api/tables/{table}/hint") == found
            other = await anna.get(f"/api/tables/{table}/hint?bot=flat&seat=0")
            assert other["bot"] == "flat"
            assert other["playouts"] > found["playouts"]

    run(scene())


def test_a_hint_is_for_who_is_to_decide_at_a_table_that_has_hints(address: str) -> None:
    async def scene() -> None:
        table, players = await three(address, hints=True)
        anna, bruno, _ = players
        path = f"/api/tables/{table}/hint"
        assert anna.updates[-1]["table"]["hints"] is True
        actor = players[anna.state["actors"][0]]
        idle = next(player for player in players if player is not actor)
        assert (await actor.get(path))["seat"] == anna.state["actors"][0]
        assert (await idle.get(path, 409))["code"] == "table.not-now"
        assert (await anna.get(f"{path}?seat=1", 403))["code"] == "seat.not-yours"
        assert (await anna.get(f"{path}?seat=9", 404))["code"] == "seat.unknown"
        assert (await actor.get(f"{path}?bot=nobody", 422))["code"] == "bot.unknown"
        assert (await actor.get(f"{path}?bot=flat:100000", 422))["code"] == "bot.unknown"
        assert (await actor.get(f"{path}?bot=random", 422))["code"] == "bot.thoughtless"
        async with Player(address, "spectator") as watcher:
            assert (await watcher.get(path, 403))["code"] == "seat.none"
        assert (await bruno.get(f"/api/tables/{table}/analysis", 409))["code"] == "table.not-now"
        await leave(players)

    run(scene())


@pytest.mark.parametrize(
    ("seats", "wish", "hints"),
    [
        (["me", "bot", "bot"], {}, True),
        (["me", "bot", "bot"], {"hints": False}, False),
        (["me", "me", "bot"], {}, False),
        (["me", "open", "bot"], {}, False),
        (["me", "friend", "bot"], {"hints": True}, True),
    ],
)
def test_the_host_says_whether_there_are_hints(address: str, seats: list[str], wish: Any, hints: bool) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            table = await anna.open(seats, **wish)
            assert anna.opened["table"]["hints"] is hints
            if not hints:
                assert (await anna.get(f"/api/tables/{table}/hint", 403))["code"] == "hints.none"

    run(scene())


def test_hints_stay_as_they_were_after_a_restart_and_in_the_next_game(database: str) -> None:
    found: dict[str, str] = {}

    async def begin(address: str) -> None:
        async with Player(address) as anna:
            found["cookie"] = anna.http.cookies["fondaco"]
            found["table"] = await anna.open(["me", "me", "me"], hints=True)
            await anna.connect(found["table"])
            await anna.play_on(Random(1))
            answer = await anna.command(found["table"], "rematch")
            found["next"] = str(answer["table"])

    async def look(address: str) -> None:
        async with Player(address) as anna:
            for name in ("table", "next"):
                assert (await anna.get(f"/api/tables/{found[name]}"))["hints"] is True

    for scene in (begin, look):
        with running(config_for(database)) as address:
            run(scene(address))


def test_a_hint_is_worked_out_from_the_view_alone() -> None:
    match = Match.new("china", 3, seed=4)
    seat = match.actors[0]
    lines = [(move.seat, match.text(move.action)) for move in match.log]
    job = Job("t", match.title, match.setup, 3, None, lines, seat, "flat:20", seed_for("hint", "t", 1), advice=True)
    answer = Thinker().answer(job).hint
    assert answer is not None
    direct = hint(match.game, match.view(seat), match.options(seat), "flat:20", seed_for("hint", "t", 1))
    assert {**answer, "seconds": 0} == {**direct, "seconds": 0}


def test_why_somebody_did_something_is_told_once_the_game_is_over(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            running_game = await anna.open(["me", "bot", "bot"])
            assert (await anna.get(f"/api/tables/{running_game}/reasons/1", 409))["code"] == "table.not-now"
            table = await finished(anna)
            path = f"/api/tables/{table}/reasons"
            assert (await anna.get(f"{path}/1", 404))["code"] == "exam.none"
            replay = Replay(json.dumps(await anna.get(f"/api/tables/{table}/log")))
            events = (await anna.get(f"/api/tables/{table}/history"))["events"]
            moves = [event for event in events if event["kind"] == "moved"]
            for event in moves[:6]:
                found = await anna.get(f"{path}/{event['number']}")
                assert (found["seat"], found["bot"]) == (event["seat"], "flat:4")
                assert found["chosen"]["action"] == event["detail"]["action"]
                position = await anna.get(f"/api/tables/{table}/positions/{event['number'] - 1}")
                match = replay.at(position["lines"])
                options, chosen = match.options(event["seat"]), match.meant(found["chosen"]["action"])
                seed = seed_for("reasons", table, event["number"])
                direct: Any = explained(match.game, match.view(event["seat"]), options, chosen, "flat:4", seed)
                assert (found["second"] or {}).get("action") == direct["second"]
                assert found["reasons"] == sentences(direct["reasons"], Words("en", "yunnan").say)
                assert await anna.get(f"{path}/{event['number']}") == found

    run(scene(), 120)


# Analysis.


def late_position() -> dict[str, Any]:
    """The log of a game that goes on from shortly before its end."""
    match = Match.new("yunnan-2023", 3, seed=5)
    rng = Rng(5)
    while match.actors:
        match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    match.rewind(len(match.log) - 20)
    return dict(json.loads(Match.from_position("yunnan-2023", match.position(), seed=1).save()))


async def finished(anna: Player) -> str:
    """A game that anna has played to its end, alone on all seats."""
    table = await anna.open(["me", "me", "me"], log=late_position())
    await anna.connect(table)
    await anna.play_on(Random(3))
    await anna.disconnect()
    return table


async def analysed(player: Player, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The analysis of a game, and what was answered before it was done."""
    before: list[dict[str, Any]] = []
    while True:
        response = await player.http.get(f"/api/tables/{table}/analysis")
        assert response.status_code in (200, 202), response.text
        if response.status_code == 200:
            return response.json(), before
        before.append(response.json())
        await asyncio.sleep(0.05)


def test_a_finished_game_is_analysed_once_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, Any] = {}
    config = config_for(database, adviser="flat:1")

    async def ask(address: str) -> None:
        async with Player(address) as anna:
            found["table"] = await finished(anna)
            found["analysis"], before = await analysed(anna, found["table"])
            assert before
            assert {one["status"] for one in before} <= {"waiting", "working"}
            assert [one["done"] for one in before] == sorted(one["done"] for one in before)
            history = (await anna.get(f"/api/tables/{found['table']}/history"))["events"]
            kinds = {event["number"]: event for event in history}
            for decision in found["analysis"]["analysis"]["decisions"][:20]:
                event = kinds[decision["number"]]
                assert (event["kind"], event["seat"]) == ("moved", decision["seat"])
                assert event["detail"]["action"] == decision["chosen"]["action"]
                assert len(decision["shares"]) == 3

    async def ask_again(address: str) -> None:
        async with Player(address, "Bruno") as bruno:
            again, before = await analysed(bruno, found["table"])
            assert (again, before) == (found["analysis"], [])

    with running(config) as address:
        run(ask(address))
    monkeypatch.setattr(Analyses, "add", lambda *_: pytest.fail("it was to be made again"))
    with running(config) as address:
        run(ask_again(address))


LINGERING = """
import pathlib, sys, time
if "fondaco.server.advice.analyst" in sys.orig_argv and pathlib.Path({gate!r}).exists():
    time.sleep(10_000)
"""


def analyst_of(server: psutil.Process) -> psutil.Process | None:
    """The process that analyses a game, if there is one."""
    for child in server.children():
        with suppress(psutil.Error):
            if "fondaco.server.advice.analyst" in child.cmdline():
                return child
    return None


def test_an_analyst_that_is_lost_is_told_and_tried_again(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"  # while it is there, an analyst takes its time
    gate.touch()
    (tmp_path / "sitecustomize.py").write_text(LINGERING.format(gate=str(gate)))
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await finished(anna)
            path = f"/api/tables/{table}/analysis"
            await anna.get(path, 202)
            while (analyst := analyst_of(psutil.Process())) is None:
                await asyncio.sleep(0.05)
            gate.unlink()
            analyst.kill()
            while (response := await anna.http.get(path)).status_code == 202:
                await asyncio.sleep(0.05)
            assert (response.status_code, response.json()["code"]) == (503, "analysis.failed")
            await anna.get(path, 202)
            assert (await analysed(anna, table))[0]["status"] == "done"

    with running(config_for(sqlite, adviser="flat:1")) as address:
        run(scene(address))


def test_a_table_that_is_deleted_takes_its_analysis_along(database: str) -> None:
    async def scene(address: str) -> None:
        async with Player(address) as anna:
            table = await finished(anna)
            await analysed(anna, table)
            await anna.ask("DELETE", f"/api/tables/{table}")
            assert (await anna.get(f"/api/tables/{table}/analysis", 404))["code"] == "table.unknown"

    with running(config_for(database, adviser="flat:1")) as address:
        run(scene(address))


def test_a_game_goes_on_while_another_is_analysed(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            table = await finished(anna)
            await anna.get(f"/api/tables/{table}/analysis", 202)
            await anna.get(f"/api/tables/{table}/hint", 403)
            other, players = await three(address)
            for _ in range(10):
                await step(players)
            await leave(players)
            assert other != table

    run(scene())


def test_an_analysis_that_is_done_while_somebody_asks_is_not_made_again(sqlite: str) -> None:
    async def scene() -> None:
        engine = connect(sqlite)
        await migrate(engine)
        store = Store(engine, lambda _: None)
        analyses = Analyses(config_for(sqlite), store, FakeClock(), Metrics())
        asked = Progress(Assignment("", "flat:1", 1), Owner("t", "g"))
        analyses.waiting["t"] = asked
        look = asyncio.create_task(analyses.look("t", "", asked.owner))
        await asyncio.sleep(0)  # the store is being asked, and knows nothing yet
        del analyses.waiting["t"]
        assert await look is asked
        assert analyses.waiting == {}
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))

"""Standing answers at a real server: given with nobody there, seen by nobody else, kept over a restart."""

import json
from typing import Any

import pytest

from fondaco.core.match import Match
from fondaco.tables.standing import section_of
from tests.server.clients import leave, run
from tests.server.players import Player
from tests.server.servers import config_for, running


def auction() -> dict[str, Any]:
    """The log of a game that has come to an auction, at which seat 1 opens."""
    match = Match.new("haendler", 3, seed=1)
    while section_of(match) != "investing":
        match.play(match.actors[0], match.options(match.actors[0])[0])
    return dict(json.loads(match.save()))


def bargain() -> dict[str, Any]:
    """The log of a game in which seat 1 is to offer seat 0 a price for its freight."""
    match = Match.new("haendler", 3, seed=1)
    while section_of(match) != "bargain":
        seat = match.actors[0]
        found = {match.text(option): option for option in match.options(seat)}
        wishes = ["buy wine in paris", "ship wine", "bid 500" if seat == 0 else "bid 0", "pass"]
        match.play(seat, next(found[wish] for wish in wishes if wish in found))
    return dict(json.loads(match.save()))


async def seated(address: str, log: dict[str, Any] | None = None) -> tuple[str, list[Player]]:
    """Three people who go on from a log, or else at the auction; they are not connected yet."""
    players = [await Player(address, name).__aenter__() for name in ("Anna", "Bruno", "Carla")]
    wish = log or auction()
    table = await players[0].open(["me", "open", "open"], "haendler", log=wish, pace={"kind": "none"})
    for seat in (1, 2):
        await players[seat].command(table, "take", seat=seat)
    return table, players


async def move(players: list[Player], table: str, seat: int, action: str, **more: Any) -> None:
    number = (await players[seat].get(f"/api/tables/{table}/state"))["number"]
    await players[seat].command(table, "move", seat=seat, at=number, action=action, **more)


async def first_auction(players: list[Player], table: str) -> None:
    """Seat 2 passes for the rest of the phase; then it waits for the second auction, which it will open."""
    await move(players, table, 1, "bid 500")
    await move(players, table, 2, "pass", stands=True)
    await move(players, table, 0, "pass")


def kinds(player: Player) -> list[str]:
    return [event["kind"] for update in player.updates for event in update["events"]]


def moves_of(player: Player, seat: int) -> int:
    """How many decisions of a seat a player has been told of."""
    events = [event for update in player.updates for event in update["events"]]
    return len([event for event in events if (event["kind"], event["seat"]) == ("moved", seat)])


def test_it_is_given_while_nobody_is_there(address: str) -> None:
    async def scene() -> None:
        table, players = await seated(address)
        await players[0].connect(table)
        await first_auction(players, table)
        await move(players, table, 1, "choose cartwright")
        await players[0].until(lambda: players[0].state["actors"] == [0])
        last = players[0].updates[-1]["events"][-1]
        assert (last["kind"], last["seat"], last["detail"]) == ("moved", 2, {})
        await leave(players)

    run(scene())


def test_prices_below_a_limit_are_refused_while_nobody_is_there(address: str) -> None:
    async def scene() -> None:
        table, players = await seated(address, bargain())
        await players[1].connect(table)
        await move(players, table, 1, "offer 300")
        await move(players, table, 0, "refuse", stands=True, limit=600)
        await move(players, table, 1, "ship wine-wine")
        await move(players, table, 1, "offer 500")
        await players[1].until(lambda: moves_of(players[1], 0) == 2)  # it was refused again
        await move(players, table, 1, "ship wine")
        await move(players, table, 1, "offer 600")
        await move(players, table, 0, "accept")
        assert b'"limit":600' not in b"\n".join(players[1].received)
        await leave(players)

    run(scene())


def test_it_is_cancelled_in_time_and_nobody_else_sees_it(address: str) -> None:
    async def scene() -> None:
        table, players = await seated(address)
        for player in players:
            await player.connect(table)
        await first_auction(players, table)
        await players[2].until(lambda: players[2].state["seats"][0]["standing"] is not None)
        answer = await players[2].say("cancel", seat=2)
        await move(players, table, 1, "choose cartwright")
        for player in players:
            await player.until(lambda: (player.number or 0) > answer["number"])  # noqa: B023
        assert players[2].turns(), "seat 2 decides for itself"
        assert [kinds(player).count("cancelled") for player in players] == [0, 0, 1]
        for player in players[:2]:
            received = b"\n".join(player.received)
            assert b"cancelled" not in received
            assert b'"standing":{' not in received
            pages = [await player.get(f"/api/tables/{table}/history?limit=1&after={after}") for after in range(20)]
            assert "cancelled" not in json.dumps(pages)
            whole = await player.get(f"/api/tables/{table}/history")
            assert not whole["more"]
        await leave(players)

    run(scene())


def test_a_decision_that_is_taken_back_ends_it(address: str) -> None:
    async def scene() -> None:
        table, players = await seated(address)
        await players[2].connect(table)
        await move(players, table, 1, "bid 500")
        await move(players, table, 2, "pass", stands=True)
        await players[2].command(table, "undo", seat=2)
        await players[2].until(lambda: bool(players[2].turns()))
        assert players[2].state["seats"][0]["standing"] is None
        await leave(players)

    run(scene())


def test_it_is_refused_where_the_game_has_no_such_answer(address: str) -> None:
    async def scene() -> None:
        table, players = await seated(address)
        number = (await players[1].get(f"/api/tables/{table}/state"))["number"]
        fields = {"seat": 1, "at": number, "action": "bid 500", "stands": True}
        refused = await players[1].command(table, "move", 409, **fields)
        assert (refused["code"], "rest of a phase" in refused["text"]) == ("table.not-now", True)
        assert (await players[1].command(table, "cancel", 409, seat=1))["code"] == "table.not-now"
        assert (await players[1].command(table, "cancel", 403, seat=2))["code"] == "seat.not-yours"
        await leave(players)

    run(scene())


@pytest.mark.parametrize("cancelled", [False, True])
def test_it_survives_a_restart(database: str, cancelled: bool) -> None:
    kept: dict[str, Any] = {}

    async def before(address: str) -> None:
        table, players = await seated(address)
        await first_auction(players, table)
        if cancelled:
            await players[2].command(table, "cancel", seat=2)
        kept.update(table=table, cookies=[player.http.cookies["fondaco"] for player in players])
        await leave(players)

    async def after(address: str) -> None:
        players = [Player(address) for _ in range(3)]
        for player, cookie in zip(players, kept["cookies"], strict=True):
            player.http.cookies.set("fondaco", cookie)
        await players[0].connect(kept["table"])
        await move(players, kept["table"], 1, "choose cartwright")
        await players[0].until(lambda: players[0].state["actors"] == ([2] if cancelled else [0]))
        await leave(players)

    with running(config_for(database)) as address:
        run(before(address))
    with running(config_for(database)) as address:
        run(after(address))

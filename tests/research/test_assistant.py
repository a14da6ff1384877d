"""Assistants at the table, through the client of the official SDK: whole games, and only what a seat may know."""

import asyncio
import os
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

from fondaco.bots import find_bot
from fondaco.core.match import Match
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.research.assistant import paragraphs, server_of
from fondaco.research.chairs import LocalChair, ServerChair
from tests.cli.terminal import run
from tests.server.players import Player
from tests.server.servers import config_for, running


def chair(title: str, seats: int, seed: int = 1, lang: str = "en", **setup: Any) -> LocalChair:
    match = Match.new(title, seats, setup, seed)
    return LocalChair(match, 0, find_bot("random"), Words(lang, "cli", find(title).rulebook))


async def call(client: Any, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content[0].text
    return str(answer.content[0].text)


async def play_on(client: Any, rng: Random, limit: int = 2000) -> str:
    """Play options at random until the game is over."""
    for _ in range(limit):
        told = await call(client, "wait", seconds=20)
        if "The game is over" in told:
            return told
        offered = [line.partition("  (")[0] for line in (await call(client, "options")).splitlines()]
        await call(client, "play", action=rng.choice([line for line in offered if not line.startswith("…")]))
    raise AssertionError("the game does not end")


def test_a_whole_game_of_china() -> None:
    async def scene() -> None:
        table = chair("china", 3)
        async with Client(server_of(table, "test")) as client:
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == {"look", "options", "why_not", "play", "rules", "wait"}
            assert all(tool.description for tool in tools)
            assert "it is your turn" in await call(client, "look")
            told = await play_on(client, Random(2))
            assert re.search(r"You were .+\. 1\. ", told)
            assert table.match.result is not None

    asyncio.run(scene())


def test_a_bargaining_round_of_the_merchants() -> None:
    """The assistant plays until it has bargained for freight: it has heard or named a price, and the deal is closed."""

    async def scene() -> None:
        rng = Random(5)
        for seed in range(1, 12):
            async with Client(server_of(chair("haendler", 3, seed), "test")) as client:
                said: list[str] = []
                for _ in range(150):
                    told = await call(client, "wait", seconds=20)
                    if "The game is over" in told:
                        break
                    offered = [line.partition("  (")[0] for line in (await call(client, "options")).splitlines()]
                    bargains = [line for line in offered if line.split()[0] in ("ship", "offer", "ask", "accept")]
                    action = rng.choice(bargains or [line for line in offered if not line.startswith("…")])
                    await call(client, "play", action=action)
                    said.append(action.split()[0])
                    if {"offer", "ask"} & set(said) and "accept" in said:
                        return
        raise AssertionError("nobody bargained")

    asyncio.run(scene())


def test_it_asks_why_not_and_searches_the_rules() -> None:
    async def scene() -> None:
        async with Client(server_of(chair("china", 3), "test")) as client:
            refused: Any = await client.call_tool("play", {"action": "end turn"})
            assert refused.is_error
            reason = await call(client, "why_not", action="end turn")
            assert reason in refused.content[0].text
            assert re.search(r"\(\w+[\w.-]*; ", reason)
            allowed = (await call(client, "options")).partition("  (")[0]
            assert "is allowed" in await call(client, "why_not", action=allowed)
            assert "dragon" in (await call(client, "rules", search="emissary dragon")).casefold()
            assert len(paragraphs(find("china"), "en")) > 10
            heading = paragraphs(find("china"), "en")[3].partition(":")[0]
            assert f"{heading}: " in await call(client, "rules", search=heading)
            assert "nothing with “zeppelin”" in await call(client, "rules", search="zeppelin")
            assert "nothing with “zeppelin”" in await call(client, "options", search="zeppelin")
            nonsense: Any = await client.call_tool("play", {"action": "fly"})
            assert nonsense.is_error
            assert "“fly” is no action of this game" in nonsense.content[0].text

    asyncio.run(scene())


def test_it_gets_its_view_and_nothing_more() -> None:
    """Games that differ only in what the others drew from the pile look the same to the assistant."""

    async def looks(table: LocalChair) -> list[str]:
        async with Client(server_of(table, "test")) as client:
            return [await call(client, "look"), await call(client, "options")]

    first = chair("china", 3)
    other = chair("china", 3)
    s = other.match.state
    hands, colours = s.hands, 5  # type: ignore[attr-defined]
    swapped = hands[2 * colours :] + []
    hands[2 * colours : 3 * colours], hands[colours : 2 * colours] = hands[colours : 2 * colours], swapped
    assert first.match.position() != other.match.position()
    assert asyncio.run(looks(first)) == asyncio.run(looks(other))


@pytest.mark.parametrize("lang", ["de", "it"])
def test_it_speaks_other_languages(lang: str) -> None:
    async def scene() -> None:
        async with Client(server_of(chair("yunnan-2023", 3, lang=lang), "test")) as client:
            assert {"de": "am Zug", "it": "è il tuo turno"}[lang] in await call(client, "look")

    asyncio.run(scene())


def test_a_seat_at_a_table_of_a_server(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Player(address, "Anna") as anna:
            seats: list[Any] = ["me", {"who": "open"}, {"who": "bot", "bot": "random"}]
            table = await anna.open(seats, "china")
            guest = await asyncio.to_thread(ServerChair, f"{address}/#/t/{table}", "Iris", "en")
            assert guest.seat == 1
            async with Client(server_of(guest, "test")) as client:
                assert "others are to decide" in await call(client, "look")
                played = 0
                while played < 3:
                    state = await anna.get(f"/api/tables/{table}/state")
                    if state["actors"] == [0]:
                        await anna.move(table, 0)
                    elif state["actors"] == [1]:
                        offered = (await call(client, "options")).splitlines()
                        await call(client, "play", action=offered[-1].partition("  (")[0])
                        played += 1
                    else:
                        await asyncio.sleep(0.05)
                assert (await client.call_tool("play", {"action": "deal red"})).is_error
            with pytest.raises(ValueError, match="No seat at this table is free"):
                await asyncio.to_thread(ServerChair, f"{address}/#/t/{table}", "Late", "en")

    with running(config_for(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        asyncio.run(scene(address))


def test_links_lead_to_tables_that_are_there() -> None:
    with pytest.raises(ValueError, match="is no link to a table"):
        ServerChair("china", "Iris", "en")
    with pytest.raises(ValueError, match="does not answer"):
        ServerChair("http://127.0.0.1:9/#/t/abc", "Iris", "en")


def test_the_command_speaks_on_standard_input_and_output() -> None:
    async def scene() -> None:
        here = StdioServerParameters(
            command=sys.executable,
            args=["-m", "fondaco", "mcp", "china", "--bot", "random", "--seed", "4"],
            env=dict(os.environ),
        )
        async with Client(here) as client:
            assert "it is your turn" in await call(client, "look")
            offered = (await call(client, "options")).splitlines()
            await call(client, "play", action=offered[0].partition("  (")[0])

    asyncio.run(scene())


def test_the_command_says_what_is_wrong() -> None:
    for given, told in (
        ([], "Say what is to be played"),
        (["china", "--table", "http://x/#/t/1"], "Say what is to be played"),
        (["china", "--seat", "7"], "A seat is a number from 1 to"),
        (["chess"], "There is no title “chess”"),
    ):
        ended = run("mcp", *given)
        assert ended.exit_code == 2
        assert told in ended.stderr

"""Whole games over real sockets, of every title, between people and bots, on each kind of database."""

import asyncio
from random import Random

import pytest

from fondaco.core.match import Match
from fondaco.core.titles import find, titles
from tests.server.clients import run
from tests.server.players import Player


@pytest.mark.parametrize("title", titles())
def test_a_whole_game_between_people_and_a_bot(any_address: str, title: str) -> None:
    async def game() -> None:
        seats = find(title).seats[-1]
        async with Player(any_address, "Anna") as anna, Player(any_address, "Bruno") as bruno:
            table = await anna.open(["me", *["bot"] * (seats - 2), "open"], title)
            await bruno.command(table, "take", seat=seats - 1)
            await anna.connect(table)
            await bruno.connect(table)
            await asyncio.gather(anna.play_on(Random(1)), bruno.play_on(Random(2)))
            assert anna.state["result"] == bruno.state["result"]
            numbers = [event["number"] for update in anna.updates for event in update["events"]]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "every change came once, in order"
            log = await bruno.http.get(f"/api/tables/{table}/log")
            result = Match.load(log.text).result
            assert result is not None
            assert result.scores == anna.state["result"]["scores"]
            history = await anna.get(f"/api/tables/{table}/history")
            assert history["events"][0]["kind"] == "opened"

    run(game())

"""No secret leaves the server: whole games of each title that hides something, recorded in each seat."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fondaco.arena.hint import hint
from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import choose
from fondaco.core.titles import SHELF
from fondaco.core.view import View
from fondaco.server.bot_turns import BotTurns
from fondaco.server.seeds import seed_for
from fondaco.tables import disclosure
from fondaco.tables.sight import Sight
from fondaco.testing import Table, name_of, tables
from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import PATIENCE, config_for, running
from tests.server.watching import Leaked, Recording, Watch, read_journal


def hides_something(title: str) -> bool:
    """Whether there is a position in a game of the title that a seat does not see whole."""
    match = Match.new(title, SHELF[title].seats[-1], seed=1)
    rng = Rng(1)
    for _ in range(100):
        if not match.actors:
            break
        if any(match.shown(seat) != match.game.describe(match.state) for seat in range(match.seats)):
            return True
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.state, seat, rng))
    return False


HINTS_EVERY = 40  # moves
SECRETIVE = [title for title in SHELF if hides_something(title)]


class Spy(Player):
    """A player who keeps what came before the game was over, and asks for everything there is to ask."""

    def __init__(self, address: str, name: str, seat: int | None) -> None:
        super().__init__(address, name)
        self.seat = seat

    def evidence(self) -> list[bytes]:
        """All that was received while the game was running."""
        kept: list[bytes] = []
        for raw in self.received:
            document = json.loads(raw) if raw else None
            over = isinstance(document, dict) and '"status": "over"' in json.dumps(document)
            if over:
                break
            kept.append(raw)
        return kept

    async def pry(self, table: str, rng: Random) -> None:
        """Proposal for all that can be asked for."""
        path = f"/api/tables/{table}"
        number = self.number or 1
        for question in ("", "/state", "/history", "/preview", f"/positions/{rng.randint(1, number)}"):
            response = await self.http.get(path + question)
            assert response.status_code == 200, response.text
            self.received.append(response.content)
        for question in ("/log", "/positions/999999", "/preview?action=pass", "/hint", "/analysis"):
            self.received.append((await self.http.get(path + question)).content)
        if self.seat is not None:
            body = {"seat": self.seat, "action": "no such thing"}
            self.received.append((await self.http.post(f"{path}/why", json=body)).content)
            refused = await self.say("move", seat=self.seat, at=number, action="pass", key=f"pry{rng.random()}")
            assert refused["type"] in {"ack", "refused"}
        await self.disconnect()
        await self.connect(table, after=rng.choice([0, number - 1]))


async def spied_game(address: str, kind: Table, most: int) -> tuple[str, list[Spy]]:
    """A game between spies, with another who looks on; returns the table."""
    title, setup, seats = kind
    spies = [Spy(address, f"spy {seat}", seat) for seat in range(seats)]
    watcher = Spy(address, "spectator", None)
    for spy in [*spies, watcher]:
        await spy.__aenter__()
    plan = ["me", "friend", *["open"] * (seats - 2)]
    table = await spies[0].open(plan, title, setup=setup, pace={"kind": "none"}, hints=True)
    await spies[1].command(table, "claim", secret=spies[0].opened["secrets"]["1"])
    for seat in range(2, seats):
        await spies[seat].command(table, "take", seat=seat)
    for spy in [*spies, watcher]:
        await spy.connect(table)
    rng = Random(title)
    moves = 0
    while watcher.state["status"] == "playing" and moves < most:
        seat = rng.choice(watcher.state["actors"])
        spy = spies[seat]
        await spy.until(lambda: spy.number == watcher.number)  # noqa: B023
        view = spy.turns()[0]
        if moves % HINTS_EVERY == 0:
            spy.received.append((await spy.http.get(f"/api/tables/{table}/hint")).content)
        option = rng.choice(view["options"])["action"]
        answer = await spy.say("move", seat=seat, at=spy.number, action=option)
        assert answer["type"] == "ack", answer
        moves += 1
        await watcher.until(lambda: (watcher.number or 0) >= answer["number"])  # noqa: B023
        if rng.random() < 0.04 and watcher.state["status"] == "playing":
            await take_back(spies, watcher, seat, rng)
        if rng.random() < 0.05 and spy.socket is not None:
            curious = rng.choice([*spies, watcher])
            await curious.until(lambda: curious.number == watcher.number)  # noqa: B023
            if curious.state["status"] == "playing":
                await curious.pry(table, rng)
                await watcher.until(lambda: (watcher.number or 0) >= (curious.number or 0))  # noqa: B023
    for spy in [*spies, watcher]:
        await spy.disconnect()
    return table, [*spies, watcher]


async def take_back(spies: list[Spy], watcher: Spy, seat: int, rng: Random) -> None:
    """A seat wants its move back; if the others are asked, they say yes or no."""
    answer = await spies[seat].say("undo", seat=seat)
    await watcher.until(lambda: (watcher.number or 0) >= answer["number"])
    while watcher.state["ask"] is not None:
        ask = watcher.state["ask"]
        other = spies[ask["waiting"][0]]
        answer = await other.say("answer", ask=ask["ask"], yes=rng.random() < 0.7)
        await watcher.until(lambda: (watcher.number or 0) >= answer["number"])  # noqa: B023


def play_and_watch(database: str, kind: Table, most: int = 100_000) -> Watch:
    """Play a game, and check everything that was received."""
    found: dict[str, Any] = {}

    async def scene(address: str) -> None:
        found["table"], found["spies"] = await spied_game(address, kind, most)
        for spy in found["spies"]:
            await spy.http.aclose()

    with running(config_for(database)) as address:
        run(scene(address), 10 * PATIENCE)
    spies: list[Spy] = found["spies"]
    journal = read_journal(database, found["table"])
    guests = [str(record.guest) for record in journal if record.guest]
    recordings = []
    for spy in spies:
        others = [other.http.cookies["fondaco"] for other in spies if other is not spy]
        secrets = list(spies[0].opened["secrets"].values()) if spy.seat not in (0, 1) else []
        recordings.append(Recording(spy.seat, spy.evidence(), [*others, *guests, *secrets]))
    watch = Watch(found["table"], journal, recordings)
    watch.check()
    return watch


@pytest.mark.parametrize("title", SECRETIVE)
def test_nobody_receives_what_they_may_not_know(sqlite: str, title: str) -> None:
    watch = play_and_watch(sqlite, (title, {}, SHELF[title].seats[0]))
    assert watch.hints > 0


@pytest.mark.heavy
@pytest.mark.parametrize("kind", [kind for kind in tables() if kind[0] in SECRETIVE], ids=name_of)
def test_nobody_receives_what_they_may_not_know_at_any_table(sqlite: str, kind: Table) -> None:
    play_and_watch(sqlite, kind)


def test_there_are_titles_that_hide_something() -> None:
    assert SECRETIVE


# Broken on purpose, the test fails.


def leaky_view(sight: Sight, _seat: int | None) -> dict[str, Any]:
    """A leak that shows everything to everybody."""
    return sight.match.position()


def leaky_event(table: Any, told: Any, reader: disclosure.Viewer, teller: Any) -> Any:
    """A leak that passes on every entry."""
    event = honest_event(table, told, reader, teller)
    return {**event, "entries": [teller.entry(entry) for entry in told.entries]}


def leaky_detail(body: Any, own: bool, muted: bool = False) -> dict[str, Any]:
    """A leak that tells everybody's action."""
    return honest_detail(body, True, muted)


def leaky_state(table: Any, reader: disclosure.Viewer, teller: Any) -> Any:
    """A leak that slips a hint at the hidden into a harmless place."""
    document = honest_state(table, reader, teller)
    return {**document, "prompt": json.dumps(table.match.game.describe(table.match.state))}


def leaky_table(table: Any, reader: disclosure.Viewer) -> Any:
    """A leak that gives the seed away."""
    return {**honest_table(table, reader), "setup": {"seed": str(table.match.seed)}}


honest_event, honest_detail, honest_state = disclosure.event_document, disclosure.detail, disclosure.state_document
honest_table = disclosure.table_document
LEAKS: dict[str, Callable[..., Any]] = {
    "document": leaky_view,
    "event_document": leaky_event,
    "detail": leaky_detail,
    "state_document": leaky_state,
    "table_document": leaky_table,
}


def test_an_adviser_that_looks_at_the_position_is_found_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cheat(turns: Any, live: Any, seat: int, bot: str, caller: Any) -> dict[str, Any]:
        match = live.table.match
        everything = View(seat, match.state)
        return hint(match.game, everything, match.options(seat), bot, seed_for("hint", live.table.name, 0, seat))

    monkeypatch.setattr(BotTurns, "hint", cheat)
    with pytest.raises(Leaked, match="a hint told"):
        play_and_watch(sqlite, (SECRETIVE[0], {}, SHELF[SECRETIVE[0]].seats[0]), most=200)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_out(sqlite: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight if leak == "document" else disclosure, leak, LEAKS[leak])
    with pytest.raises(Leaked):
        play_and_watch(sqlite, (SECRETIVE[0], {}, SHELF[SECRETIVE[0]].seats[0]), most=40)

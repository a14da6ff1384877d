"""A live table: the table in memory, the clients that watch it, and the one way in which it changes."""

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

from fondaco.server.clock import Clock
from fondaco.server.metrics import Metrics
from fondaco.server.store import Addition, Store, Summary
from fondaco.server.watchers import Presence, Watcher
from fondaco.tables import commands, decisions, disclosure
from fondaco.tables.decisions import Caller, Decision
from fondaco.tables.documents import AckDocument, PresenceMessage, QueueMessage, UpdateMessage
from fondaco.tables.journal import Late, Record
from fondaco.tables.problems import Problem
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of

MOST_EVENTS: Final = 500  # in one update; the history has the rest
SEATING: Final = frozenset({"opened", "taken", "left", "filled", "claimed", "resigned", "replaced", "answered"})
SILENT_SECONDS: Final = 50.0  # after which those at another server are taken to be gone
LOG: Final = logging.getLogger("fondaco.tables")


class Keeper(Protocol):
    """What a live table needs of whoever keeps it."""

    store: Store
    clock: Clock
    metrics: Metrics

    async def table(self, name: str) -> "LiveTable":
        """The live table of a name."""
        ...

    async def rematch(self, live: "LiveTable", caller: Caller) -> Decision:
        """Open another table for the same people."""
        ...

    def wake_bots(self, live: "LiveTable") -> None:
        """Let the bots of a table move, if it is their turn."""
        ...

    def follow(self, live: "LiveTable") -> None:
        """Read what another server may have added to a table's journal, as soon as somebody wants to know."""
        ...

    def announce(self, live: "LiveTable") -> None:
        """Tell the other servers who is at a table."""
        ...

    def lose(self, live: "LiveTable") -> None:
        """Let go of a table that cannot be trusted any more."""
        ...


class LiveTable:
    """A table in memory. It changes only by records that are durable; the lock keeps them in line."""

    def __init__(self, keeper: Keeper, table: Table, address: str = "") -> None:
        self.keeper = keeper
        self.table = table
        self.address = address  # of the host, as far as it is known
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[Presence, float]] = {}  # by server, and when it said so
        self.bots: asyncio.Task[None] | None = None
        self.hints: dict[tuple[int, int, str], asyncio.Task[dict[str, Any]]] = {}  # by number, seat and bot
        self.explained: dict[int, asyncio.Task[dict[str, Any]]] = {}  # decisions, by the record that made them
        self.row_due: int | None = None  # the deadline in the table's row, never later than the true one
        self.behind = False  # another server has written something that was not of interest here until now
        self.gone = False  # deleted
        self.dropped = False  # let go from memory; another has taken its place, or will
        self.used = keeper.clock.monotonic()
        self.changed = asyncio.Event()  # set with every record

    # Changing.

    async def submit(self, caller: Caller, command: commands.Command) -> AckDocument:
        """Do a command; returns when it is durable. A client that goes away does not stop it halfway."""
        return await asyncio.shield(asyncio.create_task(self.do(caller, command)))

    async def do(self, caller: Caller, command: commands.Command) -> AckDocument:
        """Do a command, after those that came before."""
        async with self.lock:
            if not self.dropped:
                return await self.do_now(caller, command)
        return await (await self.keeper.table(self.table.name)).do(caller, command)

    async def do_now(self, caller: Caller, command: commands.Command) -> AckDocument:
        """Do a command; the lock is held."""
        number = self.table.keys.get((caller.guest, command.key))
        if number is not None:
            return {"key": command.key, "number": number, "repeated": True, "secret": None, "table": None}
        if isinstance(command, commands.Rematch):
            decision = await self.keeper.rematch(self, caller)
        else:
            decision = decisions.decide(self.table, caller, command)
        try:
            await self.write(decision, caller.guest, command.key)
        except Problem:
            number = self.table.keys.get((caller.guest, command.key))  # another server may have done it already
            if number is None:
                raise
            return {"key": command.key, "number": number, "repeated": True, "secret": None, "table": None}
        return {
            "key": command.key,
            "number": self.table.number,
            "repeated": False,
            "secret": decision.reply.get("secret"),
            "table": decision.reply.get("table"),
        }

    async def write(self, decision: Decision, guest: str | None = None, key: str | None = None) -> None:
        """Make a record durable, then let it happen, then tell everybody. The lock is held."""
        if self.gone:
            raise Problem("table.unknown")
        now = self.keeper.clock.now()
        record = Record(self.table.number + 1, now, decision.body, guest, key)
        summary = self.summary_for(record, decision)
        try:
            written = await self.keeper.store.append(Addition(self.table.name, record, summary))
        except Exception as error:
            LOG.exception("a record could not be written")
            self.keeper.metrics.errors.labels("store").inc()
            await self.catch_up()
            raise Problem("store.unavailable") from error
        if not written:
            await self.catch_up()
            raise Problem("table.changed")
        if summary is not None:
            self.row_due = summary.due
        self.count(record)
        self.let_happen(record)

    def count(self, record: Record) -> None:
        """Count a record that this server has written; the others count theirs."""
        self.keeper.metrics.records.labels(record.kind).inc()
        if record.kind == "moved":
            by = "person" if record.guest else "bot"
            self.keeper.metrics.moves.labels(self.table.match.title, by).inc()

    def let_happen(self, record: Record) -> None:
        """Apply a durable record and tell everybody."""
        self.table.apply(record)
        self.changed.set()
        self.changed = asyncio.Event()
        self.used = self.keeper.clock.monotonic()
        self.tell_all()
        self.keeper.wake_bots(self)

    async def changed_since(self, number: int, seconds: float) -> None:
        """Wait until the table has more records than a number, or some time has passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.table.number == number and not (self.gone or self.dropped):
                    await self.changed.wait()

    async def catch_up(self) -> None:
        """Read what another writer has added to the journal."""
        try:
            for record in await self.keeper.store.journal(self.table.name, self.table.number):
                self.let_happen(record)
        except Exception:
            LOG.exception("a table could not be read again; it is let go")
            self.keeper.lose(self)

    async def look_again(self) -> None:
        """Read what another server may have added to the journal."""
        async with self.lock:
            if not (self.gone or self.dropped):
                self.behind = False
                await self.catch_up()

    def summary_for(self, record: Record, decision: Decision) -> Summary | None:
        """What a record changes in the table's row, if anything. The row's deadline may be too early, never too late;
        the keeper of deadlines puts it right when it comes to it."""
        seconds = self.table.seconds()
        due = None if seconds is None else min(record.time + seconds * 1000, self.table.due() or 2**62)
        if record.kind in SEATING:
            journal = [*[told.record for told in self.table.told], record]
            return summary_of(Table.replay(self.table.name, journal), record.time, due)
        if decision.ends:
            return replace(summary_of(self.table, record.time, None), phase="over")
        if due is not None and (self.row_due is None or due < self.row_due):
            return summary_of(self.table, record.time, due)
        return None

    async def look_at_clock(self) -> None:
        """Enter who has become late, and put the deadline in the table's row right."""
        async with self.lock:
            if self.dropped or self.gone:
                return
            now = self.keeper.clock.now()
            due = self.table.due()
            if due is not None and due <= now:
                self.row_due = None
                await self.write(Decision(self.late(now)))
            await self.keeper.store.set_due(self.table.name, self.table.due())
            self.row_due = self.table.due()

    def late(self, now: int) -> Late:
        """Who is late at a time; a proposal that they have not answered lapses."""
        dues = {seat: self.table.due_of(seat) for seat in self.table.debtors() if not self.table.seats[seat].late}
        late = [seat for seat, due in dues.items() if due is not None and due <= now]
        return Late(seats=late, lapsed=self.table.proposal is not None)

    # Telling.

    def viewer(self, guest: str | None, language: str, muted: frozenset[str] = frozenset()) -> disclosure.Viewer:
        """A guest as a viewer of this table; raises Problem if the host lets no strangers watch."""
        return disclosure.viewer_of(self.table, guest, language, muted)

    def update(self, viewer: disclosure.Viewer, after: int | None) -> bytes:
        """What happened after a number, and how things stand, for a viewer."""
        teller = teller_of(self.table, viewer.language)
        number = self.table.number
        first = number if after is None else max(min(after, number), number - MOST_EVENTS)
        message: UpdateMessage = {
            "type": "update",
            "number": number,
            "complete": after is not None and first <= after,
            "events": disclosure.events(self.table, viewer, teller, first, MOST_EVENTS),
            "state": disclosure.state_document(self.table, viewer, teller),
            "table": disclosure.table_document(self.table, viewer),
        }
        return msgspec.json.encode(message)

    def tell_all(self) -> None:
        """Send the last record to everybody; viewers who may know the same get the same bytes."""
        made: dict[disclosure.Viewer, bytes] = {}
        for watcher in list(self.watchers):
            try:
                viewer = self.viewer(watcher.guest, watcher.language, watcher.muted)
            except Problem:
                watcher.close()  # the game has begun, and strangers may not watch
                continue
            if viewer not in made:
                made[viewer] = self.update(viewer, self.table.number - 1)
            watcher.send(made[viewer])
        self.table.sight.forget()

    def join(self, watcher: Watcher, after: int | None) -> None:
        """Welcome a client with what it missed."""
        self.watchers.add(watcher)
        if self.behind:
            self.keeper.follow(self)
        self.used = self.keeper.clock.monotonic()
        watcher.send(self.update(self.viewer(watcher.guest, watcher.language, watcher.muted), after))
        self.tell_presence()

    def part(self, watcher: Watcher) -> None:
        """Say goodbye to a client."""
        self.watchers.discard(watcher)
        self.used = self.keeper.clock.monotonic()
        self.tell_presence()

    def present(self) -> Presence:
        """Who is here, at this server."""
        seats = sorted({seat for watcher in self.watchers for seat in self.table.seats_of(watcher.guest)})
        watching = [watcher for watcher in self.watchers if not self.table.seats_of(watcher.guest)]
        return Presence(seats, len(watching))

    def meet(self, server: str, presence: Presence) -> None:
        """Another server says who is there."""
        known = self.elsewhere.get(server)
        self.elsewhere[server] = (presence, self.keeper.clock.monotonic())
        if known is None or known[0] != presence:
            self.send_presence()
        if known is None and self.watchers:
            self.keeper.announce(self)  # it does not know of those here either

    def forget_the_silent(self) -> None:
        """Take those to be gone whom no server has reported for long."""
        limit = self.keeper.clock.monotonic() - SILENT_SECONDS
        silent = [server for server, (_, then) in self.elsewhere.items() if then < limit]
        for server in silent:
            del self.elsewhere[server]
        if silent:
            self.send_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is here, at all servers."""
        self.send_presence()
        self.keeper.announce(self)

    def send_presence(self) -> None:
        """Tell everybody at this server who is here."""
        all_present = [self.present(), *[presence for presence, _ in self.elsewhere.values()]]
        seats = sorted({seat for presence in all_present for seat in presence.seats})
        watchers = sum([presence.watchers for presence in all_present])
        message: PresenceMessage = {"type": "presence", "seats": seats, "watchers": watchers}
        encoded = msgspec.json.encode(message)
        for watcher in list(self.watchers):
            watcher.send(encoded)

    def tell_queue(self, seat: int, place: int) -> None:
        """Tell everybody that a bot waits for its turn to think, at a place in the queue; 0 when it thinks."""
        message: QueueMessage = {"type": "queue", "seat": seat, "place": place}
        for watcher in list(self.watchers):
            watcher.send(msgspec.json.encode(message))

    def close(self, farewell: dict[str, Any] | None = None) -> None:
        """Let every client go."""
        for watcher in list(self.watchers):
            if farewell is not None:
                watcher.send(msgspec.json.encode(farewell))
            watcher.close()


def summary_of(table: Table, changed: int, due: int | None) -> Summary:
    """What a table's row says."""
    return Summary(
        title=table.match.title,
        phase=table.phase,
        public=table.public,
        bots=any(seat.bot for seat in table.seats),
        due=due if table.phase == "playing" else None,
        changed=changed,
        seats=[seat.name for seat in table.seats],
        host=table.host,
        guests=sorted({table.host, *[guest for seat in table.seats for guest in seat.owners]}),
    )


def new_name() -> str:
    """A table's name: 128 random bits, so that a table by link only is found by its link only."""
    return secrets.token_urlsafe(16)

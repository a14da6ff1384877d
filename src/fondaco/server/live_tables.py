"""The live tables: all tables in memory, their bots, and the keeper of deadlines."""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Final

import msgspec

from fondaco.core.errors import FondacoError
from fondaco.server.advice.analyses import Analyses
from fondaco.server.background import Background
from fondaco.server.bot_turns import BotTurns
from fondaco.server.bots import Workers
from fondaco.server.clock import Clock
from fondaco.server.config import Config
from fondaco.server.ledger import Ledger
from fondaco.server.listing import listed
from fondaco.server.live_table import LiveTable, new_name, summary_of
from fondaco.server.metrics import Metrics
from fondaco.server.notifications import Notifications
from fondaco.server.readiness import Readiness
from fondaco.server.store import Addition, Store
from fondaco.server.watchers import Presence
from fondaco.tables.commands import OpenTable
from fondaco.tables.decisions import Caller, Decision
from fondaco.tables.documents import TableSummary
from fondaco.tables.journal import Body, Record, Rematched, read_body, write_body
from fondaco.tables.opening import opening, rematch_of
from fondaco.tables.problems import Problem
from fondaco.tables.table import Table

LOG: Final = logging.getLogger("fondaco.tables")
NAME: Final = re.compile("[A-Za-z0-9_-]{1,32}")
SWEEP_SECONDS: Final = 30.0
TAKEOVER_SECONDS: Final = 10.0
LOST_SECONDS: Final = 2.0
PRESENCE_SECONDS: Final = 20.0
ANNOUNCED: Final = 20  # tables at a time, so that nobody is held up by a thousand of them


class LiveTables:
    """Where tables stand. What is in memory is a cache of the store."""

    def __init__(self, config: Config, store: Store, clock: Clock, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.ledger = Ledger(store.engine, store.server)
        self.readiness = Readiness(store, self.ledger, clock)
        self.background = Background(clock, metrics)
        self.workers = Workers(config.workers, config.bot_seconds, metrics, clock, config.quota)
        self.turns = BotTurns(self.ledger, self.workers, self.background)
        self.analyses = Analyses(config, store, clock, metrics)
        own = store.server
        self.notifications = Notifications(store.engine, own, self.hear, self.meet, self.learn, self.look_everywhere)
        self.told: Callable[[str], None] = lambda _: None  # what to do with what other servers say of limits
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.restored: str | None = None  # the mark of the last backup that was restored

    # Coming and going.

    def start(self) -> None:
        """Look after deadlines and idle tables, and let the bots take up their turns again."""
        background = self.background
        background.spawn(background.repeat(self.config.keeper_seconds, "keeper", self.look_at_deadlines))
        background.spawn(background.repeat(SWEEP_SECONDS, "sweep", self.sweep))
        background.spawn(background.repeat(TAKEOVER_SECONDS, "takeover", self.take_over_bots))
        background.spawn(background.repeat(PRESENCE_SECONDS, "presence", self.announce_all))
        background.spawn(self.take_up_bots())
        background.spawn(self.notifications.listen())

    async def stop(self) -> None:
        """Stop; nothing is lost by it."""
        await self.background.stop()
        for live in list(self.tables.values()):
            async with live.lock:  # a command that is being written is finished
                live.close()
        await self.analyses.stop()
        await self.workers.stop()

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """A table, from memory or from its journal."""
        live = self.tables.get(name)
        if live is not None and live.behind:
            await live.look_again()
            live = self.tables.get(name)
        if live is not None:
            return live
        if not NAME.fullmatch(name):
            raise Problem("table.unknown")
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        """Rebuild a table from its journal."""
        try:
            journal = await self.store.journal(name)
            if not journal:
                raise Problem("table.unknown")
            return self.put(replayed(name, journal))
        finally:
            del self.loading[name]

    def put(self, table: Table, address: str = "") -> LiveTable:
        """Put a table up; the address is that of its host, if it is known."""
        live = LiveTable(self, table, address)
        self.tables[table.name] = live
        self.metrics.tables.set(len(self.tables))
        self.wake_bots(live)
        return live

    def drop(self, live: LiveTable) -> None:
        """Let a table go from memory; its clients come again and find it rebuilt."""
        live.dropped = True
        live.close()
        if live.bots is not None:
            live.bots.cancel()
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]
        self.metrics.tables.set(len(self.tables))

    def lose(self, live: LiveTable) -> None:
        """Let a table go because the store does not answer, and put it up again when it does."""
        self.drop(live)
        self.background.spawn(self.find_again(live.table.name))

    async def find_again(self, name: str) -> None:
        """Try to rebuild a table until the store answers."""
        while True:
            await self.clock.sleep(LOST_SECONDS)
            try:
                await self.table(name)
                return
            except Problem:
                return
            except Exception:
                LOG.warning("the store does not answer yet")

    async def open(self, caller: Caller, wish: OpenTable) -> tuple[LiveTable, dict[str, str]]:
        """Open a table; returns it with the secrets of the links to kept seats."""
        decision = opening(caller, wish)
        live = await self.set_up(caller, decision.body)
        return live, decision.reply["secrets"]

    async def set_up(self, caller: Caller, body: Body) -> LiveTable:
        """Write the first record of a table and put the table up."""
        name = new_name()
        record = Record(1, self.clock.now(), read_body(body.kind, write_body(body)), caller.guest)
        table = Table.replay(name, [record])
        await self.store.append(Addition(name, record, summary_of(table, record.time, table.due())))
        self.metrics.records.labels("opened").inc()
        return self.put(table, caller.address)

    async def rematch(self, live: LiveTable, caller: Caller) -> Decision:
        """Another game with the same people; whoever asks second is shown the table that is there already."""
        table = live.table
        if table.phase != "over":
            raise Problem("table.not-now", "not-over")
        if not table.seats_of(caller.guest):
            raise Problem("seat.none")
        if table.rematch is not None:
            raise Problem("table.rematched")
        fresh = await self.set_up(caller, rematch_of(table, caller))
        return Decision(Rematched(table=fresh.table.name), {"table": fresh.table.name})

    async def delete(self, live: LiveTable, caller: Caller) -> None:
        """Delete a table for good; for its host, unless others are playing."""
        table = live.table
        if table.host != caller.guest:
            raise Problem("table.host-only")
        others = [seat for seat in table.seats if seat.human and caller.guest not in seat.owners and not seat.late]
        if table.phase == "playing" and others:
            raise Problem("table.in-play")
        async with live.lock:
            await self.store.remove(live.table.name)
            self.lose_for_good(live)

    async def listed(self, guest: str | None) -> list[TableSummary]:
        """The public tables, or those of a guest."""
        return await listed(self.store, guest)

    # Other servers.

    def hear(self, table: str, number: int) -> None:
        """Another server has written a record, or with number 0 deleted the table."""
        live = self.tables.get(table)
        if live is None:
            return
        if number == 0:
            self.lose_for_good(live)
        elif live.table.number < number:
            self.follow(live)

    def follow(self, live: LiveTable) -> None:
        """Read what another server may have added to a table's journal, as soon as somebody wants to know."""
        if live.watchers or live.bots is not None:
            self.background.spawn(live.look_again())
        else:
            live.behind = True

    def meet(self, server: str, table: str, presence: str) -> None:
        """Another server says who is at a table there."""
        live = self.tables.get(table)
        if live is not None:
            live.meet(server, msgspec.json.decode(presence, type=Presence))

    def learn(self, text: str) -> None:
        """Another server says something that is no matter of a table."""
        self.told(text)

    def announce(self, live: LiveTable) -> None:
        """Tell the other servers who is at a table here."""
        if self.store.shared:
            self.background.spawn(self.background.without_fail("presence", self.tell_presence([live])))

    async def announce_all(self) -> None:
        """Tell the other servers again who is here, a few tables at a time; whoever does not is taken to be gone."""
        tables = list(self.tables.values())
        here = [live for live in tables if live.watchers]
        for start in range(0, len(here), ANNOUNCED):
            await self.tell_presence(here[start : start + ANNOUNCED])
        for live in tables:
            live.forget_the_silent()

    async def tell_presence(self, tables: list[LiveTable]) -> None:
        """Tell the other servers who is at some tables here."""
        present = {live.table.name: msgspec.json.encode(live.present()).decode() for live in tables}
        await self.store.tell_presence(present)

    async def look_for_gone(self) -> None:
        """Let go of tables that somebody else has deleted."""
        known = dict(self.tables)
        there = await self.store.existing(list(known))
        for name, live in known.items():
            if name not in there and not live.lock.locked():
                self.lose_for_good(live)

    def lose_for_good(self, live: LiveTable) -> None:
        """Let go of a table that has been deleted."""
        live.gone = True
        live.close({"type": "gone"})
        self.drop(live)

    async def let_guest_go(self, guest: str) -> None:
        """Let go of tables that a guest was at; they are read again, without the guest's name and words."""
        for live in list(self.tables.values()):
            if live.table.knows(guest):
                async with live.lock:
                    self.drop(live)

    async def look_at_closing(self, closed: str | None, restored: str | None) -> None:
        """While a backup is restored, write nothing and keep nothing in memory; nor afterwards, if that was missed."""
        if bool(closed) == self.store.closed and restored == self.restored:
            return
        self.restored = restored
        self.store.closed = True
        for live in list(self.tables.values()):  # also afterwards: one may have been read before it was replaced
            async with live.lock:
                self.drop(live)
        self.store.closed = bool(closed)

    def look_everywhere(self) -> None:
        """Something may have been missed at any table."""
        for live in self.tables.values():
            self.follow(live)

    # Bots.

    def wake_bots(self, live: LiveTable) -> None:
        """Let the bots of a table think if it is their turn."""
        self.turns.wake(live)

    async def take_up_bots(self) -> None:
        """After a restart: look at every table in play that has bots."""
        for name in await self.store.with_bots():
            await self.background.without_fail("restart", self.table(name))

    async def take_over_bots(self) -> None:
        """Look at every table at which another server has stopped thinking."""
        for name in await self.ledger.abandoned():
            await self.background.without_fail("takeover", self.table(name))

    # Time.

    async def look_at_deadlines(self) -> None:
        """Look at every table where a deadline has passed."""
        for name in await self.store.overdue(self.clock.now()):
            await self.background.without_fail("keeper", self.look_at_clock(name))

    async def look_at_clock(self, name: str) -> None:
        """See who is late at a table."""
        await (await self.table(name)).look_at_clock()

    async def sweep(self) -> None:
        """Let tables go from memory that nobody uses."""
        limit = self.clock.monotonic() - self.config.idle_seconds
        for live in list(self.tables.values()):
            if not live.watchers and live.bots is None and not live.lock.locked() and live.used < limit:
                self.drop(live)


def replayed(name: str, journal: list[Record]) -> Table:
    """The table of a journal; raises Problem if rules have changed so that it cannot have been played like that."""
    try:
        return Table.replay(name, journal)
    except FondacoError as error:
        LOG.exception("a journal cannot be replayed")
        raise Problem("table.unreadable") from error

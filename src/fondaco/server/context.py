"""What every request needs: who asks, at which table, in which language."""

from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from fondaco.server.bans import Bans
from fondaco.server.config import Config
from fondaco.server.guard import address_of
from fondaco.server.guests import COOKIE, Guests, cookie_keys
from fondaco.server.ledger import DAY
from fondaco.server.live_table import LiveTable
from fondaco.server.live_tables import LiveTables
from fondaco.server.metrics import Metrics
from fondaco.server.rates import Exclusion, Limit, network_of
from fondaco.server.retention import CLOSED, RESTORED, forget_old, forgotten
from fondaco.server.sharing import Sharing
from fondaco.tables.decisions import Caller
from fondaco.tables.disclosure import Viewer
from fondaco.tables.problems import Problem
from fondaco.tables.telling import Teller, language_of, teller_of


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    config: Config
    tables: LiveTables
    guests: Guests
    bans: Bans
    metrics: Metrics
    commands: Limit
    openings: Limit
    newcomers: Limit
    hints: Limit
    flooders: Exclusion
    sharing: Sharing
    sockets: dict[str, int]  # open at once, by address
    forgotten: set[str] = field(default_factory=set)  # marks of guests who are no longer known here

    async def refresh(self) -> None:
        """Learn what others have changed: bans, keys, deleted tables and guests, a backup that is being restored."""
        ledger = self.tables.ledger
        self.bans.digests = await ledger.bans(self.tables.clock.now())
        keys = await cookie_keys(ledger)
        if keys != self.guests.keys:
            self.guests.use_keys(keys)
        await self.tables.look_at_closing(await ledger.value(CLOSED), await ledger.value(RESTORED))
        await self.tables.look_for_gone()
        await self.let_forgotten_go(await forgotten(ledger))

    async def let_forgotten_go(self, marks: list[str]) -> None:
        """Let go of guests whose data were deleted, and of tables that still have them in memory."""
        for mark in marks:
            if mark not in self.forgotten:
                guest = mark.split()[1]
                self.guests.names.pop(guest, None)
                await self.tables.let_guest_go(guest)
        self.forgotten = set(marks)

    async def forget(self) -> None:
        """Forget what need not be kept any longer."""
        await self.tables.ledger.forget(self.tables.clock.now())
        await forget_old(self.tables.store.engine, self.config, self.tables.clock.now())

    async def count_today(self, address: str, what: str, most: int) -> None:
        """Count something that an address does; raises Problem when it was too often today."""
        now = self.tables.clock.now()
        if await self.tables.ledger.count(f"address {address}", what, now) > most:
            raise Problem("rate.day", seconds=(DAY - now % DAY) // 1000 + 1)


def services_of(connection: HTTPConnection) -> Services:
    """The parts of the server that a request came to."""
    found: Services = connection.app.state.services
    return found


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest who asks, if the server knows them."""
    return services_of(connection).guests.read(connection.cookies.get(COOKIE))


def language_in(connection: HTTPConnection, wish: str | None) -> str:
    """The language that a viewer wishes for, or that their browser asks for."""
    return language_of(wish if wish is not None else connection.headers.get("accept-language", ""))


Language = Annotated[str | None, Query(max_length=35, description="en, de or it; else what Accept-Language says")]


async def caller(request: Request, language: Language = None) -> Caller:
    """The guest who asks; raises Problem if nobody knows them."""
    guest = guest_of(request)
    name = None if guest is None else await services_of(request).guests.name(guest)
    if guest is None or name is None:
        raise Problem("guest.unknown")
    services_of(request).bans.check("guest", guest)
    return Caller(guest, name, language_in(request, language), network_of(address_of(request.scope)))


@dataclass(slots=True)
class Visit:
    """Somebody at a table: the table, the guest if known, and what they may be told."""

    live: LiveTable
    guest: str | None
    viewer: Viewer
    teller: Teller


async def visit(request: Request, table: str, language: Language = None) -> Visit:
    """A viewer at a table; raises Problem if there is no such table."""
    live = await services_of(request).tables.table(table)
    guest = guest_of(request)
    muted = frozenset[str]() if guest is None else await services_of(request).tables.ledger.muted(guest)
    viewer = live.viewer(guest, language_in(request, language), muted)
    return Visit(live, guest, viewer, teller_of(live.table, viewer.language))


Asking = Annotated[Caller, Depends(caller)]
Visiting = Annotated[Visit, Depends(visit)]


def answer(document: Any, status: int = 200) -> Response:
    """A document as an answer."""
    return Response(msgspec.json.encode(document), status, media_type="application/json")


def lasting(document: Any) -> Response:
    """A document that changes with the server's own version alone: a browser may keep it for a while."""
    response = answer(document)
    response.headers.update({"cache-control": "private, max-age=300", "vary": "accept-language"})
    return response

"""What every request needs: who asks, at which table, in which language."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from fondaco.server.config import Config
from fondaco.server.guests import COOKIE, Guests
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.rates import Limit
from fondaco.tables.decisions import Caller
from fondaco.tables.door import Reader
from fondaco.tables.problems import no_guest
from fondaco.tables.telling import Teller, language_of, teller_of


@dataclass(slots=True)
class Desk:
    """The parts of a running server."""

    config: Config
    house: House
    guests: Guests
    metrics: Metrics
    commands: Limit
    openings: Limit
    newcomers: Limit
    hints: Limit
    sockets: dict[str, int]  # open at once, by address


def desk_of(connection: HTTPConnection) -> Desk:
    """The parts of the server that a request came to."""
    found: Desk = connection.app.state.desk
    return found


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest who asks, if the house knows them."""
    return desk_of(connection).guests.read(connection.cookies.get(COOKIE))


def language_in(connection: HTTPConnection, wish: str | None) -> str:
    """The language that a reader wishes for, or that their browser asks for."""
    return language_of(wish if wish is not None else connection.headers.get("accept-language", ""))


Language = Annotated[str | None, Query(max_length=35, description="en, de or it; else what Accept-Language says")]


async def caller(request: Request, language: Language = None) -> Caller:
    """The guest who asks; raises Problem if nobody knows them."""
    guest = guest_of(request)
    name = None if guest is None else await desk_of(request).guests.name(guest)
    if guest is None or name is None:
        raise no_guest()
    return Caller(guest, name, language_in(request, language))


@dataclass(slots=True)
class Visit:
    """Somebody at a table: the table, the guest if known, and what they may be told."""

    live: LiveTable
    guest: str | None
    reader: Reader
    teller: Teller


async def visit(request: Request, table: str, language: Language = None) -> Visit:
    """A reader at a table; raises Problem if there is no such table."""
    live = await desk_of(request).house.table(table)
    guest = guest_of(request)
    reader = live.reader(guest, language_in(request, language))
    return Visit(live, guest, reader, teller_of(live.table, reader.language))


Asking = Annotated[Caller, Depends(caller)]
Visiting = Annotated[Visit, Depends(visit)]


def answer(document: Any, status: int = 200) -> Response:
    """A document as an answer."""
    return Response(msgspec.json.encode(document), status, media_type="application/json")

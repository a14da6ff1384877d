"""The HTTP interface: what can be asked for, one function each."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from fondaco import __version__
from fondaco.bots import bots
from fondaco.core.titles import SHELF, Title
from fondaco.guides import has_guide
from fondaco.locale import LANGUAGES, texts_of
from fondaco.server.context import Asking, Services, Visit, Visiting, answer, guest_of, lasting, services_of
from fondaco.server.guard import address_of
from fondaco.server.guests import COOKIE, COOKIE_SECONDS
from fondaco.server.rates import network_of
from fondaco.tables import disclosure
from fondaco.tables.commands import AnyCommand, OpenTable, Question, Rename
from fondaco.tables.decisions import meant, seat_of
from fondaco.tables.documents import (
    AckDocument,
    BookDocument,
    GuestDocument,
    HealthDocument,
    HistoryDocument,
    OpenedDocument,
    PositionDocument,
    PreviewDocument,
    ProblemDocument,
    ShelfDocument,
    StateDocument,
    TableDocument,
    TablesDocument,
    WhyDocument,
    WordsDocument,
)
from fondaco.tables.problems import Problem
from fondaco.tables.telling import language_of

PAGE: Final = 200
LOOPBACK: Final = ("127.0.0.1", "::1", "local")
REASONS: Final = {400: "malformed", 401: "unknown guest", 403: "not allowed", 404: "not there", 409: "not now"}
MORE_REASONS: Final = {413: "too big", 421: "wrong host", 422: "cannot be", 429: "too often", 503: "try again"}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ProblemDocument, "description": text} for status, text in {**REASONS, **MORE_REASONS}.items()
}
router = APIRouter(responses=PROBLEMS)
Language = Annotated[str, Query(max_length=80)]
SeatAsked = Annotated[int | None, Query(ge=0, le=15)]


# The server.


@router.get("/healthz", response_model=HealthDocument)
async def health() -> Response:
    """Whether the server is alive."""
    return answer({"healthy": True, "version": __version__})


@router.get("/readyz", response_model=HealthDocument)
async def ready(request: Request) -> Response:
    """Whether the server can store something: it tries."""
    await services_of(request).tables.readiness.check()
    return answer({"healthy": True, "version": __version__})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """What the server counts, for Prometheus: for this machine alone, or at an address of its own."""
    if services_of(request).config.metrics or address_of(request.scope) not in LOOPBACK:
        raise Problem("route.unknown")
    return Response(services_of(request).metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/titles", response_model=ShelfDocument)
async def shelf() -> Response:
    """What can be played here."""
    titles = [
        {
            "title": title.name,
            "rulebook": title.rulebook,
            "edition": title.edition,
            "face": title.face,
            "minutes": title.minutes,
            "guide": has_guide(title),
            "seats": title.seats,
            "options": [{"name": option.name, "choices": option.choices} for option in title.options],
        }
        for title in SHELF.values()
    ]
    return lasting({"titles": titles, "bots": bots(), "languages": LANGUAGES})


@router.get("/api/rules/{book}", response_model=BookDocument)
async def rules(book: Annotated[str, Path(max_length=40)]) -> Response:
    """The rules of a game in rulebook order, with their marks and places."""
    found = title_of(book).book
    entries = [{"name": rule.name, "mark": rule.mark, "places": rule.places} for rule in found.rules]
    return answer({"book": book, "editions": found.editions, "rules": entries})


@router.get("/api/words/{book}", response_model=WordsDocument)
async def words(book: Annotated[str, Path(max_length=40)], language: Language = "") -> Response:
    """The words of a game, for a page that was built without it."""
    title = title_of(book)
    domains = title.game({}, title.seats[0]).domains.values()
    kinds = {domain.kind: domain.names for domain in domains}
    return answer({"texts": texts_of(book, language_of(language)), "kinds": kinds})


def title_of(book: str) -> Title:
    """The first title of a rulebook."""
    for title in SHELF.values():
        if title.rulebook == book:
            return title
    raise Problem("book.unknown")


# Guests.


@router.get("/api/me", response_model=GuestDocument)
async def who_am_i(request: Request) -> Response:
    """Who you are, if you have said so."""
    services = services_of(request)
    guest = guest_of(request)
    name = None if guest is None else await services.guests.name(guest)
    response = answer({"name": name})
    if guest is not None and name is not None:
        await services.guests.greet(guest)
        if services.guests.is_old(request.cookies[COOKIE]):
            set_cookie(response, services, guest)
    return response


@router.put("/api/me", response_model=GuestDocument)
async def call_me(request: Request, wish: Rename) -> Response:
    """Say what you are called; that is all it takes to be a guest."""
    services = services_of(request)
    guest = guest_of(request)
    if guest is None:
        address = network_of(address_of(request.scope))
        services.newcomers.spend(address)
        await services.count_today(address, "guests", services.config.rates.guests_a_day)
    guest = await services.guests.rename(guest, wish.name)
    response = answer({"name": wish.name})
    set_cookie(response, services, guest)
    return response


def set_cookie(response: Response, services: Services, guest: str) -> None:
    """Give a guest a cookie."""
    cookie = services.guests.sign(guest)
    secure = services.config.secure
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


# Tables.


@router.get("/api/tables", response_model=TablesDocument)
async def tables(request: Request, mine: bool = False) -> Response:
    """The public tables, or your own."""
    guest = guest_of(request)
    if mine and guest is None:
        raise Problem("guest.unknown")
    return answer({"tables": await services_of(request).tables.listed(guest if mine else None)})


@router.post("/api/tables", response_model=OpenedDocument, status_code=201)
async def open_table(request: Request, asking: Asking, wish: OpenTable) -> Response:
    """Open a table. The secrets belong into links to the seats that are kept for friends, behind a #."""
    services = services_of(request)
    services.openings.spend(asking.guest)
    await services.count_today(asking.address, "tables", services.config.rates.tables_a_day)
    live, links = await services.tables.open(asking, wish)
    viewer = live.viewer(asking.guest, asking.language)
    return answer({"table": disclosure.table_document(live.table, viewer), "secrets": links}, 201)


@router.get("/api/tables/{table}", response_model=TableDocument)
async def table(visiting: Visiting) -> Response:
    """A table and who sits at it."""
    return answer(disclosure.table_document(visiting.live.table, visiting.viewer))


@router.delete("/api/tables/{table}", status_code=204, response_class=Response)
async def delete_table(request: Request, asking: Asking, table: str) -> Response:
    """Delete a table for good; for its host."""
    live_tables = services_of(request).tables
    await live_tables.delete(await live_tables.table(table), asking)
    return Response(status_code=204)


@router.post("/api/tables/{table}/commands", response_model=AckDocument)
async def command(request: Request, asking: Asking, table: str, wish: AnyCommand) -> Response:
    """Change a table. The answer comes when the change is durable; the same key sent again is not done again."""
    services = services_of(request)
    services.commands.spend(asking.guest)
    live = await services.tables.table(table)
    with services.metrics.command_seconds.time():
        return answer(await live.submit(asking, wish))


# Asking.


def seat_asked(visiting: Visit, seat: int | None) -> int | None:
    """The seat that a question is about: one of the viewer's own, the only one, or none for a spectator."""
    if seat is None:
        return visiting.viewer.seats[0] if visiting.viewer.seats else None
    if seat_of(visiting.live.table, seat).number not in visiting.viewer.seats:
        raise Problem("seat.not-yours")
    return seat


@router.get("/api/tables/{table}/state", response_model=StateDocument)
async def state(visiting: Visiting) -> Response:
    """The position as you may know it, with what you may do."""
    return answer(disclosure.state_document(visiting.live.table, visiting.viewer, visiting.teller))


@router.post("/api/tables/{table}/why", response_model=WhyDocument)
async def why(visiting: Visiting, question: Question) -> Response:
    """Why an action is not allowed: the rule, its text and its place in the rulebook. The action is given, or guessed
    from the board elements that were touched."""
    seat_asked(visiting, question.seat)
    table = visiting.live.table
    if question.action is None:
        guessed = disclosure.meant_by(table, question.seat, question.spots)
        if guessed is None:
            return answer({"action": None, "allowed": False, "rule": None})
        action = guessed
    else:
        action = meant(table, question.action)
    return answer(disclosure.why(table, question.seat, action, visiting.teller))


@router.get("/api/tables/{table}/preview", response_model=PreviewDocument)
async def preview(
    visiting: Visiting,
    seat: SeatAsked = None,
    action: Annotated[str | None, Query(max_length=200)] = None,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """What the rules would pay or score now, or after an action of yours. `at` is the number of the position that you
    look at: if the table has gone on and the action is no longer open, the answer tells of the present alone."""
    asked = seat_asked(visiting, seat)
    table = visiting.live.table
    wanted = None if action is None else meant(table, action)
    if wanted is not None:
        if asked is None:
            raise Problem("seat.none")
        if wanted not in table.options.get(asked, []):
            if at is None or at >= table.number:
                raise disclosure.refusal(table, asked, wanted, visiting.viewer.language)
            wanted = None
    return answer(disclosure.preview(table, asked, wanted, visiting.teller))


@router.get("/api/tables/{table}/history", response_model=HistoryDocument)
async def history(
    visiting: Visiting,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Response:
    """What happened, in your language, as far as you may know."""
    table = visiting.live.table
    events = disclosure.events(table, visiting.viewer, visiting.teller, after, limit + 1)
    return answer({"events": events[:limit], "more": len(events) > limit})


@router.get("/api/tables/{table}/positions/{number}", response_model=PositionDocument)
async def position(visiting: Visiting, number: Annotated[int, Path(ge=0, le=2**31 - 1)]) -> Response:
    """The position after a record: your own view of it while the game runs, everything when it is over."""
    return answer(disclosure.position_document(visiting.live.table, number, visiting.viewer, visiting.teller))


@router.get("/api/tables/{table}/log", response_model=dict[str, Any])
async def log(visiting: Visiting) -> Response:
    """The log as a file, once the game is over; it can be opened as a new table."""
    name = f"{visiting.live.table.match.title}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(disclosure.log_of(visiting.live.table), media_type="application/json", headers=headers)

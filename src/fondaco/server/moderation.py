"""Muting and reporting over HTTP: what a guest can do about what others say."""

from typing import Final

from fastapi import APIRouter, Request, Response

from fondaco.server.api import PROBLEMS
from fondaco.server.context import Asking, Visit, Visiting, services_of
from fondaco.server.ledger import Report as KeptReport
from fondaco.tables.commands import Mute, Report
from fondaco.tables.journal import Said
from fondaco.tables.problems import Problem

router: Final = APIRouter(responses=PROBLEMS)


def said(visiting: Visit, number: int) -> tuple[str, Said]:
    """Who said something at a table, and what."""
    told = visiting.live.table.told
    record = told[number - 1].record if 1 <= number <= len(told) else None
    if record is None or record.guest is None or not isinstance(record.body, Said):
        raise Problem("chat.unknown")
    return record.guest, record.body


@router.post("/api/tables/{table}/mutes", status_code=204, response_class=Response)
async def mute(request: Request, asking: Asking, visiting: Visiting, wish: Mute) -> Response:
    """Read no more of whoever said something, at any table; or read them again."""
    services = services_of(request)
    services.commands.spend(asking.guest)
    author, _ = said(visiting, wish.number)
    await services.tables.ledger.mute(asking.guest, author, wish.muted)
    muted = await services.tables.ledger.muted(asking.guest)
    for watcher in visiting.live.watchers:
        if watcher.guest == asking.guest:
            watcher.muted = muted
    return Response(status_code=204)


@router.post("/api/tables/{table}/reports", status_code=204, response_class=Response)
async def report(request: Request, asking: Asking, visiting: Visiting, wish: Report) -> Response:
    """Report something that was said to whoever runs the server."""
    services = services_of(request)
    services.openings.spend(asking.guest)
    author, body = said(visiting, wish.number)
    found = KeptReport(visiting.live.table.name, wish.number, asking.guest, author, body.text, wish.reason)
    await services.tables.ledger.report(found, services.tables.clock.now())
    return Response(status_code=204)

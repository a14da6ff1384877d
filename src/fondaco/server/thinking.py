"""Room to think: notes that only their writer reads, and plans on a copy of what a seat knows."""

from typing import Final

from fastapi import APIRouter, Request, Response

from fondaco.server.api import PROBLEMS, seat_asked
from fondaco.server.context import Asking, Visiting, answer, services_of
from fondaco.tables.commands import Notes, Plan
from fondaco.tables.decisions import meant
from fondaco.tables.documents import NotesDocument, PlanDocument
from fondaco.tables.planning import planned
from fondaco.tables.problems import Problem

router: Final = APIRouter(responses=PROBLEMS)


@router.get("/api/tables/{table}/notes", response_model=NotesDocument)
async def notes(request: Request, asking: Asking, visiting: Visiting) -> Response:
    """What you have noted down at a table; nobody else can read it."""
    return answer({"text": await services_of(request).tables.store.notes(visiting.live.table.name, asking.guest)})


@router.put("/api/tables/{table}/notes", response_model=NotesDocument)
async def note(request: Request, asking: Asking, visiting: Visiting, wish: Notes) -> Response:
    """Note something down at a table, in place of what stood there."""
    if not visiting.viewer.seats:
        raise Problem("seat.none")
    services = services_of(request)
    services.commands.spend(asking.guest)
    await services.tables.store.keep_notes(visiting.live.table.name, asking.guest, wish.text)
    return answer({"text": wish.text})


@router.post("/api/tables/{table}/plan", response_model=PlanDocument)
async def plan(request: Request, asking: Asking, visiting: Visiting, wish: Plan) -> Response:
    """Try moves out on a copy of what your seat knows. Nothing happens, and nothing hidden is used: what you do not
    know is imagined. Others and chance are played by hand."""
    services_of(request).commands.spend(asking.guest)
    seat_asked(visiting, wish.seat)
    table = visiting.live.table
    actions = [meant(table, text) for text in wish.actions]
    return answer(planned(table, wish.seat, actions, visiting.teller, wish.at))

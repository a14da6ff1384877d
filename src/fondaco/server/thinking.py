"""Room to think: notes that only their writer reads, and plans on a copy of what a seat knows."""

from typing import Final

from fastapi import APIRouter, Request, Response

from fondaco.server.api import PROBLEMS, seat_asked
from fondaco.server.desk import Asking, Visiting, answer, desk_of
from fondaco.tables.commands import Notes, Plan
from fondaco.tables.decisions import meant
from fondaco.tables.documents import NotesDocument, PlanDocument
from fondaco.tables.planning import planned
from fondaco.tables.problems import Problem

router: Final = APIRouter(responses=PROBLEMS)


@router.get("/api/tables/{table}/notes", response_model=NotesDocument)
async def notes(request: Request, asking: Asking, visiting: Visiting) -> Response:
    """What you have noted down at a table; nobody else can read it."""
    return answer({"text": await desk_of(request).house.store.notes(visiting.live.table.name, asking.guest)})


@router.put("/api/tables/{table}/notes", response_model=NotesDocument)
async def note(request: Request, asking: Asking, visiting: Visiting, wish: Notes) -> Response:
    """Note something down at a table, in place of what stood there."""
    if not visiting.reader.seats:
        raise Problem(403, "seat.none", "Only whoever sits at the table can take notes.")
    desk = desk_of(request)
    desk.commands.spend(asking.guest)
    await desk.house.store.keep_notes(visiting.live.table.name, asking.guest, wish.text)
    return answer({"text": wish.text})


@router.post("/api/tables/{table}/plan", response_model=PlanDocument)
async def plan(request: Request, asking: Asking, visiting: Visiting, wish: Plan) -> Response:
    """Try moves out on a copy of what your seat knows. Nothing happens, and nothing hidden is used: what you do not
    know is imagined. Others and chance are played by hand."""
    desk_of(request).commands.spend(asking.guest)
    seat_asked(visiting, wish.seat)
    table = visiting.live.table
    return answer(planned(table, wish.seat, [meant(table, text) for text in wish.actions], visiting.teller))

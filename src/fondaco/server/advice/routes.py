"""Advice over HTTP: a hint for whoever is to decide, the analysis of a finished game, and why something was done."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from fondaco.server.advice import answers
from fondaco.server.advice.documents import AnalysisDocument, HintDocument, ReasonsDocument
from fondaco.server.api import PROBLEMS, SeatAsked
from fondaco.server.bots import BotFailed
from fondaco.server.context import Asking, Visit, Visiting, answer, services_of
from fondaco.server.guard import address_of
from fondaco.server.rates import network_of
from fondaco.server.scheduling import Owner
from fondaco.tables import disclosure
from fondaco.tables.problems import Problem

router = APIRouter(responses=PROBLEMS)
Level = Annotated[str | None, Query(min_length=1, max_length=40, description="the bot that is asked")]


@router.get("/api/tables/{table}/hint", response_model=HintDocument)
async def hint(
    request: Request, asking: Asking, visiting: Visiting, seat: SeatAsked = None, bot: Level = None
) -> Response:
    """The best options of your seat, with the share of the win and the points that they promise, as far as the seat can
    know; where the table allows hints, and it is your turn."""
    services = services_of(request)
    table = visiting.live.table
    asked = answers.seat_to_advise(table, asking, seat)
    adviser = services.config.adviser if bot is None else answers.known_adviser(bot)
    services.hints.spend(asking.guest)
    number = table.number
    try:
        found = await services.tables.turns.hint(visiting.live, asked, adviser, asking)
    except BotFailed as failure:
        raise Problem("hint.failed") from failure
    return answer(answers.hint_document(table, number, found, visiting.teller))


@router.get(
    "/api/tables/{table}/analysis", response_model=AnalysisDocument, responses={202: {"model": AnalysisDocument}}
)
async def analysis(request: Request, visiting: Visiting) -> Response:
    """The chances of winning, decision by decision, and the decisions that cost most, once the game is over. It is
    worked out when somebody first asks for it: until then the answer is 202 and says how far it is."""
    table = visiting.live.table
    answers.while_over(table)
    owner = owner_of(request, visiting)
    found = await services_of(request).tables.analyses.look(table.name, disclosure.log_of(table), owner)
    document = answers.analysis_document(table, found, visiting.teller)
    return answer(document, 200 if document["status"] == "done" else 202)


@router.get("/api/tables/{table}/reasons/{number}", response_model=ReasonsDocument)
async def reasons(request: Request, visiting: Visiting, number: Annotated[int, Path(ge=0, le=2**31)]) -> Response:
    """Why somebody decided as they did, once the game is over: what speaks for it against the next best option, as far
    as their seat could know. A bot with thoughts of its own is asked itself; for all others the adviser answers."""
    services = services_of(request)
    table = visiting.live.table
    answers.while_over(table)
    turn = answers.decision_at(table, number)
    owner = owner_of(request, visiting)
    services.hints.spend(owner.guest)
    bot = answers.explainer(table, turn.seat, services.config.adviser)
    try:
        found = await services.tables.turns.explain(visiting.live, turn, bot, owner)
    except BotFailed as failure:
        raise Problem("hint.failed") from failure
    return answer(answers.reasons_document(table, number, found, visiting.teller))


def owner_of(request: Request, visiting: Visit) -> Owner:
    """For whom a finished game is thought about: the guest, or whoever asks from an address."""
    address = network_of(address_of(request.scope))
    return Owner(visiting.live.table.name, visiting.guest or address, address)

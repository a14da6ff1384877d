"""Advice: who may have it, and what it tells. A hint is worked out from a view alone; an analysis is of a game that is
over, when everybody may know everything."""

from typing import Any

from fondaco.arena.reasons import sentences
from fondaco.bots import UnknownBot, bots, find_thinker
from fondaco.server.advice.analyses import Progress
from fondaco.server.advice.documents import (
    AdvisedOption,
    AnalysedDecision,
    AnalysisContent,
    AnalysisDocument,
    HintDocument,
    ReasonsDocument,
    TurningPointDocument,
)
from fondaco.tables.decisions import Caller, known_bot, own_seat, while_playing
from fondaco.tables.documents import OptionDocument
from fondaco.tables.problems import Problem
from fondaco.tables.table import Table, Turn
from fondaco.tables.telling import Teller

# Who may have it.


def seat_to_advise(table: Table, caller: Caller, wanted: int | None) -> int:
    """The seat of the caller that a hint is for: the one asked about, or the first that is to decide."""
    own = table.seats_of(caller.guest)
    if wanted is not None:
        own = (own_seat(table, caller, wanted).number,)
    if not own:
        raise Problem("seat.none")
    if not table.hints:
        raise Problem("hints.none")
    while_playing(table)
    for seat in own:
        if table.options.get(seat):
            return seat
    raise Problem("table.not-now", "hint-turn")


def known_adviser(name: str) -> str:
    """The name of a bot that can say what it thinks."""
    try:
        find_thinker(known_bot(name))
    except UnknownBot as error:
        raise Problem("bot.thoughtless", bot=name, bots=", ".join(advisers())) from error
    return name


def advisers() -> list[str]:
    """The names of all bots that can say what they think."""
    found: list[str] = []
    for name in bots():
        try:
            find_thinker(name)
            found.append(name)
        except UnknownBot:
            continue
    return found


def explainer(table: Table, seat: int, adviser: str) -> str:
    """Who says why a seat did something: its own bot, if that has thoughts to tell, or else the adviser."""
    name = table.seats[seat].bot
    try:
        find_thinker(name)
    except UnknownBot:
        return adviser
    return name


def decision_at(table: Table, number: int) -> Turn:
    """The decision that a record made; raises Problem if it made none."""
    for turn in table.turns:
        if turn.number == number:
            return turn
    raise Problem("exam.none")


def while_over(table: Table) -> None:
    """Only after the game."""
    if table.phase != "over":
        raise Problem("table.not-now", "analysis")


# What they get.


def hint_document(table: Table, number: int, found: dict[str, Any], teller: Teller) -> HintDocument:
    """A hint, with the options in the viewer's language."""
    return {
        "number": number,
        "seat": found["seat"],
        "bot": found["bot"],
        "options": [advised(table, option, teller) for option in found["options"]],
        "reasons": sentences(found["reasons"], teller.words.say),
        "shares": found["shares"],
        "points": found["points"],
        "worlds": found["worlds"],
        "playouts": found["playouts"],
        "seconds": found["seconds"],
    }


def reasons_document(table: Table, number: int, found: dict[str, Any], teller: Teller) -> ReasonsDocument:
    """Why somebody did something, in the viewer's language."""
    second = found["second"]
    return {
        "number": number,
        "seat": found["seat"],
        "bot": found["bot"],
        "chosen": option_of(table, found["chosen"], teller),
        "second": None if second is None else option_of(table, second, teller),
        "reasons": sentences(found["reasons"], teller.words.say),
    }


def option_of(table: Table, action: str, teller: Teller) -> OptionDocument:
    """An action in words as an option that is offered."""
    return teller.option(table.match.meant(action))


def advised(table: Table, found: dict[str, Any], teller: Teller) -> AdvisedOption:
    """What an option promises."""
    option = option_of(table, found["action"], teller)
    return {"option": option, "share": found["share"], "points": found["points"], "visits": found["visits"]}


def analysis_document(table: Table, found: dict[str, Any] | Progress, teller: Teller) -> AnalysisDocument:
    """An analysis, with the options in the viewer's language, or how far it is."""
    if isinstance(found, Progress):
        status: Any = "working" if found.whole else "waiting"
        return {"status": status, "done": found.done, "whole": found.whole, "analysis": None}
    numbers = {turn.start: turn.number for turn in table.turns}
    content: AnalysisContent = {
        "bot": found["bot"],
        "decisions": [decision_document(table, one, numbers, teller) for one in found["decisions"]],
        "turning_points": [turning_point(table, one, numbers, teller) for one in found["turning_points"]],
        "result": found["result"],
    }
    whole = len(content["decisions"])
    return {"status": "done", "done": whole, "whole": whole, "analysis": content}


def decision_document(table: Table, found: dict[str, Any], numbers: dict[int, int], teller: Teller) -> AnalysedDecision:
    """A decision, what it cost, and the chances after it."""
    return {
        "line": found["line"],
        "number": numbers.get(found["line"]),
        "seat": found["seat"],
        "chosen": option_of(table, found["action"], teller),
        "best": option_of(table, found["best"], teller),
        "options": found["options"],
        "shares": found["shares"],
        "points": found["points"],
        "chosen_share": found["chosen_share"],
        "best_share": found["best_share"],
        "noise": found["noise"],
        "cost": found["cost"],
    }


def turning_point(table: Table, found: dict[str, Any], numbers: dict[int, int], teller: Teller) -> TurningPointDocument:
    """A decision that cost much, and what would have been better."""
    return {
        "line": found["line"],
        "number": numbers.get(found["line"]),
        "seat": found["seat"],
        "chosen": advised(table, found, teller),
        "cost": found["cost"],
        "options": [advised(table, option, teller) for option in found["options"]],
        "reasons": sentences(found.get("reasons", []), teller.words.say),  # older analyses have none
    }

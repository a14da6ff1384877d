"""Opening a table: what its first record says."""

import json
import secrets
from dataclasses import dataclass

from fondaco.core.errors import BadSave, FondacoError
from fondaco.core.match import Match
from fondaco.core.titles import find
from fondaco.tables.commands import OpenTable, SeatPlan
from fondaco.tables.decisions import Caller, Decision, digest, known_bot
from fondaco.tables.journal import Opened, Pace, Watching, lines_of
from fondaco.tables.outcomes import chance_after
from fondaco.tables.problems import Problem, from_engine
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table


def opening(caller: Caller, wish: OpenTable) -> Decision:
    """The first record of a table that somebody wishes for; the reply has the secrets of the links to kept seats."""
    try:
        match = match_of(wish)
    except FondacoError as error:
        raise from_engine(error) from error
    if match.seats != len(wish.seats):
        raise Problem("seats.bad", seats=match.seats)
    links: dict[str, str] = {}
    seats = [seated(caller, number, plan, links) for number, plan in enumerate(wish.seats)]
    hints = alone_with_bots(seats) if wish.hints is None else wish.hints
    manners = Manners(Pace(wish.pace.kind, wish.pace.minutes), wish.public, hints, wish.watching)
    return Decision(first_body(match, caller.guest, seats, manners), {"secrets": links})


def alone_with_bots(seats: list[Seat]) -> bool:
    """Whether one person plays against bots."""
    return [seat.kind for seat in seats if seat.kind != "bot"] == ["person"]


def match_of(wish: OpenTable) -> Match:
    """The match at which the table begins: new, or as far as a log goes."""
    if wish.log is None:
        if wish.title is None:
            raise Problem("title.missing")
        find(wish.title).game(wish.setup, len(wish.seats))
        return Match(wish.title, wish.setup, len(wish.seats), secrets.randbits(64), manual_chance=True)
    log = dict(wish.log)
    if wish.lines is not None and isinstance(log.get("log"), list):
        if wish.lines > len(log["log"]):
            raise BadSave(f"The log has {len(log['log'])} lines, so it cannot be cut after line {wish.lines}.")
        log["log"] = log["log"][: wish.lines]
    if isinstance(log.get("seats"), bool):
        raise BadSave("The save file has no proper “seats”.")
    return Match.load(json.dumps(log), secrets.randbits(64))


def seated(caller: Caller, number: int, plan: SeatPlan, links: dict[str, str]) -> Seat:
    """A seat as it was wished for."""
    seat = Seat(number)
    if plan.who == "me":
        seat.seat_person(caller.guest, plan.name or caller.name)
    elif plan.who == "bot":
        seat.seat_bot(known_bot(plan.bot), plan.name)
    elif plan.who == "friend":
        secret = secrets.token_urlsafe(24)
        seat.friend, seat.claim = True, digest(secret)
        links[str(number)] = secret
    return seat


@dataclass(frozen=True, slots=True)
class Manners:
    """How a table is kept: its pace, whether it is listed and has hints, and what strangers may do."""

    pace: Pace
    public: bool
    hints: bool
    watching: Watching = "chat"


def first_body(match: Match, host: str, seats: list[Seat], manners: Manners) -> Opened:
    """The body of a first record; if every seat is taken, chance begins the game."""
    full = not any(seat.empty for seat in seats)
    return Opened(
        title=match.title,
        setup=match.setup,
        seed=str(match.seed),
        origin=None if match.origin is None else dict(match.origin),
        lines=lines_of(match, match.log),
        seats=[seat.plan() for seat in seats],
        host=host,
        pace=manners.pace,
        public=manners.public,
        hints=manners.hints,
        watching=manners.watching,
        chance=lines_of(match, chance_after(match, match.state.copy(), len(match.log))) if full else [],
    )


def rematch_of(table: Table, caller: Caller) -> Opened:
    """The first record of another game with the same people, everybody one seat further."""
    count = len(table.seats)
    seats: list[Seat] = []
    for number in range(count):
        old = table.seats[(number - 1) % count]
        seats.append(Seat(number, old.name, list(old.owners), old.bot))
    setup = find(table.match.title).anew(table.match.setup)
    match = Match(table.match.title, setup, count, secrets.randbits(64), manual_chance=True)
    manners = Manners(table.pace, table.public, table.hints, table.watching)
    return first_body(match, caller.guest, seats, manners)

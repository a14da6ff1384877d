"""Disclosure: the one place where a table is turned into what a viewer may be sent.

Every way out goes through here: live updates, resuming, history, earlier positions, refusals, previews. What a viewer
gets is made of views, of chronicle entries that the viewer may read, and of records stripped to what everybody may
know; a rule or a preview is found in a world imagined from the view, so it cannot say more than the view does.
"""

from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.chronicle import Entry
from fondaco.core.price import Price
from fondaco.core.result import Result
from fondaco.tables import undoing
from fondaco.tables.documents import (
    AskDocument,
    EventDocument,
    PaceDocument,
    PositionDocument,
    PreviewDocument,
    PriceDocument,
    ResultDocument,
    SeatDocument,
    SeatView,
    StandingDocument,
    StateDocument,
    TableDocument,
    WhyDocument,
)
from fondaco.tables.journal import Body, Cancelled, Moved, Said
from fondaco.tables.problems import Problem
from fondaco.tables.standing import can_stand
from fondaco.tables.table import Table, Told
from fondaco.tables.telling import Teller, teller_of

# Of each kind of record, what everybody at the table may know.
OPEN_DETAILS: Final[dict[str, list[str]]] = {
    "taken": ["name"],
    "filled": ["bot"],
    "claimed": ["name"],
    "asked": ["what", "target", "waiting"],
    "answered": ["seats", "yes", "granted", "what"],
    "withdrawn": ["what"],
    "undone": ["to"],
    "resigned": ["bot", "name"],
    "replaced": ["bot", "name"],
    "late": ["seats", "lapsed"],
    "said": ["name", "text", "seats"],
    "rematched": ["table"],
    "admitted": ["watching"],
}


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who is being sent something: the seats they hold (none for a spectator), and in which language."""

    seats: tuple[int, ...]
    host: bool
    language: str
    muted: frozenset[str] = frozenset()  # guests whose chat they do not want to read


def viewer_of(table: Table, guest: str | None, language: str, muted: frozenset[str] = frozenset()) -> Viewer:
    """A guest as a viewer of a table; raises Problem if the host lets no strangers watch."""
    viewer = Viewer(table.seats_of(guest), guest is not None and guest == table.host, language, muted)
    if table.watching == "none" and table.phase != "waiting" and not viewer.seats and not viewer.host:
        raise Problem("table.private")
    return viewer


# The table.


def table_document(table: Table, viewer: Viewer) -> TableDocument:
    """The table and who sits at it."""
    pace: PaceDocument = {"kind": table.pace.kind, "minutes": table.pace.minutes}
    return {
        "table": table.name,
        "title": table.match.title,
        "setup": dict(table.match.setup),
        "status": table.phase,
        "public": table.public,
        "hints": table.hints,
        "pace": pace,
        "watching": table.watching,
        "continued": table.continued,
        "opened": table.opened,
        "host": viewer.host,
        "seats": [seat_document(table, number, viewer) for number in range(len(table.seats))],
        "rematch": table.rematch,
    }


def seat_document(table: Table, number: int, viewer: Viewer) -> SeatDocument:
    """A seat and who holds it."""
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "late": seat.late,
        "yours": number in viewer.seats,
    }


# The position.


def state_document(table: Table, viewer: Viewer, teller: Teller) -> StateDocument:
    """The position as the viewer may know it, with what each of the viewer's seats may do."""
    actors = [seat for seat in table.match.actors if seat != CHANCE]
    section = table.sight.section
    return {
        "number": table.number,
        "status": table.phase,
        "actors": actors if table.phase == "playing" else [],
        "section": section,
        "prompt": teller.prompt(section),
        "seats": [seat_view(table, seat, teller) for seat in viewer.seats or (None,)],
        "ask": proposal_document(table),
        "result": result_document(table.match.result),
    }


def seat_view(table: Table, seat: int | None, teller: Teller) -> SeatView:
    """What a seat sees and may do; none is a spectator."""
    playing = seat is not None and table.phase == "playing"
    options = table.options.get(seat, []) if seat is not None and playing else []
    price = table.sight.price(seat) if seat is not None and playing else None
    return {
        "seat": seat,
        "view": table.sight.document(seat),
        "options": [teller.option(action) for action in options],
        "standable": [table.match.text(action) for action in options if can_stand(table.match, action, price)],
        "price": price_document(price),
        "standing": standing_document(table, seat, teller),
        "undo": undo_of(table, seat),
        "due": None if seat is None else table.due_of(seat),
    }


def standing_document(table: Table, seat: int | None, teller: Teller) -> StandingDocument | None:
    """What a seat answers by itself."""
    answer = None if seat is None else table.standing.get(seat)
    if answer is None or seat is None:
        return None
    return {
        "option": teller.option(answer.action),
        "section": answer.section,
        "limit": answer.limit,
        "gets": answer.gets,
        "answers": answer.answers(table.match, seat),
    }


def price_document(price: Price | None) -> PriceDocument | None:
    """The price that a seat is asked to agree to."""
    return None if price is None else {"amount": price.amount, "step": price.step, "gets": price.gets}


def undo_of(table: Table, seat: int | None) -> Any:
    """Whether a seat can take back its last decision freely, by asking, or not at all."""
    if seat is None or undoing.last_turn(table, seat) is None:
        return "no"
    return "free" if undoing.is_free(table, seat) else "ask"


def proposal_document(table: Table) -> AskDocument | None:
    """What somebody proposes to the others."""
    found = table.proposal
    if found is None:
        return None
    return {
        "ask": found.number,
        "what": found.what,
        "seat": found.seat,
        "target": found.target,
        "waiting": list(found.waiting),
        "due": min([due for due in map(table.due_of, found.waiting) if due is not None], default=None),
    }


def result_document(result: Result | None) -> ResultDocument | None:
    """The result of a game that is over."""
    return None if result is None else {"scores": result.scores, "ranks": result.ranks, "sheet": result.sheet}


# What happened.


def event_document(table: Table, told: Told, viewer: Viewer, teller: Teller) -> EventDocument:
    """A record as the viewer may know it; when the game is over, everybody may know everything."""
    record = told.record
    seat = getattr(record.body, "seat", None)
    viewers = viewer.seats or (-1,)
    over = table.phase == "over"
    entries = [entry for entry in told.entries if over or any(entry.readable_by(seat) for seat in viewers)]
    return {
        "number": record.number,
        "time": record.time,
        "kind": record.kind,
        "seat": seat,
        "detail": detail(record.body, over or seat in viewer.seats, record.guest in viewer.muted),
        "entries": [teller.entry(entry) for entry in entries],
    }


def detail(body: Body, own: bool, muted: bool = False) -> dict[str, Any]:
    """What a record says beyond the chronicle: an action only to the seat that chose it, and no chat of the muted."""
    if isinstance(body, Said) and muted:
        return {"name": body.name, "text": "", "seats": body.seats, "muted": True}
    if isinstance(body, Moved):
        return {"action": body.lines[0][1]} if own else {}
    return {name: getattr(body, name) for name in OPEN_DETAILS.get(body.kind, [])}


def knows_of(viewer: Viewer, body: Body) -> bool:
    """Whether a viewer may know that something happened at all: what stands as an answer is the seat's own matter."""
    return not isinstance(body, Cancelled) or body.seat in viewer.seats


def events(table: Table, viewer: Viewer, teller: Teller, after: int, limit: int) -> list[EventDocument]:
    """What happened after a number, as far as the viewer may know of it."""
    known = (told for told in table.told[after:] if knows_of(viewer, told.record.body))
    return [event_document(table, told, viewer, teller) for told in islice(known, limit)]


def position_document(table: Table, number: int, viewer: Viewer, teller: Teller) -> PositionDocument:
    """An earlier position: the viewer's own views of it while the game runs, everything when it is over."""
    if not 1 <= number <= table.number:
        raise Problem("position.unknown", last=table.number)
    earlier = Table.position(table.name, [told.record for told in table.told[:number]])
    views = [seat_view(earlier, seat, teller) for seat in viewer.seats or (None,)]
    over = table.phase == "over"
    return {
        "number": number,
        "seats": views,
        "position": earlier.match.position() if over else None,
        "lines": lines_at(table, earlier) if over else None,
    }


def lines_at(table: Table, earlier: Table) -> int | None:
    """After how many lines of the log an earlier position stands; none if it was taken back."""
    lines = len(earlier.match.log)
    return lines if table.match.log[:lines] == earlier.match.log else None


def log_of(table: Table) -> str:
    """The log as a file, once the game is over."""
    if table.phase != "over":
        raise Problem("log.sealed")
    return table.match.save()


# Questions.


def why(table: Table, seat: int, action: Action, teller: Teller) -> WhyDocument:
    """Whether a seat may do something now, and if not, by which rule."""
    game = table.match.game
    world = game.imagine(table.match.view(seat), Rng(table.number))
    rule = game.why_not(world, seat, action)
    text = game.vocabulary.text(action)
    if rule is None:
        return {"action": text, "allowed": True, "rule": None}
    document = teller.rule(rule)
    ground = game.ground(world, seat, action)
    if ground is not None:
        document["text"] += f" {teller.entry(ground)['text']}"
    return {"action": text, "allowed": False, "rule": document}


def meant_by(table: Table, seat: int, spots: list[str]) -> Action | None:
    """The action that touching some board elements most likely means: of those that the section knows, the one that has
    the most in common with what the seat may do; none if nothing is meant by them."""
    game = table.match.game
    section = game.step(table.sight.of(None))
    likely = {field for action in table.options.get(seat, []) for field in game.vocabulary.fields(action).items()}
    best, most = None, -1
    for action in game.vocabulary.all():
        if action.verb in section.verbs and set(spots) <= set(game.vocabulary.spots(action)):
            common = len(likely & set(game.vocabulary.fields(action).items()))
            if common > most:
                best, most = action, common
    return best


def refusal(table: Table, seat: int, action: Action, language: str) -> Problem:
    """The problem with an action that is not among a seat's options."""
    answer = why(table, seat, action, teller_of(table, language))
    rule = answer["rule"]
    return Problem("move.refused", rule=dict(rule) if rule is not None else None)


def preview(table: Table, seat: int | None, action: Action | None, teller: Teller) -> PreviewDocument:
    """What the rules would pay or score now, or after an action of the seat, as far as the seat can know."""
    game = table.match.game
    view = table.match.view(seat)
    final = False
    told: list[Entry] = []
    if action is not None and seat is not None:
        before = game.imagine(view, Rng(table.number))
        world = before.copy()
        world.news = []
        game.play(world, seat, action)
        shows = undoing.reveals(game, before, seat, action, world, table.number)
        final = shows or game.actors(world) != [seat]
        # What would be shown is imagined here, so it is not told.
        told = [] if shows else [entry for entry in world.news if entry.readable_by(seat)]
        view = game.view(world, seat)
    entries = [teller.entry(entry) for entry in told]
    return {"number": table.number, "preview": game.preview(view), "final": final, "told": entries}

"""Practice: a table set up from a position, for as long as somebody looks at it. Nothing of it is kept: whoever
practises says each time what has been played, and chance is drawn from the number of the line alone."""

from typing import Any, Final

from fondaco.core.action import CHANCE
from fondaco.core.errors import FondacoError
from fondaco.core.match import Match
from fondaco.tables import disclosure
from fondaco.tables.documents import PracticeDocument, UpdateMessage
from fondaco.tables.journal import Line, Moved, Pace, Record, lines_of
from fondaco.tables.opening import Manners, first_body
from fondaco.tables.outcomes import chance_after
from fondaco.tables.problems import Problem, from_engine
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of

SEED: Final = 1
LEARNER: Final = "learner"
OTHERS: Final = ["Ling", "Tommaso", "Marietta", "Jonas"]
MANNERS: Final = Manners(Pace("none"), public=False, hints=False)


def practice_table(title: str, position: dict[str, Any], seat: int, called: str, lines: list[Line]) -> Table:
    """The table after some lines from a position on; raises Problem if one of them cannot be played."""
    try:
        match = Match.from_position(title, position, SEED, manual_chance=True)
    except FondacoError as error:
        raise from_engine(error) from error
    table = Table("practice")
    table.apply(Record(1, 0, first_body(match, LEARNER, seated(match.seats, seat, called), MANNERS)))
    rest = list(lines)
    while rest:
        rest = play_one(table, rest)
    return table


def seated(count: int, seat: int, called: str) -> list[Seat]:
    """The learner on their seat, and somebody on each of the others."""
    names = [name for name in OTHERS if name != called]
    found = [Seat(number) for number in range(count)]
    for place in found:
        own = place.number == seat
        place.seat_person(LEARNER if own else "", called if own else names.pop(0))
    return found


def play_one(table: Table, lines: list[Line]) -> list[Line]:
    """Play the first decision, with what chance does after it, given or else drawn; the lines that are left."""
    match = table.match
    trial = match.state.copy()
    given = 0
    try:
        for seat, text in lines:
            if given and seat != CHANCE:
                break
            action = match.meant(text)
            if seat not in match.game.actors(trial) or action not in match.game.options(trial, seat):
                raise Problem("practice.refused", action=text)
            match.game.play(trial, seat, action)
            given += 1
    except FondacoError as error:
        raise from_engine(error) from error
    drawn = chance_after(match, trial, len(match.log) + given)
    body = Moved(seat=lines[0][0], lines=[*lines[:given], *lines_of(match, drawn)])
    table.apply(Record(table.number + 1, 0, body))
    return lines[given:]


def practised(
    title: str, position: dict[str, Any], seat: int, called: str, lines: list[Line], after: int, language: str
) -> PracticeDocument:
    """What the learner sees: one update for each record after those that are known already, and at least the last."""
    table = practice_table(title, position, seat, called, lines)
    records = [told.record for told in table.told]
    if not 0 < after < table.number:
        return {"updates": [update_of(table, 0 if after == 0 else table.number, seat, language)]}
    earlier = [Table.position(table.name, records[:number]) for number in range(after + 1, table.number)]
    return {"updates": [update_of(one, one.number - 1, seat, language) for one in [*earlier, table]]}


def update_of(table: Table, after: int, seat: int, language: str) -> UpdateMessage:
    """How things stand, and what happened after a number, as a table would send it."""
    viewer = disclosure.Viewer((seat,), False, language)
    teller = teller_of(table, language)
    return {
        "type": "update",
        "number": table.number,
        "complete": True,
        "events": disclosure.events(table, viewer, teller, after, table.number),
        "state": disclosure.state_document(table, viewer, teller),
        "table": disclosure.table_document(table, viewer),
    }

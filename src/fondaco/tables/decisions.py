"""What a command comes to: the record that it writes, or the problem with it. Nothing is changed here."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from fondaco.bots import bots
from fondaco.core.action import Action
from fondaco.core.errors import BadAction
from fondaco.tables import commands, door, undoing
from fondaco.tables.chances import chance_after, outcome
from fondaco.tables.problems import Problem, from_engine, host_only, no_seat, not_now, not_yours, stale
from fondaco.tables.record import Kind, lines_of
from fondaco.tables.seats import Seat
from fondaco.tables.table import Table


@dataclass(slots=True)
class Decision:
    """A record to be written; `reply` is for the one who asked alone."""

    kind: Kind
    body: dict[str, Any]
    reply: dict[str, Any] = field(default_factory=dict)
    ends: bool = False  # the game with it


@dataclass(slots=True)
class Caller:
    """Who asks: a guest, what they are called, and the language they read."""

    guest: str
    name: str
    language: str = "en"


def decide(table: Table, caller: Caller, command: commands.Command) -> Decision:
    """The record that a command writes; raises Problem."""
    return DECIDE[type(command)](table, caller, command)


# Checks that many commands share.


def seat_of(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if number >= len(table.seats):
        raise no_seat(number)
    return table.seats[number]


def own_seat(table: Table, caller: Caller, number: int) -> Seat:
    """A seat that the caller holds."""
    seat = seat_of(table, number)
    if caller.guest not in seat.owners:
        raise not_yours(number)
    return seat


def while_waiting(table: Table) -> None:
    """Only before the game has begun."""
    if table.status != "waiting":
        raise not_now("The game has begun already.")


def while_playing(table: Table) -> None:
    """Only during the game."""
    if table.status == "waiting":
        raise not_now("The game has not begun yet.")
    if table.status == "over":
        raise not_now("The game is over.")


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in bots():
        raise Problem(422, "bot.unknown", f"There is no bot “{name}”; the bots are: {', '.join(bots())}.")
    return name


def meant(table: Table, given: str | dict[str, str]) -> Action:
    """The action that a client means, given in words or as fields."""
    vocabulary = table.match.game.vocabulary
    try:
        return vocabulary.parse(given) if isinstance(given, str) else vocabulary.from_fields(given)
    except BadAction as error:
        raise from_engine(error) from error


# Sitting down.


def with_start(table: Table, body: dict[str, Any], seat: int) -> dict[str, Any]:
    """The body of a record that fills a seat; if it is the last, chance begins the game."""
    if not any(other.empty for other in table.seats if other.number != seat):
        match = table.match
        body["chance"] = lines_of(match, chance_after(match, match.state.copy(), len(match.log)))
    return body


def take(table: Table, caller: Caller, command: commands.Take) -> Decision:
    """Sit down on a free seat."""
    while_waiting(table)
    seat = seat_of(table, command.seat)
    if not seat.empty:
        raise not_now(f"Seat {command.seat} is taken.")
    if seat.friend:
        raise Problem(403, "seat.kept", f"Seat {command.seat} is kept for who comes by its link.")
    return Decision("taken", with_start(table, {"seat": seat.number, "name": command.name or caller.name}, seat.number))


def leave(table: Table, caller: Caller, command: commands.Leave) -> Decision:
    """Stand up."""
    while_waiting(table)
    return Decision("left", {"seat": own_seat(table, caller, command.seat).number})


def fill(table: Table, caller: Caller, command: commands.Fill) -> Decision:
    """The host puts a bot on a seat, or frees it."""
    while_waiting(table)
    if caller.guest != table.host:
        raise host_only()
    seat = seat_of(table, command.seat)
    if seat.human:
        raise not_now(f"Somebody sits on seat {command.seat}.")
    body = {"seat": seat.number, "bot": "" if command.bot is None else known_bot(command.bot)}
    return Decision("filled", with_start(table, body, seat.number) if command.bot else body)


def digest(secret: str) -> str:
    """What the journal keeps of the secret in a personal link."""
    return hashlib.sha256(secret.encode()).hexdigest()


def link(table: Table, caller: Caller, command: commands.Link) -> Decision:
    """Make a personal link to a seat; only the one who asked gets to know its secret."""
    seat = seat_of(table, command.seat)
    if not (seat.friend and seat.empty and caller.guest == table.host):
        own_seat(table, caller, command.seat)
    secret = secrets.token_urlsafe(24)  # 192 random bits
    return Decision("linked", {"seat": seat.number, "claim": digest(secret)}, {"secret": secret})


def claim(table: Table, caller: Caller, command: commands.Claim) -> Decision:
    """Come by a personal link."""
    wanted = digest(command.secret)
    for seat in table.seats:
        if seat.claim and secrets.compare_digest(seat.claim, wanted):
            if caller.guest in seat.owners:
                raise not_now(f"Seat {seat.number} is yours already.")
            body = {"seat": seat.number, "name": caller.name}
            return Decision("claimed", with_start(table, body, seat.number) if seat.empty else body)
    raise Problem(403, "link.void", "The link is not valid, or has been used already; ask for a new one.")


# Playing.


def move(table: Table, caller: Caller, command: commands.Move) -> Decision:
    """A decision in the game."""
    own_seat(table, caller, command.seat)
    while_playing(table)
    return moved(table, command.seat, command.at, meant(table, command.action), caller.language)


def moved(table: Table, seat: int, at: int, action: Action, language: str) -> Decision:
    """The record of a decision that was made when the table stood at a number."""
    if at < table.since[seat]:
        raise stale()
    if action not in table.options.get(seat, []):
        raise door.refusal(table, seat, action, language)
    moves, over = outcome(table.match, seat, action)
    return Decision("moved", {"seat": seat, "lines": lines_of(table.match, moves)}, ends=over)


def undo(table: Table, caller: Caller, command: commands.Undo) -> Decision:
    """Take back a decision: freely, or by asking the others."""
    own_seat(table, caller, command.seat)
    while_playing(table)  # when it is over, everything has been shown
    turn = undoing.last_turn(table, command.seat)
    if turn is None:
        raise not_now("You have not decided anything yet that could be taken back.")
    others = others_of(table, caller)
    if undoing.is_free(table, command.seat) or not others:
        return Decision("undone", {"seat": command.seat, "to": turn.number})
    return ask(table, {"what": "undo", "seat": command.seat, "target": turn.number, "bot": "", "waiting": others})


def others_of(table: Table, caller: Caller, but: int = -1) -> list[int]:
    """The seats of other people, who must all agree; bots always do."""
    return [
        seat.number for seat in table.seats if seat.human and caller.guest not in seat.owners and seat.number != but
    ]


def ask(table: Table, body: dict[str, Any]) -> Decision:
    """Ask the others, one thing at a time."""
    if table.ask is not None:
        raise not_now("There is a question open already; answer it first.")
    return Decision("asked", body)


def answer(table: Table, caller: Caller, command: commands.Answer) -> Decision:
    """Yes or no to what somebody asks, for all seats that the caller holds."""
    if table.ask is None or table.ask.number != command.ask:
        raise not_now("That question is not open any more.")
    seats = [seat for seat in table.ask.waiting if caller.guest in table.seats[seat].owners]
    if not seats:
        raise not_now("Your answer is not asked for.")
    granted = command.yes and len(seats) == len(table.ask.waiting)
    return Decision("answered", {"seats": seats, "yes": command.yes, "granted": granted, "what": table.ask.what})


def resign(table: Table, caller: Caller, command: commands.Resign) -> Decision:
    """Leave a seat to a bot."""
    while_playing(table)
    seat = own_seat(table, caller, command.seat)
    return Decision("resigned", {"seat": seat.number, "bot": known_bot(command.bot), "name": seat.name})


def replace(table: Table, caller: Caller, command: commands.Replace) -> Decision:
    """Give a late player's seat to a bot, if the others agree."""
    while_playing(table)
    seat = seat_of(table, command.seat)
    own = table.seats_of(caller.guest)
    if not own or caller.guest in seat.owners:
        raise Problem(403, "seat.other", "Only another player of the table can ask for that.")
    if not seat.late:
        raise not_now(f"{seat.name or 'That seat'} is not late.")
    bot = known_bot(command.bot)
    others = others_of(table, caller, but=seat.number)
    if not others:
        return Decision("replaced", {"seat": seat.number, "bot": bot, "name": seat.name})
    return ask(table, {"what": "replace", "seat": own[0], "target": seat.number, "bot": bot, "waiting": others})


def say(table: Table, caller: Caller, command: commands.Say) -> Decision:
    """Chat."""
    return Decision("said", {"name": caller.name, "text": command.text, "seats": list(table.seats_of(caller.guest))})


DECIDE: Final[dict[type[commands.Command], Callable[[Table, Caller, Any], Decision]]] = {
    commands.Move: move,
    commands.Undo: undo,
    commands.Answer: answer,
    commands.Say: say,
    commands.Take: take,
    commands.Leave: leave,
    commands.Fill: fill,
    commands.Link: link,
    commands.Claim: claim,
    commands.Resign: resign,
    commands.Replace: replace,
}

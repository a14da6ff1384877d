"""What a command comes to: the record that it writes, or the problem with it. Nothing is changed here."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from fondaco.bots import bots
from fondaco.core.action import Action
from fondaco.core.errors import BadAction
from fondaco.tables import commands, disclosure, journal, undoing
from fondaco.tables.journal import Body, Line, lines_of
from fondaco.tables.names import alike
from fondaco.tables.outcomes import chance_after, outcome
from fondaco.tables.problems import Problem, from_engine
from fondaco.tables.seats import Seat
from fondaco.tables.standing import may_stand
from fondaco.tables.table import Table


@dataclass(slots=True)
class Decision:
    """A record to be written; `reply` is for the one who asked alone."""

    body: Body
    reply: dict[str, Any] = field(default_factory=dict)
    ends: bool = False  # the game with it


@dataclass(slots=True)
class Caller:
    """Who asks: a guest, what they are called, the language they read, and the address they ask from."""

    guest: str
    name: str
    language: str = "en"
    address: str = ""


def decide(table: Table, caller: Caller, command: commands.Command) -> Decision:
    """The record that a command writes; raises Problem."""
    return DECIDE[type(command)](table, caller, command)


# Checks that many commands share.


def seat_of(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if number >= len(table.seats):
        raise Problem("seat.unknown")
    return table.seats[number]


def own_seat(table: Table, caller: Caller, number: int) -> Seat:
    """A seat that the caller holds."""
    seat = seat_of(table, number)
    if caller.guest not in seat.owners:
        raise Problem("seat.not-yours")
    return seat


def while_waiting(table: Table) -> None:
    """Only before the game has begun."""
    if table.phase != "waiting":
        raise Problem("table.not-now", "begun")


def while_playing(table: Table) -> None:
    """Only during the game."""
    if table.phase == "waiting":
        raise Problem("table.not-now", "waiting")
    if table.phase == "over":
        raise Problem("table.not-now", "over")


def for_the_host(table: Table, caller: Caller) -> None:
    """Only for the host."""
    if caller.guest != table.host:
        raise Problem("table.host-only")


def known_bot(name: str) -> str:
    """The name of a bot that exists."""
    if name not in bots():
        raise Problem("bot.unknown", bot=name, bots=", ".join(bots()))
    return name


def own_name(table: Table, caller: Caller, name: str) -> str:
    """A name that nobody else at the table has, nor one that looks like it."""
    if any(seat.name and caller.guest not in seat.owners and alike(seat.name, name) for seat in table.seats):
        raise Problem("name.taken", name=name)
    return name


def meant(table: Table, given: str | dict[str, str]) -> Action:
    """The action that a client means, given in words or as fields."""
    vocabulary = table.match.game.vocabulary
    try:
        return vocabulary.parse(given) if isinstance(given, str) else vocabulary.from_fields(given)
    except BadAction as error:
        raise from_engine(error) from error


# Sitting down.


def first_chance(table: Table, seat: int) -> list[Line]:
    """What chance does first if a seat is the last to be filled, which begins the game."""
    if any(other.empty for other in table.seats if other.number != seat):
        return []
    match = table.match
    return lines_of(match, chance_after(match, match.state.copy(), len(match.log)))


def take(table: Table, caller: Caller, command: commands.Take) -> Decision:
    """Sit down on a free seat."""
    while_waiting(table)
    seat = seat_of(table, command.seat)
    if not seat.empty:
        raise Problem("table.not-now", "seat-taken")
    if seat.friend:
        raise Problem("seat.kept")
    name = own_name(table, caller, command.name or caller.name)
    return Decision(journal.Taken(seat=seat.number, name=name, chance=first_chance(table, seat.number)))


def leave(table: Table, caller: Caller, command: commands.Leave) -> Decision:
    """Stand up."""
    while_waiting(table)
    return Decision(journal.Left(seat=own_seat(table, caller, command.seat).number))


def fill(table: Table, caller: Caller, command: commands.Fill) -> Decision:
    """The host puts a bot on a seat, or frees it."""
    while_waiting(table)
    for_the_host(table, caller)
    seat = seat_of(table, command.seat)
    if seat.human:
        raise Problem("table.not-now", "seat-taken")
    if command.bot is None:
        return Decision(journal.Filled(seat=seat.number, bot=""))
    chance = first_chance(table, seat.number)
    return Decision(journal.Filled(seat=seat.number, bot=known_bot(command.bot), chance=chance))


def digest(secret: str) -> str:
    """What the journal keeps of the secret in a personal link."""
    return hashlib.sha256(secret.encode()).hexdigest()


def link(table: Table, caller: Caller, command: commands.Link) -> Decision:
    """Make a personal link to a seat; only the one who asked gets to know its secret."""
    seat = seat_of(table, command.seat)
    if not (seat.friend and seat.empty and caller.guest == table.host):
        own_seat(table, caller, command.seat)
    secret = secrets.token_urlsafe(24)  # 192 random bits
    return Decision(journal.Linked(seat=seat.number, claim=digest(secret)), {"secret": secret})


def claim(table: Table, caller: Caller, command: commands.Claim) -> Decision:
    """Come by a personal link."""
    wanted = digest(command.secret)
    for seat in table.seats:
        if seat.claim and secrets.compare_digest(seat.claim, wanted):
            if caller.guest in seat.owners:
                raise Problem("table.not-now", "yours-already")
            if not seat.empty:
                return Decision(journal.Claimed(seat=seat.number, name=seat.name))
            name = own_name(table, caller, caller.name)
            return Decision(journal.Claimed(seat=seat.number, name=name, chance=first_chance(table, seat.number)))
    raise Problem("link.void")


# Playing.


def move(table: Table, caller: Caller, command: commands.Move) -> Decision:
    """A decision in the game."""
    own_seat(table, caller, command.seat)
    while_playing(table)
    action = meant(table, command.action)
    decision = moved(table, command.seat, command.at, action, caller.language)
    if command.stands:
        if not may_stand(table.match, command.seat, action, command.limit):
            raise Problem("table.not-now", "not-standing")
        decision.body = msgspec.structs.replace(decision.body, stands=True, limit=command.limit)
    return decision


def moved(table: Table, seat: int, at: int, action: Action, language: str) -> Decision:
    """The record of a decision that was made when the table stood at a number."""
    if at < table.since[seat]:
        raise Problem("move.stale")
    if action not in table.options.get(seat, []):
        raise disclosure.refusal(table, seat, action, language)
    moves, over = outcome(table.match, seat, action)
    return Decision(journal.Moved(seat=seat, lines=lines_of(table.match, moves)), ends=over)


def cancel(table: Table, caller: Caller, command: commands.Cancel) -> Decision:
    """Let an answer stand no longer."""
    own_seat(table, caller, command.seat)
    if command.seat not in table.standing:
        raise Problem("table.not-now", "nothing-stands")
    return Decision(journal.Cancelled(seat=command.seat))


def undo(table: Table, caller: Caller, command: commands.Undo) -> Decision:
    """Take back a decision: freely, or by asking the others."""
    own_seat(table, caller, command.seat)
    while_playing(table)  # when it is over, everything has been shown
    turn = undoing.last_turn(table, command.seat)
    if turn is None:
        raise Problem("table.not-now", "nothing-to-undo")
    others = others_of(table, caller)
    if undoing.is_free(table, command.seat) or not others:
        return Decision(journal.Undone(seat=command.seat, to=turn.number))
    return propose(table, journal.Asked(what="undo", seat=command.seat, target=turn.number, bot="", waiting=others))


def others_of(table: Table, caller: Caller, but: int = -1) -> list[int]:
    """The seats of other people, who must all agree; bots always do."""
    return [
        seat.number for seat in table.seats if seat.human and caller.guest not in seat.owners and seat.number != but
    ]


def propose(table: Table, body: journal.Asked) -> Decision:
    """Propose something to the others, one thing at a time."""
    if table.proposal is not None:
        raise Problem("table.not-now", "proposal-open")
    return Decision(body)


def answer(table: Table, caller: Caller, command: commands.Answer) -> Decision:
    """Yes or no to a proposal, for all seats that the caller holds."""
    proposal = table.proposal
    if proposal is None or proposal.number != command.ask:
        raise Problem("table.not-now", "proposal-closed")
    seats = [seat for seat in proposal.waiting if caller.guest in table.seats[seat].owners]
    if not seats:
        raise Problem("table.not-now", "not-asked")
    granted = command.yes and len(seats) == len(proposal.waiting)
    return Decision(journal.Answered(seats=seats, yes=command.yes, granted=granted, what=proposal.what))


def withdraw(table: Table, caller: Caller, command: commands.Withdraw) -> Decision:
    """Take a proposal of one's own back."""
    proposal = table.proposal
    if proposal is None or proposal.number != command.ask:
        raise Problem("table.not-now", "proposal-closed")
    own_seat(table, caller, proposal.seat)
    return Decision(journal.Withdrawn(seat=proposal.seat, what=proposal.what))


def resign(table: Table, caller: Caller, command: commands.Resign) -> Decision:
    """Leave a seat to a bot."""
    while_playing(table)
    seat = own_seat(table, caller, command.seat)
    return Decision(journal.Resigned(seat=seat.number, bot=known_bot(command.bot), name=seat.name))


def replace(table: Table, caller: Caller, command: commands.Replace) -> Decision:
    """Give a late player's seat to a bot, if the others agree."""
    while_playing(table)
    seat = seat_of(table, command.seat)
    own = table.seats_of(caller.guest)
    if not own or caller.guest in seat.owners:
        raise Problem("seat.other")
    if not seat.late:
        raise Problem("table.not-now", "not-late")
    bot = known_bot(command.bot)
    others = others_of(table, caller, but=seat.number)
    if not others:
        return Decision(journal.Replaced(seat=seat.number, bot=bot, name=seat.name))
    return propose(table, journal.Asked(what="replace", seat=own[0], target=seat.number, bot=bot, waiting=others))


def say(table: Table, caller: Caller, command: commands.Say) -> Decision:
    """Chat: players under the name of their seat, others if the host lets them."""
    own = table.seats_of(caller.guest)
    if not own and table.watching != "chat" and caller.guest != table.host:
        raise Problem("chat.closed")
    name = table.seats[own[0]].name if own else own_name(table, caller, caller.name)
    return Decision(journal.Said(name=name, text=command.text, seats=list(own)))


def admit(table: Table, caller: Caller, command: commands.Admit) -> Decision:
    """The host says what strangers may do from now on."""
    for_the_host(table, caller)
    return Decision(journal.Admitted(watching=command.watching))


DECIDE: Final[dict[type[commands.Command], Callable[[Table, Caller, Any], Decision]]] = {
    commands.Move: move,
    commands.Cancel: cancel,
    commands.Undo: undo,
    commands.Answer: answer,
    commands.Withdraw: withdraw,
    commands.Say: say,
    commands.Take: take,
    commands.Leave: leave,
    commands.Fill: fill,
    commands.Link: link,
    commands.Claim: claim,
    commands.Resign: resign,
    commands.Replace: replace,
    commands.Admit: admit,
}

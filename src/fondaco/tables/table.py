"""A table: what follows from its journal. Nothing here reads a clock, a socket or a database."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

from fondaco.core.action import CHANCE, Action
from fondaco.core.chronicle import Entry
from fondaco.core.match import Match
from fondaco.core.state import State
from fondaco.core.titles import find
from fondaco.tables import journal
from fondaco.tables.journal import Body, Line, Pace, Record, Watching
from fondaco.tables.proposals import Proposal
from fondaco.tables.seats import Seat
from fondaco.tables.sight import Sight
from fondaco.tables.standing import Standing

LIVE_SECONDS: Final = 300  # at a live table, whoever lets the others wait this long is late
Phase = Literal["waiting", "playing", "over"]


@dataclass(slots=True)
class Turn:
    """A decision in the log: which record made it, who, from which line on, the position before it, and once somebody
    has asked, whether it revealed something."""

    number: int
    seat: int
    start: int
    action: Action
    chance: bool
    before: State | None
    revealing: bool | None = None


@dataclass(slots=True)
class Told:
    """A record with what its lines told in the chronicle."""

    record: Record
    entries: list[Entry]


class Table:
    """The fold of a journal: `apply` is the only thing that changes it, live and after a restart alike."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.told: list[Told] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.phase: Phase = "waiting"
        self.seats: list[Seat] = []
        self.turns: list[Turn] = []
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.options: dict[int, list[Action]] = {}
        self.standing: dict[int, Standing] = {}  # answers that seats give by themselves
        self.since: dict[int, int] = {}  # by seat: since which record it may do what it may do now
        self.since_time: dict[int, int] = {}  # and since when
        self.looking = True  # whether it is worked out who may do what
        self.match: Match
        self.sight: Sight  # what can be seen of it since the last record
        self.host: str
        self.public: bool
        self.hints: bool
        self.watching: Watching
        self.pace: Pace
        self.opened: int
        self.continued: bool  # from the log of another game

    @staticmethod
    def replay(name: str, records: Iterable[Record]) -> "Table":
        """The table that a journal tells."""
        table = Table(name)
        for record in records:
            table.apply(record)
        return table

    @staticmethod
    def position(name: str, records: list[Record]) -> "Table":
        """The table as it stood after a journal; who might have done what on the way is not worked out."""
        table = Table(name)
        table.looking = False
        for record in records[:-1]:
            table.apply(record)
        table.looking = True
        table.apply(records[-1])
        return table

    def apply(self, record: Record) -> None:
        """Let a record happen."""
        assert record.number == self.number + 1, "a journal has no gaps"
        self.number = record.number
        if record.guest is not None and record.key is not None:
            self.keys[record.guest, record.key] = record.number
        lines = len(self.match.log) if record.number > 1 else 0
        APPLY[type(record.body)](self, record, record.body)
        entries = [entry for told in self.match.entries[lines + 1 :] for entry in told]
        if record.number == 1:
            entries = self.match.entries[0] + entries
        self.told.append(Told(record, entries))
        self.sight = Sight(self.match)

    # Before the game.

    def open(self, record: Record, body: journal.Opened) -> None:
        """Set the table up, with the lines of a log if it goes on from one."""
        self.host, self.public, self.hints, self.watching = body.host, body.public, body.hints, body.watching
        self.pace, self.opened = body.pace, record.time
        self.continued = bool(body.lines) or body.origin is not None
        self.seats = [Seat.planned(number, plan) for number, plan in enumerate(body.seats)]
        setup = find(body.title).recorded(body.setup)
        self.match = Match(body.title, setup, len(self.seats), int(body.seed), True, body.origin)
        self.enter(body.lines)
        self.begin_if_full(record, body.chance)

    def take(self, record: Record, body: journal.Taken) -> None:
        """Somebody sits down."""
        assert record.guest is not None
        self.seats[body.seat].seat_person(record.guest, body.name)
        self.begin_if_full(record, body.chance)

    def leave(self, record: Record, body: journal.Left) -> None:
        """Somebody stands up."""
        self.seats[body.seat].free()

    def fill(self, record: Record, body: journal.Filled) -> None:
        """The host puts a bot on a seat, or frees it."""
        if body.bot:
            self.seats[body.seat].seat_bot(body.bot)
        else:
            self.seats[body.seat].free()
        self.begin_if_full(record, body.chance)

    def link(self, record: Record, body: journal.Linked) -> None:
        """A seat can be claimed by a new link; the old one is void."""
        self.seats[body.seat].claim = body.claim

    def claim(self, record: Record, body: journal.Claimed) -> None:
        """Somebody comes by a link: to a kept seat, or to their own from another device."""
        seat = self.seats[body.seat]
        assert record.guest is not None
        if seat.empty:
            seat.seat_person(record.guest, body.name)
            self.begin_if_full(record, body.chance)
        else:
            seat.owners.append(record.guest)
            seat.claim = ""

    def begin_if_full(self, record: Record, chance: list[Line]) -> None:
        """The game begins as soon as every seat is taken, with what chance does first."""
        if self.phase == "waiting" and not any(seat.empty for seat in self.seats):
            self.phase = "playing"
            self.enter(chance)
            self.look_round(record, None)

    # The game.

    def enter(self, lines: Iterable[Line]) -> None:
        """Play lines of the log."""
        for seat, text in lines:
            self.match.enter(seat, self.match.meant(text))

    def move(self, record: Record, body: journal.Moved) -> None:
        """A decision, with what chance did after it."""
        lines = body.lines
        seat, text = lines[0]
        if self.turns and self.turns[-1].seat != seat:
            for turn in self.turns:
                turn.before = None
        before = self.match.state.copy()
        turn = Turn(record.number, seat, len(self.match.log), self.match.meant(text), len(lines) > 1, before)
        self.turns.append(turn)
        if body.stands:
            self.standing[seat] = Standing.given(self.match, seat, turn.action, body.limit)
        elif record.guest is not None and self.answer_of(seat) is not None:
            del self.standing[seat]  # decided by hand instead
        self.enter(lines)
        self.proposal = None
        self.look_round(record, seat)

    def undo(self, record: Record, body: journal.Undone) -> None:
        """A decision is taken back."""
        self.take_back(record, body.to)

    def take_back(self, record: Record, number: int) -> None:
        """Cut the log before the decision of a record."""
        while self.turns:
            turn = self.turns.pop()
            if turn.number == number:
                self.match.rewind(turn.start)
                break
        self.proposal = None
        self.standing = {}
        self.since = {}
        self.look_round(record, None)

    def look_round(self, record: Record, mover: int | None) -> None:
        """Who faces which decision now; a decision that has not changed keeps its number and its time."""
        actors = self.match.actors
        self.phase = "playing" if actors else "over"
        self.standing = {seat: answer for seat, answer in self.standing.items() if answer.lasts(self.match, seat)}
        if not self.looking:
            return
        options = {seat: self.match.options(seat) for seat in actors if seat != CHANCE}
        for seat in range(len(self.seats)):
            if seat == mover or seat not in self.since or options.get(seat) != self.options.get(seat):
                self.since[seat], self.since_time[seat] = record.number, record.time
                self.seats[seat].late = False
        self.options = options

    def cancel(self, record: Record, body: journal.Cancelled) -> None:
        """A seat's answer stands no longer."""
        del self.standing[body.seat]

    # Proposals.

    def propose(self, record: Record, body: journal.Asked) -> None:
        """Somebody proposes something to the others."""
        waiting = list(body.waiting)
        self.proposal = Proposal(record.number, body.what, body.seat, body.target, body.bot, waiting, record.time)

    def answer(self, record: Record, body: journal.Answered) -> None:
        """Somebody answers; the last yes grants it, the first no ends it."""
        proposal = self.proposal
        assert proposal is not None
        proposal.waiting = [seat for seat in proposal.waiting if seat not in body.seats]
        if not body.yes:
            self.end_proposal(record)
        elif not proposal.waiting:
            self.end_proposal(record)
            if proposal.what == "undo":
                self.take_back(record, proposal.target)
            else:
                self.hand_over(proposal.target, proposal.bot)

    def withdraw(self, record: Record, body: journal.Withdrawn) -> None:
        """A proposal is withdrawn."""
        self.end_proposal(record)

    def end_proposal(self, record: Record) -> None:
        """A proposal is settled; the time that it took is nobody's time to decide."""
        if self.proposal is not None:
            taken = record.time - self.proposal.time
            self.since_time = {seat: time + taken for seat, time in self.since_time.items()}
            self.proposal = None

    def give_to_bot(self, record: Record, body: journal.Resigned | journal.Replaced) -> None:
        """A seat is left to a bot."""
        self.hand_over(body.seat, body.bot)
        if self.proposal is not None:
            self.proposal.waiting = [seat for seat in self.proposal.waiting if seat != body.seat]
            if self.proposal.seat == body.seat or not self.proposal.waiting:
                self.end_proposal(record)

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot takes a seat, and decides as it likes."""
        self.seats[seat].seat_bot(bot)
        self.standing.pop(seat, None)

    def be_late(self, record: Record, body: journal.Late) -> None:
        """A deadline has passed."""
        for seat in body.seats:
            self.seats[seat].late = True
        if body.lapsed:
            self.end_proposal(record)

    def say(self, record: Record, body: journal.Said) -> None:
        """Chat changes nothing."""

    def go_on(self, record: Record, body: journal.Rematched) -> None:
        """The same people play again at another table."""
        self.rematch = body.table

    def admit(self, record: Record, body: journal.Admitted) -> None:
        """Strangers may do more, or less, from now on."""
        self.watching = body.watching

    # Reading the table.

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(seat.number for seat in self.seats if guest in seat.owners)

    def knows(self, guest: str) -> bool:
        """Whether a guest sits here, or has done or said anything."""
        return bool(self.seats_of(guest)) or any(told.record.guest == guest for told in self.told)

    def seconds(self) -> int | None:
        """How long a decision may take, if there is a limit."""
        if self.pace.kind == "deadline":
            return self.pace.minutes * 60
        return LIVE_SECONDS if self.pace.kind == "live" else None

    def due_of(self, seat: int) -> int | None:
        """When a seat's decision is due, or its answer to a proposal; while one is open, nothing else is."""
        seconds = self.seconds()
        if seconds is None or self.phase != "playing" or not self.seats[seat].human:
            return None
        if self.proposal is not None:
            return self.proposal.time + seconds * 1000 if seat in self.proposal.waiting else None
        return self.since_time[seat] + seconds * 1000 if seat in self.options else None

    def debtors(self) -> list[int]:
        """The seats that the others wait for: to answer a proposal, or else to decide."""
        if self.phase != "playing":
            return []
        return list(self.proposal.waiting) if self.proposal is not None else list(self.options)

    def due(self) -> int | None:
        """When the next of those who are not late yet will be; a proposal lapses however late they are."""
        late = self.proposal is None
        found = [self.due_of(seat) for seat in self.debtors() if not (late and self.seats[seat].late)]
        return min([due for due in found if due is not None], default=None)

    def answer_of(self, seat: int) -> Action | None:
        """What a seat answers by itself, if that is what it is asked now."""
        answer = self.standing.get(seat)
        return answer.action if answer is not None and answer.answers(self.match, seat) else None

    def to_move_alone(self) -> list[int]:
        """The bots that owe a decision, and the seats whose answer stands; while a proposal is open, they wait."""
        if self.phase != "playing" or self.proposal is not None:
            return []
        return [seat for seat in self.options if self.seats[seat].bot or self.answer_of(seat) is not None]


APPLY: Final[dict[type[Body], Callable[[Table, Record, Any], None]]] = {
    journal.Opened: Table.open,
    journal.Taken: Table.take,
    journal.Left: Table.leave,
    journal.Filled: Table.fill,
    journal.Linked: Table.link,
    journal.Claimed: Table.claim,
    journal.Moved: Table.move,
    journal.Cancelled: Table.cancel,
    journal.Undone: Table.undo,
    journal.Asked: Table.propose,
    journal.Answered: Table.answer,
    journal.Withdrawn: Table.withdraw,
    journal.Resigned: Table.give_to_bot,
    journal.Replaced: Table.give_to_bot,
    journal.Late: Table.be_late,
    journal.Said: Table.say,
    journal.Rematched: Table.go_on,
    journal.Admitted: Table.admit,
}

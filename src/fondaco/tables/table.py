"""A table: what follows from its journal. Nothing here reads a clock, a socket or a database."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

from fondaco.core.action import CHANCE, Action
from fondaco.core.chronicle import Entry
from fondaco.core.match import Match
from fondaco.core.state import State
from fondaco.core.titles import find
from fondaco.tables.asks import Ask
from fondaco.tables.record import Record
from fondaco.tables.seats import Seat

LIVE_SECONDS: Final = 300  # at a live table, who lets the others wait this long is late
Status = Literal["waiting", "playing", "over"]


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
        self.status: Status = "waiting"
        self.seats: list[Seat] = []
        self.turns: list[Turn] = []
        self.ask: Ask | None = None
        self.rematch: str | None = None
        self.options: dict[int, list[Action]] = {}
        self.since: dict[int, int] = {}  # by seat: since which record it may do what it may do now
        self.since_time: dict[int, int] = {}  # and since when
        self.looking = True  # whether it is worked out who may do what
        self.match: Match
        self.host: str
        self.public: bool
        self.hints: bool
        self.pace: dict[str, Any]
        self.opened: int

    @staticmethod
    def replay(name: str, journal: Iterable[Record]) -> "Table":
        """The table that a journal tells."""
        table = Table(name)
        for record in journal:
            table.apply(record)
        return table

    @staticmethod
    def position(name: str, journal: list[Record]) -> "Table":
        """The table as it stood after a journal; who might have done what on the way is not worked out."""
        table = Table(name)
        table.looking = False
        for record in journal[:-1]:
            table.apply(record)
        table.looking = True
        table.apply(journal[-1])
        return table

    def apply(self, record: Record) -> None:
        """Let a record happen."""
        assert record.number == self.number + 1, "a journal has no gaps"
        self.number = record.number
        if record.guest is not None and record.key is not None:
            self.keys[record.guest, record.key] = record.number
        lines = len(self.match.log) if record.number > 1 else 0
        APPLY[record.kind](self, record, record.body)
        entries = [entry for told in self.match.entries[lines + 1 :] for entry in told]
        if record.number == 1:
            entries = self.match.entries[0] + entries
        self.told.append(Told(record, entries))

    # Before the game.

    def open(self, record: Record, body: dict[str, Any]) -> None:
        """Set the table up, with the lines of a log if it goes on from one."""
        self.host, self.public, self.pace, self.opened = body["host"], body["public"], body["pace"], record.time
        self.hints = body.get("hints", False)
        self.seats = [Seat(number, **plan) for number, plan in enumerate(body["seats"])]
        setup = find(body["title"]).recorded(body["setup"])
        self.match = Match(body["title"], setup, len(self.seats), int(body["seed"]), True, body["origin"])
        self.enter(body["lines"])
        self.begin_if_full(record)

    def take(self, record: Record, body: dict[str, Any]) -> None:
        """Somebody sits down."""
        assert record.guest is not None
        self.seats[body["seat"]].seat_person(record.guest, body["name"])
        self.begin_if_full(record)

    def leave(self, record: Record, body: dict[str, Any]) -> None:
        """Somebody stands up."""
        self.seats[body["seat"]].free()

    def fill(self, record: Record, body: dict[str, Any]) -> None:
        """The host puts a bot on a seat, or frees it."""
        if body["bot"]:
            self.seats[body["seat"]].seat_bot(body["bot"])
        else:
            self.seats[body["seat"]].free()
        self.begin_if_full(record)

    def link(self, record: Record, body: dict[str, Any]) -> None:
        """A seat can be claimed by a new link; the old one is void."""
        self.seats[body["seat"]].claim = body["claim"]

    def claim(self, record: Record, body: dict[str, Any]) -> None:
        """Somebody comes by a link: to a seat kept for them, or to their own from another device."""
        seat = self.seats[body["seat"]]
        assert record.guest is not None
        if seat.empty:
            seat.seat_person(record.guest, body["name"])
            self.begin_if_full(record)
        else:
            seat.owners.append(record.guest)
            seat.claim = ""

    def begin_if_full(self, record: Record) -> None:
        """The game begins as soon as every seat is taken; `chance` is what chance does first."""
        if self.status == "waiting" and not any(seat.empty for seat in self.seats):
            self.status = "playing"
            self.enter(record.body.get("chance", []))
            self.look_round(record, None)

    # The game.

    def enter(self, lines: Iterable[tuple[int, str]]) -> None:
        """Play lines of the log."""
        for seat, text in lines:
            self.match.enter(seat, self.match.meant(text))

    def move(self, record: Record, body: dict[str, Any]) -> None:
        """A decision, with what chance did after it."""
        lines = body["lines"]
        seat, text = lines[0]
        if self.turns and self.turns[-1].seat != seat:
            for turn in self.turns:
                turn.before = None
        before = self.match.state.copy()
        turn = Turn(record.number, seat, len(self.match.log), self.match.meant(text), len(lines) > 1, before)
        self.turns.append(turn)
        self.enter(lines)
        self.ask = None
        self.look_round(record, seat)

    def undo(self, record: Record, body: dict[str, Any]) -> None:
        """A decision is taken back."""
        self.take_back(record, body["to"])

    def take_back(self, record: Record, number: int) -> None:
        """Cut the log before the decision of a record."""
        while self.turns:
            turn = self.turns.pop()
            if turn.number == number:
                self.match.rewind(turn.start)
                break
        self.ask = None
        self.since = {}
        self.look_round(record, None)

    def look_round(self, record: Record, mover: int | None) -> None:
        """Who faces which decision now; a decision that has not changed keeps its number and its time."""
        actors = self.match.actors
        self.status = "playing" if actors else "over"
        if not self.looking:
            return
        options = {seat: self.match.options(seat) for seat in actors if seat != CHANCE}
        for seat in range(len(self.seats)):
            if seat == mover or seat not in self.since or options.get(seat) != self.options.get(seat):
                self.since[seat], self.since_time[seat] = record.number, record.time
                self.seats[seat].late = False
        self.options = options

    # Asking the others.

    def question(self, record: Record, body: dict[str, Any]) -> None:
        """Somebody asks the others for something."""
        self.ask = Ask(record.number, body["what"], body["seat"], body["target"], body["bot"], list(body["waiting"]))

    def answer(self, record: Record, body: dict[str, Any]) -> None:
        """Somebody answers; the last yes grants it, the first no ends it."""
        ask = self.ask
        assert ask is not None
        ask.waiting = [seat for seat in ask.waiting if seat not in body["seats"]]
        if not body["yes"]:
            self.ask = None
        elif not ask.waiting:
            self.ask = None
            if ask.what == "undo":
                self.take_back(record, ask.target)
            else:
                self.seats[ask.target].seat_bot(ask.bot)

    def give_to_bot(self, record: Record, body: dict[str, Any]) -> None:
        """A seat is left to a bot."""
        self.seats[body["seat"]].seat_bot(body["bot"])
        if self.ask is not None:
            self.ask.waiting = [seat for seat in self.ask.waiting if seat != body["seat"]]
            if self.ask.seat == body["seat"] or not self.ask.waiting:
                self.ask = None

    def be_late(self, record: Record, body: dict[str, Any]) -> None:
        """A deadline has passed."""
        for seat in body["seats"]:
            self.seats[seat].late = True

    def say(self, record: Record, body: dict[str, Any]) -> None:
        """Chat changes nothing."""

    def go_on(self, record: Record, body: dict[str, Any]) -> None:
        """The same people play again at another table."""
        self.rematch = body["table"]

    # Reading the table.

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(seat.number for seat in self.seats if guest in seat.owners)

    def seconds(self) -> int | None:
        """How long a decision may take, if there is a limit."""
        if self.pace["kind"] == "deadline":
            return int(self.pace["minutes"]) * 60
        return LIVE_SECONDS if self.pace["kind"] == "live" else None

    def due_of(self, seat: int) -> int | None:
        """When a seat's decision is due."""
        seconds = self.seconds()
        if seconds is None or self.status != "playing" or seat not in self.options or not self.seats[seat].human:
            return None
        return self.since_time[seat] + seconds * 1000

    def due(self) -> int | None:
        """When the next of those who are not late yet will be."""
        found = [self.due_of(seat) for seat in self.options if not self.seats[seat].late]
        return min([due for due in found if due is not None], default=None)

    def bots_to_move(self) -> list[int]:
        """The bots that owe a decision; while somebody asks for something, bots wait."""
        if self.status != "playing" or self.ask is not None:
            return []
        return [seat for seat in self.options if self.seats[seat].bot]


APPLY: Final = {
    "opened": Table.open,
    "taken": Table.take,
    "left": Table.leave,
    "filled": Table.fill,
    "linked": Table.link,
    "claimed": Table.claim,
    "moved": Table.move,
    "undone": Table.undo,
    "asked": Table.question,
    "answered": Table.answer,
    "resigned": Table.give_to_bot,
    "replaced": Table.give_to_bot,
    "late": Table.be_late,
    "said": Table.say,
    "rematched": Table.go_on,
}

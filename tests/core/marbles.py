"""Marbles: a game so small that everything about it can be counted by hand.

In each round chance hides a hand, the left three times as often as the right, and shows it to the seat in turn alone.
That seat takes one or two marbles from the heap; whoever takes two keeps them or, if the hidden hand is the left,
returns one. The game ends when the heap is empty; with `long` the heap is larger."""

from typing import Final

from fondaco.core import (
    CHANCE,
    TEXT,
    Action,
    BadPosition,
    Domain,
    Entry,
    Event,
    Game,
    Option,
    PositionReader,
    Result,
    Rng,
    Rule,
    Rulebook,
    Setting,
    Step,
    Title,
    Verb,
    View,
    Vocabulary,
    ranks_of,
)
from fondaco.core import State as CoreState

HIDE: Final = 0
TAKE: Final = 1
KEEP: Final = 2
RETURN: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
UNKNOWN: Final = -1
LONG_HEAP: Final = 50

BOOK: Final = Rulebook("marbles", ["1"])
ENOUGH: Final = BOOK.rule("take.enough", TEXT, "§ 1")
LEFT_HAND: Final = BOOK.rule("return.left", TEXT, "§ 2")

HIDDEN: Final = Event("hidden", {"hand": "hand"})
TAKEN: Final = Event("taken", {"player": "colour", "count": "number"}, ENOUGH)


class State(CoreState):
    """The heap, whose turn it is, and what the seats have."""

    def __init__(self, seats: int = 2, heap: int = 0) -> None:
        super().__init__()
        self.seats = seats
        self.heap = heap
        self.turn = 0
        self.hidden = UNKNOWN
        self.asked = False  # whether the seat in turn still has to take
        self.giving = False  # whether it may return a marble
        self.marbles = [0] * seats

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State(self.seats, self.heap)
        self.copy_to(other)
        other.turn = self.turn
        other.hidden = self.hidden
        other.asked = self.asked
        other.giving = self.giving
        other.marbles = self.marbles[:]
        return other


class Setup(Step[State]):
    """Before the first round: everybody gets a marble."""

    def __init__(self) -> None:
        super().__init__("setup")

    def begin(self, s: State) -> None:
        """A marble each."""
        s.marbles = [1] * s.seats


class Hiding(Step[State]):
    """Chance hides a hand."""

    def __init__(self) -> None:
        super().__init__("hiding", [HIDE])

    def begin(self, s: State) -> None:
        """The hand of the last round is forgotten."""
        s.hidden = UNKNOWN

    def actors(self, s: State) -> list[int]:
        """Chance, once a round."""
        return [CHANCE] if s.hidden == UNKNOWN else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Either hand."""
        return [Action(HIDE, LEFT), Action(HIDE, RIGHT)]

    def odds(self, s: State) -> list[int]:
        """The left hand three times as often."""
        return [3, 1]

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Show it to the seat in turn."""
        s.hidden = a.x
        s.tell(HIDDEN, [a.x], 1 << s.turn)


class Taking(Step[State]):
    """The seat in turn takes marbles."""

    def __init__(self, aside: Step[State]) -> None:
        super().__init__("taking", [TAKE], [ENOUGH])
        self.aside = aside

    def begin(self, s: State) -> None:
        """Ask for marbles."""
        s.asked = True

    def actors(self, s: State) -> list[int]:
        """The seat in turn, until it has taken."""
        return [s.turn] if s.asked else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """One or two."""
        return [Action(TAKE, 0), Action(TAKE, 1)]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """There must be enough."""
        return ENOUGH if a.x + 1 > s.heap else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Take them; with two the question follows whether one is returned."""
        s.heap -= a.x + 1
        s.marbles[seat] += a.x + 1
        s.asked = False
        s.tell(TAKEN, [seat, a.x + 1])
        if a.x:
            s.giving = True
            self.open_aside(s, self.aside)

    def proceed(self, s: State) -> None:
        """Once all is answered the turn passes, or the game ends."""
        if not s.asked:
            s.over = s.heap == 0
            s.turn = (s.turn + 1) % s.seats


class Returning(Step[State]):
    """Whoever took two may return one."""

    def __init__(self) -> None:
        super().__init__("returning", [KEEP, RETURN], [LEFT_HAND])

    def actors(self, s: State) -> list[int]:
        """The seat in turn."""
        return [s.turn] if s.giving else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Keep both or return one."""
        return [Action(KEEP), Action(RETURN)]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Only while the left hand is hidden."""
        return LEFT_HAND if a.verb == RETURN and s.hidden == RIGHT else None

    def ground(self, s: State, seat: int, a: Action) -> Entry | None:
        """The hand that is hidden."""
        return Entry(HIDDEN, [s.hidden], 1 << seat) if self.refuse(s, seat, a) is not None else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Return a marble, or none."""
        s.giving = False
        s.marbles[seat] -= a.verb == RETURN
        s.heap += a.verb == RETURN


class Marbles(Game[State]):
    """The table of contents, and what the game says for itself."""

    def __init__(self, heap: int) -> None:
        returning = Returning()
        hand = Domain("hand", ["left", "right"], [["hand.left"], ["hand.right"]])
        amount = Domain("amount", ["one", "two"])
        verbs = [
            Verb(HIDE, "hide", ["hide", hand]),
            Verb(TAKE, "take", ["take", amount]),
            Verb(KEEP, "keep", ["keep", "both"], declines=True),
            Verb(RETURN, "return", ["return", "one"]),
        ]
        colour = Domain("colour", ["red", "blue", "white"])
        steps: list[Step[State]] = [Setup(), Hiding(), Taking(returning)]
        super().__init__("marbles", Vocabulary(verbs), [colour, hand], steps, [returning], round_start=1)
        self.heap = heap

    def deal(self, seats: int) -> State:
        """A full heap."""
        return State(seats, self.heap)

    def view(self, s: State, seat: int) -> View[State]:
        """All but the hand that another seat was shown."""
        known = s.copy()
        known.hidden = s.hidden if seat == s.turn else UNKNOWN
        return View(seat, known)

    def imagine(self, v: View[State], rng: Rng) -> State:
        """Either hand."""
        s = v.known.copy()
        s.hidden = rng.below(2) if s.hidden == UNKNOWN else s.hidden
        return s

    def result(self, s: State) -> Result | None:
        """Whoever has most marbles wins."""
        return Result(s.marbles, ranks_of([[count] for count in s.marbles]), {"marbles": s.marbles}) if s.over else None

    def describe(self, s: State) -> dict[str, object]:
        """Positions between sections only: a turn is about to begin."""
        return {"seats": s.seats, "heap": s.heap, "turn": s.turn, "hidden": s.hidden, "marbles": s.marbles[:]}

    def restore(self, document: dict[str, object]) -> State:
        """The position before a seat takes."""
        reader = PositionReader(document)
        s = State(reader.number("seats", 2, 3), reader.number("heap", 1, LONG_HEAP))
        s.stack = [2]
        s.asked = True
        s.turn = reader.number("turn", 0, s.seats - 1)
        s.hidden = reader.number("hidden", UNKNOWN, RIGHT)
        s.marbles = reader.number_list("marbles", s.seats, 0, LONG_HEAP)
        if self.status(s):
            raise BadPosition(self.status(s))
        return s

    def status(self, s: State) -> str:
        """No more marbles than there are."""
        return "There are too many marbles." if s.heap + sum(s.marbles) > self.heap + s.seats else ""


def make(setup: dict[str, Setting], seats: int) -> Marbles:
    """The game for a setup and a number of seats."""
    return Marbles(LONG_HEAP if setup["heap"] == "long" else 3 * seats)


def title(revisions: int = 1) -> Title:
    """Marbles as it stands on the shelf."""
    options = [Option("heap", ["usual", "long"])]
    return Title("marbles", BOOK, "1", [2, 3], options, make, "tests.core.marbles", minutes=2, revisions=revisions)

"""Build & travel phase: build structures, move traders, displace, check the connected route."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import (
    BUILD_BRIDGE,
    BUILD_POST,
    BUILD_TEAHOUSE,
    END,
    ENDING,
    PUSH,
    PUSHES,
    SPARE,
    SPARING,
    TRAVEL,
    TRAVELS,
)
from fondaco.games.yunnan.board import BORDERS, GAPS, MARKET, PLACES, ROAD, YUNNAN
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import ENDS_TURN, ISOLATED, PUSHED_OUT
from fondaco.games.yunnan.events import TRAVELS as TRAVELS_EVENT
from fondaco.games.yunnan.state import NONE, State
from fondaco.games.yunnan.steps.structures import build, builds, refuse_build
from fondaco.games.yunnan.steps.turn import Turns

CARRIED_OUT: Final = [
    rules.REVERSED_ORDER,
    rules.ACTIONS_IN_ANY_ORDER,
    rules.FOUR_GORGES,
    rules.OWN_BRIDGES,
    rules.CONNECTED_ROUTE,
]


class BuildAndTravel(Turns):
    """In reversed order each colour builds and travels as it likes, until it ends its turn."""

    def __init__(
        self, edition: Edition, pushing: Step[State], more_rules: list[Rule], cards: Step[State] | None = None
    ) -> None:
        verbs = [TRAVEL, BUILD_POST, BUILD_BRIDGE, BUILD_TEAHOUSE, END]
        super().__init__("travel", verbs, CARRIED_OUT + more_rules, cards)
        self.edition = edition
        self.pushing = pushing

    def begin(self, s: State) -> None:
        s.cursor = -1
        next_traveller(s)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*TRAVELS, *builds(s, s.turn), ENDING]

    def options(self, s: State, seat: int) -> list[Action]:
        """The same refusals, those of a start once for all ends."""
        colour = s.turn
        found: list[Action] = []
        for start in range(ROAD):
            if refuse_start(s, colour, start) is None:
                for end in range(self.edition.nearest_destination, s.horse[colour] + 1):
                    if self.refuse_end(s, colour, start, end) is None:
                        found.append(TRAVELS[start * ROAD + end])
        for a in builds(s, colour):
            if refuse_build(s, colour, a, self.edition) is None:
                found.append(a)
        found.append(ENDING)
        return found

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        if a.verb == END:
            return None
        if a.verb == TRAVEL:
            return refuse_start(s, s.turn, a.x) or self.refuse_end(s, s.turn, a.x, a.y)
        return refuse_build(s, s.turn, a, self.edition)

    def refuse_end(self, s: State, colour: int, start: int, end: int) -> Rule | None:
        """Why a colour cannot travel from one place to another, whoever stands there."""
        if start == end:
            return rules.END_ELSEWHERE
        if end < self.edition.nearest_destination:
            return rules.PUER_IS_NO_PROVINCE
        if end > s.horse[colour]:
            return rules.TRAVEL_WITHIN_REACH
        return rules.ONE_PASS_PER_BORDER if borders(s, colour, start, end) > s.borders else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        if a.verb == END:
            self.end_turn(s, s.turn)
        elif a.verb == TRAVEL:
            self.travel(s, s.turn, a.x, a.y)
        else:
            build(s, s.turn, a)

    def travel(self, s: State, colour: int, start: int, end: int) -> None:
        """Move a trader, and ask whom it pushes out where it arrives."""
        passes = borders(s, colour, start, end)
        s.borders -= passes
        s.move(colour, start, end)
        s.arrived[end] += 1
        s.arrival = end
        s.tell(TRAVELS_EVENT, [colour, start, end, passes])
        self.open_aside(s, self.pushing)

    def end_turn(self, s: State, colour: int) -> None:
        """Traders without a connected route go to the market; the next colour in travel order follows."""
        s.tell(ENDS_TURN, [colour])
        recall_isolated(s, colour)
        next_traveller(s)


def refuse_start(s: State, colour: int, start: int) -> Rule | None:
    """Why no trader of a colour can set off from a place."""
    standing = s.traders_at(colour, start)
    if not standing:
        return rules.TRAVELLER_THERE
    return rules.ONE_JOURNEY if standing <= s.arrived[start] else None


def next_traveller(s: State) -> None:
    """The next colour in travel order unfolds its border passes."""
    s.cursor += 1
    s.arrived = [0] * ROAD
    s.turn = s.order[s.colours - 1 - s.cursor] if s.cursor < s.colours else NOBODY
    s.borders = s.passes[s.turn] if s.turn != NOBODY else 0


def borders(s: State, colour: int, start: int, end: int) -> int:
    """The border passes that the cheapest way between two places takes."""
    return BORDERS[s.open_bridges(colour) * ROAD + s.horse[colour]][start * ROAD + end]


def gaps(s: State, colour: int) -> list[int]:
    """By place: the provinces without a trader or post of the colour on the best way to Pu'er."""
    return GAPS[(s.open_bridges(colour) << ROAD) + s.presence(colour)]


def recall_isolated(s: State, colour: int) -> None:
    """Check connected route: isolated traders are placed in the market."""
    missing = gaps(s, colour)
    for province in range(YUNNAN, ROAD):
        traders = s.traders_at(colour, province)
        if traders and missing[province]:
            s.move_all(colour, province, MARKET)
            s.tell(ISOLATED, [colour, province, traders])


class Pushing(Turns):
    """Displacement: a trader that has arrived may push out one trader of lower influence."""

    def __init__(self) -> None:
        super().__init__("pushing", [PUSH, SPARE], [rules.PUSHED_DOWN_THE_ROAD])

    def actors(self, s: State) -> list[int]:
        return [] if s.arrival == NONE else [s.owner[s.turn]]

    def proceed(self, s: State) -> None:
        """Where nobody can be pushed out, nobody is asked."""
        if s.arrival != NONE and not self.somebody(s):
            s.arrival = NONE

    def somebody(self, s: State) -> bool:
        """Whether anybody can be pushed out."""
        for victim in range(s.colours):
            if self.refuse_victim(s, s.turn, victim, s.arrival) is None:
                return True
        return False

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*PUSHES[: s.colours], SPARING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return None if a.verb == SPARE else self.refuse_victim(s, s.turn, a.x, s.arrival)

    def refuse_victim(self, s: State, colour: int, victim: int, province: int) -> Rule | None:
        """Why a colour cannot push another's trader out of a province."""
        if victim == colour:
            return rules.PUSH_AN_OPPONENT
        if province == MARKET or victim >= s.colours or not s.traders_at(victim, province):
            return rules.VICTIM_THERE
        if s.guard[victim] == province:
            return rules.GUARDED
        return None if s.influence[victim] < s.influence[colour] else rules.LOWER_INFLUENCE

    def apply(self, s: State, seat: int, a: Action) -> None:
        if a.verb == PUSH:
            push_out(s, s.turn, a.x, s.arrival)
        s.arrival = NONE


def push_out(s: State, colour: int, victim: int, province: int) -> None:
    """A trader moves to the next lower province along the road, from Yunnan to the market."""
    s.traders[victim * PLACES + province] -= 1
    s.traders[victim * PLACES + province - 1] += 1
    s.tell(PUSHED_OUT, [colour, victim, province, province - 1])

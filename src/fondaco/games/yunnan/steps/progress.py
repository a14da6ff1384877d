"""Resolve the buildings: progress buildings and temple."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import BLOCK, TAKE, USABLE, USE, USES
from fondaco.games.yunnan.actions import BLOCKS as BLOCK_ACTIONS
from fondaco.games.yunnan.actions import TAKES as TAKE_ACTIONS
from fondaco.games.yunnan.board import (
    CUSTOMS,
    FIRST_SPACE,
    GENERAL,
    HORSE,
    KINDS,
    MARKET,
    SCHOOL,
    SPACE_BUILDING,
    SUPPLY,
    TEMPLE,
    YARD,
)
from fondaco.games.yunnan.events import (
    BLOCKS,
    GAINS_INFLUENCE,
    GAINS_PASS,
    HORSE_MOVES,
    PAYS,
    TAKES,
    TRAINS,
)
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.turn import Turns

CARRIED_OUT: Final = [
    rules.PAY_IN_ORDER,
    rules.SCHOOL_TRAINS,
    rules.CUSTOMS_ADMITS,
    rules.HORSE_ADVANCES,
    rules.GUILD_RAISES,
]


class Progress(Turns):
    """In bidding order all pay and take their progress; whoever has won both temple and yard chooses which comes
    first."""

    def __init__(self, temple: Step[State], yard: Step[State]) -> None:
        super().__init__("progress", [USE], CARRIED_OUT)
        self.temple = temple
        self.yard = yard

    def begin(self, s: State) -> None:
        s.cursor = -1

    def proceed(self, s: State) -> None:
        """Go on to the next colour that has something to decide."""
        while s.cursor < s.colours:
            if s.cursor >= 0 and self.has_choice(s, s.order[s.cursor]):
                return
            s.cursor += 1
            if s.cursor < s.colours:
                self.settle(s, s.order[s.cursor])
        s.turn = NOBODY

    def has_choice(self, s: State, colour: int) -> bool:
        """Whether a colour has something to decide; with only one building to use, it is used."""
        s.turn = colour
        temple = s.bids_of(colour, TEMPLE) > 0
        yard = s.bids_of(colour, YARD) > 0
        if temple != yard:
            self.open_aside(s, self.temple if temple else self.yard)
        return temple or yard

    def settle(self, s: State, colour: int) -> None:
        """Pay all bids at once and take every progress that leaves no choice."""
        price = s.pledged[colour]
        if not price:
            return
        self.pay(s, colour, price)
        for space in range(FIRST_SPACE[YARD]):
            if s.spaces[space] == colour:
                advance(s, colour, SPACE_BUILDING[space])
                s.leave(space, SUPPLY)

    def pay(self, s: State, colour: int, price: int) -> None:
        """Pay the sum of a colour's bids."""
        s.coins[colour] -= price
        s.tell(PAYS, [colour, price])

    def candidates(self, s: State, seat: int) -> list[Action]:
        return USES

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return None if s.bids_of(s.turn, USABLE[a.x]) else rules.USE_IN_ANY_ORDER

    def apply(self, s: State, seat: int, a: Action) -> None:
        self.open_aside(s, self.temple if USABLE[a.x] == TEMPLE else self.yard)


def advance(s: State, colour: int, building: int) -> None:
    """Take the progress of a school, a customs office, a horse trader or a guild."""
    if building == SCHOOL:
        s.move(colour, GENERAL, MARKET)
        s.tell(TRAINS, [colour])
    elif building == CUSTOMS:
        s.passes[colour] += 1
        s.tell(GAINS_PASS, [colour, s.passes[colour]])
    elif building == HORSE:
        s.horse[colour] += 1
        s.tell(HORSE_MOVES, [colour, s.horse[colour]])
    else:
        s.influence[colour] += 1
        s.tell(GAINS_INFLUENCE, [colour, s.influence[colour]])


def return_from(s: State, colour: int, building: int) -> None:
    """One trader returns from a building to the supply."""
    for space in range(FIRST_SPACE[building], FIRST_SPACE[building + 1]):
        if s.spaces[space] == colour:
            s.leave(space, SUPPLY)
            return


class Temple(Turns):
    """Dianmu Temple: block a gorge."""

    def __init__(self) -> None:
        super().__init__("temple", [BLOCK], [rules.TEMPLE_BLOCKS])

    def actors(self, s: State) -> list[int]:
        return [s.owner[s.turn]] if s.bids_of(s.turn, TEMPLE) else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return BLOCK_ACTIONS

    def apply(self, s: State, seat: int, a: Action) -> None:
        return_from(s, s.turn, TEMPLE)
        s.blocked = a.x
        s.tell(BLOCKS, [s.turn, a.x])


class Yard(Turns):
    """Building yard: get one new structure."""

    def __init__(self, placing: Step[State]) -> None:
        super().__init__("yard", [TAKE], [rules.YARD_SUPPLIES])
        self.placing = placing

    def actors(self, s: State) -> list[int]:
        return [s.owner[s.turn]] if s.bids_of(s.turn, YARD) else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return TAKE_ACTIONS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return None if s.stock[s.turn * KINDS + a.x] else rules.STRUCTURE_LEFT

    def apply(self, s: State, seat: int, a: Action) -> None:
        return_from(s, s.turn, YARD)
        s.stock[s.turn * KINDS + a.x] -= 1
        s.kept[s.turn * KINDS + a.x] += 1
        s.taken = a.x
        s.tell(TAKES, [s.turn, a.x])
        self.open_aside(s, self.placing)

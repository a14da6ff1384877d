"""End of round: convert income into victory points, check for the game's end, prepare the next round."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import CONVERT, CONVERTS
from fondaco.games.yunnan.board import ROAD, SUPPLY, YUNNAN
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import CONVERTS as CONVERTS_EVENT
from fondaco.games.yunnan.events import ENDS_AT_LAST, ROUND_BEGINS
from fondaco.games.yunnan.state import NONE, State
from fondaco.games.yunnan.steps.turn import Turns


class Conversion(Turns):
    """In the new order each colour turns any part of its income into points and takes the rest as coins."""

    def __init__(self) -> None:
        super().__init__("conversion", [CONVERT])

    def begin(self, s: State) -> None:
        s.cursor = -1
        self.next_colour(s)

    def next_colour(self, s: State) -> None:
        """The next colour in the new order that has any income."""
        s.turn = NOBODY
        while s.turn == NOBODY and s.cursor < s.colours - 1:
            s.cursor += 1
            colour = s.order[s.colours - 1 - s.cursor]
            if s.income[colour]:
                s.turn = colour

    def candidates(self, s: State, seat: int) -> list[Action]:
        return CONVERTS[: s.income[s.turn] + 1]

    def options(self, s: State, seat: int) -> list[Action]:
        return self.candidates(s, seat)  # none of them exceeds the income

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return rules.WITHIN_INCOME if a.x > s.income[s.turn] else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        colour = s.turn
        coins = s.income[colour] - a.x
        s.points[s.owner[colour]] += a.x
        s.coins[colour] += coins
        s.income[colour] = 0
        s.tell(CONVERTS_EVENT, [colour, a.x, coins])
        self.next_colour(s)


class GameEnd(Step[State]):
    """The game ends by points, by presents, or at the latest after the last round."""

    def __init__(self, edition: Edition, ends: Event, more_rules: list[Rule]) -> None:
        super().__init__("game-end", [], [*more_rules, rules.LAST_ROUND, rules.TIES])
        self.edition = edition
        self.ends = ends

    def begin(self, s: State) -> None:
        triggered = max(s.points) >= self.edition.end_points or sum(s.presents) <= self.edition.end_presents
        if triggered or s.round >= self.edition.end_round:
            s.over = True
            s.turn = NOBODY
            s.tell(self.ends if triggered else ENDS_AT_LAST, [s.round])


class NextRound(Step[State]):
    """Traders return from the market, the blocker to the temple, and the markers to the bidding track."""

    def __init__(self, more_rules: list[Rule]) -> None:
        super().__init__("next-round", [], [rules.NEXT_ROUND, *more_rules])

    def begin(self, s: State) -> None:
        for colour in range(s.colours):
            for place in range(ROAD if s.owner[colour] == NOBODY else YUNNAN):
                s.move_all(colour, place, SUPPLY)
            s.passed[colour] = 0
            s.guard[colour] = 0
        s.blocked = NONE
        s.borders = 0
        s.arrived = [0] * ROAD
        s.round += 1
        s.tell(ROUND_BEGINS, [s.round])

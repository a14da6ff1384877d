"""The sections of the rulebook. Legality stands in `refuse`, and nowhere else."""

from fondaco.core import CHANCE, Action, Rule, Step
from lagoon.actions import DRAW, DRAWS, FLOOD, LOAD, REST, ROW, ROWING, SELL, STAY, TIDES, TRADES
from lagoon.events import ENDED, GOAL_DRAWN, GOAL_SEEN, GOAL_SHOWN, LOADED, ROWED, SOLD, TIDE_IN
from lagoon.rulebook import (
    BOAT_HOLDS_THREE,
    DIFFERENT_GOALS,
    FLOODED_ISLAND,
    GOAL_POINTS,
    GOODS_ABOARD,
    NEIGHBOURS,
    NOTHING_MADE_HERE,
    PRICES_MOVE,
    SOLD_AT_RIALTO,
    TEN_ROUNDS,
    TIES,
)
from lagoon.scoring import goal_points
from lagoon.state import HIGHEST, HOLD, ISLANDS, KINDS, LOWEST, RIALTO, ROUNDS, UNKNOWN, State


class Goals(Step[State]):
    """1. Setting up: chance draws a goal for each seat, none of them twice."""

    def __init__(self) -> None:
        super().__init__("goals", [DRAW])

    def actors(self, s: State) -> list[int]:
        """Chance, until everybody has a goal."""
        return [CHANCE] if UNKNOWN in s.goals else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any good."""
        return DRAWS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """No goal is drawn twice."""
        return DIFFERENT_GOALS if a.x in s.goals else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The goal goes to the first seat without one, which alone may see it."""
        owner = s.goals.index(UNKNOWN)
        s.goals[owner] = a.x
        s.tell(GOAL_DRAWN, [owner])
        s.tell(GOAL_SEEN, [owner, a.x], 1 << owner)


class Tide(Step[State]):
    """2. The tide: once in each round it floods an island, or none."""

    def __init__(self) -> None:
        super().__init__("tide", [FLOOD])

    def actors(self, s: State) -> list[int]:
        """Chance, once in each round."""
        return [CHANCE] if s.tide == UNKNOWN else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Each island that makes something, or none."""
        return TIDES

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The island is flooded for this round."""
        s.tide = a.x
        s.tell(TIDE_IN, [s.round, a.x])


class Rowing(Step[State]):
    """3. Rowing: to a neighbouring island, or nowhere."""

    def __init__(self) -> None:
        super().__init__("rowing", [STAY, ROW])

    def begin(self, s: State) -> None:
        """A turn begins."""
        s.rowed = False
        s.traded = False

    def actors(self, s: State) -> list[int]:
        """The seat in turn."""
        return [] if s.rowed else [s.turn]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """To stay, or any island."""
        return ROWING

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Only neighbours can be reached."""
        if a.verb == STAY:
            return None
        return None if (a.x - s.place[seat]) % len(ISLANDS) in (1, len(ISLANDS) - 1) else NEIGHBOURS

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Go there."""
        s.rowed = True
        if a.verb == ROW:
            s.place[seat] = a.x
            s.tell(ROWED, [seat, a.x])


class Trading(Step[State]):
    """4. Trading: load, sell, or do nothing."""

    def __init__(self) -> None:
        super().__init__("trading", [LOAD, SELL, REST], [PRICES_MOVE])

    def actors(self, s: State) -> list[int]:
        """The seat in turn."""
        return [] if s.traded else [s.turn]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """To load, to sell any good, or to rest."""
        return TRADES

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """What the island, the boat and the market allow."""
        island = s.place[seat]
        if a.verb == LOAD:
            return refuse_load(s, seat, island)
        if a.verb == SELL:
            if island != RIALTO:
                return SOLD_AT_RIALTO
            return None if s.cargo[seat * KINDS + a.x] else GOODS_ABOARD
        return None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Load, sell, or rest."""
        s.traded = True
        if a.verb == LOAD:
            good = s.place[seat] - 1
            s.cargo[seat * KINDS + good] += 1
            s.tell(LOADED, [seat, good])
        elif a.verb == SELL:
            sell(s, seat, a.x)


def refuse_load(s: State, seat: int, island: int) -> Rule | None:
    """Why nothing can be loaded, if it cannot."""
    if island == RIALTO:
        return NOTHING_MADE_HERE
    if s.tide == island - 1:
        return FLOODED_ISLAND
    return BOAT_HOLDS_THREE if sum(s.of(s.cargo, seat)) == HOLD else None


def sell(s: State, seat: int, good: int) -> None:
    """Sell all goods of a kind; its price falls, the others rise."""
    place = seat * KINDS + good
    count = s.cargo[place]
    earned = count * s.prices[good]
    s.cargo[place] = 0
    s.sold[place] += count
    s.coins[seat] += earned
    for other in range(KINDS):
        if other == good:
            s.prices[other] = max(LOWEST, s.prices[other] - count)
        else:
            s.prices[other] = min(HIGHEST, s.prices[other] + 1)
    s.tell(SOLD, [seat, count, good, earned])


class Next(Step[State]):
    """5. The end: the next seat, the next round, or the end of the game."""

    def __init__(self) -> None:
        super().__init__("next", rules=[TEN_ROUNDS, GOAL_POINTS, TIES])

    def begin(self, s: State) -> None:
        """After the last seat a round is over, and after the last round the game."""
        if s.turn < s.seats - 1:
            s.turn += 1
        elif s.round < ROUNDS:
            s.turn = 0
            s.round += 1
            s.tide = UNKNOWN
        else:
            finish(s)


def finish(s: State) -> None:
    """End the game, and show the goals."""
    s.over = True
    s.tell(ENDED, [])
    for seat in range(s.seats):
        s.tell(GOAL_SHOWN, [seat, s.goals[seat], goal_points(s, seat)])

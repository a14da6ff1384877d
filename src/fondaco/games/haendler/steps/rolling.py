"""Phase 3: how a wagon rolls: forward, past others, to a fork, before an occupied field, into a city."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import TAKE, TAKES, TURN, TURNS
from fondaco.games.haendler.board import CITIES, NEAR, NOWHERE, ahead
from fondaco.games.haendler.state import NONE, State


def can_roll(s: State, here: int, behind: int, steps: int) -> bool:
    """Whether there is a free field ahead within so many steps; an occupied city bars the way, a wagon does not."""
    for field in ahead(here, behind):
        if s.wagon_on(field) == NONE:
            return True
        if field >= CITIES and steps > 1 and can_roll(s, field, here, steps - 1):
            return True
    return False


def leads_on(s: State, field: int) -> bool:
    """Whether a rolling wagon that takes this way comes to a free field."""
    if s.wagon_on(field) == NONE:
        return True
    return field >= CITIES and s.steps > 1 and can_roll(s, field, s.here, s.steps - 1)


def goes_far(s: State, field: int, behind: int, steps: int) -> bool:
    """Whether a wagon that takes this way can use up its steps, or come to a city."""
    if field < CITIES or steps == 1:
        return s.wagon_on(field) == NONE
    for beyond in ahead(field, behind):
        if goes_far(s, beyond, field, steps - 1):
            return True
    return False


def roll(s: State) -> None:
    """Let the wagon roll until its mover must choose a way, or its move is over."""
    while s.steps > 0:
        ways = ahead(s.here, s.behind)
        if len(ways) > 1:
            return
        step_to(s, ways[0])
    finish(s)


def step_to(s: State, field: int) -> None:
    """One field on: an occupied one counts but is no place to stop, and a city ends the move."""
    wagon = s.rolling
    free = s.wagon_on(field) == NONE
    if field < CITIES and not free:
        s.steps = 0
        return
    s.steps -= 1
    s.behind = s.here
    s.here = field
    if free:
        leave_city(s, wagon)
        s.rolled = True
        s.at[wagon] = field
        s.came[wagon] = s.behind
        if field < CITIES:
            s.came[wagon] = NOWHERE
            s.steps = 0


def leave_city(s: State, wagon: int) -> None:
    """A wagon that leaves a city returns its master's crest."""
    if s.master[wagon] != NOBODY:
        s.tell(events.CREST_RETURNED, [s.master[wagon], wagon])
        s.master[wagon] = NOBODY


def finish(s: State) -> None:
    """The move is over: the wagon may have arrived, or met the courier."""
    wagon = s.rolling
    field = s.at[wagon]
    s.rolling = NONE
    s.rolled = False
    s.here = NOWHERE
    s.behind = NOWHERE
    if field < CITIES:
        s.rested |= 1 << wagon
        s.landed += 1
        s.tell(events.WAGON_ARRIVED, [wagon, field])
        return
    s.tell(events.WAGON_MOVED, [wagon, field])
    if field == s.courier:
        meet(s, wagon)


def meet(s: State, wagon: int) -> None:
    """Wagon and courier have met: the wagon stays for this turn, and a card may be taken if one is left."""
    s.met |= 1 << wagon
    s.choosing = sum(s.pile) > 0
    s.tell(events.COURIER_MET, [s.turn, wagon])


class Forks(Step[State]):
    """Abzweigung: the mover picks the road out of a city and the branch at a fork."""

    def __init__(self) -> None:
        super().__init__("forks", [TURN], [rules.MOVER_PICKS_BRANCH])

    def actors(self, s: State) -> list[int]:
        """The mover, while a wagon stands at a choice."""
        return [] if s.rolling == NONE else [s.turn]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The ways ahead."""
        return [TURNS[field] for field in ahead(s.here, s.behind)]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Never back, not where the wagon could not leave its field, and as far as possible."""
        if a.x not in NEAR[s.here] or a.x == s.behind:
            return rules.NEVER_BACK
        if not s.rolled and not leads_on(s, a.x):
            return rules.WAY_BLOCKED
        return self.refuse_short(s, a.x)

    def refuse_short(self, s: State, field: int) -> Rule | None:
        """A way on which steps would be lost is not taken if there is one on which the wagon can use them up."""
        if goes_far(s, field, s.here, s.steps):
            return None
        for other in ahead(s.here, s.behind):
            if goes_far(s, other, s.here, s.steps):
                return rules.AS_FAR_AS_POSSIBLE
        return None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Take the way and roll on."""
        step_to(s, a.x)
        roll(s)


class Pile(Step[State]):
    """Erhalten einer Einflusskarte: whoever brings wagon and courier together takes a card of choice, in secret."""

    def __init__(self) -> None:
        super().__init__("pile", [TAKE], [rules.CARD_LEAVES_GAME])

    def actors(self, s: State) -> list[int]:
        """Whoever brought them together."""
        return [s.turn] if s.choosing else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Every kind of card."""
        return TAKES

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The pile must still hold one."""
        return None if s.pile[a.x] > 0 else rules.CARD_IN_PILE

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The card goes behind the screen."""
        s.take(seat, a.x)
        s.choosing = False
        s.tell(events.CARD_TAKEN, [seat])
        s.tell(events.CARD_CHOSEN, [seat, a.x], 1 << seat)

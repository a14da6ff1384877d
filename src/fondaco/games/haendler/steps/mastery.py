"""Phase 2: who becomes load master, by card or by sealed bids."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import BID, BIDS, MASTER_CARDS, PASS, PASSING, PLAY_MASTER
from fondaco.games.haendler.board import CITIES, INFLUENCE_PRICE, LOAD_MASTER
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.turns import InOrder


def vacant(s: State, wagon: int) -> bool:
    """Whether a wagon stands in a city without a load master."""
    return s.at[wagon] < CITIES and s.master[wagon] == NOBODY


class MasterCards(InOrder):
    """Einflusskarte Lademeister: at the beginning of the phase, in player order."""

    def __init__(self) -> None:
        super().__init__("master-cards", [PLAY_MASTER, PASS])

    def has_turn(self, s: State, seat: int) -> bool:
        """Whether a seat holds any card, can pay, and there is an office to take."""
        if s.held[seat] == 0 or s.money[seat] < INFLUENCE_PRICE[LOAD_MASTER]:
            return False
        return vacant(s, 0) or vacant(s, 1) or vacant(s, 2)

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The card on any wagon."""
        return [*MASTER_CARDS, PASSING]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The card must be there, and the office free."""
        if a.verb == PASS:
            return None
        if not s.holds(seat, LOAD_MASTER):
            return rules.CARD_IN_HAND
        return None if vacant(s, a.x) else rules.OFFICE_VACANT

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Pay 800 and take office; more cards may follow."""
        if a.verb == PASS:
            self.next(s)
            return
        s.spend(seat, LOAD_MASTER)
        s.pay(seat, INFLUENCE_PRICE[LOAD_MASTER])
        s.master[a.x] = seat
        s.tell(events.MASTER_BY_CARD, [seat, a.x, INFLUENCE_PRICE[LOAD_MASTER]])


class Bidding(Step[State]):
    """Ermitteln des Lademeisters for one wagon: all bid in secret, in any order, and show together."""

    def __init__(self, wagon: int) -> None:
        super().__init__(f"bids-{wagon + 1}", [BID], [rules.WAGONS_BY_NUMBER])
        self.wagon = wagon

    def begin(self, s: State) -> None:
        """Nobody has bid yet."""
        s.turn = NOBODY
        s.wagon = self.wagon
        for seat in range(s.seats):
            s.bids[seat] = NONE

    def actors(self, s: State) -> list[int]:
        """All who have not bid, while the office is free."""
        if not vacant(s, self.wagon):
            return []
        return [seat for seat in range(s.seats) if s.bids[seat] == NONE]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Every amount up to all the seat's money."""
        return BIDS[: s.money[seat] + 1]

    def options(self, s: State, seat: int) -> list[Action]:
        """The candidates are already all that money covers."""
        return self.candidates(s, seat)

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """A bid is covered by money."""
        return rules.BID_WITHIN_MONEY if a.x > s.money[seat] else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Close the hand; the last bid opens all hands."""
        s.bids[seat] = a.x
        s.tell(events.BID_SEALED, [seat, self.wagon])
        if NONE not in s.bids:
            self.resolve(s)

    def resolve(self, s: State) -> None:
        """The highest bid, of equal ones the earliest in player order, pays and takes office."""
        winner = s.start
        ties = 0
        seat = s.start
        for _ in range(s.seats):
            s.tell(events.BID_SHOWN, [seat, self.wagon, s.bids[seat]])
            if s.bids[seat] > s.bids[winner]:
                winner = seat
            seat = s.next_seat(seat)
        bid = s.bids[winner]
        for seat in range(s.seats):
            ties += 1 if s.bids[seat] == bid else 0
            s.bids[seat] = NONE
        s.pay(winner, bid)
        s.master[self.wagon] = winner
        self.report(s, winner, bid, ties)

    def report(self, s: State, winner: int, bid: int, ties: int) -> None:
        """Tell how the office was won."""
        if bid == 0:
            s.tell(events.MASTER_UNPAID, [winner, self.wagon])
        elif ties > 1:
            s.tell(events.MASTER_BY_TIE, [winner, self.wagon, bid])
        else:
            s.tell(events.MASTER_BY_BID, [winner, self.wagon, bid])

"""Phase 6: investment cards, sold by open ascending bids."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import NOT_NOW, Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import BID, BIDS, CHOICES, CHOOSE, PASS, PASSING
from fondaco.games.haendler.state import IN_ROW, State


class Investing(Step[State]):
    """Investitionen: the seat in turn opens or declines, the others raise or pass, the highest bid takes a card."""

    def __init__(self) -> None:
        super().__init__("investing", [BID, PASS, CHOOSE], [rules.ONE_LESS_THAN_PLAYERS, rules.NEXT_OPENER])

    def begin(self, s: State) -> None:
        """The start player is the first to open."""
        s.turn = s.start
        s.out = 0
        s.lots = 0
        self.next_lot(s)

    def next_lot(self, s: State) -> None:
        """No bid has been made on the next card."""
        s.silent = 0
        s.high = 0
        s.leader = NOBODY

    def proceed(self, s: State) -> None:
        """Go on to the seat that opens, raises or chooses; whoever cannot bid higher passes by itself."""
        everybody = (1 << s.seats) - 1
        while s.turn != NOBODY:
            if s.lots >= s.seats - 1 or s.out == everybody or IN_ROW not in s.owner:
                self.close(s)
            elif s.leader != NOBODY and s.out | s.silent | 1 << s.leader == everybody:
                s.turn = s.leader
                return
            elif (s.out | s.silent) >> s.turn & 1 or s.turn == s.leader:
                s.turn = s.next_seat(s.turn)
            elif s.money[s.turn] > s.high:
                return
            else:
                self.fall_silent(s)

    def close(self, s: State) -> None:
        """The phase is over."""
        s.turn = NOBODY
        s.out = 0
        s.lots = 0
        self.next_lot(s)

    def fall_silent(self, s: State) -> None:
        """A pass: on this card only, but for the whole phase when there was no bid yet."""
        if s.leader == NOBODY:
            s.out |= 1 << s.turn
        else:
            s.silent |= 1 << s.turn

    def actors(self, s: State) -> list[int]:
        """The seat that opens, raises or chooses."""
        return [] if s.turn == NOBODY else [s.turn]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Higher bids and a pass, or the cards of the row."""
        if s.turn == s.leader:
            return [choice for choice in CHOICES if s.owner[choice.x] == IN_ROW]
        return [PASSING, *BIDS[s.high + 1 : s.money[seat] + 1]]

    def options(self, s: State, seat: int) -> list[Action]:
        """The candidates are already the cards of the row, or the bids that are higher and covered by money."""
        return self.candidates(s, seat)

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Higher than before and covered by money; the winner chooses from the row."""
        if (a.verb == CHOOSE) != (s.turn == s.leader):
            return NOT_NOW
        if a.verb == CHOOSE:
            return None if s.owner[a.x] == IN_ROW else rules.NOT_IN_ROW
        if a.verb == PASS:
            return None
        if a.x <= s.high:
            return rules.BID_HIGHER
        return rules.INVEST_WITHIN_MONEY if a.x > s.money[seat] else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Bid, pass, or take a card."""
        if a.verb == BID:
            s.high = a.x
            s.leader = seat
            s.tell(events.INVESTMENT_BID, [seat, a.x])
            s.turn = s.next_seat(seat)
        elif a.verb == PASS:
            s.tell(events.INVESTMENT_DECLINED if s.leader == NOBODY else events.INVESTMENT_PASSED, [seat])
            self.fall_silent(s)
        else:
            self.buy(s, seat, a.x)

    def buy(self, s: State, seat: int, card: int) -> None:
        """The winner pays and keeps the card; the next seat without one opens."""
        s.pay(seat, s.high)
        s.owner[card] = seat
        s.out |= 1 << seat
        s.lots += 1
        s.tell(events.INVESTMENT_BOUGHT, [seat, card, s.high])
        self.next_lot(s)

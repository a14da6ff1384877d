"""Resolve the buildings: the bank pays first."""

from fondaco.core.action import NOBODY
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan.board import PLACES, SUPPLY
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State


class Bank(Step[State]):
    """The sum of all bids decides what the bank pays to those who stand in it."""

    def __init__(self, edition: Edition, pays: Event, rules: list[Rule]) -> None:
        super().__init__("bank", [], rules)
        self.edition = edition
        self.pays = pays

    def begin(self, s: State) -> None:
        total = sum(s.pledged)
        payouts = self.edition.payouts(total)
        for place in range(len(s.bank)):
            colour = s.bank[place]
            if colour != NOBODY:
                s.bank[place] = NOBODY
                s.coins[colour] += payouts[place]
                s.traders[colour * PLACES + SUPPLY] += 1
                s.tell(self.pays, [colour, payouts[place], total])

"""1A of the 2013 edition: where a trader may come from, and what going to the bank means there."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.core.rule import Rule
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import PLACES, SUPPLY
from fondaco.games.yunnan.events import GOES_TO_BANK_2013
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding import Bidding, leave_buildings

WITHOUT_LIMIT: Final = 1_000_000


class Bidding2013(Bidding):
    """The supply is used first; the two bank spaces pay differently, and whoever goes there may still place traders in
    the market."""

    def more_rules(self) -> list[Rule]:
        return [rules.BANK_EMPTIES_BUILDINGS, rules.TO_THE_MARKET, rules.PASS_TO_THE_MARKET_TOO]

    def refuse_source(self, s: State, colour: int, source: int) -> Rule | None:
        rule = super().refuse_source(s, colour, source)
        if rule is None and source != SUPPLY and s.traders_at(colour, SUPPLY):
            return rules.SUPPLY_FIRST
        return rule

    def refuse_building(self, s: State, colour: int, building: int) -> Rule | None:
        if s.in_bank(colour):
            return rules.NO_BIDS_AFTER_BANK
        return super().refuse_building(s, colour, building)

    def refuse_bank(self, s: State, colour: int, place: int) -> Rule | None:
        if s.in_bank(colour):
            return rules.ONE_BANK_SPACE
        return None if s.bank[place] == NOBODY else rules.BANK_SPACE_FREE

    def go_to_bank(self, s: State, colour: int, source: int, place: int) -> None:
        s.traders[colour * PLACES + source] -= 1
        s.bank[place] = colour
        leave_buildings(s, colour)
        s.tell(GOES_TO_BANK_2013, [colour, source])


class BiddingOnCredit(Bidding2013):
    """Expert game: bids may exceed the coins."""

    def more_rules(self) -> list[Rule]:
        return [*super().more_rules(), rules.BID_BEYOND_COINS]

    def budget(self, s: State, colour: int, building: int) -> int:
        return WITHOUT_LIMIT

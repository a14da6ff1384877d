"""Expert game (2023): double bidding."""

from fondaco.core.rule import Rule
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import FIRST_SPACE, SPACE_PRICE, SPACE_SMALL, TEMPLE
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding import Bidding, progress_left


class DoubleBidding(Bidding):
    """Up to two traders in a progress building, if its progress can be taken twice."""

    def more_rules(self) -> list[Rule]:
        return [*super().more_rules(), rules.OUTBID_ONESELF]

    def refuse_building(self, s: State, colour: int, building: int) -> Rule | None:
        standing = s.bids_of(colour, building)
        if building == TEMPLE or not standing:
            return super().refuse_building(s, colour, building)
        if standing > 1:
            return rules.TWO_TRADERS_PER_BUILDING
        # Also where the second bid sends the first home: page 7 does not let one count on that either.
        return None if progress_left(s, colour, building) > 1 else rules.PROGRESS_TWICE


class DoubleBiddingAtFirst(DoubleBidding):
    """As it was in revision 1: a bid that one outbids oneself counted neither as progress nor as coins."""

    def refuse_building(self, s: State, colour: int, building: int) -> Rule | None:
        rule = super().refuse_building(s, colour, building)
        return None if rule is rules.PROGRESS_TWICE and small_bid(s, colour, building) else rule

    def budget(self, s: State, colour: int, building: int) -> int:
        return super().budget(s, colour, building) + small_bid(s, colour, building)


def small_bid(s: State, colour: int, building: int) -> int:
    """The price of a colour's bid on a small space of a building, or 0."""
    for space in range(FIRST_SPACE[building], FIRST_SPACE[building + 1]):
        if SPACE_SMALL[space] and s.spaces[space] == colour:
            return SPACE_PRICE[space]
    return 0

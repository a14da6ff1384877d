"""Calculate income, and adjust the turn order to it."""

from fondaco.core.action import NOBODY
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import MARKET, POST_REVENUE, ROAD, TRADER_REVENUE, TRANSPORT_COST
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import EARNS, ORDERED
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.travel import gaps


class Income(Step[State]):
    """Traders and posts earn what their province pays; gaps in the route to Pu'er cost."""

    def __init__(self, edition: Edition, more_rules: list[Rule]) -> None:
        super().__init__("income", [], [rules.REVENUE, rules.GAPS_COST, rules.POSTS_NEED_A_ROUTE, *more_rules])
        self.edition = edition

    def begin(self, s: State) -> None:
        for colour in s.travel_order():
            if s.owner[colour] != NOBODY:
                s.income[colour] = income(s, colour, self.edition)
                s.tell(EARNS, [colour, s.income[colour]])


def income(s: State, colour: int, edition: Edition) -> int:
    """The round income of a colour as the board stands."""
    missing = gaps(s, colour)
    total = 0
    for place in range(MARKET, ROAD):
        total += earned(s, colour, place, missing[place], edition)
    return total


def earned(s: State, colour: int, place: int, missing: int, edition: Edition) -> int:
    """What a colour's traders and posts in a place bring, with so many provinces missing on the way to Pu'er."""
    traders = s.traders_at(colour, place)
    if place == MARKET:
        return edition.market_revenue[traders]
    total = traders * (TRADER_REVENUE[place] - TRANSPORT_COST * missing)
    if not missing:
        total += s.posts_at(colour, place) * POST_REVENUE[place]
    return total


class NewOrder(Step[State]):
    """The highest income goes first on the gray track; among equals, whoever was counted later lies on top."""

    def __init__(self) -> None:
        super().__init__("new-order", [], [rules.ORDER_BY_INCOME])

    def begin(self, s: State) -> None:
        # The gray track falls from high to low income; the bidding order is its reverse and rises.
        counted = s.travel_order()
        nobodys = [colour for colour in counted if s.owner[colour] == NOBODY]
        s.order = by_income(s, [colour for colour in counted if s.owner[colour] != NOBODY]) + nobodys
        for position, colour in enumerate(s.travel_order(), 1):
            s.tell(ORDERED, [colour, position])


def by_income(s: State, counted: list[int]) -> list[int]:
    """Colours by rising income; of equals the one counted earlier first."""
    ordered: list[int] = []
    for colour in counted:
        place = 0
        while place < len(ordered) and s.income[ordered[place]] <= s.income[colour]:
            place += 1
        ordered.insert(place, colour)
    return ordered

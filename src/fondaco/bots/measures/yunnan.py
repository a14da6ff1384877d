"""What counts in a position of Yunnan."""

from typing import Final

from fondaco.bots.measure import Measure
from fondaco.core.action import NOBODY
from fondaco.games.yunnan.board import (
    BRIDGE,
    FEWEST_PASSES,
    GENERAL,
    KINDS,
    MARKET,
    PLACES,
    POST,
    POST_REVENUE,
    PRESENTS,
    ROAD,
    SPACE_BUILDING,
    SPACE_PRICE,
    SPACE_SMALL,
    SPACES,
    SUPPLY,
    TEAHOUSE,
    TRADER_REVENUE,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.income import income
from fondaco.games.yunnan.steps.inspector import Inspector, banished
from fondaco.games.yunnan.steps.travel import gaps

# In the order in which `row` counts them.
NAMES: Final = [
    "always",
    "points on the track",
    "points for progress",
    "points for teahouses",
    "points for horses",
    "presents",
    "coins not pledged",
    "income to be converted",
    "income of the board while bidding",
    "income of the board while travelling",
    "income for the inspector",
    "traders",
    "traders, squared",
    "traders at home while bidding",
    "traders in the market while travelling",
    "passes",
    "reach",
    "reach times traders",
    "reach times passes",
    "influence",
    "others of lower influence",
    "others of higher influence",
    "posts on the board",
    "revenue of posts",
    "bridges on the board",
    "posts kept",
    "bridges kept",
    "teahouses kept",
    "traders cut off",
    "bid in the school",
    "bid in the customs office",
    "bid at the horse trader",
    "bid in the guild",
    "bid in the yard",
    "bid in the temple",
    "pledged where it can be outbid",
    "payment of the bank",
    "still bidding",
    "passes left to travel",
    "still to travel",
    "place in the order",
]
BUILDINGS: Final = 6
BIDDING: Final = 0
TRAVELLING: Final = 1
AFTERWARDS: Final = 2
PARTS: Final[dict[str, int]] = {
    "first-order": BIDDING,
    "bidding": BIDDING,
    "bank": BIDDING,
    "progress": BIDDING,
    "travel": TRAVELLING,
    "inspector": TRAVELLING,
    "presents": TRAVELLING,
    "income": TRAVELLING,
}


class YunnanMeasure(Measure[State]):
    """Points, means and prospects of every seat; those of two colours of one seat are added up."""

    def __init__(self, game: Yunnan) -> None:
        super().__init__(NAMES)
        self.edition: Edition = game.edition
        self.parts = [PARTS.get(name, AFTERWARDS) for name in game.sections]
        self.inspector = Inspector()
        for step in game.steps:
            if isinstance(step, Inspector):
                self.inspector = step

    def progress(self, s: State) -> float:
        """By points or presents, whichever is nearer to its end, and a little by rounds."""
        edition = self.edition
        done = s.round / edition.end_round
        if edition.end_points < NEVER:
            done = max(done, max(s.points) / edition.end_points)
        all_presents = sum(PRESENTS) - edition.end_presents
        return max(done, (sum(PRESENTS) - sum(s.presents)) / all_presents)

    def measure(self, s: State) -> list[list[int]]:
        """A row for each seat."""
        part = self.parts[s.stack[0]]
        victim = NOBODY
        loss = 0
        if part == TRAVELLING:
            province = self.inspector.target(s)
            victim = banished(s, province)
            loss = TRADER_REVENUE[province] - TRADER_REVENUE[MARKET]
        rows: list[list[int]] = [[] for _ in range(s.seats)]
        for colour in range(s.colours):
            seat = s.owner[colour]
            if seat != NOBODY:
                row = self.row(s, colour, part, loss if colour == victim else 0)
                if rows[seat]:
                    rows[seat] = [one + two for one, two in zip(rows[seat], row, strict=True)]
                else:
                    rows[seat] = row
        return rows

    def row(self, s: State, colour: int, part: int, loss: int) -> list[int]:
        """The numbers of one colour, in the order of their names."""
        edition = self.edition
        seat = s.owner[colour]
        traders = TRADERS - s.traders[colour * PLACES + GENERAL]
        passes = s.passes[colour] - FEWEST_PASSES
        reach = s.horse[colour] - YUNNAN
        influence = s.influence[colour]
        earning = 0 if part == AFTERWARDS else income(s, colour, edition)
        travelling = part == TRAVELLING
        lower = 0
        higher = 0
        for other in range(s.colours):
            if s.influence[other] < influence:
                lower += 1
            elif s.influence[other] > influence:
                higher += 1
        place = s.order.index(colour) if len(s.order) == s.colours else 0
        to_travel = travelling and place <= s.colours - 1 - s.cursor
        row: list[int] = [
            1,
            s.points[seat] if s.owner.index(seat) == colour else 0,
            edition.progress_points[passes] + edition.progress_points[influence],
            self.teahouses(s, colour),
            edition.horse_points[s.horse[colour]] if edition.name == "2023" else 0,
            s.gifts[colour],
            s.coins[colour] - s.pledged[colour],
            s.income[colour] if part == AFTERWARDS else 0,
            0 if travelling else earning,
            earning if travelling else 0,
            loss,
            traders,
            traders * traders,
            s.traders[colour * PLACES + SUPPLY],
            s.traders[colour * PLACES + MARKET] if travelling else 0,
            passes,
            reach,
            reach * traders,
            reach * passes,
            influence,
            lower,
            higher,
            *self.built(s, colour),
            s.kept[colour * KINDS + POST],
            s.kept[colour * KINDS + BRIDGE],
            s.kept[colour * KINDS + TEAHOUSE],
            cut_off(s, colour) if travelling else 0,
            *bids(s, colour),
            self.payment(s, colour) if part == BIDDING and colour in s.bank else 0,
            1 - s.passed[colour] if part == BIDDING else 0,
            s.borders if travelling and s.turn == colour else 0,
            1 if to_travel else 0,
            place,
        ]
        return row

    def teahouses(self, s: State, colour: int) -> int:
        """The points for a colour's teahouses."""
        total = 0
        for province in range(YUNNAN, ROAD):
            if s.teahouses[province] == colour:
                total += self.edition.teahouse_points[province]
        return total

    def built(self, s: State, colour: int) -> list[int]:
        """A colour's posts, their revenue, and its bridges."""
        posts = 0
        revenue = 0
        for province in range(YUNNAN, ROAD):
            count = s.posts_at(colour, province)
            posts += count
            revenue += count * POST_REVENUE[province]
        bridges = s.bridges[colour]
        return [posts, revenue, (bridges & 1) + (bridges >> 1 & 1) + (bridges >> 2 & 1) + (bridges >> 3 & 1)]

    def payment(self, s: State, colour: int) -> int:
        """What the bank would pay a colour that stands in it."""
        return self.edition.payouts(sum(s.pledged))[s.bank.index(colour)]


def bids(s: State, colour: int) -> list[int]:
    """A colour's bids by building, and what of them can be outbid."""
    found = [0] * (BUILDINGS + 1)
    for space in range(SPACES):
        if s.spaces[space] == colour:
            found[SPACE_BUILDING[space]] += 1
            if SPACE_SMALL[space]:
                found[BUILDINGS] += SPACE_PRICE[space]
    return found


def cut_off(s: State, colour: int) -> int:
    """How many traders of a colour stand where no connected route leads."""
    missing = gaps(s, colour)
    count = 0
    for province in range(YUNNAN, ROAD):
        if missing[province]:
            count += s.traders[colour * PLACES + province]
    return count

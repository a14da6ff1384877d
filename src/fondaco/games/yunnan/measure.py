"""What counts in a position of Yunnan."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.core.measure import Measure
from fondaco.games.yunnan.board import (
    BRIDGE,
    FEWEST_PASSES,
    GAPS,
    GENERAL,
    GUARD,
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
    STRUCTURE_NAMES,
    SUPPLY,
    TEAHOUSE,
    TRADER_REVENUE,
    TRADERS,
    YUNNAN,
)
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding_2013 import BiddingOnCredit
from fondaco.games.yunnan.steps.double_bidding import DoubleBidding
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
    "points if it ended now",
    "traders in yunnan",
    "traders in sichuan",
    "traders in kang",
    "traders in tibet",
    "traders in qinghai",
    "income in prospect",
    "income in prospect beside two bids",
    "traders that can be pushed out",
    "traders of others that can be pushed out",
    "own rounds to the end by points",
    "rounds to the end by points",
    "presents left on the board",
    "rounds played",
]
BUILDINGS: Final = 6
ALL_PRESENTS: Final = sum(PRESENTS)
NO_END: Final = 100  # tenths of a round
FILLING_REVENUE: Final = 7  # of a trader that fills a gap, about
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
        super().__init__(NAMES, modules_of(game))
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
        return max(done, (ALL_PRESENTS - sum(s.presents)) / (ALL_PRESENTS - edition.end_presents))

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
        earning = [income(s, colour, self.edition) if s.owner[colour] != NOBODY else 0 for colour in range(s.colours)]
        ending = [self.rounds_to_end(s, colour, earning[colour]) for colour in range(s.colours)]
        common = [min(ending), sum(s.presents), s.round]
        found = bids(s)
        for colour in range(s.colours):
            seat = s.owner[colour]
            if seat != NOBODY:
                row = self.row(s, colour, part, loss if colour == victim else 0, earning[colour], found[colour])
                row.append(ending[colour])
                row.extend(common)
                if rows[seat]:
                    rows[seat] = [one + two for one, two in zip(rows[seat], row, strict=True)]
                else:
                    rows[seat] = row
        return rows

    def row(self, s: State, colour: int, part: int, loss: int, income: int, bids: list[int]) -> list[int]:
        """The numbers of one colour, in the order of their names; some are counted for all colours at once."""
        edition = self.edition
        seat = s.owner[colour]
        traders = TRADERS - s.traders[colour * PLACES + GENERAL]
        passes = s.passes[colour] - FEWEST_PASSES
        reach = s.horse[colour] - YUNNAN
        influence = s.influence[colour]
        earning = 0 if part == AFTERWARDS else income
        travelling = part == TRAVELLING
        lower = 0
        higher = 0
        for other in range(s.colours):
            if s.influence[other] < influence:
                lower += 1
            elif s.influence[other] > influence:
                higher += 1
        place = s.order.index(colour) if len(s.order) == s.colours else 0
        teahouses = self.teahouses(s, colour)
        progress = edition.progress_points[passes] + edition.progress_points[influence]
        horse = edition.horse_points[s.horse[colour]] if edition.name == "2023" else 0
        points = s.points[seat] if s.owner.index(seat) == colour else 0
        free = s.coins[colour] - s.pledged[colour]
        gifts = edition.present_points * s.gifts[colour]
        to_travel = travelling and place <= s.colours - 1 - s.cursor
        row: list[int] = [
            1,
            points,
            progress,
            teahouses,
            horse,
            s.gifts[colour],
            free,
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
            *bids,
            self.payment(s, colour) if part == BIDDING and colour in s.bank else 0,
            1 - s.passed[colour] if part == BIDDING else 0,
            s.borders if travelling and s.turn == colour else 0,
            1 if to_travel else 0,
            place,
            points + progress + teahouses + horse + gifts + max(0, free) // edition.coins_per_point,
            *s.traders[colour * PLACES + YUNNAN : colour * PLACES + ROAD],
            prospect(s, colour, traders),
            prospect(s, colour, traders - 2),
            *exposed(s, colour),
        ]
        return row

    def rounds_to_end(self, s: State, colour: int, income: int) -> int:
        """How many rounds a colour needs to end the game by points, if it makes points of all its income; in tenths."""
        if self.edition.end_points == NEVER or s.owner[colour] == NOBODY:
            return NO_END
        missing = max(0, self.edition.end_points - s.points[s.owner[colour]])
        return min(NO_END, 10 * missing // max(6, income))

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


def modules_of(game: Yunnan) -> list[float]:
    """What changes the whole of a game: double bidding, guards, credit."""
    double = any([isinstance(step, DoubleBidding) for step in game.steps])
    credit = any([isinstance(step, BiddingOnCredit) for step in game.steps])
    return [float(double), float(STRUCTURE_NAMES[GUARD] in game.edition.structures), float(credit)]


def prospect(s: State, colour: int, traders: int) -> int:
    """What so many traders could earn in a round if they stood as far out as the horse has come, on a route without
    gaps: those that a post or a bridge does not spare fill it."""
    posts = 0
    revenue = 0
    for province in range(YUNNAN, ROAD):
        if s.posts[colour * ROAD + province]:
            posts |= 1 << province
            revenue += s.posts[colour * ROAD + province] * POST_REVENUE[province]
    missing = GAPS[(s.bridges[colour] << ROAD) + posts]
    best = 0
    for province in range(YUNNAN, s.horse[colour] + 1):
        filling = missing[province]
        if traders > filling:
            best = max(best, (traders - filling) * TRADER_REVENUE[province] + filling * FILLING_REVENUE)
    return best + revenue


def exposed(s: State, colour: int) -> list[int]:
    """A colour's traders that others of more influence could push out, and theirs that it could."""
    own = 0
    theirs = 0
    for other in range(s.colours):
        if s.influence[other] > s.influence[colour]:
            for province in range(YUNNAN + 1, s.horse[other] + 1):
                own += s.traders[colour * PLACES + province]
        elif s.influence[other] < s.influence[colour]:
            for province in range(YUNNAN + 1, s.horse[colour] + 1):
                theirs += s.traders[other * PLACES + province]
    return [own, theirs]


def bids(s: State) -> list[list[int]]:
    """By colour: its bids by building, and what of them can be outbid."""
    found = [[0] * (BUILDINGS + 1) for _ in range(s.colours)]
    for space, colour in enumerate(s.spaces):
        if colour != NOBODY:
            found[colour][SPACE_BUILDING[space]] += 1
            if SPACE_SMALL[space]:
                found[colour][BUILDINGS] += SPACE_PRICE[space]
    return found


def cut_off(s: State, colour: int) -> int:
    """How many traders of a colour stand where no connected route leads."""
    missing = gaps(s, colour)
    count = 0
    for province in range(YUNNAN, ROAD):
        if missing[province]:
            count += s.traders[colour * PLACES + province]
    return count

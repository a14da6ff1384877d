"""What counts in a position of Die Händler."""

from typing import Final

from fondaco.core.measure import Measure
from fondaco.core.result import Result
from fondaco.games.haendler.board import (
    ASCENT,
    CITIES,
    FROM,
    GOODS,
    INFLUENCES,
    INVESTMENTS,
    LAST_ARRIVAL,
    MASTER_CAPACITY,
    OTHERS_CAPACITY,
    REPRESENTATION,
    REPRESENTATION_COST,
    SELL,
    STALL_GOOD,
    STALLS,
    STALLS_PER_CITY,
    WAGONS,
    ascent_cost,
)
from fondaco.games.haendler.game import Haendler
from fondaco.games.haendler.measured_goods import (
    HORIZON,
    Way,
    cities_ahead,
    freight,
    mastered,
    most_alike,
    on_the_way,
    stored_in,
    warehouses,
)
from fondaco.games.haendler.measured_money import StatusLadder, funds
from fondaco.games.haendler.measured_promises import NOBODY_ABSTAINS, abstaining, as_promised, is_unrivalled
from fondaco.games.haendler.state import NONE, State

# In the order in which `row` counts them.
NAMES: Final = [
    "always",
    "level",
    "level, squared",
    "notes",
    "debt",
    "money not pledged",
    "the first 1000 of it",
    "the first 2500 of it",
    "money lacking for the level",
    "steps that can be paid",
    "money after these steps",
    "level in prospect by money",
    "level in prospect by money and goods on wagons",
    "level in prospect by these, goods to load and trade to come",
    "goods in warehouses",
    "worth of goods in warehouses",
    "goods in warehouses, three of a city at most",
    "goods to load in this round",
    "goods to load in the next",
    "goods before which a wagon is",
    "goods on wagons",
    "worth of goods on wagons at the nearest city",
    "worth of goods on wagons at the best city",
    "nearness of goods on wagons",
    "nearness of this worth",
    "wagons with the own load master",
    "goods of others on them",
    "tiles",
    "highest bidder in the auction",
    "sealed bid up to 300",
    "sealed bid up to 1000",
    "start player",
    "cheap purchase",
    "cartwright",
    "great cartwright",
    "courier",
    "express courier",
    "office",
    "great office",
    "warehouse sale",
    "free loading",
    "broken axle",
    "special sale",
    "sale with bonus",
    "ascent",
    "load master",
    "representation",
    "goods alike before a wagon without a load master",
    "worth of goods alike before a wagon without a load master",
    "goods alike to load as load master",
    "worth of goods alike to load as load master",
    "goods to load beside another load master",
    "worth of goods to load beside another load master",
    "goods alike where a wagon comes next",
    "nearness of goods alike where a wagon comes next",
    "sealed bid and goods alike",
    "most alike on a wagon",
    "price steps of goods on wagons",
    "representation that a card would save",
    "ascents that cards would save",
    "rounds to the end",
]
MONEY: Final = "money not pledged"
FOLLOWS_MONEY: Final = [
    "the first 1000 of it",
    "the first 2500 of it",
    "money lacking for the level",
    "money after these steps",
    "level in prospect by money",
]
IN_MONEY: Final = [
    MONEY,
    "worth of goods in warehouses",
    "worth of goods on wagons at the nearest city",
    "worth of goods on wagons at the best city",
    "representation that a card would save",
    "ascents that cards would save",
]
UNIT: Final = 100  # gulden
LOW_BID: Final = 3  # money
FAIR_BID: Final = 10
LEVEL_STANDING: Final = 30
DEBT_STANDING: Final = 100


class HaendlerMeasure(Measure[State]):
    """Status, money, goods on their way and cards of every seat."""

    def __init__(self, game: Haendler) -> None:
        super().__init__(NAMES, [float(game.agreements), float(game.open_money)])
        self.looks_on = True
        for name in FOLLOWS_MONEY:
            self.follows[name] = MONEY
        self.follows["ascent"] = "ascents that cards would save"
        for name in IN_MONEY:
            self.units[name] = UNIT
        self.ladder = StatusLadder(game)
        self.sections = game.sections
        self.loading = [game.sections.index(f"loading-{wagon + 1}") for wagon in range(WAGONS)]
        self.ways: dict[int, Way] = {}

    def progress(self, s: State) -> float:
        """By the wagons that have arrived."""
        return s.arrivals / LAST_ARRIVAL[s.seats]

    def measure(self, s: State) -> list[list[int]]:
        """A row for each seat."""
        apart = NOBODY_ABSTAINS
        if s.promises:
            section = self.sections[s.stack[0]]
            apart = abstaining(s, section)
            s = as_promised(s, section)
        ways = [self.way(s.at[wagon], s.came[wagon]) for wagon in range(WAGONS)]
        return [self.row(s, seat, ways, apart) for seat in range(s.seats)]

    def way(self, here: int, came: int) -> Way:
        """What lies ahead of a wagon; worked out once for each field."""
        key = here * FROM + came + 1
        found = self.ways.get(key)
        if found is None:
            found = Way(cities_ahead(here, came))
            self.ways[key] = found
        return found

    def standing(self, s: State, result: Result) -> list[int]:
        """The level decides, then the money; whoever is in debt is behind all others."""
        return [
            LEVEL_STANDING * s.level[seat]
            + min(LEVEL_STANDING, s.money[seat] // 2)
            - DEBT_STANDING * (s.notes[seat] > 0)
            for seat in range(s.seats)
        ]

    def row(self, s: State, seat: int, ways: list[Way], apart: list[int]) -> list[int]:
        """The numbers of one seat, in the order of their names."""
        level = s.level[seat]
        row = [1, level, level * level, s.notes[seat], 1 if s.notes[seat] else 0]
        stored = warehouses(s, seat)
        loaded = freight(s, seat, ways)
        money = funds(s, seat)
        row.extend(self.ladder.means(s, seat, money))
        loading = self.to_load(s, seat, ways)
        row.extend(self.ladder.prospects(s, seat, money, loaded[1], loading))
        row.extend(stored)
        row.extend(loading)
        row.extend(loaded)
        row.extend(mastered(s, seat))
        row.append(s.tiles[seat].bit_count())
        row.append(1 if s.leader == seat else 0)
        bid = max(0, s.bids[seat])
        row.append(min(bid, LOW_BID))
        row.append(min(bid, FAIR_BID))
        row.append(1 if s.start == seat else 0)
        for card in range(INVESTMENTS):
            row.append(1 if s.owner[card] == seat else 0)
        hand = s.hand[seat * INFLUENCES : (seat + 1) * INFLUENCES]
        row.extend(hand)
        row.extend(self.loadable(s, seat, ways, apart))
        row.extend(on_the_way(s, seat))
        row.append(min(1, hand[REPRESENTATION]) * REPRESENTATION_COST[level])
        row.append(hand[ASCENT] * ascent_cost(s.arrivals))
        row.append(self.ladder.climbs(s))
        return row

    def loadable(self, s: State, seat: int, ways: list[Way], apart: list[int]) -> list[int]:
        """What a seat could load on the wagons in cities: as load master if nobody is yet, or as the one that it is, or
        will be because the others have promised not to bid, or alongside another; what waits where the other wagons
        come; and what of it a sealed bid is for."""
        free = 0
        free_worth = 0
        own = 0
        own_worth = 0
        beside = 0
        beside_worth = 0
        coming = 0
        nearness = 0
        bid_for = 0
        for wagon in range(WAGONS):
            here = s.at[wagon]
            if here >= CITIES:
                way = ways[wagon]
                alike, _ = most_alike(s, seat, way.nearest)
                coming += alike
                nearness += alike * max(0, HORIZON + 1 - way.distances[way.nearest])
                continue
            master = s.master[wagon]
            if master == seat or (master == NONE and apart[wagon] and is_unrivalled(s, seat, here, apart[wagon])):
                room = MASTER_CAPACITY - s.loads(wagon, seat)
                alike, price = most_alike(s, seat, here)
                own += min(room, alike)
                own_worth += min(room, alike) * price
            elif master == NONE and not apart[wagon] >> seat & 1:
                alike, price = most_alike(s, seat, here)
                free += alike
                free_worth += alike * price
                if wagon == s.wagon and s.bids[seat] > 0:
                    bid_for += min(s.bids[seat], FAIR_BID) * alike
            else:
                goods, worth = self.goods_beside(s, seat, wagon, here)
                beside += goods
                beside_worth += worth
        return [free, free_worth, own, own_worth, beside, beside_worth, coming, nearness, bid_for]

    def goods_beside(self, s: State, seat: int, wagon: int, city: int) -> tuple[int, int]:
        """The goods that a seat could load alongside another's load master, and what they are worth: none of those that
        he has loaded."""
        room = OTHERS_CAPACITY - s.loads(wagon, seat)
        count = 0
        worth = 0
        for stall in range(city * STALLS_PER_CITY, (city + 1) * STALLS_PER_CITY):
            good = STALL_GOOD[stall]
            if s.master[wagon] == NONE or not s.load[(wagon * s.seats + s.master[wagon]) * GOODS + good]:
                more = min(room - count, s.stock[seat * STALLS + stall])
                count += more
                worth += more * SELL[s.price[good]]
        return count, worth

    def to_load(self, s: State, seat: int, ways: list[Way]) -> list[int]:
        """How many of a seat's goods a wagon could load in this round, in the next, or when it arrives."""
        now = 0
        soon = 0
        later = 0
        for wagon in range(WAGONS):
            here = s.at[wagon]
            if here >= CITIES:
                later += min(OTHERS_CAPACITY, stored_in(s, seat, ways[wagon].nearest))
                continue
            room = MASTER_CAPACITY if s.master[wagon] == seat else OTHERS_CAPACITY
            goods = min(room - s.loads(wagon, seat), stored_in(s, seat, here))
            if s.stack[0] <= self.loading[wagon]:
                now += goods
            else:
                soon += goods
        return [now, soon, later]

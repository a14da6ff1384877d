"""How a sparring partner plays Die Händler: it buys alike, bids for the load, and climbs while steps are cheap."""

from typing import Any

from fondaco.core.action import NOBODY, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View
from fondaco.games.haendler.actions import (
    ACCEPT,
    ASCEND,
    ASK,
    BID,
    BUY_GOOD,
    CHANGE,
    CHOOSE,
    DISCARD,
    DRIVE,
    LOAD,
    MOVE,
    OFFER,
    PASS,
    PAY,
    PLAY_ASCENT,
    PLAY_AXLE,
    PLAY_BONUS,
    PLAY_FREE,
    PLAY_MASTER,
    PLAY_REPRESENTATION,
    PLAY_SPECIAL,
    PROPOSE,
    RAISE,
    REFUSE,
    REPAY,
    SELL_GOOD,
    SEND,
    SHIP,
    TAKE,
    TO_BUY,
    TURN,
    UP,
    WITHDRAW,
)
from fondaco.games.haendler.board import (
    ASCENT,
    BONUS,
    BUY,
    CARGO,
    CHEAP_PURCHASE,
    CITIES,
    GOODS,
    INFLUENCE_PRICE,
    INVESTMENTS,
    LAST_ARRIVAL,
    NO_STALL,
    NOTHING,
    PRICES,
    REPRESENTATION,
    REPRESENTATION_COST,
    SELL,
    STALL_OF,
    START_MONEY,
    WAGONS,
    ascent_cost,
)
from fondaco.games.haendler.sparring.roads import to_cities
from fondaco.games.haendler.sparring.worth import (
    USUAL_SALE,
    arrivals_left,
    investment_worth,
    kind_worth,
    master_worth,
    stock_in,
    stock_of,
    wagon_worth,
    waiting_worth,
)
from fondaco.games.haendler.state import IN_ROW, NONE, State


class HaendlerScript:
    """A trader whose judgement is a few plain sums."""

    def __init__(self, values: list[float]) -> None:
        self.alike = round(values[0])
        self.stock = values[1]
        self.dear = values[2]
        self.bid = values[3]
        self.offer = values[4]
        self.freight = values[5]
        self.ask = values[6]
        self.accept = values[7]
        self.reserve = values[8]
        self.early = values[9]
        self.invest = values[10]
        self.cards = values[11]
        self.haste = values[12]
        self.spite = values[13]
        self.market = values[14]

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """The option that is worth most; talk is left to others."""
        if len(options) == 1:
            return options[0]
        s = view.known.copy()
        for seat in range(s.seats):  # what the others have, as everybody could count it
            s.money[seat] = START_MONEY + s.received[seat] - s.paid[seat]
        if options[0].verb >= PROPOSE or options[-1].verb > TO_BUY:
            return quiet(options)
        driving = options[0].verb in (DRIVE, SEND)  # after the tile, as it may also stay
        best = options[0]
        most = -1.0e9
        for a in options:
            if a.verb < PROPOSE:
                stays = driving and a.verb == PASS
                value = self.roads(s, view.seat) + 0.1 if stays else self.worth(game, s, view.seat, a, rng)
                if value > most:
                    most = value
                    best = a
        return best

    def worth(self, game: Game[Any], s: State, seat: int, a: Action, rng: Rng) -> float:
        """What an option is worth compared with its alternatives; passing is worth nothing."""
        verb = a.verb
        if verb == BUY_GOOD:
            return self.purchase(s, seat, a.x, a.y, rng)
        if verb == BID:
            return self.bidding(s, seat, a.x)
        if verb in (LOAD, SHIP, PLAY_FREE, OFFER, ASK, ACCEPT, REFUSE):
            return self.loading(s, seat, a)
        if verb in (MOVE, DRIVE, SEND, TURN, DISCARD):
            return self.after(game, s, seat, a) + 0.1 * rng.part()
        if verb in (RAISE, CHANGE):
            return self.prices(s, seat, a) + 0.1 * rng.part()
        if verb in (ASCEND, PLAY_ASCENT, REPAY, PAY, PLAY_REPRESENTATION):
            return self.status(s, seat, a)
        if verb == TAKE:
            return kind_worth(s, seat, a.x)
        if verb == CHOOSE:
            return investment_worth(s, a.x)
        return self.card(s, seat, a)

    # Phase 1

    def purchase(self, s: State, seat: int, good: int, city: int, rng: Rng) -> float:
        """Goods alike where a wagon stands or will come, as long as they are cheap and the game lasts."""
        left = arrivals_left(s)
        cost = BUY[s.price[good]] if s.owner[CHEAP_PURCHASE] != seat else 0
        if cost > self.dear or left == 0 or stock_of(s, seat) >= self.stock:
            return -1.0
        there = s.stocked(seat, city, good)
        if there >= self.alike:
            return -1.0
        near = self.wagon_near(s, seat, city)
        if near <= 0.0 or (left == 1 and near < 3.0):
            return -1.0
        return (
            near
            + 2.0 * there
            - cost
            + 0.2 * SELL[s.price[good]]
            - 0.3 * self.rivals_with(s, seat, city, good)
            + rng.part()
        )

    def wagon_near(self, s: State, seat: int, city: int) -> float:
        """How likely goods in a city will find a wagon: best where one stands without a master."""
        best = 0.0
        for wagon in range(WAGONS):
            if s.at[wagon] == city:
                free = s.master[wagon] == NOBODY or s.master[wagon] == seat
                best = max(best, 6.0 if free else 3.0)
                if s.loads(wagon, seat) >= 2:
                    best = min(best, 1.0)
            elif s.at[wagon] >= CITIES:
                way = to_cities(s.at[wagon], s.came[wagon])
                if way[city] <= 6:
                    best = max(best, 4.0 - 0.5 * way[city])
        return best

    def rivals_with(self, s: State, seat: int, city: int, good: int) -> int:
        """The pieces of a good that others have in a city."""
        count = 0
        for other in range(s.seats):
            if other != seat:
                count += s.stocked(other, city, good)
        return count

    # Phases 2 and 6: bids

    def bidding(self, s: State, seat: int, amount: int) -> float:
        """How near an amount is to what the load or the best card of the row is worth."""
        if s.wagon == NONE or s.turn != NOBODY:
            return self.investing(s, seat, amount)
        keep = REPRESENTATION_COST[s.level[seat]]
        wanted = self.bid * master_worth(s, seat, s.wagon) if stock_in(s, seat, s.at[s.wagon]) else 0.0
        wanted = max(0.0, min(wanted, s.money[seat] - keep))
        return -abs(amount - wanted)

    def investing(self, s: State, seat: int, amount: int) -> float:
        """The lowest bid that leads, as long as a card of the row is worth more."""
        best = 0.0
        for card in range(INVESTMENTS):
            if s.owner[card] == IN_ROW:
                best = max(best, investment_worth(s, card))
        keep = REPRESENTATION_COST[s.level[seat]]
        if amount > self.invest * best or amount > s.money[seat] - keep:
            return -1.0
        return 1.0 - 0.01 * amount

    # Phase 2: loading

    def loading(self, s: State, seat: int, a: Action) -> float:
        """Load what is most plentiful; ship two for a freight that leaves a gain; carry others for a good price."""
        if a.verb == LOAD:
            return 10.0 + s.stocked(seat, s.at[s.wagon], a.x) + 0.1 * SELL[s.price[a.x]]
        if a.verb == SHIP:
            value = 0.0
            for good in CARGO[a.x]:
                value += SELL[s.price[good]]
            return value
        if a.verb == PLAY_FREE:
            return 20.0 if s.money[seat] < 5 or s.count > 0 or arrivals_left(s) < 4 else 9.0
        goods = len(CARGO[s.cargo])
        if seat == s.turn:  # the shipper
            value = USUAL_SALE * goods
            if a.verb == OFFER:
                share = self.offer + (self.freight - self.offer) * (s.count - 1) / 2.0
                return -abs(a.x - share * value)
            if a.verb == ACCEPT:
                return 1.0 if s.named <= self.freight * value else -1.0
            return 0.0
        if a.verb == ACCEPT:
            return 50.0 if s.named >= self.accept * goods else -50.0
        if a.verb == ASK:
            return -abs(a.x - self.ask * goods)
        return -40.0

    # Phase 3

    def after(self, game: Game[Any], s: State, seat: int, a: Action) -> float:
        """What the roads promise after a move, with the forks on the way taken well."""
        other = s.copy()
        held = other.held[seat]
        game.carry_out(other, seat, a)
        while other.rolling != NONE and other.turn == seat:
            ways = game.options(other, seat)
            other = self.best_way(game, other, seat, ways)
        value = self.roads(other, seat)
        if other.choosing or other.held[seat] > held:
            value += self.cards
        return value

    def best_way(self, game: Game[Any], s: State, seat: int, ways: list[Action]) -> State:
        """The position after the best branch of a fork."""
        best = s
        most = -1.0e9
        for way in ways:
            other = s.copy()
            game.carry_out(other, seat, way)
            value = self.roads(other, seat)
            if value > most:
                most = value
                best = other
        return best

    def roads(self, s: State, seat: int) -> float:
        """What the wagons promise to a seat, less what they promise to the others."""
        value = waiting_worth(s, seat)
        for wagon in range(WAGONS):
            value += wagon_worth(s, wagon, seat, self.haste)
            for other in range(s.seats):
                if other != seat:
                    value -= self.spite * wagon_worth(s, wagon, other, self.haste)
        return value

    # Phase 4

    def prices(self, s: State, seat: int, a: Action) -> float:
        """What a change of prices brings for goods on the wagons, most of all on those that have arrived."""
        price = s.price[:]
        if a.verb == CHANGE:
            price[a.y] = (price[a.y] + (1 if a.z == UP else PRICES - 1)) % PRICES
        elif a.x != NOTHING:
            for good in CARGO[a.x]:
                price[good] = (price[good] + 1) % PRICES
        value = 0.0
        for wagon in range(WAGONS):
            weight = 1.0 if s.rested >> wagon & 1 else 0.5 * self.market
            for other in range(s.seats):
                mine = weight if other == seat else -weight * self.spite
                first = (wagon * s.seats + other) * GOODS
                for good in range(GOODS):
                    if s.load[first + good] and price[good] != s.price[good]:
                        value += mine * s.load[first + good] * (SELL[price[good]] - SELL[s.price[good]])
        return value

    # Phase 7

    def status(self, s: State, seat: int, a: Action) -> float:
        """Debts first; then steps, while what is left is enough to trade with."""
        if a.verb == REPAY:
            return 100.0
        if a.verb == PAY:
            return 0.0
        if a.verb == PLAY_REPRESENTATION:
            return REPRESENTATION_COST[s.level[seat]] - INFLUENCE_PRICE[REPRESENTATION] - 0.5
        cost = INFLUENCE_PRICE[ASCENT] if a.verb == PLAY_ASCENT else ascent_cost(s.arrivals)
        left = arrivals_left(s)
        if left == 0:
            return 100.0 - cost
        if a.verb == PLAY_ASCENT and ascent_cost(s.arrivals) < INFLUENCE_PRICE[ASCENT]:
            return -1.0
        level = min(s.level[seat] + 1, len(REPRESENTATION_COST) - 1)
        keep = REPRESENTATION_COST[level] + self.reserve
        cheap = left / LAST_ARRIVAL[s.seats]
        keep -= self.early * self.reserve * cheap
        return s.money[seat] - cost - keep + 50.0 if s.money[seat] - cost >= keep else -1.0

    # Cards

    def card(self, s: State, seat: int, a: Action) -> float:
        """What playing an influence card, or using an investment card, is worth now."""
        if a.verb == PLAY_MASTER:
            return master_worth(s, seat, a.x) - 20.0
        if a.verb == PLAY_SPECIAL:
            return 8.0 - s.stocked(seat, a.y, a.x)
        if a.verb == PLAY_BONUS:
            return self.bonus(s, seat) - 3.0
        if a.verb == PLAY_AXLE:
            mine = wagon_worth(s, a.x, seat, 1.0)
            others = 0.0
            for other in range(s.seats):
                if other != seat:
                    others += wagon_worth(s, a.x, other, 1.0)
            return self.spite * others - mine - 8.0
        if a.verb == SELL_GOOD:
            lasting = stock_of(s, seat) <= 3 and arrivals_left(s) > 1
            return BUY[s.price[a.x]] - (2.5 if lasting else 0.5)
        return 0.0

    def bonus(self, s: State, seat: int) -> float:
        """What selling with bonus would add on the wagon that is being sold."""
        city = s.at[s.wagon]
        count = 0
        for good in range(GOODS):
            if STALL_OF[city * GOODS + good] != NO_STALL:
                count += s.loaded(s.wagon, seat, good)
        return float(count * BONUS[s.bonus[city]])


def quiet(options: list[Action]) -> Action:
    """The way out of a talk: no proposal, no promise."""
    for verb in (WITHDRAW, REFUSE, PASS):
        for a in options:
            if a.verb == verb:
                return a
    return options[0]

"""How a sparring partner plays Yunnan: it reckons what a progress adds to the rounds that are left."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View
from fondaco.games.yunnan.actions import (
    BANK,
    BID,
    BLOCK,
    BUILD_BRIDGE,
    BUILD_POST,
    BUILD_TEAHOUSE,
    CONVERT,
    END,
    KEEP,
    PASS,
    PLACE_GUARD,
    PUSH,
    TAKE,
    TRAVEL,
)
from fondaco.games.yunnan.board import (
    BRIDGE,
    GUARD,
    GUILD,
    POST,
    QINGHAI,
    ROAD,
    SPACE_BUILDING,
    SPACE_PRICE,
    SPACE_SMALL,
    SUPPLY,
    TEAHOUSE,
    TEMPLE,
    TRADER_REVENUE,
    YUNNAN,
)
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.scoring import score
from fondaco.games.yunnan.sparring.journeys import Journeys
from fondaco.games.yunnan.sparring.prospects import (
    Means,
    best_structure,
    means_of,
    outlook,
    put,
    with_progress,
)
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding import progress_left
from fondaco.games.yunnan.steps.debts import points_per_coin
from fondaco.games.yunnan.steps.income import income
from fondaco.games.yunnan.steps.inspector import Inspector

BUILDINGS: Final = 5  # those of progress
PRICE: Final = 9  # of a bid that is safe


class YunnanScript:
    """Bids where the points to come exceed the price, and turns income into points when bids no longer pay."""

    def __init__(self, values: list[float]) -> None:
        self.tastes = [values[0], values[1], values[2], values[3], 1.0]  # by building; the yard's are by structure
        self.structures = [values[4], values[5], values[6], 0.3]
        self.temple = values[7]
        self.horizon = values[8]
        self.bids = round(values[9])
        self.firmness = values[10]
        self.bank = values[11]
        self.thrift = values[12]
        self.push = values[13]
        self.presents = values[14]
        self.caution = values[15]
        self.vision = values[16]
        self.coin = values[17]
        self.patience = values[18]
        self.labour = values[19]

    def choose(self, game: Game[State], view: View[State], options: list[Action], rng: Rng) -> Action:
        """One of the options, by the section that is being played."""
        assert isinstance(game, Yunnan)
        s = view.known
        verb = options[0].verb
        if len(options) == 1:
            return options[0]
        if options[-1].verb == PASS:
            return self.place(s, options, game.edition, rng)
        if options[-1].verb == END:
            return self.travel(s, options, game)
        if options[-1].verb == CONVERT:
            return self.convert(s, options, game.edition)
        if verb == TAKE:
            return self.take(s, options, game.edition)
        if verb == PUSH:
            return self.victim(s, options, game.edition)
        if verb == BLOCK:
            return self.block(s, options)
        if verb == PLACE_GUARD:
            return options[farthest_of_all(s, s.turn) - 1]
        if options[-1].verb == KEEP:
            return self.build(s, options, game.edition)
        return options[-1]

    # How long the game will last.

    def rounds_left(self, s: State, edition: Edition, earned: bool) -> int:
        """The rounds that will still be played, this one included unless it has been earned."""
        planned = round(self.horizon) - s.round + 1
        if edition.end_points < NEVER:
            planned = min(planned, self.rounds_to(s, edition))
            planned = max(planned, 2) if earned else planned  # that it does not end now was checked before
        else:
            planned = max(planned, 1 + sum(s.presents) // 3)
        planned = max(1, min(planned, edition.end_round - s.round + 1))
        return planned - 1 if earned else planned

    def rounds_to(self, s: State, edition: Edition) -> int:
        """The rounds in which the fastest could end the game by points from now on."""
        fewest = 9
        for colour in range(s.colours):
            seat = s.owner[colour]
            if seat != NOBODY:
                pace = max(15, income(s, colour, edition))
                missing = edition.end_points - s.points[seat]
                fewest = min(fewest, (missing + pace - 1) // pace)
        return max(1, fewest)

    # Bidding.

    def worths(self, s: State, colour: int, rounds: int, edition: Edition) -> list[float]:
        """By building: the points that its progress promises, to the style's taste."""
        m = means_of(s, colour, self.presents, self.caution)
        now = outlook(m, rounds, edition)
        after = [with_progress(s, m, building, rounds, edition, self.structures) for building in range(BUILDINGS)]
        alone = [outlook(one, rounds, edition) - now for one in after]
        found: list[float] = []
        for building in range(BUILDINGS):
            together = 0.0
            if rounds > 1:
                for other in range(BUILDINGS):
                    both = with_progress(s, after[building], other, rounds - 1, edition, self.structures)
                    more = outlook(both, rounds - 1, edition) - outlook(after[building], rounds - 1, edition)
                    together = max(together, more - max(0.0, alone[other]))
            worth = alone[building] + self.vision * together
            if building == GUILD:
                worth += self.standing(s, colour, m, rounds)
            left = progress_left(s, colour, building)
            found.append(self.tastes[building] * worth if left else -99.0)
        return found

    def standing(self, s: State, colour: int, m: Means, rounds: int) -> float:
        """What one more influence changes in who can push whom."""
        count = 0
        for other in range(s.colours):
            if other != colour and s.influence[other] in (m.influence, m.influence + 1):
                count += 1
        return (1.0 + self.push) * count * rounds * 0.5

    def place(self, s: State, options: list[Action], edition: Edition, rng: Rng) -> Action:
        """The bid with the highest surplus, the bank if it pays more, or nothing."""
        colour = s.turn
        rounds = self.rounds_left(s, edition, False)
        worths = self.worths(s, colour, rounds, edition)
        worths.append(self.temple * self.bridges_of_others(s, colour) * 3.0)
        placed = sum([s.bids_of(colour, building) for building in range(TEMPLE + 1)])
        best = options[-1]
        surplus = 0.0
        for a in options:
            value = -1.0
            if a.verb == BID and placed < self.bids:
                value = worths[SPACE_BUILDING[a.x]] - self.price(s, colour, a) + rng.part()
            elif a.verb == BANK and not placed:
                value = self.payment(s, colour, a, rounds, edition)
            if value > surplus:
                surplus = value
                best = a
        return best

    def price(self, s: State, colour: int, a: Action) -> float:
        """What a bid costs: coins, the trader's earnings, and the risk of being outbid."""
        cost = self.coin * SPACE_PRICE[a.x] + self.lost(s, colour, a.y)
        missing = s.pledged[colour] + SPACE_PRICE[a.x] - s.coins[colour]
        if missing > 0:  # on credit, in the expert game of 2013
            cost += missing * points_per_coin(s.round)
        if SPACE_SMALL[a.x]:
            for other in range(s.colours):
                if other != colour and not s.passed[other] and s.coins[other] - s.pledged[other] > SPACE_PRICE[a.x]:
                    cost += 3.0 * self.firmness
        return cost

    def lost(self, s: State, colour: int, source: int) -> float:
        """What a trader would earn this round if it did not bid."""
        if source != SUPPLY:
            return TRADER_REVENUE[source] + 2.0 * source
        home = s.traders_at(colour, SUPPLY)
        return 1.0 if home > s.passes[colour] else self.labour

    def payment(self, s: State, colour: int, a: Action, rounds: int, edition: Edition) -> float:
        """What going to the bank promises."""
        total = sum(s.pledged)
        for other in range(s.colours):
            if other != colour and not s.passed[other]:
                total += 5
        paid = edition.payouts(total)[a.x]
        return self.bank * paid * (self.coin if rounds > 2 else 0.33) - self.lost(s, colour, a.y)

    def bridges_of_others(self, s: State, colour: int) -> int:
        """How many bridges the others have."""
        count = 0
        for other in range(s.colours):
            if s.owner[other] not in (NOBODY, s.owner[colour]) and s.bridges[other]:
                count += 1
        return count

    # Progress.

    def take(self, s: State, options: list[Action], edition: Edition) -> Action:
        """The structure that promises most."""
        colour = s.turn
        rounds = self.rounds_left(s, edition, False)
        m = means_of(s, colour, self.presents, self.caution)
        now = outlook(m, rounds, edition)
        best = options[0]
        liked = -1.0
        for a in options:
            value = 0.0 if a.x != GUARD else self.structures[GUARD]
            if a.x != GUARD:
                place, there = best_structure(s, m, a.x, rounds, edition)
                value = self.structures[a.x] * (there - now) if place >= 0 else -0.5
            if value > liked:
                liked = value
                best = a
        return best

    def build(self, s: State, options: list[Action], edition: Edition) -> Action:
        """Build what adds to the outlook; the last option is to keep it."""
        rounds = self.rounds_left(s, edition, False)
        m = means_of(s, s.turn, self.presents, self.caution)
        now = outlook(m, rounds, edition)
        best = options[-1]
        most = self.later(s, m, rounds, edition)
        for a in options:
            if a.verb in (BUILD_POST, BUILD_BRIDGE, BUILD_TEAHOUSE):
                other = m.copy()
                if a.verb == BUILD_BRIDGE:
                    put(other, BRIDGE, a.x)
                else:
                    put(other, POST if a.verb == BUILD_POST else TEAHOUSE, a.x + 1)
                gain = outlook(other, rounds, edition) - now
                if gain > most:
                    most = gain
                    best = a
        return best

    def later(self, s: State, m: Means, rounds: int, edition: Edition) -> float:
        """What the outlook would be if all that is kept waited for the next province."""
        best = 0.0
        if rounds > 2 and m.horse < QINGHAI:
            other = m.copy()
            other.horse += 1
            now = outlook(other, rounds - 1, edition)
            for kind in range(TEAHOUSE + 1):
                if m.kept[kind]:
                    place, there = best_structure(s, other, kind, rounds - 1, edition)
                    if place >= 0:
                        best = max(best, there - now)
        return self.patience * best

    def block(self, s: State, options: list[Action]) -> Action:
        """The gorge that most bridges of others cross."""
        best = options[0]
        most = -9
        for a in options:
            count = 0
            for other in range(s.colours):
                if s.bridges[other] >> a.x & 1:
                    count += -2 if s.owner[other] == s.owner[s.turn] else 1
            if count > most:
                most = count
                best = a
        return best

    # Travel.

    def travel(self, s: State, options: list[Action], game: Yunnan) -> Action:
        """Build first; then one journey after the other towards the best arrangement."""
        building = self.build(s, options, game.edition)
        if building.verb != END:
            return building
        journeys = Journeys(s, s.turn, game.edition, inspector_of(game))
        journeys.push = self.push
        journeys.gift = self.presents
        journeys.caution = self.caution
        start, end = journeys.first()
        for a in options:
            if a.verb == TRAVEL and a.x == start and a.y == end:
                return a
        return options[-1]

    def victim(self, s: State, options: list[Action], edition: Edition) -> Action:
        """Push out whoever stands best, but not oneself."""
        best = options[-1]
        most = -1
        for a in options:
            if a.verb == PUSH and s.owner[a.x] != s.owner[s.turn]:
                seat = s.owner[a.x]
                lead = income(s, a.x, edition) + (s.points[seat] if seat != NOBODY else -50)
                if best.verb != PUSH or lead > most:
                    most = lead
                    best = a
        return best

    # End of round.

    def convert(self, s: State, options: list[Action], edition: Edition) -> Action:
        """Keep what the bids of the next round will cost, and turn the rest into points."""
        colour = s.turn
        if self.ends(s, edition):
            return options[-1]
        rounds = self.rounds_left(s, edition, True)
        surpluses = [worth - PRICE - self.labour for worth in self.worths(s, colour, rounds, edition)]
        surpluses.sort(reverse=True)
        wanted = len([one for one in surpluses[: self.bids] if one > 0])
        keep = wanted * (PRICE - 1) + self.thrift - s.coins[colour] if wanted else 0.0
        return options[max(0, min(len(options) - 1, len(options) - 1 - int(keep)))]

    def ends(self, s: State, edition: Edition) -> bool:
        """Whether the game ends with this round: by others, or by oneself and well."""
        if max(s.points) >= edition.end_points or sum(s.presents) <= edition.end_presents:
            return True
        if s.round >= edition.end_round:
            return True
        scores = score(s, edition).scores
        points = s.points[:]
        for colour in range(s.colours):
            if s.owner[colour] != NOBODY:
                scores[s.owner[colour]] += s.income[colour]
                points[s.owner[colour]] += s.income[colour]
        me = s.owner[s.turn]
        for seat in range(s.seats):
            if points[seat] >= edition.end_points and (seat != me or max(scores) == scores[me]):
                return True
        return False


def inspector_of(game: Yunnan) -> Inspector:
    """The inspector of an edition."""
    for step in game.steps:
        if isinstance(step, Inspector):
            return step
    return Inspector()


def farthest_of_all(s: State, colour: int) -> int:
    """The farthest province where a colour has traders."""
    for province in range(ROAD - 1, YUNNAN, -1):
        if s.traders_at(colour, province):
            return province
    return YUNNAN

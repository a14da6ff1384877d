"""What stands in the provinces of China, counted for every seat, and what kinds of options there are."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.measure import kind_of
from fondaco.games.china.actions import EMISSARY, HOUSE, SWAP, TAKE
from fondaco.games.china.board import ALLIES, COLOUR_OF, COLOURS, PROVINCE_OF, PROVINCES, ROADS, SIZE, SPACES
from fondaco.games.china.measured_gains import ALLIES_OF, Gains, Houses
from fondaco.games.china.roads import LEAST_ROW
from fondaco.games.china.scoring import fortified_in, house_points
from fondaco.games.china.state import State

# What tells kinds of options apart; more than that is told as the most.
LEAST_GAIN: Final = -4
GAIN_STEPS: Final = 16
MOST_NEAR: Final = 2  # own houses beside a space
MOST_HELD: Final = 2  # cards of a colour in the hand


class Board:
    """What stands in the provinces, by seat."""

    def __init__(self, s: State, known: Houses) -> None:
        self.houses = [[0] * 10 for _ in range(s.seats)]
        self.alliances = [[0] * 13 for _ in range(s.seats)]
        self.roads = [[0] * 7 for _ in range(s.seats)]
        self.rows: list[int] = []  # what they would score now
        self.fortified = [0] * s.seats
        self.room = [0] * PROVINCES  # free spaces
        self.emissaries = [0] * PROVINCES
        self.welcome = [0] * PROVINCES  # emissaries that may still come, as the houses are now
        self.settled = [False] * PROVINCES  # whether none can come any more
        self.leaders = [0] * PROVINCES  # a bit for each seat with the most emissaries
        for province in range(PROVINCES):
            self.add_houses(s, province)
            self.add_emissaries(s, province)
        for pair in ALLIES:
            if self.leaders[pair[0]] or self.leaders[pair[1]]:
                self.add_alliance(s, pair[0], pair[1])
        self.add_roads(s)
        self.gains = Gains(s, self.leaders, known)

    # Houses

    def add_houses(self, s: State, province: int) -> None:
        """Who would score what with the houses of a province that is not full, and who is close."""
        first = province * s.seats
        here = s.houses[first : first + s.seats]
        most = s.most_houses(province)
        room = SIZE[province] - s.houses_in(province)
        self.room[province] = room
        if not room:
            return
        if not most:
            for seat in range(s.seats):
                self.houses[seat][6] += 1
            return
        points = house_points(s, province)
        leaders = here.count(most)
        for seat in range(s.seats):
            own = here[seat]
            found = self.houses[seat]
            gained = points[seat]
            if gained and fortified_in(s, province, seat):
                gained *= 2
                self.fortified[seat] += 1
            found[min(room, 3) - 1] += gained
            if not own:
                found[6] += 1
            elif own == most:
                found[3 if leaders == 1 else 4] += 1
                self.add_lead(found, own - best_other(here, seat), province)
            else:
                found[5] += own == most - 1
                found[9] += most - own <= room

    def add_lead(self, found: list[int], ahead: int, province: int) -> None:
        """The spaces of a province in which a seat has no fewer houses than any other."""
        if ahead:
            found[7] += SIZE[province]
        if ahead > self.room[province]:
            found[8] += SIZE[province]

    # Emissaries

    def add_emissaries(self, s: State, province: int) -> None:
        """Who has the most emissaries in a province, alone or with others, or could have them."""
        count = s.emissaries_in(province)
        welcome = s.most_houses(province) - count
        self.emissaries[province] = count
        self.welcome[province] = welcome
        self.settled[province] = welcome <= 0 and not self.room[province]
        if not count:
            return
        first = province * s.seats
        here = s.emissaries[first : first + s.seats]
        most = max(here)
        shared = here.count(most) > 1
        alliances = len(ALLIES_OF[province])
        for seat in range(s.seats):
            found = self.alliances[seat]
            if here[seat] == most:
                self.leaders[province] |= 1 << seat
                found[8 if shared else 7] += 1
                found[10 if shared else 9] += alliances
                if self.settled[province]:
                    found[11] += alliances
            elif most - here[seat] <= welcome:
                found[12] += alliances

    def add_alliance(self, s: State, one: int, other: int) -> None:
        """What an alliance would score for those who have majorities, or what they lack for it."""
        points = self.emissaries[one] + self.emissaries[other]
        for seat in range(s.seats):
            first = self.leaders[one] >> seat & 1
            second = self.leaders[other] >> seat & 1
            if first and second:
                found = self.alliances[seat]
                found[0] += points
                if self.settled[one] and self.settled[other]:
                    found[1] += points
            elif first or second:
                self.add_half(s, seat, other if first else one, points)

    def add_half(self, s: State, seat: int, lacking: int, points: int) -> None:
        """Half an alliance: whether the majority that it lacks can still be had."""
        place = lacking * s.seats
        most = max(s.emissaries[place : place + s.seats])
        found = self.alliances[seat]
        found[3 if most else 2] += 1
        if max(1, most) - s.emissaries[place + seat] <= self.welcome[lacking]:
            found[4] += 1
            found[6] += points
        elif self.room[lacking]:
            found[5] += 1

    # Roads

    def add_roads(self, s: State) -> None:
        """Who has houses next to each other along a road, and where a row can still grow."""
        near = ROADS[s.side]
        seen = [False] * SPACES
        for space in range(SPACES):
            seat = s.owner[space]
            if seat != NOBODY:
                found = self.roads[seat]
                alone = True
                for other in near[space]:
                    if s.owner[other] == seat:
                        alone = False
                        if other > space:
                            found[0] += 1
                    elif s.owner[other] == NOBODY:
                        found[1] += 1
                if not alone and not seen[space]:
                    self.add_group(s, seat, group_of(s, space, seen))

    def add_group(self, s: State, seat: int, group: list[int]) -> None:
        """Houses of a seat that hang together along roads."""
        size = len(group)
        free = free_beside(s, group)
        found = self.roads[seat]
        if size >= LEAST_ROW:
            found[5] += 1
        else:
            found[size] += 1
            if size == LEAST_ROW - 1:
                found[4] += min(2, free)
        if size >= LEAST_ROW or free:
            found[6] = max(found[6], size)

    # Options

    def kind(self, s: State, seat: int, a: Action) -> int:
        """What kind of option it is for a seat."""
        if a.verb == HOUSE:
            gain = within(self.gains.house[PROVINCE_OF[a.x] * s.seats + seat])
            near = 0
            for other in ROADS[s.side][a.x]:
                near += s.owner[other] == seat
            return kind_of(HOUSE, (2 * min(near, MOST_NEAR) + (a.y >= COLOURS)) * GAIN_STEPS + gain)
        if a.verb == EMISSARY:
            gain = within(self.gains.emissary[a.x * s.seats + seat])
            return kind_of(EMISSARY, (a.y >= COLOURS) * GAIN_STEPS + gain)
        if a.verb in (TAKE, SWAP):
            held = min(s.hands[seat * COLOURS + a.x], MOST_HELD)
            return kind_of(a.verb, held * GAIN_STEPS + within(self.gain_in(s, seat, a.x)))
        return kind_of(a.verb, a.x)

    def gain_in(self, s: State, seat: int, colour: int) -> int:
        """The most that one piece gains in the provinces of a colour."""
        most = 0
        for province in range(PROVINCES):
            if COLOUR_OF[province] == colour:
                place = province * s.seats + seat
                most = max(most, self.gains.house[place], self.gains.emissary[place])
        return most

    # Cards

    def hand(self, s: State, seat: int) -> list[int]:
        """The cards of a seat, and for how many spaces they are good."""
        colours = 0
        pairs = 0
        spaces = 0
        for colour in range(COLOURS):
            count = s.hands[seat * COLOURS + colour]
            if count:
                colours += 1
                pairs += count // 2
                for province in range(PROVINCES):
                    if COLOUR_OF[province] == colour:
                        spaces += min(count, self.room[province])
        return [s.hand_sizes[seat], colours, pairs, spaces]


def within(gain: int) -> int:
    """A gain as a number from 0, the smallest and the largest ones told as one."""
    return max(0, min(GAIN_STEPS - 1, gain - LEAST_GAIN))


def best_other(here: list[int], seat: int) -> int:
    """The most that another seat has of something in a province."""
    best = 0
    for other in range(len(here)):
        if other != seat and here[other] > best:
            best = here[other]
    return best


def group_of(s: State, start: int, seen: list[bool]) -> list[int]:
    """The houses that hang together with one along roads; they are marked as seen."""
    near = ROADS[s.side]
    seat = s.owner[start]
    group = [start]
    seen[start] = True
    for space in group:
        for other in near[space]:
            if s.owner[other] == seat and not seen[other]:
                seen[other] = True
                group.append(other)
    return group


def free_beside(s: State, group: list[int]) -> int:
    """How many steps lead from houses to free spaces."""
    near = ROADS[s.side]
    free = 0
    for space in group:
        for other in near[space]:
            if s.owner[other] == NOBODY:
                free += 1
    return free

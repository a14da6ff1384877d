"""What pieces would gain in a position of China: the points that the houses and emissaries of a turn would bring, as
things stand, and take from others."""

from typing import Final

from fondaco.games.china.board import ALLIES, COLOUR_OF, COLOURS, PIECES_PER_TURN, PROVINCES, SIZE
from fondaco.games.china.scoring import points_of
from fondaco.games.china.state import State

ALLIES_OF: Final[list[list[int]]] = [
    [one + other - province for one, other in ALLIES if province in (one, other)] for province in range(PROVINCES)
]
COUNTS: Final = max(SIZE) + 1  # of houses that a seat can have in a province

Changes = list[int]  # of everybody's points
Houses = dict[int, list[Changes]]  # by the houses of all seats in a province: what one or two more of a seat would do

NONE: Final[Changes] = []  # where nothing fits


class Gains:
    """What pieces of each seat would change in everybody's points, by province."""

    def __init__(self, s: State, leaders: list[int], known: Houses) -> None:
        self.seats = s.seats
        self.leaders = leaders  # by province a bit for each seat with the most emissaries
        self.known = known
        self.nothing: Changes = [0] * s.seats
        self.fits: list[bool] = []  # by province, seat and pieces, one or two
        self.changes: list[int] = []  # by all that, and by the seat whose points they are: what the best pieces change
        self.house: list[int] = []  # by province and seat: what one house gains against the others …
        self.emissary: list[int] = []  # … and what one emissary does
        for province in range(PROVINCES):
            self.add_province(s, province)

    def add_province(self, s: State, province: int) -> None:
        """What can be placed in a province, and what it would change."""
        first = province * s.seats
        houses = self.house_changes(s.houses[first : first + s.seats])
        emissaries = s.emissaries_in(province)
        room = SIZE[province] - s.houses_in(province)
        most = s.most_houses(province)
        alone = not most and s.untouched(province)
        allied = self.allied(province)
        for seat in range(s.seats):
            one_house = houses[PIECES_PER_TURN * seat]
            one_emissary = self.emissary_changes(s, province, seat, 1) if allied else self.nothing
            self.house.append(net(one_house, seat))
            self.emissary.append(net(one_emissary, seat) if allied else 0)
            build = min(room, s.houses_left[seat])
            send = min(most - emissaries, s.emissaries_left[seat])
            one = better(one_house if build else NONE, one_emissary if send > 0 else NONE, seat)
            self.add(one)
            if alone:
                self.add(one)
                continue
            two = houses[PIECES_PER_TURN * seat + 1] if build > 1 else NONE
            if send > 1:
                two = better(two, self.emissary_changes(s, province, seat, 2) if allied else self.nothing, seat)
            if build and s.emissaries_left[seat] and max(most, s.houses[first + seat] + 1) > emissaries:
                two = better(two, summed(one_house, one_emissary) if allied else one_house, seat)
            self.add(two or one)

    def add(self, changes: Changes) -> None:
        """Note the best pieces; none, if nothing fits."""
        self.fits.append(len(changes) > 0)
        self.changes.extend(changes or self.nothing)

    def allied(self, province: int) -> bool:
        """Whether anybody leads in a province that can be allied with this one."""
        for ally in ALLIES_OF[province]:
            if self.leaders[ally]:
                return True
        return False

    def house_changes(self, here: list[int]) -> list[Changes]:
        """By seat, for one house and then for two: what they would change; worked out once."""
        key = 0
        for count in here:
            key = key * COUNTS + count
        found = self.known.get(key)
        if found is None:
            found = []
            before = points_of(here)
            for seat in range(len(here)):
                for more in range(1, PIECES_PER_TURN + 1):
                    then = here[:]
                    then[seat] += more
                    after = points_of(then)
                    found.append([after[other] - before[other] for other in range(len(here))])
            self.known[key] = found
        return found

    def emissary_changes(self, s: State, province: int, seat: int, more: int) -> Changes:
        """What more emissaries of a seat would change."""
        first = province * s.seats
        most = 0
        count = 0
        for other in range(s.seats):
            here = s.emissaries[first + other]
            count += here
            if other != seat and here > most:
                most = here
        own = s.emissaries[first + seat] + more
        before = self.leaders[province]
        after = 1 << seat if own > most else before | 1 << seat if own == most else before
        changes = [0] * s.seats
        for ally in ALLIES_OF[province]:
            there = self.leaders[ally]
            if there:
                both = count + s.emissaries_in(ally)
                for other in range(s.seats):
                    if there >> other & 1:
                        changes[other] += (both + more) * (after >> other & 1) - both * (before >> other & 1)
        return changes

    def best(self, province: int, seat: int, pieces: int) -> int:
        """Where the changes for the best pieces begin; -1 if nothing fits."""
        place = 2 * (province * self.seats + seat) + pieces - 1
        return place * self.seats if self.fits[place] else -1


def better(one: Changes, other: Changes, seat: int) -> Changes:
    """The changes that bring a seat more; nothing is worse than anything."""
    if not one or (other and other[seat] > one[seat]):
        return other
    return one


def summed(one: Changes, other: Changes) -> Changes:
    """Both changes together."""
    return [one[seat] + other[seat] for seat in range(len(one))]


def net(changes: Changes, seat: int) -> int:
    """What a seat gains more than the other that gains most."""
    most = 0
    for other in range(len(changes)):
        if other != seat and changes[other] > most:
            most = changes[other]
    return changes[seat] - most


def pays_for(s: State, seat: int, province: int) -> int:
    """How many pieces in a province the hand of a seat pays for."""
    first = seat * COLOURS
    own = COLOUR_OF[province]
    count = s.hands[first + own]
    for colour in range(COLOURS):
        if colour != own:
            count += s.hands[first + colour] // 2
    return min(PIECES_PER_TURN, count)


def by_hands(s: State, gains: Gains) -> list[list[int]]:
    """By seat: what its hand would gain with one piece, with the best pieces, in the second best province and in all
    together, what any hand would gain, and what the others could take away, the next to play among them."""
    rows: list[list[int]] = []
    lost = [0] * s.seats
    lost_soon = [0] * s.seats
    for seat in range(s.seats):
        taken = [0] * s.seats
        rows.append(by_hand(s, seat, gains, taken))
        for other in range(s.seats):
            if other != seat:
                lost[other] -= taken[other]
                if (seat - s.turn) % s.seats <= 1:
                    lost_soon[other] -= taken[other]
    for seat in range(s.seats):
        rows[seat].append(lost[seat])
        rows[seat].append(lost_soon[seat])
    return rows


def by_hand(s: State, seat: int, gains: Gains, taken: list[int]) -> list[int]:
    """What a seat would gain; `taken` becomes the most that it could take from each other one, in one province."""
    one_piece = 0
    best = 0
    second = 0
    total = 0
    any_hand = 0
    for province in range(PROVINCES):
        most = gains.best(province, seat, PIECES_PER_TURN)
        if most < 0:
            continue
        one = gains.best(province, seat, 1)
        any_hand = max(any_hand, gains.changes[most + seat])
        pieces = pays_for(s, seat, province)
        place = most if pieces == PIECES_PER_TURN else one
        if not pieces or place < 0:
            continue
        gain = gains.changes[place + seat]
        if one >= 0:
            one_piece = max(one_piece, gains.changes[one + seat])
            gain = max(gain, gains.changes[one + seat])
        total += gain
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
        for other in range(s.seats):
            taken[other] = min(taken[other], gains.changes[place + other])
    return [one_piece, best, second, total, any_hand]

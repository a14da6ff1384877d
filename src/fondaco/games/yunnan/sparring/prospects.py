"""What a colour has to trade with, and what that will earn in the rounds to come."""

from typing import Final

from fondaco.games.yunnan.board import (
    BORDERS,
    BRIDGE,
    CUSTOMS,
    FEWEST_PASSES,
    GAPS,
    GENERAL,
    GORGE_HIGH,
    GORGES,
    GUILD,
    HORSE,
    KINDS,
    MARKET,
    MOST_INFLUENCE,
    PLACES,
    POST,
    POST_REVENUE,
    QINGHAI,
    ROAD,
    SCHOOL,
    SPACE_BUILDING,
    SPACES,
    TEAHOUSE,
    TRADER_REVENUE,
    TRADERS,
    YARD,
    YUNNAN,
)
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State

SHARE: Final = 0.7  # of the presents that one's traders could receive


class Means:
    """Traders, passes, reach, influence and structures of one colour, with the bids it has placed."""

    traders: int
    passes: int
    horse: int
    influence: int
    bridges: int
    posts: list[int]
    teahouses: int  # a bit for each province with a teahouse of one's own
    kept: list[int]
    steps: int  # borders that the traders in the provinces have behind them
    presents: list[int]  # that are left in the provinces
    gift: float  # what a present is worth
    caution: float  # how often the inspector is expected in one's best province

    def copy(self) -> "Means":
        """The same means, independent of these."""
        other = Means()
        other.traders = self.traders
        other.passes = self.passes
        other.horse = self.horse
        other.influence = self.influence
        other.bridges = self.bridges
        other.posts = self.posts[:]
        other.teahouses = self.teahouses
        other.kept = self.kept[:]
        other.steps = self.steps
        other.presents = self.presents
        other.gift = self.gift
        other.caution = self.caution
        return other


def means_of(s: State, colour: int, gift: float, caution: float) -> Means:
    """The means of a colour once its bids are resolved; what it fetches from the yard is not counted."""
    m = Means()
    m.presents = s.presents
    m.gift = gift
    m.caution = caution
    m.traders = TRADERS - s.traders_at(colour, GENERAL)
    m.passes = s.passes[colour]
    m.horse = s.horse[colour]
    m.influence = s.influence[colour]
    m.bridges = s.bridges[colour]
    m.posts = [s.posts_at(colour, place) for place in range(ROAD)]
    m.teahouses = 0
    for province in range(YUNNAN, ROAD):
        if s.teahouses[province] == colour:
            m.teahouses |= 1 << province
    m.kept = s.kept[colour * KINDS : colour * KINDS + KINDS]
    m.steps = 0
    way = BORDERS[m.bridges * ROAD + m.horse]
    for place in range(YUNNAN, m.horse + 1):
        m.steps += s.traders[colour * PLACES + place] * way[place]
    for space in range(SPACES):
        if s.spaces[space] == colour:
            advance(m, SPACE_BUILDING[space])
    return m


def advance(m: Means, building: int) -> None:
    """Count the progress of a building, if there is any left."""
    if building == SCHOOL:
        m.traders = min(TRADERS, m.traders + 1)
    elif building == CUSTOMS:
        m.passes = min(6, m.passes + 1)
    elif building == HORSE:
        m.horse = min(QINGHAI, m.horse + 1)
    elif building == GUILD:
        m.influence = min(MOST_INFLUENCE, m.influence + 1)


def earnings(m: Means, rounds: int) -> float:
    """What the best province to go for would earn in the rounds to come, with the way there."""
    if rounds <= 0:
        return 0.0
    presence = 0
    for place in range(YUNNAN, ROAD):
        if m.posts[place]:
            presence |= 1 << place
    missing = GAPS[(m.bridges << ROAD) + presence]
    way = BORDERS[m.bridges * ROAD + m.horse]
    best = 0.0
    for province in range(YUNNAN, m.horse + 1):
        fillers = missing[province]
        if fillers < m.traders:
            best = max(best, earned_there(m, province, fillers, way[province], rounds))
    return best


def earned_there(m: Means, province: int, fillers: int, borders: int, rounds: int) -> float:
    """What all traders but those who keep the way open would earn in a province over some rounds."""
    there = m.traders - fillers
    revenue = there * TRADER_REVENUE[province] + fillers * (6.0 + 1.5 * (fillers - 1))
    total = there * borders + fillers * (fillers + 1) / 2.0
    unit = revenue / total
    posts = 0
    for place in range(YUNNAN, province + 1):
        posts += m.posts[place] * POST_REVENUE[place]
    visits = 0.0
    if m.influence < MOST_INFLUENCE and not m.teahouses >> province & 1:
        visits = m.caution * TRADER_REVENUE[province]
    lacking = total - m.steps
    sum_of_rounds = SHARE * m.gift * min(there, m.presents[province])
    for number in range(1, rounds + 1):
        behind = max(0.0, lacking - m.passes * number)
        sum_of_rounds += max(0.0, revenue - unit * behind) + posts - visits
    return sum_of_rounds


def final_points(m: Means, edition: Edition) -> float:
    """What progress, horse and teahouses are worth at the end."""
    points = edition.progress_points[m.passes - FEWEST_PASSES] + edition.progress_points[m.influence]
    if edition.name == "2023":
        points += edition.horse_points[m.horse]
    for province in range(YUNNAN, ROAD):
        if m.teahouses >> province & 1:
            points += edition.teahouse_points[province]
    return float(points)


def outlook(m: Means, rounds: int, edition: Edition) -> float:
    """Points to come from the means of a colour."""
    return earnings(m, rounds) + final_points(m, edition)


def best_structure(s: State, m: Means, kind: int, rounds: int, edition: Edition) -> tuple[int, float]:
    """The best place for a structure (a province, or a gorge for a bridge) and the outlook with it; -1 if none."""
    place = -1
    best = 0.0
    for spot in range(GORGES if kind == BRIDGE else ROAD):
        if can_stand(s, m, kind, spot, edition):
            other = m.copy()
            put(other, kind, spot)
            value = outlook(other, rounds, edition)
            if place < 0 or value > best:
                place = spot
                best = value
    return place, best


def can_stand(s: State, m: Means, kind: int, spot: int, edition: Edition) -> bool:
    """Whether a structure can stand at a province or gorge."""
    if kind == BRIDGE:
        return GORGE_HIGH[spot] <= m.horse and not m.bridges >> spot & 1
    if spot == MARKET or spot > m.horse:
        return False
    if kind == TEAHOUSE:
        return s.teahouses[spot] < 0 and not m.teahouses >> spot & 1
    return m.posts[spot] < edition.posts_per_province


def put(m: Means, kind: int, spot: int) -> None:
    """Add a structure to the means."""
    if kind == BRIDGE:
        m.bridges |= 1 << spot
    elif kind == TEAHOUSE:
        m.teahouses |= 1 << spot
    elif kind == POST:
        m.posts[spot] += 1


def with_progress(s: State, m: Means, building: int, rounds: int, edition: Edition, tastes: list[float]) -> Means:
    """The means after the progress of a building; from the yard comes the structure that is liked best."""
    other = m.copy()
    if building != YARD:
        advance(other, building)
        return other
    liked = 0.0
    kind, spot = -1, -1
    before = outlook(m, rounds, edition)
    for one in range(TEAHOUSE + 1):
        place, value = best_structure(s, m, one, rounds, edition)
        if place >= 0 and s.stock[s.turn * KINDS + one] and tastes[one] * (value - before) > liked:
            liked = tastes[one] * (value - before)
            kind, spot = one, place
    if kind >= 0:
        put(other, kind, spot)
    return other

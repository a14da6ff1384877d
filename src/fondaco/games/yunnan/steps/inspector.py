"""A visit by the province inspector."""

from fondaco.core.action import NOBODY
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import MARKET, MOST_INFLUENCE, POST_REVENUE, ROAD, TRADER_REVENUE, YUNNAN
from fondaco.games.yunnan.events import BANISHED, INSPECTS, NOBODY_BANISHED
from fondaco.games.yunnan.state import State


class Inspector(Step[State]):
    """The province with the highest revenue loses a trader of the highest influence that nothing protects."""

    def __init__(self, visits: Event = INSPECTS, rule: Rule = rules.INSPECTOR_VISITS) -> None:
        super().__init__("inspector", [], [rule, rules.INSPECTOR_BANISHES, rules.INSPECTOR_SPARES])
        self.visits = visits

    def begin(self, s: State) -> None:
        province = self.target(s)
        victim = banished(s, province)
        s.tell(self.visits, [province, self.revenue(s, province)])
        if victim == NOBODY:
            s.tell(NOBODY_BANISHED, [province])
        else:
            s.move(victim, province, MARKET)
            s.tell(BANISHED, [victim, province])

    def target(self, s: State) -> int:
        """The province with the highest revenue, the farthest of several."""
        best = YUNNAN
        most = 0
        for province in range(YUNNAN, ROAD):
            revenue = self.revenue(s, province)
            if revenue >= most:
                best = province
                most = revenue
        return best

    def revenue(self, s: State, province: int) -> int:
        """What all traders and posts in a province bring, whatever their transport costs."""
        traders = 0
        posts = 0
        for colour in range(s.colours):
            traders += s.traders_at(colour, province)
            posts += self.posts_seen(s, colour, province)
        return traders * TRADER_REVENUE[province] + posts * POST_REVENUE[province]

    def posts_seen(self, s: State, colour: int, province: int) -> int:
        """The posts that count for the inspector."""
        return s.posts_at(colour, province)


def banished(s: State, province: int) -> int:
    """The colour that loses a trader in a province, or nobody."""
    victim = NOBODY
    for colour in s.travel_order():
        if not s.traders_at(colour, province) or s.teahouses[province] == colour:
            continue
        if s.influence[colour] < MOST_INFLUENCE and (victim == NOBODY or s.influence[colour] > s.influence[victim]):
            victim = colour
    return victim

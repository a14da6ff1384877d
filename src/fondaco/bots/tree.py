"""The tree of a search: what has been tried at a decision, and what became of it."""

from math import exp, sqrt
from typing import Final

from fondaco.core.action import Action

UNKNOWN: Final = 0.1  # how often an option is chosen if nothing is known of its kind
MOST_LEAD: Final = 50.0  # how far ahead of the first options one can be that is taken in later, in units of attention


class Habits:
    """How a search divides its attention."""

    def __init__(
        self, explore: float = 0.3, sharpness: float = 12.0, widening: float = 0.5, first: int = 3, soon: int = 8
    ) -> None:
        self.explore = explore  # how much what is little explored attracts
        self.sharpness = sharpness  # how much a first estimate decides about attention
        self.widening = widening  # how fast less promising options are looked at
        self.first = first  # options that are taken in when a node is visited for the second time
        self.soon = soon  # options of which one more is taken in at each of the next visits


class Edge:
    """One option of one seat: what it seemed worth at first, how often it was tried, and what that brought."""

    def __init__(self, action: Action, estimate: float, shares: list[float], points: list[float]) -> None:
        self.action = action
        self.estimate = estimate
        self.shares = shares  # of all seats, as they seemed at first
        self.points = points
        self.attention = 0.0  # compared with that of the other options
        self.visits = 0
        self.total = 0.0

    def add(self, share: float) -> None:
        """Count one try."""
        self.visits += 1
        self.total += share

    @property
    def worth(self) -> float:
        """The mean of what it brought, the first estimate among it."""
        return (self.total + self.estimate) / (self.visits + 1)


class Choice:
    """What one seat can choose at a node."""

    def __init__(self) -> None:
        self.edges: dict[object, Edge] = {}  # by the key of their action
        self.visits = 0
        self.first = 0.0  # the estimate of the first option, with which the others are compared
        self.attention = 0.0  # of all options together
        self.kinds: dict[int, float] = {}  # by the kind of options that were taken in: how likely one more of it is

    def likeliest(self, usual: dict[int, float], kinds: list[int], count: int, another: float) -> list[int]:
        """The places of the options that strong players usually choose, by their kinds; once there is one of a kind,
        another is `another` times as likely."""
        first: list[int] = []
        for _ in range(count):
            best = 0
            most = -1.0
            for place, kind in enumerate(kinds):
                if place not in first:
                    share = usual.get(kind, UNKNOWN) * self.kinds.get(kind, 1.0)
                    if share > most:
                        best = place
                        most = share
            first.append(best)
            self.kinds[kinds[best]] = another * self.kinds.get(kinds[best], 1.0)
        return first

    def take_in(self, edge: Edge, sharpness: float) -> None:
        """Take in an option: the better its first estimate, the more attention it gets."""
        if not self.edges:
            self.first = edge.estimate
        edge.attention = exp(min(MOST_LEAD, (edge.estimate - self.first) * sharpness))
        self.attention += edge.attention
        self.edges[edge.action.key] = edge

    def pick(self, options: list[Action], explore: float) -> Edge | None:
        """The option to try next of those that were taken in, by its worth and what is still to be explored of it."""
        urge = explore * sqrt(self.visits + 1) / self.attention if self.edges else 0.0
        edges = self.edges
        best: Edge | None = None
        best_score = -1.0
        for action in options:
            edge = edges.get(action.key)
            if edge is not None:
                score = edge.worth + urge * edge.attention / (1 + edge.visits)
                if score > best_score:
                    best = edge
                    best_score = score
        return best

    def unknown(self, options: list[Action]) -> list[Action]:
        """The options that have not been taken in."""
        return [action for action in options if action.key not in self.edges]

    def room(self, habits: Habits) -> bool:
        """Whether one more option may be taken in; more visits make more room (progressive widening)."""
        known = len(self.edges)
        if known < habits.soon:
            return known < habits.first + self.visits
        return known < habits.soon + habits.widening * sqrt(self.visits)


class Node:
    """A decision, known by what the seats chose before it; what chance gave is not part of it (open loop)."""

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}  # by seat: more than one where they choose at the same time
        self.after: dict[int, Node] = {}

    def next(self, code: int) -> "Node":
        """The decision that follows."""
        node = self.after.get(code)
        if node is None:
            node = Node()
            self.after[code] = node
        return node

"""The tree of a search: what has been tried at a decision, and what became of it."""

from math import exp, sqrt
from typing import Final

from fondaco.core.action import Action

BITS: Final = 12  # room for each number of an action
LATE_PRIOR: Final = 0.02  # of an option that is taken in later than others


class Edge:
    """One option of one seat: what it seemed worth at first, how often it was tried, and what that brought."""

    def __init__(self, action: Action, estimate: float) -> None:
        self.action = action
        self.estimate = estimate
        self.prior = LATE_PRIOR
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
        self.edges: dict[int, Edge] = {}
        self.visits = 0

    def expand(self, edges: list[Edge], sharpness: float) -> None:
        """Take in options: the better the first estimate, the larger the prior."""
        best = max([edge.estimate for edge in edges])
        total = 0.0
        for edge in edges:
            edge.prior = exp((edge.estimate - best) * sharpness)
            total += edge.prior
            self.edges[code_of(edge.action)] = edge
        for edge in edges:
            edge.prior /= total

    def pick(self, options: list[Action], explore: float) -> Edge | None:
        """The option to try next of those that were taken in, by its worth and what is still to be explored of it."""
        root = sqrt(self.visits + 1)
        best: Edge | None = None
        best_score = -1.0
        for action in options:
            edge = self.edges.get(code_of(action))
            if edge is not None:
                score = edge.worth + explore * edge.prior * root / (1 + edge.visits)
                if score > best_score:
                    best = edge
                    best_score = score
        return best

    def unknown(self, options: list[Action]) -> list[Action]:
        """The options that have not been taken in."""
        return [action for action in options if code_of(action) not in self.edges]

    def room(self, least: int, widening: float) -> bool:
        """Whether one more option may be taken in; more visits make more room (progressive widening)."""
        return len(self.edges) < least + widening * sqrt(self.visits)


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


def code_of(action: Action) -> int:
    """A number for an action."""
    return ((action.verb << BITS | action.x) << BITS | action.y) << BITS | action.z

"""The tree of a search: what has been tried at a decision, and what became of it."""

from math import exp, sqrt
from typing import Final

from fondaco.core.action import Action

BITS: Final = 12  # room for each number of an action
UNSEEN_PRIOR: Final = 0.01  # for an option that did not exist in the world in which a node was first expanded


class Edge:
    """One option of one seat: what it seemed worth at first, how often it was tried, and what that brought."""

    def __init__(self, action: Action, estimate: float) -> None:
        self.action = action
        self.estimate = estimate
        self.prior = UNSEEN_PRIOR
        self.rank = 0
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
        """Take in options: the better the first estimate, the higher the rank and the larger the prior."""
        edges.sort(key=lambda edge: -edge.estimate)
        total = 0.0
        for rank, edge in enumerate(edges):
            edge.rank = rank
            edge.prior = exp((edge.estimate - edges[0].estimate) * sharpness)
            total += edge.prior
            self.edges[code_of(edge.action)] = edge
        for edge in edges:
            edge.prior /= total

    def pick(self, options: list[Action], explore: float, widening: float) -> Edge:
        """The option to try next, by its worth and by what is still to be explored of it. At first only the most
        promising are looked at; the more often the node is visited, the more of them (progressive widening)."""
        root = sqrt(self.visits + 1)
        width = 2 + int(widening * root)
        best: Edge | None = None
        best_score = -1.0
        for action in options:
            edge = self.edges.get(code_of(action))
            if edge is None:
                edge = self.add_unseen(action)
            if edge.rank < width or best is None:
                score = edge.worth + explore * edge.prior * root / (1 + edge.visits)
                if edge.rank >= width:
                    score -= 1.0
                if score > best_score:
                    best = edge
                    best_score = score
        assert best is not None, "a decision has options"
        self.visits += 1
        return best

    def add_unseen(self, action: Action) -> Edge:
        """Take in an option of another world; it seems worth as much as the others have turned out to be."""
        mean = 0.0
        for edge in self.edges.values():
            mean += edge.worth
        edge = Edge(action, mean / max(1, len(self.edges)))
        self.edges[code_of(action)] = edge
        return edge


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

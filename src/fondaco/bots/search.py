"""Information-set Monte Carlo tree search, open loop: worlds that fit the view, one tree for all of them, a vector of
values (max^n), truncated playouts that end in the value function, and decoupled choices where all choose at once."""

import gc
from time import perf_counter
from typing import Any, Final, cast

from fondaco.bots.ahead import after, foresee, plain_answers, quiet
from fondaco.bots.budget import Budget
from fondaco.bots.thought import NEGLIGIBLE, Tally, Thought, thought_of, varied
from fondaco.bots.tree import Choice, Edge, Habits, Node
from fondaco.bots.value import Value
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.state import State
from fondaco.core.view import View

JOINT_BITS: Final = (1 << 44) - 1


class Search:
    """One search for one decision."""

    def __init__(self, value: Value, view: View[Any], options: list[Action], rng: Rng, habits: Habits) -> None:
        self.game = value.game
        self.value = value
        self.view = view
        self.options = quiet(value.game, options)
        self.rng = rng
        self.habits = habits
        self.root = Node()
        self.tallies: dict[object, Tally] = {}  # by the key of their action
        self.playouts = 0
        self.open = value.open
        # The seats and edges of the present playout, and its last edge, if what follows it is already known.
        self.seats: list[int] = []
        self.path: list[Edge] = []
        self.known: Edge | None = None
        self.luck: list[float] = []  # by seat: what the world of the present playout seems worth …
        self.lucks: list[float] = [0.0] * view.known.seats  # … and all worlds together
        self.plain = True  # whether what is asked where the present playout ends may be a plain question

    def run(self, budget: Budget) -> Thought:
        """Play out until the budget is used up; the option that was tried most often is the best, or one as good."""
        worth = self.grow(budget)
        seat = self.view.seat
        ranked = sorted(self.tallies.values(), key=lambda tally: (-tally.visits, -worth[tally.action.key]))
        return thought_of(varied(ranked, seat, self.rng), seat, self.playouts + 1, self.playouts)

    def grow(self, budget: Budget) -> dict[object, float]:
        """Play out until the budget is used up; what the options are worth, by their key. The tree is felled at once:
        it has no cycles, so nobody needs to look for what is left of it."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.play_out(budget)
            self.even_out()
            edges = self.root.choices[self.view.seat].edges.values()
            return {edge.action.key: edge.worth for edge in edges}
        finally:
            self.root = Node()
            self.path = []
            self.known = None
            if collecting:
                gc.enable()

    def play_out(self, budget: Budget) -> None:
        """One playout after the other."""
        deadline = budget.deadline()
        self.open_root()
        while self.playouts < budget.playouts and perf_counter() < deadline:
            self.playout()

    def open_root(self) -> None:
        """Look one step ahead with every option."""
        world: State = self.game.imagine(self.view, self.rng)
        self.look_at(world)
        seat = self.view.seat
        choice = Choice()
        for option in self.options:
            s = after(self.game, world, seat, option, self.rng)
            shares, points = foresee(self.value, s, self.rng)
            tally = Tally(option, len(shares))
            tally.add(self.beside_luck(shares), points)
            self.tallies[option.key] = tally
            estimate = shares[seat] - self.luck[seat] + NEGLIGIBLE * self.rng.part()
            choice.take_in(Edge(option, estimate, shares, points), self.habits.sharpness)
        self.root.choices[seat] = choice

    def playout(self) -> None:
        """One world: down the tree, a value at the leaf, and up again."""
        s: State = self.game.imagine(self.view, self.rng)
        self.look_at(s)
        self.seats = []
        self.path = []
        taken = self.descend(s)
        foreseen, points = self.foreseen(s)
        shares = self.beside_luck(foreseen)
        for number, edge in enumerate(self.path):
            edge.add(shares[self.seats[number]])
        if taken is not None:
            self.tallies[taken.key].add(shares, points)
        self.playouts += 1

    def look_at(self, world: State) -> None:
        """See what a world seems worth before anything is done in it. All that comes of it is told beside that, so that
        an option is not preferred for the luck of the worlds in which it was tried (a control variate)."""
        self.luck = [0.0] * len(self.lucks) if self.value.open else self.value.shares(world)
        for seat, share in enumerate(self.luck):
            self.lucks[seat] += share

    def beside_luck(self, shares: list[float]) -> list[float]:
        """Shares as they differ from what the present world seems worth."""
        return [shares[seat] - luck for seat, luck in enumerate(self.luck)]

    def even_out(self) -> None:
        """Give all options the luck of the mean world."""
        for tally in self.tallies.values():
            for seat, luck in enumerate(self.lucks):
                whole = tally.shares[seat] + tally.visits * luck / (self.playouts + 1)
                tally.shares[seat] = max(0.0, min(float(tally.visits), whole))

    def foreseen(self, s: State) -> tuple[list[float], list[float]]:
        """The shares and points to expect where a playout ends."""
        if self.known is not None:
            return self.known.shares, self.known.points
        return foresee(self.value, s, self.rng) if self.plain else self.value.judge(s)

    def descend(self, s: State) -> Action | None:
        """Follow the tree to a decision that it does not know yet; returns what was chosen at the root."""
        game = self.game
        node = self.root
        taken: Action | None = None
        joint = 0
        self.known = None
        self.plain = True
        repeatable = self.open  # whether the same choices have led to the same position before
        actors = game.actors(s)
        while actors:
            seat = actors[0]
            if seat == CHANCE:
                actors = game.carry_out(s, CHANCE, choose(game, s, CHANCE, self.rng))
                repeatable = False
                self.known = None
                continue
            own = node is self.root and seat == self.view.seat
            options = self.options if own else quiet(game, game.offered(s, seat))
            if len(options) == 1 and not own:
                following = game.carry_out(s, seat, options[0])
                self.known = None
            else:
                edge = self.choose(s, node, seat, options)
                if edge is None:
                    self.plain = len(plain_answers(game, s, seat, options)) > 0
                    return taken
                if own:
                    taken = edge.action
                self.known = edge if repeatable and len(actors) == 1 and edge.visits == 0 else None
                following = game.carry_out(s, seat, edge.action)
                joint = (joint * 1_000_003 + cast(int, edge.action.key) & JOINT_BITS) + 1
            # Where several choose at the same time, none of them knows what another has chosen.
            if joint and (len(actors) == 1 or following != actors[1:]):
                node = node.next(joint)
                joint = 0
            actors = following
        return taken

    def choose(self, s: State, node: Node, seat: int, options: list[Action]) -> Edge | None:
        """What a seat tries at a node; nothing at its first visit, where the best of the first options may be known."""
        choice = node.choices.get(seat)
        if choice is None:
            choice = Choice()
            node.choices[seat] = choice
            if self.value.measure.looks_on:
                self.widen(choice, s, seat, options)
                self.known = choice.pick(options, 0.0)
            return None
        if choice.room(self.habits):
            self.widen(choice, s, seat, options)
        edge = choice.pick(options, self.habits.explore)
        if edge is None:
            self.widen(choice, s, seat, options)
            edge = choice.pick(options, self.habits.explore)
        assert edge is not None, "an option is known or unknown"
        choice.visits += 1
        self.seats.append(seat)
        self.path.append(edge)
        return edge

    def widen(self, choice: Choice, s: State, seat: int, options: list[Action]) -> None:
        """Take in more options, those first that strong players usually choose: some at first, then one."""
        count = 1 if choice.edges else self.habits.first
        unknown = choice.unknown(options)
        if len(unknown) > count:
            measure = self.value.measure
            kinds = measure.kinds(s, seat, unknown)
            likely = choice.likeliest(self.value.usual, kinds, count, measure.another)
            unknown = [unknown[place] for place in likely]
        for option in unknown:
            choice.take_in(self.estimate(s, seat, option), self.habits.sharpness)

    def estimate(self, s: State, seat: int, option: Action) -> Edge:
        """An option with the value of what it leads to."""
        shares, points = foresee(self.value, after(self.game, s, seat, option, self.rng), self.rng)
        return Edge(option, shares[seat] - self.luck[seat], shares, points)


def sample(options: list[Action], count: int, rng: Rng) -> list[Action]:
    """Some of the options at random."""
    rest = options[:]
    return [rest.pop(rng.below(len(rest))) for _ in range(count)]

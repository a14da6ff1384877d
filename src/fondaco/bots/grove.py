"""Root-parallel search: several trees for one decision, each with numbers of its own, whose tallies are added up. Any
number of processes can grow them, and what they find is the same."""

import signal
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from fondaco.bots.budget import Budget
from fondaco.bots.search import Search
from fondaco.bots.thought import Tally, Thought, thought_of, varied
from fondaco.bots.tree import Habits
from fondaco.bots.value import Value
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.view import View

SEEDS: Final = 1 << 48
FORK: Final = "fork"  # a copy of this process knows the game and the view already
Count = tuple[int, list[float], list[float]]  # of an option: visits, shares and points
Crop = tuple[int, list[Count]]  # of a tree: its playouts, and the counts of all options in their order


class Grove:
    """The trees of one decision."""

    def __init__(self, value: Value, view: View[Any], options: list[Action], rng: Rng, habits: Habits) -> None:
        self.value = value
        self.view = view
        self.options = options
        self.rng = rng
        self.habits = habits

    def run(self, budget: Budget, processes: int) -> Thought:
        """Grow all trees; the option that was tried most often in all of them together is the best, or one as good."""
        seeds = [self.rng.below(SEEDS) for _ in range(budget.trees)]
        crops = self.together(seeds, budget, processes) if can_share(processes) else self.here(seeds, budget)
        seat = self.view.seat
        tallies = [Tally(option, len(crops[0][1][0][1])) for option in self.options]
        for _, counts in crops:
            for tally, (visits, shares, points) in zip(tallies, counts, strict=True):
                tally.take_in(visits, shares, points)
        ranked = sorted(tallies, key=lambda tally: (-tally.visits, -tally.judgement(seat).share))
        playouts = sum([tree for tree, _ in crops])
        return thought_of(varied(ranked, seat, self.rng), seat, playouts + budget.trees, playouts)

    def here(self, seeds: list[int], budget: Budget) -> list[Crop]:
        """One tree after the other."""
        return [self.tree(seed, budget) for seed in seeds]

    def together(self, seeds: list[int], budget: Budget, processes: int) -> list[Crop]:
        """Copies of this process grow some of the trees, while it grows its own; it makes good what gets lost."""
        count = min(processes, len(seeds))
        shares = [seeds[number::count] for number in range(count)]
        helpers = [Helper(self, share, budget) for share in shares[1:]]
        try:
            found = [self.here(shares[0], budget)]
            for helper, share in zip(helpers, shares[1:], strict=True):
                crops = helper.crops()
                found.append(self.here(share, budget) if crops is None else crops)
        finally:
            for helper in helpers:
                helper.end()
        return [found[number % len(found)][number // len(found)] for number in range(len(seeds))]

    def tree(self, seed: int, budget: Budget) -> Crop:
        """What one tree tells of all options."""
        search = Search(self.value, self.view, self.options, Rng(seed), self.habits)
        search.grow(budget)
        tallies = [search.tallies[option.key] for option in self.options]
        return search.playouts, [(tally.visits, tally.shares, tally.points) for tally in tallies]


class Helper:
    """A copy of this process that grows some trees."""

    def __init__(self, grove: Grove, seeds: list[int], budget: Budget) -> None:
        context = get_context(FORK)
        self.answer, there = context.Pipe(duplex=False)
        self.process = context.Process(target=answer, args=(grove, seeds, budget, there), daemon=True)
        self.process.start()
        there.close()

    def crops(self) -> list[Crop] | None:
        """What it has found; nothing, if it was lost."""
        try:
            found: list[Crop] = self.answer.recv()
        except (EOFError, OSError):  # between two messages, or within one
            return None
        return found

    def end(self) -> None:
        """End the process, whether or not it has answered."""
        self.process.terminate()
        self.process.join()
        self.answer.close()


def answer(grove: Grove, seeds: list[int], budget: Budget, answers: Connection) -> None:
    """What a helper does; whoever asked hears a keyboard interrupt for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers.send(grove.here(seeds, budget))


def can_share(processes: int) -> bool:
    """Whether there are several processes, and a system that can copy them."""
    return processes > 1 and FORK in get_all_start_methods()

"""Chance: a source of numbers that is always passed in, never global."""

from random import Random


class Rng:
    """A seeded stream of numbers."""

    def __init__(self, seed: int) -> None:
        self.stream = Random(seed)

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        return int(self.stream.random() * limit)

    def part(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.stream.random()

    def weighted(self, odds: list[int]) -> int:
        """An index, each as likely as its weight among all weights."""
        rest = self.below(sum(odds))
        for index, weight in enumerate(odds):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("the odds of a chance decision must add up to more than zero")


def draw(seed: int, number: int, odds: list[int]) -> int:
    """What chance gives at one line of a log: the same for the same seed and line, so that undoing cannot fish for
    better luck."""
    return Rng(seed * 1_000_003 + number).weighted(odds)

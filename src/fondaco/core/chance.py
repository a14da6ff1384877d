"""Chance: a source of numbers that is always passed in, never global."""

from collections.abc import Callable
from random import Random
from typing import Final, final

STEP: Final = 1_000_003


@final
class Rng:
    """A seeded stream of numbers."""

    def __init__(self, seed: int) -> None:
        self.stream = Random(seed)
        self.next: Callable[[], float] = self.stream.random

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        return int(self.next() * limit)

    def part(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.next()

    def weighted(self, odds: list[int]) -> int:
        """An index, each as likely as its weight among all weights."""
        total = 0
        for weight in odds:
            total += weight
        rest = self.below(total)
        for index, weight in enumerate(odds):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("the odds of a chance decision must add up to more than zero")


def stream(seed: int, *purpose: int) -> Rng:
    """The stream for a purpose, given as a row of numbers from 0; every purpose has numbers of its own."""
    for part in purpose:
        seed = seed * STEP + part
    return Rng(seed)


def draw(seed: int, number: int, odds: list[int]) -> int:
    """What chance gives at one line of a log: the same for the same seed and line, so that undoing cannot fish for
    better luck."""
    return stream(seed, number).weighted(odds)

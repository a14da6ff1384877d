"""A small network that judges a row of measures: a sum, and on top of it what a sum cannot see, such as a post that is
worth something only with a horse."""

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from fondaco.bots import forward

Tuned = Callable[[bytes, int, int, int, int, int, float, list[float]], bytes]
Forward = Callable[[bytes, int, int, int, int, int, list[list[int]]], list[list[float]]]

OUTPUTS: Final = 2  # what speaks for the win, and the points at the end
WIN: Final = 0
POINTS: Final = 1
MOST_MOMENTS: Final = 64


def fastest() -> Any:
    """The sums in C where they were compiled, else in Python; both give the same to the last bit."""
    try:
        return import_module("fondaco.bots._forward")
    except ImportError:
        return forward


TUNED: Final[Tuned] = fastest().tuned
FORWARD: Final[Forward] = fastest().forward


class Network:
    """One or several networks of the same size, which are asked together and answer with their mean. Each measure
    counts twice, for the beginning and for the end of a game, and `common` is what all seats have in common. Both are
    the same for many positions, so the numbers for such a moment are put together once."""

    def __init__(self, packed: bytes, networks: int, measures: int, common: int, wide: int, narrow: int) -> None:
        self.packed = packed
        self.networks = networks
        self.measures = measures
        self.common = common
        self.wide = wide
        self.narrow = narrow
        if len(packed) != 8 * networks * size(2 * measures + common, wide, narrow):
            raise ValueError("a network has a number for each of its weights")
        self.moments: dict[tuple[float, ...], bytes] = {}

    def judge(self, rows: list[list[int]], progress: float, common: list[float]) -> list[list[float]]:
        """By row: what speaks for the win, and the points to expect."""
        tuned = self.tuned(progress, common)
        return FORWARD(tuned, self.networks, self.measures, self.wide, self.narrow, OUTPUTS, rows)

    def tuned(self, progress: float, common: list[float]) -> bytes:
        """The numbers for a moment of a game."""
        moment = (progress, *common)
        found = self.moments.get(moment)
        if found is None:
            found = TUNED(self.packed, self.networks, self.measures, self.wide, self.narrow, OUTPUTS, progress, common)
            if len(self.moments) >= MOST_MOMENTS:
                self.moments.clear()
            self.moments[moment] = found
        return found


def size(inputs: int, wide: int, narrow: int) -> int:
    """How many numbers a network has."""
    return inputs * (wide + OUTPUTS) + wide + wide * narrow + narrow + narrow * OUTPUTS + OUTPUTS


def joined(networks: list[Network]) -> Network:
    """Networks of one size as one that answers with their mean."""
    first = networks[0]
    packed = b"".join([network.packed for network in networks])
    count = sum([network.networks for network in networks])
    return Network(packed, count, first.measures, first.common, first.wide, first.narrow)


def widened(singles: bytes) -> bytes:
    """The numbers of four bytes that are kept, as the numbers of eight that are computed with."""
    return array("d", array("f", singles)).tobytes()

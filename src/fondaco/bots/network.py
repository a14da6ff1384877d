"""A small network that judges a row of measures: a sum, and on top of it what a sum cannot see, such as a post that is
worth something only with a horse."""

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import Final

from fondaco.bots import forward

Forward = Callable[[bytes, int, int, int, int, int, list[list[int]], float, list[float]], list[list[float]]]

OUTPUTS: Final = 2  # what speaks for the win, and the points at the end
WIN: Final = 0
POINTS: Final = 1


def fastest() -> Forward:
    """The sums in C where they were compiled, else in Python; both give the same to the last bit."""
    try:
        compiled: Forward = import_module("fondaco.bots._forward").forward
    except ImportError:
        return forward.forward
    return compiled


FORWARD: Final[Forward] = fastest()


class Network:
    """One or several networks of the same size, which are asked together and answer with their mean. Each measure
    counts twice, for the beginning and for the end of a game, and `common` is what all seats have in common."""

    def __init__(self, packed: bytes, networks: int, measures: int, common: int, wide: int, narrow: int) -> None:
        self.packed = packed
        self.networks = networks
        self.measures = measures
        self.common = common
        self.wide = wide
        self.narrow = narrow
        if len(packed) != 8 * networks * size(2 * measures + common, wide, narrow):
            raise ValueError("a network has a number for each of its weights")

    def judge(self, rows: list[list[int]], progress: float, common: list[float]) -> list[list[float]]:
        """By row: what speaks for the win, and the points to expect."""
        return FORWARD(
            self.packed, self.networks, self.measures, self.wide, self.narrow, OUTPUTS, rows, progress, common
        )


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

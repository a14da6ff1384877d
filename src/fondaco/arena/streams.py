"""Streams of numbers: each is known by a seed and by what it is for."""

from typing import Final

from fondaco.core.chance import Rng

STEP: Final = 1_000_003


def stream(seed: int, *purpose: int) -> Rng:
    """The stream for a purpose, given as a row of numbers from 0; every purpose has numbers of its own."""
    for part in purpose:
        seed = seed * STEP + part
    return Rng(seed)

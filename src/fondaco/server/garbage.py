"""Garbage: when Python may look for what it cannot free by counting who refers to it.

To look through everything takes a third of a second with a thousand tables that have just begun, and nobody is answered
meanwhile; Python would do it every few seconds (docs/scale.md). It finds next to nothing: tables, their clients and
connections refer to each other in no circles, so they are freed as soon as they are let go, and a test sees to that.
What lives for a moment only is looked through as usual.
"""

import gc
from typing import Final

SECONDS: Final = 600.0  # from one search through everything to the next
NEVER: Final = 10**9


def leave_alone() -> None:
    """Look no more through what is here now, which stays as long as the program, nor by itself through what is old."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def search() -> None:
    """Look through everything that came later."""
    gc.collect()

"""A view: all that one seat may know of a position, and no more."""

from typing import Generic

from fondaco.core.state import S


class View(Generic[S]):
    """What a seat knows: a state in which everything hidden from it is left blank. A spectator has seat -1."""

    def __init__(self, seat: int, known: S) -> None:
        self.seat = seat
        self.known = known

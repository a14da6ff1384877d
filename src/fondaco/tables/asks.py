"""A question to the others at a table: may a move be taken back, may a late player be replaced."""

from dataclasses import dataclass
from typing import Literal

What = Literal["undo", "replace"]


@dataclass(slots=True)
class Ask:
    """What is asked, by whom, and whose answer is still missing."""

    number: int  # of the record that asked
    what: What
    seat: int  # that asks
    target: int  # undo: the number of the move that would be taken back; replace: the late seat
    bot: str  # replace: the bot that would take over
    waiting: list[int]  # seats that have not answered yet

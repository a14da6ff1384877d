"""A proposal to the others at a table: to take back a move, or to replace a late player."""

from dataclasses import dataclass

from fondaco.tables.journal import Subject


@dataclass(slots=True)
class Proposal:
    """What is proposed, by whom, when, and whose answer is still missing."""

    number: int  # of the record that proposed it
    what: Subject
    seat: int  # that proposes it
    target: int  # undo: the number of the move that would be taken back; replace: the late seat
    bot: str  # replace: the bot that would take over
    waiting: list[int]  # seats that have not answered yet
    time: int

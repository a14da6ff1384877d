"""A seat: who holds it, and how it can be claimed."""

from dataclasses import dataclass, field
from typing import Literal

from fondaco.tables.journal import SeatPlan


@dataclass(slots=True)
class Seat:
    """A place at the table. Several guests may own it: one person on several devices."""

    number: int
    name: str = ""
    owners: list[str] = field(default_factory=list)
    bot: str = ""
    claim: str = ""  # the digest of a personal link that has not been used yet
    friend: bool = False  # kept for whoever comes by the link
    late: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody holds the seat."""
        return not self.owners and not self.bot

    @property
    def human(self) -> bool:
        """Whether a person holds the seat."""
        return bool(self.owners)

    @property
    def kind(self) -> Literal["person", "bot", "friend", "open"]:
        """Who holds the seat, in one word."""
        if self.owners:
            return "person"
        return "bot" if self.bot else "friend" if self.friend else "open"

    def seat_bot(self, level: str, name: str | None = None) -> None:
        """Give the seat to a bot, which may go by a name of its own."""
        self.owners, self.bot, self.name, self.claim, self.late = [], level, name or level, "", False

    def seat_person(self, guest: str, name: str) -> None:
        """Give the seat to a person."""
        self.owners, self.bot, self.name, self.claim, self.late = [guest], "", name, "", False

    def free(self) -> None:
        """Let nobody hold the seat."""
        self.owners, self.bot, self.name, self.claim = [], "", "", ""

    def plan(self) -> SeatPlan:
        """The seat as the journal keeps it."""
        return SeatPlan(self.name, list(self.owners), self.bot, self.claim, self.friend)

    @staticmethod
    def planned(number: int, plan: SeatPlan) -> "Seat":
        """The seat that the journal kept."""
        return Seat(number, plan.name, list(plan.owners), plan.bot, plan.claim, plan.friend)

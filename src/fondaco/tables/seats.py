"""A seat: who holds it, and how it can be claimed."""

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(slots=True)
class Seat:
    """A place at the table. Several guests may own it: one person on several devices."""

    number: int
    name: str = ""
    owners: list[str] = field(default_factory=list)
    bot: str = ""
    claim: str = ""  # the digest of a personal link that has not been used yet
    friend: bool = False  # kept for who comes by the link
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

    def plan(self) -> dict[str, Any]:
        """The seat as the journal keeps it."""
        return {"name": self.name, "owners": self.owners, "bot": self.bot, "claim": self.claim, "friend": self.friend}

"""What can be seen of a position: worked out when somebody first asks, and once for all who may see it."""

from typing import Any

from fondaco.core.match import Match
from fondaco.core.price import Price


class Sight:
    """The views of a match as it stands; it is made anew whenever something has changed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: dict[int | None, Any] = {}
        self.documents: dict[int | None, dict[str, Any]] = {}

    def forget(self) -> None:
        """Keep nothing at hand any longer; most of it is asked for at one moment by all."""
        self.known.clear()
        self.documents.clear()

    def of(self, seat: int | None) -> Any:
        """The position as a seat may know it; none is a spectator."""
        if seat not in self.known:
            self.known[seat] = self.match.view(seat).known
        return self.known[seat]

    def document(self, seat: int | None) -> dict[str, Any]:
        """The same with names."""
        if seat not in self.documents:
            self.documents[seat] = self.match.game.describe(self.of(seat))
        return self.documents[seat]

    @property
    def section(self) -> str:
        """The section of the rules that the match is in, as everybody knows."""
        return self.match.game.step(self.of(None)).name

    def price(self, seat: int) -> Price | None:
        """The price that a seat is asked to agree to, if it is asked for one; the section says so."""
        return self.match.game.step(self.of(None)).price_for(self.of(None), seat)

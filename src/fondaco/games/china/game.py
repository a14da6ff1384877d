"""China: the table of contents, with or without fortifications."""

from typing import Any

from fondaco.core.chance import Rng
from fondaco.core.errors import BadPosition
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.view import View
from fondaco.games.china import position, scoring, setup, view
from fondaco.games.china.actions import CARD, PAYMENT, PLAYER, PROVINCE, SIDE, SPACE, vocabulary
from fondaco.games.china.events import ROW_FILLED, ROW_LAID_OUT
from fondaco.games.china.preview import preview
from fondaco.games.china.state import State
from fondaco.games.china.status import status
from fondaco.games.china.steps.dealing import Dealing
from fondaco.games.china.steps.drawing import Drawing, Refilling, TopCard
from fondaco.games.china.steps.ending import Ending
from fondaco.games.china.steps.turn import Turn


class China(Game[State]):
    """A game of China on one side of the board, for a number of players."""

    def __init__(self, seats: int, side: int, fortifications: bool) -> None:
        top_card = TopCard("top-card")
        super().__init__(
            "china",
            vocabulary(fortifications),
            [PLAYER, CARD, PAYMENT, PROVINCE, SPACE, SIDE],
            [
                # Spielvorbereitung
                Dealing(),
                Refilling("open-row", ROW_LAID_OUT),
                # Spielverlauf: A) Spielsteine setzen, B) Karte tauschen
                Turn(fortifications),
                # Karten nachziehen
                Drawing(top_card),
                Refilling("refilling", ROW_FILLED),
                # Spielende, Schlusswertung
                Ending(),
            ],
            [top_card],
            round_start=2,
        )
        self.seats = seats
        self.side = side
        self.fortifications = fortifications
        self.sections = [step.name for step in self.steps]

    def deal(self, seats: int) -> State:
        """An empty board and all cards in the pile."""
        return setup.deal(seats, self.side, self.fortifications)

    def view(self, s: State, seat: int) -> View[State]:
        """All but the pile and what the other hands drew from it."""
        return View(seat, view.known_to(s, seat))

    def imagine(self, v: View[State], rng: Rng) -> State:
        """The unseen cards dealt at random."""
        return view.imagined(v.known, rng)

    def result(self, s: State) -> Result | None:
        """Scores and ranks, once the game is over."""
        return scoring.result(s) if s.over else None

    def preview(self, v: View[State]) -> dict[str, object]:
        """What provinces, alliances and rows would score now."""
        return preview(v.known)

    def status(self, s: State) -> str:
        """What is impossible about a position."""
        return status(s, self.fortifications, self.sections[s.stack[-1]])

    def describe(self, s: State) -> dict[str, object]:
        """The position document."""
        return position.describe(s, self.sections)

    def restore(self, document: dict[str, Any]) -> State:
        """The position of a document, if it can be."""
        s = self.deal(self.seats)
        position.restore(s, document, self.sections)
        wrong = self.status_of_section(s) or self.status(s)
        if not wrong and not s.over and not self.actors(s):
            wrong = "Nobody has anything to decide in this position."
        if wrong:
            raise BadPosition(wrong)
        return s

    def status_of_section(self, s: State) -> str:
        """What is wrong with the place in the rulebook where a position stands."""
        outer = [number for number in s.stack if number <= self.last]
        if not s.stack or outer != s.stack[:1]:
            return "A position's “section” begins with a section of the round; the decisions within it follow."
        return ""

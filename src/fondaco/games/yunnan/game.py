"""Yunnan as a game: what the contract asks of it."""

from typing import Any

from fondaco.core.chance import Rng
from fondaco.core.errors import BadPosition
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.step import Step
from fondaco.core.view import View
from fondaco.games.yunnan import position, scoring
from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.preview import preview
from fondaco.games.yunnan.reachable import status_of_round
from fondaco.games.yunnan.setup import deal
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.status import status
from fondaco.games.yunnan.steps.inspector import Inspector


class Yunnan(Game[State]):
    """A game of Yunnan in one edition, with its modules and its number of players."""

    def __init__(
        self,
        title: str,
        edition: Edition,
        owner: list[int],
        steps: list[Step[State]],
        asides: list[Step[State]],
        revision: int,
    ) -> None:
        names = Names(edition)
        domains = [names.colour, names.place, names.gorge, names.building, names.bank, names.structure, names.card]
        super().__init__(title, names.vocabulary(), domains, steps, asides, round_start=1)
        self.edition = edition
        self.owner = owner  # by colour: the seat that decides for it
        self.names = names
        self.sections = [step.name for step in self.steps]
        self.revision = revision

    def deal(self, seats: int) -> State:
        """The board before the first order is drawn."""
        return deal(self.edition, self.owner, seats)

    def view(self, s: State, seat: int) -> View[State]:
        """Everything: Yunnan has no secrets."""
        return View(seat, s.copy())

    def imagine(self, v: View[State], rng: Rng) -> State:
        """The position itself."""
        return v.known.copy()

    def result(self, s: State) -> Result | None:
        """The end of game scoring, once the game is over."""
        return scoring.score(s, self.edition) if s.over else None

    def preview(self, v: View[State]) -> dict[str, object]:
        """What the rules would pay, take and score now."""
        for step in self.steps:
            if isinstance(step, Inspector):
                return preview(v.known, self.names, self.edition, step)
        return {}

    def status(self, s: State) -> str:
        """What is impossible about a position."""
        wrong = status(s, self.names, self.edition)
        if wrong or self.revision == 1:  # which let more positions pass; a match may go on from one
            return wrong
        return status_of_round(s, self.names, self.edition, self.sections[s.stack[0]] if s.stack else "")

    def describe(self, s: State) -> dict[str, object]:
        """The position document."""
        return position.describe(s, self.names, self.sections)

    def restore(self, document: dict[str, Any]) -> State:
        """The position of a document, if it can be."""
        s = self.deal(max(self.owner) + 1)
        position.restore(s, document, self.names, self.sections)
        wrong = self.status(s) or self.status_of_section(s)
        if wrong:
            raise BadPosition(wrong)
        return s

    def status_of_section(self, s: State) -> str:
        """What is wrong with the place in the rulebook where a position stands."""
        if not s.stack or s.stack[0] > self.last or (s.stack[1:] and min(s.stack[1:]) <= self.last):
            return "A position's “section” begins with a section of the round; the decisions within it follow."
        if self.sections[s.stack[0]] != "first-order" and len(s.order) != s.colours:
            return "The order must name every colour."
        if not s.over and not self.actors(s):
            return "Nobody has anything to decide in this position."
        return ""

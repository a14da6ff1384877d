"""The table of contents, and what a game says for itself: what is hidden, who has won, positions as documents."""

from typing import Any

from fondaco.core import NOBODY, BadPosition, Game, PositionReader, Result, Rng, View
from newgame import scoring
from newgame.actions import GOAL, PLAYER, VOCABULARY
from newgame.state import HEAP, MOST, UNKNOWN, State, deal
from newgame.steps import Drawing, Taking


class Newgame(Game[State]):
    """Pebbles and secret goals."""

    def __init__(self) -> None:
        super().__init__("newgame", VOCABULARY, [PLAYER, GOAL], [Drawing(), Taking()], [], round_start=1)
        self.sections = [step.name for step in self.steps]

    def deal(self, seats: int) -> State:
        """The position before the first section begins."""
        return deal(seats)

    # What is hidden.

    def view(self, s: State, seat: int) -> View[State]:
        """All but the goals of the others; when the game is over, all of it."""
        known = s.copy()
        if not s.over:
            known.goals = [goal if owner == seat else UNKNOWN for owner, goal in enumerate(s.goals)]
        return View(seat, known)

    def imagine(self, v: View[State], rng: Rng) -> State:
        """The same position with any goals for the others."""
        s = v.known.copy()
        if self.sections[s.stack[0]] == "taking":
            s.goals = [rng.below(len(GOAL.names)) if goal == UNKNOWN else goal for goal in s.goals]
        return s

    # Who has won.

    def result(self, s: State) -> Result | None:
        """Scores and ranks, once the game is over."""
        return scoring.result(s) if s.over else None

    # Positions as documents.

    def describe(self, s: State) -> dict[str, object]:
        """The position document; `players` are in seat order, by colour."""
        return {
            "seats": s.seats,
            "section": [self.sections[number] for number in s.stack],
            "over": s.over,
            "turn": PLAYER.names[s.turn],
            "heap": s.heap,
            "last": s.last,
            "players": {
                PLAYER.names[seat]: {
                    "pebbles": s.pebbles[seat],
                    "goal": None if s.goals[seat] == UNKNOWN else GOAL.names[s.goals[seat]],
                }
                for seat in range(s.seats)
            },
        }

    def restore(self, document: dict[str, Any]) -> State:
        """The position of a document, if it can be."""
        reader = PositionReader(document)
        reader.seen.append("setup")
        s = deal(reader.number("seats", 2, len(PLAYER.names)))
        s.stack = reader.name_list("section", self.sections)
        s.over = reader.flag("over")
        colours = PLAYER.names[: s.seats]
        s.turn = reader.name("turn", colours)
        s.heap = reader.number("heap", 0, HEAP)
        s.last = reader.number("last", 0, MOST)
        players = reader.inner("players")
        for seat, colour in enumerate(colours):
            player = players.inner(colour)
            s.pebbles[seat] = player.number("pebbles", 0, HEAP)
            s.goals[seat] = NOBODY if player.value("goal") is None else player.name("goal", GOAL.names)
            player.done()
        players.done()
        reader.done()
        wrong = self.status(s)
        if wrong:
            raise BadPosition(wrong)
        return s

    def status(self, s: State) -> str:
        """What is impossible about a position: every pebble is accounted for."""
        if len(s.stack) != 1:
            return "A position stands in one section."
        if s.heap + sum(s.pebbles) != HEAP:
            return f"There are {s.heap + sum(s.pebbles)} pebbles instead of {HEAP}."
        if (UNKNOWN in s.goals) != (self.sections[s.stack[0]] == "drawing"):
            return "Goals are drawn before pebbles are taken."
        if self.sections[s.stack[0]] == "taking" and s.over != (not self.steps[s.stack[0]].options(s, s.turn)):
            return "The game is over exactly when nobody can take a pebble."
        return ""

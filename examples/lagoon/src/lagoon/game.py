"""The table of contents, and what a game says for itself: what is hidden, who has won, positions as documents."""

from typing import Any

from fondaco.core import BadPosition, Game, PositionReader, Result, Rng, View, counted
from lagoon import scoring
from lagoon.actions import GOAL, ISLAND, PLAYER, TIDE, VOCABULARY
from lagoon.state import (
    COINS,
    GOODS,
    HIGHEST,
    HOLD,
    ISLANDS,
    KINDS,
    LOWEST,
    ROUNDS,
    UNKNOWN,
    State,
    deal,
)
from lagoon.steps import Goals, Next, Rowing, Tide, Trading

MOST = ROUNDS * HOLD * HIGHEST + COINS  # more than anybody can earn


class Lagoon(Game[State]):
    """Islands, goods and secret goals."""

    def __init__(self) -> None:
        steps = [Goals(), Tide(), Rowing(), Trading(), Next()]
        super().__init__("lagoon", VOCABULARY, [PLAYER, GOAL, ISLAND, TIDE], steps, [], round_start=1)
        self.sections = [step.name for step in self.steps]

    def deal(self, seats: int) -> State:
        """The position before the first section begins."""
        return deal(seats)

    def view(self, s: State, seat: int) -> View[State]:
        """All but the goals of the others; when the game is over, all of it."""
        known = s.copy()
        if not s.over:
            known.goals = [goal if owner == seat else UNKNOWN for owner, goal in enumerate(s.goals)]
        return View(seat, known)

    def imagine(self, v: View[State], rng: Rng) -> State:
        """The same position with any goals for the others, none of them twice."""
        s = v.known.copy()
        if self.sections[s.stack[0]] != "goals":
            left = [good for good in range(KINDS) if good not in s.goals]
            s.goals = [left.pop(rng.below(len(left))) if goal == UNKNOWN else goal for goal in s.goals]
        return s

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
            "round": s.round,
            "turn": PLAYER.names[s.turn],
            "tide": None if s.tide == UNKNOWN else TIDE.names[s.tide],
            "prices": dict(zip(GOODS, s.prices, strict=True)),
            "players": {PLAYER.names[seat]: describe_player(s, seat) for seat in range(s.seats)},
        }

    def restore(self, document: dict[str, Any]) -> State:
        """The position of a document, if it can be."""
        reader = PositionReader(document)
        reader.seen.append("setup")
        s = deal(reader.number("seats", 3, len(PLAYER.names)))
        s.stack = reader.name_list("section", self.sections)
        s.over = reader.flag("over")
        s.round = reader.number("round", 1, ROUNDS)
        colours = PLAYER.names[: s.seats]
        s.turn = reader.name("turn", colours)
        s.tide = UNKNOWN if reader.value("tide") is None else reader.name("tide", TIDE.names)
        prices = reader.inner("prices")
        s.prices = [prices.number(good, LOWEST, HIGHEST) for good in GOODS]
        prices.done()
        players = reader.inner("players")
        for seat, colour in enumerate(colours):
            restore_player(s, players.inner(colour), seat)
        players.done()
        reader.done()
        wrong = self.status(s)
        if wrong:
            raise BadPosition(wrong)
        s.rowed = self.sections[s.stack[0]] in ("trading", "next")
        s.traded = self.sections[s.stack[0]] == "next"
        return s

    def status(self, s: State) -> str:
        """What is impossible about a position."""
        if len(s.stack) != 1:
            return "A position stands in one section."
        section = self.sections[s.stack[0]]
        known = [goal for goal in s.goals if goal != UNKNOWN]
        if len(set(known)) != len(known) or (len(known) < s.seats) != (section == "goals"):
            return "Everybody has a goal of their own, once they are drawn."
        if s.over != (section == "next"):
            return "The game is over exactly in the section next."
        if (s.tide == UNKNOWN) != (section in ("goals", "tide")):
            return "The tide has come in before anybody rows."
        for seat in range(s.seats):
            if sum(s.of(s.cargo, seat)) > HOLD:
                return f"The boat of {PLAYER.names[seat]} holds {HOLD} goods at most."
        return ""


def describe_player(s: State, seat: int) -> dict[str, object]:
    """Where a player is, and what they have."""
    return {
        "island": ISLANDS[s.place[seat]],
        "coins": s.coins[seat],
        "cargo": counted(GOODS, s.of(s.cargo, seat)),
        "sold": counted(GOODS, s.of(s.sold, seat)),
        "goal": None if s.goals[seat] == UNKNOWN else GOODS[s.goals[seat]],
    }


def restore_player(s: State, reader: PositionReader, seat: int) -> None:
    """Set a player up as a document says."""
    own = slice(seat * KINDS, (seat + 1) * KINDS)
    s.place[seat] = reader.name("island", ISLANDS)
    s.coins[seat] = reader.number("coins", COINS, MOST)
    s.cargo[own] = reader.counts("cargo", GOODS, HOLD)
    s.sold[own] = reader.counts("sold", GOODS, ROUNDS * HOLD)
    s.goals[seat] = UNKNOWN if reader.value("goal") is None else reader.name("goal", GOODS)
    reader.done()

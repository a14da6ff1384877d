"""A match: a title, a setup, seats and a log. The log is the game; everything else follows from it."""

import json
import secrets
from collections.abc import Mapping
from typing import Any, Final

from fondaco.core.action import CHANCE, Action, Move
from fondaco.core.chance import draw
from fondaco.core.chronicle import Entry
from fondaco.core.errors import BadSave, FondacoError
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.rule import Rule
from fondaco.core.state import State
from fondaco.core.titles import find
from fondaco.core.view import View

FORMAT: Final = 1


class Match:
    """A game being played. Chance plays by itself, drawn from the seed; with `manual_chance` the caller plays it."""

    def __init__(
        self,
        title: str,
        setup: Mapping[str, object],
        seats: int,
        seed: int | None = None,
        manual_chance: bool = False,
        origin: Mapping[str, Any] | None = None,
    ) -> None:
        self.title = title
        self.setup = find(title).settings(setup)
        self.seats = seats
        self.seed: int = secrets.randbits(64) if seed is None else seed
        self.manual_chance = manual_chance
        self.origin = origin
        self.game: Game[Any] = find(title).game(setup, seats)
        self.log: list[Move] = []
        self.entries: list[list[Entry]] = []
        self.state: State = self.opening()
        self.draw_chance()

    @staticmethod
    def new(
        title: str,
        seats: int,
        setup: Mapping[str, object] | None = None,
        seed: int | None = None,
        manual_chance: bool = False,
    ) -> "Match":
        """A new match at its first decision."""
        return Match(title, {} if setup is None else setup, seats, seed, manual_chance)

    @staticmethod
    def from_position(
        title: str, document: Mapping[str, Any], seed: int | None = None, manual_chance: bool = False
    ) -> "Match":
        """A match that goes on from a described position; raises BadPosition."""
        seats, setup = find(title).table_of(document)
        return Match(title, setup, seats, seed, manual_chance, document)

    def opening(self) -> State:
        """The position before the first line of the log."""
        state: State = self.game.deal(self.seats) if self.origin is None else self.game.restore(dict(self.origin))
        state.news = []
        if self.origin is None:
            self.game.begin(state)
        self.entries = [state.news]
        return state

    # Who may do what.

    @property
    def actors(self) -> list[int]:
        """The seats that may decide now, [CHANCE], or nobody when the game is over."""
        return self.game.actors(self.state)

    def options(self, seat: int) -> list[Action]:
        """What a seat may do now, in a stable order."""
        return self.game.options(self.state, seat)

    def why_not(self, seat: int, action: Action | str) -> Rule | None:
        """The rule that forbids an action, if one does."""
        return self.game.why_not(self.state, seat, self.meant(action))

    def view(self, seat: int | None) -> View[Any]:
        """All that a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise FondacoError(f"There is no seat {seat} at a table of {self.seats}.")
        return self.game.view(self.state, -1 if seat is None else seat)

    def shown(self, seat: int | None) -> dict[str, object]:
        """A seat's view as a document with names."""
        return self.game.describe(self.view(seat).known)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state)

    def meant(self, action: Action | str) -> Action:
        """An action, given as such or as its text."""
        if isinstance(action, Action):
            self.game.vocabulary.values(action)
            return action
        return self.game.vocabulary.parse(action)

    def text(self, action: Action) -> str:
        """An action in words."""
        return self.game.vocabulary.text(action)

    # Playing on and taking back.

    def play(self, seat: int, action: Action | str) -> None:
        """Carry out an action, then whatever chance decides next; raises Refused with the rule."""
        self.enter(seat, self.meant(action))
        self.draw_chance()

    def enter(self, seat: int, action: Action) -> None:
        """Play one line and write it into the log."""
        self.state.news = []
        self.game.play(self.state, seat, action)
        self.log.append(Move(seat, action))
        self.entries.append(self.state.news)

    def draw_chance(self) -> None:
        """Let chance play until somebody else may decide."""
        while not self.manual_chance and self.actors == [CHANCE]:
            options = self.game.options(self.state, CHANCE)
            self.enter(CHANCE, options[draw(self.seed, len(self.log), self.game.odds(self.state))])

    def undo(self) -> None:
        """Take back the last decision of a seat, with what chance did after it."""
        keep = len(self.log)
        while keep > 0 and self.log[keep - 1].seat == CHANCE and not self.manual_chance:
            keep -= 1
        if keep == 0:
            raise FondacoError("There is nothing to take back.")
        self.rewind(keep - 1)

    def rewind(self, length: int) -> None:
        """Go back to where the log had so many lines."""
        if not 0 <= length <= len(self.log):
            raise FondacoError(f"The log has {len(self.log)} lines, so there is no line {length} to go back to.")
        kept = self.log[:length]
        self.log = []
        self.state = self.opening()
        for move in kept:
            self.enter(move.seat, move.action)
        self.draw_chance()

    def chronicle(self, seat: int | None) -> list[list[Entry]]:
        """What happened, as far as a seat may know: first the opening, then one list for each line of the log."""
        reader = -1 if seat is None else seat
        return [[entry for entry in entries if entry.readable_by(reader)] for entries in self.entries]

    # Keeping and telling.

    def position(self) -> dict[str, object]:
        """The whole position as a document with the rulebook's names."""
        return {"setup": dict(self.setup), **self.game.describe(self.state)}

    def save(self) -> str:
        """The match as JSON: title, setup, seats and log."""
        document: dict[str, object] = {"fondaco": FORMAT, "title": self.title, "setup": self.setup, "seats": self.seats}
        if self.origin is not None:
            document["position"] = self.origin
        document["log"] = [[move.seat, self.text(move.action)] for move in self.log]
        return json.dumps(document, ensure_ascii=False, indent=1)

    @staticmethod
    def load(text: str, seed: int | None = None) -> "Match":
        """The match that a save file tells; raises BadSave."""
        document = read_save(text)
        try:
            match = first_page(document, seed)
        except FondacoError as error:
            raise BadSave(f"The save file cannot be set up: {error}") from error
        for number, line in enumerate(document["log"], 1):
            replay_line(match, number, line)
        match.manual_chance = False
        match.draw_chance()
        return match


def read_save(text: str) -> dict[str, Any]:
    """The document of a save file, checked for its form."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise BadSave(f"The save file is not JSON: {error}.") from error
    if not isinstance(document, dict) or not isinstance(document.get("fondaco"), int):
        raise BadSave("The save file does not say that it is a match of Fondaco.")
    if document["fondaco"] > FORMAT:
        raise BadSave(f"The save file has format {document['fondaco']}; this version reads up to format {FORMAT}.")
    forms: dict[str, type] = {"title": str, "setup": dict, "seats": int, "log": list}
    for name, form in forms.items():
        if not isinstance(document.get(name), form):
            raise BadSave(f"The save file has no proper “{name}”.")
    if not isinstance(document.get("position", {}), dict):
        raise BadSave("The save file has no proper “position”.")
    return document


def first_page(document: dict[str, Any], seed: int | None = None) -> Match:
    """The match of a save file before the first line of its log."""
    setup = find(document["title"]).recorded(document["setup"])
    return Match(document["title"], setup, document["seats"], seed, True, document.get("position"))


def replay_line(match: Match, number: int, line: object) -> None:
    """Play one line of a save file again."""
    if not isinstance(line, list) or len(line) != 2 or not isinstance(line[0], int) or not isinstance(line[1], str):
        raise BadSave(f"Line {number} of the log is not a seat and an action.")
    try:
        match.enter(line[0], match.game.vocabulary.parse(line[1]))
    except FondacoError as error:
        raise BadSave(f"Line {number} of the log cannot be played: {error}") from error

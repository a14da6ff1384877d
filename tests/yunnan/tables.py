"""Positions for the tests of Yunnan, described as a person would set them up."""

from typing import Any

from fondaco import Match, Rule
from fondaco.core.chronicle import Entry, Event
from fondaco.games.yunnan.state import State

Document = dict[str, Any]


def beginning(seats: int = 4, title: str = "yunnan-2023", coins: int = 30, **setup: bool) -> Document:
    """The first bidding of a game: red, yellow, blue ... in this order, each with so many coins."""
    match = Match.new(title, seats=seats, setup=setup, manual_chance=True)
    while match.actors == [-1]:
        match.play(-1, match.options(-1)[0])
    document: Document = match.position()
    for player in document["players"].values():
        if "coins" in player:
            player["coins"] = coins
    return document


def travelling(document: Document, colour: str) -> Document:
    """The same table in the travel phase, with a colour to move: supplies are in the market."""
    document["section"] = ["travel"]
    document["turn"] = colour
    document["travel"]["passes"] = document["players"][colour]["passes"]
    return document


def set_player(document: Document, colour: str, **changes: Any) -> None:
    """Change what a colour has."""
    assert set(changes) <= set(document["players"][colour]), changes
    document["players"][colour].update(changes)


def start(document: Document, title: str = "yunnan-2023") -> Match:
    """A match that goes on from a position; chance is left to the test."""
    return Match.from_position(title, document, manual_chance=True)


def state(match: Match) -> State:
    """The state behind a match, for the few tests that need a position nobody can reach."""
    assert isinstance(match.state, State)
    return match.state


def refusal(match: Match, action: str) -> Rule:
    """The rule that refuses an action of whoever is to decide; there must be one."""
    rule = match.why_not(match.actors[0], action)
    assert rule is not None, f"{action} is allowed"
    return rule


def play(match: Match, *actions: str) -> None:
    """Play actions, each by whoever is to decide."""
    for action in actions:
        match.play(match.actors[0], action)


def told(match: Match, event: Event) -> list[Entry]:
    """What the last line of the log brought of one kind of event."""
    return [entry for entry in match.entries[-1] if entry.event.name == event.name]


def behind(match: Match, event: Event) -> list[Rule | None]:
    """The rules behind what the last line of the log brought of one kind of event."""
    return [entry.event.rule for entry in told(match, event)]


def fields(match: Match, event: Event) -> list[dict[str, str | int]]:
    """The same, with the names of the arguments."""
    return [entry.fields(match.game.domains) for entry in told(match, event)]


def player(match: Match, colour: str) -> Document:
    """What a colour has now."""
    players: Document = match.position()["players"]  # type: ignore[assignment]
    found: Document = players[colour]
    return found


def offers(match: Match) -> list[str]:
    """What may be done now, in words."""
    return [match.text(action) for action in match.options(match.actors[0])]

"""Watching a contest: what everybody did in it, and what a bot expected of the positions that came up."""

from typing import Any, NamedTuple

from fondaco.arena.bout import Bout, Played, play
from fondaco.bots.knowledge import value_of
from fondaco.core.action import Action
from fondaco.core.game import Game
from fondaco.core.titles import find

Deeds = dict[str, int]


class Expectation(NamedTuple):
    """A position of the first entrant: how it was measured, and the share of the win that was expected of it."""

    row: list[int]
    share: float


class Notes(NamedTuple):
    """A game as it was watched: by entrant what was done how often, and what was expected of the first one."""

    played: Played
    deeds: list[Deeds]
    expectations: list[Expectation]


class Watcher:
    """Takes notes at a table."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.deeds: list[Deeds] = [{} for _ in bout.names]
        self.expectations: list[Expectation] = []
        self.value = value_of(find(bout.title).game(bout.setup, len(bout.names)))

    def see(self, game: Game[Any], s: Any, seat: int, action: Action, options: int) -> None:
        """Note a decision before it is carried out."""
        entrant = self.bout.entrant_at(seat)
        name = deed(game, action)
        self.deeds[entrant][name] = self.deeds[entrant].get(name, 0) + 1
        if entrant == 0 and options > 1:
            row = self.value.measure.measure(s)[seat]
            self.expectations.append(Expectation(row, self.value.shares(s)[seat]))


def deed(game: Game[Any], action: Action) -> str:
    """An action without its smaller circumstances: its verb and what it is done to, unless that is a number."""
    verb = game.vocabulary.verb(action)
    if not verb.slots:
        return verb.name
    name = verb.slots[0].names[action.x]
    words = [word for word in name.split() if not word.isdigit()]
    return " ".join([verb.name, *words])


def watch(bout: Bout) -> Notes:
    """Play a game and take notes."""
    watcher = Watcher(bout)
    played = play(bout, watcher.see)
    return Notes(played, watcher.deeds, watcher.expectations)

"""What a study notes of one game, small enough to be sent home by a process."""

from typing import Any, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.arena.bout import LUCK, OWN, Bout, bots_of
from fondaco.arena.watching import deed
from fondaco.bots.knowledge import taught, value_of
from fondaco.core.action import CHANCE
from fondaco.core.chance import stream
from fondaco.core.game import Game
from fondaco.core.titles import find


class Sketch(NamedTuple):
    """A game in numbers. `leaders` is by decision the seat that the learned value thinks best; empty if nothing has
    been learned about the title."""

    block: int
    bots: list[str]  # by seat, as all that follows
    scores: list[int]
    ranks: list[int]
    wins: list[float]
    sheet: dict[str, list[int]]
    decisions: int  # of seats
    options: list[int]  # by decision: how many there were
    leaders: list[int]
    deeds: list[dict[str, int]]  # by seat: what was done how often
    openings: list[str]  # by seat: the first thing done where there was a choice
    chances: list[str]  # what chance did


def sketch(bout: Bout) -> Sketch:
    """Play a game as a contest with the same seed plays it, and take notes."""
    seats = len(bout.names)
    game = find(bout.title).game(bout.setup, seats)
    luck = stream(bout.seed, bout.block, LUCK)
    numbers = [stream(bout.seed, bout.block, OWN, bout.rotation, entrant) for entrant in range(seats)]
    bots = bots_of(bout.names)
    notes = Notes(game, seats)
    chances: set[str] = set()
    s = game.start(seats)
    while actors := game.actors(s):
        seat = actors[0]
        options = game.options(s, seat)
        if seat == CHANCE:
            action = options[luck.weighted(game.odds(s))]
            chances.add(deed(game, action))
        else:
            entrant = bout.entrant_at(seat)
            action = bots[entrant].choose(game, game.view(s, seat), options, numbers[entrant])
            notes.take(s, seat, deed(game, action), len(options))
        game.play(s, seat, action)
    result = game.result(s)
    assert result is not None, "a game that asks nobody is over"
    return Sketch(
        bout.block,
        [bout.names[bout.entrant_at(seat)] for seat in range(seats)],
        result.scores,
        result.ranks,
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)],
        result.sheet,
        len(notes.options),
        notes.options,
        notes.leaders,
        notes.deeds,
        notes.openings,
        sorted(chances),
    )


class Notes:
    """What is noted while a game is played."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.value = value_of(game) if taught(game) else None
        self.options: list[int] = []
        self.leaders: list[int] = []
        self.deeds: list[dict[str, int]] = [{} for _ in range(seats)]
        self.openings: list[str] = [""] * seats

    def take(self, s: Any, seat: int, name: str, options: int) -> None:
        """Note a decision before it is carried out."""
        self.options.append(options)
        self.deeds[seat][name] = self.deeds[seat].get(name, 0) + 1
        if options > 1 and not self.openings[seat]:
            self.openings[seat] = name
        if self.value is not None:
            shares = self.value.shares(s)
            self.leaders.append(shares.index(max(shares)))


def all_deeds(game: Game[Any]) -> list[str]:
    """Everything that is ever done in a game, as `deed` names it."""
    return sorted({deed(game, action) for action in game.vocabulary.all()})

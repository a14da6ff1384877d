"""One game between bots, and what is written down about it."""

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.bots import Bot, Thinker, Thought, find_bot
from fondaco.bots.program import Forfeit, ProgramBot
from fondaco.core.action import CHANCE, NOBODY, Action
from fondaco.core.chance import stream
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.titles import Setting, find
from fondaco.core.view import View

LUCK: Final = 0  # what the numbers of a block are for: chance, which is the same in all its games
OWN: Final = 1  # … and what a bot draws for itself, which is not


class Bout(NamedTuple):
    """A game to be played: the entrants in their order, and where the first of them sits."""

    title: str
    setup: dict[str, Setting]
    names: tuple[str, ...]
    seed: int
    block: int
    rotation: int

    def seat_of(self, entrant: int) -> int:
        """Where an entrant sits: one seat further with each rotation."""
        return (entrant + self.rotation) % len(self.names)

    def entrant_at(self, seat: int) -> int:
        """Who sits at a seat."""
        return (seat - self.rotation) % len(self.names)


class Effort(NamedTuple):
    """What an entrant's decisions took where it had a choice: seconds of each, worlds and playouts in all."""

    seconds: list[float]
    thoughts: int
    worlds: int
    playouts: int


class Played(NamedTuple):
    """How a game went, by entrant; a shared victory is shared."""

    block: int
    rotation: int
    wins: list[float]
    scores: list[int]
    ranks: list[int]
    efforts: list[Effort]
    decisions: int
    forfeiter: int = NOBODY  # the entrant that lost by a fault of its own …
    fault: str = ""  # … and by which


class Player:
    """A bot at a table, and a note of what its decisions took."""

    def __init__(self, bot: Bot, numbers: Any) -> None:
        self.bot = bot
        self.numbers = numbers
        self.seconds: list[float] = []
        self.thoughts = 0
        self.worlds = 0
        self.playouts = 0

    def choose(self, game: Game[Any], view: View[Any], options: list[Action]) -> Action:
        """What the bot chooses; where it has a choice, that is timed."""
        if len(options) == 1:
            return self.bot.choose(game, view, options, self.numbers)
        start = perf_counter()
        if isinstance(self.bot, Thinker) and type(self.bot).choose is Thinker.choose:
            thought = self.bot.think(game, view, options, self.numbers)
            action = thought.best
            self.note(thought)
        else:
            action = self.bot.choose(game, view, options, self.numbers)
        self.seconds.append(perf_counter() - start)
        return action

    def sit_down(self, bout: Bout, entrant: int) -> None:
        """Tell a program what is played, and where it sits."""
        if isinstance(self.bot, ProgramBot):
            self.bot.begin(bout.title, bout.setup, len(bout.names), bout.seat_of(entrant), self.numbers)

    def leave(self, result: Result | None, fault: str = "") -> None:
        """Tell a program how the game ended."""
        if isinstance(self.bot, ProgramBot):
            self.bot.end(result, fault)

    def note(self, thought: Thought) -> None:
        """Count what was looked at."""
        self.thoughts += 1
        self.worlds += thought.worlds
        self.playouts += thought.playouts

    @property
    def effort(self) -> Effort:
        """What all decisions took."""
        return Effort(self.seconds, self.thoughts, self.worlds, self.playouts)


@lru_cache(maxsize=8)
def bots_of(names: tuple[str, ...]) -> list[Bot]:
    """The entrants' bots, made once in each process: what they have read and worked out serves all their games."""
    return [find_bot(name) for name in names]


See = Callable[[Game[Any], Any, int, Action, int], None]  # game, position, seat, what it does, among how many options


def play(bout: Bout, see: See | None = None) -> Played:
    """Play a game; chance has the same numbers in all games of a block, and every bot its own. Whoever watches sees
    every decision of a seat."""
    seats = len(bout.names)
    game = find(bout.title).game(bout.setup, seats)
    luck = stream(bout.seed, bout.block, LUCK)
    players = [
        Player(bot, stream(bout.seed, bout.block, OWN, bout.rotation, entrant))
        for entrant, bot in enumerate(bots_of(bout.names))
    ]
    s = game.start(seats)
    decisions = 0
    entrant = NOBODY
    try:
        for entrant, player in enumerate(players):
            player.sit_down(bout, entrant)
        while actors := game.actors(s):
            seat = actors[0]
            options = game.options(s, seat)
            if seat == CHANCE:
                action = options[luck.weighted(game.odds(s))]
            else:
                entrant = bout.entrant_at(seat)
                action = players[entrant].choose(game, game.view(s, seat), options)
                if see is not None:
                    see(game, s, seat, action, len(options))
            game.play(s, seat, action)
            decisions += 1
    except Forfeit as fault:
        return forfeited(bout, players, decisions, entrant, str(fault))
    result = game.result(s)
    assert result is not None, "a game that asks nobody is over"
    for player in players:
        player.leave(result)
    order = [bout.seat_of(entrant) for entrant in range(seats)]
    return Played(
        bout.block,
        bout.rotation,
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in order],
        [result.scores[seat] for seat in order],
        [result.ranks[seat] for seat in order],
        [player.effort for player in players],
        decisions,
    )


def forfeited(bout: Bout, players: list[Player], decisions: int, loser: int, fault: str) -> Played:
    """A game that somebody lost by a fault of its own: the others share the win, and nobody has points."""
    seats = len(players)
    for player in players:
        player.leave(None, fault)
    return Played(
        bout.block,
        bout.rotation,
        [0.0 if entrant == loser else 1 / (seats - 1) for entrant in range(seats)],
        [0] * seats,
        [seats if entrant == loser else 1 for entrant in range(seats)],
        [player.effort for player in players],
        decisions,
        loser,
        fault,
    )

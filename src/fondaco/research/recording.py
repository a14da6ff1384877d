"""Games between bots written down: every decision with what was known, what could be done, and what was chosen."""

from typing import Any, NamedTuple

import fondaco.games  # noqa: F401 - puts the titles on the shelf of a process that begins here
from fondaco.arena.bout import LUCK, OWN, Bout, bots_of
from fondaco.bots import Bot, Thinker
from fondaco.core.action import CHANCE, Action, Move
from fondaco.core.chance import Rng, stream
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.titles import find
from fondaco.core.view import View


class Decision(NamedTuple):
    """A decision of a seat among several options; `values` is by option the share of the win that its bot expected."""

    number: int  # the line of the log
    seat: int
    view: View[Any]
    options: list[Action]
    choice: Action
    values: list[float] | None


class Record(NamedTuple):
    """A whole game: its log, its decisions and its result."""

    bout: Bout
    game: Game[Any]
    log: list[Move]
    decisions: list[Decision]
    result: Result

    @property
    def bots(self) -> list[str]:
        """The bots by seat."""
        return [self.bout.names[self.bout.entrant_at(seat)] for seat in range(len(self.bout.names))]


def record(bout: Bout, keep: bool = True) -> Record:
    """Play a game as a contest with the same seed plays it, and write it down; views are kept if they are wanted."""
    seats = len(bout.names)
    game = find(bout.title).game(bout.setup, seats)
    luck = stream(bout.seed, bout.block, LUCK)
    numbers = [stream(bout.seed, bout.block, OWN, bout.rotation, entrant) for entrant in range(seats)]
    bots = bots_of(bout.names)
    s = game.start(seats)
    log: list[Move] = []
    decisions: list[Decision] = []
    while actors := game.actors(s):
        seat = actors[0]
        options = game.options(s, seat)
        if seat == CHANCE:
            choice = options[luck.weighted(game.odds(s))]
        else:
            entrant = bout.entrant_at(seat)
            view = game.view(s, seat)
            choice, values = chosen(bots[entrant], game, view, options, numbers[entrant])
            if keep and len(options) > 1:
                decisions.append(Decision(len(log), seat, view, options, choice, values))
        log.append(Move(seat, choice))
        game.play(s, seat, choice)
    result = game.result(s)
    assert result is not None, "a game that asks nobody is over"
    return Record(bout, game, log, decisions, result)


def chosen(
    bot: Bot, game: Game[Any], view: View[Any], options: list[Action], rng: Rng
) -> tuple[Action, list[float] | None]:
    """What a bot chooses and, if it says what it thinks, the share of the win that it expects of each option."""
    if len(options) == 1 or not isinstance(bot, Thinker) or type(bot).choose is not Thinker.choose:
        return bot.choose(game, view, options, rng), None
    thought = bot.think(game, view, options, rng)
    shares = {judgement.action: judgement.share for judgement in thought.judgements}
    return thought.best, [shares.get(option, float("nan")) for option in options]

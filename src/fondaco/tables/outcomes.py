"""What follows from a decision: found on a copy, so that a position changes only when its record is durable."""

from fondaco.core.action import CHANCE, Action, Move
from fondaco.core.chance import draw
from fondaco.core.match import Match
from fondaco.core.state import State


def outcome(match: Match, seat: int, action: Action) -> tuple[list[Move], bool]:
    """The lines that a decision adds to the log, itself and what chance does after it; and whether it ends the game."""
    trial = match.state.copy()
    match.game.play(trial, seat, action)
    moves = [Move(seat, action), *chance_after(match, trial, len(match.log) + 1)]
    return moves, trial.over


def chance_after(match: Match, trial: State, number: int) -> list[Move]:
    """What chance does until somebody else may decide, from the log's line `number` on."""
    moves: list[Move] = []
    while match.game.actors(trial) == [CHANCE]:
        odds = match.game.odds(trial)
        action = match.game.options(trial, CHANCE)[draw(match.seed, number + len(moves), odds)]
        match.game.play(trial, CHANCE, action)
        moves.append(Move(CHANCE, action))
    return moves

"""Neue Runde and Spielende: after the seventh phase."""

from fondaco.core.action import NOBODY
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.board import ALL_TILES, LAST_ARRIVAL
from fondaco.games.haendler.state import State


class NewRound(Step[State]):
    """The game ends once enough wagons have arrived; else the start player changes and a new round begins."""

    def __init__(self) -> None:
        super().__init__("new-round", [], [rules.RANKING, rules.SHARED_RANK, rules.DEBTORS_LAST])

    def begin(self, s: State) -> None:
        """End the game, or clear the table for the next round."""
        s.turn = NOBODY
        if s.arrivals >= LAST_ARRIVAL[s.seats]:
            s.over = True
            s.tell(events.GAME_ENDED, [s.arrivals])
            return
        s.rested = 0
        s.broken = 0
        s.landed = 0
        s.used = 0
        s.fallen = 0
        s.round += 1
        s.start = s.next_seat(s.start)
        s.tell(events.ROUND_BEGUN, [s.round, s.start])
        self.return_tiles(s)

    def return_tiles(self, s: State) -> None:
        """After four rounds all tiles are turned up again."""
        if s.tiles[0] == 0:
            for seat in range(s.seats):
                s.tiles[seat] = ALL_TILES
            s.tell(events.TILES_BACK, [])

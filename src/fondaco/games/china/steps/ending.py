"""The end -- "Spielende" and "Schlusswertung": the next seat, or the last scoring."""

from fondaco.core.step import Step
from fondaco.games.china.events import ROUND_ENDED
from fondaco.games.china.rulebook import (
    ALLIANCES_IN_ORDER,
    BEST_ROWS,
    HOUSES_AT_THE_END,
    LAST_ROUND,
    NUMBERED_ALLIANCES,
    ROAD_NETWORK,
    SHARED_MAJORITY,
)
from fondaco.games.china.scoring import score_alliances, score_remaining_houses, score_roads, tell_winners
from fondaco.games.china.state import State

LAST_TIME = 2  # the pile is played through twice


class Ending(Step[State]):
    """The turn goes to the left; after the last round the game is scored."""

    def __init__(self) -> None:
        super().__init__(
            "ending",
            rules=[
                LAST_ROUND,
                HOUSES_AT_THE_END,
                ALLIANCES_IN_ORDER,
                NUMBERED_ALLIANCES,
                SHARED_MAJORITY,
                BEST_ROWS,
                ROAD_NETWORK,
            ],
        )

    def begin(self, s: State) -> None:
        """The round ends at the right-hand neighbour of the seat with the emperor."""
        if s.times_out == LAST_TIME and s.turn == s.seats - 1:
            s.tell(ROUND_ENDED, [])
            finish(s)
        else:
            s.turn = (s.turn + 1) % s.seats


def finish(s: State) -> None:
    """Score houses, alliances and roads, in this order."""
    score_remaining_houses(s)
    score_alliances(s)
    score_roads(s)
    s.over = True
    tell_winners(s)

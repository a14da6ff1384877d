"""What was read differently in the first revision, for the logs of 0.1: see `game.py` for where it takes its place."""

from fondaco.core.rule import Rule
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.loading import Bargain
from fondaco.games.haendler.steps.rolling import Forks


class FirstBargain(Bargain):
    """Free loading could follow an agreed freight in the same turn."""

    def close(self, s: State) -> None:
        """The freight leaves no mark."""
        super().close(s)
        s.shipped = False


class FirstForks(Forks):
    """A wagon that had left its field could take a way that was blocked."""

    def refuse_short(self, s: State, field: int) -> Rule | None:
        """Steps may be lost."""
        return None

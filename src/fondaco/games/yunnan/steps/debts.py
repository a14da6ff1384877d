"""Expert game (2013): debts are paid with victory points."""

from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import LOSES_POINTS
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.progress import Progress


class ProgressOnCredit(Progress):
    """Whoever cannot pay all bids loses points for each missing coin, the fewer the later in the game."""

    def __init__(self, temple: Step[State], yard: Step[State]) -> None:
        super().__init__(temple, yard)
        self.rules = [*self.rules, rules.DEBTS_IN_POINTS, rules.DEBT_AT_LEAST_ONE]

    def pay(self, s: State, colour: int, price: int) -> None:
        missing = max(0, price - s.coins[colour])
        super().pay(s, colour, price - missing)
        if missing:
            points = missing * points_per_coin(s.round)
            s.points[s.owner[colour]] -= points
            s.tell(LOSES_POINTS, [colour, points, missing])


def points_per_coin(number: int) -> int:
    """The points lost for each missing coin in a round: nine less its number, at least one."""
    return max(1, 9 - number)

"""Setup: chance draws the first order, and the position in it brings the first coins."""

from fondaco.core.action import CHANCE, NOBODY, Action
from fondaco.core.rule import NOT_NOW, Rule
from fondaco.core.step import Step
from fondaco.games.yunnan.actions import DRAW
from fondaco.games.yunnan.board import FIRST_COINS
from fondaco.games.yunnan.events import DRAWN
from fondaco.games.yunnan.rulebook import COINS_BY_POSITION, FIRST_ORDER, FIRST_PIECES, PRESENTS_LAID_OUT
from fondaco.games.yunnan.state import State


class FirstOrder(Step[State]):
    """Chance draws colour after colour until all have a place on the bidding track."""

    def __init__(self) -> None:
        super().__init__("first-order", [DRAW], [FIRST_ORDER, FIRST_PIECES, COINS_BY_POSITION, PRESENTS_LAID_OUT])

    def actors(self, s: State) -> list[int]:
        return [CHANCE] if len(s.order) < s.colours else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [Action(DRAW, colour) for colour in range(s.colours)]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return NOT_NOW if a.x >= s.colours or a.x in s.order or s.owner[a.x] == NOBODY else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        coins = FIRST_COINS[len(s.order)]
        s.order.append(a.x)
        s.coins[a.x] = coins
        s.tell(DRAWN, [a.x, len(s.order), coins])
        nobodys = [colour for colour in range(s.colours) if s.owner[colour] == NOBODY]
        if len(s.order) + len(nobodys) == s.colours:
            s.order.extend(nobodys)

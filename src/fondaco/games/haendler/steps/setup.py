"""Setup: the first start player and the row of investment cards; chance decides both."""

from typing import Final

from fondaco.core.action import CHANCE, NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import REVEAL, REVEALS, START, STARTS
from fondaco.games.haendler.board import ROW
from fondaco.games.haendler.state import IN_PILE, IN_ROW, State

# What lies on the table before anybody acts.
LAID_OUT: Final[list[Rule]] = [
    rules.START_CAPITAL,
    rules.FIRST_WAGONS,
    rules.FIRST_COURIER,
    rules.FIRST_BONUS,
    rules.MONEY_HIDDEN,
    rules.BANK_WITHOUT_END,
    rules.GOODS_OF_CITIES,
    rules.ROAD_NETWORK,
    rules.STARS,
]


class StartPlayer(Step[State]):
    """Spielvorbereitung: who begins is drawn, since nobody's age is known."""

    def __init__(self) -> None:
        super().__init__("start-player", [START], LAID_OUT)

    def actors(self, s: State) -> list[int]:
        """Chance, once."""
        return [CHANCE] if s.start == NOBODY else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Any player."""
        return STARTS[: s.seats]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Only players at the table begin."""
        return rules.FIRST_START_PLAYER if a.x >= s.seats else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The start player is known."""
        s.start = a.x
        s.tell(events.START_DRAWN, [a.x])


class Row(Step[State]):
    """Spielvorbereitung and the end of Phase 6: four investment cards lie open, as long as the pile lasts."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [REVEAL], [rules.ROW_OF_FOUR])

    def actors(self, s: State) -> list[int]:
        """Chance, while the row is short and the pile is not empty."""
        return [CHANCE] if s.owner.count(IN_ROW) < ROW and IN_PILE in s.owner else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Every card of the pile."""
        return REVEALS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Only a card of the pile can be turned up."""
        return rules.ROW_REFILLED if s.owner[a.x] != IN_PILE else None

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The card joins the row."""
        s.owner[a.x] = IN_ROW
        s.tell(events.REVEALED, [a.x])

    def odds(self, s: State) -> list[int]:
        """Each card of the pile is as likely as any other."""
        return [1] * s.owner.count(IN_PILE)

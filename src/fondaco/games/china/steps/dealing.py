"""Setting up -- "Spielvorbereitung": three cards to each hand, four open cards, the emperor to the first seat."""

from fondaco.core.action import CHANCE, Action
from fondaco.games.china.board import CARDS, HAND, deck
from fondaco.games.china.events import BOARD_LAID_OUT, CARDS_REMOVED, EMPEROR_GIVEN, HAND_DEALT
from fondaco.games.china.rulebook import CARDS_BY_COLOUR, SPACES_BY_PROVINCE
from fondaco.games.china.state import State
from fondaco.games.china.steps.pile import FromThePile, lift_to_hand


class Dealing(FromThePile):
    """Chance deals the hands, one seat after the other."""

    def __init__(self) -> None:
        super().__init__("dealing")
        self.rules = [CARDS_BY_COLOUR, SPACES_BY_PROVINCE]

    def begin(self, s: State) -> None:
        """Lay out the board and tell what stays in the box."""
        s.tell(BOARD_LAID_OUT, [s.side])
        s.tell(CARDS_REMOVED, [CARDS[0] - deck(s.seats)[0]])
        s.tell(EMPEROR_GIVEN, [s.turn])

    def actors(self, s: State) -> list[int]:
        """Chance, until the last hand is dealt."""
        return [CHANCE] if s.hand_sizes[-1] < HAND else []

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The card goes to the first hand that is not complete."""
        receiver = 0
        while s.hand_sizes[receiver] == HAND:
            receiver += 1
        lift_to_hand(s, receiver, a.x)
        if s.hand_sizes[receiver] == HAND:
            s.tell(HAND_DEALT, [receiver])

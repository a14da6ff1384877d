"""Drawing cards -- "Karten nachziehen": up to three, card by card; only then is the open row filled."""

from fondaco.core.action import CHANCE, Action
from fondaco.core.chronicle import Event
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.china.actions import DRAW, DRAWS, TAKE
from fondaco.games.china.board import COLOURS, HAND, ROW
from fondaco.games.china.events import CARD_DRAWN, CARD_TAKEN
from fondaco.games.china.rulebook import CARD_IN_THE_ROW, CARD_ON_THE_PILE
from fondaco.games.china.state import State
from fondaco.games.china.steps.pile import FromThePile, lift_to_hand, lift_to_row


class Drawing(Step[State]):
    """The seat in turn takes open cards or draws from the pile until its hand is full or nothing is left."""

    def __init__(self, top_card: "TopCard") -> None:
        super().__init__("drawing", [TAKE, DRAW])
        self.top_card = top_card

    def actors(self, s: State) -> list[int]:
        """The seat in turn, while its hand is short and there is a card."""
        return [s.turn] if s.hand_sizes[s.turn] < HAND and s.cards_left() else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        """An open card of any colour, or the pile."""
        return DRAWS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """A card must lie where it is taken from."""
        if a.verb == DRAW:
            return None if s.pile_size else CARD_ON_THE_PILE
        return None if s.row[a.x] else CARD_IN_THE_ROW

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Take the open card for all to see, or let chance name the card on top of the pile."""
        if a.verb == DRAW:
            s.drawing = True
            s.tell(CARD_DRAWN, [seat])
            self.open_aside(s, self.top_card)
        else:
            s.row[a.x] -= 1
            s.row_size -= 1
            s.receive(seat, a.x)
            s.known[seat * COLOURS + a.x] += 1
            s.tell(CARD_TAKEN, [seat, a.x])


class TopCard(FromThePile):
    """Chance names the card that the seat in turn draws."""

    def actors(self, s: State) -> list[int]:
        """Chance, until the card is in the hand."""
        return [CHANCE] if s.drawing else []

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The card goes to the hand."""
        s.drawing = False
        lift_to_hand(s, s.turn, a.x)


class Refilling(FromThePile):
    """Chance names the cards that fill the open row, at the start of the game or after a turn."""

    def __init__(self, name: str, event: Event) -> None:
        super().__init__(name)
        self.event = event

    def actors(self, s: State) -> list[int]:
        """Chance, while the row is short and the pile lasts."""
        return [CHANCE] if s.row_size < ROW and s.pile_size else []

    def apply(self, s: State, seat: int, a: Action) -> None:
        """The card goes to the row."""
        s.tell(self.event, [a.x])
        lift_to_row(s, a.x)

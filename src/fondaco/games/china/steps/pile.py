"""The pile: chance names the card on top; when it runs out the discards are shuffled once -- "Nachziehstapel"."""

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.china.actions import DEAL, DEALS
from fondaco.games.china.board import COLOURS
from fondaco.games.china.events import CARD_SEEN, PILE_SHUFFLED, PILE_SPENT
from fondaco.games.china.rulebook import CARD_IN_THE_PILE
from fondaco.games.china.state import State


class FromThePile(Step[State]):
    """A section in which chance names cards of the pile, each as likely as there are such cards."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [DEAL])

    def candidates(self, s: State, seat: int) -> list[Action]:
        """A card of any colour."""
        return DEALS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """Only what is in the pile can come from it."""
        return refuse_card(s, a.x)

    def options(self, s: State, seat: int) -> list[Action]:
        """The same refusals."""
        return [a for a in DEALS if refuse_card(s, a.x) is None]

    def odds(self, s: State) -> list[int]:
        """As many chances for a colour as it has cards in the pile."""
        return [count for count in s.pile if count]


def refuse_card(s: State, colour: int) -> Rule | None:
    """The rule against a card that is not in the pile."""
    return None if s.pile[colour] else CARD_IN_THE_PILE


def lift(s: State, colour: int) -> None:
    """Take a card from the pile, and see to the pile if it was the last."""
    s.pile[colour] -= 1
    s.pile_size -= 1
    if s.pile_size == 0:
        run_out(s)


def lift_to_hand(s: State, seat: int, colour: int) -> None:
    """Take a card from the pile into a hand, seen by its owner alone."""
    s.receive(seat, colour)
    s.tell(CARD_SEEN, [colour], 1 << seat)
    lift(s, colour)


def lift_to_row(s: State, colour: int) -> None:
    """Take a card from the pile into the open row."""
    s.row[colour] += 1
    s.row_size += 1
    lift(s, colour)


def run_out(s: State) -> None:
    """The first time the discards become the new pile; the second time nothing does."""
    s.times_out += 1
    if s.times_out == 1:
        s.pile = s.discards
        s.pile_size = sum(s.pile)
        s.discards = [0] * COLOURS
        s.tell(PILE_SHUFFLED, [s.pile_size])
    else:
        s.tell(PILE_SPENT, [])

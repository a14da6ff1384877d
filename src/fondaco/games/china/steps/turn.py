"""The turn -- "Spielverlauf": place one or two pieces in one province, or swap a card; something must be done if it can
be."""

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.china.actions import EMISSARY, END, ENDING, FORTIFICATION, HOUSE, SWAP, SWAPS
from fondaco.games.china.board import COLOURS, PIECES_PER_TURN
from fondaco.games.china.events import LEFT_AT_ONE, NOTHING_FITS, PASSED
from fondaco.games.china.rulebook import PLACE_OR_SWAP
from fondaco.games.china.state import State
from fondaco.games.china.steps.ending import finish
from fondaco.games.china.steps.placing import no_piece_fits, place, placings, refuse_piece
from fondaco.games.china.steps.swapping import refuse_swap, swap


class Turn(Step[State]):
    """The seat in turn places piece by piece until it may not or will not, or swaps a card."""

    def __init__(self, fortifications: bool) -> None:
        pieces = [HOUSE, EMISSARY, FORTIFICATION] if fortifications else [HOUSE, EMISSARY]
        super().__init__("turn", [*pieces, SWAP, END])

    def begin(self, s: State) -> None:
        """Nothing is placed yet."""
        s.province = NOBODY
        s.pieces_left = PIECES_PER_TURN

    def actors(self, s: State) -> list[int]:
        """The seat in turn, as long as it may place a piece."""
        return [s.turn] if s.pieces_left else []

    def options(self, s: State, seat: int) -> list[Action]:
        """Every piece that may be placed, every swap, and stopping."""
        found = placings(s, seat)
        found.extend([a for a in SWAPS if refuse_swap(s, seat, a.x) is None])
        if refuse_ending(s, len(found) > 0) is None:
            found.append(ENDING)
        return found

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        """The rules of placing, of swapping, or that one of the two must be done."""
        if a.verb == SWAP:
            return refuse_swap(s, seat, a.x)
        if a.verb == END:
            return refuse_ending(s, can_act(s, seat))
        return refuse_piece(s, seat, a)

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Place a piece, swap, or stop; the game ends at once when no piece fits any more."""
        if a.verb == SWAP:
            swap(s, seat, a.x)
        elif a.verb == END:
            s.tell(PASSED if s.pieces_left == PIECES_PER_TURN else LEFT_AT_ONE, [seat])
            s.pieces_left = 0
        else:
            place(s, seat, a)
            if no_piece_fits(s):
                s.tell(NOTHING_FITS, [])
                finish(s)


def refuse_ending(s: State, able: bool) -> Rule | None:
    """The rule against stopping before anything has been done, if something can be."""
    return PLACE_OR_SWAP if able and s.pieces_left == PIECES_PER_TURN else None


def can_act(s: State, seat: int) -> bool:
    """Whether a seat can place a piece or swap a card."""
    swaps = [colour for colour in range(COLOURS) if refuse_swap(s, seat, colour) is None]
    return len(swaps) > 0 or len(placings(s, seat)) > 0

"""What a seat may know: money and cards behind a screen, sealed choices, its own drafts of agreements, and the public
ledger that everybody sees."""

from fondaco.core.chance import Rng
from fondaco.core.view import View
from fondaco.games.haendler.board import INFLUENCES, START_MONEY
from fondaco.games.haendler.memory import glimpses, recollect, remembered
from fondaco.games.haendler.pacts import HEAD
from fondaco.games.haendler.state import NONE, SECRET, State


def known_to(s: State, seat: int, open_money: bool) -> View[State]:
    """The position with everything blank that is hidden from a seat."""
    known = s.copy()
    for other in range(s.seats):
        if other == seat:
            continue
        if not open_money and not s.over:
            known.money[other] = NONE
        for kind in range(INFLUENCES):
            known.hand[other * INFLUENCES + kind] = NONE
        known.bids[other] = SECRET if s.bids[other] != NONE else NONE
        known.discs[other] = SECRET if s.discs[other] != NONE else NONE
    if s.draft and not s.put and s.draft[0] != seat:
        known.draft = s.draft[:HEAD]
    known.history = remembered(s, seat)
    known.glimpses = glimpses(s, seat)
    if not (s.choosing and s.turn == seat):
        known.pile = [NONE] * INFLUENCES
    return View(seat, known)


def count_money(s: State) -> None:
    """Money follows from the ledger."""
    for seat in range(s.seats):
        s.money[seat] = START_MONEY + s.received[seat] - s.paid[seat]


def fill_in(v: View[State], rng: Rng) -> State:
    """A world that fits a view, but for the sealed choices."""
    s = v.known.copy()
    count_money(s)
    recollect(s, v.seat, rng)
    return s

"""What a seat may know, and a world that fits it."""

from fondaco.core.chance import Rng
from fondaco.games.china.board import COLOURS, deck
from fondaco.games.china.state import State


def known_to(s: State, seat: int) -> State:
    """The position without the pile's cards and without what other hands hold from it."""
    known = s.copy()
    known.pile = [0] * COLOURS
    known.hands = s.known[:]
    if seat >= 0:
        own = seat * COLOURS
        known.hands[own : own + COLOURS] = s.hands[own : own + COLOURS]
    return known


def imagined(known: State, rng: Rng) -> State:
    """The same position with the unseen cards dealt at random to the hands that lack them; the rest is the pile."""
    s = known.copy()
    s.pile = unseen(s)
    for seat in range(s.seats):
        for _ in range(s.hand_sizes[seat] - sum(s.hands[seat * COLOURS : (seat + 1) * COLOURS])):
            colour = rng.weighted(s.pile)
            s.pile[colour] -= 1
            s.hands[seat * COLOURS + colour] += 1
    return s


def unseen(s: State) -> list[int]:
    """The cards by colour that are neither open nor in a known part of a hand."""
    found: list[int] = []
    for colour, count in enumerate(deck(s.seats)):
        held = sum([s.hands[seat * COLOURS + colour] for seat in range(s.seats)])
        found.append(count - held - s.row[colour] - s.discards[colour])
    return found

"""How a sparring partner plays China: it places what adds most to its standing, and takes the cards for the next."""

from typing import Any, Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.view import View
from fondaco.games.china.actions import DRAW, EMISSARY, FORTIFICATION, HOUSE, SWAP, TAKE, cards_of, colour_of
from fondaco.games.china.board import (
    COLOUR_OF,
    COLOURS,
    FIRST_SPACE,
    PIECES_PER_TURN,
    PROVINCE_OF,
    PROVINCES,
    SPACES,
    deck,
)
from fondaco.games.china.sparring.standing import Tastes, around, rows, standing
from fondaco.games.china.state import State
from fondaco.games.china.steps.placing import refuse_emissary, refuse_house

FOLLOWED: Final = 5  # first pieces for which a second is looked for


class ChinaScript:
    """Compares standings after every piece, and after the piece that could follow it."""

    def __init__(self, values: list[float]) -> None:
        self.tastes = Tastes(values[0], values[1], values[2], values[3], values[4])
        self.spite = values[5]
        self.card = values[6]
        self.opening = values[7]
        self.pair = values[8]
        self.swap = values[9]

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """A piece, the end of the turn, or a card."""
        if len(options) == 1:
            return options[0]
        s = view.known
        if options[0].verb in (TAKE, DRAW):
            return self.draw(s, view.seat, options, rng)
        return self.place(s, view.seat, options, rng)

    def weights(self, s: State, seat: int) -> list[float]:
        """By seat: how much its points count, one's own for, the others' against, most of all the leader's."""
        found = standing(s, self.tastes, part_left(s))
        found[seat] = -1.0
        leader = found.index(max(found))
        weights = [-0.5 * self.spite / (s.seats - 1)] * s.seats
        weights[leader] -= 0.5 * self.spite
        weights[seat] = 1.0
        return weights

    def local(self, s: State, seat: int, province: int, house: bool, weights: list[float]) -> float:
        """The part of one's standing among the others that a piece in a province can change."""
        left = part_left(s)
        found = around(s, province, self.tastes, left)
        value = self.tastes.rows * rows(s, seat, left) if house else 0.0
        for other in range(s.seats):
            value += weights[other] * found[other]
        return value

    # Spielsteine setzen

    def place(self, s: State, seat: int, options: list[Action], rng: Rng) -> Action:
        """The piece that adds most, with what may follow it in the same turn."""
        weights = self.weights(s, seat)
        gains: dict[int, float] = {}  # by piece, whatever it is paid with
        best = options[-1]
        most = self.idle(s, best)
        first = s.pieces_left == PIECES_PER_TURN
        ranked: list[tuple[float, int]] = []
        for a in options:
            if a.verb in (HOUSE, EMISSARY, FORTIFICATION):
                key = a.verb * SPACES + a.x
                if key not in gains:
                    gains[key] = self.gain(s, seat, a, weights) + 0.05 * rng.part()
                    ranked.append((gains[key], key))
        if first:
            ranked.sort(reverse=True)
            for gain, key in ranked[:FOLLOWED]:
                gains[key] = gain + self.following(s, seat, key // SPACES, key % SPACES, weights)
            for gain, key in ranked[FOLLOWED:]:
                if key // SPACES == FORTIFICATION:
                    gains[key] = gain + self.following(s, seat, FORTIFICATION, key % SPACES, weights)
        for a in options:
            if a.verb in (HOUSE, EMISSARY, FORTIFICATION):
                value = gains[a.verb * SPACES + a.x] - self.card * cards_of(a.y) - self.breaks_pair(s, seat, a)
            else:
                value = self.idle(s, a)
            if value > most:
                most = value
                best = a
        return best

    def idle(self, s: State, a: Action) -> float:
        """What it is worth not to place a piece: to end the turn, or to swap a card."""
        return self.swap if a.verb == SWAP else 0.0

    def gain(self, s: State, seat: int, a: Action, weights: list[float]) -> float:
        """What a piece adds to the standing; the first in a province opens it to others."""
        province = a.x if a.verb == EMISSARY else PROVINCE_OF[a.x]
        alone = s.untouched(province)
        house = a.verb != EMISSARY
        value = -self.local(s, seat, province, house, weights)
        put(s, seat, a.verb, a.x)
        value += self.local(s, seat, province, house, weights)
        lift(s, seat, a.verb, a.x)
        return value - self.opening if alone else value

    def following(self, s: State, seat: int, verb: int, x: int, weights: list[float]) -> float:
        """What the best second piece in the same province would add, if the hand may pay for it."""
        province = x if verb == EMISSARY else PROVINCE_OF[x]
        if s.untouched(province) or not self.can_pay_twice(s, seat, province):
            return 0.0
        put(s, seat, verb, x)
        best = max(0.0, self.best_in(s, seat, province, weights))
        lift(s, seat, verb, x)
        return best

    def best_in(self, s: State, seat: int, province: int, weights: list[float]) -> float:
        """What the best piece in a province would add."""
        best = -9.0
        if refuse_emissary(s, seat, province) is None:
            best = self.gain(s, seat, Action(EMISSARY, province), weights)
        for space in range(FIRST_SPACE[province], FIRST_SPACE[province + 1]):
            if refuse_house(s, seat, space) is None:
                best = max(best, self.gain(s, seat, Action(HOUSE, space), weights))
        return best

    def can_pay_twice(self, s: State, seat: int, province: int) -> bool:
        """Whether the hand pays for two pieces in a province."""
        own = s.hands[seat * COLOURS + COLOUR_OF[province]]
        if own >= 2:
            return True
        if own == 1:
            for colour in range(COLOURS):
                if colour != COLOUR_OF[province] and s.hands[seat * COLOURS + colour] >= 2:
                    return True
        return False

    def breaks_pair(self, s: State, seat: int, a: Action) -> float:
        """A little for keeping two cards of a colour together."""
        return self.pair if cards_of(a.y) == 1 and s.hands[seat * COLOURS + colour_of(a.y)] == 2 else 0.0

    # Karten nachziehen

    def draw(self, s: State, seat: int, options: list[Action], rng: Rng) -> Action:
        """The open card whose provinces promise most, or the pile."""
        wants = self.wants(s, seat)
        average = sum(wants) / COLOURS
        best = options[-1]
        most = -1.0e9
        for a in options:
            value = average + 0.2
            if a.verb == TAKE:
                held = s.hands[seat * COLOURS + a.x]
                value = wants[a.x] * (1.0 if held < 2 else 0.3) + (0.5 + self.pair if held == 1 else 0.0)
            value += 0.1 * rng.part()
            if value > most:
                most = value
                best = a
        return best

    def wants(self, s: State, seat: int) -> list[float]:
        """By colour: what the best piece in one of its provinces would add."""
        weights = self.weights(s, seat)
        wants = [0.0] * COLOURS
        for province in range(PROVINCES):
            colour = COLOUR_OF[province]
            wants[colour] = max(wants[colour], self.best_in(s, seat, province, weights))
        return wants


def part_left(s: State) -> float:
    """How much of the cards is still to come, from 1 to 0."""
    cards = sum(deck(s.seats))
    if s.times_out == 0:
        return 0.5 + 0.5 * s.pile_size / cards
    return 0.5 * s.pile_size / cards if s.times_out == 1 else 0.0


def put(s: State, seat: int, verb: int, x: int) -> None:
    """Try a piece."""
    if verb == HOUSE:
        s.place_house(seat, x)
    elif verb == EMISSARY:
        s.place_emissary(seat, x)
    else:
        s.place_fortification(seat, x)


def lift(s: State, seat: int, verb: int, x: int) -> None:
    """Take a piece back that was only tried."""
    if verb == HOUSE:
        s.houses_left[seat] += 1
        s.owner[x] = NOBODY
        s.houses[PROVINCE_OF[x] * s.seats + seat] -= 1
    elif verb == EMISSARY:
        s.emissaries_left[seat] += 1
        s.emissaries[x * s.seats + seat] -= 1
    else:
        s.fortifications_left[seat] += 1
        s.fortified[x] = 0

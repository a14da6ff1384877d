"""What a seat remembers of the influence cards, and how the rest may have been."""

from fondaco.core.chance import Rng
from fondaco.games.haendler.actions import I_GIVE
from fondaco.games.haendler.board import INFLUENCE_OF_EACH, INFLUENCES, SEATS
from fondaco.games.haendler.pacts import clauses
from fondaco.games.haendler.state import GIVEN, NONE, PLAYED, State


def unknown(seat: int) -> int:
    """The line of the history that says only who took a card."""
    return -1 - seat


def is_take(line: int) -> bool:
    """Whether a line of the history tells of a take."""
    return line < PLAYED


def taker(line: int) -> int:
    """Who took a card, whether its kind is known or not."""
    return -1 - line if line < 0 else line // INFLUENCES


def remembered(s: State, seat: int) -> list[int]:
    """The history as a seat knows it: of the others' takes only that they happened."""
    return [unknown(taker(line)) if is_take(line) and taker(line) != seat else line for line in s.history]


def glimpses(s: State, seat: int) -> list[int]:
    """What the pile held before each of the seat's own takes, when it looked through it."""
    found: list[int] = []
    pile = [INFLUENCE_OF_EACH] * INFLUENCES
    for line in s.history:
        if is_take(line):
            if taker(line) == seat:
                found.extend(pile)
            pile[line % INFLUENCES] -= 1
    return found


class Recollection:
    """A search for one way the unknown takes may have gone. Between two looks at the pile a seat knows which cards
    were taken, though not by whom; after the last look it knows only what was there."""

    def __init__(self, s: State, seat: int, rng: Rng) -> None:
        self.rng = rng
        self.history = s.history[:]
        self.hands: list[int] = [0] * (SEATS * INFLUENCES)  # cards whose kind is settled
        self.look: list[int] = []  # by line: how many looks came before
        self.gone: list[list[int]] = []  # by look: the kinds that were taken before it and are not yet settled
        self.count_looks(s, seat)

    def count_looks(self, s: State, seat: int) -> None:
        """Split the history at the seat's own looks; the current one counts while the seat is choosing."""
        seen = s.glimpses[:]
        if s.pile[0] != NONE:
            seen.extend(s.pile)
        before = [INFLUENCE_OF_EACH] * INFLUENCES
        looks = 0
        for line in self.history:
            self.look.append(looks)
            if is_take(line) and taker(line) == seat:
                after = seen[looks * INFLUENCES : looks * INFLUENCES + INFLUENCES]
                self.gone.append([before[kind] - after[kind] for kind in range(INFLUENCES)])
                before = after
                before[line % INFLUENCES] -= 1
                looks += 1
        last = seen[looks * INFLUENCES :]
        self.gone.append([before[kind] - last[kind] for kind in range(INFLUENCES)] if last else before)

    def settle(self, line: int, kind: int) -> None:
        """Say of an unknown take which card it was."""
        self.gone[self.look[line]][kind] -= 1
        self.history[line] = taker(self.history[line]) * INFLUENCES + kind

    def unsettle(self, line: int) -> None:
        """Forget which card it was."""
        self.gone[self.look[line]][self.history[line] % INFLUENCES] += 1
        self.history[line] = unknown(taker(self.history[line]))

    def explain(self, line: int) -> bool:
        """Find for every card that was shown, from a line on, a take it came from."""
        if line == len(self.history):
            return True
        event = self.history[line]
        if event < 0:
            return self.explain(line + 1)
        if is_take(event):
            self.hands[event] += 1
            found = self.explain(line + 1)
            self.hands[event] -= 0 if found else 1
            return found
        kind = event % INFLUENCES
        giver = (event - PLAYED) // INFLUENCES if event < GIVEN else (event - GIVEN) // INFLUENCES // SEATS
        keeper = NONE if event < GIVEN else (event - GIVEN) // INFLUENCES % SEATS
        return self.explain_loss(line, giver, keeper, kind)

    def explain_loss(self, line: int, giver: int, keeper: int, kind: int) -> bool:
        """A card left a hand: it was one that is settled, or one of the unknown takes before."""
        card = giver * INFLUENCES + kind
        takes = [take for take in range(line) if self.history[take] == unknown(giver)]
        sources = [take for take in takes if self.gone[self.look[take]][kind] > 0]
        if self.hands[card]:
            sources.append(NONE)
        while sources:
            source = sources.pop(self.rng.below(len(sources)))
            self.shift(source, card, keeper, kind)
            if self.explain(line + 1):
                return True
            self.unshift(source, card, keeper, kind)
        return False

    def shift(self, source: int, card: int, keeper: int, kind: int) -> None:
        """Let the card come from a source and go to its keeper, if it has one."""
        if source == NONE:
            self.hands[card] -= 1
        else:
            self.settle(source, kind)
        if keeper != NONE:
            self.hands[keeper * INFLUENCES + kind] += 1

    def unshift(self, source: int, card: int, keeper: int, kind: int) -> None:
        """Take that back."""
        if source == NONE:
            self.hands[card] += 1
        else:
            self.unsettle(source)
        if keeper != NONE:
            self.hands[keeper * INFLUENCES + kind] -= 1

    def guess_rest(self) -> None:
        """Whatever was never shown may be any card that is unaccounted for."""
        for line in range(len(self.history)):
            if self.history[line] < 0:
                self.settle(line, self.rng.weighted(self.gone[self.look[line]]))


def offered(s: State) -> list[int]:
    """Cards that a proposal on the table gives away, as if they had been played: their owner must hold them."""
    return [
        PLAYED + draft[0] * INFLUENCES + clause[1]
        for draft in (s.draft, s.tabled)
        for clause in clauses(draft)
        if clause[0] == I_GIVE
    ]


def recollect(s: State, seat: int, rng: Rng) -> None:
    """Fill in the history, the hands and the pile that a view leaves open."""
    length = len(s.history)
    s.history.extend(offered(s))
    recollection = Recollection(s, seat, rng)
    recollection.explain(0)
    recollection.guess_rest()
    s.glimpses = []
    recount(s, recollection.history[:length])


def recount(s: State, history: list[int]) -> None:
    """Set history, hands and pile from what happened to the cards."""
    s.history = []
    s.pile = [INFLUENCE_OF_EACH] * INFLUENCES
    s.hand = [0] * (s.seats * INFLUENCES)
    s.held = [0] * s.seats
    for line in history:
        if line < PLAYED:
            s.take(line // INFLUENCES, line % INFLUENCES)
        elif line < GIVEN:
            s.spend((line - PLAYED) // INFLUENCES, line % INFLUENCES)
        else:
            pair = (line - GIVEN) // INFLUENCES
            s.give(pair // SEATS, pair % SEATS, line % INFLUENCES)

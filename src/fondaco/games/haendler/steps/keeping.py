"""Variant Absprachen: what a seat can still keep of its promises by its own decisions, and what would spoil it."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.chronicle import EVERYBODY, Entry
from fondaco.core.step import Step
from fondaco.games.haendler import events
from fondaco.games.haendler.actions import (
    ASK,
    BID,
    BUY_GOOD,
    CHANGE,
    DRIVE,
    LOAD,
    OFFER,
    PLAY_SPECIAL,
    RAISE,
    RAISES,
    SELL_GOOD,
    SEND,
    SHIP,
    TO_BRING,
    TO_CARRY,
    TO_CHOOSE,
    TO_LOAD,
    TO_MOVE,
    TO_SELL,
)
from fondaco.games.haendler.board import NOTHING
from fondaco.games.haendler.pacts import Promise, concerning
from fondaco.games.haendler.state import State
from fondaco.games.haendler.steps.debts import purse
from fondaco.games.haendler.steps.layer import Layer
from fondaco.games.haendler.steps.means import (
    COSTLY,
    evades,
    has_means,
    has_special_sale,
    may_yet_load,
    prepares,
    worth_selling,
)
from fondaco.games.haendler.steps.promises import fits, places
from fondaco.games.haendler.steps.prospects import comes, forsworn, is_frugal, is_hopeless, matters

# Actions of which many are alike: in a plan only those matter that a promise is about.
PLENTIFUL: Final[list[int]] = [BUY_GOOD, LOAD, SHIP, CHANGE, SELL_GOOD, PLAY_SPECIAL, RAISE, DRIVE, SEND]
ON_THE_ROAD: Final[list[int]] = [DRIVE, SEND]
SELLING: Final[list[int]] = [SELL_GOOD, PLAY_SPECIAL]
AMOUNTS: Final[list[int]] = [BID, OFFER, ASK]
SALES: Final[list[str]] = ["warehouse-sale", "special-sale"]  # sections in which goods are sold
IDLE: Final[list[Action]] = [RAISES[NOTHING]]  # leaves everything as it is, like a pass


def count(bits: int) -> int:
    """How many bits are set."""
    found = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


class Outlook:
    """What a seat can still keep. It looks through the seat's own decisions of the turn at hand, as far as they matter
    to a promise; what comes after belongs to others too, so a deed counts as still possible only if its turn is to come
    and the means for it are there. Each promise, and each payment for one, has a bit in what a plan keeps."""

    def __init__(self, sections: list[Step[State]], s: State, seat: int) -> None:
        self.sections = sections
        self.seat = seat
        self.section = s.stack[0]
        self.name = sections[self.section].name
        self.cursor = s.cursor
        self.own_turn = s.turn == seat or s.turn == NOBODY
        concerning_it = concerning(s, seat)
        self.bonds = [promise for promise in concerning_it if promise.player == seat]
        self.payments = [promise for promise in concerning_it if promise.player != seat]
        self.size = len(self.bonds) + len(self.payments)
        self.frugal = is_frugal(s, self.name, seat)
        self.on_wagons = False  # whether it can matter where wagons and courier are
        self.costly = len(self.payments) > 0  # whether money can matter
        for bond in self.bonds:
            self.on_wagons = self.on_wagons or bond.verb in (TO_MOVE, TO_BRING, TO_LOAD)
            self.costly = self.costly or (bond.will == 1 and bond.verb in COSTLY)
        self.known: dict[tuple[int, ...], int] = {}

    def hope(self, t: State, done: int, broken: int) -> int:
        """How much can be kept at the most, as far as that can be told without a plan; with so much a search ends."""
        found = 0 if self.frugal and purse(t, self.seat) < 0 else len(self.payments)
        for number, bond in enumerate(self.bonds):
            if broken >> number & 1:
                continue
            if done >> number & 1 or not (self.own_turn and self.is_lost(t, bond)):
                found += 1
        return found

    def is_lost(self, t: State, bond: Promise) -> bool:
        """Whether no plan for the turn at hand can keep a promise; where nothing is spent, no money comes in."""
        if self.frugal and bond.will and bond.verb in COSTLY and not has_means(t, bond, self.seat):
            return True
        return is_hopeless(t, self.name, bond, self.bonds)

    @property
    def concerned(self) -> bool:
        """Whether anything that is decided here could matter to a promise."""
        if self.payments and not self.frugal:
            return True
        for bond in self.bonds:
            if matters(self.name, bond, self.frugal):
                return True
        return False

    # Judging what may be done.

    def best(self, s: State, options: list[Action]) -> int:
        """What the best of some options can keep."""
        return self.best_of(s, options, 0, 0)

    def best_of(self, s: State, options: list[Action], done: int, broken: int) -> int:
        """What the best of some options can keep, when some promises are done and some are broken already."""
        best = 0
        most = 0
        hope = self.hope(s, done, broken)
        for option in options:
            kept = self.after(s, option, done, broken)
            if count(kept) > most:
                best = kept
                most = count(kept)
            if most == hope:
                break
        return best

    def allowed(self, s: State, options: list[Action]) -> list[Action]:
        """The options after which as much can be kept as before."""
        kept = [self.after(s, option, 0, 0) for option in options]
        most = max([count(bits) for bits in kept])
        return [option for option, bits in zip(options, kept, strict=True) if count(bits) == most]

    def spoilt(self, s: State, a: Action, options: list[Action]) -> Entry | None:
        """The promise that could be kept before an action and not after it, if there is one."""
        kept = self.after(s, a, 0, 0)
        best = self.best(s, options)
        if count(kept) == count(best):
            return None
        lost = best & ~kept
        for number, bond in enumerate(self.bonds):
            if lost >> number & 1:
                return in_words(bond)
        return self.in_money()

    def in_money(self) -> Entry:
        """The first payment for a promise as the chronicle tells it."""
        payment = self.payments[0]
        return Entry(events.CLAUSE_PAY_WHEN, [payment.other, payment.player, payment.pays], EVERYBODY)

    def from_here(self, s: State) -> int:
        """What a seat can keep, in its turn or not; where nothing matters, all plans keep the same."""
        if s.turn == self.seat and self.concerned:
            return self.best(s, self.step(s).options(s, self.seat))
        return self.kept(s, 0, 0)

    # Looking ahead.

    def after(self, s: State, a: Action, done: int, broken: int) -> int:
        """What can be kept after an action, when some promises are done and some are broken already."""
        for number, bond in enumerate(self.bonds):
            if fits(s, bond, self.seat, a):
                if bond.will:
                    done |= 1 << number
                else:
                    broken |= 1 << number
            elif bond.will and evades(s, bond, a):
                broken |= 1 << number
        t = s.copy()
        self.carry_out(t, a)
        return self.onward(t, done, broken)

    def carry_out(self, t: State, a: Action) -> None:
        """Let an action happen, within the section; a sealed choice stays sealed, and a bid may have to be paid."""
        if a.verb == RAISE:
            t.discs[self.seat] = a.x
        elif a.verb == BID and t.turn == NOBODY:
            t.bids[self.seat] = a.x
            t.money[self.seat] -= a.x
        else:
            self.step(t).apply(t, self.seat, a)
            self.proceed(t)

    def step(self, t: State) -> Step[State]:
        """The section or aside at hand, as if nothing had been promised."""
        step = self.sections[t.stack[-1]]
        assert isinstance(step, Layer)
        return step.inner

    def proceed(self, t: State) -> None:
        """Go on to the next decision of the section; what the pile of cards holds is not known beforehand."""
        while True:
            t.choosing = False
            top = t.stack[-1]
            step = self.step(t)
            step.proceed(t)
            if t.stack[-1] == top:
                if len(t.stack) == 1 or step.actors(t):
                    return
                t.stack.pop()

    def onward(self, t: State, done: int, broken: int) -> int:
        """The best that can be kept from a position on."""
        if t.turn not in (self.seat, NOBODY) or t.cursor != self.cursor or self.seat not in self.step(t).actors(t):
            return self.kept(t, done, broken)
        key = self.key(t, done, broken)
        if key:
            found = self.known.get(key)
            if found is not None:
                return found
        best = self.best_of(t, self.plan(t, done), done, broken)
        if key:
            self.known[key] = best
        return best

    def key(self, t: State, done: int, broken: int) -> tuple[int, ...]:
        """All that a decision of the turn can have changed, where many plans come to the same; else nothing."""
        if self.name == "moving":
            turn = [t.rested, t.met, t.points, t.tiles[self.seat], t.errands, t.courier, t.notes[self.seat]]
            turn += [t.rolling, t.here, t.behind, t.steps, 1 if t.rolled else 0, done, broken]
            return tuple(t.at + t.came + t.hand + turn)
        if self.name in SALES:
            return tuple(t.stock + t.hand + [t.money[self.seat], t.notes[self.seat], t.count, done, broken])
        return ()

    def plan(self, t: State, done: int) -> list[Action]:
        """The options that can matter: of what there is plenty of, only what a promise is about, then what may make way
        or bring in money for it; and one amount."""
        found: list[Action] = []
        others: list[Action] = []
        amount = False
        for option in self.step(t).options(t, self.seat):
            if option.verb in AMOUNTS:
                if amount:
                    continue
                amount = option.x > 0
            if option.verb not in PLENTIFUL or option in IDLE or self.serves(t, option, done):
                found.append(option)
            elif (self.on_wagons and option.verb in ON_THE_ROAD) or (self.costly and option.verb in SELLING):
                others.append(option)
        return [*found, *(worth_selling(t, self.bonds, others) if self.name in SALES else others)]

    def serves(self, t: State, a: Action, done: int) -> bool:
        """Whether an action does what was promised and is not yet done, or leads to it."""
        for number, bond in enumerate(self.bonds):
            if bond.will and done >> number & 1 == 0 and (fits(t, bond, self.seat, a) or prepares(bond, a)):
                return True
        return False

    # Counting what is kept.

    def kept(self, t: State, done: int, broken: int) -> int:
        """What is kept where the seat's own decisions of the turn end."""
        bits = done
        for number, bond in enumerate(self.bonds):
            open_ended = bond.verb in (TO_CARRY, TO_CHOOSE)
            if bond.will == 0 or (
                (open_ended or self.still_possible(t, bond)) and not forsworn(t, self.name, bond, self.bonds)
            ):
                bits |= 1 << number
        if self.payments and purse(t, self.seat) >= 0:
            bits |= (1 << self.size) - (1 << len(self.bonds))
        return bits & ~broken

    def still_possible(self, t: State, bond: Promise) -> bool:
        """Whether a deed can be done later: that is left open, or its turn is to come, or goes on once another has
        answered."""
        if bond.verb == TO_CARRY or bond.verb == TO_CHOOSE:
            return True
        if not self.own_turn or self.name not in places(bond):
            return comes(t, self.name, bond) and has_means(t, bond, self.seat)
        if t.turn == self.seat and t.cursor == self.cursor and len(t.stack) > 1:
            return may_yet_load(t, bond)
        return bond.verb == TO_SELL and self.name == places(bond)[0] and has_special_sale(t, bond)


def without_talk(s: State) -> State:
    """The position in which nobody is talking."""
    before = s.copy()
    before.stack = s.stack[:1]
    before.draft = []
    before.tabled = []
    before.put = False
    return before


def spoilt_by_deal(sections: list[Step[State]], s: State, after: State, seat: int) -> Entry | None:
    """The promise of a seat that could be kept before a deal and not after it, or not together with what is promised in
    it; whatever of that could never be kept is no harm to it."""
    both = Outlook(sections, after, seat)
    kept = both.from_here(after)
    if count(kept) == both.size:
        return None
    before = without_talk(s)
    old = Outlook(sections, before, seat)
    if old.size == 0:
        return None
    could = old.from_here(before)
    lost_before = old.size - count(could)
    if both.size > old.size:
        new = after.copy()
        new.promises = after.promises[len(before.promises) :]
        alone = Outlook(sections, new, seat)
        lost_before += alone.size - count(alone.from_here(new))
    if both.size - count(kept) <= lost_before:
        return None
    lost = could & ~kept
    for number, bond in enumerate(old.bonds):
        if lost >> number & 1:
            return in_words(bond)
    return in_words(old.bonds[0]) if old.bonds else old.in_money()


def in_words(bond: Promise) -> Entry:
    """A promise as the chronicle tells it."""
    event = events.VOWS[bond.verb]
    slots = len(event.slots) - events.VOW_SLOTS
    return Entry(event, [bond.player, bond.other, 1 - bond.will, bond.moment, *[bond.x, bond.y][:slots]], EVERYBODY)

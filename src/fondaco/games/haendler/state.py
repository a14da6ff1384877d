"""A position of Die Händler: flat lists of numbers, all money in hundreds."""

from typing import Final, final

from fondaco.core.state import State as CoreState
from fondaco.games.haendler.board import (
    GOODS,
    INFLUENCES,
    NO_STALL,
    SEATS,
    STALL_GOOD,
    STALL_OF,
    STALLS,
)

NONE: Final = -1
SECRET: Final = -2  # in a view: chosen, but not yet shown

# Where an investment card can be, besides with a seat.
IN_PILE: Final = -1
IN_ROW: Final = -2

# What the history of the influence cards says, in steps of seat and kind; a take nobody told us of is below zero.
TAKEN: Final = 0
PLAYED: Final = SEATS * INFLUENCES
GIVEN: Final = 2 * SEATS * INFLUENCES


@final
class State(CoreState):
    """Everything on and beside the board. In a view, what is hidden is NONE or SECRET."""

    seats: int
    round: int
    start: int  # the start player
    turn: int  # the seat that decides in a section played in order
    cursor: int  # how many seats have had their turn in the section
    wagon: int  # the wagon a section is about
    count: int  # goods bought or sold, steps climbed, proposals made in this turn
    # Money and status.
    bank: int
    money: list[int]
    received: list[int]  # the public ledger: all that came in ...
    paid: list[int]  # ... and all that went out
    notes: list[int]
    level: list[int]
    fallen: int  # a bit for each seat that fell this round
    # Goods.
    supply: list[int]
    price: list[int]
    bonus: list[int]
    stock: list[int]  # warehouses, by seat and stall
    load: list[int]  # wagons, by wagon, seat and good
    # Wagons and the courier.
    at: list[int]
    came: list[int]  # the field behind a wagon; nowhere in a city
    master: list[int]
    rested: int  # a bit for each wagon that arrived this round
    broken: int  # a bit for each wagon with a broken axle
    courier: int
    arrivals: int
    landed: int  # arrivals of this round
    tiles: list[int]
    # Cards.
    owner: list[int]
    used: int  # a bit for each investment card used in this round
    pile: list[int]
    hand: list[int]
    held: list[int]
    history: list[int]  # every influence card taken, played or given
    glimpses: list[int]  # in a view: what the pile held before each take of one's own
    # Sealed choices.
    bids: list[int]
    discs: list[int]
    # Loading.
    free: bool  # free loading has been played in this turn
    shipped: bool  # freight has been agreed on in this turn
    cargo: int  # the goods bargained for
    named: int  # the price named last
    asked: bool  # whether the load master named it
    # Moving.
    moved: bool  # the tile of this turn has been played
    points: int  # the cartwright's points left
    errands: int  # the courier cards left: 1 and 2 for the two cards
    met: int  # a bit for each wagon that has met the courier in this turn
    rolling: int  # the wagon under way
    steps: int  # the fields it may still go
    rolled: bool  # whether it has come to another field to stand on
    here: int  # where it is on its way, perhaps beside another wagon
    behind: int
    choosing: bool  # a card may be taken from the pile
    # Auction of investments.
    high: int
    leader: int
    out: int  # a bit for each seat that takes no more part in this phase
    silent: int  # a bit for each seat that has passed on this card
    lots: int  # cards sold in this round
    # Sale.
    doubled: int  # a bit for each seat that sells with bonus from this wagon
    # Agreements.
    promises: list[int]  # in force, as steps/promises.py reads them
    talks: list[int]  # proposals between the turn player and each other in this turn
    talk_turn: int  # the section and seat that the count is for
    draft: list[int]  # author, partner and clauses of the proposal that is being made
    tabled: list[int]  # the proposal that a meddler has interrupted
    put: bool  # whether the draft has been put forward
    heard: int  # a bit for each seat that has been asked whether it meddles

    def copy(self) -> "State":
        """The same position, independent of this one."""
        other = State()
        self.copy_to(other)
        other.seats = self.seats
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.cursor = self.cursor
        other.wagon = self.wagon
        other.count = self.count
        other.bank = self.bank
        other.money = self.money[:]
        other.received = self.received[:]
        other.paid = self.paid[:]
        other.notes = self.notes[:]
        other.level = self.level[:]
        other.fallen = self.fallen
        other.supply = self.supply[:]
        other.price = self.price[:]
        other.bonus = self.bonus[:]
        other.stock = self.stock[:]
        other.load = self.load[:]
        other.at = self.at[:]
        other.came = self.came[:]
        other.master = self.master[:]
        other.rested = self.rested
        other.broken = self.broken
        other.courier = self.courier
        other.arrivals = self.arrivals
        other.landed = self.landed
        other.tiles = self.tiles[:]
        other.owner = self.owner[:]
        other.used = self.used
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.history = self.history[:]
        other.glimpses = self.glimpses[:]
        other.bids = self.bids[:]
        other.discs = self.discs[:]
        other.free = self.free
        other.shipped = self.shipped
        other.cargo = self.cargo
        other.named = self.named
        other.asked = self.asked
        other.moved = self.moved
        other.points = self.points
        other.errands = self.errands
        other.met = self.met
        other.rolling = self.rolling
        other.steps = self.steps
        other.rolled = self.rolled
        other.here = self.here
        other.behind = self.behind
        other.choosing = self.choosing
        other.high = self.high
        other.leader = self.leader
        other.out = self.out
        other.silent = self.silent
        other.lots = self.lots
        other.doubled = self.doubled
        other.promises = self.promises[:]
        other.talks = self.talks[:]
        other.talk_turn = self.talk_turn
        other.draft = self.draft[:]
        other.tabled = self.tabled[:]
        other.put = self.put
        other.heard = self.heard
        return other

    # Reading the board.

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def wagon_on(self, field: int) -> int:
        """The wagon that stands on a field, or none."""
        at = self.at
        if at[0] == field:
            return 0
        if at[1] == field:
            return 1
        return 2 if at[2] == field else NONE

    def stocked(self, seat: int, city: int, good: int) -> int:
        """How many of a good a seat has in its warehouse in a city."""
        stall = STALL_OF[city * GOODS + good]
        return 0 if stall == NO_STALL else self.stock[seat * STALLS + stall]

    def loaded(self, wagon: int, seat: int, good: int) -> int:
        """How many of a good a seat has on a wagon."""
        return self.load[(wagon * self.seats + seat) * GOODS + good]

    def loads(self, wagon: int, seat: int) -> int:
        """How many goods a seat has on a wagon."""
        first = (wagon * self.seats + seat) * GOODS
        count = 0
        for place in range(first, first + GOODS):
            count += self.load[place]
        return count

    def loads_of(self, wagon: int, good: int) -> int:
        """How many of a good all seats together have on a wagon."""
        count = 0
        for seat in range(self.seats):
            count += self.load[(wagon * self.seats + seat) * GOODS + good]
        return count

    def notes_left(self, notes: int) -> int:
        """How many promissory notes of so many are still with the bank."""
        return notes - sum(self.notes)

    # Moving money and goods.

    def pay(self, seat: int, amount: int) -> None:
        """A seat pays the bank."""
        self.money[seat] -= amount
        self.paid[seat] += amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """The bank pays a seat."""
        self.money[seat] += amount
        self.received[seat] += amount
        self.bank -= amount

    def hand_over(self, giver: int, taker: int, amount: int) -> None:
        """One seat pays another."""
        self.money[giver] -= amount
        self.paid[giver] += amount
        self.money[taker] += amount
        self.received[taker] += amount

    def put_on(self, wagon: int, seat: int, good: int) -> None:
        """A seat loads a good from its warehouse in the city of a wagon."""
        self.stock[seat * STALLS + STALL_OF[self.at[wagon] * GOODS + good]] -= 1
        self.load[(wagon * self.seats + seat) * GOODS + good] += 1

    def sell_from(self, seat: int, stall: int, amount: int) -> None:
        """A seat sells a good from a warehouse to the bank."""
        self.stock[seat * STALLS + stall] -= 1
        self.supply[STALL_GOOD[stall]] += 1
        self.earn(seat, amount)

    # Influence cards.

    def take(self, seat: int, kind: int) -> None:
        """A seat takes an influence card from the pile."""
        self.pile[kind] -= 1
        self.hand[seat * INFLUENCES + kind] += 1
        self.held[seat] += 1
        self.history.append(TAKEN + seat * INFLUENCES + kind)

    def spend(self, seat: int, kind: int) -> None:
        """A seat plays an influence card, which leaves the game."""
        self.hand[seat * INFLUENCES + kind] -= 1
        self.held[seat] -= 1
        self.history.append(PLAYED + seat * INFLUENCES + kind)

    def give(self, giver: int, taker: int, kind: int) -> None:
        """A seat hands an influence card over to another, for all to see."""
        self.hand[giver * INFLUENCES + kind] -= 1
        self.held[giver] -= 1
        self.hand[taker * INFLUENCES + kind] += 1
        self.held[taker] += 1
        self.history.append(GIVEN + (giver * SEATS + taker) * INFLUENCES + kind)

    def holds(self, seat: int, kind: int) -> bool:
        """Whether a seat holds an influence card of a kind."""
        return self.hand[seat * INFLUENCES + kind] > 0

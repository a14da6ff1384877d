"""Bidding & progress phase: place a trader."""

from typing import Final

from fondaco.core.action import NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import (
    BANK,
    BANKS_FROM,
    BID,
    BIDS_FROM,
    MARKET_FROM,
    MARKETS_FROM,
    PASS,
    PASSING,
    SOURCES,
)
from fondaco.games.yunnan.board import (
    CUSTOMS,
    FIRST_SPACE,
    GENERAL,
    GUILD,
    HORSE,
    MARKET,
    MOST_INFLUENCE,
    MOST_PASSES,
    PLACES,
    QINGHAI,
    SCHOOL,
    SPACE_BUILDING,
    SPACE_PRICE,
    SPACE_SMALL,
    SPACES,
    SUPPLY,
    YARD,
)
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.events import BIDS as BIDS_EVENT
from fondaco.games.yunnan.events import GOES_TO_BANK, GOES_TO_MARKET, OUTBID, PASSES, REJOINS
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.turn import Turns

CARRIED_OUT: Final = [rules.PLACE_OR_PASS, rules.OUTBID_GOES_HOME, rules.OUTBID_REJOINS, rules.LARGE_SPACES_SAFE]


class Bidding(Turns):
    """Turn by turn one trader is placed, or a player passes, until all have passed."""

    def __init__(self, edition: Edition, cards: Step[State] | None = None) -> None:
        super().__init__("bidding", [BID, BANK, MARKET_FROM, PASS], CARRIED_OUT + self.more_rules(), cards)
        self.edition = edition

    def more_rules(self) -> list[Rule]:
        """What this edition carries out besides: its buildings, and what going to the bank and passing mean."""
        return [rules.TEMPLE_SPACES, rules.BANK_ENDS_BIDDING, rules.TO_THE_MARKET, rules.PASS_TO_THE_MARKET]

    def begin(self, s: State) -> None:
        s.turn = s.order[0]

    def options(self, s: State, seat: int) -> list[Action]:
        colour = s.turn
        sources = 0
        for source in range(SOURCES):
            if self.refuse_source(s, colour, source) is None:
                sources |= 1 << source
        found: list[Action] = []
        if sources:
            self.add_bids(s, colour, BIDS_FROM[sources], found)
            for place in range(len(self.edition.bank_names)):
                if self.refuse_bank(s, colour, place) is None:
                    found.extend(BANKS_FROM[sources][place])
            found.extend(MARKETS_FROM[sources])
        found.append(PASSING)
        return found

    def add_bids(self, s: State, colour: int, bids: list[list[Action]], found: list[Action]) -> None:
        """The bids open to a colour, of those for each space; a building whose cheapest space is too dear is passed
        over."""
        for building in self.edition.buildings:
            first = FIRST_SPACE[building]
            budget = self.budget(s, colour, building)
            if refuse_price(first, budget) is None and self.refuse_building(s, colour, building) is None:
                top = highest(s, building)
                for space in range(first, FIRST_SPACE[building + 1]):
                    if refuse_price(space, budget) is not None:
                        break
                    if refuse_place(s, space, top) is None:
                        for bid in bids[space]:
                            found.append(bid)  # noqa: PERF402 - there are few, and compiled this is faster

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        colour = s.turn
        if a.verb == PASS:
            return None
        rule = self.refuse_source(s, colour, a.x if a.verb == MARKET_FROM else a.y)
        if rule is None and a.verb == BANK:
            rule = self.refuse_bank(s, colour, a.x)
        if rule is None and a.verb == BID:
            rule = self.refuse_building(s, colour, SPACE_BUILDING[a.x])
        if rule is None and a.verb == BID:
            building = SPACE_BUILDING[a.x]
            rule = refuse_place(s, a.x, highest(s, building)) or refuse_price(a.x, self.budget(s, colour, building))
        return rule

    # Where the trader comes from.

    def refuse_source(self, s: State, colour: int, source: int) -> Rule | None:
        """Why no trader can be taken from a place."""
        if source == MARKET:
            return rules.SUPPLY_OR_PROVINCE
        return None if s.traders_at(colour, source) else rules.TRADER_THERE

    # 1. Bid for progress or advantage

    def refuse_building(self, s: State, colour: int, building: int) -> Rule | None:
        """Why a colour cannot place a trader in a building at all."""
        if s.bids_of(colour, building):
            return rules.ONE_TRADER_PER_BUILDING
        return None if progress_left(s, colour, building) else rules.PROGRESS_TO_BE_HAD

    def budget(self, s: State, colour: int, building: int) -> int:
        """What a colour can bid in a building on top of its other bids."""
        return s.coins[colour] - s.pledged[colour]

    # 2. Go to the bank

    def refuse_bank(self, s: State, colour: int, place: int) -> Rule | None:
        """Why a colour cannot go to the bank."""
        return None if NOBODY in s.bank else rules.BANK_SPACE_FREE

    def go_to_bank(self, s: State, colour: int, source: int, place: int) -> None:
        """One trader goes to the bank, all others to the market, and the colour passes."""
        s.traders[colour * PLACES + source] -= 1
        s.bank[s.bank.index(NOBODY)] = colour
        leave_buildings(s, colour)
        s.tell(GOES_TO_BANK, [colour, source])
        self.pass_on(s, colour)

    # 3. and 4. Go to the market, pass

    def pass_on(self, s: State, colour: int) -> None:
        """The rest of the supply goes to the market, and the marker to the space between the tracks."""
        s.move_all(colour, SUPPLY, MARKET)
        s.passed[colour] = 1

    def apply(self, s: State, seat: int, a: Action) -> None:
        colour = s.turn
        if a.verb == BID:
            place_bid(s, colour, a.x, a.y)
        elif a.verb == BANK:
            self.go_to_bank(s, colour, a.y, a.x)
        elif a.verb == MARKET_FROM:
            s.move(colour, a.x, MARKET)
            s.tell(GOES_TO_MARKET, [colour, a.x])
        else:
            s.tell(PASSES, [colour])
            self.pass_on(s, colour)
        s.turn = next_bidder(s)


def refuse_place(s: State, space: int, top: int) -> Rule | None:
    """Why a space is not open, in a building of which another one is the dearest taken."""
    if s.spaces[space] != NOBODY:
        return rules.SPACE_TAKEN
    return rules.SMALL_SPACE_HIGHEST if top > space and SPACE_SMALL[space] else None


def refuse_price(space: int, budget: int) -> Rule | None:
    """Why a space cannot be afforded; nor can a dearer one after it."""
    return rules.WITHIN_COINS if SPACE_PRICE[space] > budget else None


def highest(s: State, building: int) -> int:
    """The dearest space of a building that is taken, or -1."""
    spaces = s.spaces
    for space in range(FIRST_SPACE[building + 1] - 1, FIRST_SPACE[building] - 1, -1):
        if spaces[space] != NOBODY:
            return space
    return -1


def progress_left(s: State, colour: int, building: int) -> int:
    """How often a colour can still take the progress of a building; the temple never runs out."""
    if building == SCHOOL:
        return s.traders_at(colour, GENERAL)
    if building == CUSTOMS:
        return MOST_PASSES - s.passes[colour]
    if building == HORSE:
        return QINGHAI - s.horse[colour]
    if building == GUILD:
        return MOST_INFLUENCE - s.influence[colour]
    if building == YARD:
        return s.structures_left(colour)
    return 1


def place_bid(s: State, colour: int, space: int, source: int) -> None:
    """Put a trader on a space, and send home whoever is outbid on a small one."""
    s.enter(colour, source, space)
    s.tell(BIDS_EVENT, [colour, SPACE_BUILDING[space], SPACE_PRICE[space], source])
    for lower in range(FIRST_SPACE[SPACE_BUILDING[space]], space):
        if SPACE_SMALL[lower] and s.spaces[lower] != NOBODY:
            send_home(s, lower)


def send_home(s: State, space: int) -> None:
    """An outbid trader returns to the supply, and its owner to the bidding."""
    victim = s.spaces[space]
    s.leave(space, SUPPLY)
    s.tell(OUTBID, [victim, SPACE_BUILDING[space]])
    if s.passed[victim]:
        s.passed[victim] = 0
        s.tell(REJOINS, [victim])


def leave_buildings(s: State, colour: int) -> None:
    """All traders of a colour go from the buildings to the market."""
    if not s.pledged[colour]:
        return
    for space in range(SPACES):
        if s.spaces[space] == colour:
            s.leave(space, MARKET)


def next_bidder(s: State) -> int:
    """The next colour in the order that has not passed, or nobody."""
    start = s.order.index(s.turn)
    for distance in range(1, s.colours + 1):
        colour = s.order[(start + distance) % s.colours]
        if not s.passed[colour]:
            return colour
    return NOBODY

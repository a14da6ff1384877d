"""The tables of contents: the sections of each edition in rulebook order, and what modules replace."""

from typing import Final

from fondaco.core.action import NOBODY
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import STRUCTURE_NAMES
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.events import ENDS, ENDS_BY_PRESENTS, ENDS_FOR_TWO, PAID_BY_BANK, PAID_BY_BANK_2013
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bank import Bank
from fondaco.games.yunnan.steps.bidding import Bidding
from fondaco.games.yunnan.steps.bidding_2013 import Bidding2013, BiddingOnCredit
from fondaco.games.yunnan.steps.debts import ProgressOnCredit
from fondaco.games.yunnan.steps.double_bidding import DoubleBidding, DoubleBiddingAtFirst
from fondaco.games.yunnan.steps.duli import CARD_NAMES, DuliBids, DuliTravels, PresentsBesideDuli, ProgressBesideDuli
from fondaco.games.yunnan.steps.end_of_round import Conversion, GameEnd, NextRound
from fondaco.games.yunnan.steps.first_order import FirstOrder
from fondaco.games.yunnan.steps.income import Income, NewOrder
from fondaco.games.yunnan.steps.inspector import Inspector
from fondaco.games.yunnan.steps.inspector_2013 import Inspector2013
from fondaco.games.yunnan.steps.presents import Presents
from fondaco.games.yunnan.steps.progress import Progress, Temple, Yard
from fondaco.games.yunnan.steps.structures import Placing
from fondaco.games.yunnan.steps.travel import BuildAndTravel, Pushing
from fondaco.games.yunnan.steps.two_colours import AlternatingOrder

LAST: Final = 2  # the revision by which new games are played
DULI: Final = 2  # her colour, after those of the two persons
TWO_COLOURS_EACH: Final = [0, 1, 0, 1]


def yunnan_2023(double_bidding: bool, guards: bool, seats: int, revision: int = LAST) -> Yunnan:
    """The 2023 edition; with two players Dúli is the third."""
    edition = Edition("2023.json")
    if guards:
        edition.structures = STRUCTURE_NAMES
    if double_bidding:
        edition.bids_per_building = 2
    expert = double_bidding or guards
    if expert:
        edition.end_points = NEVER
    duli = seats == 2
    if duli:
        edition.cards = CARD_NAMES
    afterwards: list[Rule] = [rules.GUARD_ONCE] if guards else []
    temple = Temple()
    placing = Placing(edition, rules.BUILD_AT_ONCE)
    yard = Yard(placing)
    pushing = Pushing()
    bids, travels = DuliBids(), DuliTravels()
    steps: list[Step[State]] = [
        # Setup
        FirstOrder(),
        # Bidding & progress phase
        bidding_2023(edition, bids, double_bidding, revision),
        Bank(edition, PAID_BY_BANK, [rules.BANK_PAYS, rules.BANK_STEPS]),
        ProgressBesideDuli(temple, yard) if duli else Progress(temple, yard),
        # Build & travel phase
        BuildAndTravel(edition, pushing, [], travels),
        Inspector(),
        PresentsBesideDuli() if duli else Presents(),
        Income(edition, [rules.MARKET_PAYS_ONCE, rules.DULI_EARNS_NOTHING] if duli else [rules.MARKET_PAYS_ONCE]),
        NewOrder(),
        # End of round
        Conversion(),
        GameEnd(edition, ENDS_BY_PRESENTS, [rules.END_BY_PRESENTS, rules.END_WITH_ONE_MODULE])
        if expert
        else GameEnd(edition, ENDS, [rules.END_BY_POINTS_OR_PRESENTS]),
        NextRound([*afterwards, rules.DULI_LEAVES] if duli else afterwards),
    ]
    asides: list[Step[State]] = [temple, yard, placing, pushing]
    owner = [0, 1, NOBODY] if duli else list(range(seats))
    return Yunnan("yunnan-2023", edition, owner, steps, [*asides, bids, travels] if duli else asides, revision)


def bidding_2023(edition: Edition, bids: Step[State], double: bool, revision: int) -> Bidding:
    """How traders are placed: the module and the revision of its rules."""
    if double:
        return DoubleBidding(edition, bids) if revision > 1 else DoubleBiddingAtFirst(edition, bids)
    return Bidding(edition, bids)


def yunnan_2013(expert: bool, seats: int, revision: int = LAST) -> Yunnan:
    """The 2013 edition; with two players each holds two colours."""
    edition = Edition("2013.json")
    edition.on_credit = expert
    two = seats == 2
    if two:
        edition.end_points = 100
        edition.end_presents = 2
    placing = Placing(edition, rules.ONLY_TEAHOUSE_AT_ONCE)
    yard = Yard(placing)
    pushing = Pushing()
    steps: list[Step[State]] = [
        # Setup
        AlternatingOrder() if two else FirstOrder(),
        # 1. Bidding phase
        BiddingOnCredit(edition) if expert else Bidding2013(edition),
        Bank(edition, PAID_BY_BANK_2013, [rules.BANK_PAYS_TWO_SUMS, rules.BANK_STEPS, rules.SECOND_BANK_SPACE]),
        ProgressOnCredit(yard, yard) if expert else Progress(yard, yard),
        # 2. Travel phase
        BuildAndTravel(edition, pushing, [rules.PUER_IS_A_PROVINCE, rules.POSTS_WITHOUT_LIMIT]),
        Inspector2013(),
        Presents(),
        Income(edition, [rules.MARKET_PAYS_EACH]),
        NewOrder(),
        Conversion(),
        GameEnd(edition, ENDS_FOR_TWO, [rules.END_FOR_TWO, rules.ONE_SCORE, rules.SUMMED_INFLUENCE])
        if two
        else GameEnd(edition, ENDS, [rules.END_BY_POINTS_OR_PRESENTS]),
        NextRound([]),
    ]
    owner = TWO_COLOURS_EACH if two else list(range(seats))
    return Yunnan("yunnan-2013", edition, owner, steps, [yard, placing, pushing], revision)

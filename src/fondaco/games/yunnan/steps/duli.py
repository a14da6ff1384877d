"""Two players (2023): Dúli, the third player, who is led by cards."""

from typing import Any, Final

from fondaco.core.action import CHANCE, NOBODY, Action
from fondaco.core.rule import Rule
from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.actions import TURN
from fondaco.games.yunnan.board import (
    BUILDING_NAMES,
    FIRST_SPACE,
    GUILD,
    KINDS,
    MOST_INFLUENCE,
    ROAD,
    SPACE_BUILDING,
    SPACE_SMALL,
    SPACES,
    SUPPLY,
    TEAHOUSE,
    YUNNAN,
    read,
)
from fondaco.games.yunnan.events import CANNOT_BID, DULI_BUILDS_TEAHOUSE, DULI_GAINS_INFLUENCE, ENTERS, TURNS_CARD
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.bidding import highest, next_bidder, place_bid
from fondaco.games.yunnan.steps.presents import Presents
from fondaco.games.yunnan.steps.progress import Progress
from fondaco.games.yunnan.steps.travel import next_traveller, push_out

CARDS: Final[list[dict[str, Any]]] = read("duli.json")["cards"]
CARD_NAMES: Final[list[str]] = [str(number) for number in range(1, len(CARDS) + 1)]
CARD_ORDER: Final[list[list[int]]] = [[BUILDING_NAMES.index(name) for name in card["order"]] for card in CARDS]
CARD_TRADERS: Final[list[list[int]]] = [[0, *card["traders"]] for card in CARDS]
CARD_TEAHOUSE: Final[list[bool]] = [card["teahouse"] for card in CARDS]
TURNS: Final[list[Action]] = [Action(TURN, card) for card in range(len(CARDS))]


class Cards(Step[State]):
    """A card is turned over when it is Dúli's turn; after the last one all sixteen are shuffled again."""

    def __init__(self, name: str, carried_out: list[Rule]) -> None:
        super().__init__(name, [TURN], [rules.DULI_CARDS, rules.DULI_DECK, *carried_out])

    def actors(self, s: State) -> list[int]:
        return [CHANCE] if s.turn != NOBODY and s.owner[s.turn] == NOBODY else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return TURNS

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        return None if s.cards[a.x] else rules.DULI_CARDS

    def apply(self, s: State, seat: int, a: Action) -> None:
        s.cards[a.x] = 0
        if 1 not in s.cards:
            s.cards = [1] * len(CARDS)
        s.tell(TURNS_CARD, [s.turn, a.x])
        self.follow(s, s.turn, a.x)

    def follow(self, s: State, duli: int, card: int) -> None:
        """Do what the card says."""


class DuliBids(Cards):
    """She bids only while a person is still bidding, in the first building of the card that is open to her."""

    def __init__(self) -> None:
        super().__init__("duli-bids", [rules.DULI_SETUP, rules.DULI_BIDS])

    def proceed(self, s: State) -> None:
        """If both persons have passed, she passes too and keeps her traders."""
        if self.actors(s) and not somebody_bids(s):
            s.passed[s.turn] = 1
            s.turn = NOBODY

    def follow(self, s: State, duli: int, card: int) -> None:
        for building in CARD_ORDER[card]:
            space = cheapest_space(s, duli, building)
            if space >= 0:
                place_bid(s, duli, space, SUPPLY)
                break
        else:
            s.tell(CANNOT_BID, [duli])
        s.turn = next_bidder(s)


def somebody_bids(s: State) -> bool:
    """Whether a person is still on the bidding track."""
    for colour in range(s.colours):
        if s.owner[colour] != NOBODY and not s.passed[colour]:
            return True
    return False


def cheapest_space(s: State, duli: int, building: int) -> int:
    """The cheapest space of a building that is open to Dúli, or -1."""
    if s.bids_of(duli, building):
        return -1
    for space in range(FIRST_SPACE[building], FIRST_SPACE[building + 1]):
        if s.spaces[space] == NOBODY and not (SPACE_SMALL[space] and highest(s, building) > space):
            return space
    return -1


class ProgressBesideDuli(Progress):
    """She never pays; of all her bids only the guild counts."""

    def __init__(self, temple: Step[State], yard: Step[State]) -> None:
        super().__init__(temple, yard)
        self.rules = [*self.rules, rules.DULI_RESOLVES]

    def settle(self, s: State, colour: int) -> None:
        if s.owner[colour] != NOBODY:
            super().settle(s, colour)
            return
        for space in range(SPACES):
            if s.spaces[space] == colour:
                s.leave(space, SUPPLY)
                if SPACE_BUILDING[space] == GUILD and s.influence[colour] < MOST_INFLUENCE:
                    s.influence[colour] += 1
                    s.tell(DULI_GAINS_INFLUENCE, [colour, s.influence[colour]])


class DuliTravels(Cards):
    """She builds a teahouse, then places traders up the road, and pushes out at most one trader in each province."""

    def __init__(self) -> None:
        super().__init__("duli-travels", [rules.DULI_BUILDS, rules.DULI_TRAVELS, rules.DULI_PUSHES])

    def follow(self, s: State, duli: int, card: int) -> None:
        if CARD_TEAHOUSE[card] and s.stock[duli * KINDS + TEAHOUSE]:
            build_teahouse(s, duli)
        for province in range(YUNNAN, foremost_horse(s) + 1):
            traders = CARD_TRADERS[card][province]
            if traders:
                s.move(duli, SUPPLY, province, traders)
                s.tell(ENTERS, [duli, province, traders])
                victim = pushed_by(s, duli, province)
                if victim != NOBODY:
                    push_out(s, duli, victim, province)
        next_traveller(s)


def build_teahouse(s: State, duli: int) -> None:
    """In the farthest province where a person has traders, or the next lower one that has no teahouse."""
    farthest = max([province for province in range(YUNNAN, ROAD) if persons_in(s, province)], default=0)
    for province in range(farthest, 0, -1):
        if s.teahouses[province] == NOBODY:
            s.stock[duli * KINDS + TEAHOUSE] -= 1
            s.teahouses[province] = duli
            s.tell(DULI_BUILDS_TEAHOUSE, [duli, province])
            return


def persons_in(s: State, province: int) -> list[int]:
    """The persons' colours that have traders in a province."""
    return [colour for colour in range(s.colours) if s.owner[colour] != NOBODY and s.traders_at(colour, province)]


def foremost_horse(s: State) -> int:
    """The farthest province that a person's horse has reached."""
    return max([s.horse[colour] for colour in range(s.colours) if s.owner[colour] != NOBODY])


def pushed_by(s: State, duli: int, province: int) -> int:
    """Whom Dúli pushes out of a province: the lower influence, then the more traders; among equals nobody."""
    victim = NOBODY
    for colour in persons_in(s, province):
        if s.influence[colour] >= s.influence[duli] or s.guard[colour] == province:
            continue
        if victim == NOBODY or weaker(s, colour, victim, province):
            victim = colour
        elif not weaker(s, victim, colour, province):
            return NOBODY
    return victim


def weaker(s: State, one: int, other: int, province: int) -> bool:
    """Whether a colour is pushed out rather than another."""
    if s.influence[one] != s.influence[other]:
        return s.influence[one] < s.influence[other]
    return s.traders_at(one, province) > s.traders_at(other, province)


class PresentsBesideDuli(Presents):
    """She receives presents only where a person has traders too."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = [*self.rules, rules.DULI_RECEIVES]

    def is_guest(self, s: State, colour: int, province: int) -> bool:
        if not s.traders_at(colour, province):
            return False
        return s.owner[colour] != NOBODY or len(persons_in(s, province)) > 0

"""The actions of Yunnan and their names: `bid school 9 from supply`, `travel from market to kang`."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.vocabulary import Domain, Verb, Vocabulary, numbers
from fondaco.games.yunnan.board import (
    BUILDING_NAMES,
    GORGE_NAMES,
    GORGES,
    PLACE_NAMES,
    ROAD,
    SPACE_BUILDING,
    SPACE_PRICE,
    SPACES,
    STRUCTURE_NAMES,
    SUPPLY,
    TEMPLE,
    YARD,
)
from fondaco.games.yunnan.edition import Edition

DRAW: Final = 0  # chance: the next colour in the first order
BID: Final = 1
BANK: Final = 2
MARKET_FROM: Final = 3
PASS: Final = 4
USE: Final = 5
BLOCK: Final = 6
TAKE: Final = 7
KEEP: Final = 8
BUILD_POST: Final = 9
BUILD_BRIDGE: Final = 10
BUILD_TEAHOUSE: Final = 11
TRAVEL: Final = 12
PUSH: Final = 13
SPARE: Final = 14
END: Final = 15
CONVERT: Final = 16
PLACE_GUARD: Final = 17
TURN: Final = 18  # chance: the next of Dúli's cards

SOURCES: Final = SUPPLY + 1
MOST_INCOME: Final = 156  # seven traders and two posts in Qinghai


def from_each(actions: list[Action], thing: int, sources: int) -> list[Action]:
    """The actions of a list, which has one for each thing and source, that are about a thing and some sources."""
    return [actions[thing * SOURCES + source] for source in range(SOURCES) if sources >> source & 1]


# Actions that are offered again and again are made once.
BIDS: Final[list[Action]] = [Action(BID, n // SOURCES, n % SOURCES) for n in range(SPACES * SOURCES)]
BANKS: Final[list[Action]] = [Action(BANK, n // SOURCES, n % SOURCES) for n in range(2 * SOURCES)]
MARKETS: Final[list[Action]] = [Action(MARKET_FROM, source) for source in range(SOURCES)]
# By the places that a trader may come from, a bit for each: what is offered from all of them.
SETS_OF_SOURCES: Final = 1 << SOURCES
BIDS_FROM: Final[list[list[list[Action]]]] = [
    [from_each(BIDS, space, sources) for space in range(SPACES)] for sources in range(SETS_OF_SOURCES)
]
BANKS_FROM: Final[list[list[list[Action]]]] = [
    [from_each(BANKS, place, sources) for place in range(2)] for sources in range(SETS_OF_SOURCES)
]
MARKETS_FROM: Final[list[list[Action]]] = [from_each(MARKETS, 0, sources) for sources in range(SETS_OF_SOURCES)]
PASSING: Final = Action(PASS)
USES: Final[list[Action]] = [Action(USE, 0), Action(USE, 1)]
BLOCKS: Final[list[Action]] = [Action(BLOCK, gorge) for gorge in range(GORGES)]
TAKES: Final[list[Action]] = [Action(TAKE, kind) for kind in range(len(STRUCTURE_NAMES))]
KEEPING: Final = Action(KEEP)
POST_BUILDS: Final[list[Action]] = [Action(BUILD_POST, province - 1) for province in range(1, ROAD)]
BRIDGE_BUILDS: Final[list[Action]] = [Action(BUILD_BRIDGE, gorge) for gorge in range(GORGES)]
TEAHOUSE_BUILDS: Final[list[Action]] = [Action(BUILD_TEAHOUSE, province - 1) for province in range(1, ROAD)]
GUARD_PLACES: Final[list[Action]] = [Action(PLACE_GUARD, province - 1) for province in range(1, ROAD)]
TRAVELS: Final[list[Action]] = [Action(TRAVEL, n // ROAD, n % ROAD) for n in range(ROAD * ROAD)]
PUSHES: Final[list[Action]] = [Action(PUSH, colour) for colour in range(5)]
SPARING: Final = Action(SPARE)
ENDING: Final = Action(END)
CONVERTS: Final[list[Action]] = [Action(CONVERT, amount) for amount in range(MOST_INCOME + 1)]

USABLE: Final[list[int]] = [TEMPLE, YARD]  # the buildings whose use is a decision, where an edition has both


class Names:
    """The domains of an edition: its names for colours, places, spaces and structures, with their board spots."""

    def __init__(self, edition: Edition) -> None:
        self.colour = Domain("colour", edition.colours)
        self.place = Domain(
            "place", [edition.called(name) for name in PLACE_NAMES], [place_spots(n) for n in PLACE_NAMES]
        )
        road = Domain("place", self.place.names[:ROAD], self.place.spots[:ROAD])
        self.start = road.called("from")
        self.end = road.called("to")
        self.source = self.place.called("from")
        self.province = Domain("place", self.place.names[1:ROAD], self.place.spots[1:ROAD], "province")
        gorges = ["-".join([edition.called(end) for end in name.split("-")]) for name in GORGE_NAMES]
        self.gorge = Domain("gorge", gorges, [[f"gorge.{name}"] for name in GORGE_NAMES])
        names = [BUILDING_NAMES[building] for building in edition.buildings]
        self.building = Domain("building", [edition.called(name) for name in names], [[f"building.{n}"] for n in names])
        spaces = [space for space in range(SPACES) if SPACE_BUILDING[space] in edition.buildings]
        self.space = Domain(
            "building",
            [space_name(edition, space) for space in spaces],
            [space_spots(space) for space in spaces],
            "space",
        )
        self.bank = Domain("bank", edition.bank_names, bank_spots(len(edition.bank_names)))
        usable = [BUILDING_NAMES[building] for building in USABLE]
        self.usable = Domain("building", usable, [[f"building.{name}"] for name in usable])
        self.structure = Domain("structure", edition.structures)
        self.card = Domain("card", edition.cards)
        self.amount = numbers("amount", MOST_INCOME)

    def vocabulary(self) -> Vocabulary:
        """All actions of the edition, with those that a module or Dúli adds."""
        verbs = self.verbs()
        if self.building.number("temple") >= 0:
            verbs.append(Verb(USE, "use", ["use", self.usable]))
        if self.structure.number("guard") >= 0:
            verbs.append(Verb(PLACE_GUARD, "guard", ["guard", self.province]))
        if self.card.names:
            verbs.append(Verb(TURN, "turn", ["turn card", self.card]))
        return Vocabulary(verbs)

    def verbs(self) -> list[Verb]:
        """The actions that every game has."""
        teahouse_spots = [[f"province.{name}.teahouse"] for name in PLACE_NAMES[1:ROAD]]
        post_spots = [[f"province.{name}.posts"] for name in PLACE_NAMES[1:ROAD]]
        post = Domain("place", self.province.names, post_spots, "province")
        teahouse = Domain("place", self.province.names, teahouse_spots, "province")
        return [
            Verb(DRAW, "draw", ["draw", self.colour]),
            Verb(BID, "bid", ["bid", self.space, "from", self.source]),
            Verb(BANK, "bank", [self.bank, "from", self.source]),
            Verb(MARKET_FROM, "market", ["market from", self.source], ["puer.market"]),
            Verb(PASS, "pass", ["pass"], declines=True),
            Verb(BLOCK, "block", ["block", self.gorge]),
            Verb(TAKE, "take", ["take", self.structure]),
            Verb(KEEP, "keep", ["keep"]),
            Verb(BUILD_POST, "build-post", ["build post in", post]),
            Verb(BUILD_BRIDGE, "build-bridge", ["build bridge over", self.gorge]),
            Verb(BUILD_TEAHOUSE, "build-teahouse", ["build teahouse in", teahouse]),
            Verb(TRAVEL, "travel", ["travel from", self.start, "to", self.end]),
            Verb(PUSH, "push", ["push out", self.colour]),
            Verb(SPARE, "spare", ["push out nobody"]),
            Verb(END, "end", ["end turn"]),
            Verb(CONVERT, "convert", ["convert", self.amount]),
        ]


def place_spots(name: str) -> list[str]:
    """The board element of a place."""
    if name == "market":
        return ["puer.market"]
    return ["supply"] if name == "supply" else [f"province.{name}.traders"]


def space_name(edition: Edition, space: int) -> str:
    """The name of a bid space: its building and its price."""
    return f"{edition.called(BUILDING_NAMES[SPACE_BUILDING[space]])} {SPACE_PRICE[space]}"


def space_spots(space: int) -> list[str]:
    """The board elements of a bid space."""
    building = BUILDING_NAMES[SPACE_BUILDING[space]]
    return [f"building.{building}", f"building.{building}.space.{SPACE_PRICE[space]}"]


def bank_spots(names: int) -> list[list[str]]:
    """The board elements of the bank: the whole of it, or one space each where they pay differently."""
    if names == 1:
        return [["building.bank"]]
    return [["building.bank", f"building.bank.space.{number + 1}"] for number in range(names)]

"""What a seat knows of Die Händler as a row of numbers; all money in hundreds."""

from typing import Final

from fondaco.core.layout import COMMON, COUNTED, Axis, Layout, Part, field, number, one_of, players, set_of, things
from fondaco.games.haendler.actions import DEED_VERBS, DISC, MOMENT_NAMES, TALKING
from fondaco.games.haendler.board import (
    BONUS,
    CARGO_NAMES,
    CITY_NAMES,
    COINS,
    FIELD_NAMES,
    GOOD_NAMES,
    GOODS_IN_PLAY,
    INFLUENCE_NAMES,
    INFLUENCE_OF_EACH,
    INFLUENCES,
    INVESTMENT_NAMES,
    LAST_ARRIVAL,
    NOTES,
    PRICES,
    PROPOSALS,
    SEATS,
    STALL_CITY,
    STALL_GOOD,
    STALLS,
    TILES,
    TOP_LEVEL,
    WAGON_NAMES,
)
from fondaco.games.haendler.game import Haendler
from fondaco.games.haendler.pacts import CLAUSE_SIZE, CLAUSES, HEAD, PROMISE_SIZE, talks_with
from fondaco.games.haendler.state import GIVEN, IN_PILE, IN_ROW, NONE, PLAYED, SECRET, State

ROUNDS: Final = 30
LEDGER: Final = 2000  # more comes in than there are coins, since they go round
PROMISES: Final = 12  # the oldest that are shown

# What is counted for the layout.
GONE: Final = COMMON  # by kind: influence cards played
SHOWN: Final = GONE + INFLUENCES  # by seat and kind: cards that came into a hand for all to see
SEEN: Final = SHOWN + SEATS * INFLUENCES  # by kind: the pile when the seat last looked
TALKS: Final = SEEN + INFLUENCES  # by seat: proposals in this turn


class HaendlerLayout(Layout[State]):
    """The layout, with what the history of the influence cards comes to."""

    def count(self, known: State, seat: int) -> list[int]:
        """Cards played and handed over, the pile when the seat last saw it, and the proposals of this turn."""
        gone = [0] * INFLUENCES
        shown = [0] * (SEATS * INFLUENCES)
        for line in known.history:
            if line >= GIVEN:
                shown[(line - GIVEN) // INFLUENCES % SEATS * INFLUENCES + line % INFLUENCES] += 1
            elif line >= PLAYED:
                gone[line % INFLUENCES] += 1
        seen = known.glimpses[-INFLUENCES:] if known.glimpses else [INFLUENCE_OF_EACH] * INFLUENCES
        if known.pile[0] != NONE:
            seen = known.pile
        return gone + shown + seen + [talks_with(known, other) for other in range(known.seats)]


def layout(game: Haendler, seats: int) -> Layout[State]:
    """The layout for a setup and a number of seats."""
    parts = [*round_parts(seats), *money_parts(game, seats), *trade_parts(seats), *wagon_parts(seats)]
    parts += [*card_parts(seats), *sealed_parts(seats), *moment_parts(), *auction_parts(seats)]
    return HaendlerLayout(game, seats, [*parts, *pact_parts(seats)] if game.agreements else parts)


def wagons() -> Axis:
    """The three wagons."""
    return things("wagon", WAGON_NAMES)


def round_parts(seats: int) -> list[Part]:
    """How far the game is, and whose turn it is."""
    player = players(seats)
    return [
        number("round", "round", [], 0, ROUNDS, "the round, from 1"),
        number("arrivals", "arrivals", [], 0, max(LAST_ARRIVAL), "how many wagons have arrived"),
        one_of("start", "start", [], player, "the start player"),
        one_of("turn", "turn", [], player, "the player whose turn it is"),
        number("cursor", "cursor", [], 0, seats, "how many have had their turn in the section"),
        one_of("wagon", "wagon", [], wagons(), "the wagon that the section is about"),
        number("count", "count", [], 0, 10, "what has been bought, sold, climbed or proposed in this turn"),
    ]


def money_parts(game: Haendler, seats: int) -> list[Part]:
    """Money and status."""
    player = players(seats)
    own = Axis("player", ["own"], [[seat] for seat in range(seats)], seats)
    return [
        number("bank", "bank", [], -COINS, COINS, "the coins of the bank, in hundreds"),
        number(
            "money", "money", [player if game.open_money else own], 0, COINS, "the money that may be seen, in hundreds"
        ),
        number("received", "received", [player], 0, LEDGER, "all that came in, in hundreds"),
        number("paid", "paid", [player], 0, LEDGER, "all that went out, in hundreds"),
        number("notes", "notes", [player], 0, NOTES, "promissory notes"),
        number("level", "level", [player], 0, TOP_LEVEL, "the level of status"),
        set_of("fallen", "fallen", [], player, "who has fallen in this round"),
    ]


def trade_parts(seats: int) -> list[Part]:
    """Goods, prices and warehouses."""
    player, good, city = players(seats), things("good", GOOD_NAMES), things("city", CITY_NAMES)
    stalls = [f"{GOOD_NAMES[STALL_GOOD[stall]]} in {CITY_NAMES[STALL_CITY[stall]]}" for stall in range(STALLS)]
    return [
        number("supply", "supply", [good], 0, GOODS_IN_PLAY, "goods of the bank"),
        number("prices", "price", [good], 0, PRICES, "the place on the track of prices"),
        number("bonus", "bonus", [city], 0, len(BONUS), "the place on the track of the bonus"),
        number("stock", "stock", [player, things("stall", stalls)], 0, GOODS_IN_PLAY, "goods in the warehouses"),
        number("loads", "load", [wagons(), player, good], 0, GOODS_IN_PLAY, "goods on the wagons"),
    ]


def wagon_parts(seats: int) -> list[Part]:
    """Wagons, the courier and the tiles."""
    player, place = players(seats), things("field", FIELD_NAMES)
    tile = things("tile", [str(tile + 1) for tile in range(TILES)])
    return [
        one_of("at", "at", [wagons()], place, "where a wagon stands"),
        one_of("came", "came", [wagons()], place, "the field behind a wagon"),
        one_of("master", "master", [wagons()], player, "the load master of a wagon"),
        set_of("rested", "rested", [], wagons(), "wagons that arrived in this round"),
        set_of("broken", "broken", [], wagons(), "wagons with a broken axle"),
        one_of("courier", "courier", [], place, "where the courier stands"),
        number("landed", "landed", [], 0, len(WAGON_NAMES), "arrivals of this round"),
        set_of("tiles", "tiles", [player], tile, "tiles that lie face up"),
    ]


def card_parts(seats: int) -> list[Part]:
    """Investments and influence cards."""
    player, kind = players(seats), things("influence", INFLUENCE_NAMES)
    places = [[*player.seen_by(seat), IN_ROW, IN_PILE] for seat in range(seats)]
    keeper = Axis("keeper", [*player.names, "row", "pile"], places, seats)
    own = Axis("player", ["own"], [[seat] for seat in range(seats)], seats)
    card, holder = things("investment", INVESTMENT_NAMES), Axis("player", player.names, player.places, SEATS)
    return [
        one_of("investments", "owner", [card], keeper, "where an investment card is"),
        set_of("used", "used", [], card, "investment cards used in this round"),
        number("hand", "hand", [own, kind], 0, INFLUENCE_OF_EACH, "own influence cards"),
        number("held", "held", [player], 0, INFLUENCES * INFLUENCE_OF_EACH, "how many influence cards"),
        number("gone", COUNTED, [kind], 0, INFLUENCE_OF_EACH, "influence cards played").at(GONE),
        number("given", COUNTED, [holder, kind], 0, 4, "cards handed to a player for all to see").at(SHOWN),
        number("seen", COUNTED, [kind], 0, INFLUENCE_OF_EACH, "the pile when it was last looked through").at(SEEN),
        number("choosing", "choosing", [], 0, 1, "whether a card may be taken from the pile"),
    ]


def sealed_parts(seats: int) -> list[Part]:
    """Bids and discs: the seat's own, and whether the others have chosen."""
    player = players(seats)
    discs = Axis("disc", ["hidden", *DISC.names], [[SECRET, *range(len(DISC.names))]], len(DISC.names))
    return [
        number("bids", "bids", [player], SECRET, COINS, "sealed bids: -1 none yet, -2 chosen but hidden"),
        one_of("discs", "discs", [player], discs, "price discs"),
    ]


def moment_parts() -> list[Part]:
    """Loading and moving: how far the section has come."""
    place = things("field", FIELD_NAMES)
    return [
        number("free", "free", [], 0, 1, "free loading has been played in this turn"),
        number("shipped", "shipped", [], 0, 1, "freight has been agreed on in this turn"),
        one_of("cargo", "cargo", [], things("cargo", CARGO_NAMES), "the goods bargained for"),
        number("named", "named", [], NONE, COINS, "the price named last"),
        number("asked", "asked", [], 0, 1, "whether the load master named it"),
        number("moved", "moved", [], 0, 1, "the tile of this turn has been played"),
        number("points", "points", [], 0, 6, "points of the cartwright left"),
        set_of("errands", "errands", [], things("courier card", ["courier", "express"]), "courier cards left"),
        set_of("met", "met", [], wagons(), "wagons that have met the courier in this turn"),
        one_of("rolling", "rolling", [], wagons(), "the wagon under way"),
        number("steps", "steps", [], 0, 8, "the fields it may still go"),
        number("rolled", "rolled", [], 0, 1, "whether it has left its field"),
        one_of("here", "here", [], place, "where it is on its way"),
        one_of("behind", "behind", [], place, "the field behind it"),
    ]


def auction_parts(seats: int) -> list[Part]:
    """The auction of investments, and the sale."""
    player = players(seats)
    return [
        number("high", "high", [], 0, COINS, "the highest bid for the investment"),
        one_of("leader", "leader", [], player, "whose bid it is"),
        set_of("out", "out", [], player, "who takes no more part"),
        set_of("silent", "silent", [], player, "who has passed on this card"),
        number("lots", "lots", [], 0, len(INVESTMENT_NAMES), "cards sold in this round"),
        set_of("doubled", "doubled", [], player, "who sells with bonus from this wagon"),
    ]


def pact_parts(seats: int) -> list[Part]:
    """Agreements: promises in force, the proposal being made, and the one it interrupts."""
    player, slot = players(seats), things("promise", [str(number + 1) for number in range(PROMISES)])
    holder = Axis("player", player.names, player.places, SEATS)
    deed = Axis("deed", [verb.name for verb in DEED_VERBS], [[verb.number for verb in DEED_VERBS]], 0)
    moment = things("moment", MOMENT_NAMES)
    rows = [field(number, PROMISE_SIZE) for number in range(PROMISE_SIZE)]
    return [
        one_of("promise-by", "promises", [slot, rows[0]], player, "who is bound by a promise"),
        one_of("promise-to", "promises", [slot, rows[1]], player, "to whom"),
        number("promise-will", "promises", [slot, rows[2]], 0, 1, "to do it, or to leave it"),
        one_of("promise-deed", "promises", [slot, rows[3]], deed, "the deed"),
        number("promise-x", "promises", [slot, rows[4]], 0, len(FIELD_NAMES), "what the deed is about"),
        number("promise-y", "promises", [slot, rows[5]], 0, len(FIELD_NAMES), "and its second part"),
        one_of("promise-until", "promises", [slot, rows[6]], moment, "how long it binds"),
        number("promise-due", "promises", [slot, rows[7]], 0, 8 * ROUNDS, "the last phase it holds in"),
        number("promise-pays", "promises", [slot, rows[8]], 0, COINS, "what is paid when it is kept"),
        number("talks", COUNTED, [holder], 0, PROPOSALS, "proposals in this turn").at(TALKS),
        *draft_parts("draft", player),
        *draft_parts("tabled", player),
        number("put", "put", [], 0, 1, "whether the draft has been put forward"),
        set_of("heard", "heard", [], player, "who has been asked whether they meddle"),
    ]


def draft_parts(source: str, player: Axis) -> list[Part]:
    """A proposal: its author, its partner and its clauses."""
    clause = things("clause", [str(number + 1) for number in range(CLAUSES)])
    verbs = Axis("verb", [verb.name for verb in TALKING.verbs], [[verb.number for verb in TALKING.verbs]], 0)
    rows = [field(number, CLAUSE_SIZE) for number in range(CLAUSE_SIZE)]
    return [
        one_of(f"{source}-author", source, [], player, "who makes the proposal"),
        one_of(f"{source}-partner", source, [], player, "to whom it is made").at(1),
        one_of(f"{source}-clause", source, [clause, rows[0]], verbs, "the kind of a clause").at(HEAD),
        number(f"{source}-value", source, [clause, rows[1]], NONE, COINS, "an amount, a card or a vow").at(HEAD),
        one_of(f"{source}-deed", source, [clause, rows[2]], verbs, "the deed that is vowed").at(HEAD),
        number(f"{source}-x", source, [clause, rows[3]], 0, len(FIELD_NAMES), "what it is about").at(HEAD),
        number(f"{source}-y", source, [clause, rows[4]], 0, len(FIELD_NAMES), "and its second part").at(HEAD),
        number(f"{source}-until", source, [clause, rows[5]], NONE, len(MOMENT_NAMES), "how long it binds").at(HEAD),
    ]

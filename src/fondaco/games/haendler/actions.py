"""The actions of Die Händler and their names: `buy wine in paris`, `ship salt-salt`, `move wagon 2 with tile 3`."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.vocabulary import Domain, Verb, Vocabulary
from fondaco.games.haendler.board import (
    CARGO_NAMES,
    CARGOES,
    CITY_NAMES,
    COINS,
    COLOURS,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    HUNDRED,
    INFLUENCE_NAMES,
    INFLUENCES,
    INVESTMENT_NAMES,
    INVESTMENTS,
    OFFICE,
    STALL_CITY,
    STALL_GOOD,
    STALLS,
    TILES,
    WAGON_NAMES,
    WAGONS,
)

START: Final = 0  # chance: the first start player
REVEAL: Final = 1  # chance: the next investment card
PASS: Final = 2
BUY_GOOD: Final = 3
PLAY_MASTER: Final = 4
BID: Final = 5
LOAD: Final = 6
PLAY_FREE: Final = 7
SHIP: Final = 8
OFFER: Final = 9
ASK: Final = 10
ACCEPT: Final = 11
REFUSE: Final = 12
PLAY_AXLE: Final = 13
MOVE: Final = 14
DISCARD: Final = 15
DRIVE: Final = 16
TURN: Final = 17
SEND: Final = 18
TAKE: Final = 19
RAISE: Final = 20
CHANGE: Final = 21
SELL_GOOD: Final = 22
PLAY_SPECIAL: Final = 23
PLAY_BONUS: Final = 24
CHOOSE: Final = 25
PAY: Final = 26
PLAY_REPRESENTATION: Final = 27
BORROW: Final = 28
REPAY: Final = 29
ASCEND: Final = 30
PLAY_ASCENT: Final = 31
PROPOSE: Final = 32
HEAR: Final = 33
I_PAY: Final = 34
YOU_PAY: Final = 35
I_GIVE: Final = 36
YOU_GIVE: Final = 37
VOW: Final = 38
UNTIL: Final = 39
PUT: Final = 40
WITHDRAW: Final = 41
COUNTER: Final = 42
MEDDLE: Final = 43
I_PAY_WHEN: Final = 44
YOU_PAY_WHEN: Final = 45

# Deeds: what can be promised or forsworn, each a pattern over the actions above.
TO_BUY: Final = 46
TO_MASTER: Final = 47
TO_BID: Final = 48
TO_LOAD: Final = 49
TO_CARRY: Final = 50
TO_BREAK: Final = 51
TO_MOVE: Final = 52
TO_BRING: Final = 53
TO_SEND: Final = 54
TO_RAISE: Final = 55
TO_CHANGE: Final = 56
TO_SELL: Final = 57
TO_BONUS: Final = 58
TO_INVEST: Final = 59
TO_CHOOSE: Final = 60
TO_ASCEND: Final = 61

MOST: Final = COINS  # no amount is named that exceeds all the coins of the game
POINTS: Final = 3
UP: Final = 0
DOWN: Final = 1
FARES: Final = 11  # a promised freight is at most 1000

# Who vows what: the one who drafts, or the one who answers; to do it, or to leave it.
VOW_NAMES: Final[list[str]] = ["i-will", "i-will-not", "you-will", "you-will-not"]
VOWS: Final = 4
# How long a promise binds.
THIS_PHASE: Final = 0
THIS_ROUND: Final = 1
NEXT_TURN: Final = 2
NEXT_ROUND: Final = 3
MOMENT_NAMES: Final[list[str]] = ["phase-ends", "round-ends", "next-turn-ends", "next-round-ends"]
MOMENTS: Final = 4

# Actions that are offered again and again are made once.
STARTS: Final[list[Action]] = [Action(START, seat) for seat in range(len(COLOURS))]
REVEALS: Final[list[Action]] = [Action(REVEAL, card) for card in range(INVESTMENTS)]
PASSING: Final = Action(PASS)
BUYS: Final[list[Action]] = [Action(BUY_GOOD, STALL_GOOD[n], STALL_CITY[n]) for n in range(STALLS)]
MASTER_CARDS: Final[list[Action]] = [Action(PLAY_MASTER, wagon) for wagon in range(WAGONS)]
BIDS: Final[list[Action]] = [Action(BID, amount) for amount in range(MOST + 1)]
LOADS: Final[list[Action]] = [Action(LOAD, good) for good in range(GOODS)]
FREE_CARD: Final = Action(PLAY_FREE)
SHIPS: Final[list[Action]] = [Action(SHIP, cargo) for cargo in range(CARGOES)]
OFFERS: Final[list[Action]] = [Action(OFFER, amount) for amount in range(MOST + 1)]
ASKS: Final[list[Action]] = [Action(ASK, amount) for amount in range(MOST + 1)]
ACCEPTING: Final = Action(ACCEPT)
REFUSING: Final = Action(REFUSE)
AXLE_CARDS: Final[list[Action]] = [Action(PLAY_AXLE, wagon) for wagon in range(WAGONS)]
MOVES: Final[list[Action]] = [Action(MOVE, n % WAGONS, n // WAGONS) for n in range(TILES * WAGONS)]
DISCARDS: Final[list[Action]] = [Action(DISCARD, tile) for tile in range(TILES)]
DRIVES: Final[list[Action]] = [Action(DRIVE, n % WAGONS, n // WAGONS) for n in range(POINTS * WAGONS)]
TURNS: Final[list[Action]] = [Action(TURN, field) for field in range(FIELDS)]
SENDS: Final[list[Action]] = [Action(SEND, field) for field in range(FIELDS)]
TAKES: Final[list[Action]] = [Action(TAKE, kind) for kind in range(INFLUENCES)]
RAISES: Final[list[Action]] = [Action(RAISE, disc) for disc in range(CARGOES + 1)]
CHANGES: Final[list[Action]] = [Action(CHANGE, n // (2 * GOODS), n // 2 % GOODS, n % 2) for n in range(4 * GOODS)]
SALES: Final[list[Action]] = [Action(SELL_GOOD, STALL_GOOD[n], STALL_CITY[n]) for n in range(STALLS)]
SPECIAL_CARDS: Final[list[Action]] = [Action(PLAY_SPECIAL, STALL_GOOD[n], STALL_CITY[n]) for n in range(STALLS)]
BONUS_CARD: Final = Action(PLAY_BONUS)
CHOICES: Final[list[Action]] = [Action(CHOOSE, card) for card in range(INVESTMENTS)]
PAYING: Final = Action(PAY)
REPRESENTATION_CARDS: Final = Action(PLAY_REPRESENTATION)
BORROWING: Final = Action(BORROW)
REPAYING: Final = Action(REPAY)
ASCENDING: Final = Action(ASCEND)
ASCENT_CARDS: Final = Action(PLAY_ASCENT)
PROPOSALS_TO: Final[list[Action]] = [Action(PROPOSE, seat) for seat in range(len(COLOURS))]
HEARINGS: Final[list[Action]] = [Action(HEAR, seat) for seat in range(len(COLOURS))]
I_PAYS: Final[list[Action]] = [Action(I_PAY, amount) for amount in range(MOST + 1)]
YOU_PAYS: Final[list[Action]] = [Action(YOU_PAY, amount) for amount in range(MOST + 1)]
I_PAYS_WHEN: Final[list[Action]] = [Action(I_PAY_WHEN, amount) for amount in range(MOST + 1)]
YOU_PAYS_WHEN: Final[list[Action]] = [Action(YOU_PAY_WHEN, amount) for amount in range(MOST + 1)]
I_GIVES: Final[list[Action]] = [Action(I_GIVE, kind) for kind in range(INFLUENCES)]
YOU_GIVES: Final[list[Action]] = [Action(YOU_GIVE, kind) for kind in range(INFLUENCES)]
VOWING: Final[list[Action]] = [Action(VOW, vow) for vow in range(VOWS)]
ALL_MOMENTS: Final[list[Action]] = [Action(UNTIL, moment) for moment in range(MOMENTS)]
PUTTING: Final = Action(PUT)
WITHDRAWING: Final = Action(WITHDRAW)
COUNTERING: Final = Action(COUNTER)
MEDDLING: Final = Action(MEDDLE)

# The names.
COLOUR: Final = Domain("colour", COLOURS)
PLAYER: Final = COLOUR.called("player")
OTHER: Final = COLOUR.called("other")
GOOD: Final = Domain("good", GOOD_NAMES, [[f"price.{name}"] for name in GOOD_NAMES])
CITY: Final = Domain("city", CITY_NAMES, [[f"field.{name}"] for name in CITY_NAMES])
CARGO_WORD: Final = Domain("cargo", CARGO_NAMES, [[f"cargo.{name}"] for name in CARGO_NAMES])
DISC: Final = Domain(
    "cargo", [*CARGO_NAMES, "nothing"], [[f"disc.{name}"] for name in [*CARGO_NAMES, "nothing"]], "disc"
)
WAGON: Final = Domain("wagon", WAGON_NAMES, [[f"wagon.{name}"] for name in WAGON_NAMES])
FIELD: Final = Domain("field", FIELD_NAMES, [[f"field.{name}"] for name in FIELD_NAMES])
AMOUNT: Final = Domain("amount", [str(amount * HUNDRED) for amount in range(MOST + 1)])
TILE: Final = Domain("tile", [str(tile + 1) for tile in range(TILES)], [[f"tile.{tile + 1}"] for tile in range(TILES)])
POINT: Final = Domain("points", [str(points + 1) for points in range(POINTS)])
INFLUENCE: Final = Domain("influence", INFLUENCE_NAMES, [[f"influence.{name}"] for name in INFLUENCE_NAMES])
INVESTMENT: Final = Domain("investment", INVESTMENT_NAMES, [[f"investment.{name}"] for name in INVESTMENT_NAMES])
OFFICES: Final = Domain(
    "investment", INVESTMENT_NAMES[OFFICE : OFFICE + 2], INVESTMENT.spots[OFFICE : OFFICE + 2], "office"
)
DIRECTION: Final = Domain("direction", ["up", "down"])
PLEDGE: Final = Domain("pledge", ["will", "will-not"])
VOW_WORD: Final = Domain("vow", VOW_NAMES)
FARE: Final = Domain("amount", AMOUNT.names[:FARES], None, "fare")
MOMENT: Final = Domain("moment", MOMENT_NAMES)


def card_spot(kind: str) -> list[str]:
    """The board element of an influence card in one's own hand."""
    return [f"influence.{kind}"]


PLAIN: Final[list[Verb]] = [
    Verb(START, "start", ["start with", PLAYER]),
    Verb(REVEAL, "reveal", ["reveal", INVESTMENT]),
    Verb(PASS, "pass", ["pass"], declines=True),
    Verb(BUY_GOOD, "buy", ["buy", GOOD, "in", CITY]),
    Verb(PLAY_MASTER, "play-load-master", ["play load-master on wagon", WAGON], card_spot("load-master")),
    Verb(BID, "bid", ["bid", AMOUNT]),
    Verb(LOAD, "load", ["load", GOOD]),
    Verb(PLAY_FREE, "play-free-loading", ["play free-loading"], card_spot("free-loading")),
    Verb(SHIP, "ship", ["ship", CARGO_WORD]),
    Verb(OFFER, "offer", ["offer", AMOUNT]),
    Verb(ASK, "ask", ["ask", AMOUNT]),
    Verb(ACCEPT, "accept", ["accept"]),
    Verb(REFUSE, "refuse", ["refuse"]),
    Verb(PLAY_AXLE, "play-broken-axle", ["play broken-axle on wagon", WAGON], card_spot("broken-axle")),
    Verb(MOVE, "move", ["move wagon", WAGON, "with tile", TILE]),
    Verb(DISCARD, "discard", ["discard tile", TILE]),
    Verb(DRIVE, "drive", ["drive wagon", WAGON, "with points", POINT]),
    Verb(TURN, "turn", ["turn to", FIELD]),
    Verb(SEND, "send", ["send courier to", FIELD], ["courier"]),
    Verb(TAKE, "take", ["take", INFLUENCE]),
    Verb(RAISE, "raise", ["raise", DISC]),
    Verb(CHANGE, "change", [OFFICES, GOOD, DIRECTION]),
    Verb(SELL_GOOD, "sell", ["sell", GOOD, "in", CITY]),
    Verb(PLAY_SPECIAL, "play-special-sale", ["play special-sale of", GOOD, "in", CITY], card_spot("special-sale")),
    Verb(PLAY_BONUS, "play-sale-with-bonus", ["play sale-with-bonus"], card_spot("sale-with-bonus")),
    Verb(CHOOSE, "choose", ["choose", INVESTMENT]),
    Verb(PAY, "pay", ["pay"]),
    Verb(PLAY_REPRESENTATION, "play-representation", ["play representation"], card_spot("representation")),
    Verb(BORROW, "borrow", ["borrow"]),
    Verb(REPAY, "repay", ["repay"]),
    Verb(ASCEND, "ascend", ["ascend"], ["status"]),
    Verb(PLAY_ASCENT, "play-ascent", ["play ascent"], card_spot("ascent")),
]

TALK: Final[list[Verb]] = [
    Verb(PROPOSE, "propose", ["propose to", PLAYER]),
    Verb(HEAR, "hear", ["hear", PLAYER]),
    Verb(I_PAY, "i-pay", ["i pay", AMOUNT]),
    Verb(YOU_PAY, "you-pay", ["you pay", AMOUNT]),
    Verb(I_PAY_WHEN, "i-pay-when", ["i pay", AMOUNT, "when kept"]),
    Verb(YOU_PAY_WHEN, "you-pay-when", ["you pay", AMOUNT, "when kept"]),
    Verb(I_GIVE, "i-give", ["i give", INFLUENCE]),
    Verb(YOU_GIVE, "you-give", ["you give", INFLUENCE]),
    Verb(VOW, "vow", [VOW_WORD]),
    Verb(UNTIL, "until", ["until", MOMENT]),
    Verb(PUT, "put", ["put forward"]),
    Verb(WITHDRAW, "withdraw", ["withdraw"]),
    Verb(COUNTER, "counter", ["counter"]),
    Verb(MEDDLE, "meddle", ["meddle"]),
    Verb(TO_BUY, "to-buy", ["to buy", GOOD]),
    Verb(TO_MASTER, "to-play-load-master", ["to play load-master on wagon", WAGON]),
    Verb(TO_BID, "to-bid", ["to bid on wagon", WAGON]),
    Verb(TO_LOAD, "to-load", ["to load", GOOD, "on wagon", WAGON]),
    Verb(TO_CARRY, "to-carry", ["to carry on wagon", WAGON, "for", FARE]),
    Verb(TO_BREAK, "to-play-broken-axle", ["to play broken-axle on wagon", WAGON]),
    Verb(TO_MOVE, "to-move", ["to move wagon", WAGON]),
    Verb(TO_BRING, "to-bring", ["to bring wagon", WAGON, "to", FIELD]),
    Verb(TO_SEND, "to-send", ["to send courier to", FIELD]),
    Verb(TO_RAISE, "to-raise", ["to raise", GOOD]),
    Verb(TO_CHANGE, "to-change", ["to change", GOOD, DIRECTION]),
    Verb(TO_SELL, "to-sell", ["to sell", GOOD, "from a warehouse"]),
    Verb(TO_BONUS, "to-play-sale-with-bonus", ["to play sale-with-bonus on wagon", WAGON]),
    Verb(TO_INVEST, "to-invest", ["to bid for an investment"]),
    Verb(TO_CHOOSE, "to-choose", ["to choose", INVESTMENT]),
    Verb(TO_ASCEND, "to-ascend", ["to ascend"]),
]
DEED_VERBS: Final[list[Verb]] = [verb for verb in TALK if verb.number >= TO_BUY]

VOCABULARY: Final = Vocabulary(PLAIN)
TALKING: Final = Vocabulary([*PLAIN, *TALK], [verb.number for verb in TALK if verb.number != WITHDRAW])
DEEDS: Final[list[Action]] = [action for action in TALKING.all() if action.verb >= TO_BUY]

# What the chronicle speaks of.
DOMAINS: Final[list[Domain]] = [
    COLOUR,
    GOOD,
    CITY,
    DISC,
    WAGON,
    FIELD,
    AMOUNT,
    TILE,
    INFLUENCE,
    INVESTMENT,
    DIRECTION,
    PLEDGE,
    MOMENT,
]

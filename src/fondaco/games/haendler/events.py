"""What the chronicle of Die Händler can tell, with the rule behind it."""

from typing import Final

from fondaco.core.chronicle import Event
from fondaco.games.haendler import rulebook as rules
from fondaco.games.haendler.actions import DEED_VERBS

# Setup
START_DRAWN: Final = Event("start-drawn", {"player": "colour"}, rules.FIRST_START_PLAYER)
REVEALED: Final = Event("revealed", {"investment": "investment"}, rules.ROW_REFILLED)

# Phase 1
BOUGHT: Final = Event(
    "bought", {"player": "colour", "good": "good", "city": "city", "amount": "amount"}, rules.BUYING_PRICE
)

# Phase 2
MASTER_BY_CARD: Final = Event(
    "master-by-card", {"player": "colour", "wagon": "wagon", "amount": "amount"}, rules.LOAD_MASTER_CARD
)
BID_SEALED: Final = Event("bid-sealed", {"player": "colour", "wagon": "wagon"}, rules.BIDS_SEALED)
BID_SHOWN: Final = Event("bid-shown", {"player": "colour", "wagon": "wagon", "amount": "amount"}, rules.BIDS_SEALED)
MASTER_BY_BID: Final = Event(
    "master-by-bid", {"player": "colour", "wagon": "wagon", "amount": "amount"}, rules.HIGHEST_PAYS
)
MASTER_BY_TIE: Final = Event(
    "master-by-tie", {"player": "colour", "wagon": "wagon", "amount": "amount"}, rules.TIE_TO_EARLIER
)
MASTER_UNPAID: Final = Event("master-unpaid", {"player": "colour", "wagon": "wagon"}, rules.NO_BIDS_START_PLAYER)
LOADED: Final = Event("loaded", {"player": "colour", "good": "good", "wagon": "wagon"}, rules.MASTER_UP_TO_THREE)
FREE_LOADING_PLAYED: Final = Event(
    "free-loading-played", {"player": "colour", "wagon": "wagon"}, rules.FREE_LOADING_CARD
)
FREIGHT_PROPOSED: Final = Event(
    "freight-proposed", {"player": "colour", "cargo": "cargo", "wagon": "wagon"}, rules.FREIGHT_IS_BARGAINED
)
FREIGHT_OFFERED: Final = Event("freight-offered", {"player": "colour", "amount": "amount"}, rules.FREIGHT_IS_BARGAINED)
FREIGHT_ASKED: Final = Event("freight-asked", {"player": "colour", "amount": "amount"}, rules.FREIGHT_IS_BARGAINED)
FREIGHT_REFUSED: Final = Event("freight-refused", {"player": "colour"}, rules.FREIGHT_IS_BARGAINED)
FREIGHT_AGREED: Final = Event(
    "freight-agreed",
    {"player": "colour", "other": "colour", "cargo": "cargo", "amount": "amount"},
    rules.FREIGHT_PAID_AT_ONCE,
)

# Phase 3
AXLE_BROKEN: Final = Event("axle-broken", {"player": "colour", "wagon": "wagon"}, rules.BROKEN_AXLE_CARD)
TILE_PLAYED: Final = Event("tile-played", {"player": "colour", "tile": "tile", "wagon": "wagon"}, rules.ONE_TILE)
TILE_LAPSED: Final = Event("tile-lapsed", {"player": "colour", "tile": "tile"}, rules.TILE_LAPSES)
WAGON_MOVED: Final = Event("wagon-moved", {"wagon": "wagon", "field": "field"}, rules.STOP_BEFORE_OCCUPIED)
WAGON_ARRIVED: Final = Event("wagon-arrived", {"wagon": "wagon", "city": "city"}, rules.ARRIVAL_ENDS_MOVE)
CREST_RETURNED: Final = Event("crest-returned", {"player": "colour", "wagon": "wagon"}, rules.CREST_COMES_BACK)
COURIER_SENT: Final = Event("courier-sent", {"player": "colour", "field": "field"}, rules.COURIER_CARDS)
COURIER_MET: Final = Event("courier-met", {"player": "colour", "wagon": "wagon"}, rules.MEETING_GIVES_CARD)
CARD_TAKEN: Final = Event("card-taken", {"player": "colour"}, rules.MEETING_GIVES_CARD)
CARD_CHOSEN: Final = Event("card-chosen", {"player": "colour", "influence": "influence"}, rules.CARD_IN_PILE)

# Phase 4
DISC_SET: Final = Event("disc-set", {"player": "colour"}, rules.DISCS_SECRET)
DISC_SHOWN: Final = Event("disc-shown", {"player": "colour", "disc": "cargo"}, rules.DISCS_SECRET)
PRICE_RISEN: Final = Event("price-risen", {"good": "good", "amount": "amount"}, rules.PRICES_RISE)
PRICE_CHANGED: Final = Event(
    "price-changed",
    {"player": "colour", "investment": "investment", "good": "good", "amount": "amount"},
    rules.OFFICE_CARDS,
)
STOCK_SOLD: Final = Event(
    "stock-sold", {"player": "colour", "good": "good", "city": "city", "amount": "amount"}, rules.WAREHOUSE_SALE_RULE
)
SPECIAL_SOLD: Final = Event(
    "special-sold", {"player": "colour", "good": "good", "city": "city", "amount": "amount"}, rules.SPECIAL_SALE_CARD
)

# Phase 5
ARRIVALS_COUNTED: Final = Event("arrivals-counted", {"count": "number"}, rules.ARRIVALS_COUNT)
BONUS_PLAYED: Final = Event("bonus-played", {"player": "colour", "wagon": "wagon"}, rules.SALE_WITH_BONUS_CARD)
LOAD_SOLD: Final = Event(
    "load-sold",
    {"player": "colour", "count": "number", "good": "good", "wagon": "wagon", "amount": "amount"},
    rules.SELLING_PRICE,
)
BONUS_MOVED: Final = Event("bonus-moved", {"city": "city", "amount": "amount"}, rules.BONUS_MARKERS)

# Phase 6
INVESTMENT_BID: Final = Event("investment-bid", {"player": "colour", "amount": "amount"}, rules.BID_HIGHER)
INVESTMENT_DECLINED: Final = Event("investment-declined", {"player": "colour"}, rules.OPENING_PASS)
INVESTMENT_PASSED: Final = Event("investment-passed", {"player": "colour"}, rules.PASSED_THIS_CARD)
INVESTMENT_BOUGHT: Final = Event(
    "investment-bought", {"player": "colour", "investment": "investment", "amount": "amount"}, rules.WINNER_CHOOSES
)

# Phase 7
REPRESENTED: Final = Event("represented", {"player": "colour", "amount": "amount"}, rules.REPRESENTATION_PAID)
REPRESENTED_BY_CARD: Final = Event(
    "represented-by-card", {"player": "colour", "amount": "amount"}, rules.REPRESENTATION_CARD
)
FALLEN: Final = Event("fallen", {"player": "colour", "level": "number", "step": "amount"}, rules.FALL)
BORROWED: Final = Event("borrowed", {"player": "colour", "amount": "amount"}, rules.LOAN_AFTER_FALL)
REPAID: Final = Event("repaid", {"player": "colour", "amount": "amount"}, rules.REPAY_DEBT)
RISEN: Final = Event(
    "risen", {"player": "colour", "level": "number", "step": "amount", "amount": "amount"}, rules.ASCENT_COST
)
RISEN_BY_CARD: Final = Event(
    "risen-by-card", {"player": "colour", "level": "number", "step": "amount", "amount": "amount"}, rules.ASCENT_CARD
)

# New round and end
ROUND_BEGUN: Final = Event("round-begun", {"round": "number", "player": "colour"}, rules.START_PLAYER_MOVES)
TILES_BACK: Final = Event("tiles-back", {}, rules.TILES_COME_BACK)
GAME_ENDED: Final = Event("game-ended", {"count": "number"}, rules.GAME_ENDS)

# Variant: agreements
DEAL_PROPOSED: Final = Event("deal-proposed", {"player": "colour", "other": "colour"}, rules.DEAL_PUBLIC)
DEAL_REFUSED: Final = Event("deal-refused", {"player": "colour", "other": "colour"}, rules.DEAL_PUBLIC)
DEAL_MADE: Final = Event("deal-made", {"player": "colour", "other": "colour"}, rules.DEAL_PUBLIC)
DEAL_PAID: Final = Event("deal-paid", {"player": "colour", "other": "colour", "amount": "amount"}, rules.DEAL_KEPT)
DEAL_CARD_GIVEN: Final = Event(
    "deal-card-given", {"player": "colour", "other": "colour", "influence": "influence"}, rules.DEAL_KEPT
)
PROMISE_KEPT: Final = Event("promise-kept", {"player": "colour", "other": "colour"}, rules.DEAL_KEPT)
PROMISE_LAPSED: Final = Event("promise-lapsed", {"player": "colour", "other": "colour"}, rules.DEAL_LAPSES)
CLAUSE_PAY: Final = Event("clause-pay", {"player": "colour", "other": "colour", "amount": "amount"}, rules.DEAL_PUBLIC)
CLAUSE_PAY_WHEN: Final = Event(
    "clause-pay-when", {"player": "colour", "other": "colour", "amount": "amount"}, rules.DEAL_PAID_WHEN_KEPT
)
CLAUSE_GIVE: Final = Event(
    "clause-give", {"player": "colour", "other": "colour", "influence": "influence"}, rules.DEAL_PUBLIC
)
VOW_SLOTS: Final = 4
VOWS: Final[dict[int, Event]] = {
    verb.number: Event(
        f"vow-{verb.name}",
        {
            "player": "colour",
            "other": "colour",
            "pledge": "pledge",
            "until": "moment",
            **{slot.name: slot.kind for slot in verb.slots},
        },
        rules.DEAL_PUBLIC,
    )
    for verb in DEED_VERBS
}

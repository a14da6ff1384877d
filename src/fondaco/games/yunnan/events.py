"""What the chronicle of Yunnan can tell, with the rule behind it."""

from typing import Final

from fondaco.core.chronicle import Event
from fondaco.games.yunnan import rulebook as rules

# Bidding
DRAWN: Final = Event("drawn", {"player": "colour", "position": "number", "coins": "number"}, rules.COINS_BY_POSITION)
BIDS: Final = Event(
    "bids", {"player": "colour", "building": "building", "price": "number", "from": "place"}, rules.PLACE_OR_PASS
)
OUTBID: Final = Event("outbid", {"player": "colour", "building": "building"}, rules.OUTBID_GOES_HOME)
REJOINS: Final = Event("rejoins", {"player": "colour"}, rules.OUTBID_REJOINS)
GOES_TO_BANK: Final = Event("goes-to-bank", {"player": "colour", "from": "place"}, rules.BANK_ENDS_BIDDING)
GOES_TO_BANK_2013: Final = GOES_TO_BANK.under(rules.BANK_EMPTIES_BUILDINGS)
GOES_TO_MARKET: Final = Event("goes-to-market", {"player": "colour", "from": "place"}, rules.TO_THE_MARKET)
PASSES: Final = Event("passes", {"player": "colour"}, rules.PLACE_OR_PASS)

# Resolving
PAID_BY_BANK: Final = Event("paid-by-bank", {"player": "colour", "coins": "number", "total": "number"}, rules.BANK_PAYS)
PAID_BY_BANK_2013: Final = PAID_BY_BANK.under(rules.BANK_PAYS_TWO_SUMS)
LOSES_POINTS: Final = Event(
    "loses-points", {"player": "colour", "points": "number", "coins": "number"}, rules.DEBTS_IN_POINTS
)
PAYS: Final = Event("pays", {"player": "colour", "coins": "number"}, rules.PAY_IN_ORDER)
TRAINS: Final = Event("trains", {"player": "colour"}, rules.SCHOOL_TRAINS)
GAINS_PASS: Final = Event("gains-pass", {"player": "colour", "passes": "number"}, rules.CUSTOMS_ADMITS)
HORSE_MOVES: Final = Event("horse-moves", {"player": "colour", "province": "place"}, rules.HORSE_ADVANCES)
GAINS_INFLUENCE: Final = Event("gains-influence", {"player": "colour", "influence": "number"}, rules.GUILD_RAISES)
BLOCKS: Final = Event("blocks", {"player": "colour", "gorge": "gorge"}, rules.TEMPLE_BLOCKS)
TAKES: Final = Event("takes", {"player": "colour", "structure": "structure"}, rules.YARD_SUPPLIES)

# Build & travel
BUILDS_POST: Final = Event("builds-post", {"player": "colour", "province": "place"}, rules.ACTIONS_IN_ANY_ORDER)
BUILDS_BRIDGE: Final = Event("builds-bridge", {"player": "colour", "gorge": "gorge"}, rules.ACTIONS_IN_ANY_ORDER)
BUILDS_TEAHOUSE: Final = Event("builds-teahouse", {"player": "colour", "province": "place"}, rules.ACTIONS_IN_ANY_ORDER)
POSTS_GUARD: Final = Event("posts-guard", {"player": "colour", "province": "place"}, rules.GUARD_AT_ONCE)
TRAVELS: Final = Event(
    "travels", {"player": "colour", "from": "place", "to": "place", "passes": "number"}, rules.ONE_PASS_PER_BORDER
)
PUSHED_OUT: Final = Event(
    "pushed-out", {"player": "colour", "victim": "colour", "from": "place", "to": "place"}, rules.PUSHED_DOWN_THE_ROAD
)
ISOLATED: Final = Event(
    "isolated", {"player": "colour", "province": "place", "traders": "number"}, rules.CONNECTED_ROUTE
)
ENDS_TURN: Final = Event("ends-turn", {"player": "colour"}, rules.REVERSED_ORDER)

# The rest of the round
INSPECTS: Final = Event("inspects", {"province": "place", "revenue": "number"}, rules.INSPECTOR_VISITS)
INSPECTS_2013: Final = INSPECTS.under(rules.INSPECTOR_SEES_CONNECTED)
BANISHED: Final = Event("banished", {"player": "colour", "province": "place"}, rules.INSPECTOR_BANISHES)
NOBODY_BANISHED: Final = Event("nobody-banished", {"province": "place"}, rules.INSPECTOR_SPARES)
PRESENTED: Final = Event(
    "presented", {"player": "colour", "province": "place", "presents": "number"}, rules.PRESENTS_BY_INFLUENCE
)
EARNS: Final = Event("earns", {"player": "colour", "income": "number"}, rules.REVENUE)
ORDERED: Final = Event("ordered", {"player": "colour", "position": "number"}, rules.ORDER_BY_INCOME)
CONVERTS: Final = Event("converts", {"player": "colour", "points": "number", "coins": "number"}, rules.WITHIN_INCOME)
ENDS: Final = Event("ends", {"round": "number"}, rules.END_BY_POINTS_OR_PRESENTS)
ENDS_BY_PRESENTS: Final = ENDS.under(rules.END_BY_PRESENTS)
ENDS_FOR_TWO: Final = ENDS.under(rules.END_FOR_TWO)
ENDS_AT_LAST: Final = ENDS.under(rules.LAST_ROUND)
ROUND_BEGINS: Final = Event("round-begins", {"round": "number"}, rules.NEXT_ROUND)

# Dúli
TURNS_CARD: Final = Event("turns-card", {"player": "colour", "card": "card"}, rules.DULI_CARDS)
CANNOT_BID: Final = Event("cannot-bid", {"player": "colour"}, rules.DULI_BIDS)
ENTERS: Final = Event("enters", {"player": "colour", "province": "place", "traders": "number"}, rules.DULI_TRAVELS)
DULI_BUILDS_TEAHOUSE: Final = BUILDS_TEAHOUSE.under(rules.DULI_BUILDS)
DULI_GAINS_INFLUENCE: Final = GAINS_INFLUENCE.under(rules.DULI_RESOLVES)

"""Sparring partners for Yunnan: one judgement, several styles."""

from typing import Final

from fondaco.core.sparring import Parameter, Partners, Style
from fondaco.games.yunnan.sparring.script import YunnanScript

# In the order in which the script reads them. A taste multiplies what a progress is judged to be worth.
PARAMETERS: Final = [
    Parameter("school", 0.0, 3.0, 1.0),
    Parameter("customs", 0.0, 3.0, 1.0),
    Parameter("horse", 0.0, 3.0, 1.0),
    Parameter("guild", 0.0, 3.0, 1.0),
    Parameter("post", 0.0, 3.0, 1.0),
    Parameter("bridge", 0.0, 3.0, 1.0),
    Parameter("teahouse", 0.0, 3.0, 1.0),
    Parameter("temple", 0.0, 3.0, 0.5),
    Parameter("horizon", 4.0, 10.0, 7.0),  # the round in which the game is expected to end
    Parameter("bids", 1.0, 4.0, 2.0),  # at most in a round
    Parameter("firmness", 0.0, 1.0, 0.5),  # how much a bid that can be outbid is disliked
    Parameter("bank", 0.0, 2.0, 0.7),
    Parameter("thrift", 0.0, 30.0, 4.0),  # coins kept besides those for the bids of the next round
    Parameter("push", 0.0, 6.0, 2.0),
    Parameter("presents", 0.0, 9.0, 3.0),
    Parameter("caution", 0.0, 1.0, 0.5),  # before the inspector
    Parameter("vision", 0.0, 1.0, 0.5),  # how much of what two progresses do together is seen in the first
    Parameter("coin", 0.2, 1.2, 0.6),  # what a coin in hand is worth while bidding
    Parameter("patience", 0.0, 1.0, 0.5),  # how much a structure waits for the next province
    Parameter("labour", 0.0, 12.0, 5.0),  # what a trader could earn who bids instead
]
STYLES: Final = [
    Style(
        "caravan",
        "A post on the road, then the horse: fewer traders near home, more of them far out.",
        {"post": 2.0, "horse": 2.0, "school": 1.3, "vision": 1.0, "thrift": 8.0, "coin": 0.9},
    ),
    Style(
        "sichuan",
        "Few purchases: traders and one step of the horse, into Sichuan first, with a present for each of them.",
        {"horse": 1.2, "guild": 0.0, "bridge": 0.0, "teahouse": 0.25, "bank": 0.25},
    ),
    Style(
        "mandarin",
        "Influence first: whoever stands highest pushes the others down the road and takes the presents.",
        {"guild": 2.2, "school": 1.7, "post": 1.8, "push": 4.0, "firmness": 0.8, "thrift": 8.0, "coin": 1.0},
    ),
    Style(
        "bridge",
        "The horse goes ahead, a bridge cuts the way short, and the passes carry everybody across it.",
        {"horse": 2.2, "bridge": 2.5, "customs": 1.6, "post": 1.6, "vision": 1.0, "thrift": 10.0, "patience": 0.2},
    ),
    Style(
        "teahouse",
        "Points that nobody takes away: the horse, teahouses far out, and no fear of the inspector.",
        {"horse": 2.0, "teahouse": 2.5, "school": 1.5, "caution": 0.9, "patience": 0.8, "thrift": 8.0},
    ),
    Style(
        "sprint",
        "A short game: a few traders, then every income becomes points before the others have built.",
        {"horizon": 5.0, "school": 1.6, "bids": 1.0, "thrift": 0.0, "coin": 1.0, "bank": 0.5},
    ),
]
PARTNERS: Final = Partners("yunnan", PARAMETERS, STYLES, YunnanScript)

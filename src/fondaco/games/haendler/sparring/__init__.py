"""Sparring partners for Die Händler: one judgement, several styles."""

from typing import Final

from fondaco.core.sparring import Parameter, Partners, Style
from fondaco.games.haendler.sparring.script import HaendlerScript

# In the order in which the script reads them; all money in hundreds.
PARAMETERS: Final = [
    Parameter("alike", 1.0, 3.0, 3.0),  # goods of one kind that are wanted in a city
    Parameter("stock", 2.0, 12.0, 7.0),  # goods in all warehouses beyond which nothing is bought
    Parameter("dear", 1.0, 4.0, 2.0),  # the highest price for a good
    Parameter("bid", 0.0, 0.6, 0.25),  # for the load, of what the goods to be loaded are worth
    Parameter("offer", 0.0, 0.6, 0.2),  # for freight at first, of what the goods are worth
    Parameter("freight", 0.1, 0.9, 0.5),  # for freight at most, of what the goods are worth
    Parameter("ask", 1.0, 8.0, 4.0),  # freight asked for each good
    Parameter("accept", 0.0, 6.0, 3.0),  # freight accepted for each good
    Parameter("reserve", 0.0, 30.0, 10.0),  # money kept for trade when climbing
    Parameter("early", 0.0, 1.0, 0.7),  # how much of the reserve falls away while steps are cheap
    Parameter("invest", 0.0, 2.0, 0.5),  # bids for investments, of what they are worth
    Parameter("cards", 0.0, 15.0, 6.0),  # what an influence card is worth on the road
    Parameter("haste", 0.0, 1.0, 0.5),  # how much sooner is better than a higher bonus
    Parameter("spite", 0.0, 1.0, 0.4),  # how much the others' gain is disliked
    Parameter("market", 0.0, 1.0, 0.5),  # how much goods under way count when prices change
]
STYLES: Final = [
    Style("convoy", "Buys three alike where a wagon stands, bids for the load, and loads them all.", {"bid": 0.25}),
    Style(
        "freighter",
        "Leaves the load to others and pays them well: two goods on every wagon, and never a high bid.",
        {"alike": 2.0, "bid": 0.1, "offer": 0.3, "freight": 0.7, "stock": 9.0},
    ),
    Style(
        "carrier",
        "Wants to be load master everywhere, and carries the others' goods for a small freight each.",
        {"bid": 0.38, "ask": 3.0, "accept": 2.0, "stock": 9.0, "reserve": 14.0},
    ),
    Style(
        "climber",
        "Two steps a round as long as they are cheap; trade only has to pay for the representation.",
        {"reserve": 5.0, "early": 1.0, "bid": 0.2, "invest": 0.2},
    ),
    Style(
        "courtier",
        "Meets the courier whenever a wagon can, and buys the cards that move it.",
        {"cards": 13.0, "invest": 1.2, "bid": 0.2},
    ),
    Style(
        "jobber",
        "Plays the prices: raises what it has under way, and spoils what the others bring in.",
        {"market": 1.0, "spite": 0.9, "invest": 1.0, "haste": 0.2, "dear": 3.0},
    ),
]
PARTNERS: Final = Partners("haendler", PARAMETERS, STYLES, HaendlerScript)

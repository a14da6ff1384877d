"""A second count, written from the rulebook and the raw data file alone: money from the chronicle, prices from the log,
sales and bonus tracks from the documents, the ranking from the last position."""

import json
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = json.loads(files("fondaco.games.haendler").joinpath("data", "board.json").read_text("utf-8"))
SELL: list[int] = DATA["sell"]
PAID = {
    "bought",
    "master-by-card",
    "master-by-bid",
    "master-by-tie",
    "investment-bought",
    "represented",
    "represented-by-card",
    "repaid",
    "risen",
    "risen-by-card",
}
EARNED = {"stock-sold", "special-sold", "load-sold", "borrowed"}
HANDED_OVER = {"freight-agreed", "deal-paid"}


def tally(money: dict[str, int], event: str, fields: dict[str, Any]) -> None:
    """Move the money that an entry of the chronicle speaks of."""
    if event in PAID | HANDED_OVER:
        money[fields["player"]] -= int(fields["amount"])
    if event in HANDED_OVER:
        money[fields["other"]] += int(fields["amount"])
    if event in EARNED:
        money[fields["player"]] += int(fields["amount"])


def reprice(prices: dict[str, int], text: str) -> None:
    """Change the prices as a line of the log says: a disc or an office."""
    words = text.split()
    if words[0] == "raise":
        for good in words[1].split("-"):
            if good in prices:
                prices[good] = SELL[(SELL.index(prices[good]) + 1) % len(SELL)]
    if words[0] in ("office", "great-office"):
        step = 1 if words[2] == "up" else -1
        prices[words[1]] = SELL[(SELL.index(prices[words[1]]) + step) % len(SELL)]


def proceeds(prices: dict[str, int], bonus: dict[str, int], city: str, good: str, count: int, card: bool) -> int:
    """What goods from a wagon bring in a city."""
    foreign = good not in DATA["cities"][city]
    return count * (prices[good] + (bonus[city] if foreign or card else 0))


def next_bonus(bonus: dict[str, int], standing: set[str], arrived: int) -> dict[str, int]:
    """The bonus tracks after so many arrivals, with wagons standing in some cities."""
    return {city: 0 if city in standing else min(500, value + 100 * arrived) for city, value in bonus.items()}


def ranks(players: dict[str, Any]) -> list[int]:
    """The ranking: free of debt, then the level, then the money."""
    keys = [(player["notes"] == 0, player["level"], player["money"]) for player in players.values()]
    return [1 + sum(other > key for other in keys) for key in keys]

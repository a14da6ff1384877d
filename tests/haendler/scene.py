"""Positions for the tests, put together from the opening's document: `Scene("moving", turn="blue").wagon(1, ...)`."""

import json
from typing import Any

from fondaco import CHANCE, Match
from fondaco.core.rule import Rule

COLOURS = ["orange", "blue", "red", "green"]
CARDS = [
    "cheap-purchase",
    "cartwright",
    "great-cartwright",
    "courier",
    "express-courier",
    "office",
    "great-office",
    "warehouse-sale",
]


def opening(seats: int, setup: dict[str, object] | None = None, start: str = "orange") -> Match:
    """A new match with chance decided: who starts, and the first four cards in the row."""
    match = Match.new("haendler", seats=seats, setup=setup, manual_chance=True)
    match.play(CHANCE, f"start with {start}")
    for card in CARDS[:4]:
        match.play(CHANCE, f"reveal {card}")
    return match


class Scene:
    """A position that is being put together; all goods, money and cards stay accounted for."""

    def __init__(self, section: str, turn: str | None = "orange", seats: int = 4, **setup: object) -> None:
        self.document: dict[str, Any] = json.loads(json.dumps(opening(seats, setup).position()))
        self.document["section"] = section.split()
        self.document["turn"] = turn
        if turn is not None and "loading" not in section:
            self.document["moment"]["cursor"] = COLOURS.index(turn)

    def moment(self, **values: object) -> "Scene":
        self.document["moment"].update(values)
        return self

    def set(self, **values: object) -> "Scene":
        self.document.update(values)
        return self

    def money(self, **amounts: int) -> "Scene":
        for colour, amount in amounts.items():
            player = self.document["players"][colour]
            self.document["bank"] += player["money"] - amount
            player["money"] = amount
            player["received"] = max(0, amount - 5000)
            player["paid"] = max(0, 5000 - amount)
        return self

    def take(self, good: str, count: int) -> None:
        supply = self.document["supply"]
        supply[good] = supply.get(good, 0) - count
        if not supply[good]:
            del supply[good]

    def store(self, colour: str, city: str, **goods: int) -> "Scene":
        for good, count in goods.items():
            self.take(good, count)
        self.document["players"][colour]["warehouses"][city] = goods
        return self

    def load(self, wagon: int, colour: str, **goods: int) -> "Scene":
        for good, count in goods.items():
            self.take(good, count)
        self.document["wagons"][str(wagon)]["loads"][colour] = goods
        return self

    def wagon(self, wagon: int, field: str, behind: str | None = None, master: str | None = None) -> "Scene":
        self.document["wagons"][str(wagon)].update(field=field, behind=behind, master=master)
        return self

    def hand(self, colour: str, *cards: str) -> "Scene":
        for card in cards:
            self.document["influence"]["history"].append({"player": colour, "took": card})
        return self

    def own(self, colour: str, *cards: str) -> "Scene":
        for card in cards:
            for place in ("row", "pile"):
                if card in self.document["investments"][place]:
                    self.document["investments"][place].remove(card)
            self.document["players"][colour]["investments"].append(card)
            if self.document["section"] == ["moving"] and colour == self.document["turn"]:
                self.equip(card)
        return self

    def equip(self, card: str) -> None:
        """What a card gives for the turn that has begun."""
        moment = self.document["moment"]
        points = {"cartwright": 1, "great-cartwright": 2}.get(card, 0)
        errands = {"courier": 1, "express-courier": 2}.get(card, 0)
        moment["points"] = moment.get("points", 0) + points
        moment["errands"] = moment.get("errands", 0) + errands

    def price(self, **prices: int) -> "Scene":
        self.document["prices"].update(prices)
        return self

    def bonus(self, **values: int) -> "Scene":
        self.document["bonus"].update(values)
        return self

    def player(self, colour: str, **values: object) -> "Scene":
        self.document["players"][colour].update(values)
        return self

    def match(self) -> "Table":
        document = json.loads(json.dumps(self.document))
        return Table(Match.from_position("haendler", document, manual_chance=True))


class Table:
    """A match spoken to in colours and texts."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, colour: str, *actions: str) -> "Table":
        for action in actions:
            self.match.play(COLOURS.index(colour), action)
        return self

    def chance(self, *actions: str) -> "Table":
        for action in actions:
            self.match.play(CHANCE, action)
        return self

    def why(self, colour: str, action: str) -> Rule | None:
        return self.match.why_not(COLOURS.index(colour), action)

    def options(self, colour: str) -> list[str]:
        return [self.match.text(action) for action in self.match.options(COLOURS.index(colour))]

    @property
    def actors(self) -> list[str]:
        return [COLOURS[seat] for seat in self.match.actors]

    @property
    def section(self) -> Any:
        return self.position["section"]

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    def money(self, colour: str) -> int:
        return int(self.position["players"][colour]["money"])

    def told(self, name: str) -> list[list[int]]:
        """The values of the events of a name in the last line of the log."""
        return [entry.values for entry in self.match.entries[-1] if entry.event.name == name]

"""Whole games with their exact results, and every sum in them counted again; most are of 0.1, with loans and with
promises there is one each of the second revision."""

from pathlib import Path
from typing import Any

import pytest

from fondaco import Match
from fondaco.games.haendler.board import COLOURS
from tests.haendler import naive

FOLDER = Path(__file__).parent / "golden"
GAMES: list[tuple[str, int, int, list[int], list[int], list[int]]] = [
    ("2-agreements", 12, 6, [1, 0], [900, 1300], [1, 2]),
    ("2-loans", 12, 6, [0, 0], [800, 100], [1, 2]),
    ("2-plain", 12, 6, [0, 0], [1200, 1900], [2, 1]),
    ("3-open-money", 9, 8, [4, 2, 1], [2000, 1100, 2300], [3, 1, 2]),
    ("3-plain", 10, 7, [0, 0, 2], [300, 2000, 1100], [3, 2, 1]),
    ("3-promises", 9, 8, [0, 0, 0], [1500, 1100, 1200], [1, 3, 2]),
    ("4-agreements", 7, 8, [4, 0, 4, 0], [600, 1600, 2000, 1600], [1, 4, 3, 2]),
    ("4-plain", 9, 9, [1, 0, 0, 4], [1400, 2100, 2300, 1500], [3, 4, 2, 1]),
]
names = [game[0] for game in GAMES]


def load(name: str) -> Match:
    return Match.load((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def test_every_file_is_listed() -> None:
    assert sorted(names) == sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize(("name", "rounds", "arrivals", "levels", "money", "ranks"), GAMES, ids=names)
def test_a_golden_game_ends_as_it_did(
    name: str, rounds: int, arrivals: int, levels: list[int], money: list[int], ranks: list[int]
) -> None:
    match = load(name)
    result = match.result
    assert result is not None
    position: dict[str, Any] = match.position()
    assert (position["round"], position["arrivals"]) == (rounds, arrivals)
    assert result.scores == levels == [player["level"] for player in position["players"].values()]
    assert [player["money"] for player in position["players"].values()] == money
    assert result.ranks == ranks == naive.ranks(position["players"])


class Recount:
    """A golden game played again, with a second set of books beside it."""

    def __init__(self, name: str) -> None:
        self.finished = load(name)
        self.match = Match(self.finished.title, self.finished.setup, self.finished.seats, manual_chance=True)
        position: dict[str, Any] = self.match.position()
        self.money = dict.fromkeys(position["players"], 5000)
        self.prices: dict[str, int] = dict(position["prices"])
        self.with_bonus: set[tuple[str, str]] = set()
        self.sold = 0

    def play(self) -> None:
        for move in self.finished.log:
            text = self.match.text(move.action)
            before: dict[str, Any] = self.match.position()
            if text == "play sale-with-bonus":
                self.with_bonus.add((COLOURS[move.seat], before["moment"]["wagon"]))
            naive.reprice(self.prices, text)
            self.match.play(move.seat, move.action)
            self.compare(before)

    def compare(self, before: dict[str, Any]) -> None:
        """The chronicle against the second books."""
        after: dict[str, Any] = self.match.position()
        for entry in self.match.entries[-1]:
            fields = entry.fields(self.match.game.domains)
            naive.tally(self.money, entry.event.name, fields)
            if entry.event.name == "load-sold":
                self.check_sale(before, fields)
            if entry.event.name == "arrivals-counted":
                assert fields["count"] == before["arrivals"] + len(before["moment"]["rested"])
            if entry.event.name == "round-begun":
                self.with_bonus.clear()
        if before["section"][0].startswith(("sale", "special", "discs", "offices", "warehouse")):
            self.check_bonus(before, after)
        assert {colour: player["money"] for colour, player in after["players"].items()} == self.money
        if not any(player["disc"] for player in after["players"].values()):
            assert after["prices"] == self.prices

    def check_sale(self, before: dict[str, Any], fields: dict[str, Any]) -> None:
        city = before["wagons"][fields["wagon"]]["field"]
        card = (fields["player"], fields["wagon"]) in self.with_bonus
        expected = naive.proceeds(self.prices, before["bonus"], city, fields["good"], fields["count"], card)
        assert int(fields["amount"]) == expected
        assert before["wagons"][fields["wagon"]]["loads"][fields["player"]][fields["good"]] == fields["count"]
        self.sold += 1

    def check_bonus(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Once the wagons are sold, the markers have moved."""
        if after["section"][0].startswith(("sale", "special", "discs", "offices", "warehouse")):
            assert after["bonus"] == before["bonus"]
            return
        arrived = before["moment"].get("landed", 0)
        standing = {wagon["field"] for wagon in before["wagons"].values()}
        expected = naive.next_bonus(before["bonus"], standing, arrived) if arrived else before["bonus"]
        assert after["bonus"] == expected


@pytest.mark.parametrize("name", names)
def test_every_sum_of_a_golden_game_is_counted_again(name: str) -> None:
    recount = Recount(name)
    recount.play()
    assert recount.sold >= 5
    assert recount.match.position() == recount.finished.position()


def test_the_golden_games_show_every_card_and_turn_of_fate() -> None:
    told = {entry.event.name for name in names for entries in load(name).entries for entry in entries}
    assert {
        "master-by-tie",
        "master-unpaid",
        "freight-asked",
        "freight-agreed",
        "courier-met",
        "price-changed",
        "stock-sold",
        "special-sold",
        "fallen",
        "borrowed",
        "repaid",
        "risen",
        "deal-made",
        "promise-kept",
        "promise-lapsed",
    } <= told

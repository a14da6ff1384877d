"""Whole games with their exact scores: each module, each number of players, and each way the game can end."""

from pathlib import Path
from typing import Any

import pytest

from fondaco import Match
from fondaco.games.yunnan.edition import NEVER
from fondaco.games.yunnan.game import Yunnan
from tests.yunnan import naive

FOLDER = Path(__file__).parent / "golden"
GAMES = [
    ("2023-3-points", "points", 8, [93, 76, 67], [1, 2, 3]),
    ("2023-4-presents", "presents", 15, [148, 127, 135, 94], [1, 3, 2, 4]),
    ("2023-5-points", "points", 7, [105, 68, 52, 85, 83], [1, 4, 5, 2, 3]),
    ("2023-3-rounds", "rounds", 20, [148, 131, 132], [1, 3, 2]),
    ("2023-4-double-bidding", "presents", 20, [121, 380, 105, 151], [3, 1, 4, 2]),
    ("2023-3-guards", "presents", 20, [134, 215, 195], [3, 1, 2]),
    ("2023-5-expert", "presents", 18, [176, 282, 108, 150, 116], [2, 1, 5, 3, 4]),
    ("2023-2-duli-points", "points", 10, [103, 114], [2, 1]),
    ("2023-2-duli-expert", "presents", 18, [275, 217], [1, 2]),
    ("2013-3-points", "points", 7, [91, 78, 101], [2, 3, 1]),
    ("2013-4-presents", "presents", 17, [172, 188, 182, 156], [3, 1, 2, 4]),
    ("2013-5-rounds", "rounds", 20, [149, 148, 131, 149, 134], [2, 3, 5, 1, 4]),
    ("2013-4-expert-points", "points", 11, [-364, -163, 98, 30], [4, 3, 1, 2]),
    ("2013-3-expert-presents", "presents", 12, [-310, 73, -184], [3, 1, 2]),
    ("2013-2-points", "points", 6, [127, 146], [2, 1]),
    ("2013-2-presents", "presents", 16, [304, 283], [1, 2]),
    ("2013-2-expert", "points", 13, [231, 75], [1, 2]),
]
names = [game[0] for game in GAMES]


def load(name: str) -> Match:
    return Match.load((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def ending(match: Match) -> str:
    """Why the game ended."""
    assert isinstance(match.game, Yunnan)
    position: dict[str, Any] = match.position()
    edition = match.game.edition
    if edition.end_points != NEVER and max(position["points"]) >= edition.end_points:
        return "points"
    return "presents" if sum(position["presents"].values()) <= edition.end_presents else "rounds"


def test_every_file_is_listed() -> None:
    assert sorted(names) == sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize(("name", "how", "rounds", "scores", "ranks"), GAMES, ids=names)
def test_a_golden_game_ends_as_it_did(name: str, how: str, rounds: int, scores: list[int], ranks: list[int]) -> None:
    match = load(name)
    result = match.result
    assert result is not None
    assert (ending(match), match.position()["round"]) == (how, rounds)
    assert result.scores == scores == naive.scores(match.position(), match.title)
    assert result.ranks == ranks


@pytest.mark.parametrize("name", names)
def test_every_income_of_a_golden_game_is_counted_again(name: str) -> None:
    finished = load(name)
    match = Match(finished.title, finished.setup, finished.seats, manual_chance=True)
    counted = 0
    before = ""
    for move in finished.log:
        section = match.game.step(match.state).name
        if section == "conversion" and before != "conversion":
            position: dict[str, Any] = match.position()
            for colour, player in position["players"].items():
                if player["seat"] is not None:
                    assert player["income"] == naive.income(position, colour, match.title)
                    counted += 1
        before = section
        match.play(move.seat, move.action)
    assert counted >= 2 * match.seats

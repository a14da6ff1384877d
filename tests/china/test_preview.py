"""What a position of China would score, shown before a decision."""

from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import playout
from tests.china.scene import board, game_of


def test_a_preview_adds_up_to_the_result_of_a_finished_game() -> None:
    match = Match("china", {}, 3, 7)
    state = match.game.start(3)
    playout(match.game, state, Rng(7))
    result = match.game.result(state)
    shown = match.game.preview(match.game.view(state, -1))
    assert result is not None
    assert shown["scores"] == {"scores": result.scores, "sheet": result.sheet}


def test_a_preview_shows_every_province_and_alliance() -> None:
    match = Match("china", {}, 4, 3)
    shown = match.game.preview(match.view(0))
    assert len(shown["provinces"]) == 9  # type: ignore[arg-type]
    assert [alliance["alliance"] for alliance in shown["alliances"]] == list(range(1, 16))  # type: ignore[attr-defined]


def test_a_preview_says_what_stands_in_a_province_and_what_it_would_score() -> None:
    """Example 4 in Wei, with red's second house on a fortification: 7 points, twice 4, and 2."""
    houses = {"green": "wei-1 wei-2 wei-3 wei-4", "red": "wei-5 wei-6", "blue": "wei-7 qi-1"}
    s = board(houses, {"wei": {"red": 2, "blue": 1}, "chin": {"red": 1}}, fortified="wei-5")
    shown = game_of(4, fortifications=True).preview(game_of(4).view(s, 0))
    provinces, alliances, rows = shown["provinces"], shown["alliances"], shown["rows"]
    assert isinstance(provinces, dict)
    assert isinstance(alliances, list)
    assert isinstance(rows, dict)
    assert provinces["wei"] == {"spaces": 7, "houses": [4, 2, 0, 1], "points": [7, 8, 0, 2], "scored": True}
    assert provinces["qi"] == {"spaces": 5, "houses": [0, 0, 0, 1], "points": [0, 0, 0, 1], "scored": False}
    assert provinces["lu"] == {"spaces": 4, "houses": [0, 0, 0, 0], "points": [0, 0, 0, 0], "scored": False}
    assert alliances[2] == {"alliance": 3, "provinces": ["wei", "chin"], "leaders": ["red"], "points": 4}
    assert alliances[3] == {"alliance": 4, "provinces": ["chin", "shu"], "leaders": [], "points": 1}
    assert rows == {
        "green": [{"spaces": ["wei-1", "wei-2", "wei-3", "wei-4"], "points": 4}], "red": [], "violet": [], "blue": [],
    }  # fmt: skip
    assert shown["scores"] == {
        "scores": [4, 4, 0, 1],
        "sheet": {"houses": [0, 0, 0, 1], "alliances": [0, 4, 0, 0], "roads": [4, 0, 0, 0]},
    }

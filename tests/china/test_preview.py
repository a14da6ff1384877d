"""What a position of China would score, shown before a decision."""

from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import playout


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

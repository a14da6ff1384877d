"""End of round and end of game scoring, pages 12 and 13."""

from typing import Any

import pytest

from fondaco import Match
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import CONVERTS, ENDS, ROUND_BEGINS
from fondaco.games.yunnan.scoring import CATEGORIES
from tests.yunnan.tables import beginning, fields, play, player, refusal, set_player, start


def converting(document: dict[str, Any], incomes: dict[str, int]) -> dict[str, Any]:
    """The end of a round with these incomes; the colours convert in reversed bidding order."""
    document["section"] = ["conversion"]
    for colour, amount in incomes.items():
        set_player(document, colour, income=amount)
    document["turn"] = next(colour for colour in reversed(document["order"]) if incomes.get(colour))
    return document


@pytest.mark.rule("points.income")
def test_income_becomes_points_and_coins_one_to_one() -> None:
    match = start(converting(beginning(3, coins=4), {"blue": 21, "yellow": 10}))
    assert refusal(match, "convert 22") is rules.WITHIN_INCOME
    play(match, "convert 6")
    assert fields(match, CONVERTS) == [{"player": "blue", "points": 6, "coins": 15}]
    assert player(match, "blue")["coins"] == 19
    assert match.position()["points"] == [0, 0, 6]
    assert match.actors == [1]
    play(match, "convert 0")
    assert player(match, "yellow")["coins"] == 14


@pytest.mark.rule("round.next")
def test_the_next_round_begins_with_everybody_back_from_the_market() -> None:
    document = beginning(3)
    document["blocked"] = "yunnan-kang"
    document["passed"] = ["red", "yellow", "blue"]
    set_player(document, "red", traders={"market": 2, "yunnan": 1})
    match = start(converting(document, {"red": 1}))
    play(match, "convert 0")
    assert fields(match, ROUND_BEGINS) == [{"round": 2}]
    assert ROUND_BEGINS.rule is rules.NEXT_ROUND
    assert player(match, "red")["traders"] == {"supply": 2, "yunnan": 1}
    assert match.position()["blocked"] is None
    assert match.position()["passed"] == []
    assert match.position()["order"] == ["red", "yellow", "blue"]
    assert match.actors == [0]


@pytest.mark.rule("end.trigger")
def test_80_points_end_the_game() -> None:
    document = beginning(3)
    document["points"] = [78, 0, 0]
    match = start(converting(document, {"red": 2}))
    play(match, "convert 1")
    assert match.result is None
    match.undo()
    play(match, "convert 2")
    assert match.result is not None
    assert ENDS.rule is rules.END_BY_POINTS_OR_PRESENTS


def test_the_last_present_ends_the_game() -> None:
    document = beginning(3)
    document["presents"] = {}
    set_player(document, "red", presents=14)
    match = start(converting(document, {"red": 1}))
    play(match, "convert 0")
    assert match.result is not None
    assert match.actors == []


@pytest.mark.rule("end.last-round")
def test_the_game_ends_after_round_20_at_the_latest() -> None:
    document = beginning(3)
    document["round"] = 20
    match = start(converting(document, {"red": 1}))
    play(match, "convert 0")
    assert match.result is not None


def finished(document: dict[str, Any]) -> Match:
    """The same table, with the game over after the last conversion."""
    document["round"] = 20
    match = start(converting(document, {document["order"][0]: 1}))
    play(match, "convert 1")
    return match


@pytest.mark.rule("score.track", "score.coins", "score.presents", "score.passes", "score.influence")
@pytest.mark.rule("score.teahouses", "score.horses")
def test_the_score_sheet() -> None:
    document = beginning(3, coins=0)
    document["points"] = [40, 0, 0]
    document["presents"] = {"sichuan": 1, "kang": 4, "tibet": 3, "qinghai": 2}
    document["teahouses"] = {"kang": "red", "qinghai": "red"}
    set_player(document, "red", coins=11, presents=4, passes=5, influence=2, horse="qinghai")
    result = finished(document).result
    assert result is not None
    red = {name: column[0] for name, column in result.sheet.items()}
    assert red == {"track": 41, "coins": 3, "presents": 12, "passes": 9, "influence": 4, "teahouses": 21, "horses": 16}
    assert result.scores[0] == 106
    assert CATEGORIES["2023"] == {
        "track": rules.SCORE_TRACK,
        "coins": rules.SCORE_COINS,
        "presents": rules.SCORE_PRESENTS,
        "passes": rules.SCORE_PASSES,
        "influence": rules.SCORE_INFLUENCE,
        "teahouses": rules.SCORE_TEAHOUSES,
        "horses": rules.SCORE_HORSES,
    }


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_progress_is_worth_its_square(level: int, points: int) -> None:
    document = beginning(3, coins=0)
    set_player(document, "red", passes=level + 2, influence=level)
    result = finished(document).result
    assert result is not None
    assert [result.sheet["passes"][0], result.sheet["influence"][0]] == [points, points]


@pytest.mark.parametrize(
    ("province", "teahouse", "horse"),
    [("yunnan", 1, 0), ("sichuan", 3, 1), ("kang", 6, 4), ("tibet", 10, 9), ("qinghai", 15, 16)],
)
def test_teahouses_and_horses_count_by_province(province: str, teahouse: int, horse: int) -> None:
    document = beginning(3, coins=0)
    set_player(document, "red", horse=province)
    document["teahouses"] = {province: "red"}
    result = finished(document).result
    assert result is not None
    assert [result.sheet["teahouses"][0], result.sheet["horses"][0]] == [teahouse, horse]


@pytest.mark.rule("score.ties")
def test_a_tie_goes_to_influence() -> None:
    document = beginning(3, coins=0)
    set_player(document, "red", coins=0)
    set_player(document, "yellow", influence=1)
    document["points"] = [0, 0, 1]  # red converts one more point and has 1, yellow has 1 for influence
    result = finished(document).result
    assert result is not None
    assert result.scores == [1, 1, 1]
    assert result.ranks == [3, 1, 2], "then the earlier place in the order: blue travels before red"
    assert result.winners == [1]

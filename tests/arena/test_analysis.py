"""Analysis: a planted blunder is found, from the view of who made it, and noise is not taken for a cost."""

from pathlib import Path
from typing import Any

import pytest

from fondaco import CHANCE, Match
from fondaco.arena import evaluating
from fondaco.arena.analysis import MOST, Analysis, Decision, analyse
from fondaco.arena.evaluating import Estimate, Replay
from fondaco.arena.hint import BEST
from fondaco.bots import Thought, UnknownBot, find_thinker
from fondaco.core.view import View

GOLDEN = Path(__file__).parents[1] / "haendler" / "golden" / "2-plain.json"
BEGIN, BLUNDER = 298, 303  # lines of the golden game: where we begin, and where goods were to be sold


def endgame(blunder: bool, moves: int = 1) -> Match:
    """The end of the golden game as a match of its own, in which somebody does not sell, or plays on as it was."""
    replay = Replay(GOLDEN.read_text(encoding="utf-8"))
    match = Match.from_position("haendler", replay.at(BEGIN).position(), seed=1, manual_chance=True)
    for seat, text in replay.lines[BEGIN:BLUNDER]:
        match.play(seat, text)
    if blunder:
        match.play(replay.lines[BLUNDER][0], "pass")
    else:
        for seat, text in replay.lines[BLUNDER : BLUNDER + moves]:
            match.play(seat, text)
    return match


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(endgame(blunder=True), "flat:200", seed=1)


def test_the_planted_blunder_is_the_first_turning_point(found: Analysis) -> None:
    point = found.turning_points[0]
    assert (point.decision.line, point.decision.seat) == (BLUNDER - BEGIN, 0)
    assert point.decision.chosen.action == "pass"
    assert point.decision.cost > 0.4
    assert "sell" in point.options[0].action
    assert point.options[0].share - point.decision.chosen.share == pytest.approx(point.decision.cost)


def test_the_document_has_what_the_docs_say(found: Analysis) -> None:
    document: dict[str, Any] = found.document()
    assert " ".join(document) == "title setup seats lines bot seed decisions turning_points result"
    assert (document["lines"], document["bot"], document["result"]) == (len(found.match.log), "flat:200", None)
    for decision in document["decisions"]:
        assert " ".join(decision) == "line seat action options shares points chosen_share best best_share noise cost"
        assert found.match.text(found.match.log[decision["line"]].action) == decision["action"]
        assert found.match.log[decision["line"]].seat == decision["seat"] != CHANCE
        assert decision["options"] > 1
        assert sum(decision["shares"]) == pytest.approx(1, abs=1e-3)
        assert decision["chosen_share"] == decision["shares"][decision["seat"]]
        assert decision["best_share"] >= decision["chosen_share"]
        assert decision["cost"] in (0, pytest.approx(decision["best_share"] - decision["chosen_share"], abs=2e-4))
    assert 1 <= len(document["turning_points"]) <= MOST
    for point in document["turning_points"]:
        assert " ".join(point) == "line seat action share points visits cost options reasons"
        assert 1 <= len(point["options"]) <= BEST
        shares = [option["share"] for option in point["options"]]
        assert shares == sorted(shares, reverse=True)
        assert {option["visits"] for option in point["options"]} == {200}
    costs = [point["cost"] for point in document["turning_points"]]
    assert costs == sorted(costs, reverse=True)


def test_only_decisions_with_a_choice_are_thought_about(found: Analysis) -> None:
    replay = Replay(found.match.save())
    choices = [
        line for line, (seat, _) in enumerate(replay.lines) if seat != CHANCE and len(replay.at(line).options(seat)) > 1
    ]
    assert [decision.line for decision in found.decisions] == choices


def test_the_same_seed_gives_the_same_analysis_in_any_number_of_processes() -> None:
    told: list[tuple[int, int]] = []
    match = endgame(blunder=True)
    one = analyse(match, "flat:40", 3, lambda done, whole: told.append((done, whole)))
    two = analyse(match, "flat:40", 3, processes=2)
    assert one.document() == two.document()
    assert one.document() != analyse(match, "flat:40", 4).document()
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_a_finished_match_ends_with_its_result() -> None:
    match = endgame(blunder=False, moves=100)
    result = match.result
    assert result is not None
    document: dict[str, Any] = analyse(match, "flat:20", 1).document()
    assert document["result"]["points"] == result.scores
    assert [share > 0 for share in document["result"]["shares"]] == [rank == 1 for rank in result.ranks]


def test_who_thinks_is_given_views_and_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, Any]] = []

    class Watcher:
        """A thinker that notes what it is given."""

        def think(self, game: Any, view: Any, options: Any, rng: Any) -> Thought:
            seen.append((view.seat, view))
            return thinker.think(game, view, options, rng)

    thinker = find_thinker("flat:1")
    monkeypatch.setattr(evaluating, "find_thinker", lambda _: Watcher())
    match = endgame(blunder=True)
    analysis = analyse(match, "flat:1", 1)
    assert {seat for seat, _ in seen} == {decision.seat for decision in analysis.decisions}
    assert all(isinstance(view, View) for _, view in seen)


def decision_of(chosen: Estimate, best: Estimate) -> Decision:
    return Decision(0, 0, 2, chosen, best, [0.5, 0.5], [1.0, 1.0])


def test_a_difference_within_noise_costs_nothing() -> None:
    """With 100 visits each, shares of 0.40 and 0.50 differ by less than 1.96 times sqrt(0.25 / 104 + 0.24 / 104)."""
    close = decision_of(Estimate("a", 0.40, 1, 100), Estimate("b", 0.50, 1, 100))
    assert close.noise == pytest.approx(0.1351, abs=5e-4)
    assert close.cost == 0
    clear = decision_of(Estimate("a", 0.40, 1, 1000), Estimate("b", 0.50, 1, 1000))
    assert clear.cost == pytest.approx(0.1)


def test_a_difference_that_rests_on_few_visits_costs_nothing() -> None:
    assert decision_of(Estimate("a", 0.0, 1, 20), Estimate("b", 1.0, 1, 500)).cost == 0
    assert decision_of(Estimate("a", 0.0, 1, 30), Estimate("b", 1.0, 1, 500)).cost == 1


def test_a_match_without_decisions_has_an_empty_analysis() -> None:
    match = Match.new("haendler", 2, seed=1)
    assert analyse(match, "flat:1").document()["decisions"] == []


def test_a_bot_without_thoughts_cannot_analyse() -> None:
    with pytest.raises(UnknownBot, match="no thoughts"):
        analyse(Match.new("haendler", 2, seed=1), "random")

"""Rules, titles and replays."""

import json
from pathlib import Path

import pytest

from fondaco import Match
from fondaco.cli.telling import rules_of
from fondaco.core.titles import SHELF, find
from tests.cli.terminal import run, saved


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("title", list(SHELF))
def test_all_rules_are_told_in_rulebook_order(title: str, language: str) -> None:
    result = run("rules", title, "--lang", language, COLUMNS="1000")
    assert result.exit_code == 0, result.output
    places = [result.stdout.index(f"{rule.name}  ") for rule in rules_of(find(title))]
    assert places == sorted(places)


def test_one_rule_is_told_with_its_mark_and_place() -> None:
    assert run("rules", "yunnan-2023", "bid.coins").stdout == (
        "bid.coins  p. 7, printed\n  All your standing bids together may not exceed your coins.\n"
    )
    assert "our ruling" in run("rules", "yunnan-2023", "build.one-bridge").stdout
    assert "deduced" in run("rules", "yunnan-2023", "income.revenue").stdout
    assert "house rule" in run("rules", "yunnan-2023", "turn.not-yours").stdout
    assert "gedruckt" in run("rules", "yunnan-2023", "bid.coins", "--lang", "de").stdout


def test_a_rule_of_the_other_edition_is_not_there() -> None:
    assert run("rules", "yunnan-2013", "bid.supply-first").exit_code == 0
    result = run("rules", "yunnan-2023", "bid.supply-first")
    assert result.exit_code == 2
    assert "near it are: bid.turn" in result.stderr


def test_every_title_is_listed() -> None:
    output = run("titles").stdout
    for title in SHELF:
        assert title in output


def test_a_replay_tells_every_line_and_the_score(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = saved(file)
    output = run("replay", str(file)).stdout
    assert f"{len(match.log):4}  " in output
    assert "Total" in output
    assert "The game ends after round" in output


def test_a_replay_stops_at_a_step(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved(file)
    output = run("replay", str(file), "--step", "5").stdout
    assert "   5  " in output
    assert "   6  " not in output
    assert "Total" not in output
    assert run("replay", str(file), "--step", "0").exit_code == 0


def test_a_seat_is_not_told_what_others_chose(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved(file)
    output = run("replay", str(file), "--seat", "red").stdout
    assert "◆ Red: " in output
    assert "▲ Yellow: " not in output


def test_the_position_after_a_step_is_the_position(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = saved(file)
    match.manual_chance = True
    match.rewind(40)
    result = run("replay", str(file), "--step", "40", "--position")
    document = json.loads(result.stdout)
    assert document == json.loads(json.dumps(match.position()))
    assert Match.from_position("yunnan-2023", document, manual_chance=True).position() == match.position()
    seen = json.loads(run("replay", str(file), "--step", "40", "--position", "--seat", "1").stdout)
    assert seen["round"] == document["round"]


def test_a_log_that_ends_before_chance_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(Match.new("yunnan-2023", 3, manual_chance=True).save(), encoding="utf-8")
    assert "0 lines" in run("replay", str(file)).stdout

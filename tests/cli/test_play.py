"""A person at the table, through pipes."""

import json
import re
from pathlib import Path

import pytest

from fondaco import Match, titles
from tests.cli.terminal import run, saved, spawn
from tests.haendler.scene import Scene

TABLE = ("play", "yunnan-2023", "--seats", "3", "--seed", "3")
# Whatever is asked, one of these answers it; what does not fit is answered with a sentence.
ANSWERS = "\n".join(["bid", "1", "5", "travel from market to yunnan", "pass", "end turn", "convert 1", "0", "keep"])


def test_a_whole_match_is_played_to_its_score(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run(*TABLE, "--save", str(file), typed=(ANSWERS + "\n") * 400)
    assert result.exit_code == 0, result.output
    assert "The game ends after round" in result.stdout
    assert "Total" in result.stdout
    match = Match.load(file.read_text(encoding="utf-8"))
    assert match.result is not None
    for score in match.result.scores:
        assert f" {score} " in result.stdout


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("title", ["yunnan-2023", "yunnan-2013"])
def test_every_title_can_be_played_in_every_language(title: str, language: str) -> None:
    result = run("play", title, "--lang", language, "--option", "expert=true", typed=(ANSWERS + "\n") * 12)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""


def test_a_bot_of_several_trees_plays_the_same_in_any_number_of_processes() -> None:
    table = (*TABLE, "--bot", "grandmaster:3x2", "--processes")
    assert run(*table, "1", typed=ANSWERS).stdout == run(*table, "2", typed=ANSWERS).stdout
    refused = run(*table, "0")
    assert refused.exit_code == 2
    assert "1 to 512 processes" in refused.stderr


def test_the_same_seed_gives_the_same_match() -> None:
    assert run(*TABLE, typed=ANSWERS).stdout == run(*TABLE, typed=ANSWERS).stdout


def test_the_end_of_the_input_is_a_clean_end() -> None:
    result = spawn(*TABLE)
    assert result.returncode == 0
    assert result.stdout.endswith("You leave the table; the match is not kept.\n")
    assert result.stderr == ""


def test_words_narrow_a_number_picks_and_an_empty_line_shows_everything_again() -> None:
    output = run(*TABLE, typed="bid school\n\nbid\n1\n5\nquit\n").stdout
    assert "bid school 5 from supply" in output
    assert output.count("bid … from supply") == 2
    assert "◆ Red bids 5 in the Trading School" in output


def test_a_whole_option_is_played_at_once() -> None:
    assert "◆ Red bids 7 in the Customs Office" in run(*TABLE, typed="BID  customs 7 from supply\n").stdout


def test_why_names_the_promise_that_would_be_broken(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    table = Scene("climbing", "orange", 2, agreements=True).match().play("orange", "propose to blue")
    table.play("orange", "i-will", "to ascend", "until round-ends", "put forward").play("blue", "accept")
    file.write_text(table.match.save(), encoding="utf-8")
    output = run("play", "--save", str(file), "--seat", "1", "--lang", "de", typed="why pass\nwhy ascend\n").stdout
    assert output.count("eine Stufe aufsteigen (bis zum Ende dieser Runde).") == 2, "on the board, and as the reason"


def test_why_answers_with_the_rule_its_mark_and_its_place() -> None:
    output = run(*TABLE, typed="why bid school 15 from supply\nwhy pass\nwhy fly\nwhy\n").stdout
    assert "bid.coins" in output
    assert "All your standing bids together may not exceed your coins." in output
    assert "7, printed" in output
    assert "Nothing forbids “pass”" in output
    assert "“fly” is not an action of this game" in output


def test_what_is_forbidden_is_explained_and_changes_nothing() -> None:
    output = run(*TABLE, typed="bid school 15 from supply\nend turn\n").stdout
    assert "All your standing bids together may not exceed your coins." in output
    assert "This cannot be done at this moment of the game." in output
    assert "bids 15" not in output


def test_what_fits_nothing_is_answered() -> None:
    output = run(*TABLE, typed="99\nxyzzy\n").stdout
    assert "There is no line 99." in output
    assert "No option contains “xyzzy”" in output


@pytest.mark.parametrize(("language", "points"), [("en", "points"), ("de", "Punkte"), ("it", "punti")])
def test_hint_tells_the_best_options(language: str, points: str) -> None:
    table = ("play", "china", "--seats", "3", "--seed", "3", "--lang", language)
    output = run(*table, typed="hint flat:1\nhint random\nhint xyzzy\n").stdout
    assert len(re.findall(rf"\d\.\d {points} ", output)) == 5
    assert "flat:1" in output
    assert "The bot “random” has no thoughts to tell." in output
    assert "There is no bot “xyzzy”" in output


def test_undo_takes_back_the_decision_and_what_followed() -> None:
    output = run(*TABLE, typed="undo\nbid school 5 from supply\nundo\nquit\n").stdout
    assert "You have not decided anything yet" in output
    assert "Your last decision is taken back" in output
    first, last = output.split("it is your turn")[1], output.split("it is your turn")[-1]
    assert first.split("> ")[0] == last.split("> ")[0]


def test_log_rules_board_and_help_answer() -> None:
    output = run(*TABLE, typed="log 2\nrules bank.pass\nboard\nhelp\n").stdout
    assert output.count("in the bidding order") == 3 + 2
    assert "all your traders in buildings and supply go to the market" in output
    assert output.count("Dianmu Temple") == 2
    assert "why ACTION" in output


def test_save_keeps_the_match_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    output = run(*TABLE, typed=f"save\nsave {file}\npass\nquit\n").stdout
    assert "Say where to" in output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert [0, "pass"] in document["log"]
    assert not list(tmp_path.glob("*.part"))


def test_a_file_that_cannot_be_written_does_not_end_the_match(tmp_path: Path) -> None:
    output = run(*TABLE, typed=f"save {tmp_path / 'nowhere' / 'x.json'}\npass\n").stdout
    assert "cannot be used" in " ".join(output.split()), "the terminal breaks long lines"
    assert "◆ Red passes." in output


def test_a_kept_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = saved(file, decisions=60)
    seat = match.actors[0]
    result = run("play", "--save", str(file), "--seat", str(seat + 1))
    assert result.exit_code == 0
    assert f"Round {match.position()['round']}" in result.stdout
    assert Match.load(file.read_text(encoding="utf-8")).position() == match.position()


def test_a_seat_can_be_named_by_its_colour() -> None:
    assert "You are ▣ Blue" in run(*TABLE, "--seat", "blue").stdout
    assert "You are ▣ Blue" in run(*TABLE, "--seat", "3").stdout


def test_two_players_are_at_the_table_of_the_third_or_play_two_colours_each() -> None:
    assert "▣ Dúli" in run("play", "yunnan-2023", "--seats", "2").stdout
    assert "You are ◆ Red + ▣ Blue" in run("play", "yunnan-2013", "--seats", "2", "--seed", "1").stdout


def test_without_a_title_one_is_asked_for() -> None:
    number = titles().index("yunnan-2013") + 1
    result = run("play", "--terminal", typed=f"{number}\n")
    assert "What would you like to play?" in result.stdout
    assert "Yunnan (2013)" in result.stdout.split("> ")[1]
    assert run("play", "--terminal", typed="yunnan-2023\n").exit_code == 0
    ended = run("play", "--terminal")
    assert ended.exit_code == 2
    assert ended.stderr == "fondaco: No title was chosen.\n"

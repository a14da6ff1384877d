"""Every command answers a wrong request with one sentence on standard error and exit code 2."""

from pathlib import Path

import pytest

from tests.cli.terminal import run, saved, spawn

WRONG = {
    "command": ["dance"],
    "flag": ["play", "--fast"],
    "title": ["play", "chess"],
    "title of rules": ["rules", "chess"],
    "title of a contest": ["match", "chess", "--seats", "random,random"],
    "seats": ["play", "yunnan-2023", "--seats", "9"],
    "no number of seats": ["play", "yunnan-2023", "--seats", "many"],
    "seat": ["play", "yunnan-2023", "--seats", "3", "--seat", "4"],
    "seat 0": ["play", "yunnan-2023", "--seat", "0"],
    "seat of a colour that is not there": ["play", "yunnan-2023", "--seats", "3", "--seat", "green"],
    "option": ["play", "yunnan-2023", "--option", "weather=fine"],
    "option without value": ["play", "yunnan-2023", "--option", "expert"],
    "value": ["play", "yunnan-2023", "--option", "expert=maybe"],
    "language": ["play", "yunnan-2023", "--lang", "la"],
    "language of rules": ["rules", "yunnan-2023", "--lang", "la"],
    "language of titles": ["titles", "--lang", "la"],
    "language of a measurement": ["bench", "--lang", "la"],
    "bot": ["match", "yunnan-2023", "--seats", "random,random,kasparov"],
    "bot to play against": ["play", "yunnan-2023", "--bot", "kasparov"],
    "number of bots": ["match", "yunnan-2023", "--seats", "random"],
    "no bots": ["match", "yunnan-2023"],
    "games": ["match", "yunnan-2023", "--seats", "random,random,random", "--games", "0"],
    "processes": ["match", "yunnan-2023", "--seats", "random,random,random", "--processes", "0"],
    "kind of plot": ["match", "yunnan-2023", "--seats", "random,random,random", "--plot", "plot.pdf"],
    "folder of a plot": [
        "match",
        "yunnan-2023",
        "--seats",
        "random,random,random",
        "--plot",
        "no-such-folder/plot.svg",
    ],
    "budget": ["match", "yunnan-2023", "--seats", "random,random,flat:many"],
    "title of a ladder": ["ladder", "china", "chess", "--bots", "random,flat:1"],
    "ladder of one": ["ladder", "china", "--bots", "random"],
    "bot on a ladder": ["ladder", "china", "--bots", "random,kasparov"],
    "seats of a ladder": ["ladder", "china", "--bots", "random,flat:1", "--seats", "2"],
    "no ladder": ["ladder", "--bots", "random,flat:1"],
    "file to analyse": ["analyse", "there-is-no-such-file.json"],
    "no file to analyse": ["analyse"],
    "rule": ["rules", "yunnan-2023", "bid.colour"],
    "rule of nothing": ["rules", "yunnan-2023", "xyzzy"],
    "seconds": ["bench", "--seconds", "0"],
    "file": ["replay", "there-is-no-such-file.json"],
    "no file": ["replay"],
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_a_wrong_request_is_answered_with_a_sentence(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert_one_sentence(result.stderr)


def assert_one_sentence(text: str) -> None:
    assert text.startswith("fondaco: ")
    assert text.count("\n") == 1
    assert text.strip().endswith((".", "?"))
    assert "Traceback" not in text


BROKEN = {
    "empty": "",
    "no JSON": "{",
    "a list": "[]",
    "something else": '{"hello": "world"}',
    "newer": '{"fondaco": 99, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": []}',
    "title": '{"fondaco": 1, "title": "chess", "setup": {}, "seats": 3, "log": []}',
    "seats": '{"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 30, "log": []}',
    "setup": '{"fondaco": 1, "title": "yunnan-2023", "setup": {"weather": "fine"}, "seats": 3, "log": []}',
    "log": '{"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [[0, "fly"]]}',
    "forbidden": '{"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [[0, "pass"]]}',
    "position": '{"fondaco": 1, "title": "yunnan-2023", "setup": {}, "seats": 3, "log": [], "position": {"seats": 3}}',
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("arguments", [["replay"], ["play", "--save"]], ids=["replay", "play"])
def test_a_broken_save_is_refused_and_left_alone(arguments: list[str], text: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    result = run(*arguments, str(file))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert_one_sentence(result.stderr)
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert_one_sentence(run("replay", str(file)).stderr)
    assert_one_sentence(run("replay", str(tmp_path)).stderr)


def test_a_step_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    length = len(saved(file, decisions=10).log)
    for step in (-1, length + 1):
        result = run("replay", str(file), "--step", str(step))
        assert result.exit_code == 2
        assert result.stderr == f"fondaco: The log has {length} lines, so there is no step {step}.\n"


def test_a_file_with_another_match_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved(file, decisions=10)
    text = file.read_text(encoding="utf-8")
    for other in (["yunnan-2013"], ["--seats", "5"], ["--option", "expert=true"]):
        result = run("play", *other, "--save", str(file), typed="pass\n")
        assert result.exit_code == 2
        assert "holds a different match" in result.stderr
        assert file.read_text(encoding="utf-8") == text


def test_a_place_that_cannot_be_written_is_said_before_anything_is_lost(tmp_path: Path) -> None:
    result = run("play", "yunnan-2023", "--save", str(tmp_path / "nowhere" / "match.json"), typed="pass\n" * 3)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert_one_sentence(result.stderr)


def test_a_process_says_the_same() -> None:
    result = spawn("play", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    assert_one_sentence(result.stderr)


def test_the_version_names_the_engine() -> None:
    for result in (run("--version").stdout, spawn("--version").stdout):
        assert result.startswith("fondaco ")
        assert ("compiled" in result) != ("interpreted" in result)


def test_without_a_command_help_is_given() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "match", "rules", "replay", "bench", "titles"):
        assert command in result.stdout
        assert run(command, "--help").exit_code == 0


def test_the_variable_sets_the_language() -> None:
    assert "Spieler" in run("titles", FONDACO_LANG="de").stdout
    assert run("titles", FONDACO_LANG="la").exit_code == 2

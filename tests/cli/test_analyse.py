"""`fondaco analyse`: the curves and the turning points of a saved match, told, as JSON and drawn."""

import json
import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fondaco import Match
from fondaco.arena.plots import PlotMissing, check_plot, style
from tests.arena.test_analysis import BEGIN, BLUNDER, endgame
from tests.cli.terminal import run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The end of a match in which a blunder was made."""
    path = tmp_path / "match.json"
    path.write_text(endgame(blunder=True).save(), encoding="utf-8")
    return path


def analyse(file: Path, *more: str) -> str:
    result = run("analyse", str(file), "--bot", "flat:100", "--processes", "1", "--seed", "1", *more, COLUMNS="80")
    assert result.exit_code == 0, result.output
    return str(result.stdout)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The decisions that cost most"),
        ("de", "Die Entscheidungen, die am meisten kosteten"),
        ("it", "Le decisioni che sono costate di più"),
    ],
)
def test_an_analysis_is_told(file: Path, language: str, words: str) -> None:
    output = analyse(file, "--lang", language)
    assert words in output
    assert f" {BLUNDER - BEGIN + 1}, " in output, "the line as `fondaco replay` counts it"
    assert "→" in output
    assert re.search("[▅▆▇]{5}[▁▂▃] ", output), "it goes well until the blunder"


def test_an_analysis_is_machine_readable(file: Path) -> None:
    document = json.loads(analyse(file, "--json"))
    assert document["turning_points"][0]["line"] == BLUNDER - BEGIN
    assert document["turning_points"][0]["action"] == "pass"
    assert document["bot"] == "flat:100"


def test_an_analysis_is_drawn(file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    analyse(file, "--plot", str(plot), "--lang", "de")
    root = ET.fromstring(plot.read_bytes())
    assert root.tag == f"{SVG}svg"
    texts = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    assert "Die Händler: die Gewinnaussichten" in texts
    assert "Zeile des Protokolls" in texts
    assert any(text.startswith("1   Zeile 6, ") for text in texts)
    again = tmp_path / "again.svg"
    analyse(file, "--plot", str(again), "--lang", "de")
    assert again.read_bytes() == plot.read_bytes()


def test_a_match_without_decisions_is_said_to_have_none(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(Match.new("china", 3, seed=1).save(), encoding="utf-8")
    result = run("analyse", str(path))
    assert result.exit_code == 2
    assert result.stderr == f"fondaco: The match in “{path}” has no decision yet.\n"


def test_a_bot_without_thoughts_cannot_analyse(file: Path) -> None:
    result = run("analyse", str(file), "--bot", "random")
    assert result.exit_code == 2
    assert result.stderr == "fondaco: The bot “random” has no thoughts to tell.\n"


def test_an_interrupt_ends_an_analysis(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("fondaco.cli.analyse"), "analysed", interrupted)
    result = run("analyse", str(file))
    assert (result.exit_code, result.stdout) == (130, "")


def test_without_the_library_plots_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style, "find_spec", lambda _: None)
    with pytest.raises(PlotMissing, match=r"^Plots need matplotlib, .* pip install 'fondaco\[plot\]'\.$"):
        check_plot(Path("plot.svg"))

"""Learning from the command line."""

import json
from pathlib import Path

import pytest

from fondaco.arena import fitting, training
from fondaco.bots.knowledge import measure_of
from fondaco.core.titles import find
from tests.cli.terminal import run


def test_what_was_learned_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "FEWEST_GAMES", 10)
    monkeypatch.setattr(training, "COURSE", [(0.5, 0), (0.5, 0)])
    monkeypatch.setattr(fitting, "STEPS", 100)
    file = tmp_path / "china.json"
    result = run("train", "china", "--games", "12", "--seed", "4", "--processes", "1", "--output", str(file))
    assert (result.exit_code, "12" in result.stdout) == (0, True)
    text = file.read_text(encoding="utf-8")
    document = json.loads(text)
    assert document["command"] == "fondaco train china --games 12 --seed 4"
    names = measure_of(find("china").game({}, 3)).names
    assert document["measures"] == names
    assert text.count("\n") == len(document) + 2, "a line for each field"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["china", "--games", "99", "--output", "x.json"], "fewer than 100 games"),
        (["china", "--output", "nowhere/x.json"], "no folder “nowhere”"),
        (["china", "--output", "x.json", "--resume"], "--memory"),
        (["chess", "--output", "x.json"], "chess"),
    ],
)
def test_what_cannot_be_learned_is_refused(arguments: list[str], reason: str) -> None:
    result = run("train", *arguments)
    assert result.exit_code == 2
    assert reason in result.stderr

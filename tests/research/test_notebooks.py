"""The tutorials run from top to bottom."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


def cells(path: Path, kind: str) -> list[str]:
    document = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in document["cells"] if cell["cell_type"] == kind]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_is_kept_without_output(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    assert (document["nbformat"], document["cells"][0]["cell_type"]) == (4, "markdown")
    assert all(not cell["outputs"] for cell in document["cells"] if cell["cell_type"] == "code")
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells(path, "code")):
        exec(compile(cell, f"{path.name}[{number}]", "exec"), names)  # what a notebook does


def test_there_are_three_tutorials() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["learn", "play_and_look", "study"]
    for path in NOTEBOOKS:
        assert len(cells(path, "markdown")) >= 4

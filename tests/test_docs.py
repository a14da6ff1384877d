"""What the documents show can be run as it stands there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[Path, str]]:
    """The examples in a language; those of one document follow each other."""
    return [
        (path, text)
        for path in DOCUMENTS
        for kind, text in BLOCK.findall(path.read_text(encoding="utf-8"))
        if kind == language
    ]


def named(examples: list[tuple[Path, str]]) -> list[str]:
    return [f"{path.name}-{number}" for number, (path, _) in enumerate(examples)]


def run(command: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1"}
    source = environment.get("PYTHONPATH")
    if source:
        environment["PYTHONPATH"] = str(ROOT / source)
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.name))
def test_python_examples_run(path: Path, tmp_path: Path) -> None:
    """All examples of a document are one script, since a reader reads them from top to bottom."""
    script = "\n".join(text for document, text in blocks("python") if document == path)
    result = run([sys.executable, "-c", script], tmp_path)
    assert result.returncode == 0, result.stderr


def test_python_examples_print_what_they_say(tmp_path: Path) -> None:
    """A line `print(...)  # text` prints that text."""
    for path in DOCUMENTS:
        script = "\n".join(text for document, text in blocks("python") if document == path)
        promised = re.findall(r"^ *print\(.*\)  # (.+)$", script, re.MULTILINE)
        printed = run([sys.executable, "-c", script], tmp_path).stdout.splitlines()
        assert printed[: len(promised)] == promised, path.name


CONSOLE = blocks("console")


@pytest.mark.parametrize(("path", "text"), CONSOLE, ids=named(CONSOLE))
def test_console_examples_run_and_answer_as_shown(path: Path, text: str, tmp_path: Path) -> None:
    """A line after `$` is a command; what follows is its output, with `...` for anything. Only `fondaco` runs."""
    for command, shown in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
        words = shlex.split(command)
        if words[0] != "fondaco":
            continue
        result = run([sys.executable, "-m", "fondaco", *words[1:]], tmp_path, typed="quit\n")
        assert result.returncode == 0, result.stderr
        printed = "\n".join(line.rstrip() for line in result.stdout.splitlines()).strip()
        pattern = ".*".join(re.escape(part) for part in shown.strip().split("..."))
        assert re.fullmatch(pattern, printed, re.DOTALL), printed


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.name))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert "://" in target or (path.parent / target).exists(), f"{path.name} links to {target}"

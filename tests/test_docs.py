"""What the documents show can be run as it stands there."""

import os
import re
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
CODE = re.compile(r"`[^`\n]+`")  # within a line; what it shows is no link
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
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=600
    )


WITH_PYTHON = list(dict.fromkeys([path for path, _ in blocks("python")]))


@pytest.mark.parametrize("path", WITH_PYTHON, ids=lambda path: str(path.name))
def test_python_examples_run_and_print_what_they_say(path: Path, tmp_path: Path) -> None:
    """All examples of a document are one script, since a reader reads them from top to bottom; a line
    `print(...)  # text` prints that text."""
    script = "\n".join(text for document, text in blocks("python") if document == path)
    result = run([sys.executable, "-c", script], tmp_path)
    assert result.returncode == 0, result.stderr
    promised = re.findall(r"^ *print\(.*\)  # (.+)$", script, re.MULTILINE)
    assert result.stdout.splitlines()[: len(promised)] == promised


CONSOLE = [(path, text) for path, text in blocks("console") if "$ fondaco" in text]


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


@pytest.mark.slow
def test_the_way_to_a_game_of_ones_own_is_walked_as_it_is_written(tmp_path: Path) -> None:
    """The commands of CONTRIBUTING in their order, in an environment of their own that sees what is installed here."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    way = re.search(r"\$ (fondaco new-game [^\n]+)\n.*?```sh\n(pip install .*?)```", text, re.DOTALL)
    assert way is not None
    commands = [way[1], *way[2].splitlines()]
    assert [command.split()[0] for command in commands] == ["fondaco", "pip", "pytest", "fondaco"]
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=True)
    (own,) = environment.rglob("site-packages")
    (own / "seen.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")) + "\n")
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    for command in commands:
        words = shlex.split(command)
        if words[0] == "pip":  # what it needs is here already, and no index is asked
            words[1:2] = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
        result = run([str(python), "-m", *words], tmp_path, typed="hint\nquit\n")
        assert result.returncode == 0, (command, result.stdout, result.stderr)


def test_links_lead_somewhere() -> None:
    links = [
        (path, target)
        for path in DOCUMENTS
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", CODE.sub("", path.read_text(encoding="utf-8")))
    ]
    assert [
        (path.name, target) for path, target in links if "://" not in target and not (path.parent / target).exists()
    ] == []


def test_every_document_has_its_place_on_the_site() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [path for path in DOCS.rglob("*.md") if f": {path.relative_to(DOCS).as_posix()}\n" not in site] == []


def test_every_command_of_the_workshop_is_a_target() -> None:
    """CONTRIBUTING and the workflows name targets of make that there are; make itself says what they would do."""
    texts = [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *(ROOT / ".github" / "workflows").glob("*.yml")]
    named = {
        name for path in texts for name in re.findall(r"(?:^|run: |`)make ([a-z-]+)", path.read_text("utf-8"), re.M)
    }
    assert {"dev", "quick", "check", "test", "docs"} <= named
    for name in sorted(named):
        dry = subprocess.run(["make", "-n", name], cwd=ROOT, capture_output=True, text=True)
        assert dry.returncode == 0, dry.stderr

"""Light to depend on: what is imported is declared, and importing the package brings nothing but the engine."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fondaco.cli import extras
from tests.cli.terminal import run

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fondaco"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
# The extras that a room may count on, besides what the package always brings; the template is a package of its own.
ROOMS = {
    "server": {"server"},
    "tables": {"server"},
    "testing": {"testing"},
    "arena": {"cluster", "train", "plot"},
    "research": {"dataset", "mcp", "research"},
    "cli": {"bench", "dataset", "research"},
}
MODULES = {
    "fluent": "fluent.runtime",
    "markdown_it": "markdown_it_py",
    "pyspiel": "open_spiel",
}  # where the module is called otherwise


def declared(requirements: list[str]) -> set[str]:
    """The packages that requirements name."""
    return {re.split(r"[\[>=<;]", name)[0].lower().replace("-", "_") for name in requirements}


def foreign(path: Path) -> set[str]:
    """The packages that a file imports, but for the standard library and our own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).split(".")[0])
    return {MODULES.get(name, name) for name in found if name not in sys.stdlib_module_names and name != "fondaco"}


def test_every_import_is_declared() -> None:
    always = declared(PROJECT["dependencies"])
    wrong = []
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0]
        allowed = always.union(*[declared(EXTRAS[extra]) for extra in ROOMS.get(room, set())])
        if "template" not in path.parts:
            wrong += [f"{path.relative_to(SOURCE)}: {name}" for name in sorted(foreign(path) - allowed)]
    assert wrong == []


def test_importing_the_package_brings_the_engine_alone() -> None:
    script = "import sys; before = set(sys.modules); import fondaco; print(*(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    outside = [name for name in loaded if name.split(".")[0] not in (*sys.stdlib_module_names, "fondaco")]
    assert sorted(name for name in outside if not name.endswith("__mypyc")) == ["mypy_extensions"]
    ours = [name.split(".") for name in loaded if name.startswith("fondaco.")]
    assert {name[1] for name in ours} == {"core", "games"}
    parts = [name for name in ours if name[1] == "games" and name[-1] in ("terminal", "measure", "differences")]
    assert parts == [], "parts are read when somebody asks for them"


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "come as an extra"), ("de", "sind ein Extra"), ("it", "sono un extra")]
)
def test_without_the_extra_the_server_says_what_to_install(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    result = run("serve", FONDACO_LANG=language)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "pip install 'fondaco[server]'" in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_the_extra_one_plays_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert "What would you like to play?" in run("play", typed="").stdout

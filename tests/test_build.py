"""The build: every module of the engine is compiled in one group, and what cannot be had is left out with a warning."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from fondaco.core.titles import SHELF, package_of

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from build_engine import CompileEngine, groups_of, is_fetched  # noqa: E402


class Notes:
    """Keeps what the hook says."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


def hook_for(root: Path, notes: Notes) -> CompileEngine:
    return CompileEngine(str(root), {}, None, None, str(root), "wheel", notes)  # type: ignore[arg-type]


def test_every_module_of_the_engine_is_compiled_in_one_group() -> None:
    files = [file for group, _ in groups_of(ROOT / "src") for file in group]
    there = [path for part in ("core", "games", "bots") for path in (ROOT / "src" / "fondaco" / part).rglob("*.py")]
    names = {str(path.relative_to(ROOT / "src")) for path in there if path.name != "__init__.py"}
    assert sorted(files) == sorted(name for name in names if "/terminal/" not in name)


def test_each_group_is_a_library_of_its_own() -> None:
    groups = {name: files for files, name in groups_of(ROOT / "src")}
    games = {package_of(title.rulebook).rpartition(".")[2] for title in SHELF.values()}
    assert set(groups) == {f"fondaco_{name}" for name in ("core", "bots", *games)}
    for game in games:
        assert f"fondaco/games/{game}/state.py" in groups[f"fondaco_{game}"]
    assert all(groups.values())


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources with a page to be built, on a machine without Node and without a network."""
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web" / name)
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("FONDACO_PAGE", raising=False)
    return tmp_path


def test_without_node_the_page_is_left_out_with_a_warning(sources: Path) -> None:
    notes = Notes()
    hook = hook_for(sources, notes)
    build_data: dict[str, Any] = {"force_include": {}}
    hook.add_page(build_data)
    hook.finalize("standard", build_data, "")
    assert build_data["force_include"] == {}
    assert [warning.startswith("The page cannot be built here") for warning in notes.warnings] == [True]


def test_packages_are_fetched_again_when_the_lock_has_changed(sources: Path) -> None:
    web = sources / "web"
    assert not is_fetched(web)
    (web / "node_modules").mkdir()
    mark = web / "node_modules" / ".package-lock.json"
    mark.touch()
    assert is_fetched(web)
    os.utime(mark, (0, 0))
    assert not is_fetched(web)

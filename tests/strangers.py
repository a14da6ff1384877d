"""Games from other packages, as pip would leave them in a folder."""

import os
import subprocess
import sys
from pathlib import Path

from fondaco.cli.new_game import write


def install(folder: Path, name: str) -> None:
    """Leave what pip leaves of a package beside its modules: what it is called, and that it brings a game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[fondaco.games]\n{name} = {name}\n", encoding="utf-8")


def new_game(folder: Path, name: str) -> Path:
    """A game as `fondaco new-game` writes it, installed; returns the folder of its modules."""
    write(name, folder)
    install(folder / "src", name)
    return folder / "src"


def seeing(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the packages of a folder."""
    path = [str(folder), *[part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(part).resolve()) for part in path)}


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the packages of a folder are found."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=seeing(folder), input=typed, capture_output=True, text=True)

"""What the tests of the command share: running it in this process, and as one of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from fondaco import Match
from fondaco.cli import app
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from tests import EXAMPLE


def run(*arguments: str, typed: str = "", **variables: str) -> Any:
    """Run the command in this process; `typed` is its input."""
    environment = {"COLUMNS": "100", "FONDACO_LANG": None, "TERM": "dumb", **variables}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environment)


def spawn(*arguments: str, typed: str | None = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own, through pipes."""
    environment = {**os.environ, "COLUMNS": "100", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "fondaco", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, timeout=120)


def saved(path: Path, title: str = EXAMPLE, seats: int = 3, decisions: int = 100_000, seed: int = 1) -> Match:
    """Save a random match to a file."""
    match = Match.new(title, seats, seed=seed)
    rng = Rng(seed)
    for _ in range(decisions):
        if match.actors:
            match.play(match.actors[0], choose(match.game, match.state, match.actors[0], rng))
    path.write_text(match.save(), encoding="utf-8")
    return match

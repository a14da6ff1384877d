"""The learning example learns: a short version, among the heavy tests."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning" / "ppo.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 300


@pytest.mark.heavy
def test_a_few_updates_beat_chance(tmp_path: Path) -> None:
    """Twelve updates from a fixed seed win most games against two that choose at random."""
    pytest.importorskip("optax")
    curve = tmp_path / "curve.png"
    command = [sys.executable, str(EXAMPLE), "--updates", "12", "--exam", "128", "--curve", str(curve)]
    learned = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    assert learned.returncode == 0, learned.stderr
    shares = [float(share) for share in re.findall(r"([\d.]+)% of the wins", learned.stdout)]
    assert shares[0] < 45
    assert shares[-1] > 60
    assert curve.stat().st_size > 5000
    assert curve.with_suffix(".csv").read_text(encoding="utf-8").startswith("minutes,decisions,share")

"""The table of `make bench`: the engine compiled and interpreted, and its peers, all in the same run.

The installed package is the compiled engine; the source tree on the path is the interpreted one."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

ROUNDS: Final = 3
SECONDS: Final = 2.0
SOURCE: Final = Path(__file__).parents[1] / "src"

Report = dict[str, Any]


def run(interpreted: bool) -> Report:
    """One measurement in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE) if interpreted else ""}
    command = [sys.executable, "-m", "fondaco", "bench", "--json", "--seconds", str(SECONDS)]
    if interpreted:
        command.append("--no-peers")
    found = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    report: Report = json.loads(found.stdout)
    return report


def middle(reports: list[Report], part: str) -> dict[str, float]:
    """The median of each number in one part of several reports."""
    return {name: median([report[part][name] for report in reports]) for name in reports[0][part]}


def main() -> None:
    compiled, interpreted = [], []
    for _ in range(ROUNDS):
        compiled.append(run(interpreted=False))
        interpreted.append(run(interpreted=True))
    if not compiled[0]["compiled"] or interpreted[0]["compiled"]:
        sys.exit("the installed package should be compiled, and the source tree should not")
    peers = middle(compiled, "peers")
    fast, slow = middle(compiled, "rates"), middle(interpreted, "rates")
    copies = middle(compiled, "copies")
    print(f"\nRandom play on one core, decisions per second; median of {ROUNDS} rounds of {SECONDS:g} s each\n")
    print(f"{'':24}{'compiled':>12}{'interpreted':>13}{'times':>7}{'copy µs':>9}", *[f"{'÷ ' + p:>24}" for p in peers])
    for name, rate in fast.items():
        ratios = [f"{rate / other:24.1f}" for other in peers.values()]
        print(f"{name:24}{rate:12,.0f}{slow[name]:13,.0f}{rate / slow[name]:7.1f}{copies[name]:9.2f}", *ratios)
    for name, rate in peers.items():
        print(f"{name:24}{rate:12,.0f}")
    if not peers:
        print("\nNo other engine is installed: pip install 'fondaco[bench]'")


if __name__ == "__main__":
    main()

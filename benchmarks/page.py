"""How soon a board is drawn after a table's address is opened, in a real browser on this machine.

The page marks the moment at which the board with its pieces stands on the screen; the browser counts from the start of
the navigation. Run it with the Chromium of the machine: `make bench-page`, or `python benchmarks/page.py --times 9`.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.conftest import ARGUMENTS, Serving, chromium
from tests.web.visitor import Visitor, bots

TITLES = ["yunnan-2023", "china", "haendler"]
DRAWN = "performance.getEntriesByName('fondaco:board')"


def measured(browser: Any, address: str, title: str, times: int) -> list[float]:
    """Milliseconds from opening the address to the drawn board, each time in a fresh window."""
    found: list[float] = []
    for _ in range(times):
        visitor = Visitor(browser, address)
        name = visitor.open(title, bots(3))
        visitor.page.goto("about:blank")
        visitor.go(name)
        visitor.until(f"{DRAWN}.length > 0")
        found.append(float(visitor.page.evaluate(f"{DRAWN}[0].startTime")))
        visitor.close()
    return found


def main() -> None:
    """Print a line for each title."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=7)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        serving = Serving(Path(folder))
        serving.start()
        browser = running.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            for title in TITLES:
                found = measured(browser, serving.address, title, times)
                print(f"{title:12} median {statistics.median(found):5.0f} ms   slowest {max(found):5.0f} ms")
        finally:
            browser.close()
            serving.kill()


if __name__ == "__main__":
    main()

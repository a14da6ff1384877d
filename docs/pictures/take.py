"""Takes the pictures of the page for the README: `python docs/pictures/take.py`, with the page built, and Pillow.

Bots play each game as far as it looks like one; then a visitor sits down and looks."""

import json
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.web.conftest import ARGUMENTS, Serving, chromium
from tests.web.visitor import Visitor

from fondaco import Match
from fondaco.bots import find_thinker
from fondaco.core.chance import stream

HERE = Path(__file__).parent
PEOPLE = ["Lena", "Ling", "Tommaso", "Marietta"]


def played(title: str, seats: int, enough: Callable[[Match], bool], bot: str = "apprentice", seed: int = 4) -> Any:
    """The log of a game between bots, up to where it is enough."""
    match = Match.new(title, seats, seed=seed)
    thinker = find_thinker(bot)
    while match.actors and not enough(match):
        seat = match.actors[0]
        options = match.game.options(match.state, seat)
        match.play(seat, thinker.choose(match.game, match.view(seat), options, stream(seed, len(match.log))))
    return json.loads(match.save())


def seats_for(count: int, bot: str = "journeyman") -> list[dict[str, str]]:
    """Lena, and bots under the names of the house."""
    return [{"who": "me", "name": PEOPLE[0]}, *[{"who": "bot", "bot": bot, "name": PEOPLE[n]} for n in range(1, count)]]


def opened(visitor: Visitor, log: Any) -> str:
    """A table that goes on from a log, with the visitor at it."""
    visitor.home()
    visitor.request("PUT", "/api/me", {"name": PEOPLE[0]})
    wish = {"log": log, "seats": seats_for(log["seats"]), "pace": {"kind": "none"}}
    name: str = visitor.request("POST", "/api/tables", wish)["table"]["table"]
    visitor.go(name)
    return name


def picture(visitor: Visitor, name: str) -> None:
    """What the visitor sees, as a file."""
    visitor.at_rest()
    image = Image.open(BytesIO(visitor.page.screenshot()))
    image.save(HERE / f"page-{name}.webp", quality=88, method=6)


def chosen(visitor: Visitor) -> None:
    """A bid is chosen, not yet confirmed: its consequences are shown."""
    visitor.page.locator(".spot.is-legal[data-spot*='.space.']").last.click()
    visitor.page.wait_for_timeout(300)
    source = visitor.page.locator(".prompt__more button:has-text('supply')")
    if source.count():
        source.first.click()
    visitor.page.wait_for_selector(".prompt .cons")


def turn_in(section: str, seat: int = 0, after: int = 0) -> Callable[[Match], bool]:
    """Whether a seat has to decide in a section, later than a round."""

    def enough(match: Match) -> bool:
        view: Any = match.shown(0)
        return match.actors[0] == seat and view["section"][0] == section and int(view.get("round", 99)) > after

    return enough


def main() -> None:
    """Take them all."""
    logs = {
        "yunnan": played("yunnan-2023", 4, turn_in("bidding", after=3)),
        "china": played("china", 4, lambda match: len(match.log) > 150 and turn_in("turn")(match)),
        "haendler": played("haendler", 4, turn_in("moving", after=1)),
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        serving = Serving(Path(folder), adviser="grandmaster:60")
        serving.start()
        browser = running.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            visitor = Visitor(browser, serving.address)
            for name, log in logs.items():
                opened(visitor, log)
                visitor.page.wait_for_selector(".prompt:not(.is-waiting)")
                if name == "yunnan":
                    chosen(visitor)
                if name == "china":
                    visitor.page.locator(".hand .card.is-open").first.click()
                picture(visitor, name)
            visitor.open("china", seats_for(3, "apprentice"))
            visitor.play_out()
            visitor.page.click(".end__chances button")
            visitor.page.wait_for_selector(".end__chances .curve", timeout=900_000)
            visitor.page.wait_for_selector(".end__course .curve")
            picture(visitor, "end")
            visitor.home()
            picture(visitor, "home")
            phone = Visitor(browser, serving.address, width=390, height=844)
            opened(phone, logs["yunnan"])
            phone.page.wait_for_selector(".spot.is-legal[data-spot*='.space.']")
            chosen(phone)
            picture(phone, "phone")
        finally:
            browser.close()
            serving.kill()


if __name__ == "__main__":
    main()

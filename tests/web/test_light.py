"""How light the page is: bytes on the wire, files that are kept, no request in vain, nothing on the console."""

from typing import Any

import httpx
import pytest

from tests.web.conftest import Serving
from tests.web.visitor import Visitor, bots

HOME = 150_000
TABLE = 250_000
AGAIN = 10_000
LOADED = "document.readyState === 'complete' && document.fonts.status === 'loaded'"


class Wire:
    """Counts what comes over the wire, as the browser measures it."""

    def __init__(self, visitor: Visitor) -> None:
        self.bytes = 0
        self.asked: set[str] = set()
        self.page = visitor.page
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda event: self.asked.add(event["requestId"]))
        session.on("Network.loadingFailed", lambda event: self.asked.discard(event["requestId"]))
        session.on("Network.loadingFinished", self.count)

    def count(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.asked.discard(event["requestId"])

    def taken(self) -> int:
        """The bytes since the last time, once letters have come and nothing has been under way for a while."""
        quiet = 0
        while quiet < 5:
            self.page.wait_for_timeout(120)
            quiet = quiet + 1 if not self.asked and self.page.evaluate(LOADED) else 0
        found, self.bytes = self.bytes, 0
        return found


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT"])
def test_visits_are_light(browser: Any, house: Serving, language: str) -> None:
    visitor = Visitor(browser, house.address, language)
    wire = Wire(visitor)
    visitor.home()
    assert 20_000 < wire.taken() < HOME
    for number in (1, 2, 3):
        visitor.page.click(f".game:nth-child({number}) .btn--go")
        visitor.page.wait_for_selector(".board-live")
        assert wire.taken() < TABLE
        visitor.page.goto("about:blank")
        visitor.home()
        assert wire.taken() < AGAIN
    assert visitor.console == []
    visitor.close()


def test_a_whole_visit_leaves_the_console_empty(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    visitor.home()
    visitor.page.click(".game:first-child .btn--go")
    visitor.my_turn()
    visitor.page.locator(".spot.is-closed").first.dispatch_event("click")
    visitor.steps(25)
    visitor.page.goto(f"{house.address}#/rules/yunnan")
    visitor.page.wait_for_selector(".ru p")
    visitor.home()
    visitor.open("haendler", bots(2))
    visitor.steps(10)
    assert visitor.console == []
    assert visitor.errors == []
    visitor.close()


def test_a_preview_that_comes_too_late_is_no_failure(browser: Any, house: Serving) -> None:
    visitor = Visitor(browser, house.address)
    held: list[Any] = []
    visitor.page.route("**/preview?*action=*", lambda route: held.append(route))
    visitor.open("yunnan-2023", bots(2))
    late = 0
    while late < 3:
        assert visitor.step(), "the game was over before three previews came too late"
        if len(held) > 2:  # its move has been made long since
            with visitor.page.expect_response("**/preview?*action=*") as answered:
                held.pop(0).continue_()
            late += 1
            assert answered.value.status == 200
    assert visitor.console == []
    assert visitor.errors == []
    visitor.close()


def test_files_are_packed_and_kept(house: Serving) -> None:
    start = httpx.get(house.address, headers={"accept-encoding": "identity"})
    script = start.text.split('src="./')[1].split('"')[0]
    address = f"{house.address}{script}"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    for encoding in ("br", "gzip"):
        with httpx.stream("GET", address, headers={"accept-encoding": f"{encoding};q=0.9"}) as packed:
            assert packed.headers["content-encoding"] == encoding
            assert packed.headers["content-type"] == plain.headers["content-type"]
            assert packed.headers["vary"] == "accept-encoding"
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in httpx.get(address, headers={"accept-encoding": "br;q=0"}).headers
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert start.headers["cache-control"] == "no-cache"


def test_the_page_can_be_installed_and_says_when_the_server_is_away(
    browser: Any, tmp_path_factory: pytest.TempPathFactory, house: Serving
) -> None:
    assert house.process is not None
    serving = Serving(tmp_path_factory.mktemp("away"))
    serving.start()
    manifest = httpx.get(f"{serving.address}manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert httpx.get(f"{serving.address}{icon['src']}").status_code == 200
    visitor = Visitor(browser, serving.address)
    visitor.home()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    visitor.page.wait_for_selector(".game .btn--go:not([disabled])")
    serving.kill()
    visitor.page.reload()
    visitor.page.wait_for_selector(".net-bar")
    serving.start()
    visitor.page.wait_for_selector(".net-bar", state="detached")
    visitor.page.wait_for_selector(".game .btn--go:not([disabled])")
    visitor.close()
    serving.kill()

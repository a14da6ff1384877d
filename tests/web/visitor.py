"""A person in front of the page: opens tables, clicks what glows, and says what is wrong with a screen."""

import json
import random
import time
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

GO = "document.querySelector('.prompt .btn--go:not([disabled])')"
STATE = """() => ({
  over: !!document.querySelector('.end'),
  covered: !!document.querySelector('.curtain .btn--go'),
  confirm: !!document.querySelector('.prompt .btn--go:not([disabled])'),
  spots: document.querySelectorAll('.spot.is-legal').length,
  buttons: document.querySelectorAll('.prompt__row .prompt__more button').length,
  deeds: document.querySelectorAll('[data-deed]:not([disabled])').length,
  turn: !!document.querySelector('.prompt:not(.is-waiting)'),
})"""


PATIENCE = 600.0  # seconds until a test gives up on a page, however busy the machine is
MINE = "document.querySelector('.prompt:not(.is-waiting):not([aria-busy=true])')"
SETTLED = f"document.querySelector('.end h1, .curtain .btn--go') ?? {MINE}"
AT_REST = """document.fonts.status === 'loaded' && document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)"""


class Visitor:
    """One browser window."""

    def __init__(
        self,
        browser: Any,
        address: str,
        language: str = "en-GB",
        width: int = 1440,
        height: int = 900,
        seed: int = 1,
        motion: str = "no-preference",
        pace: int = 0,
        touch: bool = False,
    ) -> None:
        size = {"width": width, "height": height}
        self.context = browser.new_context(
            viewport=size, locale=language, reduced_motion=motion, has_touch=touch, is_mobile=touch
        )
        self.context.add_init_script(f"localStorage.setItem('fondaco.pace', '{pace}')")
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.address = address
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.console: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.errors.append(error.stack or str(error)))

    def hear(self, message: Any) -> None:
        """Keep what the console says, with where it comes from."""
        self.console.append(f"{message.text} ({message.location.get('url')})")

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".game .btn--go:not([disabled])")

    def request(self, method: str, path: str, body: Any = None) -> Any:
        script = """async ([method, path, body]) => {
          const init = { method, headers: { 'content-type': 'application/json' } };
          if (body !== null) init.body = JSON.stringify(body);
          const answer = await fetch(path, init);
          return [answer.status, await answer.text()];
        }"""
        status, text = self.page.evaluate(script, [method, path, body])
        assert status < 300, (path, status, text)
        return json.loads(text) if text else None

    def open(self, title: str, seats: list[dict[str, Any]], setup: dict[str, Any] | None = None) -> str:
        """Open a table over the API and go there."""
        self.home()
        self.request("PUT", "/api/me", {"name": "Lena"})
        wish = {"title": title, "setup": setup or {}, "seats": seats, "pace": {"kind": "none"}}
        name: str = self.request("POST", "/api/tables", wish)["table"]["table"]
        self.go(name)
        return name

    def go(self, name: str) -> None:
        self.page.goto(f"{self.address}#/t/{name}")
        self.page.wait_for_selector(".board-live, .end, .waiting ol, .curtain")

    def click(self) -> bool:
        """Click one thing that may be clicked now, and say whether there was any."""
        state = self.page.evaluate(STATE)
        if state["over"]:
            return False
        if state["covered"]:
            self.page.evaluate("document.querySelector('.curtain .btn--go')?.click()")
        elif state["confirm"]:
            self.page.evaluate(f"{GO}?.click()")
        elif state["turn"] and (state["spots"] or state["buttons"] or state["deeds"]):
            self.touch(state)
        else:
            return False
        return True

    def step(self) -> bool:
        """Wait until something may be clicked, and click it; false when the game is over."""
        for _ in self.waiting("nothing could be clicked"):
            if self.click():
                return True
            if self.page.locator(".end").count():
                return False
        return False

    def steps(self, count: int) -> None:
        """Click so many things, one after the other, unless the game is over before; then see it come to rest."""
        for _ in range(count):
            if not self.step():
                break
        self.settled()

    def waiting(self, complaint: str, patience: float = PATIENCE) -> Iterator[None]:
        """Look again and again, until patience is at its end."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            yield
            self.page.wait_for_timeout(15)
        raise AssertionError(complaint)

    def until(self, condition: str) -> None:
        """Wait until something is true of the page; its policy lets no string be evaluated by the page itself."""
        for _ in self.waiting(f"it never came to this: {condition}"):
            if self.page.evaluate(f"(async () => Boolean(await ({condition})))()"):
                return

    def settled(self) -> None:
        """Wait until the game waits for this person, or is over."""
        self.until(SETTLED)

    def my_turn(self) -> None:
        """Wait until this person has to decide, and nothing that was sent or shown is under way any more."""
        self.until(MINE)

    def at_rest(self) -> None:
        """Wait until letters have come and nothing moves or changes its colour any more."""
        self.until(AT_REST)

    def steps_until(self, condition: str) -> None:
        """Play on until something is true of the page."""
        for _ in self.waiting(f"it never came to this: {condition}"):
            if self.page.evaluate(f"Boolean({condition})"):
                return
            if not self.click():
                assert not self.page.locator(".end").count(), f"the game was over before it came to this: {condition}"

    def touch(self, state: dict[str, Any]) -> None:
        """A spot that glows, or a button of the list beside the board."""
        weights = [state["spots"], min(state["buttons"], 6), state["deeds"]]
        kind = self.chance.choices(
            [".spot.is-legal", ".prompt__row .prompt__more button", "[data-deed]:not([disabled])"], weights
        )[0]
        script = """([kind, share]) => {
          const found = [...document.querySelectorAll(kind)];
          found[Math.floor(share * found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }"""
        self.page.evaluate(script, [kind, self.chance.random()])

    def play_out(self) -> None:
        """Play until the end."""
        end = time.monotonic() + PATIENCE
        while self.step():
            assert time.monotonic() < end, "the game did not come to its end"
        self.page.wait_for_selector(".end h1")
        assert not self.errors, self.errors[:3]

    def violations(self) -> list[str]:
        """What axe finds wrong with the screen, moderate findings included."""
        self.page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
        self.at_rest()
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]

    def missing(self) -> list[str]:
        """Messages that the screen wanted and did not find."""
        found: list[str] = self.page.evaluate("[...window.fondacoWords.missing]")
        return found

    def close(self) -> None:
        self.context.close()


def bots(count: int, level: str = "random") -> list[dict[str, Any]]:
    """You, and some bots."""
    return [{"who": "me", "name": "Lena"}, *[{"who": "bot", "bot": level, "name": f"Bot {n}"} for n in range(count)]]

"""A person in front of the page: opens tables, clicks what glows, and says what is wrong with a screen."""

import json
import random
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
    ) -> None:
        size = {"width": width, "height": height}
        self.context = browser.new_context(viewport=size, locale=language, reduced_motion=motion)
        self.context.add_init_script(f"localStorage.setItem('fondaco.pace', '{pace}')")
        self.page = self.context.new_page()
        self.address = address
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.console: list[str] = []
        self.page.on("console", lambda message: self.console.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

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
        self.page.wait_for_selector(".board-live, .end, .waiting ol, .curtain", timeout=15_000)

    def step(self) -> bool:
        """Click one thing that may be clicked; false when the game is over."""
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
            self.page.wait_for_timeout(15)
        return True

    def until(self, condition: str, tries: int = 600) -> None:
        """Wait until something is true of the page; its policy lets no string be evaluated by the page itself."""
        for _ in range(tries):
            if self.page.evaluate(f"Boolean({condition})"):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it never came to this: {condition}")

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

    def play_out(self, most: int = 6000) -> None:
        """Play until the end."""
        for _ in range(most):
            if not self.step():
                break
        self.page.wait_for_selector(".end h1")
        assert not self.errors, self.errors[:3]

    def violations(self) -> list[str]:
        """What axe finds serious about the screen."""
        self.page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
        self.page.wait_for_timeout(300)  # until colours have stopped changing
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]

    def missing(self) -> list[str]:
        """Messages that the screen wanted and did not find."""
        found: list[str] = self.page.evaluate("[...window.fondacoWords.missing]")
        return found

    def close(self) -> None:
        self.context.close()


def bots(count: int, level: str = "random") -> list[dict[str, Any]]:
    """You, and some bots."""
    return [{"who": "me", "name": "Lena"}, *[{"who": "bot", "bot": level, "name": f"Bot {n}"} for n in range(count)]]

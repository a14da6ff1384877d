"""Games by keys alone and by fingers alone: whole ones, and to be quick the last decisions of others."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from tests.web.conftest import Serving
from tests.web.visitor import PATIENCE, Visitor, bots

TITLES = ["yunnan-2023", "yunnan-2013", "china", "haendler"]
SEATS = 3
LEFT = 6  # decisions of one's own, had the game gone on as it did
# What has the focus: how it is called, and whether Enter on it brings the game on.
FOCUSED = """() => {
  const here = document.activeElement;
  const open = '.prompt__row .opt button, [data-deed]:not([disabled]), .spot.is-legal, .card.is-open,'
    + ' .curtain .btn--go';
  const go = document.querySelector('.prompt .btn--go:not([disabled])');
  const name = here?.getAttribute('aria-label') || here?.textContent?.trim() || here?.getAttribute('title') || '';
  // What is meant is sent by its button, or by Enter once more on what was chosen.
  const acts = go ? here === go || !!here?.matches('.is-chosen, .is-on') : !!here?.matches(open);
  return { acts, spot: !!here?.matches('.spot'), name };
}"""
# The middle of something that a finger would hit: what is covered or off the screen is left out.
TOUCHED = """(kinds) => {
  for (const kind of kinds) {
    const found = [...document.querySelectorAll(kind)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = box.width && document.elementFromPoint(x, y);
      return hit && (hit === element || element.contains(hit)) ? [[x, y]] : [];
    });
    if (found.length) return found;
  }
  return [];
}"""


def nearly_over(title: str, seats: int = SEATS) -> tuple[dict[str, Any], int]:
    """The log of a random game, and after how many of its lines the first seat has few decisions left."""
    match, rng = Match.new(title, seats, seed=5), Rng(7)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.state, seat, rng))
    log: dict[str, Any] = json.loads(match.save())
    own = [line for line, (seat, _) in enumerate(log["log"]) if seat == 0]
    return log, own[-LEFT]


def late(visitor: Visitor, title: str) -> tuple[str, int]:
    """Sit down at a table that goes on from there, against bots; returns its name, and how many lines its log has."""
    log, lines = nearly_over(title)
    visitor.home()
    visitor.request("PUT", "/api/me", {"name": "Lena"})
    wish = {"log": log, "lines": lines, "seats": bots(SEATS - 1), "pace": {"kind": "none"}}
    name: str = visitor.request("POST", "/api/tables", wish)["table"]["table"]
    visitor.go(name)
    return name, lines


def early(visitor: Visitor, title: str) -> tuple[str, int]:
    """Sit down at a new table, against bots."""
    return visitor.open(title, bots(SEATS - 1)), 0


WHEN = [pytest.param(late, id="late"), pytest.param(early, id="whole", marks=pytest.mark.heavy)]
Sit = Callable[[Visitor, str], tuple[str, int]]


def decisions(visitor: Visitor, table: str, lines: int) -> int:
    """How many decisions of a game that is over were the person's own."""
    log = visitor.request("GET", f"/api/tables/{table}/log")["log"]
    return len([seat for seat, _ in log[lines:] if seat == 0])


def to_the_end(visitor: Visitor, do: Callable[[Visitor], list[str]]) -> list[str]:
    """Bring a game on again and again, whenever the person is to do something; returns the names of what was done."""
    names: list[str] = []
    for _ in visitor.waiting("the game did not come to its end", 4 * PATIENCE):
        visitor.settled()
        if visitor.page.locator(".end h1").count():
            break
        names += do(visitor)
    return names


def press(visitor: Visitor) -> list[str]:
    """Bring the game on by keys: go with Tab to the next thing that can be chosen, and choose it. Returns its name, or
    none if the turn went by meanwhile."""
    keys = visitor.page.keyboard
    for _ in range(60):
        here = visitor.page.evaluate(FOCUSED)
        if here["spot"] and not here["acts"]:  # within the board the arrows lead on, Tab leads out of it
            keys.press(visitor.chance.choice(["ArrowRight", "ArrowDown", "Tab", "Tab"]))
        elif here["acts"]:
            keys.press("Enter")
            return [str(here["name"])]
        else:
            keys.press("Tab")
    return []


@pytest.mark.parametrize("sit", WHEN)
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_keys_alone(browser: Any, house: Serving, title: str, sit: Sit) -> None:
    visitor = Visitor(browser, house.address)
    table, lines = sit(visitor, title)
    names = to_the_end(visitor, press)
    assert "" not in names
    assert len(names) >= decisions(visitor, table, lines) > 0
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()


def tap(visitor: Visitor) -> list[str]:
    """Bring the game on with a finger: what is meant, else something beside the board or on it, else the list. What is
    touched stands still."""
    visitor.at_rest()
    go, options = ".prompt .btn--go:not([disabled]), .curtain .btn--go", ".prompt__list .prompt__more button"
    beside = ".prompt__row .prompt__more button, [data-deed]:not([disabled]), .card.is-open"
    chosen = visitor.chance.choice([[".spot.is-legal", beside], [beside, ".spot.is-legal"]])
    found = visitor.page.evaluate(TOUCHED, [go, options, *chosen, ".btn--list"])
    if found:
        visitor.page.touchscreen.tap(*visitor.chance.choice(found))
    return []


@pytest.mark.parametrize("sit", WHEN)
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_touch(browser: Any, house: Serving, title: str, sit: Sit) -> None:
    visitor = Visitor(browser, house.address, width=390, height=844, touch=True)
    table, lines = sit(visitor, title)
    to_the_end(visitor, tap)
    assert decisions(visitor, table, lines) > 0
    assert visitor.violations() == []
    assert visitor.missing() == []
    assert visitor.errors == []
    visitor.close()
